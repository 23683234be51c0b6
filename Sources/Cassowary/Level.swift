/// The constraints of one strength, and what the violated ones among them pull at.
final class Level {
  /// Levels are ordered by strength, and the one behind `required` that decides which of several
  /// contradicting constraints gives way comes between it and all others.
  struct Rank: Comparable {
    var strength: Double
    var isTieBreak = false

    static func < (one: Rank, other: Rank) -> Bool {
      one.strength != other.strength
        ? one.strength < other.strength : one.isTieBreak && !other.isTieBreak
    }
  }

  let rank: Rank
  /// By slot, how fast the violations of the level grow in sum when the basis' equation of the slot
  /// gets a larger right side and all others stay.
  let multipliers = SparseVector()
  /// What multipliers are to be changed by: by pivot, then by slot.
  let change = SparseVector()
  var constraintCount = 0

  init(rank: Rank) {
    self.rank = rank
  }

  func resize(to count: Int) {
    multipliers.resize(to: count)
    change.resize(to: count)
  }
}
