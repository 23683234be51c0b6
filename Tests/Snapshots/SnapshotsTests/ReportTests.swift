import FileAccess
import Foundation
import PictureFiles
import Pixels
import TestSupport
import Testing

@testable import Snapshots

@Suite struct ReportTests {
  let folder: TemporaryFolder
  let store: GoldenStore
  let report: ReportFolder

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(folder: folder.path + "/Snapshots")
    report = ReportFolder(folder: folder.path + "/report")
  }

  private let black: UInt32 = 0xFF00_0000

  @discardableResult
  private func verify(_ requests: SnapshotRequest...) throws -> Report {
    try VerificationRun(requests: requests, goldens: store, renderer: renderer, report: report)
      .run()
  }

  private func reportFiles() -> [String] {
    folder.files().filter { $0.hasPrefix("report/") }.map { String($0.dropFirst(7)) }
  }

  @Test func holdsThePicturesOfWhatDiffersAndTheWords() throws {
    try store.write(request("a").draw(), as: .init("a"), fingerprint: renderer)
    try store.write(request("b").draw(), as: .init("b"), fingerprint: renderer)
    let made = try verify(request("a"), request("b", color: black), request("c"))
    #expect(
      reportFiles() == [
        ".layouter-report", "actual/b.png", "actual/c.png", "difference/b.png", "expected/b.png",
        "report.json",
      ])
    #expect(try report.load() == made)
    #expect(made.count(of: .same) == 1)
    #expect(made.count(of: .different) == 1)
    #expect(made.count(of: .missing) == 1)
    #expect(!made.isSame)
    #expect(try folder.bytes("report/expected/b.png") == folder.bytes("Snapshots/b.png"))
  }

  @Test func theJSONHasTheContractsKeys() throws {
    try verify(request("a"))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(folder.bytes("report/report.json")))
        as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "brokenScenes", "counts", "goldens", "groups", "renderer", "snapshots", "version",
      ])
    let snapshot = try #require((object["snapshots"] as? [[String: Any]])?.first)
    #expect(snapshot["name"] as? String == "a")
    #expect(snapshot["verdict"] as? String == "missing")
    #expect(snapshot["actualSize"] as? [Int] == [16, 8])
    #expect((snapshot["words"] as? [String])?.count == 1)
    #expect((snapshot["regions"] as? [Any])?.isEmpty == true)
  }

  @Test func aNewRunRemovesTheOldOnesPicturesAndNothingElse() throws {
    try verify(request("old"))
    try folder.write("mine", to: "report/actual/notes.txt")
    try verify(request("new"))
    #expect(
      reportFiles() == [".layouter-report", "actual/new.png", "actual/notes.txt", "report.json"])
  }

  @Test(arguments: ["expected", "actual", "difference"])
  func aLinkedPictureFolderIsRemovedAndNotWhatItLinksTo(kind: String) throws {
    try verify(request("old"))
    try folder.write("mine", to: "pictures/photo.png")
    try folder.write("mine", to: "pictures/inner/photo.png")
    if folder.exists("report/" + kind) { try folder.remove("report/" + kind) }
    try folder.link("report/" + kind, to: "pictures")
    try verify(request("new"))
    #expect(folder.files("pictures") == ["inner/photo.png", "photo.png"])
    #expect(reportFiles() == [".layouter-report", "actual/new.png", "report.json"])
  }

  @Test func linksWithinAPictureFolderAreRemovedAndNotFollowed() throws {
    try verify(request("buttons/old"))
    try folder.write("mine", to: "pictures/photo.png")
    try folder.remove("report/actual/buttons")
    try folder.link("report/actual/buttons", to: "pictures")
    try folder.link("report/actual/single.png", to: "pictures/photo.png")
    try verify(request("buttons/new"))
    #expect(folder.files("pictures") == ["photo.png"])
    #expect(reportFiles() == [".layouter-report", "actual/buttons/new.png", "report.json"])
  }

  @Test(arguments: ["../photo.png", "actual/../../photo.png", "/photo.png", ""])
  func aPictureOutsideOfTheReportIsAnError(path: String) throws {
    try verify(request("a"))
    let json = try folder.text("report/report.json")
      .replacingOccurrences(of: "actual/a.png", with: path)
    try folder.write(json, to: "report/report.json")
    #expect {
      try report.load()
    } throws: { error in
      "\(error)".contains("the picture '\(path)' is not in the report's folder")
    }
  }

  @Test func aFolderWithOtherFilesIsNotTakenForAReport() throws {
    try folder.write("precious", to: "report/actual/photo.png")
    #expect(throws: ReportError.notOurs(report.folder)) { try verify(request("a")) }
    #expect(try folder.bytes("report/actual/photo.png") == Array("precious".utf8))
  }

  @Test func aDownloadedReportWithoutItsHiddenFileIsStillAReport() throws {
    try verify(request("old"))
    try FileManager.default.removeItem(atPath: report.folder + "/.layouter-report")
    try verify(request("new"))
    #expect(reportFiles() == [".layouter-report", "actual/new.png", "report.json"])
  }

  @Test func aReportThatCannotBeWrittenIsKnownToBeIncomplete() throws {
    try verify(request("a"))
    // The marker is there; the first picture is the first file.
    let failing = ReportFolder(
      folder: report.folder, fileSystem: FailingFileSystem(failAt: .create, code: ENOSPC))
    #expect(throws: FileSystemError.self) {
      try VerificationRun(
        requests: [request("a")], goldens: store, renderer: renderer, report: failing
      ).run()
    }
    #expect(throws: ReportError.incomplete(report.folder)) { try report.load() }
  }

  @Test func withoutAReportTheErrorNamesTheCommandThatWritesOne() {
    #expect {
      try report.load()
    } throws: { error in
      "\(error)" == "there is no report in '\(report.folder)'; 'layouter verify' writes one"
    }
  }

  @Test(arguments: ["", "{}", "[]", #"{"version": 99}"#])
  func brokenJSONIsAnError(text: String) throws {
    try folder.write(text, to: "report/report.json")
    #expect(throws: ReportError.self) { try report.load() }
  }
}

@Suite struct AcceptanceTests {
  let folder: TemporaryFolder
  let store: GoldenStore
  let report: ReportFolder
  let acceptance: Acceptance

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(folder: folder.path + "/Snapshots")
    report = ReportFolder(folder: folder.path + "/report")
    acceptance = Acceptance(report: report, goldens: store)
    for name in ["same", "changed"] {
      try store.write(request(name).draw(), as: .init(name), fingerprint: renderer)
    }
    _ = try VerificationRun(
      requests: [
        request("same"), request("changed", color: 0xFF00_0000), request("new"),
      ], goldens: store, renderer: renderer, report: report
    ).run()
  }

  private func verdicts() throws -> [Verdict] {
    try VerificationRun(
      requests: [
        request("same"), request("changed", color: 0xFF00_0000), request("new"),
      ], goldens: store, renderer: renderer
    ).run().snapshots.map(\.verdict)
  }

  @Test func offersWhatIsNotTheSame() throws {
    #expect(try acceptance.candidates().map(\.name.text) == ["changed", "new"])
  }

  @Test func makesTheDrawnPicturesTheGoldens() throws {
    let outcome = try acceptance.accept { _ in true }
    #expect(outcome.accepted.map(\.text) == ["changed", "new"])
    #expect(try verdicts() == [.same, .same, .same])
    let file = try #require(try store.read(.init("new"))).decoded()
    #expect(try GoldenFile.tree(in: file.chunks) == (try request("new").draw().describe().root))
    #expect(try GoldenFile.fingerprint(in: file.chunks) == renderer)
  }

  @Test func theAcceptedFileIsWhatRecordingWouldHaveWritten() throws {
    _ = try acceptance.accept { $0.name.text == "new" }
    let recorded = try GoldenFile.bytes(
      of: request("new").draw().bitmap, tree: request("new").draw().describe().root,
      fingerprint: renderer)
    #expect(try folder.bytes("Snapshots/new.png") == recorded)
  }

  @Test func acceptsOnlyWhatIsChosen() throws {
    _ = try acceptance.accept { $0.name.text == "changed" }
    #expect(try verdicts() == [.same, .same, .missing])
  }

  @Test func acceptingTwiceChangesNothing() throws {
    _ = try acceptance.accept { _ in true }
    let again = try acceptance.accept { _ in true }
    #expect(again.accepted.isEmpty)
    #expect(again.unchanged.map(\.text) == ["changed", "new"])
  }

  @Test func aGoldenThatChangedSinceTheReportIsLeftAlone() throws {
    try store.write(
      request("x", color: 0xFF12_3456).draw(), as: .init("changed"), fingerprint: renderer)
    let before = try folder.bytes("Snapshots/changed.png")
    let outcome = try acceptance.accept { _ in true }
    #expect(outcome.stale.map(\.text) == ["changed"])
    #expect(outcome.accepted.map(\.text) == ["new"])
    #expect(try folder.bytes("Snapshots/changed.png") == before)
  }

  @Test func undoPutsTheOldGoldensBackByteForByte() throws {
    let before = try folder.bytes("Snapshots/changed.png")
    _ = try acceptance.accept { _ in true }
    let outcome = try acceptance.undo()
    #expect(outcome.restored.map(\.text) == ["changed", "new"])
    #expect(try folder.bytes("Snapshots/changed.png") == before)
    #expect(!folder.exists("Snapshots/new.png"))
    #expect(try acceptance.undo().restored.isEmpty)
  }

  @Test func undoGoesBackAcceptByAccept() throws {
    let before = try folder.bytes("Snapshots/changed.png")
    _ = try acceptance.accept { $0.name.text == "changed" }
    _ = try acceptance.accept { $0.name.text == "new" }
    #expect(try acceptance.undo().restored.map(\.text) == ["new"])
    #expect(!folder.exists("Snapshots/new.png"))
    #expect(try acceptance.undo().restored.map(\.text) == ["changed"])
    #expect(try folder.bytes("Snapshots/changed.png") == before)
    #expect(folder.files("report/undo") == [])
  }

  @Test func twentyAcceptsCanBeUndone() throws {
    for _ in 1...22 {
      _ = try acceptance.accept { $0.name.text == "new" }
      try store.remove(.init("new"))
    }
    let lists = folder.files("report/undo").compactMap { $0.split(separator: "/").first }
    #expect(Set(lists) == Set((3...22).map { "\($0)" }))
  }

  @Test func aRejectedSnapshotCanBeReconsidered() throws {
    try acceptance.reject { $0.name.text == "new" }
    #expect(try acceptance.candidates().map(\.name.text) == ["changed"])
    #expect(try acceptance.reconsider { _ in true }.map(\.text) == ["new"])
    #expect(try acceptance.candidates().map(\.name.text) == ["changed", "new"])
    #expect(try acceptance.reconsider { _ in true } == [])
  }

  @Test(arguments: ["undo", "undo/1", "undo/1/goldens"])
  func aLinkInTheUndoFolderIsNotFollowed(path: String) throws {
    try folder.write("mine", to: "pictures/goldens/photo.png")
    try folder.write("mine", to: "pictures/photo.png")
    try folder.link("report/" + path, to: "pictures")
    _ = try acceptance.accept { _ in true }
    #expect(folder.files("pictures") == ["goldens/photo.png", "photo.png"])
    let number = path == "undo/1/goldens" ? 2 : 1
    #expect(
      folder.files("report/undo") == ["\(number)/goldens/changed.png", "\(number)/undo.json"])
  }

  @Test func aLinkedPictureIsNotAccepted() throws {
    try folder.write(try folder.bytes("report/actual/changed.png"), to: "elsewhere.png")
    try folder.remove("report/actual/changed.png")
    try folder.link("report/actual/changed.png", to: "elsewhere.png")
    #expect {
      try acceptance.accept { $0.name.text == "changed" }
    } throws: { error in
      "\(error)"
        == "cannot follow the symbolic link '\(report.folder)/actual/changed.png': it may lead to "
        + "another folder; replace it by what it links to"
    }
  }

  @Test func aGoldenThatOnlyClaimsToBeAcceptedIsReplaced() throws {
    let hash = PixelHash.of(try request("x", color: 0xFF00_0000).draw().bitmap)
    let forged = try PNG.encode(Bitmap(width: 16, height: 8, filledWith: 0xFF00_7AFF))
      .claimingPixels(high: hash.high, low: hash.low)
    try folder.write(#require(forged), to: "Snapshots/changed.png")
    #expect(try acceptance.accept { $0.name.text == "changed" }.unchanged.isEmpty)
    #expect(try verdicts() == [.same, .same, .missing])
  }

  @Test func undoSurvivesAnAcceptOfNothing() throws {
    _ = try acceptance.accept { _ in true }
    #expect(try acceptance.accept { _ in false }.accepted.isEmpty)
    #expect(try acceptance.undo().restored.map(\.text) == ["changed", "new"])
  }

  @Test func undoLeavesAGoldenThatChangedSince() throws {
    _ = try acceptance.accept { _ in true }
    try store.write(
      request("x", color: 0xFF12_3456).draw(), as: .init("changed"), fingerprint: renderer)
    let outcome = try acceptance.undo()
    #expect(outcome.changed.map(\.text) == ["changed"])
    #expect(outcome.restored.map(\.text) == ["new"])
  }

  @Test func undoStillWorksAfterAnotherVerification() throws {
    _ = try acceptance.accept { _ in true }
    _ = try VerificationRun(
      requests: [request("same")], goldens: store, renderer: renderer, report: report
    ).run()
    #expect(try acceptance.undo().restored.map(\.text) == ["changed", "new"])
  }

  @Test func anAcceptThatFailsHalfWayCanBeUndone() throws {
    let before = try folder.bytes("Snapshots/changed.png")
    let failing = Acceptance(
      report: report,
      goldens: GoldenStore(
        folder: store.folder,
        fileSystem: FailingFileSystem(failAt: .create, code: ENOSPC, after: 1)))
    #expect(throws: GoldenError.self) { try failing.accept { _ in true } }
    #expect(try verdicts() == [.same, .same, .missing])
    let outcome = try acceptance.undo()
    #expect(outcome.restored.map(\.text) == ["changed"])
    #expect(outcome.changed.isEmpty)
    #expect(try folder.bytes("Snapshots/changed.png") == before)
  }
}
