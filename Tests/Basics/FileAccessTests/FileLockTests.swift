import FileAccess
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct FileLockTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path + "/cache/lock" }

  @Test func aFreeLockIsTakenAtOnce() throws {
    let waited = Mutex(false)
    try FileLock(path) { waited.withLock { $0 = true } }.release()
    let again = try FileLock(path) { waited.withLock { $0 = true } }
    again.release()
    #expect(!waited.withLock { $0 })
  }

  @Test func theSecondOwnerWaitsForTheFirst() throws {
    let first = try FileLock(path)
    var waited = false
    let second = try FileLock(path) {
      // Without this, the second one would wait for ever.
      first.release()
      waited = true
    }
    second.release()
    #expect(waited)
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    try folder.write("", to: "file")
    #expect(throws: FileSystemError.self) { _ = try FileLock(folder.path + "/file/lock") }
  }
}
