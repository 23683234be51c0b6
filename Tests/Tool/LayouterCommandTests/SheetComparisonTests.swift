import CairoGraphics
import JSONValues
import Pixels
import TestSupport
import Testing
import ViewTree

@testable import LayouterCommand
@testable import Snapshots

@Suite struct SheetComparisonTests {
  private let project: TemporaryFolder
  private let git: GitProgram

  /// A project with a committed golden of each of the four pictures, tagged `v1`.
  init() throws {
    project = try TemporaryFolder()
    git = try GitProgram(environment: [:])
    try project.write(SampleScene.card, to: "app/Fixtures/card.yaml")
    #expect(project.layouter("record", workingFolder: "app").status == .success)
    try run("init", "--quiet")
    try commit("v1")
  }

  private func run(_ arguments: String...) throws {
    let output = try git.run(arguments, in: project.path)
    #expect(output.status == 0, "\(output.errors)")
  }

  /// Commits everything, under a tag.
  private func commit(_ tag: String) throws {
    try run("add", "--all")
    try run(
      "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", tag)
    try run("tag", tag)
  }

  private func sheet(_ options: String...) throws -> Bitmap {
    let run = project.layouter(
      ["sheet", "-o", "s.png"] + options, workingFolder: "app")
    #expect(run.errors == "")
    return try PNG.decode(project.bytes("app/s.png")).bitmap
  }

  private func count(_ pixel: UInt32, in bitmap: Bitmap) -> Int {
    bitmap.pixels.count { $0 == pixel }
  }

  @Test func picturesOfBothVersionsAreShown() throws {
    try project.write(
      SampleScene.card.replacingOccurrences(of: "CC0000", with: "00CC00"),
      to: "app/Fixtures/card.yaml")
    let sheet = try sheet("--before", "v1")
    // Two pictures of 8 by 4 in the old colour, two in the new one, and both versions of the others.
    #expect(count(0xFFCC_0000, in: sheet) == 64)
    #expect(count(0xFF00_CC00, in: sheet) == 64)
    #expect(count(0xFF33_6699, in: sheet) == 128)
    // The mark around the two that differ, on two sides of at least 28 by 2 points.
    #expect(count(0xFFB3_261E, in: sheet) > 2 * 2 * 28 * 2)
  }

  @Test func equalPicturesHaveNoMark() throws {
    #expect(count(0xFFB3_261E, in: try sheet("--before", "v1")) == 0)
  }

  @Test func twoRevisionsAreCompared() throws {
    let red = try project.bytes("app/Snapshots/card/loud_light.png")
    try project.write(red, to: "app/Snapshots/card/calm_light.png")
    try commit("v2")
    // The current pictures do not matter.
    try project.write(
      SampleScene.card.replacingOccurrences(of: "CC0000", with: "00CC00"),
      to: "app/Fixtures/card.yaml")
    let sheet = try sheet("--before", "v1", "--after", "v2")
    #expect(count(0xFF33_6699, in: sheet) == (2 + 1) * 32)
    #expect(count(0xFFCC_0000, in: sheet) == (2 + 3) * 32)
    #expect(count(0xFF00_CC00, in: sheet) == 0)
  }

  /// Writes a page, and returns the data in it.
  private func page(_ options: String...) throws -> (data: JSON, output: String) {
    let run = project.layouter(["sheet", "-o", "s.html"] + options, workingFolder: "app")
    #expect(run.errors == "")
    #expect(run.status == .success)
    let parts = try project.text("app/s.html").components(separatedBy: #"id="report">"#)
    try #require(parts.count == 2)
    let data = try #require(parts[1].components(separatedBy: "</script>").first)
    return (try JSON(utf8: Array(data.utf8)), run.output)
  }

  private func text(_ value: JSON?) throws -> String {
    guard case .string(let text)? = value else { throw CancellationError() }
    return text
  }

  @Test func aPageHasBothVersionsOfEverySnapshot() throws {
    try project.write(
      SampleScene.card.replacingOccurrences(of: "CC0000", with: "00CC00"),
      to: "app/Fixtures/card.yaml")
    let (data, output) = try page("--before", "v1")
    #expect(output == "4 snapshots in s.html, 2 of them different\n")
    #expect(data["kind"] == "comparison")
    #expect(data["versions"] == ["actual": "now", "expected": "v1"])
    guard case .array(let snapshots)? = data["snapshots"], case .array(let groups)? = data["groups"]
    else {
      Issue.record("there are no snapshots or groups")
      return
    }
    #expect(snapshots.map { $0["verdict"] } == ["same", "same", "different", "different"])
    // Equal pictures are stored once: calm, loud before, loud after.
    #expect(snapshots.map { $0["actual"]?["number"] } == [0, 0, 2, 2])
    #expect(snapshots.map { $0["expected"]?["number"] } == [nil, nil, 1, 1])
    try #require(groups.count == 1)
    let change = try text(groups[0]["change"])
    #expect(change.hasPrefix("`card`: background colour changed from #CC0000 to #00CC00 ("))
    #expect(groups[0]["snapshots"] == [2, 3])
  }

  @Test func aPageOfTwoRevisionsDoesNotDraw() throws {
    let red = try project.bytes("app/Snapshots/card/loud_light.png")
    try project.write(red, to: "app/Snapshots/card/calm_light.png")
    try project.remove("app/Snapshots/card/loud_dark.png")
    try commit("v2")
    try project.write(
      SampleScene.card.replacingOccurrences(of: "CC0000", with: "00CC00"),
      to: "app/Fixtures/card.yaml")
    let (data, output) = try page("--before", "v1", "--after", "v2")
    #expect(output == "4 snapshots in s.html, 2 of them different\n")
    guard case .array(let snapshots)? = data["snapshots"] else {
      Issue.record("there are no snapshots")
      return
    }
    #expect(snapshots.map { $0["verdict"] } == ["different", "same", "same", "missing"])
    guard case .array(let words)? = snapshots[0]["words"] else {
      Issue.record("there are no words")
      return
    }
    #expect(
      try text(words.first).hasPrefix("`card`: background colour changed from #336699 to #CC0000 (")
    )
    #expect(snapshots[3]["words"] == ["v2 has no golden of it"])
    #expect(snapshots[3]["actual"] == nil)
    #expect(snapshots[3]["expected"]?["size"] == [8, 4])
  }

  @Test func aPageShowsWhatWasAdded() throws {
    try project.remove("app/Snapshots/card/loud_dark.png")
    try commit("v2")
    let (data, _) = try page("--before", "v2", "--variant", "loud_dark", "--variant", "calm_*")
    guard case .array(let snapshots)? = data["snapshots"] else {
      Issue.record("there are no snapshots")
      return
    }
    #expect(snapshots.map { $0["verdict"] } == ["same", "same", "missing"])
    #expect(snapshots[2]["words"] == ["v2 has no golden of it"])
    #expect(snapshots[2]["expected"] == nil)
    #expect(snapshots[2]["actual"]?["size"] == [8, 4])
  }

  @Test func picturesOfOneVersionOnly() {
    let bitmap = Bitmap(width: 1, height: 1)
    let other = Bitmap(width: 1, height: 1, filledWith: 0xFFFF_FFFF)
    func pictures(_ before: Bitmap?, _ after: Bitmap?) -> [SheetPicture] {
      SheetComparison.Pair(before: before, after: after).pictures {
        SheetPicture(place: [7], bitmap: $0, scale: 1, background: .white, isDark: false)
      }
    }
    #expect(pictures(bitmap, bitmap).map(\.change) == [nil, nil])
    #expect(pictures(bitmap, other).map(\.change) == [nil, .changed])
    #expect(pictures(bitmap, other).map(\.place) == [[7, 0], [7, 1]])
    #expect(pictures(nil, bitmap).map(\.change) == [.added])
    #expect(pictures(nil, bitmap).map(\.place) == [[7, 1]])
    #expect(pictures(bitmap, nil).map(\.change) == [.removed])
    #expect(pictures(nil, nil).isEmpty)
    let all = pictures(bitmap, other) + pictures(nil, bitmap) + pictures(bitmap, other)
    #expect(SheetComparison.summary(of: all) == "2 changed, 1 added")
    #expect(SheetComparison.summary(of: pictures(bitmap, bitmap)) == "no changes")
  }

  @Test(arguments: [
    (["--before", "v9"], "The repository has no revision 'v9'."),
    (["--before=--all"], "The repository has no revision '--all'."),
    (["--before", "v1", "--snapshots", "Fixtures"], "has no golden of these scenes"),
    (["--before", "v1", "--snapshots", "none"], "There is no folder 'none'"),
    (["--after", "v1"], "--after compares with another revision"),
  ])
  func whatCannotBeCompared(options: [String], message: String) throws {
    let run = project.layouter(["sheet", "-o", "s.png"] + options, workingFolder: "app")
    #expect(run.status == .broken)
    #expect(run.errors.contains(message))
    #expect(!project.exists("app/s.png"))
  }

  @Test func aFolderWithoutARepository() throws {
    let other = try TemporaryFolder()
    try other.write(SampleScene.card, to: "Fixtures/card.yaml")
    #expect(other.layouter("record").status == .success)
    let run = other.layouter("sheet", "-o", "s.png", "--before", "HEAD")
    #expect(run.status == .broken)
    #expect(run.errors.contains("is not in a git repository"))
  }

  @Test func aMachineWithoutGit() {
    #expect(throws: GitError.notInstalled) {
      try GitProgram(environment: ["PATH": project.path])
    }
  }

  /// More than fits into one request.
  @Test func manyGoldensAreRead() throws {
    let names = try (0..<300).map { try SnapshotName("many/picture \($0) ü") }
    for (number, name) in names.enumerated() where number % 2 == 0 {
      try project.write("\(number)", to: "app/Snapshots/\(name.text).png")
    }
    try commit("v2")
    let revision = try GitRevision(
      "v2", goldens: project.fileURL("app/Snapshots").path, git: git)
    let expected = names.indices.map { $0 % 2 == 0 ? Array("\($0)".utf8) : nil }
    #expect(try revision.goldens(names).map { $0?.bytes } == expected)
    #expect(revision.names.count == 150 + 4)
  }

  @Test func theAnswerOfGit() {
    var reader = GitBatchReader(
      Array("1f blob 3\na\nb\nx:y missing\n2e tree 1\nt\n3d blob 9\nshort\n".utf8))
    #expect(reader.next() == .some(Array("a\nb".utf8)))
    #expect(reader.next() == .some(nil))
    #expect(reader.next() == .some(nil))
    #expect(reader.next() == nil)
  }
}
