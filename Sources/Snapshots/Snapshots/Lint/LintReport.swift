import JSONValues
import LintConfiguration

/// The outcome of a ``LintRun``.
package struct LintReport: Sendable {
  /// A finding that counts.
  package struct Reported: Sendable {
    package var finding: LintFinding
    package var level: LintSettings.Level
  }

  /// A finding that the scene accepts.
  package struct Silenced: Sendable {
    package var finding: LintFinding
    package var reason: String
  }

  package struct SceneResult: Sendable {
    /// The name of the scene.
    package var scene: String
    package var file: String
    package var findings: [Reported] = []
    package var silenced: [Silenced] = []
    /// Silences that no finding needs.
    package var superfluous: [LintSilence] = []
    /// Why the scene could not be drawn; nil if it could.
    package var error: String?
  }

  /// In the order of the scenes.
  package var scenes: [SceneResult]

  package init(_ scenes: [SceneResult]) { self.scenes = scenes }

  package var findings: [Reported] { scenes.flatMap(\.findings) }

  /// Whether there is a finding of a rule whose level is error.
  package var fails: Bool { findings.contains { $0.level == .error } }

  /// Whether a scene could not be drawn.
  package var isBroken: Bool { scenes.contains { $0.error != nil } }
}

extension LintReport {
  /// The file of `lint --json`. Silenced findings are listed apart, with the reasons.
  package var json: JSON {
    [
      "findings": .array(findings.map(\.finding.json)),
      "silenced": .array(
        scenes.flatMap(\.silenced).map { $0.finding.json.adding(.init("reason", $0.reason.json)) }),
      "superfluous": .array(
        scenes.flatMap { scene in
          scene.superfluous.map { silence in
            [
              "rule": silence.rule.rawValue.json, "scene": scene.scene.json,
              "file": scene.file.json, "line": silence.line.json, "reason": silence.reason.json,
            ]
          }
        }),
    ]
  }
}

extension LintFinding {
  fileprivate var json: JSON {
    [
      "rule": rule.rawValue.json, "scene": scene.json, "file": file.json, "line": line.json,
      "variants": variants.json, "view": view.map(\.json) ?? .null,
      "value": value.map(\.json) ?? .null, "message": message.json,
    ]
  }
}
