import StandardControls
import Testing
import ViewControllers

/// Answers what happens to a link.
private final class Reader: NSObject, UITextViewDelegate {
  var isAllowed = true
  var action: UIAction?
  private(set) var asked: [NSRange] = []

  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    asked.append(characterRange)
    return isAllowed
  }

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { action ?? defaultAction }
}

/// Links of a text that is read. In the blocks font a character is 6 points wide: the link `link` of `aa link` is
/// from 23 to 47, and from 8 to 18, as the text begins at 5, 8.
@Suite struct TextViewLinks {
  private let root = UIView(frame: rect(0, 0, 100, 60))
  private let view = UITextView(frame: rect(0, 0, 100, 60))
  private let reader = Reader()
  private let onTheLink = point(30, 12)
  private let beforeTheLink = point(10, 12)
  private let page = URL(fileURLWithPath: "/page")

  init() {
    let text = NSMutableAttributedString(
      string: "aa link", attributes: [.font: UIFont(.blocks(size: 10))])
    text.addAttribute(.link, value: page, range: NSRange(location: 3, length: 4))
    view.attributedText = text
    view.isEditable = false
    view.delegate = reader
    root.addSubview(view)
    root.layoutIfNeeded()
  }

  private func openedPages(byTapAt place: CGPoint) -> [URL] {
    let application = UIApplication()
    application.perform { TouchScreen(of: root).tap(at: place) }
    return application.openedURLs
  }

  @Test func aTapOnALinkOpensIt() {
    #expect(openedPages(byTapAt: onTheLink) == [page])
    #expect(reader.asked == [NSRange(location: 3, length: 4)])
  }

  @Test func aTapNextToALinkDoesNothing() {
    #expect(openedPages(byTapAt: beforeTheLink) == [])
    #expect(reader.asked == [])
  }

  @Test func theDelegatePreventsIt() {
    reader.isAllowed = false
    #expect(openedPages(byTapAt: onTheLink) == [])
    #expect(reader.asked.count == 1)
  }

  @Test func theDelegateHasAnotherAction() {
    var count = 0
    reader.action = UIAction { _ in count += 1 }
    #expect(openedPages(byTapAt: onTheLink) == [])
    #expect(count == 1)
  }

  @Test func linksOfATextThatIsEditedAreText() {
    view.isEditable = true
    #expect(openedPages(byTapAt: onTheLink) == [])
    #expect(view.isEditing)
  }

  @Test func textThatCannotBeSelectedHasNoLinks() {
    view.isSelectable = false
    #expect(openedPages(byTapAt: onTheLink) == [])
  }
}
