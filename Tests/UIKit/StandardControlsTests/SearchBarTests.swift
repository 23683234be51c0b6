import Testing
import ViewTestSupport

@testable import StandardControls

@Suite struct SearchBarLookTests {
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  @Test func imagesAreForABarWithAPromptOrWithout() {
    let (plain, prompted) = (UIImage(), UIImage())
    bar.setBackgroundImage(plain, for: .any, barMetrics: .default)
    bar.setBackgroundImage(prompted, for: .any, barMetrics: .defaultPrompt)
    #expect(bar.backgroundImage === plain)
    #expect(bar.backgroundImage(for: .top, barMetrics: .defaultPrompt) === prompted)
    bar.layoutIfNeeded()
    #expect(bar.parts.backgroundImage?.image === plain)
    bar.prompt = "Where to?"
    bar.layoutIfNeeded()
    #expect(bar.parts.backgroundImage?.image === prompted)
  }

  @Test func scopesHaveTheirImages() {
    let (plate, divider) = (UIImage(), UIImage())
    #expect(bar.scopeBarButtonBackgroundImage(for: .normal) == nil)
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.setShowsScopeBar(true, animated: true)
    bar.setScopeBarButtonBackgroundImage(plate, for: .normal)
    bar.setScopeBarButtonDividerImage(
      divider, forLeftSegmentState: .normal, rightSegmentState: .selected)
    #expect(bar.showsScopeBar)
    #expect(bar.scopeBarButtonBackgroundImage(for: .normal) === plate)
    #expect(
      bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected)
        === divider)
  }

  @Test func aBlackBarIsDark() {
    bar.barStyle = .black
    #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .dark)
    bar.barStyle = .default
    #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .light)
  }
}

@Suite struct SearchBarLayoutTests {
  private func layout(
    _ bounds: CGRect, mirrored: Bool = false, _ change: (inout SearchBarLayout.Content) -> Void
  ) -> SearchBarLayout {
    var content = SearchBarLayout.Content()
    change(&content)
    return SearchBarLayout(content, in: bounds, mirrored: mirrored)
  }

  @Test func theFieldIsEightPointsFromTheEdges() {
    #expect(layout(rect(0, 0, 375, 56)) { _ in }.field == rect(8, 10, 359, 36))
    #expect(layout(rect(0, 0, 375, 44)) { _ in }.field == rect(8, 4, 359, 36))
  }

  @Test func theCancelButtonTakesItsWidthFromTheField() {
    // 375 - 8 - 52 = 315, and the field ends 8 points before.
    let shown = layout(rect(0, 0, 375, 56)) {
      $0.cancelSize = CGSize(width: 52, height: 33)
      $0.showsCancel = true
    }
    #expect(shown.cancel == rect(315, 11.5, 52, 33))
    #expect(shown.field == rect(8, 10, 299, 36))
    let hidden = layout(rect(0, 0, 375, 56)) { $0.cancelSize = CGSize(width: 52, height: 33) }
    #expect(hidden.cancel == rect(375, 11.5, 52, 33))
    let mirrored = layout(rect(0, 0, 375, 56), mirrored: true) {
      $0.cancelSize = CGSize(width: 52, height: 33)
      $0.showsCancel = true
    }
    #expect(mirrored.cancel == rect(8, 11.5, 52, 33))
    #expect(mirrored.field == rect(68, 10, 299, 36))
  }

  @Test func promptAndScopesMakeTheBarHigher() {
    var content = SearchBarLayout.Content()
    #expect(content.height == 56)
    content.hasPrompt = true
    #expect(content.height == 75)
    content.hasScopes = true
    #expect(content.height == 119)
    let parts = SearchBarLayout(content, in: rect(0, 0, 320, 119), mirrored: false)
    #expect(parts.prompt == rect(8, 5, 304, 19))
    #expect(parts.field == rect(8, 29, 304, 36))
    #expect(parts.scopes == rect(8, 75, 304, 32))
  }

  @Test func aNavigationBarHasItsOwnSpace() {
    let bar = UISearchBar()
    bar.fieldInsets = NSDirectionalEdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16)
    bar.frame = rect(0, 0, 375, 52)
    bar.layoutIfNeeded()
    #expect(bar.intrinsicContentSize.height == 52)
    #expect(bar.searchTextField.frame == rect(16, 1, 343, 36))
  }

  @Test func aBarSmallerThanItsSpaceHasAnEmptyField() {
    #expect(layout(.zero) { _ in }.field.size == CGSize(width: 0, height: 36))
  }
}

@Suite struct SearchFieldTests {
  @Test func theTextIsBetweenTheIconAndTheClearButton() {
    let field = UISearchTextField(frame: rect(0, 0, 300, 36))
    // 6 + 20 + 4 = 30, and 300 - 8 = 292.
    #expect(field.textRect(forBounds: field.bounds) == rect(30, 0, 262, 36))
    field.text = "Apples"
    #expect(field.clearButtonRect(forBounds: field.bounds) == rect(274, 8, 20, 20))
    #expect(field.textRect(forBounds: field.bounds) == rect(30, 0, 240, 36))
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.leftViewRect(forBounds: field.bounds) == rect(274, 8, 20, 20))
    #expect(field.textRect(forBounds: field.bounds) == rect(30, 0, 240, 36))
  }

  @Test func tokensAreBeforeTheText() {
    let field = UISearchTextField(frame: rect(0, 0, 300, 36))
    let before = field.textRect(forBounds: field.bounds).minX
    field.insertToken(UISearchToken(icon: nil, text: "Flagged"), at: 9)
    let after = field.textRect(forBounds: field.bounds).minX
    #expect(after > before + 2 * SearchBarMetrics.tokenInset)
    field.removeToken(at: 3)
    #expect(field.tokens.count == 1)
    field.removeToken(at: 0)
    #expect(field.textRect(forBounds: field.bounds).minX == before)
  }

  /// Tokens of 100, 60 and 40 points with gaps of 4: 212 points in all.
  @Test(
    arguments: [
      (212, [100, 60, 40]),
      // The widest one is cut: 180 - 12 - 60 - 40.
      (180, [68, 60, 40]),
      // Then the next one: (150 - 12 - 40) / 2.
      (150, [49, 49, 40]),
      // None is narrower than it can be: 30, and the first ones are scrolled away.
      (102, [30, 30, 30]), (101, [0, 53, 40]), (70, [0, 31, 31]), (60, [0, 0, 40]),
      // The last one is always there.
      (24, [0, 0, 20]), (0, [0, 0, 0]),
    ] as [(CGFloat, [CGFloat])])
  func tokensShareTheirSpace(available: CGFloat, widths: [CGFloat]) {
    let space = SearchTokenSpace(
      natural: [100, 60, 40], least: [30, 30, 30], available: available)
    #expect(space.widths == widths)
    // Before a text none has to be visible.
    let free = SearchTokenSpace(
      natural: [100, 60, 40], least: [30, 30, 30], available: available, keepsLast: false)
    #expect(free.widths == (available < 34 ? [0, 0, 0] : widths))
  }

  @Test func tokensAreNeverWiderThanTheirSpace() {
    for count in 1...4 {
      for available in stride(from: CGFloat(0), through: 400, by: 7) {
        let natural = (0..<count).map { CGFloat(($0 * 53 + count * 31) % 120 + 20) }
        let widths = SearchTokenSpace(
          natural: natural, least: natural.map { min($0, 34) }, available: available
        ).widths
        let used = widths.filter { $0 > 0 }
        #expect(
          used.reduce(0, +) + SearchBarMetrics.tokenGap * CGFloat(used.count) <= max(available, 0))
        #expect(zip(widths, natural).allSatisfy { $0 <= $1 })
        // Those that are away are the first ones.
        #expect(widths.drop { $0 == 0 }.allSatisfy { $0 > 0 })
      }
    }
  }

  @Test(arguments: [
    UIContentSizeCategory.large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
  ])
  func tokensLeaveTheTextAndTheButtonTheirSpace(size: UIContentSizeCategory) {
    for isMirrored in [false, true] {
      let bar = UISearchBar(frame: rect(0, 0, 375, 90))
      bar.traitOverrides.preferredContentSizeCategory = size
      bar.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      bar.text = "query"
      bar.showsCancelButton = true
      let field = bar.searchTextField
      field.tokens = ["Harbour Library", "Photos of people", "Summer"].map {
        UISearchToken(icon: nil, text: $0)
      }
      bar.layoutIfNeeded()
      field.layoutIfNeeded()
      let clear = field.clearButtonRect(forBounds: field.bounds)
      let text = field.textRect(forBounds: field.bounds)
      let tokens = field.subviews.filter { $0 is SearchTokenView && !$0.isHidden }.map(\.frame)
      #expect(!tokens.isEmpty || size == .accessibilityExtraExtraExtraLarge)
      for token in tokens {
        #expect(!token.intersects(clear) && !token.intersects(text), "\(size) \(token) \(text)")
      }
      #expect(!text.intersects(clear))
      // At least an em of the text, and all of it at the usual size.
      #expect(text.width >= field.shownFont.pointSize, "\(size) \(text)")
      if size == .large {
        let needed = NSAttributedString(
          string: "query", attributes: [.font: field.shownFont]
        ).size().width
        #expect(text.width >= needed)
      }
    }
  }

  @Test(arguments: [CGFloat(320), 375, 430])
  func theCancelButtonLeavesMostOfTheBarToTheField(width: CGFloat) throws {
    for size in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let bar = UISearchBar(frame: rect(0, 0, width, 90))
      bar.traitOverrides.preferredContentSizeCategory = size
      bar.text = "An"
      bar.showsCancelButton = true
      bar.layoutIfNeeded()
      let field = bar.searchTextField
      let cancel = try #require(bar.parts.cancel)
      #expect(cancel.frame.width <= width / 4 + 2)
      // The title is at least as large as usual, and in the font of the field where there is space.
      let font = try #require(cancel.titleLabel?.font)
      #expect(font.pointSize >= 17)
      if size == .large { #expect(font.pointSize == 17) }
      let needed = NSAttributedString(
        string: "An", attributes: [.font: field.shownFont]
      ).size().width
      #expect(field.textRect(forBounds: field.bounds).width >= needed, "\(width) \(size)")
    }
  }

  @Test func theDeleteKeySelectsATokenBeforeItRemovesIt() {
    let field = UISearchTextField(frame: rect(0, 0, 300, 36))
    field.tokens = [UISearchToken(icon: nil, text: "A"), UISearchToken(icon: nil, text: "B")]
    field.becomeFirstResponder()
    field.insertText("x")
    field.deleteBackward()
    #expect(field.text == "")
    #expect(field.selectedToken == nil)
    field.deleteBackward()
    #expect(field.selectedToken == 1)
    #expect(field.tokens.count == 2)
    field.deleteBackward()
    #expect(field.tokens.map(\.text) == ["A"])
    field.allowsDeletingTokens = false
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.tokens.count == 1)
  }

  @Test func aPartOfTheTextBecomesAToken() {
    let field = UISearchTextField(frame: rect(0, 0, 300, 36))
    field.text = "from:Ann hello"
    let range = UITextRange(0..<9)
    field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "Ann"), at: 0)
    #expect(field.text == "hello")
    #expect(field.tokens.map(\.text) == ["Ann"])
  }
}

@Suite struct SearchBarDelegateTests {
  private final class Recorder: NSObject, UISearchBarDelegate {
    var calls: [String] = []
    var allowsChanges = true
    var allowsBeginning = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      calls.append("shouldBegin")
      return allowsBeginning
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      calls.append("shouldEnd")
      return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("change \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("should \(range.location) \(range.length) \(text == "\n" ? "return" : text)")
      return allowsChanges
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      calls.append("scope \(scope)")
    }

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// A bar on a screen of 375 points.
  private final class Stage {
    let bar = UISearchBar(frame: rect(0, 0, 375, 56))
    let recorder = Recorder()
    let screen: TouchScreen
    let root = UIView(frame: rect(0, 0, 375, 200))

    init(_ change: (UISearchBar) -> Void = { _ in }) {
      screen = TouchScreen(of: root)
      root.addSubview(bar)
      bar.delegate = recorder
      change(bar)
      bar.sizeToFit()
      root.layoutIfNeeded()
    }

    func tap(_ point: CGPoint) -> [String] {
      root.layoutIfNeeded()
      screen.tap(at: point)
      root.layoutIfNeeded()
      return recorder.take()
    }
  }

  /// UIKit's order.
  @Test func aSearchReportsItsSteps() {
    let stage = Stage()
    #expect(stage.tap(point(100, 28)) == ["shouldBegin", "didBegin"])
    #expect(stage.bar.isFirstResponder)
    stage.bar.searchTextField.insertText("ab")
    #expect(stage.recorder.take() == ["should 0 0 ab", "change ab"])
    stage.bar.searchTextField.insertText("\n")
    #expect(stage.recorder.take() == ["should 2 0 return", "search"])
    // 375 - 8 - 6 - 20 = 341, and half of the button's side.
    #expect(stage.tap(point(351, 28)) == ["change "])
    #expect(stage.bar.text == "")
    #expect(stage.bar.resignFirstResponder())
    #expect(stage.recorder.take() == ["shouldEnd", "didEnd"])
    #expect(!stage.bar.isFirstResponder)
  }

  @Test func theDelegateCanForbid() {
    let stage = Stage()
    stage.recorder.allowsBeginning = false
    #expect(stage.tap(point(100, 28)) == ["shouldBegin"])
    #expect(!stage.bar.isFirstResponder)
    stage.recorder.allowsBeginning = true
    stage.bar.becomeFirstResponder()
    stage.recorder.allowsChanges = false
    _ = stage.recorder.take()
    stage.bar.searchTextField.insertText("a")
    stage.bar.searchTextField.insertText("\n")
    #expect(stage.recorder.take() == ["should 0 0 a", "should 0 0 return"])
    #expect(stage.bar.text == "")
  }

  @Test func textThatIsSetIsNotReported() {
    let stage = Stage()
    stage.bar.text = "a"
    stage.bar.selectedScopeButtonIndex = 1
    #expect(stage.recorder.take() == [])
  }

  @Test func buttonsAreReported() throws {
    let stage = Stage { $0.showsCancelButton = true }
    let cancel = try #require(stage.bar.parts.cancel)
    #expect(cancel.frame.maxX == 367)
    #expect(stage.tap(CGPoint(x: cancel.frame.midX, y: 28)) == ["cancel"])
    // The end of editing disables the button until it begins again.
    stage.bar.becomeFirstResponder()
    stage.bar.resignFirstResponder()
    stage.root.layoutIfNeeded()
    #expect(!cancel.isEnabled)
    stage.bar.becomeFirstResponder()
    stage.root.layoutIfNeeded()
    #expect(cancel.isEnabled)
  }

  @Test func theEmptyFieldHasAButton() {
    let stage = Stage { $0.showsBookmarkButton = true }
    #expect(stage.tap(point(351, 28)) == ["bookmark"])
    stage.bar.showsSearchResultsButton = true
    stage.root.layoutIfNeeded()
    #expect(stage.tap(point(351, 28)) == ["results"])
    stage.bar.text = "a"
    stage.root.layoutIfNeeded()
    #expect(stage.tap(point(351, 28)).last == "change ")
  }

  @Test func aTapOnAScopeSelectsIt() {
    let stage = Stage {
      $0.scopeButtonTitles = ["All", "Mine"]
      $0.showsScopeBar = true
    }
    #expect(stage.bar.bounds.height == 100)
    // The right half of the scopes, which begin at 56 points.
    #expect(stage.tap(point(280, 72)) == ["scope 1"])
    #expect(stage.bar.selectedScopeButtonIndex == 1)
  }

  @Test func theCancelButtonSlidesIn() throws {
    let clock = VirtualClock()
    try clock.perform {
      let stage = Stage()
      stage.bar.setShowsCancelButton(true, animated: true)
      let cancel = try #require(stage.bar.parts.cancel)
      #expect(cancel.frame.maxX == 367)
      #expect(cancel.layer.presentation()?.frame.minX == 375)
      clock.advance(by: 0.3)
      #expect(cancel.layer.presentation()?.frame.maxX == 367)
    }
  }

  @Test func aColorOfTheFieldStays() {
    let bar = UISearchBar(frame: rect(0, 0, 375, 56))
    bar.searchTextField.backgroundColor = .red
    bar.searchBarStyle = .prominent
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.backgroundColor == .red)
  }

  @Test func aBarTakesTheWidthAndNeedsItsHeight() {
    let bar = UISearchBar()
    #expect(bar.sizeThatFits(CGSize(width: 200, height: 500)) == CGSize(width: 200, height: 56))
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    bar.prompt = "Choose"
    #expect(bar.intrinsicContentSize.height == 75)
  }
}
