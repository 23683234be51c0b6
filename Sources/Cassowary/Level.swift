/// One of the sums that the solver minimises, the stronger ones first.
///
/// Each strength in use has one, the sum of violations of its constraints. Besides, each required
/// constraint that is violated has one of its own, behind that of all required ones: where several
/// required constraints could give way at the same cost, those that were added earlier are spared.
final class Level {
  struct Rank: Comparable {
    var strength: Double
    /// The serial number of the required constraint whose level it is; 0 for the level of a strength.
    var serial: UInt64 = 0

    static func < (one: Rank, other: Rank) -> Bool {
      one.strength != other.strength ? one.strength < other.strength : one.serial > other.serial
    }
  }

  private(set) var rank: Rank
  /// By slot, how fast the sum grows when the right side of the slot's equation grows and those of
  /// the others stay: the multiplier of the equation.
  let multipliers = SparseVector()
  /// By pivot, what the sum's gradient has changed by since the multipliers were computed.
  let change = SparseVector()
  var hasChanged = false
  var constraintCount = 0
  /// The largest weight of a constraint, which rounding errors of multipliers go by.
  var largestWeight = 1.0

  /// The largest multiplier since they were computed from scratch.
  var largestMultiplier = 0.0

  init(rank: Rank) {
    self.rank = rank
  }

  /// Makes it another level, which knows nothing yet. Edits that turn over which constraints are
  /// violated let levels come and go, and would spend much of their time on memory otherwise.
  func become(_ rank: Rank) {
    self.rank = rank
    multipliers.clear()
    change.clear()
    hasChanged = false
    constraintCount = 0
    largestWeight = 1
    largestMultiplier = 0
  }

  /// Multipliers up to this are what rounding left, and are dropped.
  var rounding: Double { 1e-3 * tolerance }

  /// Multipliers up to this are taken for 0.
  var tolerance: Double { max(1e-10, 1e-12 * largestWeight, 1e-14 * largestMultiplier) }
}
