public import Foundation

/// A new folder for one test; it is removed when the object is released.
///
/// A test that uses only its path keeps the object in a property of its suite.
public final class TemporaryFolder: Sendable {
  /// The folder, without symbolic links.
  public let url: URL

  /// The folder's path, without a slash at the end.
  public var path: String { url.path }

  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(component: "layouter-tests-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A file or folder below the folder.
  ///
  /// - Parameter path: Relative to the folder, as in all methods.
  public func fileURL(_ path: String) -> URL { url.appending(path: path) }

  /// Writes a file, and creates the folders above it.
  public func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let file = fileURL(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Writes a file in UTF-8, and creates the folders above it.
  public func write(_ text: String, to path: String) throws { try write(text.utf8, to: path) }

  /// Makes a symbolic link to a file or folder of this one, and the folders above the link.
  public func link(_ path: String, to target: String) throws {
    let link = fileURL(path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: fileURL(target))
  }

  /// Sets when a file was last written.
  public func setAge(of path: String, seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
      ofItemAtPath: fileURL(path).path)
  }

  /// The content of a file.
  public func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: fileURL(path)))
  }

  /// The content of a file in UTF-8.
  public func text(_ path: String) throws -> String {
    try String(contentsOf: fileURL(path), encoding: .utf8)
  }

  /// Removes a file, or a folder with all that it contains.
  public func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: fileURL(path))
  }

  /// Whether there is a file or a folder.
  public func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: fileURL(path).path)
  }

  /// Whether there is a folder.
  public func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: fileURL(path).path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  /// All files below the folder or one within it, hidden ones too, as sorted paths relative to it;
  /// empty if it does not exist.
  public func files(_ path: String = ".") -> [String] {
    let names = FileManager.default.enumerator(atPath: fileURL(path).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { !isFolder(path + "/" + $0) }
      .sorted()
  }
}
