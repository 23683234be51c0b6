import Testing

@testable import Layouter

@Suite("A tab bar")
struct TabBarTests {
  private final class Listener: TabViewDelegate {
    var events: [String] = []

    func onFuncButtonStateChanged(_ button: UIView, enabled: Bool) {
      events.append("\(button.accessibilityIdentifier ?? "?") \(enabled)")
    }

    func onCustomizingStateChanged(_ tabBar: TabBarView, customizing: Bool) {
      events.append("customizing \(customizing)")
    }

    func onFoldingStateChanged(_ tabBar: TabBarView, folded: Bool) {
      events.append("folded \(folded)")
    }
  }

  private let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
  private let bar = TabBarView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
  private let previous = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  private let next = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))

  /// Ten tabs of 100 in a bar of 300 with two buttons of 24.
  init() {
    previous.accessibilityIdentifier = "previous"
    next.accessibilityIdentifier = "next"
    bar.addLeftFuncButton(previous, kind: .scrollPrev)
    bar.addRightFuncButton(next, kind: .scrollNext)
    for _ in 1...10 { bar.addTab(tab()) }
    window.addSubview(bar)
    window.layoutIfNeeded()
  }

  private func tab(_ width: CGFloat = 100, height: CGFloat = 30) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private var offset: CGFloat { bar.bar.contentOffset.x }

  private func removeTabs(from index: Int) {
    for tab in bar.tabs[index...] { bar.removeTab(tab) }
    window.layoutIfNeeded()
  }

  // MARK: Layout

  @Test("shows its scroll buttons around the bar, as high as itself")
  func showsItsScrollButtonsAroundTheBarAsHighAsItself() {
    #expect([previous.isHidden, next.isHidden] == [false, false])
    #expect(previous.frame == CGRect(x: 0, y: 0, width: 24, height: 30))
    #expect(bar.bar.frame == CGRect(x: 24, y: 0, width: 252, height: 30))
    #expect(next.frame == CGRect(x: 276, y: 0, width: 24, height: 30))
    #expect(bar.bar.contentSize == CGSize(width: 1000, height: 30))
    #expect(bar.tabAt(9)?.frame == CGRect(x: 900, y: 0, width: 100, height: 30))
  }

  @Test("hides the scroll buttons as long as all tabs fit without them")
  func buttonsThatAreNotNeeded() {
    removeTabs(from: 3)
    #expect([previous.isHidden, next.isHidden] == [true, true])
    #expect(bar.bar.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    bar.addTab(tab(1))
    window.layoutIfNeeded()
    #expect([previous.isHidden, next.isHidden] == [false, false])
    #expect(bar.bar.frame.width == 252)
  }

  @Test("shows them when a tab becomes wider, or the bar narrower")
  func buttonsFollow() {
    removeTabs(from: 3)
    bar.tabAt(0)?.frame.size.width = 110
    window.layoutIfNeeded()
    #expect(!next.isHidden)
    bar.frame.size.width = 310
    #expect(next.isHidden)
    bar.frame.size.width = 309
    #expect(!next.isHidden)
    bar.tabAt(0)?.isHidden = true
    window.layoutIfNeeded()
    #expect(next.isHidden)
  }

  @Test("leaves space for other function buttons, ordered from the bar outwards")
  func functionButtons() {
    let (first, second) = (tab(20, height: 10), tab(30, height: 10))
    let (third, fourth) = (tab(10, height: 10), tab(15, height: 10))
    bar.addLeftFuncButton(first, kind: .customizing)
    bar.addLeftFuncButton(second, kind: .other)
    bar.addRightFuncButton(third, kind: .folding)
    bar.addRightFuncButton(fourth, kind: .other)
    window.layoutIfNeeded()
    #expect(
      [previous, first, second, bar.bar, next, third, fourth].map(\.frame.minX)
        == [0, 24, 44, 74, 251, 275, 285])
    // 300 less the 75 of those that do not scroll.
    removeTabs(from: 2)
    #expect(next.isHidden)
    bar.tabAt(0)?.frame.size.width = 126
    window.layoutIfNeeded()
    #expect(!next.isHidden)
    first.isHidden = true
    window.layoutIfNeeded()
    #expect(next.isHidden)
    #expect(second.frame.minX == 0)
    bar.removeFuncButton(second)
    window.layoutIfNeeded()
    #expect(second.superview == nil)
    #expect(bar.bar.frame == CGRect(x: 0, y: 0, width: 275, height: 30))
  }

  @Test("has lower tabs at its top, and cuts higher ones")
  func heights() {
    bar.insertTab(tab(50, height: 20), before: bar.tabAt(0))
    bar.insertTab(tab(50, height: 40), before: bar.tabAt(0))
    window.layoutIfNeeded()
    #expect(bar.tabAt(0)?.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(bar.tabAt(1)?.frame == CGRect(x: 50, y: 0, width: 50, height: 20))
  }

  @Test("keeps its tabs' heights until it has one itself")
  func withoutASize() {
    let bar = TabBarView()
    let tab = tab(80, height: 25)
    window.addSubview(bar)
    bar.addTab(tab, updateView: true)
    window.layoutIfNeeded()
    #expect(tab.frame.height == 25)
    bar.sizeToFit()
    #expect(bar.frame.size == CGSize(width: 80, height: 25))
    window.layoutIfNeeded()
    #expect(tab.frame == CGRect(x: 0, y: 0, width: 80, height: 25))
  }

  @Test("is laid out immediately on request")
  func updateView() {
    let tab = tab()
    bar.addTab(tab, updateView: true)
    #expect(tab.frame.minX == 1000)
    #expect(bar.bar.contentSize.width == 1100)
    bar.removeTab(tab, updateView: true)
    #expect(bar.bar.contentSize.width == 1000)
    #expect(bar.tabCount == 10)
    #expect(tab.superview == nil)
  }

  @Test("finds tabs")
  func tabs() {
    #expect(bar.tabAt(10) == nil)
    #expect(bar.tabAt(-1) == nil)
    #expect(bar.findTab { $0.frame.minX == 300 } === bar.tabAt(3))
    #expect(bar.findTab { $0.isHidden } == nil)
  }

  // MARK: Scrolling

  @Test("scrolls to the next tab that is not fully visible")
  func scrollsToTheNextTabThatIsNotSeenInFull() {
    var offsets: [CGFloat] = []
    for _ in 1...3 {
      bar.scrollNext()
      offsets.append(offset)
    }
    #expect(offsets == [48, 148, 248])
  }

  /// By 9.3 the tab before the one that the left edge cuts, even though that one is not seen in full.
  @Test(
    "scrolls back to the tab before the first one that is seen",
    arguments: [(148, 0), (248, 100), (100, 0), (48, 0), (0, 0), (748, 600)] as [(CGFloat, CGFloat)]
  )
  func scrollsBackToTheTabBeforeTheFirstOneThatIsSeen(from: CGFloat, to: CGFloat) {
    bar.bar.contentOffset.x = from
    bar.scrollPrev()
    #expect(offset == to)
  }

  @Test(
    "can be scrolled back behind the start, and on before the end",
    arguments: [(0, false, true), (100, true, true), (748, true, false)] as [(CGFloat, Bool, Bool)])
  func canBeScrolledBackBehindTheStartAndOnBeforeTheEnd(offset: CGFloat, back: Bool, on: Bool) {
    bar.disabledViewAlpha = 0.25
    // To the middle first, where both lead somewhere, so that each of the offsets is a change.
    bar.bar.contentOffset.x = 400
    bar.bar.contentOffset.x = offset
    #expect(previous.isUserInteractionEnabled == back)
    #expect(next.isUserInteractionEnabled == on)
    #expect([previous.alpha, next.alpha] == [back ? 1 : 0.25, on ? 1 : 0.25])
  }

  @Test("disables the scroll button of an end that is reached")
  func controlsAtTheEnds() {
    let bar = TabBarView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    let previous = UIControl(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    let next = UIControl(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    bar.addLeftFuncButton(previous, kind: .scrollPrev)
    bar.addRightFuncButton(next, kind: .scrollNext)
    for _ in 1...10 { bar.addTab(tab()) }
    window.addSubview(bar)
    window.layoutIfNeeded()
    #expect(!previous.isEnabled && next.isEnabled)
    // From 48 by 100 each time: the end, 1000 less 252, is reached by the eighth.
    for count in 1...8 {
      bar.scrollNext()
      #expect(bar.bar.contentOffset.x == CGFloat(count) * 100 - 52)
      #expect(next.isEnabled == (count < 8))
      #expect(previous.isEnabled)
    }
    #expect(next.alpha == 1)
    bar.scrollPrev()
    #expect(next.isEnabled)
  }

  @Test("informs its delegate which buttons are enabled, and does not change their looks")
  func delegate() {
    let listener = Listener()
    bar.tabViewDelegate = listener
    bar.bar.contentOffset.x = 10
    bar.bar.contentOffset.x = 20
    bar.bar.contentOffset.x = 748
    #expect(listener.events == ["previous true", "next false"])
    #expect(next.alpha == 1)
  }

  @Test("scrolls a tab into view, by the smallest distance")
  func ensureVisible() {
    let tabs = bar.tabs
    bar.ensureTabVisible(tabs[4])
    #expect(offset == 248)
    bar.ensureTabVisible(tabs[3])
    #expect(offset == 248)
    bar.ensureTabVisible(tabs[1])
    #expect(offset == 100)
    bar.ensureTabVisible(tab())
    #expect(offset == 100)
  }

  @Test("a tab that was just added can be scrolled into view")
  func ensureNewTabVisible() {
    let tab = tab()
    bar.addTab(tab)
    bar.ensureTabVisible(tab)
    #expect(offset == 848)
  }

  @Test("gets past a tab that is wider than the bar by fifths of its width")
  func wideTab() {
    removeTabs(from: 0)
    for width in [400, 100] as [CGFloat] { bar.addTab(tab(width)) }
    window.layoutIfNeeded()
    var offsets: [CGFloat] = []
    for _ in 1...4 {
      bar.scrollNext()
      offsets.append(offset)
    }
    // 252 are seen: four fifths on, the second tab is at the right edge.
    #expect(offsets.map { ($0 * 10).rounded() / 10 } == [50.4, 100.8, 151.2, 248])
    bar.scrollPrev()
    #expect(offset == 0)
  }

  @Test("shows no empty end when there is more room, or there are fewer tabs")
  func staysInItsContent() {
    bar.bar.contentOffset.x = 748
    bar.frame.size.width = 400
    #expect(offset == 648)
    removeTabs(from: 5)
    #expect(offset == 148)
    removeTabs(from: 4)
    #expect(offset == 0)
  }

  @Test("scrolls in its time, with its buttons there at once")
  func animated() {
    let clock = VirtualClock()
    clock.perform { bar.scrollNext() }
    #expect(offset == 48)
    #expect(previous.isUserInteractionEnabled)
  }

  @Test("hears what a drag wants to be seen")
  func ensureRect() {
    bar.ensureRectVisible(
      bar.bar.stackLayout, rect: CGRect(x: 900, y: 0, width: 100, height: 30))
    #expect(offset == 748)
  }

  // MARK: Customizing

  private func drag(_ tab: UIView?, to position: CGFloat) throws {
    let support = try #require(bar.bar.dragSupport)
    let tab = try #require(tab)
    support.beginDrag(at: CGPoint(x: tab.frame.midX, y: 15), in: bar.bar)
    support.moveDrag(to: CGPoint(x: position, y: 40), in: bar.bar)
    support.drop()
  }

  @Test("lets tabs be moved along the bar, while it customizes")
  func customizing() throws {
    let listener = Listener()
    bar.tabViewDelegate = listener
    let tabs = bar.tabs
    try bar.beginCustomizing()
    #expect(bar.isCustomizing)
    // The third tab is 200 to 300; behind its middle is behind it.
    try drag(tabs[0], to: 260)
    #expect(bar.tabs.prefix(3).map { $0 === tabs[0] } == [false, false, true])
    #expect(tabs[0].frame == CGRect(x: 200, y: 0, width: 100, height: 30))
    #expect(tabs[0].superview === bar.bar)
    bar.endCustomizing()
    #expect(!bar.isCustomizing)
    // All of the third place is seen now.
    #expect(offset == 48)
    #expect(listener.events == ["customizing true", "previous true", "customizing false"])
    #expect(bar.bar.contentSize.width == 1000)
  }

  @Test("scrolls to where a tab is moved")
  func customizingScrolls() throws {
    try bar.beginCustomizing()
    let last = bar.tabs[9]
    bar.ensureTabVisible(last)
    try drag(last, to: 740)
    // It is the eighth now, from 700 to 800, and 748 was at the left edge.
    #expect(bar.tabs[7] === last)
    #expect(offset == 700)
    #expect(next.isUserInteractionEnabled)
  }

  @Test("a long press begins customizing, whether anything was asked for before or not")
  func longPress() throws {
    try bar.beginCustomizing(longPress: true, endWithTap: true)
    #expect(!bar.isCustomizing)
    #expect(bar.bar.gestureRecognizers?.contains { $0 is UILongPressGestureRecognizer } == true)
    try bar.beginCustomizing()
    #expect(bar.isCustomizing)
    bar.endCustomizing()
    try bar.beginCustomizing(longPress: false, endWithTap: false)
    #expect(bar.bar.gestureRecognizers?.contains { $0 is UILongPressGestureRecognizer } != true)
  }

  // MARK: As a label

  @Test("reports when the cell that it labels folds")
  func folding() throws {
    let listener = Listener()
    let cell = AccordionCellView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let bar = TabBarView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    bar.tabViewDelegate = listener
    try cell.setLabelView(bar)
    window.addSubview(cell)
    cell.fold()
    #expect(bar.isFolded)
    cell.unfold()
    #expect(listener.events == ["folded true", "folded false"])
  }

  @Test("a bar that is turned has its length for tabs")
  func turned() throws {
    let cell = AccordionCellView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
    cell.orientation = .horizontal
    try cell.setLabelView(bar)
    window.addSubview(cell)
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 30, height: 300))
    #expect(bar.bar.frame == CGRect(x: 24, y: 0, width: 252, height: 30))
    removeTabs(from: 3)
    #expect(next.isHidden)
    #expect(bar.bar.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
  }

  // MARK: Right to left

  private func mirror() {
    window.semanticContentAttribute = .forceRightToLeft
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    window.layoutIfNeeded()
  }

  @Test("runs from right to left where the interface does, with its buttons exchanged")
  func runsFromRightToLeft() {
    mirror()
    #expect(previous.frame == CGRect(x: 276, y: 0, width: 24, height: 30))
    #expect(next.frame == CGRect(x: 0, y: 0, width: 24, height: 30))
    #expect(bar.tabAt(0)?.frame == CGRect(x: 900, y: 0, width: 100, height: 30))
    #expect(bar.tabAt(9)?.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    // The first tab is seen: 1000 of content end with the bar's 252.
    #expect(offset == 748)
  }

  @Test("puts tabs that fit at the right end, from right to left")
  func tabsThatFitFromRightToLeft() {
    removeTabs(from: 2)
    mirror()
    // Without scroll buttons 300 are free: 100 to the left of two tabs.
    #expect(offset == -100)
    #expect(bar.tabAt(0).map { bar.convert($0.bounds, from: $0).minX } == 200)
    #expect(bar.tabAt(1).map { bar.convert($0.bounds, from: $0).minX } == 100)
  }

  @Test("scrolls to the left for what is next, from right to left")
  func scrollsFromRightToLeft() {
    mirror()
    #expect([previous, next].map(\.isUserInteractionEnabled) == [false, true])
    // The third tab, at 700, is the first that is not fully visible: it ends at the left.
    bar.scrollNext()
    #expect(offset == 700)
    #expect([previous, next].map(\.isUserInteractionEnabled) == [true, true])
    // The first one is cut, so the one before it is itself: at the right end again.
    bar.scrollPrev()
    #expect(offset == 748)
    bar.ensureTabVisible(bar.tabs[9])
    #expect(offset == 0)
    #expect([previous, next].map(\.isUserInteractionEnabled) == [true, false])
  }

  @Test("keeps its distance from the first tab when it gets wider, from right to left")
  func keepsItsDistanceFromRightToLeft() {
    mirror()
    bar.ensureTabVisible(bar.tabs[4])
    // The fifth tab lies at 500.
    #expect(offset == 500)
    bar.frame.size.width = 340
    // 292 of 1000 are seen, 248 from the first tab: from 1000 - 248 - 292 on.
    #expect(abs(offset - 460) < 1e-6)
  }
}
