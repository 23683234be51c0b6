/// A finding that the author of a scene accepts, with the reason.
package struct LintSilence: Sendable, Hashable {
  package var rule: LintRuleName
  package var reason: String
  /// The numbers of the nodes that it covers: the view that has it, and those below; nil for the
  /// whole scene.
  package var nodes: Range<Int>?
  /// The line of the file that has the reason.
  package var line: Int

  package init(
    rule: LintRuleName, reason: String, nodes: Range<Int>? = nil, line: Int
  ) {
    self.rule = rule
    self.reason = reason
    self.nodes = nodes
    self.line = line
  }
}
