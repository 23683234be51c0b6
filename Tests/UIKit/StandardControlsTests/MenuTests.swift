import Testing

@testable import HeadlessUIKit
@testable import StandardControls
@_spi(PackageViews) @testable import StandardViews

/// The frames of a menu's parts.
@Suite struct MenuLayoutTests {
  @Test func sectionsHaveGapsAndRowsHaveLines() {
    let layout = MenuLayout(
      [.init(rowHeights: [44, 60]), .init(titleHeight: 30, rowHeights: [44])], titleHeight: nil,
      pixel: 0.5, isRightToLeft: false)
    #expect(layout.rows.map { $0.map(\.minY) } == [[0, 44], [142]])
    #expect(layout.separators.map(\.minY) == [44, 142])
    #expect(layout.gaps == [CGRect(x: 0, y: 104, width: 250, height: 8)])
    #expect(layout.sectionTitles == [nil, CGRect(x: 0, y: 112, width: 250, height: 30)])
    #expect(layout.height == 186)
  }

  @Test func aPaletteIsInOneRowFromTheLeadingEdge() {
    let section = MenuLayout.Section(rowHeights: [0, 0], paletteHeight: 44)
    let left = MenuLayout([section], titleHeight: 30, pixel: 0.5, isRightToLeft: false)
    #expect(left.rows[0].map(\.minX) == [0, 125] && left.height == 74)
    let right = MenuLayout([section], titleHeight: 30, pixel: 0.5, isRightToLeft: true)
    #expect(right.rows[0].map(\.minX) == [125, 0])
  }

  private let area = CGRect(x: 8, y: 28, width: 359, height: 600)

  @Test(
    arguments: [
      // Below its source, at its leading edge; at its trailing edge in the other half.
      (
        CGRect(x: 20, y: 100, width: 80, height: 40), 200,
        CGRect(x: 20, y: 148, width: 250, height: 200)
      ),
      (
        CGRect(x: 280, y: 100, width: 80, height: 40), 200,
        CGRect(x: 110, y: 148, width: 250, height: 200)
      ),
      // Above it near the bottom.
      (
        CGRect(x: 20, y: 560, width: 80, height: 40), 200,
        CGRect(x: 20, y: 352, width: 250, height: 200)
      ),
      // Within the area, and no higher than it.
      (
        CGRect(x: 0, y: 300, width: 20, height: 40), 2000,
        CGRect(x: 8, y: 28, width: 250, height: 600)
      ),
    ] as [(CGRect, CGFloat, CGRect)])
  func aMenuIsNextToItsSource(source: CGRect, height: CGFloat, frame: CGRect) {
    #expect(MenuLayout.frame(height: height, source: source, area: area) == frame)
  }

  @Test func theMenuOfAWholeRowIsAtItsLeadingEdge() {
    let row = CGRect(x: area.minX, y: 100, width: area.width, height: 44)
    func frame(_ isRightToLeft: Bool, _ source: CGRect) -> CGRect {
      MenuLayout.frame(height: 100, source: source, area: area, isRightToLeft: isRightToLeft)
    }
    #expect(frame(false, row).minX == area.minX)
    #expect(frame(true, row).maxX == area.maxX)
    // Buttons at the sides keep to their side.
    let button = CGRect(x: area.minX, y: 100, width: 40, height: 44)
    #expect(frame(true, button).minX == frame(false, button).minX)
  }
}

/// Menus at all text sizes.
@Suite struct MenuSizeTests {
  @Test(
    arguments: [
      (.extraSmall, 250, 24, 18), (.large, 250, 24, 18),
      (.extraExtraExtraLarge, 250, 24, 18),
      // The body's leading is 34 in place of 22: 386, 37 and 28.
      (.accessibilityMedium, 386, 37, 28),
      // 62 / 22 for the width, and 1.75 for images.
      (.accessibilityExtraExtraExtraLarge, 704.5, 42, 32),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat, CGFloat)])
  func menusGrowAtAccessibilitySizes(
    category: UIContentSizeCategory, width: CGFloat, image: CGFloat, mark: CGFloat
  ) {
    let sizes = MenuLayout.Sizes(for: UITraitCollection(preferredContentSizeCategory: category))
    #expect(abs(sizes.width - width) <= 1)
    #expect(sizes.imageSide == image && sizes.markSide == mark)
  }

  private func rows(in view: UIView) -> [MenuRowView] {
    (view as? MenuRowView).map { [$0] } ?? view.subviews.flatMap(rows)
  }

  /// Each title is shown whole, and no line break divides a word of up to seven letters.
  @Test(
    arguments: [
      UIContentSizeCategory.small, .large, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ], [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func titlesAreWhole(category: UIContentSizeCategory, direction: UIUserInterfaceLayoutDirection)
    throws
  {
    var traits = UITraitCollection(preferredContentSizeCategory: category)
    traits = UITraitCollection(
      traitsFrom: [
        traits,
        UITraitCollection(
          layoutDirection: direction == .leftToRight ? .leftToRight : .rightToLeft),
      ])
    let application = UIApplication(
      screen: UIScreen(
        device: Device(name: "phone", portraitSize: CGSize(width: 375, height: 667), scale: 2),
        traits: traits))
    let window = application.perform { UIWindow() }
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    window.addSubview(button)
    application.perform { window.makeKeyAndVisible() }
    button.menu = UIMenu(children: [
      UIAction(title: "Checked", image: UIImage(systemName: "star"), state: .on) { _ in },
      UIAction(title: "Reply to all", image: UIImage(systemName: "star")) { _ in },
      UIMenu(
        title: "Move to", image: UIImage(systemName: "folder"),
        children: [UIAction(title: "Inbox") { _ in }]),
    ])
    button.openMenu(animated: false)
    application.updateDisplay()
    let overlay = try #require(window.subviews.last as? MenuOverlay)
    let rows = rows(in: overlay)
    #expect(rows.count == 3)
    for row in rows {
      let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first)
      let images = row.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
      for word in (label.text ?? "").split(separator: " ") {
        let single = UILabel()
        (single.text, single.font) = (String(word), label.font)
        #expect(single.sizeThatFits(.zero).width <= label.frame.width, "\(word)")
      }
      let whole = label.sizeThatFits(
        CGSize(width: label.frame.width, height: .greatestFiniteMagnitude))
      #expect(whole.height <= label.frame.height + 0.01)
      #expect(row.bounds.contains(label.frame))
      for image in images { #expect(!image.frame.intersects(label.frame)) }
      // The first has a mark, the last a chevron, and all an image.
      #expect(images.count == (row === rows[1] ? 1 : 2))
      let marks = images.filter { image in
        direction == .leftToRight
          ? image.frame.maxX <= label.frame.minX : image.frame.minX >= label.frame.maxX
      }
      #expect(marks.count == images.count - 1)
    }
  }
}

/// Menus that buttons open.
@Suite struct MenuTests {
  private let application = UIApplication(
    screen: UIScreen(
      device: Device(name: "phone", portraitSize: CGSize(width: 375, height: 667), scale: 2)))
  private let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
  private let window: UIWindow
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  init() {
    window = application.perform { UIWindow() }
    window.addSubview(button)
    application.perform { window.makeKeyAndVisible() }
    button.showsMenuAsPrimaryAction = true
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] in
      log.lines.append($0.title)
    }
  }

  private var overlay: MenuOverlay? { window.subviews.last as? MenuOverlay }

  private var titles: [String] {
    func find(_ view: UIView) -> [MenuRowView] {
      (view as? MenuRowView).map { [$0] } ?? view.subviews.flatMap(find)
    }
    return overlay.map(find)?.map(\.row.element.title) ?? []
  }

  private func tap(_ title: String) throws {
    func find(_ view: UIView) -> MenuRowView? {
      if let row = view as? MenuRowView, row.row.element.title == title { return row }
      return view.subviews.lazy.compactMap(find).first
    }
    application.updateDisplay()
    TouchScreen(application).tap(try #require(overlay.flatMap(find)))
  }

  @Test func aTapOpensTheMenuAndAnElementRunsAndClosesIt() throws {
    button.menu = UIMenu(children: [action("Copy"), action("Delete", .destructive)])
    TouchScreen(application).tap(button)
    #expect(titles == ["Copy", "Delete"])
    application.advance(by: 0.3)
    try tap("Delete")
    #expect(log.lines == ["Delete"])
    application.advance(by: 0.3)
    #expect(overlay == nil)
  }

  @Test func elementsAreSectionsWithoutHiddenOnes() {
    button.menu = UIMenu(
      children: [
        action("A"), action("B", .hidden),
        UIMenu(options: .displayInline, children: [action("C")]), action("D"),
        UIDeferredMenuElement { deliver in deliver([self.action("E")]) },
      ])
    let content = button.menu.map(MenuContent.init)
    #expect(
      content?.sections.map { $0.rows.map(\.element.title) } == [["A"], ["C"], ["D", "E"]])
  }

  @Test func aSubmenuTakesThePlaceOfTheMenuAndATouchNextToItReturns() throws {
    button.menu = UIMenu(children: [action("A"), UIMenu(title: "More", children: [action("B")])])
    button.openMenu(animated: false)
    try tap("More")
    #expect(titles == ["B"])
    TouchScreen(application).tap(at: CGPoint(x: 300, y: 600))
    #expect(titles == ["A", "More"])
    TouchScreen(application).tap(at: CGPoint(x: 300, y: 600))
    application.advance(by: 0.3)
    #expect(overlay == nil && log.lines.isEmpty)
  }

  @Test func aDisabledElementDoesNothing() throws {
    button.menu = UIMenu(children: [action("A", .disabled)])
    button.openMenu(animated: false)
    try tap("A")
    application.advance(by: 0.3)
    #expect(log.lines.isEmpty && overlay != nil)
  }

  @Test func aMenuStaysOpenForElementsThatKeepIt() throws {
    button.menu = UIMenu(children: [action("A", .keepsMenuPresented)])
    button.openMenu(animated: false)
    try tap("A")
    try tap("A")
    application.advance(by: 0.3)
    #expect(log.lines == ["A", "A"] && overlay != nil)
  }

  @Test func aPopUpButtonShowsWhatIsSelected() throws {
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [action("Small", state: .on), action("Large")])
    button.openMenu(animated: false)
    try tap("Large")
    #expect(button.currentTitle == "Large" && log.lines == ["Large"])
    #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
  }

  @Test func aMenuWithoutElementsDoesNotOpen() {
    button.menu = UIMenu(children: [])
    button.openMenu()
    #expect(overlay == nil)
  }

  // MARK: Controls

  /// A control that makes its menu when it is asked for.
  private final class Chooser: UIControl {
    var element: UIMenuElement?
    var log: [String] = []

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("menu at \(Int(location.x)), \(Int(location.y))")
      return element.map { element in
        UIContextMenuConfiguration(identifier: nil, makePreview: nil) { _ in
          UIMenu(children: [element])
        }
      }
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("opens") }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("closes") }
  }

  private func chooser() -> Chooser {
    let chooser = Chooser(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    window.addSubview(chooser)
    chooser.addAction(
      UIAction { [weak chooser] _ in chooser?.log.append("inside") }, for: .touchUpInside)
    chooser.addAction(
      UIAction { [weak chooser] _ in chooser?.log.append("triggered") }, for: .menuActionTriggered)
    return chooser
  }

  @Test func aControlHasAnInteractionWhileItIsEnabled() {
    let chooser = chooser()
    #expect(chooser.contextMenuInteraction == nil && chooser.interactions.isEmpty)
    chooser.isContextMenuInteractionEnabled = true
    #expect(chooser.interactions.first === chooser.contextMenuInteraction)
    chooser.isContextMenuInteractionEnabled = false
    #expect(chooser.contextMenuInteraction == nil && chooser.interactions.isEmpty)
    // A button's menu enables it.
    #expect(button.contextMenuInteraction == nil)
    button.menu = UIMenu(children: [action("A")])
    #expect(button.isContextMenuInteractionEnabled && button.contextMenuInteraction != nil)
    button.menu = nil
    #expect(!button.isContextMenuInteractionEnabled && button.contextMenuInteraction == nil)
  }

  @Test func aTapOpensTheMenuThatAControlMakes() throws {
    let chooser = chooser()
    chooser.element = action("A")
    chooser.isContextMenuInteractionEnabled = true
    TouchScreen(application).tap(at: CGPoint(x: 50, y: 210))
    #expect(overlay == nil && chooser.log == ["inside"])

    chooser.showsMenuAsPrimaryAction = true
    chooser.log = []
    TouchScreen(application).tap(at: CGPoint(x: 50, y: 210))
    #expect(chooser.log == ["inside", "triggered", "menu at 30, 10", "opens"])
    #expect(titles == ["A"] && chooser.contextMenuInteraction?.menuAppearance == .compact)
    application.advance(by: 0.3)
    // The menu is below the control, at its distance of 8 points.
    application.updateDisplay()
    let menu = try #require(overlay?.subviews.last)
    #expect(menu.frame.minY == 248 && menu.frame.minX == 20)
    try tap("A")
    #expect(log.lines == ["A"] && chooser.log.last == "closes")
  }

  @Test func aLongPressOpensTheMenuOfAControl() {
    let chooser = chooser()
    chooser.element = action("A")
    chooser.isContextMenuInteractionEnabled = true
    button.showsMenuAsPrimaryAction = false
    button.menu = UIMenu(children: [action("B")])
    for (view, title) in [(chooser, "A"), (button, "B")] as [(UIView, String)] {
      let screen = TouchScreen(application)
      screen.touchDown(at: view.center)
      screen.advance(by: 0.6)
      #expect(titles == [title])
      screen.touchUp()
      overlay?.close(animated: false)
    }
    // The press has cancelled the touch.
    #expect(!chooser.log.contains("inside"))
  }

  @Test func aControlWithoutAMenuOpensNone() {
    let chooser = chooser()
    chooser.isContextMenuInteractionEnabled = true
    chooser.showsMenuAsPrimaryAction = true
    TouchScreen(application).tap(at: chooser.center)
    #expect(overlay == nil && chooser.log.last == "menu at 50, 20")
  }

  @Test func aButtonMayMakeItsMenuWhenItIsAskedFor() throws {
    final class Lazy: UIButton {
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, makePreview: nil) { _ in
          UIMenu(children: [UIAction(title: "Late") { _ in }])
        }
      }
    }
    let button = Lazy(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    window.addSubview(button)
    button.isContextMenuInteractionEnabled = true
    button.showsMenuAsPrimaryAction = true
    TouchScreen(application).tap(button)
    #expect(titles == ["Late"])
  }
}
