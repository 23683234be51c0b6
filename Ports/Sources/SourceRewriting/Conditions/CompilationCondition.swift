import SwiftSyntax

/// The value of a condition of `#if`, as far as it is known before the compiler runs.
enum CompilationCondition: Equatable {
  case holds
  case fails
  /// It depends on flags such as `DEBUG`, or on unknown modules.
  case unknown

  init(_ holds: Bool) {
    self = holds ? .holds : .fails
  }

  /// Evaluates a condition as the compiler on Linux will evaluate its rewritten copy.
  init(evaluating expression: ExprSyntax) {
    self = Self.evaluate(expression, onDevice: false)
  }

  /// Evaluates a condition as it is on a device, which has the frameworks that are missing here.
  init(evaluatingOnDevice expression: ExprSyntax) {
    self = Self.evaluate(expression, onDevice: true)
  }

  static prefix func ! (condition: Self) -> Self {
    switch condition {
    case .holds: .fails
    case .fails: .holds
    case .unknown: .unknown
    }
  }

  static func && (first: Self, second: Self) -> Self {
    if first == .fails || second == .fails { return .fails }
    return first == .holds && second == .holds ? .holds : .unknown
  }

  static func || (first: Self, second: Self) -> Self { !(!first && !second) }

  private static func evaluate(_ expression: ExprSyntax, onDevice: Bool) -> Self {
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return Self(literal.literal.tokenKind == .keyword(.true))
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return evaluate(only.expression, onDevice: onDevice)
    }
    if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return !evaluate(negation.expression, onDevice: onDevice)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return evaluate(Array(sequence.elements), onDevice: onDevice)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return evaluate(call, onDevice: onDevice)
    }
    return .unknown
  }

  /// Operands with `&&`, which binds more tightly, and `||` between them.
  private static func evaluate(_ elements: [ExprSyntax], onDevice: Bool) -> Self {
    var result = CompilationCondition.fails
    var term = CompilationCondition.holds
    for element in elements {
      if let binary = element.as(BinaryOperatorExprSyntax.self) {
        guard binary.operator.text == "||" else { continue }
        result = result || term
        term = .holds
      } else {
        term = term && evaluate(element, onDevice: onDevice)
      }
    }
    return result || term
  }

  private static func evaluate(_ call: FunctionCallExprSyntax, onDevice: Bool) -> Self {
    guard let argument = call.arguments.first?.expression else { return .unknown }
    let text = argument.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os": return Self(text == "iOS")
    case "targetEnvironment": return .fails
    case "canImport":
      if onDevice, PlatformModules.isMissing(text) { return .holds }
      return PlatformModules.canImport(text)
    case "swift": return evaluateVersion(argument, current: (5, 10))
    case "compiler": return evaluateVersion(argument, current: (6, 1))
    default: return .unknown
    }
  }

  /// Compares `>=5.9` or `<6.0` with a version. The language mode is 5. The compiler is 6.1 to UIKit code, see
  /// ``PlatformConditionRule``.
  private static func evaluateVersion(
    _ expression: ExprSyntax, current: (major: Int, minor: Int)
  ) -> Self {
    let text = expression.trimmedDescription.filter { $0 != " " }
    let numbers = text.drop { ">=<".contains($0) }.split(separator: ".").compactMap { Int($0) }
    guard let major = numbers.first else { return .unknown }
    let isReached = (major, numbers.dropFirst().first ?? 0) <= current
    return text.hasPrefix("<") ? Self(!isReached) : Self(isReached)
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that may be compiled: those that hold or may hold, up to the first that holds.
  var compiledClauses: [IfConfigClauseSyntax] {
    clauses { CompilationCondition(evaluating: $0) }
  }

  /// The clauses that may be compiled on a device, where no framework is missing.
  var clausesOnDevice: [IfConfigClauseSyntax] {
    clauses { CompilationCondition(evaluatingOnDevice: $0) }
  }

  private func clauses(
    where condition: (ExprSyntax) -> CompilationCondition
  ) -> [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in clauses {
      switch clause.condition.map(condition) ?? .holds {
      case .holds: return result + [clause]
      case .unknown: result.append(clause)
      case .fails: break
      }
    }
    return result
  }
}
