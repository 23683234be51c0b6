/// Which variable of a row becomes its pivot while rows are inserted: the one with the smallest rank.
struct PivotOrder: ~Copyable {
  enum Rule {
    /// The variable in the fewest rows to come.
    case fewestRows
    /// The variable that is in the latest row.
    case latestRow
  }

  private var rule = Rule.fewestRows
  /// By variable. With ``Rule/fewestRows`` the number of rows to come that contain it, or will by fill-in.
  private var ranks = Buffer<Int32>()

  /// Counts are estimates; larger ones are not distinguished.
  private static let largestCount: Int32 = 1 << 24

  /// Starts with all rows of the model to come.
  mutating func startWithFewestRows(_ model: borrowing Model) {
    rule = .fewestRows
    ranks.fill(0, count: model.variableCount)
    for variable in 0..<model.variableCount {
      ranks[variable] = model.occurrenceCount(of: variable)
    }
  }

  /// Starts with certain rows to come.
  mutating func startWithFewestRows(of members: [Member], _ model: borrowing Model) {
    rule = .fewestRows
    ranks.fill(0, count: model.variableCount)
    for member in members {
      member.forEachTerm(model) { variable, _ in ranks[variable] += 1 }
    }
  }

  /// Starts with rows that come in the order of a list.
  mutating func startWithLatestRow(of members: [Member], _ model: borrowing Model) {
    rule = .latestRow
    ranks.fill(0, count: model.variableCount)
    for (place, member) in members.enumerated() {
      member.forEachTerm(model) { variable, _ in ranks[variable] = -Int32(place) }
    }
  }

  /// Whether a variable is a better pivot than one before it in the row.
  @inline(__always) func prefers(_ variable: Int, to other: Int) -> Bool {
    ranks.base[variable] <= ranks.base[other]
  }

  /// Records that a row that contains a variable has come.
  @inline(__always) mutating func recordRow(containing variable: Int) {
    if rule == .fewestRows { ranks.base[variable] -= 1 }
  }

  /// Records that the rows to come will contain a variable in place of the pivot.
  @inline(__always) mutating func recordFillIn(of variable: Int, for pivot: Int) {
    guard rule == .fewestRows else { return }
    ranks.base[variable] = min(ranks.base[variable] + ranks.base[pivot], Self.largestCount)
  }
}
