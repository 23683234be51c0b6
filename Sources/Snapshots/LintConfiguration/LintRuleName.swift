/// The rules of the linter, by the names that settings, silences and reports use.
package enum LintRuleName: String, Sendable, CaseIterable, Comparable {
  case identicalStates = "identical-states"
  case inheritedState = "inherited-state"
  case contrast
  case touchTarget = "touch-target"
  case truncatedText = "truncated-text"
  case shrunkText = "shrunk-text"
  case collapsedView = "collapsed-view"
  case outsideParent = "outside-parent"
  case overlappingTargets = "overlapping-targets"
  case missingGlyph = "missing-glyph"
  case axisWithoutEffect = "axis-without-effect"
  case hueOnly = "hue-only"
  case offGrid = "off-grid"
  case unsatisfiable
  case ambiguous
  case rightToLeft = "right-to-left"
  case longText = "long-text"
  case propertyWithoutEffect = "property-without-effect"

  package static let names = allCases.map(\.rawValue)

  /// In the order of ``allCases``.
  package static func < (left: LintRuleName, right: LintRuleName) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
