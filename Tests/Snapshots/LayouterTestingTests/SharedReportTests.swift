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

  private func shared(
    _ run: String, process: Int32, in project: TestProject
  ) throws -> SharedRun {
    try SharedRun(
      identity: run, process: process, report: ReportFolder(folder: project.report),
      goldens: GoldenStore(folder: project.folder),
      renderer: GoldenFingerprint(renderer: "1", canary: "0", fonts: []))
  }

  /// A snapshot without a golden.
  ///
  /// - Parameter line: the assertion's line, which distinguishes results of one snapshot.
  private func result(
    _ name: String, line: Int = 1, in project: TestProject
  ) throws -> SnapshotResult {
    let request = SnapshotRequest(
      name: try SnapshotName(name), scene: "Tests", scale: 1
    ) { throw CancellationError() }
    var result = try SnapshotCheck(
      goldens: GoldenStore(folder: project.folder),
      report: ReportFolder(folder: project.report),
      renderer: GoldenFingerprint(renderer: "1", canary: "0", fonts: []), reading: .digest
    ).outcome(of: request, recording: .never).result
    result.source = SnapshotSource(file: TestPackage.file, line: line)
    return result
  }

  private func project(of package: TestPackage) throws -> TestProject {
    try TestProject.of(file: package.folder.path + "/" + TestPackage.file)
  }

  @Test func theProcessesOfARunShareAReport() throws {
    let package = try TestPackage()
    let project = try project(of: package)
    func names() throws -> [String] {
      try ReportFolder(folder: project.report).load().snapshots.map(\.name.text)
    }
    let one = try shared("run 1", process: 100, in: project)
    let two = try shared("run 1", process: 200, in: project)
    try two.add(try result("b", in: project))
    try one.add(try result("a", in: project))
    try two.writeReport()
    #expect(try names() == ["a", "b"])
    try one.add(try result("c", in: project))
    try one.writeReport()
    #expect(try names() == ["a", "b", "c"])

    let next = try shared("run 2", process: 300, in: project)
    #expect(throws: ReportError.self) { try names() }
    try next.add(try result("d", in: project))
    try next.writeReport()
    #expect(try names() == ["d"])
  }

  /// The lines of the assertions in the reports that each of two processes writes.
  private func lines(
    _ results: [(process: Int32, name: String, line: Int)]
  ) throws -> [[Int?]] {
    let package = try TestPackage()
    let project = try project(of: package)
    let processes = Set(results.map(\.process)).sorted()
    let runs = try processes.map { try shared("run 1", process: $0, in: project) }
    for (process, name, line) in results {
      let index = try #require(processes.firstIndex(of: process))
      try runs[index].add(try result(name, line: line, in: project))
    }
    return try runs.map {
      try $0.writeReport()
      return try ReportFolder(folder: project.report).load().snapshots.map(\.source?.line)
    }
  }

  @Test func allProcessesReportTheLastResultOfASnapshot() throws {
    #expect(
      try lines([(100, "a", 1), (100, "a", 2), (100, "a", 3), (200, "b", 7), (200, "b", 8)])
        == [[3, 8], [3, 8]])
  }

  @Test func allProcessesReportTheSameResultOfASnapshotOfSeveral() throws {
    #expect(try lines([(200, "a", 1), (100, "a", 2)]) == [[1], [1]])
    // Processes are in the order of their numbers, not of the letters of these.
    #expect(try lines([(1000, "a", 1), (999, "a", 2)]) == [[1], [1]])
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
