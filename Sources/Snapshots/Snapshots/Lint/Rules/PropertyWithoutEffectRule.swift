import ViewTree

/// Values that are set and cannot be seen: whatever they are, all pictures are the same.
struct PropertyWithoutEffectRule: SceneRule {
  static let name = LintRuleName.propertyWithoutEffect

  func observe(_ scene: LintScene, _ drawn: DrawnScene) throws -> [LintObservation] {
    try scene.trials.compactMap { trial in
      // A value of views that are visible in part only, or not at all, may be right.
      if trial.nodes.isDisjoint(with: drawn.visibleNodes) { return nil }
      let isVisible = try trial.changes.contains { draw in
        try scene.variants.indices.contains { try PictureHash(draw($0)) != drawn.hashes[$0] }
      }
      if isVisible { return nil }
      return LintObservation(
        rule: Self.name, view: trial.view, topic: trial.name,
        variants: Array(scene.variants.indices),
        sentence: "'\(trial.name)' changes no pixel",
        remedy: "Remove it, or \(trial.prerequisite).", line: trial.line)
    }
  }
}
