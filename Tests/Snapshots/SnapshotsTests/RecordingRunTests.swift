import FileAccess
import Foundation
import Pixels
import Synchronization
import TestSupport
import Testing
import Threads
import ViewTree

@testable import Snapshots

@Suite struct RecordingRunTests {
  let folder: TemporaryFolder
  let store: GoldenStore

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(folder: folder.path)
  }

  private func record(
    _ requests: [SnapshotRequest], _ mode: RecordingRun.Mode, into store: GoldenStore? = nil
  ) throws -> [RecordingRun.Outcome] {
    try RecordingRun(
      requests: requests, goldens: store ?? self.store, renderer: renderer, mode: mode, jobs: 2
    ).run().map(\.outcome)
  }

  @Test func recordsWhatIsMissingAndLeavesTheRest() throws {
    try store.write(request("a").draw(), as: .init("a"), fingerprint: renderer)
    let requests = [try request("a", color: 0xFF11_1111), try request("b")]
    #expect(try record(requests, .missing) == [.kept, .added])
    #expect(try store.read(.init("a"))?.decoded().bitmap == request("a").draw().bitmap)
  }

  @Test func recordsEverythingThatDiffers() throws {
    for name in ["a", "b"] {
      try store.write(request(name).draw(), as: .init(name), fingerprint: renderer)
    }
    let before = try folder.bytes("b.png")
    let requests = [try request("a", color: 0xFF11_1111), try request("b"), try request("c")]
    #expect(try record(requests, .all) == [.replaced, .kept, .added])
    #expect(try folder.bytes("b.png") == before)
  }

  private func failing(_ code: Int32) -> GoldenStore {
    GoldenStore(
      folder: folder.path, fileSystem: FailingFileSystem(failAt: .create, code: code, after: 1))
  }

  @Test func aFailureOfOneStopsNoOther() throws {
    let outcomes = try RecordingRun(
      requests: [request("a"), request("b")], goldens: failing(EACCES), renderer: renderer
    ).run().map(\.outcome)
    #expect(outcomes[0] == .added)
    #expect(
      outcomes[1]
        == .failed(
          "cannot write '\(folder.path)/b.png': Permission denied; "
            + "check the permissions of the file and of its folder"))
    #expect(folder.files() == ["a.png"])
  }

  @Test(arguments: [ENOSPC, EROFS])
  func aFullOrReadOnlyDiskStopsTheRunAndKeepsWhatIsDone(code: Int32) throws {
    let run = RecordingRun(
      requests: try ["a", "b", "c"].map { try request($0) }, goldens: failing(code),
      renderer: renderer)
    #expect(
      throws: GoldenError.file(
        FileSystemError(.write, store.path(of: try SnapshotName("b")), code: code))
    ) { try run.run() }
    #expect(folder.files() == ["a.png"])
  }

  @Test func cancellingKeepsCompleteGoldens() throws {
    let done = Mutex(0)
    let run = RecordingRun(
      requests: try (0..<6).map { try request("s\($0)") }, goldens: store, renderer: renderer,
      progress: { _ in done.withLock { $0 += 1 } }, isCancelled: { done.withLock { $0 } == 2 })
    #expect(throws: RunCancelled.self) { try run.run() }
    #expect(folder.files() == ["s0.png", "s1.png"])
    #expect(try store.read(.init("s1"))?.decoded().bitmap == request("s1").draw().bitmap)
  }

  @Test func concurrentRunsWriteCompleteGoldens() throws {
    let requests = try (0..<20).map { try request("s\($0)", color: 0xFF00_0000 + UInt32($0)) }
    _ = try concurrentMap([0, 1], jobs: 2) { [store] _ in
      try RecordingRun(requests: requests, goldens: store, renderer: renderer, mode: .all).run()
    }
    #expect(folder.files().count == 20)
    for request in requests {
      #expect(try store.read(request.name)?.decoded().bitmap == request.draw().bitmap)
    }
  }

  @Test func theFingerprintHasTheFontsThatThePictureUses() throws {
    let empty = ViewNode(
      type: "UIView", frame: .init(x: 0, y: 0, width: 1, height: 1),
      bounds: .init(x: 0, y: 0, width: 1, height: 1))
    let written = SnapshotRequest(name: try SnapshotName("text"), scene: "t.yaml", scale: 1) {
      var drawn = DrawnSnapshot(bitmap: Bitmap(width: 1, height: 1)) { DescribedTree(root: empty) }
      drawn.fonts = {
        [
          GoldenFingerprint.Font(
            name: "Letters.otf", sha256: String(repeating: "0123456789abcdef", count: 4))
        ]
      }
      return drawn
    }
    #expect(try record([written, request("plain")], .missing) == [.added, .added])
    let text = try #require(try store.read(.init("text"))).decoded()
    let font = GoldenFingerprint.Font(name: "Letters.otf", sha256: "0123456789ab")
    #expect(try GoldenFile.fingerprint(in: text.chunks)?.fonts == [font])
    let plain = try #require(try store.read(.init("plain"))).decoded()
    #expect(try GoldenFile.fingerprint(in: plain.chunks)?.fonts == [])
  }

  @Test func leftoversAreRemovedFirst() throws {
    let leftover = ".a.png.1f2e3d4c5b6a7988.layouter-tmp"
    try folder.write("half", to: leftover)
    try folder.setAge(of: leftover, seconds: 3600)
    #expect(try record([request("a")], .missing) == [.added])
    #expect(folder.files() == ["a.png"])
  }
}
