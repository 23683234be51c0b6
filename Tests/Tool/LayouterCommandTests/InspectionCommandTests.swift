import CairoGraphics
import Foundation
import JSONValues
import Pixels
import TestSupport
import Testing
import ViewTree

@testable import LayouterCommand
@testable import Snapshots

/// `render --redlines`, `render --accessibility`, `sheet --color-vision`, and the facts about the views of
/// scenes that the page receives.
@Suite struct InspectionCommandTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
  }

  private func bitmap(_ path: String) throws -> Bitmap {
    try PNG.decode(project.bytes(path)).bitmap
  }

  // MARK: Facts

  private static let button = """
    size: [120, 60]
    background: white
    variants: { scale: [1] }
    resources:
      filled:
        Bg: { Normal: '#007AFF', Disabled: '#E5E5EA' }
        Fg: { Normal: white }
    view:
      constraints:
        - 'H:|-10-[save]-10-|'
        - save.top == superview.top + 8
        - { item: save, attribute: height, constant: 44, identifier: saveHeight }
      subviews:
        - { type: DsCustomButton, id: save, text: Save, enabled: false, colorResources: filled }
    """

  private func facts(of scene: String) throws -> [JSON] {
    try project.write(scene, to: "Fixtures/one.yaml")
    _ = project.layouter("verify", "--report", "out")
    let files = project.files("out/views")
    let file = try #require(files.first)
    guard case .array(let views)? = try JSON(utf8: project.bytes("out/views/\(file)"))["views"]
    else { return [] }
    return views
  }

  @Test func theStateThatAResourceCameFromIsNamed() throws {
    let save = try #require(try facts(of: Self.button).last)
    #expect(save["id"] == "save")
    #expect(save["frame"] == [10, 8, 100, 44])
    #expect(
      save["resources"] == [
        ["name": "Bg", "source": "disabled", "state": "disabled", "value": "#E5E5EA"],
        ["name": "Fg", "source": "normal", "state": "disabled", "value": "#FFFFFF"],
      ])
  }

  @Test func theConstraintsOfAViewAreNamed() throws {
    let views = try facts(of: Self.button)
    guard case .array(let constraints)? = views.last?["constraints"] else {
      Issue.record("there are no constraints")
      return
    }
    #expect(constraints.count == 4)
    #expect(constraints.contains("<DsCustomButton:save>.height == 44 @required (saveHeight)"))
    // The superview does not repeat them.
    #expect(views.first?["constraints"] == nil)
  }

  @Test func textsHaveTheirFontAndContrast() throws {
    let save = try #require(try facts(of: Self.button).last)
    guard case .array(let texts)? = save["texts"], let text = texts.first else {
      Issue.record("there is no text")
      return
    }
    #expect(text["string"] == "Save")
    #expect(text["color"] == "#FFFFFF")
    #expect(text["background"] == "#E5E5EA")
    // Of #E5E5EA the luminance is 0.2126 · 0.7835 + 0.7152 · 0.7835 + 0.0722 · 0.8228 = 0.7863, and
    // 1.05 / 0.8363 = 1.2555.
    #expect(text["contrast"] == 1.25)
  }

  @Test func aDisabledButtonIsReadAndKeepsItsArea() throws {
    let save = try #require(try facts(of: Self.button).last)
    #expect(
      save["accessibility"]
        == ["label": "Save", "order": 1, "traits": ["button", "notEnabled"]])
    #expect(save["target"] == ["area": [10, 8, 100, 44], "disabled": true])
  }

  // MARK: Annotated pictures

  @Test func theLegendOfRedlinesSaysWhatIsKnownOfAView() {
    var view = ViewFacts(
      type: "DsCustomButton", id: "save", frame: .init(x: 0, y: 0, width: 8, height: 8))
    view.texts = [
      .init(
        string: "Save", fontName: "M PLUS 1p", fontSize: 14.5, color: "#FFFFFF",
        background: "#E5E5EA", contrast: 1.25, isTruncated: true)
    ]
    view.colors = [.init(name: "backgroundColor", value: "#FF000080")]
    view.resources = [
      .init(name: "Bg", state: "disabled", source: "disabled", value: .string("#E5E5EA")),
      .init(name: "Fg", state: "disabled", source: "normal", value: .string("#FFFFFF")),
      .init(name: "BorderWidth", state: "disabled", source: nil, value: .number(2)),
    ]
    view.constraints = ["<DsCustomButton:save>.height == 44 @required (saveHeight)"]
    #expect(
      view.details == [
        "“Save” (cut off)",
        "M PLUS 1p, 14.5 pt, #FFFFFF on #E5E5EA, contrast 1.25 : 1",
        "backgroundColor #FF000080",
        "Bg #E5E5EA (own, disabled)",
        "Fg #FFFFFF (from normal, disabled has none)",
        "BorderWidth 2 (of the class)",
        "<DsCustomButton:save>.height == 44 @required (saveHeight)",
      ])
  }

  @Test func redlinesAreWrittenNextToThePicture() throws {
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    let run = project.layouter(
      "render", "-o", "out", "--redlines", "--accessibility", "--variant", "calm_light")
    #expect(run.status == .success)
    #expect(run.output == "3 pictures of 1 scene in out\n")
    #expect(
      project.files("out") == [
        "plain/calm_light.accessibility.png", "plain/calm_light.png",
        "plain/calm_light.redlines.png",
      ])
    // 8 by 4 pixels at one per point become 16 by 8, behind a margin of 28 points.
    let redlines = try bitmap("out/plain/calm_light.redlines.png")
    #expect(redlines[60, 56] == 0xFFC2_006B)
    #expect(redlines[56, 60] == 0xFFC2_006B)
    #expect(redlines[71, 58] == 0xFFC2_006B)
    #expect(redlines[62, 60] == 0xFF33_6699)
    #expect(redlines[0, 0] == 0xFFEC_ECF0)
    // The picture itself is as without the option.
    #expect(try bitmap("out/plain/calm_light.png").pixels.allSatisfy { $0 == 0xFF33_6699 })
  }

  @Test func annotationsArePictures() throws {
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    let run = project.layouter("render", "-o", "out", "--redlines", "--format", "svg")
    #expect(run.status == .broken)
    #expect(run.errors.contains("--redlines annotates pixels: leave out --format."))
    #expect(!project.exists("out"))
  }

  /// A card of 100 by 60 with two views 20 apart.
  private var inspection: PictureInspection {
    var tree = InspectedTree()
    tree.views = [
      InspectedView(type: "UIView", id: "card", box: .init(x: 0, y: 0, width: 100, height: 60)),
      InspectedView(
        type: "UILabel", id: "title", parent: 0, box: .init(x: 10, y: 10, width: 30, height: 20)),
      InspectedView(
        type: "DsCustomButton", id: "save", parent: 0,
        box: .init(x: 60, y: 10, width: 30, height: 40)),
      InspectedView(type: "UIView", parent: 0, box: .init(x: 0, y: 55, width: 100, height: 5)),
    ]
    tree.views[1].content.accessibility.isElement = true
    tree.views[1].content.accessibility.label = "Title"
    tree.views[1].content.accessibility.traits = [.staticText]
    tree.views[2].content.accessibility.isElement = true
    tree.views[2].content.accessibility.traits = [.button, .notEnabled]
    tree.views[2].target = TouchTarget(
      area: .init(x: 55, y: 5, width: 40, height: 50), isEnabled: false, isReachable: true)
    tree.views[3].target = TouchTarget(
      area: .init(x: 0, y: 55, width: 100, height: 5), isEnabled: true, isReachable: true)
    return PictureInspection(
      of: tree, size: (100, 60), inks: nil, scale: 1, picture: Bitmap(width: 100, height: 60))
  }

  @Test func theLegendOfRedlinesHasFramesAndInsets() {
    let annotations = PictureAnnotations.redlines(of: inspection, title: "t")
    #expect(
      annotations.legend.map(\.title) == [
        "card (UIView)", "title (UILabel)", "save (DsCustomButton)", "UIView",
      ])
    #expect(
      annotations.legend[1].details == [
        "x 10, y 10; 30 × 20",
        "insets: top 10, left 10, bottom 25 to UIView, right 20 to save",
      ])
    // The title: four sides. The button: top, bottom and right; the title has measured the gap
    // between the two. The strip: top, to the button; the button has measured that.
    #expect(
      annotations.measures.map(\.text) == ["10", "10", "25", "20", "10", "5", "10"])
    let gap = annotations.measures[3]
    #expect((gap.start, gap.end) == (CGPoint(x: 40, y: 20), CGPoint(x: 60, y: 20)))
  }

  @Test func theLegendOfAccessibilityHasLabelsTraitsAndAreas() {
    let annotations = PictureAnnotations.accessibility(of: inspection, title: "t")
    #expect(annotations.legend.map(\.number) == [1, 2, 3])
    #expect(
      annotations.legend.map(\.title) == [
        "Title", "No label: save (DsCustomButton)", "Not read: UIView",
      ])
    #expect(
      annotations.legend.map(\.details) == [
        ["staticText"], ["button, notEnabled", "hit area 40 × 50, disabled"],
        ["no traits", "hit area 100 × 5"],
      ])
    let areas = annotations.outlines.filter(\.isFilled)
    #expect(
      areas.map(\.frame) == [
        CGRect(x: 55, y: 5, width: 40, height: 50), CGRect(x: 0, y: 55, width: 100, height: 5),
      ])
    #expect(areas.map(\.color) == [.idleHitArea, .hitArea])
  }

  @Test func labelsDoNotCoverEachOther() {
    var placement = LabelPlacement(in: CGRect(x: -20, y: -20, width: 140, height: 100))
    let frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    let size = CGSize(width: 10, height: 8)
    let places: [LabelPlace] = [.topLeftOutside, .leftOutside, .topLeftInside]
    let boxes = (0..<4).map { _ in placement.place(size, at: frame, places) }
    #expect(
      boxes == [
        CGRect(x: 0, y: -8, width: 10, height: 8), CGRect(x: -10, y: 0, width: 10, height: 8),
        CGRect(x: 0, y: 0, width: 10, height: 8), nil,
      ])
  }

  // MARK: Colour vision

  @Test func aSheetShowsThePicturesAsSomebodySeesThem() throws {
    try project.write(
      """
      size: [8, 4]
      background: clear
      variants: { tone: { red: { card.backgroundColor: '#FF0000' },
        glass: { card.backgroundColor: '#FF000080' } }, scale: [1] }
      view: { id: card }
      """, to: "Fixtures/tones.yaml")
    let run = project.layouter(
      "sheet", "Fixtures/tones.yaml", "-o", "s.png", "--color-vision", "protanopia")
    #expect(run.status == .success)
    let sheet = try bitmap("s.png")
    // Linear red is 0.152286, 0.114503 and less than nothing; in sRGB 109, 95 and 0.
    #expect(sheet.pixels.count { $0 == 0xFF6D_5F00 } == 32)
    #expect(!sheet.pixels.contains(0xFFFF_0000))
  }

  @Test func translucentPixelsKeepTheirAlpha() {
    let red = Bitmap(width: 1, height: 1, filledWith: 0x8080_0000)
    // 109 and 95 of 255, times 128 / 255.
    #expect(red.seen(with: .protanopia)[0, 0] == 0x8037_3000)
    #expect(Bitmap(width: 1, height: 1).seen(with: .tritanopia)[0, 0] == 0)
  }

  @Test func thePageHasItsOwnSwitch() throws {
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    let run = project.layouter("sheet", "--html", "g.html", "--color-vision", "tritanopia")
    #expect(run.status == .broken)
    #expect(run.errors.contains("the page has a switch of its own"))
  }
}
