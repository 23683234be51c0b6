import Typesetting
import YAMLReading

/// What a project sets for its scenes; a scene's own values precede.
package struct SceneDefaults: Sendable, Equatable {
  /// The scales of scenes without an axis `scale`; nil for pictures at 2x, and no such axis.
  package var scales: [Int]?
  /// The folders of the asset catalogs.
  package var assets: [ProjectPath] = []
  /// The string catalogs, and the folders with `.lproj` folders.
  package var strings: [ProjectPath] = []
  /// How pictures are compared; nil for every pixel.
  package var comparison: ComparisonSettings?

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

extension SceneDefaults {
  /// Reads a number of pixels per point; nil, after a report, if pictures cannot have it.
  package static func scale(_ node: YAMLNode, in context: DocumentContext) -> Int? {
    guard case .number(let scale) = node.scalarValue, [1, 2, 3].contains(scale) else {
      context.expected("1, 2 or 3", at: node)
      return nil
    }
    return Int(scale)
  }
}

/// A file that the project names for all of its scenes, in `shared` or `tokens`.
package struct SharedReference: Sendable, Equatable {
  /// Relative to the project's folder.
  package var path: String
  /// Where the project file names it.
  package var position: SourcePosition

  package init(path: String, position: SourcePosition) {
    (self.path, self.position) = (path, position)
  }
}
