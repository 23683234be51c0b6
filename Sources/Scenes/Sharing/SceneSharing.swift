import Foundation

/// A name of a shared file, as diagnostics about it need it.
struct SharedName: Hashable, Sendable {
  var path: String
  var position: SourcePosition
  var noun: String
  var name: String
}

/// The files that the scenes of a run share.
struct SceneSharing {
  /// The problems of these files, also of what no scene uses.
  let diagnostics: [Diagnostic]

  private let files: Set<[String]>
  private let places: ScenePlaces
  private let names: Set<SharedName>
  private let usedNames: Set<SharedName>

  init(
    of scenes: [ReadScene], in places: ScenePlaces, library: SceneLibrary,
    files cache: SharedFileCache
  ) {
    let shared = scenes.reduce(into: Set<URL>()) { all, scene in
      if !scene.isSharedFile { all.formUnion(scene.sharedFiles) }
    }
    var diagnostics: [Diagnostic] = []
    for url in shared.sorted(by: { $0.plainPath < $1.plainPath }) {
      let files = SceneFiles(
        folder: url.deletingLastPathComponent(), project: [places.project], images: ImageCache(),
        shared: cache, places: places)
      diagnostics += SharedFileCheck(library: library, files: files).diagnostics(of: url)
    }
    self.diagnostics = diagnostics
    self.places = places
    let tokens = scenes.reduce(into: Set<URL>()) { $0.formUnion($1.tokenFiles) }
    files = Set(shared.union(tokens).map { Self.target(of: $0) })
    let drawn = scenes.filter { !$0.isSharedFile }
    names = drawn.reduce(into: []) { $0.formUnion($1.sharedNames) }
    usedNames = drawn.reduce(into: []) { $0.formUnion($1.usedNames) }
  }

  private static func target(of file: URL) -> [String] {
    file.resolvingSymlinksInPath().pathComponents
  }

  /// Whether a file that was read as a scene is none.
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
    names.subtracting(usedNames).map { name in
      Diagnostic(
        .warning, path: name.path, position: name.position,
        message: "no scene uses the \(name.noun) '\(name.name.shortened)'")
    }
  }
}

extension ReadingContext {
  /// The names of the shared files, and those of them that the scene uses.
  var sharedNames: (all: Set<SharedName>, used: Set<SharedName>) {
    var (all, used) = (Set<SharedName>(), Set<SharedName>())
    for key in names.keys {
      guard let definition = names[key.kind, key.name], definition.isShared, !definition.isToken
      else { continue }
      let position = definition.keyPosition
      let name = SharedName(
        path: origins[position].path, position: position.from(0), noun: key.kind.noun,
        name: key.name)
      all.insert(name)
      if names.used.contains(key) { used.insert(name) }
    }
    return (all, used)
  }
}

extension SceneNode {
  /// Whether the text has names for scenes, and is no scene itself.
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
