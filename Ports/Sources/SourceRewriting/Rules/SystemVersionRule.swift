import SwiftSyntax

/// What `ProcessInfo` says of the system's version is the version of iOS that tests run on. An extension cannot replace
/// what Foundation declares.
struct SystemVersionRule: RewritingRule {
  let name = "system version"

  private static let members: Set<String> = [
    "operatingSystemVersion", "operatingSystemVersionString", "isOperatingSystemAtLeast",
  ]

  func rewrite(_ node: MemberAccessExprSyntax, in pass: RewritingPass) {
    let member = node.declName.baseName.text
    guard Self.members.contains(member), let base = node.base, isProcessInfo(base) else { return }
    pass.replace(node.declName.baseName, with: "_" + member, rule: name)
    pass.needsRuntime = true
  }

  /// Whether an expression is `ProcessInfo.processInfo`, or a variable of that name.
  private func isProcessInfo(_ node: ExprSyntax) -> Bool {
    let name =
      node.as(MemberAccessExprSyntax.self)?.declName ?? node.as(DeclReferenceExprSyntax.self)
    return name?.baseName.text == "processInfo"
  }
}
