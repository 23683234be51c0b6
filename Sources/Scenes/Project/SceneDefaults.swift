import CairoGraphics

/// What a project sets for its scenes; a scene's own values precede.
package struct SceneDefaults: Sendable, Equatable {
  /// The scales of scenes without an axis `scale`; nil for pictures at 2x, and no such axis.
  package var scales: [Int]?
  /// How pictures are compared; nil for every pixel.
  package var comparison: SceneComparison?

  /// What names of fonts mean, and which font the system font is; nil for what is current.
  package var fonts: FontConfiguration?

  package init() {}
}
