/// How an expression compares with 0.
public enum Relation: Hashable, Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// How much a constraint matters: more than everything that is weaker, taken together.
///
/// Strengths are levels, not weights: no number of weaker constraints outweighs a stronger one.
public struct Strength: Hashable, Sendable, Comparable {
  public let value: Double

  /// - Parameter value: any number; what is above ``required`` is taken as that.
  public init(_ value: Double) {
    self.value = min(value, Self.required.value)
  }

  private init(exactly value: Double) {
    self.value = value
  }

  /// Must hold. Where required constraints contradict each other the solver says so; see
  /// ``Solver/conflicts``.
  public static let required = Strength(exactly: 1000)

  public static func < (one: Strength, other: Strength) -> Bool {
    one.value < other.value
  }
}

/// What is asked of variables: that an expression is 0, at least 0 or at most 0.
public struct Constraint: Hashable, Sendable {
  public var expression: Expression
  public var relation: Relation
  public var strength: Strength

  public init(
    _ expression: Expression, _ relation: Relation, strength: Strength = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }
}

/// A constraint as a solver knows it.
public struct ConstraintID: Hashable, Sendable {
  let index: Int32
  /// Tells it from others that had its place.
  let serial: UInt64
}
