/// How an expression compares with 0.
public enum Relation: Hashable, Sendable {
  /// At most 0.
  case lessThanOrEqual
  /// 0.
  case equal
  /// At least 0.
  case greaterThanOrEqual
}

/// The priority of a constraint over all weaker ones taken together.
///
/// Strengths are levels, not weights: no number of weaker constraints outweighs a stronger one.
public struct Strength: Hashable, Sendable, Comparable {
  /// The number of the strength; greater numbers are stronger, at most 1000.
  public let value: Double

  /// - Parameter value: any number; larger ones than ``required`` are clamped to it.
  public init(_ value: Double) {
    self.value = min(value, Self.required.value)
  }

  private init(exactly value: Double) {
    self.value = value
  }

  /// The strength of constraints that must be satisfied, 1000. Contradictions between them are
  /// reported by ``Solver/conflicts``.
  public static let required = Strength(exactly: 1000)

  /// Whether the first strength is the weaker one.
  public static func < (one: Strength, other: Strength) -> Bool {
    one.value < other.value
  }
}

/// A requirement that an expression is 0, at least 0 or at most 0, and its strength.
public struct Constraint: Hashable, Sendable {
  /// The expression that is compared with 0.
  public var expression: Expression
  /// How the expression compares with 0.
  public var relation: Relation
  /// The strength of the constraint; required by default.
  public var strength: Strength

  /// A constraint that compares an expression with 0.
  public init(
    _ expression: Expression, _ relation: Relation, strength: Strength = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }
}

/// Identifies a constraint of a solver.
public struct ConstraintID: Hashable, Sendable {
  let index: Int32
  /// Distinguishes it from other constraints that were stored at the same index.
  let serial: UInt64
}
