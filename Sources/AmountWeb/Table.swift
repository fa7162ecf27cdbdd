/// Things the page holds by number. Numbers begin at 1; 0 is none.
struct Table<Item: AnyObject> {
  private var items: [Item?] = []

  mutating func add(_ item: Item) -> Int32 {
    for place in items.indices where items[place] == nil {
      items[place] = item
      return Int32(place + 1)
    }
    items.append(item)
    return Int32(items.count)
  }

  mutating func remove(_ number: Int32) {
    if self[number] != nil { items[Int(number) - 1] = nil }
  }

  subscript(number: Int32) -> Item? { number > 0 && Int(number) <= items.count ? items[Int(number) - 1] : nil }
}
