/// Sets of the numbers from 0, which are joined two by two (union-find with path halving).
struct DisjointSets {
  /// A smaller member of the same set; of the smallest one, itself.
  private var parents: [Int]

  /// Each number is a set of its own.
  init(count: Int) {
    parents = Array(0..<count)
  }

  /// The smallest number of the set that contains a number.
  mutating func first(of member: Int) -> Int {
    var member = member
    while parents[member] != member {
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }

  /// Joins the sets of two numbers.
  mutating func join(_ one: Int, _ other: Int) {
    let (one, other) = (first(of: one), first(of: other))
    parents[max(one, other)] = min(one, other)
  }
}
