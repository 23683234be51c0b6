import Testing

@testable import DesignedViews

/// A combo box whose letters are boxes, each 0.6 em to the next one and 1 em high.
private final class BlocksComboBox: DsComboBox {
  override var font: UIFont { UIFont(.blocks(size: fontSize)) }
}

@Suite("A combo box")
struct ComboBoxTests {
  private final class Listener: DsComboBoxDelegate {
    var events: [String] = []

    func onDropDownBegin(_ comboBox: DsComboBox) { events.append("begin") }

    func onDropDownEnd(_ comboBox: DsComboBox, selected: DsComboBox.Item?) {
      events.append("end \(selected?.label ?? "nothing")")
    }
  }

  /// A root of 400 × 300 from (10, 20) of its window, with a combo box at (150, 100, 100, 30).
  private final class Page {
    let root = UIView(frame: CGRect(x: 10, y: 20, width: 400, height: 300))
    let comboBox = BlocksComboBox(frame: CGRect(x: 150, y: 100, width: 100, height: 30))
    let listener = Listener()
    let screen: TouchScreen

    init() {
      screen = TouchScreen(of: root)
      root.addSubview(comboBox)
      comboBox.items = [.init("one", value: 1), .init("two", value: 2), .init("six", value: 6)]
      comboBox.comboBoxDelegate = listener
      let listener = listener
      comboBox.setValueChangedListener { comboBox in
        listener.events.append("value \(comboBox.value.map(String.init) ?? "none")")
      }
    }

    var overlay: DropDownOverlay? { comboBox.overlay }
    var list: DropDownList? { overlay?.subviews.first as? DropDownList }
    var stack: StackView? { list?.subviews.first as? StackView }

    var items: [DsSvgIconButton] {
      root.layoutIfNeeded()
      return stack?.subviews.compactMap { $0 as? DsSvgIconButton } ?? []
    }
  }

  // MARK: Closed

  @Test("has its caption at the left and the arrow at the right")
  func hasItsCaptionAtTheLeftAndTheArrowAtTheRight() {
    let comboBox = DsComboBox(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    let (icon, text) = (
      CGRect(x: 94, y: 3, width: 24, height: 24), CGRect(x: 6, y: 2, width: 86, height: 26)
    )
    func rects(hasText: Bool) -> ContentRects {
      comboBox.contentRects(
        in: comboBox.bounds, iconSize: comboBox.iconSize(in: .normal), hasText: hasText)
    }
    #expect(rects(hasText: true) == ContentRects(icon: icon, text: text))
    // The arrow stays where it is when nothing is chosen.
    #expect(rects(hasText: false) == ContentRects(icon: icon))
  }

  @Test("has its caption at the right and the arrow at the left where text runs from right to left")
  func mirrored() {
    let comboBox = DsComboBox(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    comboBox.semanticContentAttribute = .forceRightToLeft
    // The margin of 6 is next to the caption, the margin of 2 next to the arrow.
    #expect(
      comboBox.contentRects(
        in: comboBox.bounds, iconSize: comboBox.iconSize(in: .normal), hasText: true)
        == ContentRects(
          icon: CGRect(x: 2, y: 3, width: 24, height: 24),
          text: CGRect(x: 28, y: 2, width: 86, height: 26)))
  }

  @Test("starts with the design's settings")
  func defaults() {
    let comboBox = DsComboBox()
    #expect(comboBox.iconSize == CGSize(width: 24, height: 24))
    #expect(comboBox.textHorzAlignment == .left)
    #expect(comboBox.contentMargin == UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 2))
    #expect(comboBox.anchorPos == .leftBottom)
    #expect(comboBox.maxDropDownHeight == 0)
    #expect(comboBox.borderWidth == 1)
    #expect(!comboBox.droppingDown)
    #expect(comboBox.value == nil)
    #expect(comboBox.color(.fgColor)?.cgColor == UIColor.black.cgColor)
    #expect(comboBox.color(.bgColor)?.cgColor == UIColor.white.cgColor)
    #expect(comboBox.color(.borderColor) == DsPalette.border)
    #expect(comboBox.color(.svgColor) == DsPalette.mark)
    comboBox.enabled = false
    #expect(comboBox.color(.fgColor) == DsPalette.disabledInk)
    #expect(comboBox.color(.svgColor) == DsPalette.markDisabled)
  }

  @Test("a prompt is weaker than a value, unless the box has colours of its own")
  func prompt() {
    let comboBox = DsComboBox()
    comboBox.items = [.init("a", value: 1)]
    comboBox.text = "Choose"
    #expect(comboBox.color(.fgColor) == DsPalette.prompt)
    comboBox.value = 1
    #expect(comboBox.color(.fgColor) == DsPalette.ink)
    comboBox.value = nil
    comboBox.text = "Choose"
    comboBox.enabled = false
    #expect(comboBox.color(.fgColor) == DsPalette.disabledInk)
    comboBox.enabled = true
    comboBox.colorResources = StatefulResource([.init(.fgColor): .color(.red)])
    #expect(comboBox.color(.fgColor) == .red)
  }

  @Test("an open box is selected, its arrow turned, and square towards the list")
  func open() throws {
    let page = try wideItemPage()
    let comboBox = page.comboBox
    #expect(comboBox.resource(.svgPath, in: .normal)?.path == ComboBoxIcons.chevronDown)
    #expect(comboBox.roundedCorners == .allCorners)
    comboBox.anchorPos = .leftBottom
    comboBox.droppingDown = true
    #expect(comboBox.selected)
    #expect(comboBox.resource(.svgPath, in: .selected)?.path == ComboBoxIcons.chevronUp)
    #expect(comboBox.roundedCorners == [.topLeft, .topRight])
    #expect(page.list?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    comboBox.anchorPos = .rightTop
    page.list?.superview?.layoutIfNeeded()
    #expect(comboBox.roundedCorners == [.bottomLeft, .bottomRight])
    #expect(page.list?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    comboBox.droppingDown = false
    #expect(!comboBox.selected)
    #expect(comboBox.roundedCorners == .allCorners)
  }

  @Test("prefers the size of its longest label")
  func preferredSize() {
    let comboBox = BlocksComboBox()
    comboBox.fontSize = 10
    comboBox.items = [.init("abc", value: 1), .init("abcdefghij", value: 2)]
    comboBox.value = 1
    // 6 + icon 24 + gap 2 + ten letters of 6 + 2, and 2 + icon 24 + 2.
    #expect(comboBox.preferredSize() == CGSize(width: 94, height: 28))
    // Without a value its caption is a placeholder, and counts too.
    comboBox.value = nil
    comboBox.text = "abcdefghijkl"
    #expect(comboBox.preferredSize() == CGSize(width: 106, height: 28))
    comboBox.items = []
    comboBox.text = nil
    #expect(comboBox.preferredSize() == CGSize(width: 32, height: 28))
  }

  // MARK: Value

  @Test("takes a value that it knows, once, and says so")
  func setsValue() {
    let page = Page()
    page.comboBox.value = 2
    page.comboBox.value = 2
    #expect(page.comboBox.text == "two")
    page.comboBox.value = 3
    #expect(page.comboBox.value == 2)
    page.comboBox.value = nil
    #expect(page.comboBox.text == nil)
    #expect(page.listener.events == ["value 2", "value none"])
  }

  @Test("keeps its value when the items change, as long as one has it")
  func changesItems() {
    let page = Page()
    page.comboBox.value = 2
    page.comboBox.items = [.init("zwei", value: 2)]
    #expect(page.comboBox.text == "zwei")
    page.comboBox.items = [.init("drei", value: 3)]
    #expect(page.comboBox.value == nil)
    #expect(page.comboBox.text == nil)
    #expect(page.listener.events == ["value 2", "value none"])
  }

  // MARK: Drop-down

  @Test("a tap opens the list, and a tap on an item takes it over")
  func choosing() {
    let page = Page()
    page.screen.tap(page.comboBox)
    #expect(page.comboBox.droppingDown)
    #expect(page.overlay?.superview === page.root)
    #expect(page.overlay?.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    page.screen.tap(page.items[1])
    #expect(page.comboBox.value == 2)
    #expect(!page.comboBox.droppingDown)
    #expect(page.root.subviews == [page.comboBox])
    #expect(page.listener.events == ["begin", "value 2", "end two"])
  }

  @Test("the item that is chosen is the selected one")
  func selectedItem() {
    let page = Page()
    page.comboBox.value = 6
    page.comboBox.droppingDown = true
    #expect(page.items.map(\.selected) == [false, false, true])
    #expect(page.items.map(\.text) == ["one", "two", "six"])
    // Choosing it again is a choice, but changes nothing.
    page.screen.tap(page.items[2])
    #expect(page.listener.events == ["value 6", "begin", "end six"])
  }

  @Test("a touch beside the list closes it at once, also on the button")
  func closing() {
    let page = Page()
    for place in [CGPoint(x: 5, y: 5), page.comboBox.center] {
      page.comboBox.droppingDown = true
      page.screen.touchDown(at: place)
      #expect(!page.comboBox.droppingDown)
      page.screen.touchUp()
      #expect(!page.comboBox.droppingDown)
    }
    #expect(page.listener.events == ["begin", "end nothing", "begin", "end nothing"])
  }

  @Test("droppingDown opens and closes, each once")
  func droppingDown() {
    let page = Page()
    page.comboBox.droppingDown = true
    page.comboBox.droppingDown = true
    page.comboBox.droppingDown = false
    page.comboBox.droppingDown = false
    #expect(page.listener.events == ["begin", "end nothing"])
    #expect(page.root.subviews == [page.comboBox])
  }

  @Test("leaving the superview, or another root view, closes the list")
  func discards() {
    let page = Page()
    page.comboBox.droppingDown = true
    page.comboBox.removeFromSuperview()
    #expect(!page.comboBox.droppingDown)
    page.root.addSubview(page.comboBox)
    page.comboBox.droppingDown = true
    page.comboBox.rootView = page.root
    #expect(!page.comboBox.droppingDown)
    #expect(page.listener.events == ["begin", "end nothing", "begin", "end nothing"])
    #expect(page.root.subviews == [page.comboBox])
  }

  @Test("a list that was asked for before there was a place for it opens with the layout")
  func opensLater() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let comboBox = DsComboBox(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    comboBox.items = [.init("one", value: 1)]
    comboBox.droppingDown = true
    let group = UIView(frame: CGRect(x: 20, y: 10, width: 200, height: 100))
    group.addSubview(comboBox)
    root.addSubview(group)
    comboBox.rootView = root
    #expect(comboBox.overlay == nil)
    root.layoutIfNeeded()
    #expect(comboBox.overlay?.superview === root)
    #expect(comboBox.overlay?.subviews.first?.frame.origin == CGPoint(x: 20, y: 40))
  }

  @Test(
    "hangs the list on each of its corners",
    arguments: [
      (Edge.leftTop, CGPoint(x: 150, y: 8)), (.rightTop, CGPoint(x: 142, y: 8)),
      (.leftBottom, CGPoint(x: 150, y: 130)), (.rightBottom, CGPoint(x: 142, y: 130)),
    ])
  func anchors(anchor: Edge, origin: CGPoint) throws {
    let page = try wideItemPage()
    page.comboBox.anchorPos = anchor
    page.comboBox.droppingDown = true
    #expect(page.list?.frame == CGRect(origin: origin, size: CGSize(width: 108, height: 92)))
  }

  @Test(
    "hangs the list on the leading or trailing corners where text runs from right to left",
    arguments: [
      (Edge.leftTop, CGPoint(x: 142, y: 8)), (.rightTop, CGPoint(x: 150, y: 8)),
      (.leftBottom, CGPoint(x: 142, y: 130)), (.rightBottom, CGPoint(x: 150, y: 130)),
    ])
  func mirroredAnchors(anchor: Edge, origin: CGPoint) throws {
    let page = try wideItemPage()
    page.comboBox.semanticContentAttribute = .forceRightToLeft
    page.comboBox.anchorPos = anchor
    page.comboBox.droppingDown = true
    #expect(page.list?.frame == CGRect(origin: origin, size: CGSize(width: 108, height: 92)))
  }

  @Test("has the ticks of its items at the left where text runs from right to left")
  func mirroredItems() throws {
    let page = try wideItemPage()
    page.comboBox.semanticContentAttribute = .forceRightToLeft
    page.comboBox.droppingDown = true
    let item = try #require(page.items.first)
    // Items are 108 × 30, with margins of 6 next to the caption and 10 next to the tick.
    #expect(
      item.contentRects(in: item.bounds, iconSize: item.iconSize(in: .normal), hasText: true)
        == ContentRects(
          icon: CGRect(x: 10, y: 6, width: 18, height: 18),
          text: CGRect(x: 30, y: 6, width: 72, height: 18)))
  }

  @Test("is where the button is, each time that it opens")
  func follows() throws {
    let page = try wideItemPage()
    page.comboBox.droppingDown = true
    page.comboBox.droppingDown = false
    page.comboBox.frame.origin = CGPoint(x: 30, y: 40)
    page.comboBox.droppingDown = true
    #expect(page.list?.frame.origin == CGPoint(x: 30, y: 70))
    // And when the root view gets another size while it is open.
    page.comboBox.frame.origin = CGPoint(x: 60, y: 40)
    page.root.frame.size.width = 500
    page.root.layoutIfNeeded()
    #expect(page.list?.frame.origin == CGPoint(x: 60, y: 70))
    #expect(page.overlay?.frame.width == 500)
  }

  /// A page whose widest item has a caption of 72 × 10, next to a tick of 18 × 18.
  private func wideItemPage() throws -> Page {
    let page = Page()
    page.comboBox.fontSize = 10
    page.comboBox.items[1].label = "abcdefghijkl"
    return page
  }

  @Test("is as wide as its widest item and as high as all of them, up to its limit")
  func isAsWideAsItsWidestItemAndAsHighAsAllOfThemUpToItsLimit() throws {
    let page = try wideItemPage()
    page.comboBox.droppingDown = true
    #expect(page.list?.frame.size == CGSize(width: 108, height: 92))
    #expect(
      page.items.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 108, height: 30), CGRect(x: 0, y: 31, width: 108, height: 30),
        CGRect(x: 0, y: 62, width: 108, height: 30),
      ])
    page.comboBox.droppingDown = false
    page.comboBox.maxDropDownHeight = 50
    page.comboBox.droppingDown = true
    #expect(page.list?.frame.size == CGSize(width: 108, height: 50))
    #expect(page.stack?.contentSize == CGSize(width: 108, height: 92))
  }

  @Test("a list of short items is as wide as the box")
  func listOfShortItems() {
    let page = Page()
    page.comboBox.fontSize = 10
    page.comboBox.droppingDown = true
    #expect(page.list?.frame == CGRect(x: 150, y: 130, width: 100, height: 92))
    #expect(page.items.map(\.frame.width) == [100, 100, 100])
  }

  @Test("a list that is too long shows the chosen item, and scrolls")
  func scrolling() throws {
    let page = try wideItemPage()
    page.comboBox.value = 6
    page.comboBox.maxDropDownHeight = 50
    page.comboBox.droppingDown = true
    #expect(page.stack?.contentOffset == CGPoint(x: 0, y: 42))
    page.screen.drag(from: CGPoint(x: 160, y: 140), to: CGPoint(x: 160, y: 175), rest: 0.5)
    #expect(try #require(page.stack?.contentOffset.y) < 42)
    #expect(page.comboBox.droppingDown)
    page.comboBox.droppingDown = false
    page.comboBox.value = 1
    page.comboBox.droppingDown = true
    #expect(page.stack?.contentOffset == .zero)
  }

  @Test("an open list follows changes of its items and its limits")
  func changesWhileOpen() throws {
    let page = try wideItemPage()
    page.comboBox.droppingDown = true
    page.comboBox.items.removeLast()
    #expect(page.list?.frame.size == CGSize(width: 108, height: 61))
    page.comboBox.anchorPos = .rightTop
    page.comboBox.maxDropDownHeight = 40
    page.root.layoutIfNeeded()
    #expect(page.list?.frame == CGRect(x: 142, y: 60, width: 108, height: 40))
    #expect(page.listener.events == ["begin"])
  }

  @Test("a disabled one does not open by a tap")
  func disabled() {
    let page = Page()
    page.comboBox.enabled = false
    page.screen.tap(page.comboBox)
    #expect(!page.comboBox.droppingDown)
  }
}
