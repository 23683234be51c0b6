import Testing

@testable import LayouterCommand

/// What verify writes for build servers, and what it says of goldens that no scene names.
@Suite struct VerifyOutputTests {
  private let project: TemporaryProject

  init() throws {
    project = try TemporaryProject()
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    #expect(project.layouter("record").status == .success)
  }

  private func removeAScene() throws {
    try project.write(SampleScene.card, to: "Fixtures/old.yaml")
    #expect(project.layouter("record", "--filter", "old/*_light").status == .success)
    try project.remove("Fixtures/old.yaml")
  }

  private let unreferenced = """
    unreferenced  Snapshots/old/calm_light.png
    unreferenced  Snapshots/old/loud_light.png
    2 goldens that no scene names: delete the files, or bring the scene back.

    """

  @Test(arguments: [[], ["--unreferenced", "warn"], ["Fixtures/"]])
  func unreferencedGoldensAreAWarning(options: [String]) throws {
    try removeAScene()
    let run = project.layouter(["verify"] + options)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("4 snapshots: 4 same ("))
    #expect(run.errors == unreferenced)
  }

  @Test func unreferencedGoldensCanFailTheRun() throws {
    #expect(project.layouter("verify", "--unreferenced", "fail").status == .success)
    try removeAScene()
    let run = project.layouter("verify", "--unreferenced", "fail")
    #expect(run.status == .negative)
    #expect(run.errors == unreferenced)
  }

  @Test func unreferencedGoldensCanBeIgnored() throws {
    try removeAScene()
    let run = project.layouter("verify", "--unreferenced", "ignore")
    #expect(run.status == .success)
    #expect(run.errors == "")
  }

  @Test(arguments: [
    (["--filter", "*_dark"], "--filter leaves snapshots out"),
    (["--shard", "1/2"], "--shard leaves snapshots out"),
    (["Fixtures/plain.yaml"], "only some scenes were named"),
  ])
  func aPartOfTheSnapshotsDoesNotTellWhichAreUnreferenced(
    options: [String], reason: String
  ) throws {
    try removeAScene()
    let quiet = project.layouter(["verify"] + options)
    #expect(quiet.status == .success)
    #expect(quiet.errors == "")
    let run = project.layouter(["verify", "--unreferenced", "fail"] + options)
    #expect(run.status == .success)
    #expect(run.errors == "Unreferenced goldens are not judged: \(reason).\n")
  }

  @Test func aBrokenSceneMayNameWhatSeemsUnreferenced() throws {
    try removeAScene()
    try project.write(SampleScene.broken, to: "Fixtures/old.yaml")
    let run = project.layouter("verify", "--unreferenced", "fail")
    #expect(run.status == .broken)
    #expect(
      run.errors.hasSuffix("Unreferenced goldens are not judged: a scene could not be read.\n"))
  }

  @Test func ofManyUnreferencedGoldensTheFirstAreListed() throws {
    for number in 10...31 { try project.write("", to: "Snapshots/\(number).png") }
    let lines = project.layouter("verify").errors.split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines.first == "unreferenced  Snapshots/10.png")
    #expect(
      lines.suffix(3) == [
        "unreferenced  Snapshots/29.png", "and 2 more",
        "22 goldens that no scene names: delete the files, or bring the scene back.",
      ])
  }

  private func loseAGolden() throws { try project.remove("Snapshots/plain/loud_dark.png") }

  @Test func theOutcomeAsJUnit() throws {
    let run = project.layouter("verify", "--junit", "out/results.xml")
    #expect(run.status == .success)
    #expect(
      try project.text("out/results.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="layouter" tests="4" failures="0" errors="0">
          <testsuite name="plain.yaml" tests="4" failures="0" errors="0">
            <testcase name="plain/calm_light" classname="plain"/>
            <testcase name="plain/calm_dark" classname="plain"/>
            <testcase name="plain/loud_light" classname="plain"/>
            <testcase name="plain/loud_dark" classname="plain"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func jUnitAsTheOnlyResult() throws {
    try loseAGolden()
    let run = project.layouter("verify", "--junit", "-")
    #expect(run.status == .negative)
    #expect(run.output.hasPrefix("<?xml "))
    #expect(run.output.hasSuffix("</testsuites>\n"))
    #expect(run.errors.contains("4 snapshots: 3 same, 1 without a golden ("))
  }

  @Test func twoResultsCannotShareStandardOutput() {
    let run = project.layouter("verify", "--junit", "-", "--json", "-")
    #expect(run.status == .broken)
    #expect(run.errors.contains("--json and --junit cannot both have standard output"))
  }
}
