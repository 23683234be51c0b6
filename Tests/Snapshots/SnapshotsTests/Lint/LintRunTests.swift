import LintConfiguration
import Pixels
import Testing
import ViewTree

@testable import Snapshots

/// How findings are grouped, silenced and ranked, for scenes made by hand.
@Suite struct LintRunTests {
  /// Two buttons of 40 and of 30 points in a picture of 100 × 44, in two variants.
  private func scene(
    silences: [LintSilence] = [], isFilm: Bool = false, areDarkLarger: Bool = false,
    draw: (@Sendable (Int) throws -> LintPicture)? = nil
  ) -> LintScene {
    LintScene(
      name: "row", file: "Fixtures/row.yaml",
      axes: [.init(name: "appearance", values: ["light", "dark"])],
      variants: ["light", "dark"].map { value in
        .init(
          name: value, line: 2, choices: [.init(axis: "appearance", value: value)], scale: 1,
          isFilmFrame: isFilm)
      },
      subject: nil, silences: silences, trials: [],
      draw: draw ?? { index in Self.picture(areLarger: areDarkLarger && index == 1, index) },
      layOut: { index, _ in Self.picture(index).tree })
  }

  private static func picture(areLarger: Bool = false, _ index: Int) -> LintPicture {
    var tree = InspectedTree()
    var root = InspectedView(
      type: "UIView", source: NodeSource(number: 0, line: 3),
      box: .init(x: 0, y: 0, width: 100, height: 44))
    root.content.isVisible = true
    tree.views = [
      root, button("a", 1, x: 0, width: areLarger ? 44 : 40), button("b", 2, x: 50, width: 30),
    ]
    return LintPicture(
      bitmap: Bitmap(width: 100, height: 44, filledWith: 0xFF00_0000 | UInt32(index)), tree: tree)
  }

  private static func button(_ id: String, _ number: Int, x: Double, width: Double) -> InspectedView
  {
    let box = ViewNode.Rect(x: x, y: 0, width: width, height: 44)
    var view = InspectedView(
      type: "DsCustomButton", id: id, parent: 0,
      source: NodeSource(number: number, line: 3 + number),
      box: box)
    view.content.isVisible = true
    view.target = TouchTarget(area: box, isEnabled: true, isReachable: true)
    return view
  }

  private func run(
    _ scene: LintScene, _ settings: LintSettings = LintSettings(), rules: Set<LintRuleName>? = nil
  ) throws -> LintReport {
    try LintRun(scenes: [scene], settings: settings, rules: rules).run()
  }

  @Test func variantsWithOneFaultAreOneFinding() throws {
    let findings = try run(scene()).findings.map(\.finding)
    #expect(findings.map(\.view) == ["a", "b"])
    #expect(findings.map(\.line) == [4, 5])
    #expect(findings.map(\.value) == [40, 30])
    #expect(findings.map(\.variants) == [["light", "dark"], ["light", "dark"]])
    #expect(findings.map(\.variantWords) == ["all variants", "all variants"])
  }

  @Test func variantsWithoutTheFaultAreLeftOut() throws {
    let findings = try run(scene(areDarkLarger: true)).findings.map(\.finding)
    #expect(findings.map(\.variantWords) == ["light", "all variants"])
  }

  @Test func silenceCoversItsNodesOnly() throws {
    let report = try run(
      scene(silences: [.init(rule: .touchTarget, reason: "toolbar", nodes: 2..<3, line: 9)]))
    #expect(report.findings.map(\.finding.view) == ["a"])
    #expect(report.scenes[0].silenced.map(\.finding.view) == ["b"])
    #expect(report.scenes[0].superfluous.isEmpty)
  }

  @Test func silenceOfAnotherRuleIsSuperfluous() throws {
    let silence = LintSilence(rule: .contrast, reason: "brand", line: 9)
    let report = try run(scene(silences: [silence]))
    #expect(report.scenes[0].superfluous == [silence])
    // What was not checked is not known to be superfluous.
    #expect(try run(scene(silences: [silence]), rules: [.touchTarget]).scenes[0].superfluous == [])
    var settings = LintSettings()
    settings[.contrast] = .off
    #expect(try run(scene(silences: [silence]), settings).scenes[0].superfluous == [])
  }

  @Test func onlyErrorsFail() throws {
    var settings = LintSettings()
    #expect(try run(scene(), settings).fails)
    settings[.touchTarget] = .warning
    #expect(try run(scene(), settings).findings.map(\.level) == [.warning, .warning])
    #expect(try !run(scene(), settings).fails)
    settings[.touchTarget] = .off
    #expect(try run(scene(), settings).findings.isEmpty)
  }

  @Test func framesOfFilmsAreInTheMiddleOfAMovement() throws {
    #expect(try run(scene(isFilm: true)).findings.isEmpty)
  }

  @Test func sceneThatCannotBeDrawnHasAnErrorAndNoFindings() throws {
    struct Broken: Error, CustomStringConvertible { let description = "no font" }
    let report = try run(scene { _ in throw Broken() })
    #expect(report.isBroken)
    #expect(report.scenes[0].error == "light: no font")
    #expect(report.findings.isEmpty)
  }

  @Test func reportDoesNotDependOnTheJobs() throws {
    let scenes = (0..<20).map { _ in scene() }
    let one = try LintRun(scenes: scenes, settings: LintSettings(), jobs: 1).run()
    let four = try LintRun(scenes: scenes, settings: LintSettings(), jobs: 4).run()
    #expect(one.json == four.json)
    #expect(one.findings.count == 40)
  }
}
