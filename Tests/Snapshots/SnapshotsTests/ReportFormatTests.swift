import Testing

@testable import Snapshots

/// A report in the formats of build servers.
@Suite struct ReportFormatTests {
  private func result(
    _ name: String, _ verdict: Verdict, words: [String] = [], scene: String? = nil,
    source: SnapshotSource? = nil
  ) throws -> SnapshotResult {
    var request = try request(name)
    if let scene { request.scene = scene }
    request.source = source
    return SnapshotResult(request, verdict: verdict, words: words)
  }

  private func report(_ snapshots: SnapshotResult...) -> Report {
    Report(renderer: renderer, goldens: "Snapshots", snapshots: snapshots)
  }

  @Test func warningsAreListedOncePerScene() throws {
    func warned(_ name: String, _ scene: String, _ warnings: [String]) throws -> SnapshotResult {
      var result = try result(name, .same, scene: scene, source: .init(file: scene, line: 3))
      result.warnings = warnings
      return result
    }
    let outcome = report(
      try warned("a/light", "a.yaml", ["it is tight", "it is open"]),
      try warned("a/dark", "a.yaml", ["it is tight"]),
      try warned("b/light", "b.yaml", ["it is tight"]))
    #expect(outcome.warnings.map(\.sentence) == ["it is tight", "it is open", "it is tight"])
    #expect(outcome.warnings.map(\.count) == [2, 1, 1])
    #expect(outcome.warnings.map(\.first) == ["a/light", "a/light", "b/light"])
    #expect(
      outcome.gitHubAnnotations.first?.description
        == "::warning file=a.yaml,line=3,title=a.yaml::it is tight")
  }

  @Test func junitHasASuitePerSceneAndACasePerSnapshot() throws {
    let (save, card) = ("Fixtures/buttons/save.yaml", "Fixtures/card.yaml")
    let outcome = report(
      try result("buttons/save/light", .same, scene: save),
      try result(
        "buttons/save/dark", .different, words: ["save is “A & B”", "card has moved"], scene: save),
      try result("card/light", .missing, words: ["there is no golden"], scene: card),
      try result("card/dark", .broken, words: ["no font 'x'"], scene: card),
      try result("buttons/save/wide", .same, scene: save))
    #expect(
      outcome.junit() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="layouter" tests="5" failures="2" errors="1">
          <testsuite name="Fixtures/buttons/save.yaml" tests="3" failures="1" errors="0">
            <testcase name="buttons/save/light" classname="buttons.save"/>
            <testcase name="buttons/save/dark" classname="buttons.save">
              <failure type="different" message="save is “A &amp; B”">save is “A &amp; B”
        card has moved</failure>
            </testcase>
            <testcase name="buttons/save/wide" classname="buttons.save"/>
          </testsuite>
          <testsuite name="Fixtures/card.yaml" tests="2" failures="1" errors="1">
            <testcase name="card/light" classname="card">
              <failure type="missing" message="there is no golden">there is no golden</failure>
            </testcase>
            <testcase name="card/dark" classname="card">
              <error type="broken" message="no font 'x'">no font 'x'</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func junitNamesTheFileThatACaseComesFrom() throws {
    let outcome = report(
      try result("a/b", .same, scene: "a.yaml", source: .init(file: "app/\"a\".yaml", line: 7)))
    #expect(
      outcome.junit().contains(
        """
        <testcase name="a/b" classname="a" file="app/&quot;a&quot;.yaml"/>
        """))
  }

  @Test func junitEscapesWhatXMLDoesNotAllow() throws {
    let outcome = report(
      try result(
        "a", .size, words: ["<\"1\">\t\r\n\u{1B}[0m\u{0}\u{FFFE}", "next"], scene: "a\"<&>.yaml"))
    #expect(
      outcome.junit() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="layouter" tests="1" failures="1" errors="0">
          <testsuite name="a&quot;&lt;&amp;&gt;.yaml" tests="1" failures="1" errors="0">
            <testcase name="a" classname="a">
              <failure type="size" \
        message="&lt;&quot;1&quot;&gt;&#9;&#13;&#10;␛[0m␀\u{FFFD}">&lt;"1"&gt;\t&#13;
        ␛[0m␀\u{FFFD}
        next</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func junitHasTimesPropertiesAndPictures() throws {
    var result = try result("save/dark", .different, words: ["it is red"], scene: "save.yaml")
    result.variant = [VariantChoice(axis: "appearance", value: "dark")]
    (result.different, result.total, result.maxDelta) = (3, 128, 255)
    result.pictures = .init(expected: "expected/save/dark.png", actual: "actual/save/dark.png")
    let outcome = report(result, try self.result("save/light", .same, scene: "save.yaml"))
    #expect(
      outcome.junit(
        picturesIn: "out",
        durations: [result.name: .milliseconds(1250), try SnapshotName("save/light"): .zero]) == """
          <?xml version="1.0" encoding="UTF-8"?>
          <testsuites name="layouter" tests="2" failures="1" errors="0" time="1.250">
            <testsuite name="save.yaml" tests="2" failures="1" errors="0" time="1.250">
              <testcase name="save/dark" classname="save" time="1.250">
                <properties>
                  <property name="appearance" value="dark"/>
                  <property name="different pixels" value="3"/>
                  <property name="largest difference" value="255"/>
                  <property name="expected" value="out/expected/save/dark.png"/>
                  <property name="actual" value="out/actual/save/dark.png"/>
                </properties>
                <failure type="different" message="it is red">it is red</failure>
                <system-out>[[ATTACHMENT|out/expected/save/dark.png]]
          [[ATTACHMENT|out/actual/save/dark.png]]</system-out>
              </testcase>
              <testcase name="save/light" classname="save" time="0.000"/>
            </testsuite>
          </testsuites>

          """)
  }

  @Test func junitListsBrokenScenes() {
    var outcome = report()
    outcome.brokenScenes = [
      BrokenScene(file: "a.yaml", line: 3, column: 5, message: "unknown key 'colour'"),
      BrokenScene(file: "a.yaml", message: "no view"),
    ]
    #expect(
      outcome.junit() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="layouter" tests="2" failures="0" errors="2">
          <testsuite name="a.yaml" tests="2" failures="0" errors="2">
            <testcase name="a.yaml:3:5" classname="a.yaml" file="a.yaml">
              <error type="broken" message="unknown key 'colour'">unknown key 'colour'</error>
            </testcase>
            <testcase name="a.yaml" classname="a.yaml" file="a.yaml">
              <error type="broken" message="no view">no view</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func markdownFoldsTheSnapshotsOfAGroup() throws {
    let words = ["`save`: text changed from “a*b” to “<b>_c_”"]
    let outcome = report(
      try result("save/light", .different, words: words),
      try result("save/dark", .different, words: words), try result("card", .same))
    #expect(
      outcome.markdown() == """
        ## 2 of 3 snapshots differ

        **1. different**: `save`: text changed from “a\\*b” to “&lt;b&gt;\\_c\\_” in both pictures \
        of 2 scenes: buttons/save/light.yaml and buttons/save/dark.yaml

        <details><summary>2 snapshots</summary>

        - `save/light`
        - `save/dark`

        Accept: `layouter accept --group 1`

        </details>

        """)
  }

  @Test func markdownOfAGreenRun() throws {
    #expect(
      report(try result("a", .same)).markdown() == "## 1 snapshot, all the same\n")
  }

  @Test func markdownListsBrokenScenesAndWarnings() throws {
    var result = try result("a/light", .same, scene: "a.yaml")
    result.warnings = ["<UIView:a> is ambiguous"]
    var outcome = report(result)
    outcome.brokenScenes = [BrokenScene(file: "b.yaml", line: 3, message: "unknown key")]
    #expect(
      outcome.markdown() == """
        ## 1 snapshot, all the same

        ### Broken scenes

        - `b.yaml:3` unknown key

        ### Warnings

        - `a/light`: &lt;UIView:a&gt; is ambiguous

        """)
  }

  @Test func gitHubGetsAtMostTenAnnotations() throws {
    let results = try (1...12).map { try result("a\($0)", .different, words: ["change \($0)"]) }
    let lines = Report(renderer: renderer, goldens: "Snapshots", snapshots: results)
      .gitHubAnnotations
    #expect(lines.count == 10)
    #expect(lines[8].message == "change 9")
    #expect(
      lines[9].description
        == "::error title=3 more::3 more differences and warnings are in the summary of this step")
  }

  @Test func junitOfNothing() {
    #expect(
      report().junit() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="layouter" tests="0" failures="0" errors="0">
        </testsuites>

        """)
  }

  @Test func gitHubGetsALineForEachFailure() throws {
    let outcome = report(
      try result("a/same", .same, source: .init(file: "Fixtures/a.yaml", line: 1)),
      try result(
        "a/half", .different, words: ["width: 50%, was 40%", "two\r\nlines"],
        source: .init(file: "Fixtures/a,b:c%.yaml", line: 12)),
      try result("a/new", .missing, source: .init(file: "Fixtures/a.yaml")),
      try result("a/test", .broken, words: ["no font"]))
    #expect(
      outcome.gitHubAnnotations.map(\.description) == [
        "::error file=Fixtures/a%2Cb%3Ac%25.yaml,line=12,title=different%3A a/half"
          + "::width: 50%25, was 40%25%0Atwo%0D%0Alines",
        "::error file=Fixtures/a.yaml,title=missing%3A a/new::missing",
        "::error title=broken%3A a/test::no font",
      ])
  }

  @Test func anAnnotationCanBeAWarningAtAColumn() {
    let annotation = GitHubAnnotation(
      .warning, file: "a.yaml", line: 3, column: 5, title: "scene", message: "outside")
    #expect("\(annotation)" == "::warning file=a.yaml,line=3,col=5,title=scene::outside")
  }
}
