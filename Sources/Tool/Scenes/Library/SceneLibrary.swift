import CairoGraphics
import Foundation
import HeadlessUIKit
import JSONValues
import ProjectFiles

/// Reads scenes with a set of view classes.
public struct SceneLibrary: Sendable {
  /// The scenes of some files, and diagnostics about the others.
  public struct Loaded: Sendable {
    /// In the order of their paths; files with errors yield no scene.
    public var scenes: [Scene] = []
    /// Errors and warnings, by file and position.
    public var diagnostics: [Diagnostic] = []

    /// Whether any diagnostic is an error.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// The file extensions of scenes.
  public static let fileExtensions = ["yaml", "yml", "json"]

  let classes: [ViewClass]
  let layouters: [LayouterClass]
  /// The scenes in Swift.
  package let scenes: [Scene]
  private let classesByName: [String: ViewClass]
  /// What the project sets for its scenes.
  package var defaults = SceneDefaults()

  /// - Parameters:
  ///   - classes: the classes that scenes can name. If two have the same name, the later one is
  ///     used.
  ///   - layouters: the layouters that scenes can name.
  ///   - scenes: the scenes in Swift, besides those in files.
  public init(
    classes: [ViewClass] = ViewClass.standard, layouters: [LayouterClass] = LayouterClass.standard,
    scenes: [Scene] = []
  ) {
    self.layouters = layouters
    self.scenes = scenes
    let byName = Dictionary(classes.map { ($0.name, $0) }) { _, later in later }
    var seen = Set<String>()
    self.classes = classes.compactMap { candidate in
      seen.insert(candidate.name).inserted ? byName[candidate.name] : nil
    }
    classesByName = byName
  }

  func viewClass(named name: String) -> ViewClass? { classesByName[name] }

  /// The names of the classes of views.
  var classNames: [String] { classes.filter { $0.elementList == nil }.map(\.name) }

  /// Reads one scene from text.
  ///
  /// - Parameters:
  ///   - text: YAML or JSON.
  ///   - path: the scene's path, which diagnostics show as the file.
  ///   - folder: the folder to which paths of images in the text are relative.
  public func scene(
    from text: String, path: String = "scene.yaml", folder: String = "."
  ) -> (scene: Scene?, diagnostics: [Diagnostic]) {
    let files = SceneFiles(
      folder: URL(filePath: folder, directoryHint: .isDirectory), project: nil, images: ImageCache()
    )
    let read = scene(from: Array(text.utf8), path: path, shownAs: path, files: files)
    return (read.scene, read.diagnostics)
  }

  /// What was read of a scene's text.
  struct ReadText {
    /// Nil if there are errors.
    var scene: Scene?
    var diagnostics: [Diagnostic] = []
    /// Whether the text belongs to a shared file rather than to a scene.
    var isSharedFile = false
    /// The names of shared files that the scene uses.
    var usedNames: Set<SharedName> = []
  }

  func scene(
    from bytes: [UInt8], path: String, shownAs shown: String, files: SceneFiles
  ) -> ReadText {
    let context = ReadingContext(path: shown, files: files)
    var read = ReadText()
    do throws(Diagnostic) {
      let (root, diagnostics) = try SceneText.compose(bytes, path: shown)
      context.append(diagnostics)
      if let root {
        read.isSharedFile = root.isSharedFile
        let title = URL(filePath: path).deletingPathExtension().lastPathComponent
        read.scene = (defaults.fonts ?? .current).performAsCurrent {
          SceneCompiler(library: self, context: context).compile(root, as: path, title: title)
        }
      }
    } catch {
      context.append([error])
    }
    if context.hasErrors { read.scene = nil }
    read.diagnostics = context.listedDiagnostics
    read.usedNames = context.usedSharedNames
    return read
  }
}
