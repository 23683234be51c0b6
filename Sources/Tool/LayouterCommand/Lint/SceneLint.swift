import CommandLineTool
import HeadlessUIKit
import LintConfiguration
import Scenes
import Snapshots
import ViewTree

extension LintRun {
  /// A check of scenes by a project's settings, which shows its progress.
  ///
  /// - Parameters:
  ///   - rules: the rules that are checked unless the settings switch them off; nil for all.
  ///   - jobs: the number of pictures that are drawn concurrently.
  ///   - progress: advances with each variant; nil if it is not shown.
  init(
    of scenes: [Scene], by settings: LintSettings, rules: Set<LintRuleName>? = nil, jobs: Int,
    progress: ProgressMeter?, in context: CommandContext
  ) {
    let measuresContrast = settings[.contrast] != .off && rules?.contains(.contrast) != false
    self.init(
      scenes: scenes.map { LintScene($0, measuresContrast: measuresContrast) }, settings: settings,
      rules: rules, jobs: jobs,
      progress: { count in for _ in 0..<count { progress?.advance() } },
      isCancelled: context.isInterrupted)
  }
}

extension LintScene {
  /// A scene for the linter.
  ///
  /// - Parameter measuresContrast: whether texts are drawn in other colours as well.
  fileprivate init(_ scene: Scene, measuresContrast: Bool) {
    self.init(
      name: scene.name, file: scene.file,
      axes: scene.axes.map { Axis(name: $0.name, values: $0.values) },
      variants: scene.variants.map { variant in
        Variant(
          name: variant.name, line: variant.line,
          choices: variant.choices.map { VariantChoice(axis: $0.axis, value: $0.value) },
          scale: Double(variant.scale), isFilmFrame: variant.filmFrame != nil,
          isRightToLeft: variant.isRightToLeft)
      },
      subject: scene.stateSubject, silences: scene.silences,
      trials: scene.trials.map { LintTrial($0, of: scene) },
      draw: { index in
        let variant = scene.variants[index]
        let inspected = try drawingWithFonts {
          try scene.inspect(
            variant, inks: measuresContrast && variant.filmFrame == nil)
        }
        return LintPicture(
          bitmap: inspected.bitmap, tree: inspected.tree,
          inks: inspected.inks.map(TextInkPictures.init))
      },
      layOut: { index, alteration in
        try scene.inspect(scene.variants[index], altered: SceneAlteration(alteration))
      })
  }
}

extension LintTrial {
  fileprivate init(_ trial: PropertyTrial, of scene: Scene) {
    self.init(
      name: trial.name, prerequisite: trial.prerequisite,
      view: LintView(
        name: trial.view ?? trial.type, id: trial.view, type: trial.type, source: trial.source),
      nodes: trial.nodes, line: trial.line,
      changes: trial.alterations.map { alteration in
        { index in
          try drawingWithFonts { try scene.draw(scene.variants[index], altered: alteration) }
        }
      })
  }
}

extension SceneAlteration {
  fileprivate init(_ alteration: LintAlteration) {
    switch alteration {
    case .rightToLeft: self = .rightToLeft
    case .longTexts(let factor): self = .longTexts(factor: factor)
    }
  }
}
