import SwiftSyntax

/// A package that looks for the bundle of a target by itself, in place of `Bundle.module`, names it `Package_Target.bundle`.
/// SwiftPM's name for it ends in `.resources` on Linux.
///
/// A file that Xcode compiles into another one is in its bundle as it is, so that code which looks for the compiled one
/// finds it by its own type.
struct ResourceBundleRule: RewritingRule {
  let name = "resource bundle"

  private static let suffix = ".bundle"

  /// The type of a source file, by the type of the compiled file.
  private static let sourceTypes = ["nib": "xib", "storyboardc": "storyboard"]

  /// `path(forResource: name, ofType: "nib")`, and its kin.
  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    let labels = node.arguments.map { $0.label?.text }
    guard ["ofType", "withExtension"].contains(labels.last ?? nil), labels.count > 1,
      let literal = node.arguments.last?.expression.as(StringLiteralExprSyntax.self),
      let type = literal.representedLiteralValue.flatMap({ Self.sourceTypes[$0] })
    else { return }
    pass.replace(literal, with: "\"\(type)\"", rule: name)
  }

  func finish(_ node: SourceFileSyntax, in pass: RewritingPass) {
    let segments = Syntax(node).compiledTokens.compactMap { token -> (TokenSyntax, String)? in
      guard case .stringSegment(let text) = token.tokenKind else { return nil }
      return (token, text)
    }
    // The suffix can be appended to a name that stands alone.
    let hasName = segments.contains { Self.isBundleName($0.1) }
    for (token, text) in segments where text.hasSuffix(Self.suffix) {
      let base = text.dropLast(Self.suffix.count)
      guard Self.isBundleName(base) || base.isEmpty && hasName else { continue }
      pass.replace(token, with: base + ".resources", rule: name)
    }
  }

  /// Whether the last part of a path consists of two names, of a package and its target, with an underscore between them.
  private static func isBundleName(_ path: some StringProtocol) -> Bool {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let parts = name.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
      }
  }
}
