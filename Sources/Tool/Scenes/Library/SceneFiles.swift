import FileAccess
import Foundation
import HeadlessUIKit
import ProjectFiles
import Synchronization
import ViewTree

/// Locates and reads the files that a scene refers to.
struct SceneFiles: Sendable {
  /// The scene's folder, to which its paths are relative.
  let folder: URL
  /// The folders that belong to the project; nil if unknown.
  let project: [URL]?
  let images: ImageCache
  /// The shared files of the run.
  var shared = SharedFileCache()
  /// How files are called; nil for paths relative to the scene's folder.
  var places: ScenePlaces?
  /// The files that the scene has named so far.
  let namedFiles = NamedFiles()
  /// The asset catalogs of the project.
  var assets = ProjectAssets()

  /// The image in a file that the scene names.
  func image(
    at file: URL, load: (URL) throws(ImageProblem) -> UIImage
  ) throws(ImageProblem) -> UIImage {
    let (image, stamp) = images.image(at: file, load: load)
    namedFiles.add(file, stamp)
    return try image.get()
  }

  /// A shared file that the scene names.
  ///
  /// - Parameter purpose: what the file has for scenes.
  func sharedFile(at file: URL, as purpose: NamedFiles.Purpose = .names) -> SharedFile {
    let read = shared.file(at: file, shownAs: shown(file))
    namedFiles.add(file, read.stamp, as: purpose)
    return read
  }

  /// Records files that the scene depends on.
  func depend(on files: [URL]) {
    for file in files { namedFiles.add(file, FileStamp(of: file.plainPath)) }
  }

  /// Records that the scene names what no catalog has.
  func dependOnCatalogs() { depend(on: assets.catalogs.flatMap(\.folders)) }

  /// The file that a path in the scene names.
  func file(_ path: String) -> URL {
    URL(filePath: path, relativeTo: folder).standardizedFileURL
  }

  /// The path of a file in diagnostics.
  func shown(_ file: URL) -> String { places?.shown(file) ?? file.path(from: folder) }

  /// The folder to which paths in the project file are relative.
  var projectFolder: URL { places?.project ?? folder }

  /// Where a file is, if that is not in the project: a commit would not contain it. Nil if it is in the
  /// project, or if the project is unknown.
  func placeOutsideOfProject(_ file: URL) -> URL? {
    guard let project else { return nil }
    guard project.contains(where: { file.path(below: $0) != nil }) else { return file }
    let target = file.resolvingSymlinksInPath()
    let isInProject = project.contains { target.path(below: $0.resolvingSymlinksInPath()) != nil }
    return isInProject ? nil : target
  }
}

/// Why a file is not an image.
struct ImageProblem: Error {
  var message: String
}

/// The images of the scenes of one run. Each is read once, also by concurrent threads.
final class ImageCache: Sendable {
  /// An image, or why there is none, with the stamp that the file had before it was read.
  typealias Entry = (image: Result<UIImage, ImageProblem>, stamp: FileStamp?)

  private let images = Mutex<[URL: Entry]>([:])

  func image(at file: URL, load: (URL) throws(ImageProblem) -> UIImage) -> Entry {
    images.withLock { images in
      if let known = images[file] { return known }
      let stamp = FileStamp(of: file.plainPath)
      let entry = (Result { () throws(ImageProblem) in try load(file) }, stamp)
      images[file] = entry
      return entry
    }
  }
}

/// The files that a scene names, with their stamps when they were read.
final class NamedFiles: Sendable {
  enum Purpose {
    case image, names, tokens
    /// The values of repeated views.
    case data
  }

  private let files = Mutex<(stamps: [URL: FileStamp?], purposes: [URL: Purpose])>(([:], [:]))

  func add(_ file: URL, _ stamp: FileStamp?, as purpose: Purpose = .image) {
    files.withLock { files in
      files.stamps[file] = .some(stamp)
      files.purposes[file] = purpose
    }
  }

  var stamps: [URL: FileStamp?] { files.withLock { $0.stamps } }

  /// The files with names that scenes share, or with design tokens.
  func files(with purpose: Purpose) -> Set<URL> {
    files.withLock { files in Set(files.purposes.filter { $0.value == purpose }.keys) }
  }
}
