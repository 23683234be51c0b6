import Testing

@testable import DesignedViews

@Suite("A tab button")
struct TabButtonTests {
  private func makeTab() -> DsTabButton {
    DsTabButton(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  private func points(_ tab: DsTabButton, radius: CGFloat = 10) -> [CGPoint] {
    tab.outline(in: tab.bounds, radius: radius).elements.compactMap(\.points.last)
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("is open at the bottom and round at the top right")
  func isOpenAtTheBottomAndRoundAtTheTopRight() {
    #expect(
      points(makeTab())
        == [point(0, 30), point(0, 0), point(90, 0), point(100, 10), point(100, 30)])
  }

  @Test("hangs open at the top and round at the bottom right")
  func hangsOpenAtTheTopAndRoundAtTheBottomRight() {
    let tab = makeTab()
    tab.attachBottom = true
    #expect(
      points(tab) == [point(0, 0), point(0, 30), point(90, 30), point(100, 20), point(100, 0)])
  }

  @Test("has an arc for a corner, or a straight cut over the same extent")
  func earStyles() {
    let tab = makeTab()
    tab.earStyle = .round
    #expect(
      tab.outline(in: tab.bounds, radius: 10).elements.map(\.type)
        == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addCurveToPoint, .addLineToPoint])
    tab.earStyle = .cut
    #expect(
      tab.outline(in: tab.bounds, radius: 10).elements.map(\.type)
        == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint])
    #expect(
      points(tab) == [point(0, 30), point(0, 0), point(90, 0), point(100, 10), point(100, 30)])
  }

  @Test("has a radius of at most the shorter side, and at least 0")
  func clampsRadius() {
    #expect(points(makeTab(), radius: 80)[2...3] == [point(70, 0), point(100, 30)])
    #expect(points(makeTab(), radius: -1)[2] == point(100, 0))
  }

  @Test("draws its hairline inside, on three sides", arguments: [1, 2] as [CGFloat])
  func border(scale: CGFloat) throws {
    let tab = makeTab()
    tab.colorResources = StatefulResource([
      ResourceKey(.bgColor): .color(.blue), ResourceKey(.borderColor): .color(.red),
    ])
    let bitmap = try UIViewRenderer(scale: scale).bitmap(of: tab)
    let (right, bottom) = (bitmap.width - 1, bitmap.height - 1)
    #expect(bitmap[0, bottom] == 0xFFFF_0000)
    #expect(bitmap[1, bottom] == 0xFF00_00FF)
    #expect(bitmap[right, bottom] == 0xFFFF_0000)
    #expect(bitmap[right - 1, bottom] == 0xFF00_00FF)
    #expect(bitmap[20, 0] == 0xFFFF_0000)
    #expect(bitmap[20, 1] == 0xFF00_00FF)
    #expect(bitmap[right, 0] == 0)
  }

  @Test("a selected tab is as white as its panel, and darker while it is pressed")
  func selectedFace() throws {
    let tab = makeTab()
    tab.colorResources = DsDefaults.tabColor
    tab.selected = true
    #expect(try UIViewRenderer(scale: 1).bitmap(of: tab)[50, 20] == 0xFFFF_FFFF)
    tab.activated = true
    #expect(try UIViewRenderer(scale: 1).bitmap(of: tab)[50, 20] == 0xFFE8_E8EE)
  }

  @Test("has the face and the border of other tabs where its colours are taken away")
  func withoutResources() throws {
    let tab = makeTab()
    tab.colorResources = nil
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: tab)
    #expect(bitmap[50, 20] == 0xFFCA_CACF)
    #expect(bitmap[0, 20] == 0xFF85_858B)
  }

  @Test("starts with the design's measures")
  func defaults() {
    let tab = makeTab()
    #expect(tab.borderWidth == 0.5)
    #expect(tab.roundRadius == 10)
    #expect(tab.fontSize == 12)
    #expect(tab.earStyle == .cut)
  }
}

@Suite("A button with an SVG icon")
struct SvgIconButtonTests {
  private let icon = CGRect(x: 2, y: 8, width: 24, height: 24)
  private let path = StatefulResource([.init(.svgPath, .selected): .path("M0,0H24V24H0Z")])

  /// 100 points less a margin of 2 at each side.
  @Test("without a path in any state, centres its caption")
  func withoutAnIcon() {
    for button in [DsSvgIconButton(), DsToggleButton(frame: .zero)] {
      button.frame.size = CGSize(width: 100, height: 40)
      #expect(button.iconSize(in: .normal) == nil)
      #expect(
        button.contentRects(in: button.bounds, iconSize: nil, hasText: true)
          == ContentRects(text: CGRect(x: 2, y: 2, width: 96, height: 36)))
      // A path of one state reserves the space in all, so that the caption does not move.
      button.colorResources = path
      #expect(button.iconSize(in: .normal) == CGSize(width: 24, height: 24))
    }
  }

  /// `body` has 17 points at L, 28 at AX1 and 14 at XS; a caption of 12 then 20 and 10 (half points).
  @Test(
    "its icon follows the text size as its caption does",
    arguments: [
      (UIContentSizeCategory.large, 24), (.accessibilityMedium, 40), (.extraSmall, 20),
    ] as [(UIContentSizeCategory, CGFloat)])
  func followsTheTextSize(category: UIContentSizeCategory, size: CGFloat) throws {
    for button in [
      DsSvgIconButton(), DsCheckBox.checkbox("a"), DsCheckBox.radioButton("a"), DsComboBox(),
    ] {
      if type(of: button) == DsSvgIconButton.self { button.colorResources = path }
      UITraitCollection(preferredContentSizeCategory: category).performAsCurrent {
        #expect(button.iconSize(in: .normal) == CGSize(width: size, height: size))
        #expect(button.preferredSize().height == size + 4)
      }
      button.adjustsFontForContentSizeCategory = false
      #expect(button.iconSize(in: .normal) == CGSize(width: 24, height: 24))
    }
  }

  @Test("has an icon of 24 before its caption")
  func hasAnIconOf24BeforeItsCaption() {
    let button = DsSvgIconButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.colorResources = path
    let size = button.iconSize(in: .normal)
    #expect(
      button.contentRects(in: button.bounds, iconSize: size, hasText: true)
        == ContentRects(icon: icon, text: CGRect(x: 28, y: 2, width: 70, height: 36)))
    button.stretchIcon = true
    #expect(
      button.contentRects(in: button.bounds, iconSize: size, hasText: true).icon
        == CGRect(x: 2, y: 2, width: 36, height: 36))
  }

  @Test("draws what is behind an icon a little smaller")
  func drawsWhatIsBehindAnIconALittleSmaller() {
    #expect(
      DsSvgIconButton().iconBackgroundRect(in: icon) == CGRect(x: 3, y: 9, width: 22, height: 22))
    #expect(
      DsCheckBox().radioBackgroundRect(in: icon)
        == CGRect(x: 2.5, y: 8.5, width: 23, height: 23))
    #expect(DsCheckBox().radioDotRect(in: icon) == CGRect(x: 8, y: 14, width: 12, height: 12))
  }

  @Test("prefers its icon unscaled, whatever the height")
  func preferredSize() {
    let button = DsSvgIconButton()
    button.colorResources = path
    #expect(button.preferredSize() == CGSize(width: 28, height: 28))
    #expect(button.preferredSize(height: 60) == CGSize(width: 28, height: 28))
  }

  private func makeSquare() -> DsSvgIconButton {
    let button = DsSvgIconButton(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    button.colorResources = StatefulResource([
      ResourceKey(.svgPath): .path("M6,6H18V18H6Z"), ResourceKey(.fgColor): .color(.red),
    ])
    return button
  }

  @Test("fills the icon with its colour, or else the caption's")
  func fillColor() throws {
    let button = makeSquare()
    let row = try UIViewRenderer(scale: 1).bitmap(of: button).pixels[(28 * 14)..<(28 * 15)]
    #expect(row.filter { $0 == 0xFFFF_0000 }.count == 12)
    button.colorResources?.setResource(.color(.blue), for: ResourceKey(.svgColor))
    #expect(try UIViewRenderer(scale: 1).bitmap(of: button)[14, 14] == 0xFF00_00FF)
  }

  @Test("strokes the icon in units of the view box")
  func stroke() throws {
    let button = makeSquare()
    button.viewboxSize = CGSize(width: 12, height: 12)
    button.colorResources = StatefulResource([
      ResourceKey(.svgPath): .path("M3,3H9V9H3Z"), ResourceKey(.svgStrokeColor): .color(.blue),
      ResourceKey(.svgStrokeWidth): .number(1),
    ])
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: button)
    // The left side runs at 3 units, 8 points from the button's edge, 2 points wide.
    #expect((6...9).map { bitmap[$0, 14] } == [0, 0xFF00_00FF, 0xFF00_00FF, 0])
  }

  @Test("says which resource and which view is no path")
  func badPath() {
    let button = makeSquare()
    button.accessibilityIdentifier = "save"
    button.colorResources?.setResource(.path("M6,6 X9"), for: ResourceKey(.svgPath))
    let error = #expect(throws: CGContextError.self) {
      try UIViewRenderer(scale: 1).bitmap(of: button)
    }
    #expect(error?.description.contains("'SvgPathNormal'") == true)
    #expect(error?.description.contains("save") == true)
    #expect(error?.description.contains("character 6") == true)
  }

  @Test("describes its icon and the icon's colour")
  func description() {
    guard case .map(let resources) = makeSquare().viewNode().properties["colorResources"] else {
      Issue.record("no resources")
      return
    }
    #expect(resources["SvgPath"] == .string("M6,6H18V18H6Z"))
    #expect(resources["Fg"] == .string("#FF0000"))
  }
}

@Suite("A check box")
struct CheckBoxTests {
  private func pixels(_ box: DsCheckBox) throws -> Bitmap {
    try UIViewRenderer(scale: 1, backgroundColor: .green).bitmap(of: box)
  }

  private let paper: UInt32 = 0xFFFF_FFFF
  private let ink: UInt32 = 0xFF6C_6C70
  private let mark: UInt32 = 0xFF00_64D6
  private let behind: UInt32 = 0xFF00_FF00

  @Test("is a frame 2 wide around paper, 3 from each side of its icon")
  func unchecked() throws {
    let bitmap = try pixels(.checkbox(nil))
    #expect(bitmap.width == 28)
    // The icon starts at 2, its frame 3 further.
    #expect((4...7).map { bitmap[$0, 14] } == [behind, ink, ink, paper])
    #expect((20...23).map { bitmap[$0, 14] } == [paper, ink, ink, behind])
  }

  @Test("has a tick of paper in a solid box when it is checked")
  func checked() throws {
    let box = DsCheckBox.checkbox(nil)
    box.checked = true
    let bitmap = try pixels(box)
    // Beside and on the tick, whose lowest point is (10, 17) in the icon.
    #expect(bitmap[6, 10] == mark)
    #expect(bitmap[12, 17] == paper)
    #expect(bitmap[12, 20] == mark)
  }

  @Test("keeps its box and tick with colours of one's own")
  func ownColors() throws {
    let colors = StatefulResource([ResourceKey(.svgColor): .color(.red)])
    let box = DsCheckBox.checkbox(nil, colors: colors)
    let bitmap = try pixels(box)
    #expect((4...7).map { bitmap[$0, 14] } == [behind, 0xFFFF_0000, 0xFFFF_0000, behind])
    #expect(colors.asDictionary().count == 1)
  }

  @Test("draws the mark in the disabled colour when it is disabled and selected")
  func disabledSelected() throws {
    let box = DsCheckBox.checkbox(nil)
    box.checked = true
    box.enabled = false
    #expect(try pixels(box)[6, 10] == 0xFF98_989E)
  }

  @Test("a radio button is a ring with a dot half as large")
  func radio() throws {
    let radio = DsCheckBox.radioButton(nil)
    radio.checked = true
    let bitmap = try pixels(radio)
    // Across the middle: ring from 4 to 6, paper to 9, the dot from 9 to 19, and back. Pixels that
    // a circle ends in are a little lighter.
    #expect([3, 5, 7, 8, 10].map { bitmap[$0, 14] } == [behind, ink, paper, paper, mark])
    #expect([17, 19, 20, 22, 24].map { bitmap[$0, 14] } == [mark, paper, paper, ink, behind])
    #expect([3, 5, 7, 8, 10].map { bitmap[14, $0] } == [behind, ink, paper, paper, mark])
    radio.checked = false
    #expect(try pixels(radio)[14, 14] == paper)
  }

  @Test("a disabled radio button has a grey ring and a grey dot")
  func disabledRadio() throws {
    let radio = DsCheckBox.radioButton(nil)
    radio.checked = true
    radio.enabled = false
    let bitmap = try pixels(radio)
    #expect(bitmap[5, 14] == 0xFF98_989E)
    #expect(bitmap[14, 14] == 0xFF98_989E)
  }

  @Test("honours the frame that it is made with")
  func frame() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(DsCheckBox(frame: frame).frame == frame)
  }

  @Test("is light on black in the dark, and its tick dark on light")
  func dark() throws {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let box = DsCheckBox.checkbox(nil)
    let bitmap = try UIViewRenderer(scale: 1, traits: traits).bitmap(of: box)
    #expect(bitmap[5, 14] == 0xFF98_989F)
    #expect(bitmap[14, 14] == 0xFF00_0000)
    box.checked = true
    let checked = try UIViewRenderer(scale: 1, traits: traits).bitmap(of: box)
    #expect(checked[6, 10] == 0xFF4D_A3FF)
    #expect(checked[12, 17] == 0xFF0A_1A2E)
  }
}

@Suite("A path repository")
struct PathRepositoryTests {
  private let box = CGSize(width: 24, height: 24)

  @Test("keeps a path until it was released as often as it was asked for")
  func counts() throws {
    let repository = PathRepository()
    let first = try repository.path("M0,0H9V9Z", viewBox: box)
    #expect(try repository.path("M0,0H9V9Z", viewBox: box) === first)
    repository.release("M0,0H9V9Z", viewBox: box)
    #expect(repository.count == 1)
    repository.release("M0,0H9V9Z", viewBox: box)
    #expect(repository.count == 0)
    repository.release("M0,0H9V9Z", viewBox: box)
  }

  @Test("distinguishes view boxes")
  func viewBoxes() throws {
    let repository = PathRepository()
    let small = try repository.path("M0,0H9V9Z", viewBox: CGSize(width: 12, height: 12))
    let large = try repository.path("M0,0H9V9Z", viewBox: box)
    #expect(small !== large)
    #expect(repository.count == 2)
    repository.dispose()
    #expect(repository.count == 0)
  }

  @Test("keeps nothing for data that is no path")
  func badData() {
    let repository = PathRepository()
    #expect(throws: SVGPathError.self) { try repository.path("M0,0 ?", viewBox: box) }
    #expect(repository.count == 0)
  }

  @Test("a button gives its own paths up when it leaves, and leaves shared ones alone")
  func buttonLeaves() throws {
    let shared = PathRepository()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let own = DsCheckBox(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    let sharing = DsCheckBox(
      frame: CGRect(x: 30, y: 0, width: 28, height: 28), pathRepository: shared)
    for button in [own, sharing] { root.addSubview(button) }
    _ = try UIViewRenderer(scale: 1).bitmap(of: root)
    #expect(own.pathRepository.count == 2)
    #expect(shared.count == 2)
    for button in [own, sharing] { button.removeFromSuperview() }
    #expect(own.pathRepository.count == 0)
    #expect(shared.count == 2)
  }

  @Test("stretches a view box over a rectangle, and mirrors it there")
  func stretching() throws {
    // A square of 6 around (12, 12), into (10, 20, 48, 24): 12 × 6 around (34, 32).
    let path = try SVGPath("M9,9H15V15H9Z", viewBox: box)
    let context = try CGContext(width: 70, height: 50)
    path.draw(in: CGRect(x: 10, y: 20, width: 48, height: 24), context: context, fill: .red)
    let bitmap = try context.makeBitmap()
    #expect((27...28).map { bitmap[$0, 32] } == [0, 0xFFFF_0000])
    #expect((39...40).map { bitmap[$0, 32] } == [0xFFFF_0000, 0])
    #expect((28...29).map { bitmap[34, $0] } == [0, 0xFFFF_0000])
    #expect((34...35).map { bitmap[34, $0] } == [0xFFFF_0000, 0])
    let mirrored = try CGContext(width: 24, height: 24)
    let left = try SVGPath("M0,0H6V6H0Z", viewBox: box)
    left.draw(
      in: CGRect(x: 0, y: 0, width: 24, height: 24), context: mirrored, fill: .red,
      mirrorX: true, mirrorY: true)
    #expect(try mirrored.makeBitmap()[23, 23] == 0xFFFF_0000)
    #expect(try mirrored.makeBitmap()[0, 0] == 0)
  }

  @Test("mirrors an icon that flips, where the interface runs from right to left")
  func flippedIcon() throws {
    let button = DsSvgIconButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    button.contentMargin = .zero
    // The left half of the box.
    button.colorResources = StatefulResource([
      .init(.svgPath): .path("M0,0 L12,0 L12,24 L0,24 Z"), .init(.fgColor): .color(.red),
      .init(.bgColor): .color(.white),
    ])
    button.borderWidth = 0
    button.roundRadius = 0
    button.flipsIconForRightToLeft = true
    func columns() throws -> [Int] {
      let picture = try UIViewRenderer(scale: 1).bitmap(of: button)
      return (0..<24).filter { picture[$0, 12] == 0xFFFF_0000 }
    }
    #expect(try columns() == Array(0..<12))
    button.semanticContentAttribute = .forceRightToLeft
    #expect(try columns() == Array(12..<24))
    button.flipsIconForRightToLeft = false
    #expect(try columns() == Array(0..<12))
  }
}
