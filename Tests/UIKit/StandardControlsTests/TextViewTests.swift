import TestSupport
import Testing

@testable import StandardControls

/// In the blocks font a character is 0.6 em wide, and a line 1 em high.
@Suite struct TextViews {
  private let view: UITextView

  init() {
    view = UITextView(frame: rect(0, 0, 70, 100))
    view.font = UIFont(.blocks(size: 10))
  }

  /// Insets of 8 points above and below, and 5 points at both ends of lines.
  @Test func theSizeIsThatOfTheTextWithItsInsets() {
    view.text = "abcd"
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 34, height: 26))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 24, height: 10))
  }

  @Test func textFlowsAroundExclusionPaths() {
    view.text = "aaa bbb ccc"
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 30, y: 0, width: 10, height: 10))
    ]
    view.layoutIfNeeded()
    // Three characters at both sides of the area, in the first of two rows.
    #expect(view.shownLayout.lines.map(\.top) == [0, 0, 10])
    #expect(view.contentSize.height == 36)
  }

  @Test func textContinuesInTheNextTextView() {
    let storage = NSTextStorage(
      attributedString: NSAttributedString(
        string: "aaaa bbbb cccc dddd eeee", attributes: [.font: UIFont(.blocks(size: 10))]))
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let views = (0..<2).map { index in
      let container = NSTextContainer(size: CGSize(width: 70, height: 20))
      manager.addTextContainer(container)
      let view = UITextView(frame: rect(0, 0, 70, 20), textContainer: container)
      view.textContainerInset = .zero
      view.isScrollEnabled = false
      view.layoutIfNeeded()
      return view
    }
    #expect(views[0].shownLayout.lines.map(\.range.lowerBound) == [0, 10])
    #expect(views[1].shownLayout.lines.map(\.range.lowerBound) == [20])
    views[0].frame.size.height = 10
    for view in views { view.layoutIfNeeded() }
    #expect(views[1].shownLayout.lines.map(\.range.lowerBound) == [10, 20])
  }

  @Test func linesWrapAtTheWidth() {
    // 60 points have ten characters.
    view.text = "aaaa bbbb cccc"
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 70, height: 36))
    #expect(view.contentHeight(forLayoutWidth: 40) == 46)
  }

  @Test func theContainerHasTheSizeThatTheInsetsLeave() {
    view.textContainerInset = UIEdgeInsets(top: 8, left: 3, bottom: 8, right: 7)
    view.layoutIfNeeded()
    #expect(view.textContainer.size.width == 60)
    #expect(view.textContainer.size.height == .greatestFiniteMagnitude)
    view.isScrollEnabled = false
    view.layoutIfNeeded()
    #expect(view.textContainer.size == CGSize(width: 60, height: 84))
  }

  @Test func aContainerLimitsTheLinesOfItsView() {
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = 0
    let view = UITextView(frame: rect(0, 0, 60, 100), textContainer: container)
    view.font = UIFont(.blocks(size: 10))
    view.text = "aaaa bbbb cccc"
    // Ten characters a line, now without padding.
    #expect(view.contentHeight(forLayoutWidth: 60) == 36)
    container.maximumNumberOfLines = 1
    #expect(view.contentHeight(forLayoutWidth: 60) == 26)
  }

  @Test func aViewThatDoesNotScrollIsAsLargeAsItsText() {
    view.text = "abcd"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == CGSize(width: 34, height: 26))
    #expect(view.wrapsAtLayoutWidth)
  }

  @Test func typingReplacesTheSelection() {
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 1)
    view.insertText("xy")
    #expect(view.text == "axyc")
    view.deleteBackward()
    #expect(view.text == "axc")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test func selectionsBeyondTheTextAreLimited() {
    view.text = "abc"
    view.selectedRange = NSRange(location: 2, length: 99)
    #expect(view.selectedRange == NSRange(location: 2, length: 1))
    view.selectedRange = NSRange(location: 99, length: 1)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
  }

  @Test func typingKeepsTheAttributesOfTheRest() {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    view.attributedText = text
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("x")
    #expect(view.text == "xab")
    let color = view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil)
    #expect(color as? UIColor == .red)
  }

  @Test func changesAreNotified() {
    final class Delegate: UITextViewDelegate {
      var changes: [String] = []
      func textViewDidChange(_ textView: UITextView) { changes.append(textView.text) }
      func textViewDidBeginEditing(_ textView: UITextView) { changes.append("begin") }
    }
    let delegate = Delegate()
    view.delegate = delegate
    view.beginEditing()
    view.text = "set"
    view.insertText("!")
    #expect(delegate.changes == ["begin", "set!"])
  }
}

@Suite struct Materials {
  @Test func theContentIsInFrontOfTheMaterial() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = rect(0, 0, 20, 10)
    view.layoutIfNeeded()
    #expect(view.subviews.last === view.contentView)
    #expect(view.contentView.frame == rect(0, 0, 20, 10))
  }

  @Test func whatIsBehindShinesThrough() throws {
    let root = UIView(frame: rect(0, 0, 10, 10))
    root.backgroundColor = .black
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = root.bounds
    root.addSubview(view)
    // 0.75 of a white of 0.97: 186 of 255.
    #expect(abs(try picture(of: root).red(5, 5) - 186) <= 1)
    view.effect = nil
    #expect(try picture(of: root).red(5, 5) == 0)
  }
}

extension TextViews {
  @Test func editingTheStorageChangesTheText() {
    view.text = "abc"
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
    #expect(view.text == "xyzbc")
    // Five characters of 6 points, with the padding.
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).width == 40)
  }

  @Test func theLayoutManagerHasTheLinesOfTheView() {
    view.text = "aaaa bbbb cccc"
    view.layoutIfNeeded()
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(used == CGRect(x: 0, y: 0, width: 64, height: 20))
    #expect(view.textStorage.string == "aaaa bbbb cccc")
  }

  @Test func aContainerWithATextGivesItToTheView() {
    let storage = NSTextStorage(string: "abc")
    let manager = NSLayoutManager()
    let container = NSTextContainer()
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: rect(0, 0, 70, 100), textContainer: container)
    #expect(view.text == "abc")
    #expect(view.textStorage === storage)
    #expect(view.layoutManager === manager)
  }

  @Test func theFontReplacesThatOfAnAttributedText() {
    view.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont(.blocks(size: 10))])
    view.font = UIFont(.blocks(size: 20))
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 34, height: 36))
  }

  @Test func whatIsTypedHasTheTypingAttributes() {
    view.text = "ab"
    view.typingAttributes = [.foregroundColor: UIColor.red]
    view.insertText("c")
    let attributes = view.attributedText.attributes(at: 2, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(
      view.attributedText.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
        != .red)
  }

  // MARK: Inspection

  /// The texts that rules check, in the coordinates of the view's content.
  private func inspected() throws -> InspectedText {
    view.layoutIfNeeded()
    var content = ViewContent()
    view.inspect(&content)
    return try #require(content.texts.first)
  }

  @Test func rulesCheckTheTextOfATextView() throws {
    // Two lines of 10 points in 60 points.
    view.text = "aaaa bbbb cccc"
    view.textColor = .red
    let text = try inspected()
    #expect(text.string == "aaaa bbbb cccc")
    #expect(text.box == .init(x: 5, y: 8, width: 54, height: 20))
    #expect(text.fontSize == 10)
    #expect(text.color == "#FF0000")
    #expect(text.availableWidth == 60)
    #expect(!text.isTruncated)
  }

  /// 84 points have eight lines.
  @Test func whatCannotBeScrolledToIsLeftOut() throws {
    view.text = Array(repeating: "a", count: 12).joined(separator: "\n")
    #expect(try !inspected().isTruncated)
    view.isScrollEnabled = false
    #expect(try inspected().isTruncated)
    view.clipsToBounds = false
    #expect(try !inspected().isTruncated)
  }
}

@Suite struct TextViewDelegates {
  private final class Delegate: UITextViewDelegate {
    var calls: [String] = []
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  }

  /// Counts how often the delegate is set.
  private final class Observing: UITextView {
    var sets = 0
    override var delegate: (any UITextViewDelegate)? { didSet { sets += 1 } }
  }

  @Test func theDelegateIsThatOfTheScrollViewToo() {
    let view = UITextView(frame: rect(0, 0, 70, 100))
    let delegate = Delegate()
    view.delegate = delegate
    view.delegate?.textViewDidChange(view)
    #expect((view as UIScrollView).delegate === delegate)
    view.contentOffset = point(0, 10)
    #expect(delegate.calls == ["change", "scroll"])
  }

  @Test func aSubclassObservesItsDelegate() {
    let view = Observing(frame: rect(0, 0, 70, 100))
    let delegate = Delegate()
    view.delegate = delegate
    view.insertText("a")
    #expect(view.sets == 1)
    #expect(delegate.calls.contains("change"))
  }
}

@Suite struct VibrantContent {
  @Test func contentHasTheAppearanceOfItsMaterial() {
    let blur = UIBlurEffect(style: .dark)
    let view = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
    #expect(view.contentView.traitCollection.userInterfaceStyle == .dark)
    #expect(view.contentView.alpha == 0.6)
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial))
    #expect(view.contentView.overrideUserInterfaceStyle == .unspecified)
    #expect(view.contentView.alpha == 1)
  }
}
