import HeadlessUIKit
import Testing
import Typesetting
import ViewTree

@testable import Scenes

/// The effect of the axes `direction` and `textSize` on designed views, and the named colours.
@Suite struct DesignedViewTraitsTests {
  private static let square =
    "SvgPath: 'M0,0H24V24H0Z', SvgColor: '#00FF00', Bg: white, Fg: black"

  /// A scene in both directions, or in two text sizes; with `textSize`, XXXL has fonts of 16 points
  /// in place of 12, which is 12 × 23 / 17 rounded to half points.
  private func scene(_ axis: String, size: String = "[120, 40]", _ view: String) -> String {
    """
    size: \(size)
    variants: {\(axis), scale: [1]}
    view: {id: view, \(view)}
    """
  }

  /// The columns of the picture with a pixel of the icon, which is green.
  private func iconColumns(_ text: String, _ direction: String) throws -> ClosedRange<Int>? {
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    let variant = try #require(
      scene.variants.first { $0.name.contains(direction) }, "\(scene.variants.map(\.name))")
    let bitmap = try scene.draw(variant).bitmap
    let columns = (0..<bitmap.width).filter { x in
      (0..<bitmap.height).contains { bitmap[x, $0] == 0xFF00_FF00 }
    }
    return columns.first.flatMap { first in columns.last.map { first...$0 } }
  }

  private func node(_ text: String, _ variant: String, _ id: String = "view") throws -> ViewNode {
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    let name = try #require(
      scene.variants.first { $0.name.contains(variant) }?.name, "\(scene.variants.map(\.name))")
    return try #require(try namedNodes(of: text, name)[id])
  }

  /// The size of a bold caption.
  private func captionSize(_ text: String, _ fontSize: CGFloat) -> CGSize {
    TextLayout(text, font: UIFont.boldSystemFont(ofSize: fontSize).font).size
  }

  // MARK: Direction

  @Test func boxOfACheckBoxIsAtTheLeadingEdge() throws {
    let text = scene(
      "direction: [ltr, rtl]", "type: DsCheckBox, text: Wi-Fi, colorResources: {\(Self.square)}")
    // 24 wide, 2 from the edge of 120.
    #expect(try iconColumns(text, "ltr") == 2...25)
    #expect(try iconColumns(text, "rtl") == 94...117)
  }

  @Test func arrowOfAComboBoxIsAtTheTrailingEdge() throws {
    let text = scene(
      "direction: [ltr, rtl]", "type: DsComboBox, text: City, colorResources: {\(Self.square)}")
    #expect(try iconColumns(text, "ltr") == 94...117)
    #expect(try iconColumns(text, "rtl") == 2...25)
  }

  @Test func iconOfAnEyeCatcherIsAtTheLeadingEdge() throws {
    let text = scene(
      "direction: [ltr, rtl]",
      """
      type: DsEyeCatcherView, text: Saved, iconSize: [20, 20], colorResources: {\(Self.square)}
      """)
    // 20 wide, 10 from the edge.
    #expect(try iconColumns(text, "ltr") == 10...29)
    #expect(try iconColumns(text, "rtl") == 90...109)
  }

  @Test func listOfAComboBoxIsAttachedToTheLeadingCorner() throws {
    let text = """
      size: [300, 200]
      variants: {direction: [ltr, rtl], scale: [1]}
      view:
        id: page
        subviews:
          - type: DsComboBox
            id: city
            frame: [120, 20, 60, 30]
            items: [{label: A long name of a city, value: 1}]
            rootView: page
            droppingDown: true
      """
    func list(_ variant: String) throws -> ViewNode {
      let page = try node(text, variant, "page")
      let overlay = try #require(page.subviews.first { $0.type == "DsGuardView" })
      return try #require(overlay.subviews.first)
    }
    let (ltr, rtl) = (try list("ltr"), try list("rtl"))
    #expect(ltr.frame.width > 60)
    #expect(ltr.frame.x == 120)
    #expect(abs(rtl.frame.x + rtl.frame.width - 180) < 1e-6)
  }

  private func tabView(_ axis: String) -> String {
    """
    size: [300, 200]
    variants: {\(axis), scale: [1]}
    view:
      subviews:
        - type: DsTabView
          id: view
          frame: [0, 0, 300, 200]
          borderWidth: 1
          tabs: [{key: a, id: tabA, label: First}, {key: b, id: tabB, label: Second}]
          functionButtons:
          - {type: DsCustomButton, id: fold, frame: [0, 0, 40, 20], layout: {right: folding}}
    """
  }

  @Test func tabsRunInReadingDirection() throws {
    let text = tabView("direction: [ltr, rtl]")
    // The neighbours overlap by the border of 1.
    let width = 24 + captionSize("First", 12).width
    #expect(try node(text, "ltr", "tabA").frame.x == 0)
    #expect(abs(try node(text, "ltr", "tabB").frame.x - (width - 1)) < 1e-6)
    let (first, second) = (try node(text, "rtl", "tabA"), try node(text, "rtl", "tabB"))
    #expect(second.frame.x == 0)
    #expect(abs(first.frame.x - (second.frame.width - 1)) < 1e-6)
    // The button at the right of the tabs is at their left.
    #expect(try node(text, "ltr", "fold").frame.x == 260)
    #expect(try node(text, "rtl", "fold").frame.x == 0)
  }

  // MARK: Text size

  @Test func checkBoxGrowsWithItsCaption() throws {
    let text = scene("textSize: [L, XXXL]", size: "fit", "type: DsCheckBox, text: Wi-Fi")
    for (size, fontSize) in [("L", 12), ("XXXL", 16)] as [(String, CGFloat)] {
      let width = try node(text, size).frame.width
      // The box of two font sizes, a gap of 2, and margins of 2.
      #expect(abs(width - (2 * fontSize + 6 + captionSize("Wi-Fi", fontSize).width)) < 1)
    }
  }

  @Test func comboBoxGrowsWithItsItems() throws {
    let text = scene(
      "textSize: [L, XXXL]", size: "fit", "type: DsComboBox, items: [{label: Tokyo, value: 1}]")
    for (size, fontSize) in [("L", 12), ("XXXL", 16)] as [(String, CGFloat)] {
      // The arrow of two font sizes, a gap of 2, and margins of 6 and 2.
      let width = try node(text, size).frame.width
      #expect(abs(width - (2 * fontSize + 10 + captionSize("Tokyo", fontSize).width)) < 1)
    }
  }

  @Test func eyeCatcherGrowsWithItsMessageAndItsIcon() throws {
    let text = scene("textSize: [L, XXXL]", size: "fit", "type: DsEyeCatcherView, text: Saved")
    for (size, fontSize) in [("L", 12), ("XXXL", 16)] as [(String, CGFloat)] {
      // An icon of 1.3 font sizes, a gap of 6, and margins of 10.
      let width = try node(text, size).frame.width
      #expect(abs(width - (26 + 1.3 * fontSize + captionSize("Saved", fontSize).width)) < 1)
    }
  }

  @Test func tabsGrowWithTheirCaptions() throws {
    let text = tabView("textSize: [L, XXXL]")
    for (size, fontSize) in [("L", 12), ("XXXL", 16)] as [(String, CGFloat)] {
      let width = try node(text, size, "tabA").frame.width
      #expect(abs(width - (24 + captionSize("First", fontSize).width)) < 1e-6)
    }
  }

  // MARK: Named colours

  @Test func scenesCanNameTheColoursOfTheDesign() throws {
    func colors(_ type: String, _ name: String, _ state: String) throws -> PropertyValue? {
      try namedNodes(
        of: """
          size: [60, 30]
          view: {type: \(type), id: view, text: Day, \(state): true, colorResources: \(name)}
          """)["view"]?.properties["colorResources"]
    }
    #expect(
      try colors("DsCustomButton", "btnColor", "activated")
        == .map(["Bg": .string("#C7C7CC"), "Fg": .string("#00428F")]))
    #expect(
      try colors("DsTabButton", "tabColor", "selected")
        == .map([
          "Bg": .string("#FFFFFF"), "Fg": .string("#0058C2"), "Border": .string("#85858B"),
        ]))
  }
}
