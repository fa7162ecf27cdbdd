/// A piece of work that is measured: ours, and what else a program would use for it.
struct Work {
  /// One way to do the work.
  struct Way {
    let name: String
    /// Does the work so many times.
    let run: (Int) -> Void
  }

  /// A short name without spaces, as in `thresholds.tsv`.
  let name: String
  /// How many operations one run of the body is: keys, as a rule 1.
  var operations = 1
  let ours: (Int) -> Void
  var others: [Way] = []
}

/// Keeps the optimiser from dropping a result.
@inline(never)
func keep<Value>(_ value: Value) { _ = value }
