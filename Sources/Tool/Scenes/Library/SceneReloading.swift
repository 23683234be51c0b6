import FileAccess
import Foundation
import ViewTree

/// Reads the scenes of a project repeatedly; each time only the scenes of which a file has changed.
package struct SceneReloading: Sendable {
  private let library: SceneLibrary
  private let paths: [String]
  private let places: ScenePlaces
  private var kept: [FoundScene: ReadScene] = [:]
  /// The files of the project's catalogs and translations, which views written in Swift may use too.
  private var assets: [String: FileStamp?] = [:]

  /// - Parameter paths: files and folders, relative to the working folder.
  package init(of paths: [String], in places: ScenePlaces, library: SceneLibrary) {
    (self.library, self.paths, self.places) = (library, paths, places)
  }

  /// The scenes as they are now.
  package struct Outcome: Sendable {
    package var loaded: SceneLibrary.Loaded
    /// The paths, as diagnostics show them, of the scene files that were read: those that are new, or of
    /// which a file has changed.
    package var readFiles: Set<String>
    /// These files, and the files that their scenes share.
    package var concernedFiles: Set<String>
  }

  /// Reads what has changed since the last call; at the first call everything.
  package mutating func load() -> Outcome {
    let assets = assetStamps
    if assets != self.assets { kept = [:] }
    self.assets = assets
    var (readFiles, current) = (Set<String>(), [FoundScene: ReadScene]())
    var concernedFiles = Set<String>()
    let loaded = library.load(paths, in: places) { [kept, places] files, read in
      files.map { file in
        let scene: ReadScene
        if let old = kept[file], old.isCurrent {
          scene = old
        } else {
          scene = read(file)
          readFiles.insert(places.shown(file.file))
          concernedFiles.formUnion(
            scene.sharedFiles.union(scene.valueFiles).map { places.shown($0) })
        }
        current[file] = scene
        return scene
      }
    }
    kept = current
    return Outcome(
      loaded: loaded, readFiles: readFiles, concernedFiles: concernedFiles.union(readFiles))
  }

  /// The scene files, as diagnostics show them, that the last call has read some files for: these
  /// themselves, and those that use one. A project's catalogs and translations are used by all.
  ///
  /// - Parameter paths: absolute.
  package func sceneFiles(using paths: Set<String>) -> Set<String> {
    let usesAll = assetPaths.contains { asset in
      paths.contains { $0 == asset || $0.hasPrefix(asset + "/") }
    }
    return Set(
      kept.compactMap { found, scene in
        let files = [found.file] + scene.files.keys
        return usesAll || files.contains { paths.contains($0.standardizedFileURL.plainPath) }
          ? places.shown(found.file) : nil
      })
  }

  /// Forgets what was read, so that everything is read again.
  package mutating func invalidate() { kept = [:] }

  /// The project's catalogs and files of translations, with links not followed.
  private var assetPaths: [String] {
    (library.defaults.assets + library.defaults.strings).map {
      places.project.appending(path: $0.path).plainPath
    }
  }

  private var assetStamps: [String: FileStamp?] {
    var stamps: [String: FileStamp?] = [:]
    for path in assetPaths {
      let content = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }
      for file in [path] + (content ?? []).map({ path + "/" + $0 }) {
        stamps[file] = .some(FileStamp(of: file))
      }
    }
    return stamps
  }

  /// The folders in which a change can concern the scenes: the folders of scenes, of images and of shared
  /// files, also of files that do not exist, and of catalogs and translations.
  package var folders: Set<String> {
    var folders = Set<String>()
    for path in paths {
      let place = places.url(path)
      folders.formUnion(Self.subfolders(of: place.plainPath))
    }
    for path in assetPaths {
      let place = URL(filePath: path)
      folders.insert(place.deletingLastPathComponent().plainPath)
      if place.hasDirectoryPath { folders.formUnion(Self.subfolders(of: path)) }
    }
    for (found, scene) in kept {
      for file in [found.file] + Array(scene.files.keys) {
        folders.insert(file.deletingLastPathComponent().plainPath)
      }
    }
    return folders
  }

  /// A folder and all folders in it, apart from hidden ones.
  package static func subfolders(of folder: String) -> [String] {
    let folder = URL(filePath: folder, directoryHint: .isDirectory)
    let content = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    let inner = content?.compactMap { $0 as? URL }.filter { $0.hasDirectoryPath } ?? []
    return ([folder] + inner).map(\.plainPath)
  }
}

extension ReadScene {
  /// Whether neither the file nor one that it names has changed since it was read.
  fileprivate var isCurrent: Bool {
    FileStamp(of: file.plainPath) == stamp
      && files.allSatisfy { FileStamp(of: $0.plainPath) == $1 }
  }
}
