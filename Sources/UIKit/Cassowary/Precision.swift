/// How exact the solver's numbers are, and which of them count as 0.
///
/// The processor's numbers leave rounding errors, so differences up to a tolerance are taken for 0.
/// Numbers of more digits know which of them are 0, and need no tolerance; see ``PreciseNumber``.
struct Precision {
  /// Whether the basis is factorised in numbers of more digits.
  private(set) var isExtended = false
  /// How far variables have moved since they were computed from the basis; each move leaves rounding
  /// errors in them.
  private var drift = 0.0
  /// The largest bound in the basis and the largest value since values were computed from the basis.
  /// Rounding errors are proportional to them.
  private var largestBound = 1.0
  private var largestValue = 0.0

  /// Switches between the processor's numbers and numbers of more digits.
  mutating func setExtended(_ isExtended: Bool) {
    self.isExtended = isExtended
  }

  // MARK: Tolerances

  /// Differences of values up to this are rounding errors.
  var roundingOfValues: Double { 1e-12 * max(1, largestBound, largestValue) }

  /// Differences of values up to this are taken for 0.
  var tolerance: Double { isExtended ? 0 : roundingOfValues }

  /// Residuals up to this are taken for 0. A bound that is larger than all values makes only its own
  /// constraint less exact.
  ///
  /// - Parameter tolerance: the tolerance of values.
  @inline(__always) static func tolerance(ofBound bound: Double, _ tolerance: Double) -> Double {
    tolerance == 0 ? 0 : max(tolerance, 1e-12 * abs(bound))
  }

  /// Multiples of equations, and speeds of residuals, up to this are taken for 0.
  var smallestMultiple: Double { isExtended ? 0 : 1e-9 }

  /// Speeds of variables up to this are taken for 0.
  var smallestSpeed: Double { isExtended ? 0 : 1e-12 }

  /// Residuals below this are taken for 0 where a direction meets a bound.
  var smallestResidual: Double { isExtended ? .leastNonzeroMagnitude : 1e-11 }

  /// Multipliers up to this are taken for 0.
  func tolerance(of level: Level) -> Double { isExtended ? 0 : level.tolerance }

  // MARK: Rounding errors

  /// Starts to record the sizes of values that are computed from the basis.
  mutating func beginEvaluation() {
    drift = 0
    largestBound = 1
    largestValue = 0
  }

  mutating func record(bound: Double) {
    largestBound = max(largestBound, abs(bound))
  }

  mutating func record(value: Double) {
    largestValue = max(largestValue, abs(value))
  }

  /// Records that values have moved by up to a distance.
  mutating func recordMove(by distance: Double) {
    drift += distance
  }

  /// Whether values have moved so little since they were computed that their rounding errors are
  /// negligible.
  var valuesAreExact: Bool { drift <= 1e5 }

  /// Whether no value has overflowed.
  var valuesAreFinite: Bool { drift.isFinite && largestValue.isFinite }
}
