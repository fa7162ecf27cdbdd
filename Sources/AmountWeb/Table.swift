/// Things the page holds by number. Numbers begin at 1; 0 is none.
struct Table<Item: AnyObject> {
  /// Nil at first: a constant, so that a table needs no setting up that every use of it would have to ask about.
  private var items: [Item?]?

  mutating func add(_ item: Item) -> Int32 {
    var items = items ?? []
    self.items = nil
    var place = 0
    while place < items.count, items[place] != nil { place += 1 }
    if place == items.count { items.append(nil) }
    items[place] = item
    self.items = items
    return Int32(place + 1)
  }

  mutating func remove(_ number: Int32) {
    if self[number] != nil { items?[Int(number) - 1] = nil }
  }

  subscript(number: Int32) -> Item? {
    guard let items, number > 0, Int(number) <= items.count else { return nil }
    return items[Int(number) - 1]
  }
}
