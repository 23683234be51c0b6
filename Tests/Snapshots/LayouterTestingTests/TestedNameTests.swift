import HeadlessUIKit
import Snapshots
import TestSupport
import Testing

@testable import LayouterTesting

/// What `layouter clean` knows of a run of tests.
@Suite struct TestedNameTests {
  private func names(in package: TestPackage) throws -> TestedNames? {
    try TestedNames(lastRunIn: ReportFolder(folder: package.folder.path + "/.layouter/report"))
  }

  @Test func aRunHasTheNamesOfAllItsProcesses() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, named: "a", line: 1)
    let first = package.run
    try package.startAnotherProcess()
    _ = package.assert("text", as: .lines, named: "b", line: 2)
    try package.run.end()
    try first.end()
    let names = try #require(try names(in: package))
    #expect(
      names.files == [
        TestPackage.goldens + "testSave.a.png", TestPackage.goldens + "testSave.b.txt",
      ])
    #expect(names.obstacle == nil)
  }

  @Test func aProcessThatHasNotEndedIsAnObstacle() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image)
    #expect(try names(in: package)?.obstacle == "a process of the last run of tests did not end")
  }

  @Test func anAssertionWithoutAValidNameIsAnObstacle() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, named: String(repeating: "a", count: 300))
    try package.run.end()
    #expect(
      try names(in: package)?.obstacle == "an assertion of the last run of tests had no valid name")
  }

  @Test(arguments: [
    (["swift-test"], nil), (["swift-test", "--parallel", "--num-workers", "2"], nil),
    (["swift-test", "--filter", "A"], "the last tests were run with '--filter'"),
    (["swift-test", "--skip=A"], "the last tests were run with '--skip'"),
    (["swift-test", "-s", "A.B/c"], "the last tests were run with '-s'"),
  ])
  func theCommandLineTellsWhetherAllTestsAreRun(arguments: [String], expected: String?) {
    #expect(RunEnvironment.partialReason(of: arguments) == expected)
  }

  @Test func adviceForADamagedGoldenWorks() throws {
    let package = try TestPackage()
    let golden = TestPackage.goldens + "testSave.box.png"
    try package.folder.write("", to: golden)
    let message = package.assert(filled(.red), as: .image, named: "box")
    #expect(
      message?.contains(
        "restore it from version control, or record it again: LAYOUTER_RECORD=failed swift test")
        == true)
    let environment = ["LAYOUTER_RECORD": "failed"]
    let again = try TestPackage(environment: environment)
    try again.folder.write("", to: golden)
    #expect(again.assert(filled(.red), as: .image, named: "box")?.contains("recorded") == true)
    try again.startAgain()
    #expect(again.assert(filled(.red), as: .image, named: "box") == nil)
  }

  /// The folder of the report cannot be created where a file has its name.
  @Test func withoutAReportTheVerdictIsGiven() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, named: "box")
    try package.folder.remove(".layouter")
    try package.folder.write("no folder", to: ".layouter")
    try package.startAgain()
    #expect(package.assert(filled(.red), as: .image, named: "box") == nil)
    try package.startAgain()
    let message = package.assert(filled(.blue), as: .image, named: "box")
    #expect(message?.contains("background colour changed from #FF0000 to #0000FF") == true)
    #expect(message?.contains("difference  ") == false)
    try package.run.writeReport()
  }
}
