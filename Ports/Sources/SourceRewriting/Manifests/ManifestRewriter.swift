import SwiftParser
import SwiftSyntax

/// Makes what a manifest says of iOS hold for Linux too, where code for iOS is built.
///
/// `.target(name: "Phone", condition: .when(platforms: [.iOS]))` names Linux besides, and so does `.define` with such a
/// condition. Frameworks and libraries that are linked, and flags for the compilers, are left to iOS.
public struct ManifestRewriter: Sendable {
  /// The targets that stay on iOS, as they are not written in Swift.
  private let excludedTargets: Set<String>

  /// Creates a rewriter.
  ///
  /// - Parameter excludedTargets: the names of targets that stay on iOS; none by default.
  public init(excludedTargets: Set<String> = []) {
    self.excludedTargets = excludedTargets
  }

  /// Returns the text of a manifest for this system; the text itself if nothing is different.
  public func rewrite(_ text: String) -> String {
    guard text.contains(".iOS") else { return text }
    let finder = PlatformListFinder(excludedTargets: excludedTargets)
    finder.walk(Parser.parse(source: text))
    var bytes = Array(text.utf8)
    for end in finder.ends.reversed() { bytes.insert(contentsOf: ", .linux".utf8, at: end) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Finds the lists of platforms that have iOS, and not Linux.
private final class PlatformListFinder: SyntaxVisitor {
  private let excludedTargets: Set<String>
  /// The offsets in UTF-8 of the ends of the last platforms, in the order of the text.
  private(set) var ends: [Int] = []

  /// Settings for tools that have nothing of iOS here.
  private static let settingsOfTools: Set<String> = [
    "headerSearchPath", "linkedFramework", "linkedLibrary", "unsafeFlags",
  ]

  init(excludedTargets: Set<String>) {
    self.excludedTargets = excludedTargets
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      Self.settingsOfTools.contains(name)
    {
      return .skipChildren
    }
    let name = node.arguments.first { $0.label?.text == "name" }?.expression
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
    return name.map(excludedTargets.contains) ?? false ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    let names = node.elements.map {
      $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
    if let last = node.elements.last, names.contains("iOS"), !names.contains("linux") {
      ends.append(last.expression.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return .visitChildren
  }
}
