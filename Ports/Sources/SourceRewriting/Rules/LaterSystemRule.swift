import SwiftSyntax

/// Removes code for iOS 26, the system that was redesigned in 2025, and later: `#available(iOS 26, *)` is false, and
/// declarations with `@available(iOS 26, *)` are left out. Other conditions ask for the system that tests run on when
/// they are reached; on Linux they would all be true.
struct LaterSystemRule: RewritingRule {
  let name = "available"

  func begin(_ node: SourceFileSyntax, in pass: RewritingPass) {
    guard pass.contains("available(") else { return }
    LaterSystemFinder(pass: pass, rule: name).walk(node)
  }
}

private final class LaterSystemFinder: SyntaxVisitor {
  private let pass: RewritingPass
  private let rule: String

  init(pass: RewritingPass, rule: String) {
    self.pass = pass
    self.rule = rule
    super.init(viewMode: .sourceAccurate)
  }

  private func report(_ node: some SyntaxProtocol) {
    pass.limit("what iOS 26 or a later system has is left out", at: node)
  }

  // MARK: Conditions

  /// The statement becomes its `else` branch.
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.conditions.contains(where: \.isOfLaterSystem) else { return .visitChildren }
    report(node)
    switch node.elseBody {
    case nil:
      pass.remove(node, rule: rule)
      return .skipChildren
    case .ifExpr(let other):
      if let keyword = node.elseKeyword {
        pass.replace(from: node.ifKeyword, to: keyword, with: "", rule: rule)
      }
      walk(other)
    case .codeBlock(let block):
      pass.replace(from: node.ifKeyword, to: block.leftBrace, with: "", rule: rule)
      pass.remove(block.rightBrace, rule: rule)
      walk(block.statements)
    }
    return .skipChildren
  }

  /// What follows a guard is left out: only its `else` is run.
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard node.conditions.contains(where: \.isOfLaterSystem),
      let item = node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), let last = list.last
    else { return .visitChildren }
    report(node)
    pass.replace(from: node.guardKeyword, to: node.elseKeyword, with: "do", rule: rule)
    if last.id != item.id, let next = list.first(where: { $0.position >= item.endPosition }) {
      pass.replace(from: next, to: last, with: "", rule: rule)
    }
    walk(node.body)
    return .skipChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let version = node.availabilityArguments.systemVersion, version[0] >= Self.firstSystem
    else { return .skipChildren }
    let isNegative = node.availabilityKeyword.tokenKind == .poundUnavailable
    let numbers = version.map(String.init).joined(separator: ", ")
    pass.replace(node, with: "\(isNegative ? "!" : "")_isAvailable(iOS: \(numbers))", rule: rule)
    pass.needsRuntime = true
    return .skipChildren
  }

  /// The first version of iOS that tests can run on: conditions that name earlier ones are true.
  private static let firstSystem = 13

  // MARK: Declarations

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node, node.item)
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node, node.decl)
  }

  private func leaveOut(
    _ node: some SyntaxProtocol, _ declaration: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    guard Syntax(declaration).isOfLaterSystem else { return .visitChildren }
    report(declaration)
    pass.remove(declaration, rule: rule)
    return .skipChildren
  }
}

extension ConditionElementSyntax {
  /// Whether it is false before iOS 26.
  var isOfLaterSystem: Bool {
    guard let condition = condition.as(AvailabilityConditionSyntax.self),
      condition.availabilityKeyword.tokenKind == .poundAvailable
    else { return false }
    return condition.availabilityArguments.namesLaterSystem
  }
}

extension AttributeSyntax {
  /// Whether it makes a declaration one of iOS 26 or a later system.
  var isOfLaterSystem: Bool {
    guard simpleName == "available", case .availability(let arguments) = arguments else {
      return false
    }
    return arguments.namesLaterSystem
  }
}

extension AvailabilityArgumentListSyntax {
  /// Whether it says `iOS 26` or more, in the short form.
  fileprivate var namesLaterSystem: Bool { systemVersion.map { $0[0] >= 26 } ?? false }

  /// The numbers of the version of iOS that it names in the short form, the major one first; nil if it names none.
  fileprivate var systemVersion: [Int]? {
    for argument in self {
      guard let version = argument.argument.as(PlatformVersionSyntax.self),
        version.platform.text == "iOS", let tuple = version.version,
        let major = Int(tuple.major.text)
      else { continue }
      return [major] + tuple.components.compactMap { Int($0.number.text) }
    }
    return nil
  }
}
