import FileAccess
import Foundation
import PictureFiles
import Pixels
import ViewTree

/// A folder of goldens: the files that snapshots are compared with, one each.
///
/// At any moment, also after Ctrl-C or on a full disk, each golden is either the old or the new one.
/// Several processes may write to a folder concurrently: each golden is the last one written.
public struct GoldenStore: Sendable {
  /// The folder's path.
  public let folder: String
  /// The folder as reports name it.
  public let name: String
  package let fileSystem: any FileSystem

  /// A store in a folder, which is created when the first golden is written.
  public init(folder: String) {
    self.init(folder: folder, fileSystem: DiskFileSystem())
  }

  /// - Parameter name: The folder as reports name it, independently of the working folder; nil for its
  ///   path.
  package init(folder: String, name: String? = nil, fileSystem: any FileSystem) {
    self.folder = folder
    self.name = name ?? folder
    self.fileSystem = fileSystem
  }

  /// The path of a golden's file.
  public func path(of name: SnapshotName) -> String { "\(folder)/\(name.file)" }

  /// Reads a golden's file, without decoding it.
  ///
  /// - Returns: `nil` if there is no such golden.
  public func read(_ name: SnapshotName) throws(GoldenError) -> Golden? {
    do {
      let path = path(of: name)
      return try fileSystem.read(path).map {
        Golden(path: path, bytes: $0, format: name.format)
      }
    } catch {
      throw .file(error)
    }
  }

  /// The outcome of writing a golden.
  public enum Writing: Sendable, Equatable {
    /// The golden was missing.
    case added
    /// The golden had other pixels, or could not be decoded, or was to be written in any case.
    case replaced
    /// The golden was not changed: it has the same pixels, or the same bytes.
    case kept
  }

  /// Writes a picture as a golden, unless the golden has these pixels already and is to be kept then.
  ///
  /// A golden that cannot be decoded is replaced; a file that cannot be read is an error.
  ///
  /// - Throws: ``GoldenError``; the old golden is then unchanged.
  @discardableResult
  public func write(
    _ drawn: DrawnSnapshot, as name: SnapshotName, fingerprint: GoldenFingerprint,
    keepingEqual: Bool = true
  ) throws -> Writing {
    let old = try read(name)
    if keepingEqual, let old, (try? old.decoded().bitmap) == drawn.bitmap { return .kept }
    let bytes = try GoldenFile.bytes(
      of: drawn.bitmap, tree: drawn.describe().root, fingerprint: fingerprint)
    if old?.bytes == bytes { return .kept }
    try write(bytes, as: name)
    return old == nil ? .added : .replaced
  }

  /// Replaces a golden's file.
  func write(_ bytes: [UInt8], as name: SnapshotName) throws(GoldenError) {
    do {
      try fileSystem.replace(path(of: name), with: bytes, below: folder)
    } catch {
      throw .file(error)
    }
  }

  /// Removes a golden, and folders that become empty.
  public func remove(_ name: SnapshotName) throws(GoldenError) {
    do {
      let path = path(of: name)
      try fileSystem.checkLinks(in: splitPath(path).folder, below: folder)
      try fileSystem.remove(path)
      var parts = name.text.split(separator: "/").dropLast()
      while !parts.isEmpty {
        let parent = folder + "/" + parts.joined(separator: "/")
        guard try fileSystem.entries(of: parent).isEmpty else { break }
        try fileSystem.remove(parent)
        parts = parts.dropLast()
      }
    } catch {
      throw .file(error)
    }
  }

  /// The names of all pictures in the folder, in no particular order: callers sort the few that they
  /// show.
  ///
  /// PNG files whose paths are not valid names are left out.
  public func names() throws(GoldenError) -> [SnapshotName] {
    do {
      return try fileSystem.files(below: folder).compactMap { file in
        guard file.hasSuffix(".png") else { return nil }
        return String(file.utf8.dropLast(4)).flatMap { try? SnapshotName($0) }
      }
    } catch {
      throw .file(error)
    }
  }

  /// Removes the temporary files of killed processes.
  public func removeLeftovers() throws(GoldenError) {
    do {
      try fileSystem.removeLeftovers(below: folder)
    } catch {
      throw .file(error)
    }
  }
}
