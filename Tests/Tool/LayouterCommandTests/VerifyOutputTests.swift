import Foundation
import TestSupport
import Testing

@testable import LayouterCommand

/// What verify writes for build servers, and about unreferenced goldens.
@Suite struct VerifyOutputTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
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
    2 goldens without a scene: remove them with 'layouter clean --delete', or restore the scene.

    """

  /// A font and a radius in the same eight pictures, in each of which the font has another size: the radius is the
  /// second line, whatever else is cut off.
  @Test func eachPropertyThatChangedIsShown() throws {
    func scene(_ sizes: ClosedRange<Int>, radius: Int) -> String {
      let axis = sizes.enumerated().map { "s\($0): { head.font: \($1) }" }.joined(separator: ", ")
      return """
        size: [120, 60]
        variants: { text: { \(axis) }, scale: [1] }
        view:
          subviews:
            - { type: UILabel, id: head, text: Head, frame: [4, 4, 112, 24] }
            - { id: card, frame: [4, 30, 112, 28], backgroundColor: red, cornerRadius: \(radius) }
        """
    }
    try project.write(scene(10...17, radius: 12), to: "Fixtures/plain.yaml")
    #expect(project.layouter("record").status == .success)
    try project.write(scene(11...18, radius: 8), to: "Fixtures/plain.yaml")
    let lines = project.layouter("verify").output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines[0] == "different  `head`: font changed")
    #expect(lines[1] == "in all 8 pictures")
    #expect(lines[2] == "`card`: corner radius changed from 12 to 8 pt")
  }

  @Test func longListsAreFolded() throws {
    let axis = (1...30).map { "s\($0): { card.alpha: 0.\(10 + $0) }" }.joined(separator: ", ")
    try project.write(
      "size: [4, 4]\nvariants: { a: { \(axis) }, scale: [1] }\nview: { id: card, backgroundColor: red }",
      to: "Fixtures/many.yaml")
    _ = project.layouter("verify", "many")
    for options in [[], ["--quiet"]] {
      let run = project.layouter(["accept", "--all"] + options)
      #expect(run.output.hasPrefix("accepted  many/: 30 snapshots\n"))
      #expect(run.output.split(separator: "\n").count == (options.isEmpty ? 2 : 1))
      let undo = project.layouter("accept", "--undo")
      #expect(undo.output.hasPrefix("restored  many/: 30 snapshots\n"))
    }
  }

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
  func aPartOfTheSnapshotsDoesNotShowWhichGoldensAreUnreferenced(
    options: [String], reason: String
  ) throws {
    try removeAScene()
    let quiet = project.layouter(["verify"] + options)
    #expect(quiet.status == .success)
    #expect(quiet.errors == "")
    let run = project.layouter(["verify", "--unreferenced", "fail"] + options)
    #expect(run.status == .success)
    #expect(run.errors == "Unreferenced goldens were not looked for: \(reason).\n")
  }

  @Test func withABrokenSceneNoGoldenCountsAsUnreferenced() throws {
    try removeAScene()
    try project.write(SampleScene.broken, to: "Fixtures/old.yaml")
    let run = project.layouter("verify", "--unreferenced", "fail")
    #expect(run.status == .broken)
    #expect(
      run.errors.hasSuffix("Unreferenced goldens were not looked for: a scene could not be read.\n")
    )
  }

  @Test func ofManyUnreferencedGoldensTheFirstAreListed() throws {
    for number in 10...31 { try project.write("", to: "Snapshots/\(number).png") }
    let lines = project.layouter("verify").errors.split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines.first == "unreferenced  Snapshots/10.png")
    #expect(
      lines.suffix(3) == [
        "unreferenced  Snapshots/29.png", "and 2 more",
        "22 goldens without a scene: remove them with 'layouter clean --delete', or restore the scene.",
      ])
  }

  private func loseAGolden() throws { try project.remove("Snapshots/plain/loud_dark.png") }

  @Test func theOutcomeAsJUnit() throws {
    let run = project.layouter("verify", "--junit", "out/results.xml")
    #expect(run.status == .success)
    #expect(
      try project.text("out/results.xml").replacing(#/time="\d+\.\d{3}"/#, with: "time=\"…\"")
        == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="layouter" tests="4" failures="0" errors="0" time="…">
          <testsuite name="plain.yaml" tests="4" failures="0" errors="0" time="…">
            <testcase name="plain/calm_light" classname="plain" file="Fixtures/plain.yaml" time="…">
              <properties>
                <property name="tone" value="calm"/>
                <property name="appearance" value="light"/>
                <property name="scale" value="1"/>
              </properties>
            </testcase>
            <testcase name="plain/calm_dark" classname="plain" file="Fixtures/plain.yaml" time="…">
              <properties>
                <property name="tone" value="calm"/>
                <property name="appearance" value="dark"/>
                <property name="scale" value="1"/>
              </properties>
            </testcase>
            <testcase name="plain/loud_light" classname="plain" file="Fixtures/plain.yaml" time="…">
              <properties>
                <property name="tone" value="loud"/>
                <property name="appearance" value="light"/>
                <property name="scale" value="1"/>
              </properties>
            </testcase>
            <testcase name="plain/loud_dark" classname="plain" file="Fixtures/plain.yaml" time="…">
              <properties>
                <property name="tone" value="loud"/>
                <property name="appearance" value="dark"/>
                <property name="scale" value="1"/>
              </properties>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func aBrokenSceneIsInEveryResult() throws {
    try project.write(SampleScene.broken, to: "Fixtures/other.yaml")
    let run = project.layouter(
      "verify", "--junit", "out.xml", "--json", "out.json", "--markdown", "out.md")
    #expect(run.status == .broken)
    #expect(run.output.contains("4 snapshots: 4 same, 1 scene not read ("))
    let message = "unknown key 'colour' in UIView"
    #expect(try project.text("out.xml").contains(#"<error type="broken" message="\#(message)">"#))
    #expect(
      try project.text("out.json").hasPrefix(
        """
        {
          "brokenScenes": [
            {
              "column": 3,
              "file": "Fixtures/other.yaml",
              "line": 3,
              "message": "\(message)"
            }
          ],
        """))
    #expect(try project.text("out.md").contains("- `Fixtures/other.yaml:3` \(message)"))
  }

  @Test func aRunInWhichNoSceneIsValidHasResults() throws {
    try project.write(SampleScene.broken, to: "Fixtures/plain.yaml")
    let run = project.layouter("verify", "--junit", "out.xml", "--json", "out.json")
    #expect(run.status == .broken)
    #expect(run.errors.hasSuffix("Error: No scene could be read.\n"))
    #expect(try project.text("out.xml").contains(#"tests="1" failures="0" errors="1""#))
    #expect(try project.text("out.json").contains("\"snapshots\": []"))
  }

  @Test func aQuietRunPrintsOnlyWhatIsWrong() throws {
    #expect(project.layouter("verify", "-q").output == "")
    try loseAGolden()
    let run = project.layouter("verify", "--quiet")
    #expect(run.status == .negative)
    #expect(
      run.output
        == "missing    plain/loud_dark: there is no golden yet: record one, or accept this picture\n"
    )
  }

  @Test func theStepsSummaryIsAppendedTo() throws {
    try loseAGolden()
    try project.write("before\n", to: "summary.md")
    let file = ["GITHUB_STEP_SUMMARY": project.path + "/summary.md"]
    #expect(project.layouter("verify", "--github", environment: file).status == .negative)
    #expect(
      try project.text("summary.md").hasPrefix(
        "before\n## 1 of 4 snapshots differ\n\n**1. missing**"))
    #expect(project.layouter("verify", environment: file).status == .negative)
    #expect(try project.text("summary.md").split(separator: "##").count == 2)
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
    #expect(
      run.errors.contains("Only one of --json, --junit and --markdown can write to standard output")
    )
  }

  private func annotations(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("::") }
  }

  @Test func aRunWithoutFailuresHasNoAnnotations() {
    #expect(annotations(project.layouter("verify", "--github")) == [])
  }

  @Test func anAnnotationHasTheLineOfTheVariant() throws {
    try loseAGolden()
    #expect(annotations(project.layouter("verify")) == [])
    let run = project.layouter("verify", "--github")
    #expect(run.status == .negative)
    // The value 'loud' of the first axis is in line 5.
    #expect(
      annotations(run) == [
        "::error file=Fixtures/plain.yaml,line=5,title=missing%3A plain/loud_dark"
          + "::there is no golden yet: record one, or accept this picture"
      ])
    #expect(run.output.split(separator: "\n").last?.hasPrefix("::error ") == true)
  }

  @Test func annotationsHavePathsFromTheRootOfTheRepository() throws {
    let app = try TemporaryFolder()
    try app.write("", to: ".git/HEAD")
    try app.write(SampleScene.card, to: "app/Fixtures/plain.yaml")
    let run = app.layouter("verify", "--github", "--junit", "out.xml", workingFolder: "app")
    let lines = annotations(run)
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("::error file=app/Fixtures/plain.yaml,line=5,title="))
    #expect(try app.text("app/out.xml").contains(#"file="app/Fixtures/plain.yaml""#))
  }

  @Test func theServerNamesTheRootWhereThereIsNoGit() throws {
    let app = try TemporaryFolder()
    try app.write(SampleScene.card, to: "app/Fixtures/plain.yaml")
    func first(_ environment: [String: String]) -> String? {
      annotations(
        app.layouter("verify", "--github", environment: environment, workingFolder: "app")
      ).first
    }
    #expect(
      first(["GITHUB_WORKSPACE": app.path])?.hasPrefix("::error file=app/Fixtures/") == true)
    #expect(first(["GITHUB_WORKSPACE": "/elsewhere"])?.hasPrefix("::error file=Fixtures/") == true)
  }

  @Test func brokenScenesAreAnnotated() throws {
    try project.write(SampleScene.broken, to: "Fixtures/plain.yaml")
    let run = project.layouter("verify", "--github")
    #expect(run.status == .broken)
    #expect(
      annotations(run) == [
        "::error file=Fixtures/plain.yaml,line=3,col=3,title=broken scene"
          + "::unknown key 'colour' in UIView"
      ])
  }

  @Test func unreferencedGoldensAreAnnotated() throws {
    try removeAScene()
    #expect(
      annotations(project.layouter("verify", "--github", "--unreferenced", "fail")) == [
        "::error file=Snapshots/old/calm_light.png,title=2 unreferenced goldens"
          + "::unreferenced  Snapshots/old/calm_light.png%0Aunreferenced  "
          + "Snapshots/old/loud_light.png%0A2 goldens without a scene: remove them with "
          + "'layouter clean --delete', or restore the scene."
      ])
    #expect(
      annotations(project.layouter("verify", "--github")).first?.hasPrefix("::warning ") == true)
  }

  @Test func annotationsDoNotMixWithAResult() throws {
    try loseAGolden()
    let run = project.layouter("verify", "--github", "--json", "-")
    #expect(run.output.hasPrefix("{"))
    #expect(!run.output.contains("::error"))
    #expect(run.errors.contains("\n::error file=Fixtures/plain.yaml,line=5,"))
  }
}
