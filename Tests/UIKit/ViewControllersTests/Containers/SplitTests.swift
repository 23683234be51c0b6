import Testing

@testable import ViewControllers

/// The columns that a split view controller shows.
@Suite struct SplitArrangementTests {
  private typealias Mode = UISplitViewController.DisplayMode
  private typealias Behavior = UISplitViewController.SplitBehavior

  @Test func detailsAreAColumnUntilAWindowIsNarrow() {
    let split = UISplitViewController()
    let (list, old, new) = (UIViewController(), UIViewController(), UIViewController())
    split.viewControllers = [list, old]
    #expect(!split.isCollapsed)
    split.showDetailViewController(new, sender: nil)
    #expect(split.viewControllers == [list, new])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = split
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(split.isCollapsed && split.viewControllers.count == 2)
  }

  @Test(
    arguments: [
      // Two columns left to themselves.
      (.automatic, .automatic, 2, true, .oneBesideSecondary),
      (.automatic, .automatic, 2, false, .secondaryOnly),
      (.automatic, .tile, 2, false, .oneBesideSecondary),
      (.automatic, .overlay, 2, true, .secondaryOnly),
      // Three.
      (.automatic, .automatic, 3, true, .twoBesideSecondary),
      (.automatic, .automatic, 3, false, .secondaryOnly),
      (.automatic, .tile, 3, false, .oneBesideSecondary),
      // A mode is as asked for, whatever the shape.
      (.oneOverSecondary, .automatic, 2, true, .oneOverSecondary),
      (.oneBesideSecondary, .automatic, 2, false, .oneBesideSecondary),
      (.twoOverSecondary, .automatic, 3, true, .twoOverSecondary),
      (.twoDisplaceSecondary, .automatic, 3, false, .twoDisplaceSecondary),
      (.twoBesideSecondary, .automatic, 3, false, .twoBesideSecondary),
      (.secondaryOnly, .tile, 3, true, .secondaryOnly),
      // A behaviour decides how.
      (.oneBesideSecondary, .overlay, 2, true, .oneOverSecondary),
      (.oneOverSecondary, .tile, 2, true, .oneBesideSecondary),
      (.twoBesideSecondary, .displace, 3, true, .twoDisplaceSecondary),
      // Of two columns, only one is next to the secondary one, and nothing is moved aside.
      (.twoBesideSecondary, .automatic, 2, true, .oneBesideSecondary),
      (.twoOverSecondary, .automatic, 2, true, .oneOverSecondary),
      (.twoDisplaceSecondary, .automatic, 2, true, .oneOverSecondary),
      // One column.
      (.oneBesideSecondary, .automatic, 1, true, .secondaryOnly),
    ]
      as [(
        UISplitViewController.DisplayMode, UISplitViewController.SplitBehavior, Int, Bool,
        UISplitViewController.DisplayMode
      )])
  func modes(
    wished: UISplitViewController.DisplayMode, behavior: UISplitViewController.SplitBehavior,
    count: Int, isLandscape: Bool, mode: UISplitViewController.DisplayMode
  ) {
    let arrangement = SplitArrangement(
      wished, behavior, columnCount: count, isLandscape: isLandscape)
    #expect(arrangement.mode == mode)
    #expect(arrangement.behavior != .automatic)
  }

  @Test func columnsAreNextToOrOverTheSecondaryOne() {
    let columns = SplitColumns()
    func spans(_ mode: UISplitViewController.DisplayMode, _ count: Int) -> [[CGFloat]] {
      columns.spans(mode, count: count, of: count, in: 1000, line: 1).map { [$0.x, $0.width] }
    }
    #expect(spans(.oneBesideSecondary, 2) == [[0, 320], [321, 679]])
    #expect(spans(.oneOverSecondary, 2) == [[0, 320], [0, 1000]])
    #expect(spans(.twoBesideSecondary, 3) == [[0, 320], [321, 320], [642, 358]])
    #expect(spans(.twoOverSecondary, 3) == [[0, 320], [321, 320], [0, 1000]])
    // As wide as next to one column, and beyond the edge.
    #expect(spans(.twoDisplaceSecondary, 3) == [[0, 320], [321, 320], [642, 679]])
    #expect(spans(.secondaryOnly, 1) == [[0, 1000]])
  }

  @Test func theSecondOfThreeColumnsHasAWidthOfItsOwn() {
    let columns = SplitColumns(
      primary: SplitColumnWidth(preferred: 200), supplementary: SplitColumnWidth(fraction: 0.25))
    func spans(_ mode: UISplitViewController.DisplayMode, _ count: Int) -> [[CGFloat]] {
      columns.spans(mode, count: count, of: 3, in: 1000, line: 1).map { [$0.x, $0.width] }
    }
    #expect(spans(.twoBesideSecondary, 3) == [[0, 200], [201, 250], [452, 548]])
    // The first column is the hidden one.
    #expect(spans(.oneBesideSecondary, 2) == [[0, 250], [251, 749]])
  }
}

/// Split view controllers on a tablet and on a phone.
@Suite struct SplitDisplayTests {
  private let list = UINavigationController()
  private let detail = UINavigationController()
  private let split = UISplitViewController(style: .doubleColumn)

  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    var column: UISplitViewController.Column?
    var collapses = true
    var target = UISplitViewController.DisplayMode.automatic

    func targetDisplayModeForAction(
      in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { target }

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { calls.append("change \(displayMode)") }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      calls.append("top \(proposedTopColumn)")
      return column ?? proposedTopColumn
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }

    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { calls.append("show \(column)") }

    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { calls.append("hide \(column)") }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      calls.append("collapse")
      return collapses
    }
  }

  init() {
    list.viewControllers = [UIViewController()]
    detail.viewControllers = [UIViewController()]
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
  }

  private func application(
    _ name: String, _ orientation: UIInterfaceOrientation = .portrait
  ) throws -> UIApplication {
    UIApplication(
      screen: UIScreen(device: try #require(Device(named: name)), orientation: orientation))
  }

  @Test(arguments: [
    (false, UISplitViewController.PrimaryEdge.trailing, true), (true, .trailing, false),
    (true, .leading, true), (false, .leading, false),
  ])
  func columnsAreAtThePrimaryEdge(
    isRightToLeft: Bool, edge: UISplitViewController.PrimaryEdge, isAtTheRight: Bool
  ) throws {
    let pad = try application("iPad mini", .landscapeLeft)
    if isRightToLeft { split.traitOverrides.layoutDirection = .rightToLeft }
    split.primaryEdge = edge
    split.preferredPrimaryColumnWidth = 300
    split.preferredSupplementaryColumnWidth = 240
    pad.show(split)
    pad.updateDisplay()
    let width = split.view.bounds.width
    #expect(list.view.frame.minX == (isAtTheRight ? width - 300 : 0))
    #expect(list.view.frame.width == 300)
    #expect(split.supplementaryColumnWidth == 240)
  }

  @Test func aTabletHidesTheFirstColumnInPortraitBehindAButton() throws {
    let pad = try application("iPad mini")
    let delegate = Delegate()
    split.delegate = delegate
    pad.show(split)
    pad.updateDisplay()
    #expect(split.displayMode == .secondaryOnly && !split.isCollapsed)
    #expect(list.viewIfLoaded?.window == nil)
    #expect(detail.view.frame == split.view.bounds)
    let item = try #require(detail.viewControllers.first?.navigationItem)
    #expect(item.leadingItemGroups.flatMap(\.barButtonItems) == [split.displayModeButtonItem])

    delegate.calls = []
    pad.perform { split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil) }
    pad.updateDisplay()
    #expect(split.displayMode == .oneOverSecondary && split.splitBehavior == .overlay)
    #expect(delegate.calls == ["change oneOverSecondary", "show primary"])
    #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: split.view.bounds.height))
    #expect(detail.view.frame == split.view.bounds)
    #expect(item.leadingItemGroups.isEmpty)
    // The column is in front of the dimming view.
    let order = split.view.subviews
    let dimming = try #require(order.firstIndex { $0 is DimmingView })
    #expect(try #require(order.firstIndex(of: detail.view)) < dimming)
    #expect(dimming < (try #require(order.firstIndex(of: list.view))))

    delegate.calls = []
    pad.advance(by: 1)
    TouchScreen(pad).tap(at: CGPoint(x: 600, y: 500))
    pad.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly)
    #expect(delegate.calls == ["change secondaryOnly", "hide primary"])
    #expect(!split.view.subviews.contains { $0 is DimmingView })

    delegate.target = .oneBesideSecondary
    pad.perform { split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil) }
    pad.advance(by: 1)
    #expect(split.displayMode == .oneBesideSecondary && detail.view.frame.minX > 320)
  }

  @Test func inLandscapeTheColumnsAreNextToEachOther() throws {
    let pad = try application("iPad mini", .landscapeRight)
    pad.show(split)
    pad.updateDisplay()
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
    #expect(detail.view.frame.minX > 320)
    pad.perform { split.hide(.primary) }
    pad.updateDisplay()
    #expect(split.displayMode == .secondaryOnly)
    pad.perform { split.show(.primary) }
    pad.updateDisplay()
    #expect(split.displayMode == .oneBesideSecondary)
  }

  /// Half of the way after half of the time; from the other side where columns are at the right.
  @Test(arguments: [false, true])
  func columnsSlideFromTheEdgeAndBeyondIt(isRightToLeft: Bool) throws {
    let pad = try application("iPad mini")
    if isRightToLeft { split.traitOverrides.layoutDirection = .rightToLeft }
    pad.show(split)
    pad.updateDisplay()
    func place(of controller: UIViewController) -> CGFloat {
      let frame = controller.view.layer.presentation()?.frame ?? .zero
      return isRightToLeft ? split.view.bounds.width - frame.maxX : frame.minX
    }
    func advance(by part: Double) { pad.advance(by: part * SplitSlide.duration) }
    pad.perform { split.show(.primary) }
    pad.updateDisplay()
    #expect(abs(place(of: list) + 320) < 1)
    advance(by: 0.5)
    #expect(abs(place(of: list) + 160) < 1)
    #expect(place(of: detail) == 0)
    advance(by: 0.6)
    #expect(place(of: list) == 0)
    pad.perform { split.hide(.primary) }
    advance(by: 0.5)
    #expect(abs(place(of: list) + 160) < 1)
    #expect(split.view.subviews.contains { $0 is DimmingView })
    // Shown again on its way out.
    pad.perform { split.show(.primary) }
    advance(by: 1.1)
    #expect(place(of: list) == 0 && list.view.superview === split.view)
    pad.perform { split.hide(.primary) }
    advance(by: 1.1)
    #expect(list.view.superview == nil)
    #expect(!split.view.subviews.contains { $0 is DimmingView })
  }

  @Test func aSwipeFromTheEdgeShowsAHiddenColumn() throws {
    let pad = try application("iPad mini")
    pad.show(split)
    pad.updateDisplay()
    func swipe() {
      let finger = TouchScreen(pad)
      finger.touchDown(at: CGPoint(x: 3, y: 400))
      for part in 1...5 {
        pad.advance(by: 0.02)
        finger.move(to: CGPoint(x: 3 + 40 * CGFloat(part), y: 400))
      }
      finger.touchUp()
      pad.advance(by: 1)
    }
    split.presentsWithGesture = false
    swipe()
    #expect(split.displayMode == .secondaryOnly)
    split.presentsWithGesture = true
    swipe()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(list.view.frame.minX == 0)
  }

  /// As in UIKit, a list next to its details is laid out as on a phone.
  @Test func columnsAreCompactBesideARegularSecondaryOne() throws {
    let pad = try application("iPad mini", .landscapeRight)
    pad.show(split)
    pad.updateDisplay()
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
    let item = try #require(list.viewControllers.first?.navigationItem)
    item.searchController = UISearchController(searchResultsController: nil)
    pad.updateDisplay()
    #expect(item.searchBarPlacement == .stacked)
  }

  @Test(arguments: [nil, UISplitViewController.Column.secondary])
  func theDelegateNamesTheColumnOfAPhone(column: UISplitViewController.Column?) throws {
    let phone = try application("iPhone 15")
    let delegate = Delegate()
    delegate.column = column
    split.delegate = delegate
    phone.show(split)
    phone.updateDisplay()
    #expect(split.isCollapsed)
    #expect(
      delegate.calls.filter { !$0.hasPrefix("show") && !$0.hasPrefix("hide") } == [
        "top primary", "collapsed",
      ])
    #expect((list.viewIfLoaded?.window != nil) == (column == nil))
    #expect((detail.viewIfLoaded?.window != nil) == (column != nil))
  }

  @Test(arguments: [true, false])
  func withoutAStyleTheDelegateCollapsesTheSecondController(collapses: Bool) throws {
    let phone = try application("iPhone 15")
    let (split, delegate) = (UISplitViewController(), Delegate())
    delegate.collapses = collapses
    split.viewControllers = [list, detail]
    split.delegate = delegate
    phone.show(split)
    phone.updateDisplay()
    #expect(delegate.calls == ["collapse", "collapsed"])
    #expect((list.viewIfLoaded?.window != nil) == collapses)
  }
}
