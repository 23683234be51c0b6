import ViewTree

/// Values that are set and cannot be seen: without them all pictures are the same.
struct PropertyWithoutEffectRule: SceneRule {
  static let name = LintRuleName.propertyWithoutEffect

  func observe(
    _ scene: LintScene, hashes: [PictureHash], settings: LintSettings
  ) throws -> [LintObservation] {
    try scene.trials.compactMap { trial in
      let changes = try scene.variants.indices.contains { index in
        try PictureHash(trial.draw(index)) != hashes[index]
      }
      if changes { return nil }
      return LintObservation(
        rule: Self.name, view: trial.view, topic: trial.name,
        variants: Array(scene.variants.indices),
        sentence: "'\(trial.name)' changes no pixel",
        remedy: "Remove it, or \(trial.prerequisite).", line: trial.line)
    }
  }
}
