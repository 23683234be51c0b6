/// What the linter reports, and its limits.
package struct LintSettings: Sendable, Equatable {
  /// What a finding of a rule means.
  package enum Level: String, Sendable, CaseIterable {
    /// The rule is not checked.
    case off
    /// The finding is printed.
    case warning
    /// The finding is printed, and the command fails.
    case error
  }

  /// How the contrast of a text is measured.
  package enum ContrastMethod: String, Sendable, CaseIterable {
    /// The contrast ratio of WCAG 2.2.
    case wcag
    /// The lightness contrast of APCA.
    case apca
  }

  private var levels: [LintRuleName: Level] = [:]
  /// Whether `verify` prints findings as notes.
  package var runsInVerify = false

  package var contrastMethod = ContrastMethod.wcag
  /// The smallest contrast of text; nil for the method's own.
  package var minimumContrast: Double?
  /// The smallest contrast of large text; nil for the method's own.
  package var minimumLargeContrast: Double?
  /// The smallest side of a touch target, points: the 44 of Apple's Human Interface Guidelines.
  package var minimumTarget = 44.0
  /// The smallest colour difference of two states, ΔE by CIEDE2000.
  package var minimumStateDifference = 2.0
  /// How much longer texts become, as a factor.
  package var textGrowth = 1.35

  package init() {}

  package subscript(rule: LintRuleName) -> Level {
    get { levels[rule] ?? .error }
    set { levels[rule] = newValue }
  }
}

extension LintSettings {
  /// The smallest contrast of text, or of large text, in the unit of the method.
  ///
  /// Source: WCAG 2.2, success criterion 1.4.3 (level AA); for APCA, the levels of its Bronze Simple
  /// Mode: Lc 60 for texts to be read, Lc 45 for large ones.
  package func minimumContrast(ofLargeText isLarge: Bool) -> Double {
    switch (contrastMethod, isLarge) {
    case (.wcag, false): minimumContrast ?? 4.5
    case (.wcag, true): minimumLargeContrast ?? 3
    case (.apca, false): minimumContrast ?? 60
    case (.apca, true): minimumLargeContrast ?? 45
    }
  }
}
