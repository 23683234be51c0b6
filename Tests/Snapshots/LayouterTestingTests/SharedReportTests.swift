import Foundation
import HeadlessUIKit
import Snapshots
import TestSupport
import Testing

@testable import LayouterTesting

@Suite struct SharedReportTests {
  private func acceptance(in package: TestPackage) -> Acceptance {
    Acceptance(
      report: ReportFolder(folder: package.folder.path + "/.layouter/report"),
      goldens: GoldenStore(folder: package.folder.path))
  }

  @Test func theReportHasAllAssertionsByName() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, named: "a", line: 1)
    _ = package.assert("text", as: .lines, named: "b", line: 2)
    try package.startAgain()
    _ = package.assert("other", as: .lines, named: "b", line: 2)
    _ = package.assert(filled(.red), as: .image, named: "a", line: 1)
    let report = try package.report()
    #expect(
      report.snapshots.map(\.name.text) == [
        TestPackage.goldens + "testSave.a", TestPackage.goldens + "testSave.b.txt",
      ])
    #expect(report.snapshots.map(\.verdict) == [.same, .different])
    #expect(report.snapshots[1].source == SnapshotSource(file: TestPackage.file, line: 2))
    #expect(package.folder.exists(".layouter/report/index.html"))
  }

  @Test func acceptingAndUndoingWorkForPicturesAndTexts() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, named: "a", line: 1)
    _ = package.assert("text", as: .lines, named: "b", line: 2)
    try package.startAgain()
    _ = package.assert(filled(.blue), as: .image, named: "a", line: 1)
    _ = package.assert("other", as: .lines, named: "b", line: 2)
    _ = try package.report()
    let acceptance = acceptance(in: package)
    #expect(try acceptance.pending().count == 2)
    #expect(try acceptance.accept { _ in true }.accepted.count == 2)
    #expect(try package.folder.text(TestPackage.goldens + "testSave.b.txt") == "other")
    #expect(try acceptance.pending().isEmpty)

    try package.startAgain()
    #expect(package.assert(filled(.blue), as: .image, named: "a", line: 1) == nil)
    #expect(package.assert("other", as: .lines, named: "b", line: 2) == nil)

    #expect(try acceptance.undo().restored.count == 2)
    #expect(try package.folder.text(TestPackage.goldens + "testSave.b.txt") == "text")
  }

  @Test func aTextThatHasChangedSinceIsNotReplaced() throws {
    let package = try TestPackage()
    _ = package.assert("text", as: .lines, named: "b")
    try package.startAgain()
    _ = package.assert("other", as: .lines, named: "b")
    _ = try package.report()
    try package.folder.write("third", to: TestPackage.goldens + "testSave.b.txt")
    #expect(try acceptance(in: package).accept { _ in true }.stale.count == 1)
    #expect(try package.folder.text(TestPackage.goldens + "testSave.b.txt") == "third")
  }

  @Test func theProcessesOfARunShareAReport() throws {
    let package = try TestPackage()
    let project = try TestProject.of(file: package.folder.path + "/" + TestPackage.file)
    func shared(_ run: String, process: Int32) throws -> SharedRun {
      try SharedRun(
        identity: run, process: process, report: ReportFolder(folder: project.report),
        goldens: GoldenStore(folder: project.folder),
        renderer: GoldenFingerprint(renderer: "1", canary: "0", fonts: []))
    }
    func result(_ name: String) throws -> SnapshotResult {
      let request = SnapshotRequest(
        name: try SnapshotName(name), scene: "Tests", scale: 1
      ) { throw CancellationError() }
      return try SnapshotCheck(
        goldens: GoldenStore(folder: project.folder),
        report: ReportFolder(folder: project.report),
        renderer: GoldenFingerprint(renderer: "1", canary: "0", fonts: []), reading: .digest
      ).outcome(of: request, recording: .never).result
    }
    func names() throws -> [String] {
      try ReportFolder(folder: project.report).load().snapshots.map(\.name.text)
    }
    let one = try shared("run 1", process: 100)
    let two = try shared("run 1", process: 200)
    try two.add(try result("b"))
    try one.add(try result("a"))
    try two.writeReport()
    #expect(try names() == ["a", "b"])
    try one.add(try result("c"))
    try one.writeReport()
    #expect(try names() == ["a", "b", "c"])

    let next = try shared("run 2", process: 300)
    #expect(throws: ReportError.self) { try names() }
    try next.add(try result("d"))
    try next.writeReport()
    #expect(try names() == ["d"])
  }

  @Test func theNextRunRemovesTheFilesOfTheLast() throws {
    let package = try TestPackage()
    _ = package.assert("text", as: .lines, named: "b")
    try package.startAgain()
    _ = package.assert("other", as: .lines, named: "b")
    let actual = ".layouter/report/actual/" + TestPackage.goldens + "testSave.b.txt"
    #expect(package.folder.exists(actual))
    // The run has crashed: it has written no report.
    try package.startAgain()
    #expect(!package.folder.exists(actual))
  }

  @Test func aFolderThatIsNotAReportIsKept() throws {
    let package = try TestPackage(settings: "folders: {report: mine}")
    try package.folder.remove("mine")
    try package.folder.write("precious", to: "mine/notes.txt")
    let error = #expect(throws: ReportError.self) { try package.startAgain() }
    #expect("\(error, default: "")".contains("contains files that are not a report's"))
    #expect(try package.folder.text("mine/notes.txt") == "precious")
  }
}
