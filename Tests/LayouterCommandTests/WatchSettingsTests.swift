import Foundation
import Glibc
import Snapshots
import TestSupport
import Testing

@testable import LayouterCommand

/// `watch`, as a process, and the project file.
@Suite struct WatchSettingsTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write("size: [8, 4]\nview: { backgroundColor: red }", to: "Fixtures/card.yaml")
  }

  /// A condition did not hold in time.
  private struct NeverHeld: Error { var output: String }

  /// Runs `watch`. Each text is written to the project file when the condition before it holds.
  ///
  /// - Returns: What was printed until Ctrl-C.
  private func watch(
    until first: (_ printed: String) -> Bool,
    _ steps: [(settings: String, until: (_ printed: String) -> Bool)]
  ) async throws -> String {
    let process = BuiltTool.process(
      [BuiltTool.path, "watch", "--jobs", "1", "--no-open"], in: project)
    try project.write("", to: "printed.txt")
    let output = try FileHandle(forWritingTo: project.fileURL("printed.txt"))
    process.standardOutput = output
    process.standardError = output
    try BuiltTool.start(process)
    defer {
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
    }
    try await wait(until: first)
    for step in steps {
      try project.write(step.settings, to: "layouter.yaml")
      try await wait(until: step.until)
    }
    return try project.text("printed.txt")
  }

  private func wait(until condition: (String) -> Bool) async throws {
    for _ in 0..<1000 {
      if condition(try project.text("printed.txt")) { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw NeverHeld(output: try project.text("printed.txt"))
  }

  /// The names in a report; nil while there is none.
  private func names(in report: String = ".layouter/report") -> [String]? {
    try? ReportFolder(folder: project.path + "/" + report).load().snapshots.map(\.name.text)
  }

  @Test func aSavedProjectFileVerifiesEverythingWithItsSettings() async throws {
    let output = try await watch(
      until: { _ in names() == ["card/default@2x"] },
      [
        ("scales: [1, 3]", { _ in names() == ["card/default", "card/default@3x"] }),
        ("folders: { report: other }", { _ in names(in: "other") == ["card/default@2x"] }),
      ])
    #expect(!output.contains("Error"), "\(output)")
  }

  @Test func aBrokenProjectFileIsReportedOnceAndTheLastSettingsHold() async throws {
    let message = "Error: layouter.yaml:1:1: unknown key 'scale' in a project file"
    let output = try await watch(
      until: { _ in names() != nil },
      [
        ("scale: [1]", { $0.contains(message) }),
        ("scales: [3]", { _ in names() == ["card/default@3x"] }),
      ])
    #expect(output.components(separatedBy: message).count == 2, "\(output)")
  }
}
