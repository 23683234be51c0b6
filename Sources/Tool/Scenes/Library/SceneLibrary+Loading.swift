import FileAccess
import Foundation
import Glibc
import JSONValues
import Messages
import ProjectFiles
import ViewTree

extension SceneLibrary {
  /// The folder that contains a project's scenes.
  public static let defaultFolder = ProjectFolders.Purpose.scenes.defaultPath

  /// Reads scene files, and all scene files in folders.
  ///
  /// Folders are walked in the order of the names in them; hidden files are skipped.
  ///
  /// - Parameters:
  ///   - paths: files and folders, relative to the project.
  ///   - project: the folder in which the tool runs. For images outside of it, and outside of the
  ///     given folders, a warning is reported.
  public func load(
    _ paths: [String],
    project: URL = URL(
      filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
  ) -> Loaded {
    load(paths, in: ScenePlaces(project: project)) { files, read in files.map(read) }
  }

  /// Reads scene files, and all scene files in folders, possibly concurrently.
  ///
  /// - Parameters:
  ///   - paths: files and folders, relative to the working folder, and titles of scenes in Swift; empty
  ///     for the latter only.
  ///   - map: applies a function to files, on any threads, and returns the results in the order of the
  ///     files, so that the result does not depend on the threads.
  package func load(
    _ paths: [String], in places: ScenePlaces,
    map: (_ files: [FoundScene], _ read: @escaping @Sendable (FoundScene) -> ReadScene)
      throws -> [ReadScene]
  ) rethrows -> Loaded {
    var loaded = Loaded()
    let (images, shared) = (ImageCache(), SharedFileCache())
    let assets = ProjectAssets(
      of: defaults, in: places.project, shownAs: places.shown)
    var walk = SceneWalk(places: places)
    let titles = Set(scenes.map(\.title))
    for path in paths where !titles.contains(path) { walk.add(path) }
    loaded.diagnostics = walk.diagnostics + assets.diagnostics
    let read = try map(walk.found) {
      self.read($0, in: places, images: images, shared: shared, assets: assets)
    }
    let sharing = SceneSharing(of: read, in: places, library: self, files: shared)
    let isWholeProject =
      paths.isEmpty || paths.contains { places.isSceneFolder(places.url($0)) }
    if isWholeProject { loaded.diagnostics += sharing.unusedNames }
    var names = TakenNames(places: places)
    for (found, file) in zip(walk.found, read) {
      if sharing.isShared(file) {
        if found.isNamed {
          loaded.diagnostics.append(sharing.notAScene(file))
        } else if isWholeProject, let warning = sharing.warning(about: file) {
          loaded.diagnostics.append(warning)
        }
        continue
      }
      loaded.diagnostics += file.diagnostics
      if let collision = names.add(found) {
        loaded.diagnostics.append(collision)
      } else if let scene = file.scene {
        loaded.scenes.append(scene)
      }
    }
    for scene in scenes where isWholeProject || paths.contains(scene.title) {
      (defaults.fonts ?? .current).performAsCurrent {
        loaded.add(scene, with: defaults, assets: assets, in: places)
      }
    }
    // The diagnostics of a scene first: they name the place that uses the invalid name.
    loaded.diagnostics = (loaded.diagnostics + sharing.diagnostics).withoutRepetitions.sorted()
    return loaded
  }

  private func read(
    _ found: FoundScene, in places: ScenePlaces, images: ImageCache, shared: SharedFileCache,
    assets: ProjectAssets
  ) -> ReadScene {
    let shown = places.shown(found.file)
    let files = SceneFiles(
      folder: found.file.deletingLastPathComponent(), project: [places.project, found.folder],
      images: images, shared: shared, places: places, assets: assets)
    // Taken before the file is read: a concurrent write then counts as a change.
    var result = ReadScene(file: found.file, stamp: FileStamp(of: found.file.plainPath))
    do throws(Diagnostic) {
      let bytes = try YAMLText.read(file: found.file.plainPath, shownAs: shown)
      let read = scene(from: bytes, path: found.path, shownAs: shown, files: files)
      (result.scene, result.diagnostics) = (read.scene, read.diagnostics)
      result.isSharedFile = read.isSharedFile
      result.usedNames = read.usedNames
    } catch {
      result.diagnostics = [error]
    }
    result.files = files.namedFiles.stamps
    result.sharedFiles = files.namedFiles.files(with: .names)
    result.valueFiles = files.namedFiles.files(with: .tokens)
      .union(files.namedFiles.files(with: .data))
    return result
  }
}

/// Finds scenes whose pictures would have the same names.
private struct TakenNames {
  let places: ScenePlaces
  /// The scenes by the ``String/fileNameKey`` of their names.
  private var scenes: [String: FoundScene] = [:]

  init(places: ScenePlaces) { self.places = places }

  /// - Returns: An error if an earlier scene has the name.
  mutating func add(_ scene: FoundScene) -> Diagnostic? {
    let key = Self.name(of: scene).fileNameKey
    guard let other = scenes[key] else {
      scenes[key] = scene
      return nil
    }
    let (path, otherPath) = (places.shown(scene.file), places.shown(other.file))
    return Diagnostic(
      path: path,
      message: "the pictures would have the same names as the pictures of \(otherPath)"
        + difference(from: other, to: scene))
  }

  /// What distinguishes the names of files that are one on other systems; nothing for other files.
  private func difference(from other: FoundScene, to scene: FoundScene) -> String {
    let (name, otherName) = (Self.name(of: scene), Self.name(of: other))
    if name != otherName { return " " + VariantName.onOtherSystems }
    // Strings are equal whose normalisation differs.
    return places.shown(scene.file) == places.shown(other.file)
      ? ", whose name differs only in Unicode's normalisation" : ""
  }

  private static func name(of scene: FoundScene) -> String {
    URL(filePath: scene.path).deletingPathExtension().plainPath
  }
}

/// A scene file to read.
package struct FoundScene: Sendable, Hashable {
  let file: URL
  /// The scene's path.
  let path: String
  /// The folder that was searched, or the file's own.
  let folder: URL
  /// Whether the file itself was named, and not a folder.
  let isNamed: Bool
}

/// The result of reading a scene file.
package struct ReadScene: Sendable {
  let file: URL
  let stamp: FileStamp?
  /// Nil if there are errors.
  var scene: Scene?
  var diagnostics: [Diagnostic] = []
  /// The images and the shared files that the scene uses; nil for the stamp of one that does not exist.
  var files: [URL: FileStamp?] = [:]
  /// The files among these that have names, and those that have design tokens or the values of repeated views.
  var sharedFiles: Set<URL> = []
  var valueFiles: Set<URL> = []
  /// Whether the file has names for scenes, and is not a scene itself.
  var isSharedFile = false
  /// The names of shared files that the scene uses.
  var usedNames: Set<SharedName> = []

  init(file: URL, stamp: FileStamp?) { (self.file, self.stamp) = (file, stamp) }
}

/// Finds scene files.
private struct SceneWalk {
  let places: ScenePlaces
  private(set) var found: [FoundScene] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The visited files and folders with links resolved, so that neither a file nor a cycle of links
  /// is visited twice.
  private var visited = Set<[UInt8]>()

  init(places: ScenePlaces) {
    self.places = places
  }

  mutating func add(_ path: String) {
    let place = places.url(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.plainPath, isDirectory: &isFolder) else {
      let hint = NearestName.hint(
        for: place.lastPathComponent,
        among: (visibleNames(in: place.deletingLastPathComponent()) ?? []).compactMap(\.text)
          .filter { $0 != place.lastPathComponent })
      if hint.isEmpty, let scene = sceneResembling(path) {
        diagnostics.append(
          Diagnostic(
            path: places.shown(place),
            message: "no such file or folder (did you mean '\(places.shown(scene))'?)"))
        return
      }
      diagnostics.append(
        Diagnostic(path: places.shown(place), message: "no such file or folder" + hint))
      return
    }
    if isFolder.boolValue {
      let count = found.count
      let wasVisited = visited.contains(target(of: place))
      walk(place, root: place)
      if found.count == count, !wasVisited, !isAlreadyCovered(place) {
        diagnostics.append(
          Diagnostic(
            path: places.shown(place),
            message: "no scenes in this folder: expected files named *.yaml, *.yml or *.json"))
      }
    } else if isScene(place) {
      append(place, root: nil)
    } else {
      diagnostics.append(
        Diagnostic(
          path: places.shown(place),
          message: "expected a scene (*.yaml, *.yml or *.json) or a folder of scenes"))
    }
  }

  /// The scene of the project whose name is most similar to a path or a name.
  private func sceneResembling(_ path: String) -> URL? {
    let folder =
      places.ownSceneFolder ?? places.project.appending(path: SceneLibrary.defaultFolder)
    var files: [String: URL] = [:]
    var pending = [folder]
    while let next = pending.popLast() {
      for name in visibleNames(in: next) ?? [] {
        guard let text = name.text else { continue }
        let place = next.appending(component: text)
        if name.isFolder {
          pending.append(place)
        } else if isScene(place) {
          files[place.deletingPathExtension().lastPathComponent] = place
        }
      }
    }
    let last = URL(filePath: path).deletingPathExtension().lastPathComponent
    return NearestName.of(last, among: files.keys.sorted()).flatMap { files[$0] } ?? files[last]
  }

  /// The bytes of a path with links resolved. Strings would be equal for different files whose names
  /// differ in Unicode's normalisation.
  private func target(of place: URL) -> [UInt8] {
    Array(place.resolvingSymlinksInPath().plainPath.utf8)
  }

  /// The names in a folder that are not hidden, in order; nil if it cannot be read.
  private func visibleNames(in folder: URL) -> [FileName]? {
    guard let listing = opendir(folder.plainPath) else { return nil }
    defer { closedir(listing) }
    var names: [FileName] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        FileName(
          cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self),
          isFolder: Int(entry.pointee.d_type) == Int(DT_DIR))
      }
      if !name.bytes.starts(with: [UInt8(ascii: ".")]) { names.append(name) }
    }
    return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// Whether an earlier path covers a folder's scenes.
  private func isAlreadyCovered(_ folder: URL) -> Bool {
    found.contains { $0.file.path(below: folder) != nil }
  }

  private mutating func walk(_ folder: URL, root: URL) {
    guard visited.insert(target(of: folder)).inserted else { return }
    guard let names = visibleNames(in: folder) else {
      diagnostics.append(
        Diagnostic(
          path: places.shown(folder),
          message: "the folder cannot be read: check its permissions"))
      return
    }
    for fileName in names {
      guard let name = fileName.text else {
        let shown = fileName.shown
        if fileName.isFolder || isScene(URL(filePath: shown)) {
          diagnostics.append(
            Diagnostic(
              path: places.shown(folder),
              message: "the name \(shown.quotedOnOneLine) is not UTF-8: rename it"))
        }
        continue
      }
      let place = folder.appending(component: name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place.plainPath, isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        // A catalog has a Contents.json in every folder.
        if place.pathExtension != "xcassets" { walk(place, root: root) }
      } else if isScene(place), !name.hasSuffix(".schema.json"), name != ProjectFile.name {
        // JSON Schemas are stored next to scenes, as those that `layouter init` writes.
        append(place, root: root)
      }
    }
  }

  private func isScene(_ file: URL) -> Bool {
    SceneLibrary.fileExtensions.contains(file.pathExtension.lowercased())
  }

  private mutating func append(_ file: URL, root: URL?) {
    guard visited.insert(target(of: file)).inserted else { return }
    found.append(
      FoundScene(
        file: file, path: scenePath(of: file, root: root),
        folder: root ?? file.deletingLastPathComponent(), isNamed: root == nil))
  }

  /// A scene is named after its path below the project's `Fixtures`, independent of the working
  /// folder and of whether the file or a folder was given, or below the folder that the project file
  /// sets instead. Scenes elsewhere are named after their path below the project's folder, or else
  /// below the folder that was searched.
  private func scenePath(of file: URL, root: URL?) -> String {
    if let folder = places.ownSceneFolder, let path = file.path(below: folder) { return path }
    let names = file.pathComponents
    if let index = names.dropLast().lastIndex(of: SceneLibrary.defaultFolder),
      isFixturesFolder(names[...index])
    {
      return names[(index + 1)...].joined(separator: "/")
    }
    return file.path(below: places.project) ?? root.flatMap { file.path(below: $0) }
      ?? file.lastPathComponent
  }

  /// Whether a folder named `Fixtures` belongs to the project. One above the working folder may only
  /// contain the project's checkout: it counts if the closest folder with other marks of a project is
  /// the one that contains it.
  private func isFixturesFolder(_ names: ArraySlice<String>) -> Bool {
    let above = places.project.pathComponents
    guard names.count <= above.count, above.starts(with: names) else { return true }
    let marked = (1...above.count).reversed().first { isProject(above.prefix($0)) }
    return marked == names.count - 1
  }

  /// Whether a folder contains something that a project does besides its scenes.
  private func isProject(_ names: ArraySlice<String>) -> Bool {
    let folder = URL(filePath: names.joined(separator: "/").replacing("//", with: "/"))
    return ["Snapshots", ".layouter", ".git", "Package.swift", ProjectFile.name].contains { mark in
      FileManager.default.fileExists(atPath: folder.appending(component: mark).plainPath)
    }
  }
}

/// The name of a file. Linux allows all bytes except `/` and zero.
private struct FileName {
  let bytes: [UInt8]
  /// Not known on every file system.
  let isFolder: Bool

  init(cString: UnsafePointer<CChar>, isFolder: Bool) {
    bytes = Array(UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
    self.isFolder = isFolder
  }

  /// Nil if the name is not UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The name with replacement characters for bytes that are not UTF-8.
  var shown: String { String(decoding: bytes, as: UTF8.self) }
}
