import JSONValues
import Pixels
import Testing
import ViewTree

@testable import Snapshots

/// Notes of a report: their JSON, and what GitHub gets.
@Suite struct ReportNoteTests {
  private func note(_ line: Int? = 7, isError: Bool = true) throws -> ReportNote {
    ReportNote(
      rule: "contrast", isError: isError, scene: "a.yaml",
      source: SnapshotSource(file: "Fixtures/a.yaml", line: line), view: "save", value: 2.5,
      sentence: "“<b>Save</b>” has 2.5:1", remedy: "Use black.", variants: "all states, dark",
      places: [
        .init(
          snapshot: try SnapshotName("a/dark"), rect: PixelRect(x: 1, y: 2, width: 3, height: 4)),
        .init(snapshot: try SnapshotName("a/dark@2x")),
      ])
  }

  private func report(_ notes: [ReportNote]) -> Report {
    Report(
      renderer: GoldenFingerprint(renderer: "1", canary: "c0ffee", fonts: []),
      goldens: "Snapshots", snapshots: [], notes: notes)
  }

  @Test func jsonHasTheMembersOfTheSchema() throws {
    let json: JSON = [
      "error": true,
      "places": [
        ["rect": [1, 2, 3, 4], "snapshot": "a/dark"], ["snapshot": "a/dark@2x"],
      ],
      "remedy": "Use black.", "rule": "contrast", "scene": "a.yaml",
      "sentence": "“<b>Save</b>” has 2.5:1",
      "source": ["file": "Fixtures/a.yaml", "line": 7], "value": 2.5,
      "variants": "all states, dark", "view": "save",
    ]
    #expect(try note().json == json)
    #expect(try ReportNote(json: json) == note())
  }

  @Test func aReportWithoutNotesHasNoSuchMember() throws {
    #expect(report([]).json["notes"] == nil)
    let noted = report([try note()])
    #expect(try Report(json: noted.json) == noted)
    // Notes are not differences.
    #expect(noted.isSame)
  }

  @Test func markupOfScenesIsEscapedInTheSummary() throws {
    #expect(
      report([try note(nil)]).markdown().hasSuffix(
        "### Notes\n\n- `Fixtures/a.yaml` **contrast** `save`: “&lt;b&gt;Save&lt;/b&gt;” has 2.5:1. "
          + "Use black. (all states, dark)\n"))
    let many = try (0..<52).map { try note($0) }
    #expect(many.markdown.hasSuffix("\n- and 2 more"))
    #expect(many.markdown.split(separator: "\n").count == 51)
  }

  @Test func verifyNoticesWhatLintFailsFor() throws {
    let notes = [try note(), try note(8, isError: false)]
    #expect(notes.findingAnnotations.map(\.severity) == [.error, .warning])
    #expect(report(notes).gitHubAnnotations.map(\.severity) == [.notice, .notice])
    #expect(
      "\(report(notes).gitHubAnnotations[0])"
        == "::notice file=Fixtures/a.yaml,line=7,title=contrast::`save`: “<b>Save</b>” has 2.5:1. "
        + "Use black.%0Aall states, dark")
    let many = report(try (0..<12).map { try note($0) }).gitHubAnnotations
    #expect(many.count == 10)
    #expect(
      many.last?.message
        == "3 more differences, warnings and notes are in the summary of this step")
  }
}
