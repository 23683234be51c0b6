import ImageComparison
import JSONValues
import Pixels
import Testing
import ViewTree

@testable import Snapshots

/// Each type of a report, as literal JSON, written and read.
@Suite struct ReportJSONTests {
  /// Checks that a value is written as a text and read from it.
  private func check<Value: JSONConvertible & Equatable>(_ value: Value, _ text: String) throws {
    #expect(value.json.description == text)
    #expect(try Value(json: JSON(utf8: Array(text.utf8))) == value)
  }

  /// The message for JSON that is not one of the type.
  private func message<Value: JSONConvertible>(_ type: Value.Type, _ json: JSON) -> String {
    do {
      _ = try Value(json: json)
      return ""
    } catch {
      return "\(error)"
    }
  }

  private func differentResult() throws -> SnapshotResult {
    var result = try SnapshotResult(request("save/dark@2x"), verdict: .different)
    result.scene = "Fixtures/save.yaml"
    result.variant = [VariantChoice(axis: "appearance", value: "dark")]
    result.source = SnapshotSource(file: "app/Fixtures/save.yaml", line: 12)
    result.expectedSize = PixelSize(width: 16, height: 8)
    result.actualSize = PixelSize(width: 32, height: 8)
    result.different = 3
    result.total = 128
    result.maxDelta = 255
    result.regions = [
      ExplainedRegion(rect: PixelRect(x: 1, y: 2, width: 3, height: 1), pixels: 3, views: ["save"])
    ]
    result.changes = [
      Change(
        .color, views: ["`save`"], property: "background", predicate: ": background is red",
        note: ", twice")
    ]
    result.words = ["save: background is “red”"]
    result.warnings = ["it is tight"]
    result.pictures = .init(
      expected: "expected/a.png", actual: "actual/a.png", difference: "difference/a.png")
    result.expectedHash = "00ff"
    result.actualHash = "ff00"
    result.isRejected = true
    return result
  }

  @Test func aTextThatWasMovedHasTheFormatOfItsNewName() throws {
    var result = try SnapshotResult(request("a"), verdict: .missing)
    result.name = try SnapshotName("T/new.txt", format: .file)
    result.movedFrom = try SnapshotName("T/old.txt", format: .file)
    result.isRecorded = true
    let read = try SnapshotResult(json: result.json)
    #expect(read == result)
    #expect(read.movedFrom?.file == "T/old.txt")
    #expect(result.json["recorded"] == true)
  }

  @Test func aResultWithEveryMember() throws {
    try check(
      differentResult(),
      """
      {
        "actualHash": "ff00",
        "actualSize": [32, 8],
        "changes": [
          {
            "kind": "color",
            "note": ", twice",
            "predicate": ": background is red",
            "property": "background",
            "views": ["`save`"]
          }
        ],
        "different": 3,
        "expectedHash": "00ff",
        "expectedSize": [16, 8],
        "maxDelta": 255,
        "name": "save/dark@2x",
        "pictures": {
          "actual": "actual/a.png",
          "difference": "difference/a.png",
          "expected": "expected/a.png"
        },
        "rejected": true,
        "regions": [
          {
            "pixels": 3,
            "rect": [1, 2, 3, 1],
            "views": ["save"]
          }
        ],
        "scale": 2,
        "scene": "Fixtures/save.yaml",
        "source": {
          "file": "app/Fixtures/save.yaml",
          "line": 12
        },
        "total": 128,
        "variant": [
          {
            "axis": "appearance",
            "value": "dark"
          }
        ],
        "verdict": "different",
        "warnings": ["it is tight"],
        "words": ["save: background is “red”"]
      }
      """)
  }

  @Test func aResultWithoutOptionalMembers() throws {
    try check(
      SnapshotResult(request("a"), verdict: .broken, words: ["no font"]),
      """
      {
        "different": 0,
        "maxDelta": 0,
        "name": "a",
        "regions": [],
        "scale": 2,
        "scene": "buttons/a.yaml",
        "total": 0,
        "verdict": "broken",
        "words": ["no font"]
      }
      """)
  }

  @Test func aReport() throws {
    let fingerprint = GoldenFingerprint(
      renderer: "7", canary: "c0ffee", fonts: [.init(name: "a.otf", sha256: "12ab")])
    try check(
      Report(
        renderer: fingerprint, goldens: "Snapshots",
        snapshots: [SnapshotResult(request("a"), verdict: .missing, words: ["none"])],
        brokenScenes: [BrokenScene(file: "b.yaml", line: 3, column: 5, message: "bad")]),
      """
      {
        "brokenScenes": [
          {
            "column": 5,
            "file": "b.yaml",
            "line": 3,
            "message": "bad"
          }
        ],
        "counts": {
          "broken": 0,
          "different": 0,
          "missing": 1,
          "same": 0,
          "size": 0
        },
        "goldens": "Snapshots",
        "groups": [
          {
            "details": [],
            "number": 1,
            "snapshots": ["a"],
            "verdict": "missing",
            "words": "none"
          }
        ],
        "renderer": {
          "canary": "c0ffee",
          "fonts": [
            {
              "name": "a.otf",
              "sha256": "12ab"
            }
          ],
          "renderer": "7"
        },
        "snapshots": [
          {
            "different": 0,
            "maxDelta": 0,
            "name": "a",
            "regions": [],
            "scale": 2,
            "scene": "buttons/a.yaml",
            "total": 0,
            "verdict": "missing",
            "words": ["none"]
          }
        ],
        "version": 2
      }
      """)
  }

  @Test func aSourceWithoutALine() throws {
    try check(SnapshotSource(file: "a.yaml"), "{\n  \"file\": \"a.yaml\"\n}")
  }

  @Test func onlySomePictures() throws {
    try check(
      SnapshotResult.Pictures(actual: "actual/a.png"), "{\n  \"actual\": \"actual/a.png\"\n}")
  }

  @Test(arguments: [
    (Verdict.same, "same"), (.different, "different"), (.missing, "missing"), (.size, "size"),
    (.broken, "broken"),
  ])
  func aVerdict(verdict: Verdict, name: String) throws {
    try check(verdict, "\"\(name)\"")
  }

  @Test func aReplacedGolden() throws {
    try check(
      UndoList.Entry(name: .init("a/b"), hadGolden: true, acceptedHash: "00ff"),
      """
      {
        "acceptedHash": "00ff",
        "hadGolden": true,
        "name": "a/b"
      }
      """)
  }

  @Test func sizesAndRectanglesAreLists() throws {
    try check(PixelSize(width: 16, height: 8), "[16, 8]")
    try check(PixelRect(x: -1, y: 2, width: 3, height: 4), "[-1, 2, 3, 4]")
    #expect(message(PixelSize.self, [16]) == "expected [width, height], found a list of 1")
    #expect(
      message(PixelRect.self, [1, 2, 3]) == "expected [x, y, width, height], found a list of 3")
  }

  @Test func anErrorNamesTheMemberThatIsWrong() throws {
    let good = try Report(renderer: renderer, goldens: "Snapshots", snapshots: [differentResult()])
    func message(_ old: String, _ new: String) throws -> String {
      let text = good.json.description.replacing(old, with: new)
      return try self.message(Report.self, JSON(utf8: Array(text.utf8)))
    }
    #expect(try message("", "") == "")
    #expect(
      try message(#""verdict": "different""#, #""verdict": "ugly""#)
        == "snapshots[0].verdict: there is no verdict 'ugly'")
    #expect(
      try message("save/dark@2x", "../save")
        == "snapshots[0].name: the snapshot name '../save' has a part that starts with a dot")
    #expect(
      try message("[1, 2, 3, 1]", "[1, 2, 3, null]")
        == "snapshots[0].regions[0].rect[3]: expected an integer, found null")
    #expect(
      try message(#""version": 2"#, #""version": 99"#)
        == "this is version 99, but version 2 is read")
  }
}
