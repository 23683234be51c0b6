import SwiftSyntax

/// The rewriting of one file: what rules read, and what they write to.
final class RewritingPass {
  /// The declarations that the file can refer to, and local classes from where they are declared.
  private(set) var declarations: DeclarationIndex
  /// The types and extensions around the current node, outermost first.
  private(set) var enclosingTypes: [EnclosingType] = []
  /// The names of the modules that the file imports where conditional compilation leaves them.
  var imports: Set<String> = []
  /// Whether code was inserted that needs what Foundation has on Apple's systems only.
  var needsRuntime = false

  /// Whether classes of tests adopt protocols.
  var hasTestObjects = false
  /// Whether code was inserted that needs UIKit's module.
  var needsUIKit = false

  /// The names that the file gives to types of modules that it imports.
  var aliases: [ModuleAlias] = []
  /// Whether code asks whether something, perhaps a rectangle, intersects something else.
  var asksForIntersections = false

  /// Whether the file imports SwiftUI, whose declarations it leaves out.
  var importsViewFramework = false

  private let source: [UInt8]
  private let lines: LineTable
  private var edits = SourceEdits()
  private var limitations: [(offset: Int, message: String)] = []

  init(source: String, declarations: DeclarationIndex) {
    self.declarations = declarations
    self.source = Array(source.utf8)
    lines = LineTable(self.source)
  }

  func enter(_ type: EnclosingType) { enclosingTypes.append(type) }
  func addLocal(_ node: ClassDeclSyntax) {
    declarations.addLocal(TypeDeclaration.local(node, in: enclosingTypes.last?.qualifiedName))
  }
  func leaveType() { enclosingTypes.removeLast() }

  // MARK: Edits

  /// Replaces a node without the blanks and comments around it.
  func replace(_ node: some SyntaxProtocol, with text: String, rule: String) {
    edits.replace(Self.range(of: node), with: text, rule: rule)
  }

  /// Removes a node, and the blank after it if the node begins a line or follows a blank.
  func remove(_ node: some SyntaxProtocol, rule: String) {
    edits.replace(Self.range(of: node), with: "", rule: rule)
  }

  /// Replaces everything from one node to another one.
  func replace(
    from first: some SyntaxProtocol, to last: some SyntaxProtocol, with text: String, rule: String
  ) {
    edits.replace(
      Self.range(of: first).lowerBound..<Self.range(of: last).upperBound, with: text, rule: rule)
  }

  /// Whether a token is within code that has been removed.
  func isRemoved(_ token: TokenSyntax) -> Bool {
    let offset = Self.range(of: token).lowerBound
    return edits.edits.contains { $0.replacement.isEmpty && $0.range.contains(offset) }
  }

  func insert(_ text: String, before node: some SyntaxProtocol, rule: String) {
    let offset = Self.range(of: node).lowerBound
    edits.replace(offset..<offset, with: text, rule: rule)
  }

  func insert(_ text: String, after node: some SyntaxProtocol, rule: String) {
    let offset = Self.range(of: node).upperBound
    edits.replace(offset..<offset, with: text, rule: rule)
  }

  func limit(_ message: String, at node: some SyntaxProtocol) {
    limitations.append((Self.range(of: node).lowerBound, message))
  }

  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    let lower = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return lower..<max(lower, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Whether the file's text has a word.
  func contains(_ word: StaticString) -> Bool { source.contains(word) }

  /// The text of a node without the blanks and comments around it.
  func text(of node: some SyntaxProtocol) -> String {
    String(decoding: source[Self.range(of: node)], as: UTF8.self)
  }

  // MARK: Result

  func result(isEmptied: Bool) -> RewrittenSource {
    let (text, rewritings) = edits.apply(to: source, lines: lines)
    let sorted = limitations.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    return RewrittenSource(
      text: text, rewritings: rewritings,
      limitations: sorted.map {
        Limitation(place: lines.place(at: $0.element.offset), message: $0.element.message)
      },
      isEmptied: isEmptied, importsCombine: imports.contains(CombineNames.module),
      importsSnapshotTesting: !imports.isDisjoint(with: PlatformModules.ofSnapshotTesting))
  }
}

/// A type or an extension around a piece of code.
struct EnclosingType {
  /// How code in it refers to the type: the simple name of a declared type, which hides all others,
  /// or what an extension extends.
  var reference: String
  /// The name, preceded by the names of the types around it, as in ``DeclarationIndex``.
  var qualifiedName: String
  var isExtension: Bool
}
