import SwiftSyntax

/// Finds the references `super.name` to a member, also in closures.
final class SuperReferences: SyntaxVisitor {
  private let name: String
  private(set) var found: [MemberAccessExprSyntax] = []

  init(to name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name {
      found.append(node)
    }
    return .visitChildren
  }
}

extension MemberAccessExprSyntax {
  /// The call of the method, with `try` and `await` if they are there; nil if it is not called with these labels.
  func call(of method: MemberDeclaration.Name) -> (call: FunctionCallExprSyntax, whole: Syntax)? {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id,
      call.arguments.map({ $0.label?.text ?? "_" })
        + (call.trailingClosure.map { _ in [method.labels.last ?? ""] } ?? []) == method.labels
    else { return nil }
    var whole = Syntax(call)
    while let parent = whole.parent,
      parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
    {
      whole = parent
    }
    return (call, whole)
  }

  /// How an assignment refers to the property.
  enum Assignment {
    /// It assigns another value.
    case whole(SequenceExprSyntax)
    /// It changes a part of the value, or makes another one of the value.
    case part(SequenceExprSyntax)
  }

  /// The assignment to the property or to a part of its value; nil if it is only read.
  var assignment: Assignment? {
    var target = Syntax(self)
    while let parent = target.parent,
      parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
        || parent.is(ForceUnwrapExprSyntax.self) || parent.is(SubscriptCallExprSyntax.self)
    {
      target = parent
    }
    guard let list = target.parent?.as(ExprListSyntax.self), list.first?.id == target.id,
      let sequence = list.parent?.as(SequenceExprSyntax.self), let second = list.dropFirst().first
    else { return nil }
    if second.is(AssignmentExprSyntax.self) {
      return target.id == id ? .whole(sequence) : .part(sequence)
    }
    guard let sign = second.as(BinaryOperatorExprSyntax.self)?.operator.text, sign.hasSuffix("="),
      !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
    else { return nil }
    return .part(sequence)
  }
}
