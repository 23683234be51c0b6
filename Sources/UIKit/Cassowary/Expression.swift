/// A variable times a number.
public struct Term: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  public init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant: `2 * width + left - 8`.
public struct Expression: Hashable, Sendable {
  public var terms: [Term]
  public var constant: Double

  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  public static func + (left: Expression, right: Expression) -> Expression {
    Expression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  public static func - (left: Expression, right: Expression) -> Expression {
    left + -1 * right
  }

  public static func * (factor: Double, expression: Expression) -> Expression {
    Expression(
      expression.terms.map { Term($0.variable, times: factor * $0.coefficient) },
      constant: factor * expression.constant)
  }
}

extension Variable {
  public static func * (factor: Double, variable: Variable) -> Expression {
    Expression([Term(variable, times: factor)])
  }

  public static func + (left: Variable, right: Variable) -> Expression {
    Expression([Term(left), Term(right)])
  }

  public static func - (left: Variable, right: Variable) -> Expression {
    Expression([Term(left), Term(right, times: -1)])
  }

  public static func + (left: Variable, right: Double) -> Expression {
    Expression([Term(left)], constant: right)
  }

  public static func - (left: Variable, right: Double) -> Expression {
    Expression([Term(left)], constant: -right)
  }
}

extension Expression {
  public static func + (left: Expression, right: Variable) -> Expression {
    left + Expression(right)
  }

  public static func - (left: Expression, right: Variable) -> Expression {
    left - Expression(right)
  }

  public static func + (left: Expression, right: Double) -> Expression {
    Expression(left.terms, constant: left.constant + right)
  }

  public static func - (left: Expression, right: Double) -> Expression {
    left + -right
  }
}

extension Variable {
  public static func + (left: Variable, right: Expression) -> Expression {
    Expression(left) + right
  }

  public static func - (left: Variable, right: Expression) -> Expression {
    Expression(left) - right
  }
}
