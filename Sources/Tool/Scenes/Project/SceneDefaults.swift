import Typesetting

/// What a project sets for its scenes; a scene's own values precede.
package struct SceneDefaults: Sendable, Equatable {
  /// The scales of scenes without an axis `scale`; nil for pictures at 2x, and no such axis.
  package var scales: [Int]?
  /// The folders of the asset catalogs.
  package var assets: [ProjectPath] = []
  /// The string catalogs, and the folders with `.lproj` folders.
  package var strings: [ProjectPath] = []
  /// How pictures are compared; nil for every pixel.
  package var comparison: SceneComparison?

  /// The files whose names all scenes can use.
  package var shared: [SharedReference] = []
  /// The design tokens that all scenes can use.
  package var tokens: [TokenSource] = []
  /// The project file, as diagnostics show it.
  package var path = ProjectFile.name
  /// The fonts that names refer to, and the system font; nil for the current configuration.
  package var fonts: FontConfiguration?

  package init() {}
}
