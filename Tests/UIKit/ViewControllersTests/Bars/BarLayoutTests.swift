import Testing

@testable import ViewControllers

/// The places of a bar's parts, from measured widths.
@Suite struct NavigationRowLayoutTests {
  private typealias Span = NavigationRowLayout.Span
  /// A title of 44 points in a button that reaches 8 points beyond it at each side.
  private let button = BarElement(width: 60, inset: 8)

  private func row(title: CGFloat) -> NavigationRowLayout {
    NavigationRowLayout(width: 390, leadingMargin: 16, trailingMargin: 16, titleWidth: title)
  }

  @Test func aTitleIsInTheMiddle() {
    // (390 - 100) / 2
    #expect(row(title: 100).title == Span(x: 145, width: 100))
  }

  @Test func whatIsVisibleOfButtonsIsAtTheMargins() {
    var row = row(title: 0)
    row.leading = [button, button]
    row.trailing = [button]
    // 16 - 8, and the next one follows.
    #expect(row.leadingSpans == [Span(x: 8, width: 60), Span(x: 68, width: 60)])
    // 390 - 16 + 8 - 60
    #expect(row.trailingSpans == [Span(x: 322, width: 60)])
  }

  @Test func customViewsHaveASpaceBetweenThem() {
    var row = row(title: 0)
    let view = BarElement(width: 30, inset: 0, isCustom: true)
    row.leading = [view, view]
    #expect(row.leadingSpans == [Span(x: 16, width: 30), Span(x: 54, width: 30)])
  }

  @Test func aTitleThatDoesNotFitInTheMiddleIsMoved() {
    var row = row(title: 200)
    row.leading = [button, button]
    // The buttons end at 128 - 8 = 120, and 8 are free: 128…328 instead of 95…295.
    #expect(row.title == Span(x: 128, width: 200))
    #expect(row.fitsTitle)
  }

  @Test func aTitleThatIsTooLongIsTruncated() {
    var row = row(title: 400)
    row.leading = [button]
    row.trailing = [button]
    // From 60 + 8 to 390 - 60 - 8.
    #expect(row.title == Span(x: 68, width: 254))
    #expect(!row.fitsTitle)
  }

  @Test func aNarrowBarHasNoSpaceForATitle() {
    var row = NavigationRowLayout(
      width: 60, leadingMargin: 16, trailingMargin: 16, titleWidth: 100)
    row.leading = [button, button]
    #expect(row.title.width == 0)
  }
}

@Suite struct NavigationBarHeightsTests {
  private let heights = NavigationBarHeights(row: 44, largeTitle: 52, search: 52)

  @Test func theHeightFollowsTheContentBetweenItsLimits() {
    #expect(heights.maximum == 148)
    #expect(heights.minimum == 44)
    for (start, height): (CGFloat, CGFloat) in [
      (200, 148), (148, 148), (100, 100), (44, 44), (-300, 44),
    ] {
      #expect(heights.height(overContentAt: start) == height)
    }
  }

  @Test func theSearchBarCollapsesBeforeTheTitle() {
    for (height, title, search): (CGFloat, CGFloat, CGFloat) in [
      (148, 52, 52), (120, 52, 24), (96, 52, 0), (70, 26, 0), (44, 0, 0), (300, 52, 52),
    ] {
      let visible = heights.visible(inHeight: height)
      #expect(visible.largeTitle == title)
      #expect(visible.search == search)
    }
  }

  @Test func aSearchBarMayStay() {
    var heights = heights
    heights.collapsesSearch = false
    #expect(heights.minimum == 96)
    #expect(heights.maximum == 148)
    #expect(heights.visible(inHeight: 110) == (14, 52))
  }
}

@Suite struct ToolbarLayoutTests {
  private let button = BarElement(width: 60, inset: 8)

  private func spans(_ parts: [ToolbarLayout.Part]) -> [[CGFloat]] {
    ToolbarLayout(width: 300, leadingMargin: 16, trailingMargin: 16, parts: parts).spans
      .map { [$0.x, $0.width] }
  }

  @Test func buttonsFollowEachOther() {
    #expect(spans([.view(button), .view(button)]) == [[8, 60], [68, 60]])
  }

  @Test func aFlexibleSpaceMovesTheNextButtonToTheEnd() {
    // 300 - 16 + 8 - 60
    #expect(spans([.view(button), .flexibleSpace, .view(button)]) == [[8, 60], [232, 60]])
  }

  @Test func flexibleSpacesShareTheRest() {
    // Visible are 44 + 60 + 44 of 268: 60 for each space.
    let parts: [ToolbarLayout.Part] = [
      .view(button), .flexibleSpace, .view(button), .flexibleSpace, .view(button),
    ]
    #expect(spans(parts) == [[8, 60], [120, 60], [232, 60]])
  }

  @Test func aFixedSpaceIsAddedBetweenButtons() {
    #expect(spans([.view(button), .fixedSpace(20), .view(button)]) == [[8, 60], [88, 60]])
  }

  @Test func withoutSpaceFlexibleSpacesDisappear() {
    let wide = BarElement(width: 200, inset: 8)
    #expect(spans([.view(wide), .flexibleSpace, .view(wide)]) == [[8, 200], [208, 200]])
  }
}

@Suite struct TabBarLayoutTests {
  private func spans(
    _ count: Int, width: CGFloat, _ positioning: TabBarLayout.Positioning
  ) -> [[CGFloat]] {
    TabBarLayout(width: width, count: count, positioning: positioning).spans
      .map { [$0.x, $0.width] }
  }

  @Test func tabsShareTheWidth() {
    #expect(spans(3, width: 390, .fill) == [[0, 130], [130, 130], [260, 130]])
    #expect(spans(0, width: 390, .fill).isEmpty)
  }

  @Test func centredTabsAreInTheMiddle() {
    // 800 - 2 * 100 - 30 = 570
    #expect(spans(2, width: 800, .centered(width: 100, spacing: 30)) == [[285, 100], [415, 100]])
  }

  /// Two tabs on a phone: 375 - 2 * 60 - 20 = 235 points remain around them.
  @Test func anAppearancePlacesStackedTabs() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    bar.items = [
      UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
    ]
    let look = UITabBarAppearance()
    look.stackedItemPositioning = .centered
    look.stackedItemWidth = 60
    look.stackedItemSpacing = 20
    bar.standardAppearance = look
    bar.layoutIfNeeded()
    func frames() -> [CGRect] { bar.subviews.filter { $0 is TabBarButton }.map(\.frame) }
    #expect(frames().map(\.minX) == [117.5, 197.5] && frames().map(\.width) == [60, 60])
    // What the appearance leaves open is the bar's.
    look.stackedItemWidth = 0
    bar.itemWidth = 80
    bar.standardAppearance = look
    bar.layoutIfNeeded()
    #expect(frames().map(\.minX) == [97.5, 197.5])
  }

  @Test func centredTabsThatDoNotFitShareTheWidth() {
    #expect(spans(2, width: 200, .centered(width: 100, spacing: 30)) == [[0, 100], [100, 100]])
  }
}

@Suite struct SplitColumnTests {
  @Test func aListIs320PointsWide() {
    #expect(SplitColumnWidth().resolved(in: 1024) == 320)
    #expect(SplitColumnWidth(fraction: 0.25).resolved(in: 1024) == 256)
    #expect(SplitColumnWidth(fraction: 0.25, minimum: 300).resolved(in: 1024) == 300)
    #expect(SplitColumnWidth(preferred: 400, maximum: 350).resolved(in: 1024) == 350)
    // At most half of the window.
    #expect(SplitColumnWidth().resolved(in: 500) == 250)
  }

  @Test func theLastColumnHasTheRest() {
    let spans = SplitColumns().spans(
      .twoBesideSecondary, count: 3, of: 3, in: 1200, line: 0.5)
    #expect(spans.map(\.x) == [0, 320.5, 641])
    #expect(spans.map(\.width) == [320, 320, 559])
  }
}

@Suite struct BackTitleTests {
  private func candidates(_ change: (UINavigationItem) -> Void) -> [String?] {
    let item = UINavigationItem(title: "Inbox")
    change(item)
    return BackTitle.candidates(for: item)
  }

  @Test func aBackButtonHasTheTitleOfTheItemBefore() {
    #expect(candidates { _ in } == ["Inbox", "Back", nil])
    #expect(candidates { $0.title = nil } == ["Back", nil])
    #expect(candidates { $0.title = "" } == ["Back", nil])
  }

  @Test func itsTitleMayBeReplaced() {
    #expect(candidates { $0.backButtonTitle = "Mail" } == ["Mail", "Back", nil])
    #expect(candidates { $0.backButtonTitle = "" } == [nil])
    let button = UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
    #expect(candidates { $0.backBarButtonItem = button } == ["Up", nil])
    #expect(
      candidates {
        $0.backBarButtonItem = button
        $0.backButtonTitle = "Mail"
      } == ["Up", nil])
  }

  @Test func theDisplayModeRemovesTitles() {
    #expect(candidates { $0.backButtonDisplayMode = .generic } == ["Back", nil])
    #expect(candidates { $0.backButtonDisplayMode = .minimal } == [nil])
  }
}

@Suite struct StatusBarLayoutTests {
  @Test func theTimeIsInTheMiddleOnlyWithAHomeButton() {
    let button = StatusBarLayout(
      frame: CGRect(x: 0, y: 0, width: 375, height: 20), safeAreaTop: 20, isPad: false)
    #expect(button.kind == .homeButton)
    #expect(button.timeCenter == 187.5)
    let notch = StatusBarLayout(
      frame: CGRect(x: 0, y: 0, width: 390, height: 47), safeAreaTop: 47, isPad: false)
    #expect(notch.kind == .sensors)
    // Left of the notch, which is 209 points wide.
    #expect((notch.timeCenter ?? 0) < 90.5)
    let pad = StatusBarLayout(
      frame: CGRect(x: 0, y: 0, width: 820, height: 24), safeAreaTop: 24, isPad: true)
    #expect(pad.kind == .pad)
    #expect(pad.timeCenter == nil)
  }
}
