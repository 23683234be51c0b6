import Foundation
import Pixels
import Synchronization
import ViewTree

@testable import Snapshots

/// A folder that is there as long as a test runs.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "layouter-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func bytes(_ file: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path + "/" + file).map { [UInt8]($0) }
  }

  func write(_ text: String, to file: String) throws {
    try write(Array(text.utf8), to: file)
  }

  func write(_ bytes: [UInt8], to file: String) throws {
    let place = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place)
  }

  /// All files below the folder, those with a leading dot too, in order.
  func files() -> [String] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.filter { !isFolder($0) }.sorted()
  }

  func isFolder(_ file: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path + "/" + file, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }
}

/// The machine's files, until one step fails.
final class FailingFileSystem: FileSystem {
  enum Step: Sendable, Equatable {
    case create, rename, createFolder
  }

  private let disk = DiskFileSystem()
  private let step: Step
  private let code: Int32
  /// How many such steps succeed first.
  private let left: Mutex<Int>

  init(failAt step: Step, code: Int32, after count: Int = 0) {
    self.step = step
    self.code = code
    left = Mutex(count)
  }

  private func fails(_ step: Step) -> Bool {
    guard step == self.step else { return false }
    return left.withLock {
      $0 -= 1
      return $0 < 0
    }
  }

  func read(_ path: String) throws(FileSystemError) -> [UInt8]? { try disk.read(path) }

  func create(
    _ path: String, with bytes: [UInt8], isFlushed: Bool
  ) throws(FileSystemError) {
    if fails(.create) {
      // As a disk that fills up in the middle of the file.
      try disk.create(path, with: Array(bytes.prefix(bytes.count / 2)), isFlushed: false)
      throw FileSystemError(.write, path, code: code)
    }
    try disk.create(path, with: bytes, isFlushed: isFlushed)
  }

  func rename(_ path: String, to newPath: String) throws(FileSystemError) {
    if fails(.rename) { throw FileSystemError(.rename, newPath, code: code) }
    try disk.rename(path, to: newPath)
  }

  func remove(_ path: String) throws(FileSystemError) { try disk.remove(path) }

  func createFolder(_ path: String) throws(FileSystemError) {
    if fails(.createFolder) { throw FileSystemError(.createFolder, path, code: code) }
    try disk.createFolder(path)
  }

  func entries(of folder: String) throws(FileSystemError) -> [FolderEntry] {
    try disk.entries(of: folder)
  }
}

let renderer = GoldenFingerprint(renderer: "1", canary: "c0ffee", fonts: [])

/// A request for a picture of one colour with a view called `save` over all of it.
func request(
  _ name: String, color: UInt32 = 0xFF00_7AFF, width: Int = 16, height: Int = 8
) throws -> SnapshotRequest {
  SnapshotRequest(name: try SnapshotName(name), scene: "buttons/\(name).yaml", scale: 2) {
    DrawnSnapshot(bitmap: Bitmap(width: width, height: height, filledWith: color)) {
      let digits = String(color & 0xFF_FFFF, radix: 16, uppercase: true)
      return DescribedTree(
        root: ViewNode(
          type: "DsCustomButton", id: "save",
          frame: .init(x: 0, y: 0, width: Double(width) / 2, height: Double(height) / 2),
          bounds: .init(x: 0, y: 0, width: Double(width) / 2, height: Double(height) / 2),
          properties: [
            "background": .string("#" + String(repeating: "0", count: 6 - digits.count) + digits)
          ]))
    }
  }
}
