import FileAccess
import Foundation
import Messages
import ProjectFiles

/// A name of a shared file, as diagnostics about it need it.
struct SharedName: Hashable, Sendable {
  var path: String
  var position: SourcePosition
  var noun: String
  var name: String

  /// - Parameter path: the file that defines it.
  init(_ definition: SceneNames.Definition, at path: String) {
    self.path = path
    position = definition.keyPosition.from(0)
    noun = definition.kind.noun
    name = definition.name
  }
}

/// The files that the scenes of a run share.
struct SceneSharing {
  /// The problems of these files, also of what no scene uses.
  let diagnostics: [Diagnostic]

  private let files: Set<[String]>
  private let places: ScenePlaces
  private let names: [SharedName]
  private let usedNames: Set<SharedName>

  init(
    of scenes: [ReadScene], in places: ScenePlaces, library: SceneLibrary,
    files cache: SharedFileCache
  ) {
    let shared = scenes.reduce(into: Set<URL>()) { all, scene in
      if !scene.isSharedFile { all.formUnion(scene.sharedFiles) }
    }
    var diagnostics: [Diagnostic] = []
    var names: [SharedName] = []
    for url in shared.sorted(by: { $0.plainPath < $1.plainPath }) {
      let files = SceneFiles(
        folder: url.deletingLastPathComponent(), project: [places.project], images: ImageCache(),
        shared: cache, places: places)
      let outcome = SharedFileCheck(library: library, files: files).check(url)
      diagnostics += outcome.diagnostics
      names += outcome.names
    }
    self.diagnostics = diagnostics
    self.names = names
    self.places = places
    let values = scenes.reduce(into: Set<URL>()) { $0.formUnion($1.valueFiles) }
    files = Set(shared.union(values).map { Self.target(of: $0) })
    usedNames = scenes.reduce(into: []) { used, scene in
      if !scene.isSharedFile { used.formUnion(scene.usedNames) }
    }
  }

  private static func target(of file: URL) -> [String] {
    file.resolvingSymlinksInPath().pathComponents
  }

  /// Whether a file that was read as a scene is a shared file.
  func isShared(_ scene: ReadScene) -> Bool {
    scene.isSharedFile || files.contains(Self.target(of: scene.file))
  }

  /// A warning about a shared file that no scene uses; nil if one does.
  func warning(about scene: ReadScene) -> Diagnostic? {
    guard !files.contains(Self.target(of: scene.file)) else { return nil }
    return Diagnostic(
      .warning, path: places.shown(scene.file),
      message: "no scene uses this file: name it under 'shared' in \(ProjectFile.name), or under "
        + "'include' in a scene; a scene itself needs a 'view'")
  }

  /// The error for a shared file that is to be drawn.
  func notAScene(_ scene: ReadScene) -> Diagnostic {
    Diagnostic(
      path: places.shown(scene.file),
      message:
        "this file is shared by scenes and has nothing to draw: name a scene that uses it; a scene "
        + "itself has a 'view'")
  }

  /// Warnings about the names that none of the scenes uses.
  var unusedNames: [Diagnostic] {
    names.filter { !usedNames.contains($0) }.map { name in
      Diagnostic(
        .warning, path: name.path, position: name.position,
        message: "no scene uses the \(name.noun) '\(name.name.shortened)'")
    }
  }
}

extension ReadingContext {
  /// The names of shared files that the scene uses.
  var usedSharedNames: Set<SharedName> {
    Set(
      names.used.compactMap { key in
        guard let definition = names[key.kind, key.name], definition.isShared, !definition.isToken
        else { return nil }
        return SharedName(definition, at: origins[definition.keyPosition].path)
      })
  }
}

extension YAMLNode {
  /// Whether the text has names for scenes, and is not a scene itself.
  var isSharedFile: Bool {
    guard let entries = map, !entries.isEmpty else { return false }
    return entries.allSatisfy { SceneNamesReader.sharedKeys.contains($0.key) }
  }
}

extension [Diagnostic] {
  /// The first of each diagnostics that differ in nothing but the place of use.
  var withoutRepetitions: [Diagnostic] {
    var seen = Set<Diagnostic>()
    return filter { diagnostic in
      var plain = diagnostic
      plain.note = nil
      return seen.insert(plain).inserted
    }
  }
}
