import Foundation
import TestSupport
import Testing

@testable import LayouterCommand

/// The warnings about contradictory constraints and ambiguous layouts.
@Suite struct LayoutWarningTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
  }

  /// Two pictures of plain views.
  private let tight = """
    size: [40, 20]
    variants: { appearance: [light, dark], scale: [1] }
    view:
      constraints: ['H:|[a(10)]', 'V:|[a(10)]', 'H:[a(>=20)]']
      subviews: [{ id: a, backgroundColor: red }]
    """

  private let conflict =
    "These constraints contradict each other: <UIView:a>.width == 10 @required; "
    + "<UIView:a>.width >= 20 @required. <UIView:a>.width == 10 @required is broken; remove one of "
    + "them, or give it a lower priority."

  private var warning: String { warning(in: "tight") }

  /// The view `a` is on line 5.
  private func warning(in scene: String, pictures: String = "light and 1 other") -> String {
    "warning    \(scene)/\(pictures) (Fixtures/\(scene).yaml:5): \(conflict)\n"
  }

  @Test func recordPrintsWarnings() throws {
    try project.write(tight, to: "Fixtures/tight.yaml")
    let run = project.layouter("record")
    #expect(run.status == .success)
    #expect(run.output == "2 goldens written to Snapshots\n")
    #expect(warnings(of: run) == warning)
    // Existing goldens are not drawn.
    #expect(project.layouter("record").errors == "")
    #expect(project.layouter("record", "--all").errors == warning)
  }

  @Test(arguments: ["png", "svg", "pdf"])
  func renderPrintsWarnings(format: String) throws {
    try project.write(tight, to: "Fixtures/tight.yaml")
    let run = project.layouter("render", "-o", "out", "--format", format)
    #expect(run.status == .success)
    #expect(run.output == "2 pictures of 1 scene in out\n")
    #expect(warnings(of: run) == warning)
    let one = project.layouter(
      "render", "-o", "out", "--format", format, "--variant", "dark")
    #expect(one.errors == warning(in: "tight", pictures: "dark"))
  }

  @Test func sheetPrintsWarnings() throws {
    try project.write(tight, to: "Fixtures/tight.yaml")
    let run = project.layouter("sheet", "-o", "out")
    #expect(run.status == .success)
    #expect(run.output == "1 contact sheet in out\n")
    #expect(warnings(of: run) == warning)
    let one = project.layouter("sheet", "-o", "dark.png", "--variant", "dark")
    #expect(warnings(of: one) == warning(in: "tight", pictures: "dark"))
    // An overview has the warnings of each scene.
    try project.write(tight, to: "Fixtures/too.yaml")
    #expect(
      warnings(of: project.layouter("sheet", "-o", "all.png"))
        == warning + warning(in: "too"))
  }

  @Test func verifyPrintsWarningsWithItsResults() throws {
    try project.write(tight, to: "Fixtures/tight.yaml")
    #expect(project.layouter("record").status == .success)
    let run = project.layouter("verify")
    #expect(run.status == .success)
    // After the verdict, which they do not change.
    #expect(run.output.hasPrefix("2 snapshots: 2 same ("))
    #expect(run.output.hasSuffix(")\n" + warning))
    #expect(run.errors == "")
    #expect(project.layouter("verify", "--quiet").output == warning)
  }

  // MARK: Silences

  private func tight(_ silence: String) -> String {
    tight.replacing("subviews: [{ id: a, backgroundColor: red }]", with: silence)
  }

  @Test(
    arguments: [
      "subviews: [{ id: a, backgroundColor: red, lint: { ignore: { unsatisfiable: 'on purpose' } } }]",
      "lint: { ignore: { unsatisfiable: 'on purpose' } }\n  subviews: [{ id: a, backgroundColor: red }]",
    ])
  func aSilenceOfTheLinterSilencesTheWarning(silence: String) throws {
    try project.write(tight(silence), to: "Fixtures/tight.yaml")
    #expect(warnings(of: project.layouter("record")) == "")
    #expect(warnings(of: project.layouter("render", "-o", "out")) == "")
    #expect(warnings(of: project.layouter("sheet", "-o", "out")) == "")
    #expect(!project.layouter("verify").output.contains("warning"))
    // The linter does not find it superfluous.
    #expect(
      project.layouter("lint", "--rules", "unsatisfiable").output
        == "1 scene: 0 findings, 1 silenced\n")
  }

  @Test func aSilenceOfAnotherViewOrRuleSilencesNothing() throws {
    try project.write(
      tight(
        "subviews: [{ id: a, backgroundColor: red, lint: { ignore: { ambiguous: no } } }, "
          + "{ id: b, frame: [0, 0, 1, 1], lint: { ignore: { unsatisfiable: no } } }]"),
      to: "Fixtures/tight.yaml")
    #expect(warnings(of: project.layouter("record")) == warning)
  }

  @Test func aRuleThatTheProjectSwitchesOffGivesNoWarning() throws {
    try project.write(tight, to: "Fixtures/tight.yaml")
    try project.write("lint: { unsatisfiable: off }\n", to: "layouter.yaml")
    #expect(warnings(of: project.layouter("record")) == "")
    #expect(!project.layouter("verify").output.contains("warning"))
    #expect(warnings(of: project.layouter("render", "-o", "out")) == "")
  }

  /// A row without a height, and 36 rows below it, whose places follow from it.
  @Test func aMissingHeightIsOneWarning() throws {
    let ids = (0..<37).map { "row\($0)" }
    let chain = ids.map { "[\($0)\($0 == "row3" ? "" : "(4)")]" }.joined()
    let widths = ids.map { "'H:|[\($0)]|'" }.joined(separator: ", ")
    let rows = ids.map { "    - { id: \($0), backgroundColor: red }" }.joined(separator: "\n")
    try project.write(
      """
      size: [40, 200]
      variants: { appearance: [light, dark], scale: [1] }
      view:
        constraints: [\(widths), 'V:|\(chain)']
        subviews:
      \(rows)
      """, to: "Fixtures/rows.yaml")
    #expect(
      warnings(of: project.layouter("record"))
        == "warning    rows/light and 1 other (Fixtures/rows.yaml:9): <UIView:row3> is ambiguous: "
        + "constraints leave its height open. Add constraints for it, or an intrinsic size.\n")
    #expect(
      project.layouter("lint", "--rules", "ambiguous").output.hasPrefix(
        "Fixtures/rows.yaml:9: ambiguous: row3: "))
  }

  /// A view without an id is named by its place, and the root view by its class alone.
  @Test func ofManyWarningsTheFirstArePrinted() throws {
    let views = Array(repeating: "{}", count: 12).joined(separator: ", ")
    try project.write(
      """
      size: [40, 20]
      variants: { scale: [1] }
      view:
        type: UIStackView
        axis: vertical
        distribution: equalSpacing
        alignment: leading
        subviews: [\(views)]
      """, to: "Fixtures/many.yaml")
    let lines = project.layouter("render", "-o", "out").errors.split(separator: "\n")
    #expect(lines.count == 11)
    #expect(
      lines.first?.hasPrefix(
        "warning    many/default (Fixtures/many.yaml:8): <UIView:0 in UIStackView> is ambiguous: ")
        == true)
    // The twelfth view has the height that the others leave.
    #expect(lines.last == "warning    many.yaml: and 1 more; see layouter describe")
  }

  @Test func strictScenesAreNotDrawn() throws {
    try project.write("strict: true\n" + tight, to: "Fixtures/tight.yaml")
    // The line of the view 'a'.
    let conflict = "line 6: " + self.conflict
    let verify = project.layouter("verify")
    #expect(verify.status == .broken)
    #expect(
      verify.output.hasPrefix(
        """
        broken     it could not be drawn: \(conflict)
                   in both pictures
                   group 1: tight/light and 1 other (Fixtures/tight.yaml:3)
        2 snapshots: 2 broken (
        """))
    let record = project.layouter("record")
    #expect(record.status == .broken)
    #expect(
      record.errors == "Error: tight/light and 1 more: it could not be drawn: \(conflict)\n")
    let render = project.layouter("render", "-o", "out")
    #expect(render.status == .broken)
    #expect(render.errors == "Error: Fixtures/tight.yaml, light: \(conflict)\n")
    let describe = project.layouter("describe")
    #expect(describe.status == .broken)
    #expect(describe.errors == "Error: Fixtures/tight.yaml, light: \(conflict)\n")
    let dark = project.layouter("describe", "--variant", "dark")
    #expect(dark.errors == "Error: Fixtures/tight.yaml, dark: \(conflict)\n")
    let sheet = project.layouter("sheet", "-o", "out")
    #expect(sheet.status == .broken)
    #expect(sheet.errors == "Error: Fixtures/tight.yaml, light: \(conflict)\n")
    #expect(!project.exists("out") && !project.exists("Snapshots"))
  }

  // MARK: The scenes of the repository

  /// Puts a scene of `Fixtures/Layouts/Constraints` into the project, without what it accepts.
  private func copyFixture(_ name: String) throws {
    let file = Checkout.file("Fixtures/Layouts/Constraints/\(name).yaml")
    var lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    // In their places, so that the lines of the views are the fixture's.
    for index in lines.indices
    where lines[index].hasPrefix("    unsatisfiable: ")
      || lines[index].hasPrefix("    ambiguous: ")
    {
      lines[index] = "    off-grid: any"
    }
    try project.write(lines.joined(separator: "\n"), to: "Fixtures/\(name).yaml")
  }

  /// What a run prints to standard error, without its progress, which only slow machines print.
  private func warnings(of run: CommandRun) -> String {
    run.errors.split(separator: "\n").filter { $0.hasPrefix("warning ") }.map { $0 + "\n" }.joined()
  }

  /// - Parameters:
  ///   - sentences: the warnings, after the first picture that each is about, and the number of others.
  ///   - count: how many pictures the scene has.
  private func expectWarnings(
    _ sentences: [(pictures: String, sentence: String)], of count: Int
  ) throws {
    let lines = sentences.map { "warning    \($0.pictures): \($0.sentence)\n" }.joined()
    let record = project.layouter("record")
    #expect(record.status == .success)
    #expect(record.output == "\(count) goldens written to Snapshots\n")
    #expect(warnings(of: record) == lines)
    let render = project.layouter("render", "-o", "out")
    #expect(render.status == .success)
    #expect(warnings(of: render) == lines)
    let verify = project.layouter("verify")
    #expect(verify.status == .success)
    #expect(verify.output.hasPrefix("\(count) snapshots: \(count) same ("))
    #expect(verify.output.hasSuffix(")\n" + lines))
    let describe = project.layouter("describe", "--variant", "light")
    #expect(describe.status == .success)
    #expect(
      describe.output.split(separator: "\n").filter { $0.hasPrefix("    ! ") }
        == sentences.map { "    ! \($0.sentence)" })
  }

  @Test func everyCommandWarnsOfUnsatisfiableConstraints() throws {
    try copyFixture("unsatisfiable")
    try expectWarnings(
      [
        (
          "unsatisfiable/light and 3 others (Fixtures/unsatisfiable.yaml:24)",
          "These constraints contradict each other: <UIView:page>.width == 300 @required (its frame); "
            + "<UILabel:title>.left == <UIView:page>.left + 20 @required; "
            + "<UILabel:icon>.left == <UILabel:title>.right + 20 @required; "
            + "<UILabel:icon>.right == <UIView:page>.right - 20 @required; "
            + "<UILabel:title>.width == 200 @required (title-width); "
            + "<UILabel:icon>.width == 80 @required (icon-width). "
            + "<UILabel:title>.width == 200 @required (title-width) is broken; remove one of them, or "
            + "give it a lower priority."
        )
      ], of: 4)
    let json = project.layouter("describe", "--format", "json", "--variant", "light").output
    #expect(
      json.hasPrefix(
        """
        {
          "scene": "unsatisfiable.yaml",
          "variants": [
            {
              "name": "light",
              "size": [300, 76],
              "scale": 1,
              "fonts": ["Mplus1-Regular.otf in the widths of iOS"],
              "conflicts": [
                {
                  "constraints": ["<UIView:page>.width == 300 @required (its frame)", \
        "<UILabel:title>.left == <UIView:page>.left + 20 @required", \
        "<UILabel:icon>.left == <UILabel:title>.right + 20 @required", \
        "<UILabel:icon>.right == <UIView:page>.right - 20 @required", \
        "<UILabel:title>.width == 200 @required (title-width)", \
        "<UILabel:icon>.width == 80 @required (icon-width)"],
                  "broken": "<UILabel:title>.width == 200 @required (title-width)"
                }
              ],
              "ambiguous": [],

        """))
  }

  @Test func everyCommandWarnsOfAmbiguousViews() throws {
    try copyFixture("ambiguous")
    try expectWarnings(
      [
        (
          "ambiguous/light.other-possibilities and 7 others (Fixtures/ambiguous.yaml:28)",
          "<UILabel:floating> is ambiguous: constraints leave its horizontal position open. Add "
            + "constraints for it."
        ),
        (
          "ambiguous/light.other-possibilities and 7 others (Fixtures/ambiguous.yaml:30)",
          "<UILabel:first> is ambiguous: constraints leave its width open. Something else is as strong "
            + "as its content: give it another content hugging or compression resistance priority, or "
            + "add constraints for it."
        ),
        // The label 'second' follows from 'first'.
      ], of: 8)
    let json = project.layouter("describe", "--format", "json", "--variant", "light").output
    #expect(
      json.hasPrefix(
        """
        {
          "scene": "ambiguous.yaml",
          "variants": [
            {
              "name": "light",
              "size": [300, 112],
              "scale": 1,
              "fonts": ["Mplus1-Regular.otf in the widths of iOS"],
              "conflicts": [],
              "ambiguous": [
                {
                  "item": "<UILabel:floating>",
                  "id": "floating",
                  "attributes": ["left"]
                },
                {
                  "item": "<UILabel:first>",
                  "id": "first",
                  "attributes": ["width"]
                },
                {
                  "item": "<UILabel:second>",
                  "id": "second",
                  "attributes": ["left", "width"]
                }
              ],

        """))
  }
}
