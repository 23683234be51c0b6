import Foundation

/// Reads the small files that describe assets, and lists folders.
enum AssetFile {
  /// The maximum size of a file of strings or of a `Contents.json`, in bytes.
  static let byteLimit = 32 << 20

  /// The bytes of a regular file.
  ///
  /// - Parameter path: the file in errors.
  static func read(_ file: URL, shownAs path: String) throws(AssetError) -> [UInt8] {
    let name = file.path(percentEncoded: false)
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: file.resolvingSymlinksInPath().path(percentEncoded: false))
    guard let attributes else { throw AssetError(path: path, message: "no such file") }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw AssetError(path: path, message: "expected a file, found something else")
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= byteLimit else {
      throw AssetError(
        path: path, message: "the file has \(size) bytes; at most \(byteLimit) are read")
    }
    guard let data = FileManager.default.contents(atPath: name) else {
      throw AssetError(path: path, message: "the file cannot be read: check its permissions")
    }
    return [UInt8](data)
  }

  /// The names in a folder that are not hidden, in the order of their bytes.
  static func names(in folder: URL, shownAs path: String) throws(AssetError) -> [String] {
    let name = folder.path(percentEncoded: false)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: name) else {
      throw AssetError(path: path, message: "the folder cannot be read: check its permissions")
    }
    return names.filter { !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func isFolder(_ file: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(
      atPath: file.path(percentEncoded: false), isDirectory: &isFolder) && isFolder.boolValue
  }

  static func isRegular(_ file: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(
      atPath: file.path(percentEncoded: false), isDirectory: &isFolder) && !isFolder.boolValue
  }
}
