import CommandLineTool
import Foundation
import JSONValues
import Snapshots
import TestSupport
import Testing

@testable import LayouterCommand

/// `layouter test --compare-references`.
@Suite struct ReferenceReportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let line =
    #"{"name":"Tests/__Snapshots__/A/b.1","referenceSize":[10,10],"size":[10,10],"hasText":false,"different":1,"differentOutsideText":1}"#

  /// A program that appends a line to the file that the environment names.
  private func addPorts(writing line: String = line, status: Int = 0) throws -> String {
    try folder.write(
      "#!/bin/sh\necho \"$@\" >\"$0.arguments\"\n"
        + "[ -z \"$LAYOUTER_REFERENCES\" ] || echo '\(line)' >>\"$LAYOUTER_REFERENCES\"\nexit \(status)\n",
      to: "ports")
    let file = folder.path + "/ports"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    return file
  }

  private func run(_ arguments: String..., ports: String) -> CommandRun {
    folder.layouter(arguments, environment: ["LAYOUTER_PORTS": ports])
  }

  @Test func theTableIsPrintedAndWritten() throws {
    let run = run("test", "--compare-references", "--filter", "A", ports: try addPorts(status: 1))
    #expect(run.status == .negative)
    #expect(try folder.text("ports.arguments") == "test --filter A\n")
    #expect(
      run.output == """
        reference                  its size  our size  differ  outside text  per cent
        Tests/__Snapshots__/A/b.1     10×10     10×10       1             1      1.00

        all: equal size 1 of 1; within 0.1 % of the pixels 0 of 1, outside of text 0 of 1
        without text: equal size 1 of 1; within 0.1 % of the pixels 0 of 1, outside of text 0 of 1

        """)
    let json = try JSON(utf8: folder.bytes(".layouter/report/references.json"))
    let comparisons: [ReferenceComparison] = try json.member("comparisons")
    #expect(comparisons.map(\.name) == ["Tests/__Snapshots__/A/b.1"])
    #expect(!folder.exists(".layouter/report/references.jsonl"))
  }

  @Test func theTableOfAnEarlierRunDoesNotCount() throws {
    let ports = try addPorts()
    for _ in 1...2 {
      #expect(
        run("test", "--compare-references", ports: ports).output.contains("equal size 1 of 1"))
    }
  }

  @Test func withoutTheOptionNothingIsCompared() throws {
    #expect(run("test", "--filter", "A", ports: try addPorts()).output == "")
    #expect(!folder.exists(".layouter"))
  }

  @Test func theProjectFileNamesTheFolder() throws {
    try folder.write("folders: { report: other }", to: "layouter.yaml")
    #expect(run("test", "--compare-references", ports: try addPorts()).errors == "")
    #expect(folder.exists("other/references.json"))
  }
}
