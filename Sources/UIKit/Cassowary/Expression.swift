/// A variable times a number.
public struct Term: Hashable, Sendable {
  /// The variable of the term.
  public var variable: Variable
  /// The factor of the variable.
  public var coefficient: Double

  /// A multiple of a variable; the variable itself by default.
  public init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant: `2 * width + left - 8`.
public struct Expression: Hashable, Sendable {
  /// The terms; several of the same variable are added up by the solver.
  public var terms: [Term]
  /// The number that is added to the terms.
  public var constant: Double

  /// A sum of terms and a constant; 0 by default.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The value of a variable.
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  /// The sum of two expressions; terms of the same variable stay separate.
  public static func + (left: Expression, right: Expression) -> Expression {
    Expression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// The difference of two expressions; terms of the same variable stay separate.
  public static func - (left: Expression, right: Expression) -> Expression {
    left + -1 * right
  }

  /// An expression with its terms and constant multiplied by a factor.
  public static func * (factor: Double, expression: Expression) -> Expression {
    Expression(
      expression.terms.map { Term($0.variable, times: factor * $0.coefficient) },
      constant: factor * expression.constant)
  }
}

extension Variable {
  /// A variable multiplied by a factor.
  public static func * (factor: Double, variable: Variable) -> Expression {
    Expression([Term(variable, times: factor)])
  }

  /// The sum of two variables.
  public static func + (left: Variable, right: Variable) -> Expression {
    Expression([Term(left), Term(right)])
  }

  /// The difference of two variables.
  public static func - (left: Variable, right: Variable) -> Expression {
    Expression([Term(left), Term(right, times: -1)])
  }

  /// The sum of a variable and a constant.
  public static func + (left: Variable, right: Double) -> Expression {
    Expression([Term(left)], constant: right)
  }

  /// The difference of a variable and a constant.
  public static func - (left: Variable, right: Double) -> Expression {
    Expression([Term(left)], constant: -right)
  }
}

extension Expression {
  /// The sum of an expression and a variable.
  public static func + (left: Expression, right: Variable) -> Expression {
    left + Expression(right)
  }

  /// The difference of an expression and a variable.
  public static func - (left: Expression, right: Variable) -> Expression {
    left - Expression(right)
  }

  /// An expression with a number added to its constant.
  public static func + (left: Expression, right: Double) -> Expression {
    Expression(left.terms, constant: left.constant + right)
  }

  /// An expression with a number subtracted from its constant.
  public static func - (left: Expression, right: Double) -> Expression {
    left + -right
  }
}

extension Variable {
  /// The sum of a variable and an expression.
  public static func + (left: Variable, right: Expression) -> Expression {
    Expression(left) + right
  }

  /// The difference of a variable and an expression.
  public static func - (left: Variable, right: Expression) -> Expression {
    Expression(left) - right
  }
}
