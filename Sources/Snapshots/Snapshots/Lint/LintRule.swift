import ViewTree

/// A rule about one picture at a time.
protocol PictureRule: Sendable {
  static var name: LintRuleName { get }

  func observe(_ picture: LintPicture, _ variant: PictureContext) -> [LintObservation]
}

/// The variant of a picture that a rule looks at.
struct PictureContext: Sendable {
  /// The index of the variant.
  var index: Int
  var scene: LintScene
  var settings: LintSettings

  var variant: LintScene.Variant { scene.variants[index] }
  /// The largest number of pixels per point of all variants.
  var largestScale: Double { scene.variants.map(\.scale).max() ?? 1 }
}

/// A rule that compares the pictures of a view's states, all else being equal.
protocol StateRule: Sendable {
  static var name: LintRuleName { get }

  /// - Parameter states: at least two, in the order of the axis.
  func observe(
    _ states: [StatePicture], in scene: LintScene, settings: LintSettings
  ) -> [LintObservation]
}

/// A picture of one value of the state axis.
struct StatePicture: Sendable {
  /// The index of the variant.
  var index: Int
  /// The value: `disabled+selected`.
  var state: String
  var picture: LintPicture
}

/// A rule about a scene as a whole.
protocol SceneRule: Sendable {
  static var name: LintRuleName { get }

  func observe(_ scene: LintScene, _ drawn: DrawnScene) throws -> [LintObservation]
}

/// The facts of a scene that are known once all of its pictures are drawn.
struct DrawnScene: Sendable {
  /// Of all pictures, by the indices of the variants.
  var hashes: [PictureHash]
  /// The numbers of the nodes whose whole views are in some picture.
  var visibleNodes: Set<Int>
}

/// All rules, each in its file.
enum LintRules {
  static let ofPictures: [any PictureRule] = [
    ContrastRule(), TouchTargetRule(), TruncatedTextRule(), ShrunkTextRule(), CollapsedViewRule(),
    OutsideParentRule(), OverlappingTargetsRule(), MissingGlyphRule(), OffGridRule(),
    UnsatisfiableRule(), AmbiguousRule(), RightToLeftRule(), LongTextRule(), InheritedStateRule(),
  ]
  static let ofStates: [any StateRule] = [
    IdenticalStatesRule(), HueOnlyRule(),
  ]
  static let ofScenes: [any SceneRule] = [AxisWithoutEffectRule(), PropertyWithoutEffectRule()]
}
