import Foundation
import TestSupport
import Testing

@testable import LayouterCommand

/// `clean` in a package whose last run of tests has left the names that it used.
@Suite struct TestGoldenTests {
  private let project: TemporaryFolder
  private let folder = "Tests/AppTests/__Snapshots__/ButtonTests/"

  init() throws {
    project = try TemporaryFolder()
    try project.write("", to: "Package.swift")
    try project.write(
      """
      @Test func save() {}
      @Test func look(text: String) {}
      @Test func off() {}
      """, to: "Tests/AppTests/ButtonTests.swift")
    try project.write(SampleScene.card, to: "card.yaml")
    #expect(project.layouter("record", "card.yaml", "--snapshots", "drawn").status == .success)
    for name in ["save.1", "store.1"] { try golden(name, "calm_light") }
    for name in ["save.2", "look-text.a.1", "look-text.b.1", "off.1"] {
      try golden(name, "loud_light")
    }
    try project.write("text", to: folder + "gone.1.txt")
  }

  private func golden(_ name: String, _ picture: String) throws {
    try project.write(try project.bytes("drawn/card/\(picture).png"), to: folder + name + ".png")
  }

  /// - Parameter lines: Further lines that a process has written, behind the names.
  private func run(_ files: [String], lines: [String] = [#"{"ended": "7"}"#]) throws {
    let names = files.map { #"{"name": "\#(folder)\#($0)", "place": "", "words": []}"# }
    try project.write(
      ([#"{"started": "7"}"#] + names + lines).joined(separator: "\n") + "\n",
      to: ".layouter/report/results/names.jsonl")
  }

  @Test func goldensOfRenamedAndRemovedTestsAreListed() throws {
    try run(["save.1.png", "look-text.a.1.png"])
    let run = project.layouter("clean")
    #expect(run.status == .negative)
    // `off` is still there, and none of its goldens was used: it may be disabled.
    #expect(
      run.output == """
        \(folder)gone.1.txt
        \(folder)look-text.b.1.png  (same picture as \(folder)look-text.a.1.png)
        \(folder)save.2.png  (same picture as \(folder)look-text.a.1.png)
        \(folder)store.1.png  (same picture as \(folder)save.1.png)
        4 goldens without a test; remove with: layouter clean --delete

        """)
  }

  @Test func theyAreRemovedOnDemand() throws {
    try run(["save.1.png", "save.2.png", "look-text.a.1.png", "look-text.b.1.png"])
    let run = project.layouter("clean", "--delete")
    #expect(run.status == .success)
    #expect(run.output.hasSuffix("2 goldens removed\n"))
    #expect(!project.exists(folder + "store.1.png"))
    #expect(!project.exists(folder + "gone.1.txt"))
    #expect(project.exists(folder + "off.1.png"))
    #expect(project.layouter("clean").output == "Every golden belongs to a test.\n")
  }

  @Test func theGoldensOfAFileThatIsGoneAreListed() throws {
    try run(["save.1.png"])
    try project.remove("Tests/AppTests/ButtonTests.swift")
    #expect(project.layouter("clean").output.contains("\(folder)off.1.png\n"))
  }

  @Test(arguments: [
    (
      [#"{"ended": "7"}"#, #"{"obstacle": "the last tests were run with '--filter'"}"#],
      "the last tests were run with '--filter'"
    ),
    ([], "a process of the last run of tests did not end"),
    ([#"{"ended": "7"}"#, #"{"started": "8"}"#], "a process of the last run of tests did not end"),
  ])
  func aPartOfTheTestsShowsNothing(lines: [String], reason: String) throws {
    try run(["save.1.png"], lines: lines)
    let run = project.layouter("clean", "--delete")
    #expect(
      run.errors
        == "Goldens of tests were not looked for: \(reason); run all tests first: swift test\n")
    #expect(run.output == "")
    #expect(project.exists(folder + "store.1.png"))
  }

  @Test func withoutARunOfTestsNothingIsKnown() throws {
    let run = project.layouter("clean", "--delete")
    #expect(run.errors.contains("the last report is not one of tests"))
    #expect(project.exists(folder + "store.1.png"))
  }

  @Test func scenesAreCleanedAsWell() throws {
    try run(["save.1.png", "save.2.png", "look-text.a.1.png", "look-text.b.1.png"])
    try project.write(SampleScene.card, to: "Fixtures/card.yaml")
    try project.write("old", to: "Snapshots/card/old.png")
    let output = project.layouter("clean").output
    #expect(output.contains("Snapshots/card/old.png\n"))
    #expect(output.contains("\(folder)store.1.png"))
    #expect(
      output.hasSuffix("3 goldens without a scene or test; remove with: layouter clean --delete\n"))
  }

  @Test func goldensOfAPackageBelowAreNotLookedAt() throws {
    try run([
      "save.1.png", "save.2.png", "look-text.a.1.png", "look-text.b.1.png", "store.1.png",
      "gone.1.txt",
    ])
    try project.write("", to: "Examples/Package.swift")
    try project.write("old", to: "Examples/Tests/__Snapshots__/A/old.1.png")
    #expect(project.layouter("clean").output == "Every golden belongs to a test.\n")
  }
}
