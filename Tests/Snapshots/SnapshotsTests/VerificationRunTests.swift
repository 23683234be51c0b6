import Foundation
import ImageComparison
import PictureFiles
import Pixels
import Synchronization
import TestSupport
import Testing
import Threads
import ViewTree

@testable import Snapshots

private struct Unlucky: Error, CustomStringConvertible {
  let description = "the icon 'bell.svg' is missing"
}

@Suite struct VerificationRunTests {
  let folder: TemporaryFolder
  let store: GoldenStore

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(folder: folder.path + "/Snapshots")
  }

  private func record(_ requests: SnapshotRequest..., by fingerprint: GoldenFingerprint = renderer)
    throws
  {
    for request in requests {
      try store.write(request.draw(), as: request.name, fingerprint: fingerprint)
    }
  }

  private func verify(
    _ requests: SnapshotRequest..., options: ComparisonOptions = .init()
  ) throws -> [SnapshotResult] {
    try VerificationRun(requests: requests, goldens: store, renderer: renderer, options: options)
      .run().snapshots
  }

  @Test func anUnchangedSnapshotIsTheSameAndItsTreeIsNotAskedFor() throws {
    var request = try request("a")
    // For one of a single colour it is, to distinguish a sample of a colour from an empty picture.
    request.draw = { [draw = request.draw] in
      var drawn = try draw()
      drawn.bitmap[0, 0] = 0xFF00_0000
      return drawn
    }
    try record(request)
    let silent = SnapshotRequest(name: request.name, scene: "a.yaml", scale: 2) {
      [draw = request.draw] in
      DrawnSnapshot(bitmap: try draw().bitmap) {
        Issue.record("the tree was asked for")
        return DescribedTree(
          root: ViewNode(
            type: "UIView", frame: .init(x: 0, y: 0, width: 0, height: 0),
            bounds: .init(x: 0, y: 0, width: 0, height: 0)))
      }
    }
    let result = try verify(silent)[0]
    #expect(result.verdict == .same)
    #expect(result.words.isEmpty)
    #expect(result.total == 128)
  }

  /// Its golden is read row by row.
  @Test func aLargePictureIsCompared() throws {
    func large(_ change: UInt32?) throws -> SnapshotRequest {
      var request = try request("large")
      request.draw = { [draw = request.draw] in
        var drawn = try draw()
        var bitmap = Bitmap(width: 4100, height: 4100, filledWith: 0xFFFF_FFFF)
        if let change { for y in 100..<150 { for x in 40..<70 { bitmap[x, y] = change } } }
        drawn.bitmap = bitmap
        return drawn
      }
      return request
    }
    try record(large(0xFF00_0000))
    let same = try verify(large(0xFF00_0000))[0]
    #expect(same.verdict == .same)
    let result = try verify(large(0xFFFF_0000))[0]
    #expect(result.verdict == .different)
    #expect(result.different == 1500)
    #expect(result.total == 4100 * 4100)
    #expect(result.maxDelta == 255)
    #expect(result.regions.map(\.rect) == [PixelRect(x: 40, y: 100, width: 30, height: 50)])
    #expect(result.expectedHash != result.actualHash)
    let drawn = try large(0xFF00_0000).draw().bitmap
    #expect(result.expectedHash == "\(PixelHash.of(drawn))")

    let path = store.path(of: try SnapshotName("large"))
    var bytes = try #require(FileManager.default.contents(atPath: path))
    bytes.removeLast(40)
    try bytes.write(to: URL(filePath: path))
    #expect(try verify(large(0xFF00_0000))[0].verdict == .broken)
  }

  @Test func warningsComeWithEveryVerdict() throws {
    let good = try request("a")
    try record(good)
    func warned(_ request: SnapshotRequest) -> SnapshotRequest {
      var warned = request
      warned.draw = {
        var drawn = try request.draw()
        drawn.warnings = ["it is tight"]
        return drawn
      }
      return warned
    }
    let results = try verify(warned(good), warned(try request("b")), try request("c"))
    #expect(results.map(\.verdict) == [.same, .missing, .missing])
    #expect(results.map(\.warnings) == [["it is tight"], ["it is tight"], nil])
  }

  @Test func anUnchangedGoldenIsNotDecoded() throws {
    let request = try request("a")
    try record(request)
    let golden = try #require(try store.read(request.name))
    let digest = try #require(try PNG.readDigest(golden.bytes))
    #expect(digest.pixelHash == PixelHash.of(try request.draw().bitmap))
    // These are not the golden's pixels: only the digest can say that they are.
    let nothing = Bitmap(width: 0, height: 0)
    #expect(try golden.hasPixels(of: nothing, hash: digest.pixelHash, by: .digest))
    #expect(try !golden.hasPixels(of: nothing, hash: digest.pixelHash, by: .pixels))
  }

  @Test func aForgedDigestIsBelievedOnlyWithoutDecoding() throws {
    let request = try request("a")
    let hash = PixelHash.of(try request.draw().bitmap)
    let forged = try PNG.encode(Bitmap(width: 16, height: 8, filledWith: 0xFFFF_00FF))
      .claimingPixels(high: hash.high, low: hash.low)
    try folder.write(#require(forged), to: "Snapshots/a.png")
    #expect(try verify(request).map(\.verdict) == [.same])
    let run = VerificationRun(
      requests: [request], goldens: store, renderer: renderer, reading: .pixels)
    #expect(try run.run().snapshots.map(\.verdict) == [.different])
  }

  @Test func aForgedGoldenIsRecordedAgain() throws {
    let request = try request("a")
    let bitmap = try request.draw().bitmap
    let hash = PixelHash.of(bitmap)
    let forged = try PNG.encode(Bitmap(width: 16, height: 8, filledWith: 0xFFFF_00FF))
      .claimingPixels(high: hash.high, low: hash.low)
    try folder.write(#require(forged), to: "Snapshots/a.png")
    #expect(try store.write(request.draw(), as: request.name, fingerprint: renderer) == .replaced)
    #expect(try store.read(request.name)?.decoded().bitmap == bitmap)
  }

  @Test func aGoldenRewrittenByAnotherProgramIsStillTheSame() throws {
    let request = try request("a")
    let bytes = try PNG.encode(request.draw().bitmap, compression: .fast)
    let withoutDigest = try #require(bytes.removingChunk("hxSH"))
    try folder.write(withoutDigest, to: "Snapshots/a.png")
    #expect(try verify(request)[0].verdict == .same)
  }

  @Test func aChangedColorIsDifferentAndExplained() throws {
    try record(request("a", color: 0xFFFF_FFFF))
    let result = try verify(request("a", color: 0xFFEE_EEEE))[0]
    #expect(result.verdict == .different)
    #expect(result.different == 128)
    #expect(result.total == 128)
    #expect(result.maxDelta == 17)
    #expect(
      result.regions == [
        .init(rect: .init(x: 0, y: 0, width: 16, height: 8), pixels: 128, views: ["`save`"])
      ])
    // White and #EEEEEE have L* 100 and 94.1; ΔL / S_L = 5.9 / 1.7.
    #expect(
      result.words == ["`save`: background colour changed from #FFFFFF to #EEEEEE (ΔE 3.5)"])
  }

  @Test func withoutAGoldenTheVerdictIsMissing() throws {
    let result = try verify(request("a"))[0]
    #expect(result.verdict == .missing)
    #expect(
      result.words == ["there is no golden yet: record one, or accept this picture"])
  }

  @Test func anotherSizeIsDescribedInPixelsAndPoints() throws {
    try record(request("a", width: 16))
    let result = try verify(request("a", width: 20))[0]
    #expect(result.verdict == .size)
    #expect(result.expectedSize == .init(width: 16, height: 8))
    #expect(result.actualSize == .init(width: 20, height: 8))
    #expect(result.words == ["the size changed from 8×4 to 10×4 pt (16×8 to 20×8 pixels)"])
  }

  @Test func aSnapshotThatCannotBeDrawnIsBroken() throws {
    let broken = SnapshotRequest(name: try SnapshotName("a"), scene: "a.yaml", scale: 1) {
      throw Unlucky()
    }
    let results = try verify(broken, request("b"))
    #expect(results[0].verdict == .broken)
    #expect(results[0].words == ["it could not be drawn: the icon 'bell.svg' is missing"])
    #expect(results[1].verdict == .missing)
  }

  @Test func aPictureWithoutPixelsIsBroken() throws {
    let empty = SnapshotRequest(name: try SnapshotName("a"), scene: "a.yaml", scale: 1) {
      DrawnSnapshot(bitmap: Bitmap(width: 0, height: 5)) {
        DescribedTree(
          root: ViewNode(
            type: "UIView", frame: .init(x: 0, y: 0, width: 0, height: 5),
            bounds: .init(x: 0, y: 0, width: 0, height: 5)))
      }
    }
    #expect(
      try verify(empty)[0].words == ["it could not be drawn: it has no pixels: its size is 0×5"])
  }

  @Test func aGitLFSPointerIsRecognized() throws {
    try folder.write(
      """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """, to: "Snapshots/a.png")
    let result = try verify(request("a"))[0]
    #expect(result.verdict == .broken)
    #expect(result.words.count == 1)
    #expect(result.words[0].contains("git lfs pull"))
    #expect(result.words[0].hasPrefix(store.path(of: result.name) + ": "))
  }

  @Test func aGoldenThatIsNoPictureIsBroken() throws {
    try folder.write("hello", to: "Snapshots/a.png")
    try folder.write("", to: "Snapshots/b.png")
    let request = try request("c")
    try record(request)
    let whole = try folder.bytes("Snapshots/c.png")
    try folder.write(Array(whole.prefix(whole.count / 2)), to: "Snapshots/c.png")
    var damaged = whole
    // The last byte of the image data, before its checksum and the chunk IEND.
    damaged[whole.count - 17] ^= 0xFF
    try folder.write(damaged, to: "Snapshots/d.png")
    let results = try verify(
      plain("a"), plain("b"), request, plain("d"))
    #expect(results.map(\.verdict) == [.broken, .broken, .broken, .broken])
    #expect(results[0].words[0].contains("not a PNG"))
    #expect(
      results[0].words[1]
        == "restore it from version control, or record it again: layouter record --all --filter 'a'"
    )
    #expect(results[1].words[0].contains("empty"))
    #expect(results[2].words[0].contains("cut off"))
    #expect(results[3].words[0].contains("damaged"))
  }

  private func plain(_ name: String) throws -> SnapshotRequest { try request(name) }

  @Test func anotherRendererIsTheFirstSentence() throws {
    let older = GoldenFingerprint(renderer: "0", canary: "c0ffee", fonts: [])
    try record(request("a"), by: older)
    let words = try verify(request("a", color: 0xFF00_0000))[0].words
    #expect(words[0] == "the golden was drawn by renderer version 0, this is version 1")
    #expect(words.count == 2)
  }

  @Test func anotherCanaryIsDescribed() throws {
    let other = GoldenFingerprint(renderer: "1", canary: "decaf", fonts: [])
    try record(request("a"), by: other)
    #expect(
      try verify(request("a", color: 0xFF00_0000))[0].words[0]
        == "the golden was drawn with libraries that draw differently "
        + "(test picture decaf, here c0ffee)")
  }

  @Test func anotherFontFileIsDescribed() {
    func fingerprint(_ sha256: String) -> GoldenFingerprint {
      .init(
        renderer: "1", canary: "c0ffee", fonts: [.init(name: "Mplus1-Bold.otf", sha256: sha256)])
    }
    #expect(
      fingerprint("97055740faade172").differences(from: fingerprint("0123456789abcdef")) == [
        "the golden was drawn with another Mplus1-Bold.otf (SHA-256 0123456789ab…, "
          + "here 97055740faad…)"
      ])
    #expect(fingerprint("aa").differences(from: renderer).isEmpty)
    let longer = fingerprint("97055740faade1728a03")
    #expect(longer.differences(from: longer.abbreviated).isEmpty)
  }

  @Test func aTolerantComparisonIgnoresNoiseAndRecordsItsSize() throws {
    try record(request("a", color: 0xFF80_8080))
    let changed = try request("a", color: 0xFF82_7E81)
    #expect(try verify(changed)[0].verdict == .different)
    let result = try verify(changed, options: .init(metric: .ciede2000))[0]
    #expect(result.verdict == .same)
    #expect(result.maxDelta == 2)
  }

  @Test func twoSnapshotsOfOneNameAreRefused() throws {
    #expect {
      try verify(request("a"), request("a"))
    } throws: { error in
      "\(error)"
        == "two snapshots have the same name 'a', in buttons/a.yaml and in buttons/a.yaml"
    }
  }

  @Test func resultsDoNotDependOnTheNumberOfJobs() throws {
    let requests = try (0..<40).map { index in
      try request("s\(index)", color: 0xFF00_0000 + UInt32(index))
    }
    for (index, request) in requests.enumerated() where index % 3 != 0 {
      let golden = index % 3 == 1 ? request : try plain("x")
      try store.write(golden.draw(), as: request.name, fingerprint: renderer)
    }
    var reports: [[String: [UInt8]]] = []
    for jobs in [1, 4] {
      let place = "report-\(jobs)"
      let counted = Mutex(0)
      let report = try VerificationRun(
        requests: requests, goldens: store, renderer: renderer, jobs: jobs,
        report: ReportFolder(folder: folder.path + "/" + place),
        progress: { _, _ in counted.withLock { $0 += 1 } }
      ).run()
      #expect(report.snapshots.map(\.name) == requests.map(\.name))
      #expect(counted.withLock { $0 } == 40)
      var files: [String: [UInt8]] = [:]
      for file in folder.files() where file.hasPrefix(place + "/") {
        files[String(file.dropFirst(place.count))] = try folder.bytes(file)
      }
      reports.append(files)
    }
    #expect(reports[0].count > 40)
    #expect(reports[0] == reports[1])
  }

  @Test func aCancelledRunLeavesAReportThatIsKnownToBeIncomplete() throws {
    let report = ReportFolder(folder: folder.path + "/report")
    let drawn = Mutex(0)
    let run = VerificationRun(
      requests: try (0..<10).map { try request("s\($0)") }, goldens: store, renderer: renderer,
      report: report, progress: { _, _ in drawn.withLock { $0 += 1 } },
      isCancelled: { drawn.withLock { $0 } == 3 })
    #expect(throws: RunCancelled.self) { try run.run() }
    #expect(drawn.withLock { $0 } == 3)
    #expect(throws: ReportError.incomplete(report.folder)) { try report.load() }
  }
}
