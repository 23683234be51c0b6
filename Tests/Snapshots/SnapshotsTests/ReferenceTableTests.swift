import JSONValues
import Pixels
import Testing

@testable import Snapshots

@Suite struct ReferenceTableTests {
  /// A comparison of pictures of 100 × 40 pixels, of which 4 are 0.1 %.
  private func comparison(
    _ name: String, hasText: Bool = false, height: Int = 40, different: Int?, outside: Int?
  ) -> ReferenceComparison {
    ReferenceComparison(
      name: name, referenceSize: PixelSize(width: 100, height: 40),
      size: PixelSize(width: 100, height: height), hasText: hasText, different: different,
      differentOutsideText: outside)
  }

  private var table: ReferenceTable {
    ReferenceTable([
      comparison("b", hasText: true, different: 300, outside: 4),
      comparison("a", different: 4, outside: 4), comparison("c", different: 5, outside: 5),
      comparison("d", hasText: true, height: 42, different: nil, outside: nil),
    ])
  }

  @Test func eachComparisonHasARow() {
    #expect(
      table.lines == [
        "reference  its size  our size  differ  outside text  per cent",
        "a            100×40    100×40       4             4      0.10",
        "b            100×40    100×40     300             4      0.10",
        "c            100×40    100×40       5             5      0.13",
        "d            100×40    100×42       –             –         –", "",
        "all: equal size 3 of 4; within 0.1 % of the pixels 1 of 4, outside of text 2 of 4",
        "with text: equal size 1 of 2; within 0.1 % of the pixels 0 of 2, outside of text 1 of 2",
        "without text: equal size 2 of 2; within 0.1 % of the pixels 1 of 2, outside of text 1 of 2",
      ])
  }

  @Test func theTableIsWrittenWithItsSums() {
    let sums: JSON = [
      "all": ["count": 4, "equalSize": 3, "close": 1, "closeOutsideText": 2],
      "withText": ["count": 2, "equalSize": 1, "close": 0, "closeOutsideText": 1],
      "withoutText": ["count": 2, "equalSize": 2, "close": 1, "closeOutsideText": 1],
    ]
    #expect(table.json == ["comparisons": table.comparisons.json, "sums": sums])
  }

  @Test func whatDiffersIsNeverNothing() {
    let table = ReferenceTable([
      ReferenceComparison(
        name: "a", referenceSize: PixelSize(width: 1000, height: 1000),
        size: PixelSize(width: 1000, height: 1000), hasText: false, different: 1,
        differentOutsideText: 1)
    ])
    #expect(table.lines[1].hasSuffix("  0.01"))
  }

  @Test func theLastPictureOfAnAssertionCounts() {
    let table = ReferenceTable([
      comparison("a", different: 4, outside: 4), comparison("a", different: 0, outside: 0),
    ])
    #expect(table.comparisons == [comparison("a", different: 0, outside: 0)])
  }

  @Test func linesAreReadUpToOneThatIsCutOff() {
    let lines = table.comparisons.map(\.json.line).joined(separator: "\n") + "\n\n{ \"na"
    #expect(ReferenceTable(lines: Array(lines.utf8)).comparisons == table.comparisons)
  }

  @Test func noReferenceIsAnAnswer() {
    #expect(
      ReferenceTable([]).lines == [
        "No assertion has a reference: a picture of a simulator's in the place of its golden."
      ])
  }
}
