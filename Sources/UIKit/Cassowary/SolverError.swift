/// Why a call of a solver failed. The solver is unchanged then.
public enum SolverError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A coefficient, a constant or a strength is infinite or not a number.
  case notFinite
  /// The largest coefficient of a constraint, this one, is smaller than 1e-6 or larger than 1e9.
  case coefficientOutOfRange(Double)
  /// The smallest coefficient of a constraint, the first number, is less than a millionth of the
  /// largest one, the second number. It would be lost in rounding errors of the larger one.
  case coefficientsTooFarApart(Double, Double)
  /// A constant is more than 1e12 times as large as the largest coefficient.
  case constantTooLarge(Double)
  /// The variable was removed, or belongs to another solver.
  case unknownVariable
  /// The constraint was removed, or belongs to another solver.
  case unknownConstraint

  /// The mistake and its remedy, in one sentence.
  public var description: String {
    switch self {
    case .notFinite: "coefficients, constants and strengths of constraints must be finite numbers"
    case .coefficientOutOfRange(let coefficient):
      "the largest coefficient of a constraint is \(coefficient), and must be between 1e-6 and 1e9; "
        + "multiply the constraint by another number"
    case .coefficientsTooFarApart(let smallest, let largest):
      "a constraint has the coefficients \(smallest) and \(largest), so the smaller one would be lost "
        + "in rounding errors; measure the variables in units that differ by less than 1e6"
    case .constantTooLarge(let constant):
      "the constant \(constant) of a constraint is more than 1e12 times its largest coefficient; "
        + "to set no limit, leave the constraint out"
    case .unknownVariable: "the variable was removed, or belongs to another solver"
    case .unknownConstraint: "the constraint was removed, or belongs to another solver"
    }
  }
}

/// The numbers that the solver can compute with.
enum Limits {
  /// For the largest coefficient of a constraint, which its violation is weighted by.
  static let coefficients = 1e-6...1e9
  /// How far apart coefficients of one constraint may be.
  static let ratioOfCoefficients = 1e6
  /// How far apart they may be for the processor's numbers to be precise enough.
  static let ratioWithoutPrecision = 100.0
  /// For constants, relative to the binade of the largest coefficient.
  static let constant = 1e12
}
