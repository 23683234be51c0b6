import Testing

@testable import DesignedViews

@Suite("A tab view")
struct TabViewTests {
  private final class Listener: DsTabViewDelegate {
    var keys: [String] = []

    func onTabSelected(_ view: DsTabView, key: String) { keys.append(key) }
  }

  private let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = DsTabView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let listener = Listener()

  init() {
    view.tabViewDelegate = listener
    window.addSubview(view)
  }

  /// Adds tabs of a width by their keys.
  private func addTabs(_ keys: [String], width: CGFloat = 60) {
    view.tabWidth = width
    for key in keys { view.addTab(key, label: key) }
    window.layoutIfNeeded()
  }

  private func tap(_ key: String) throws {
    try #require(view.getTabButton(key)).tapped()
    window.layoutIfNeeded()
  }

  private var selectedButtons: [String?] { view.tabs.filter(\.selected).map(\.key) }

  // MARK: Layout

  @Test("lays its bar out in the bar's own coordinates")
  func laysItsBarOutInTheBarsOwnCoordinates() throws {
    view.frame = CGRect(x: 0, y: 0, width: 150, height: 400)
    view.orientation = .horizontal
    view.tabHeight = 20
    view.borderWidth = 0
    addTabs(["a", "b"])
    #expect(view.tabBar.frame == CGRect(x: 0, y: 0, width: 20, height: 400))
    #expect(view.tabBar.bounds.size == CGSize(width: 400, height: 20))
    let (a, b) = (try #require(view.getTabButton("a")), try #require(view.getTabButton("b")))
    #expect(a.convert(a.bounds, to: view) == CGRect(x: 0, y: 0, width: 20, height: 60))
    #expect(b.convert(b.bounds, to: view) == CGRect(x: 0, y: 60, width: 20, height: 60))
    #expect(view.tabBar.bar.frame == CGRect(x: 0, y: 0, width: 400, height: 20))
  }

  @Test(
    "neighbours share a border, as wide as it is drawn",
    arguments: [
      (0, 1, [0, 60, 120]), (1, 1, [0, 59, 118]), (2, 2, [0, 58, 116]),
      (0.5, 2, [0, 59.5, 119]), (0.5, 1, [0, 59, 118]), (1, 3, [0, 59, 118]),
    ] as [(CGFloat, CGFloat, [CGFloat])])
  func sharedBorders(borderWidth: CGFloat, scale: CGFloat, lefts: [CGFloat]) {
    UITraitCollection(traitsFrom: [.standard, UITraitCollection(displayScale: scale)])
      .performAsCurrent {
        view.borderWidth = borderWidth
        addTabs(["a", "b", "c"])
        #expect(view.tabs.map(\.frame.minX) == lefts)
      }
  }

  @Test("has a bar of 30 points until another height is asked for")
  func height() {
    addTabs(["a"])
    #expect(view.tabBar.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(view.tabs[0].frame.height == 30)
    #expect(view.bodyBounds == CGRect(x: 0, y: 30, width: 300, height: 170))
    view.tabHeight = 44
    window.layoutIfNeeded()
    #expect(view.tabBar.frame.height == 44)
    #expect(view.tabs[0].frame.height == 44)
    #expect(view.bodyBounds.minY == 44)
  }

  /// Five blocks of 8 points, which are 0.6 of the font's size.
  @Test(
    "is as wide as its content within the limits, of which the lower one wins",
    arguments: [
      (0, 0, 0, 60), (0, 80, 0, 80), (0, 0, 50, 50), (100, 0, 0, 100), (0, 80, 50, 80),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func isAsWideAsItsContentWithinTheLimitsOfWhichTheLowerOneWins(
    width: CGFloat, minimum: CGFloat, maximum: CGFloat, expected: CGFloat
  ) throws {
    let view = BlockTabView()
    view.contentMargin = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    view.fontSize = 40 / 3
    view.tabWidth = width
    view.tabMinWidth = minimum
    view.tabMaxWidth = maximum
    view.addTab("a", label: "block")
    #expect(abs(view.tabs[0].frame.width - expected) < 1e-9)
  }

  private final class BlockTabView: DsTabView {
    override func makeTabButton() -> DsTabButton {
      let tab = BlockTabButton()
      tab.fontSize = fontSize
      tab.contentMargin = contentMargin
      return tab
    }
  }

  private final class BlockTabButton: DsTabButton {
    override var font: UIFont { UIFont(.blocks(size: fontSize)) }
  }

  @Test("has room for its caption beside an icon that is higher than the content")
  func iconAndCaption() throws {
    let context = try CGContext(size: CGSize(width: 24, height: 24), scale: 1)
    let icon = UIImage(cgImage: try #require(context.makeImage()))
    view.addTab("a", label: "caption", icon: StatefulResource([.init(.icon): .image(icon)]))
    let tab = view.tabs[0]
    // 24 fit in 30 with 2 at each side; in 26 they stay what they are, though only 22 are left.
    for height in [30, 26] as [CGFloat] {
      view.tabHeight = height
      #expect(abs(tab.frame.width - (12 + 24 + 2 + tab.textSize().width + 12)) < 1e-9)
    }
  }

  @Test("gives all tabs its look, those that are there and those that come")
  func look() {
    view.attachBottom = true
    addTabs(["a", "b"])
    view.borderWidth = 2
    view.roundRadius = 4
    view.earStyle = .round
    view.fontSize = 9
    view.contentMargin = .zero
    view.iconTextMargin = 7
    view.turnOver = true
    view.tabWidth = 50
    view.addTab("c", label: "c")
    #expect(view.tabs.allSatisfy { $0.attachBottom && $0.turnOver && $0.earStyle == .round })
    for tab in view.tabs {
      #expect(
        [tab.borderWidth, tab.roundRadius, tab.fontSize, tab.iconTextMargin, tab.frame.width]
          == [2, 4, 9, 7, 50])
      #expect(tab.contentMargin == .zero)
    }
  }

  @Test("a bar that does not fill its strip is as long as its tabs, and scrolls if they do not fit")
  func alignedBar() {
    view.borderWidth = 0
    view.labelAlignment = .center
    addTabs(["a", "b"])
    #expect(view.tabBar.frame == CGRect(x: 90, y: 0, width: 120, height: 30))
    #expect(view.calcMinSizeOfContents() == CGSize(width: 120, height: 30))
    addTabs(["c", "d", "e", "f"])
    #expect(view.tabBar.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(view.tabBar.bar.frame == CGRect(x: 24, y: 0, width: 252, height: 30))
    view.removeTab("a")
    view.removeTab("b")
    window.layoutIfNeeded()
    #expect(view.tabBar.frame == CGRect(x: 30, y: 0, width: 240, height: 30))
    #expect(view.tabBar.bar.frame == CGRect(x: 0, y: 0, width: 240, height: 30))
  }

  @Test("gives tabs colours and icons of their own, or the default ones")
  func colors() throws {
    let colors = StatefulResource([.init(.bgColor): .color(.red)])
    view.addTab("a", label: "a", color: colors, icon: colors)
    view.addTab("b", label: "b")
    #expect(view.getTabButton("a")?.colorResources === colors)
    #expect(view.getTabButton("a")?.iconResources === colors)
    let plain = try #require(view.getTabButton("b"))
    #expect(plain.iconResources == nil)
    #expect(plain.color(.bgColor) == DsDefaults.tabFace)
    plain.selected = true
    #expect(plain.color(.bgColor) == DsDefaults.tabFaceSelected)
  }

  // MARK: Tabs

  @Test("keeps keys apart, and knows no others")
  func keys() {
    addTabs(["a", "b", "a"])
    view.addTab(DsTabButton())
    #expect(view.tabs.map(\.key) == ["a", "b"])
    #expect(view.getTabButton("c") == nil)
    view.removeTab("c")
    #expect(view.tabs.count == 2)
  }

  @Test("forgets the selection with its tab, and closes the gap")
  func removing() {
    addTabs(["a", "b", "c"])
    view.selectedTab = "b"
    view.removeTab("b")
    window.layoutIfNeeded()
    #expect(view.selectedTab == nil)
    #expect(view.tabs.map(\.key) == ["a", "c"])
    // The border of half a point is two pixels wide at three pixels per point.
    let overlap = view.tabs[0].frame.maxX - (view.getTabButton("c")?.frame.minX ?? 0)
    #expect(abs(overlap - 2.0 / 3) < 1e-9)
    view.selectedTab = "a"
    view.removeTab("c")
    #expect(view.selectedTab == "a")
  }

  // MARK: Selecting

  @Test("selects by key, and reports changes")
  func selecting() {
    addTabs(["a", "b"])
    #expect(view.selectedTab == nil)
    view.selectedTab = "a"
    #expect(selectedButtons == ["a"])
    view.selectedTab = "a"
    view.selectedTab = "x"
    #expect(view.selectedTab == "a")
    view.selectedTab = "b"
    #expect(selectedButtons == ["b"])
    view.selectedTab = nil
    #expect(selectedButtons == [])
    #expect(listener.keys == ["a", "b"])
  }

  @Test("a tap selects a tab and leaves the folding alone; a tap on the selected one folds")
  func tapping() throws {
    addTabs(["a", "b"])
    try tap("a")
    #expect(!view.folding)
    try tap("a")
    #expect(view.folding)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    try tap("b")
    #expect(view.folding)
    #expect(selectedButtons == ["b"])
    try tap("b")
    #expect(!view.folding)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(listener.keys == ["a", "b"])
  }

  @Test("a tap scrolls the tab into view before it is reported")
  func tappingHiddenTab() throws {
    view.borderWidth = 0
    addTabs(["a", "b", "c", "d", "e", "f"])
    // 300 less two arrows.
    #expect(view.tabBar.bar.frame.width == 252)
    try tap("e")
    #expect(view.tabBar.bar.contentOffset.x == 48)
    view.selectTab("f")
    #expect(view.tabBar.bar.contentOffset.x == 108)
    view.selectTab("f")
    #expect(!view.folding)
    #expect(listener.keys == ["e", "f"])
  }

  @Test("its tabs can be moved, and stay what they are")
  func customizing() throws {
    view.borderWidth = 0
    addTabs(["a", "b", "c"])
    view.selectedTab = "a"
    try view.beginCustomize()
    let support = try #require(view.tabBar.bar.dragSupport)
    #expect(support.beginDrag(at: CGPoint(x: 30, y: 15), in: view.tabBar.bar))
    support.moveDrag(to: CGPoint(x: 100, y: 15), in: view.tabBar.bar)
    support.drop()
    view.endCustomize()
    #expect(view.tabs.map(\.key) == ["b", "a", "c"])
    #expect(view.selectedTab == "a")
    #expect(listener.keys == ["a"])
    try tap("a")
    #expect(view.folding)
  }

  @Test("tabs of a bar that is turned are moved along it")
  func customizingTurnedBar() throws {
    view.orientation = .horizontal
    view.labelPos = .right
    view.borderWidth = 0
    addTabs(["a", "b", "c"])
    try view.beginCustomize()
    let support = try #require(view.tabBar.bar.dragSupport)
    // The first tab is from 0 to 60 down the right side.
    #expect(support.beginDrag(at: CGPoint(x: 285, y: 30), in: view))
    support.moveDrag(to: CGPoint(x: 285, y: 100), in: view)
    support.drop()
    #expect(view.tabs.map(\.key) == ["b", "a", "c"])
  }

  // MARK: Arrows

  @Test("has arrows that scroll, and are grey where there is nothing to scroll to")
  func arrows() throws {
    view.borderWidth = 0
    addTabs(["a", "b", "c", "d", "e", "f"])
    let arrows = view.tabBar.subviews.compactMap { $0 as? DsSvgIconButton }
    #expect(arrows.map(\.enabled) == [false, true])
    #expect(arrows.map(\.alpha) == [1, 1])
    #expect(arrows.map { $0.color(.fgColor) } == [DsPalette.arrowDisabled, DsPalette.softInk])
    arrows[1].tapped()
    #expect(view.tabBar.bar.contentOffset.x == 48)
    #expect(arrows.map(\.enabled) == [true, true])
    arrows[0].tapped()
    #expect(view.tabBar.bar.contentOffset.x == 0)
    #expect(arrows.map(\.enabled) == [false, true])
  }

  @Test("its arrows take the colours that they are given, and keep what these lack")
  func arrowColors() {
    view.arrowColorResources = StatefulResource([.init(.fgColor): .color(.red)])
    addTabs((1...10).map { "\($0)" })
    let arrows = view.tabBar.subviews.compactMap { $0 as? DsSvgIconButton }
    #expect(arrows.map { $0.color(.fgColor) } == [DsPalette.arrowDisabled, .red])
    #expect(arrows.map { $0.color(.bgColor) } == [DsPalette.bar, DsPalette.bar])
    #expect(arrows.allSatisfy { $0.resource(.svgPath, in: .normal) != nil })
    view.arrowColorResources = nil
    #expect(arrows.map { $0.color(.fgColor) } == [DsPalette.arrowDisabled, DsPalette.softInk])
  }

  @Test("an arrow's glyph takes 20 of its 24 points")
  func arrowGlyph() {
    let arrow = DsTabView.createArrowButton(next: true)
    let rects = arrow.contentRects(in: arrow.bounds, iconSize: arrow.iconSize, hasText: false)
    #expect(rects.icon == CGRect(x: 2, y: 2, width: 20, height: 20))
  }

  // MARK: Open side

  /// Which side of the cell the open side of a tab lies on, read from its outline.
  @Test(
    "tabs are open towards the body on all four sides",
    arguments: [
      // orientation, label, attachBottom, turnOver, the middle of the open side in the cell
      (Orientation.vertical, Pos.top, false, false, CGPoint(x: 30, y: 20)),
      (.vertical, .bottom, true, false, CGPoint(x: 30, y: 180)),
      (.horizontal, .left, false, true, CGPoint(x: 20, y: 30)),
      (.horizontal, .right, false, false, CGPoint(x: 280, y: 30)),
    ])
  func openSide(
    _ orientation: Orientation, _ labelPos: Pos, _ attachBottom: Bool, _ turnOver: Bool,
    _ middle: CGPoint
  ) throws {
    view.orientation = orientation
    view.labelPos = labelPos
    view.attachBottom = attachBottom
    view.turnOver = turnOver
    view.tabHeight = 20
    addTabs(["a"])
    let tab = try #require(view.getTabButton("a"))
    let points = tab.outline(in: tab.bounds, radius: 5).elements.compactMap(\.points.last)
    var open = CGPoint(x: (points[0].x + points[4].x) / 2, y: points[0].y)
    if tab.turnOver { open = CGPoint(x: tab.bounds.maxX - open.x, y: tab.bounds.maxY - open.y) }
    let shown = tab.convert(open, to: view)
    #expect(abs(shown.x - middle.x) < 1e-9 && abs(shown.y - middle.y) < 1e-9, "\(shown)")
  }

  // MARK: Function buttons

  @Test func aFoldingButtonFoldsAndUnfolds() {
    let view = DsTabView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.addTab("a", label: "A")
    view.bodyView = UIView()
    let button = DsCustomButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    view.tabBar.addRightFuncButton(button, kind: .folding)
    button.tapped()
    #expect(view.folding)
    button.tapped()
    #expect(!view.folding)
  }

  @Test func aTargetOfOnesOwnReplacesTheAction() {
    let view = DsTabView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.bodyView = UIView()
    let (earlier, later) = (DsCustomButton(), DsCustomButton())
    var taps: [String] = []
    earlier.setTarget { _ in taps.append("earlier") }
    view.tabBar.addRightFuncButton(earlier, kind: .folding)
    view.tabBar.addRightFuncButton(later, kind: .folding)
    later.setTarget { _ in taps.append("later") }
    earlier.tapped()
    later.tapped()
    #expect(taps == ["earlier", "later"])
    #expect(!view.folding)
  }

  @Test func aControlFolds() {
    let view = DsTabView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.bodyView = UIView()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    view.tabBar.addLeftFuncButton(control, kind: .folding)
    control.sendActions(for: .touchUpInside)
    #expect(view.folding)
  }
}
