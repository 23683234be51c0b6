import TestSupport
import Testing
import ViewTestSupport

@testable import StandardControls

@Suite struct TextFieldSizes {
  /// Interface Builder's text fields, at 1x: with a border of 34 points, without one their line.
  @Test(
    arguments: [
      (.roundedRect, 14, 34), (.roundedRect, 17, 34), (.roundedRect, 20, 36), (.none, 14, 17),
      (.none, 17, 21),
    ] as [(UITextField.BorderStyle, CGFloat, CGFloat)])
  func theHeightIsThatOfTheStyle(
    style: UITextField.BorderStyle, size: CGFloat, height: CGFloat
  ) {
    atOnePixelAPoint {
      let field = UITextField()
      field.borderStyle = style
      field.font = .systemFont(ofSize: size)
      #expect(field.intrinsicContentSize.height == height)
    }
  }

  @Test func theTextIsSevenPointsFromABorder() {
    let field = UITextField(frame: rect(0, 0, 200, 34))
    #expect(field.textRect(forBounds: field.bounds) == rect(0, 0, 200, 34))
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == rect(7, 2, 186, 30))
  }

  @Test func viewsAtTheSidesTakeTheirSpaceFromTheText() {
    let field = UITextField(frame: rect(0, 0, 200, 34))
    field.leftView = UIView(frame: rect(0, 0, 30, 20))
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: field.bounds) == rect(0, 7, 30, 20))
    #expect(field.textRect(forBounds: field.bounds) == rect(30, 0, 170, 34))
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.leftViewRect(forBounds: field.bounds) == rect(170, 7, 30, 20))
    #expect(field.textRect(forBounds: field.bounds) == rect(0, 0, 170, 34))
  }

  @Test func anEmptySideIsAtTheEdge() {
    let field = UITextField(frame: rect(0, 0, 200, 34))
    #expect(field.leftViewRect(forBounds: field.bounds) == rect(0, 17, 0, 0))
    #expect(field.rightViewRect(forBounds: field.bounds) == rect(200, 17, 0, 0))
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.rightViewRect(forBounds: field.bounds) == rect(0, 17, 0, 0))
  }

  private final class Padded: UITextField {
    var insets = UIEdgeInsets.zero
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).inset(by: insets)
    }
  }

  @Test(arguments: [UITextField.BorderStyle.none, .roundedRect], [-4, 2.5, 16] as [CGFloat])
  func theInsetsOfAnOverrideAreAdded(style: UITextField.BorderStyle, vertical: CGFloat) {
    atOnePixelAPoint {
      let field = Padded()
      field.borderStyle = style
      field.text = "John"
      let size = field.intrinsicContentSize
      field.insets = UIEdgeInsets(top: vertical, left: 3, bottom: vertical, right: 7)
      #expect(
        field.intrinsicContentSize
          == CGSize(width: size.width + 10, height: size.height + 2 * vertical))
    }
  }

  @Test func theClearButtonIsShownWhileATextIsEdited() {
    let field = UITextField(frame: rect(0, 0, 200, 34))
    field.clearButtonMode = .whileEditing
    field.text = "A"
    #expect(field.textRect(forBounds: field.bounds).width == 200)
    field.beginEditing()
    #expect(field.clearButtonRect(forBounds: field.bounds) == rect(176, 7.5, 19, 19))
    #expect(field.textRect(forBounds: field.bounds) == rect(0, 0, 172, 34))
    field.text = ""
    #expect(field.textRect(forBounds: field.bounds).width == 200)
  }
}

@Suite struct PlaceholderTests {
  /// Colours its placeholder whenever that is set, as fields with floating titles do.
  private final class ColoringField: UITextField {
    override var placeholder: String? {
      didSet {
        attributedPlaceholder = NSAttributedString(
          string: placeholder ?? "", attributes: [.foregroundColor: UIColor.red])
      }
    }
  }

  @Test func aSubclassCanSetTheAttributesWithTheText() {
    let field = ColoringField()
    field.placeholder = "Name"
    #expect(field.placeholder == "Name")
    #expect(field.attributedPlaceholder?.string == "Name")
  }

  @Test func attributesHoldForTheirTextOnly() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name")
    field.placeholder = "Name"
    #expect(field.attributedPlaceholder != nil)
    field.placeholder = "City"
    #expect(field.attributedPlaceholder == nil)
  }
}

@Suite struct TextFieldEditing {
  /// Records the questions and notifications that a delegate receives.
  private final class Delegate: UITextFieldDelegate {
    var changes: [String] = []
    var allowsChanges = true

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      changes.append("\(range.location)+\(range.length) \(string)")
      return allowsChanges
    }
  }

  private let field: UITextField

  init() {
    field = UITextField(frame: rect(0, 0, 200, 34))
    field.font = UIFont(.blocks(size: 10))
  }

  @Test func theTextIsNeverNil() {
    #expect(field.text == "")
    field.text = nil
    #expect(field.text == "")
    #expect(!field.hasText)
  }

  @Test func attributesOfTheFirstCharacterAreThoseOfAll() {
    field.attributedText = NSAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.red])
    #expect(field.text == "ab")
    #expect(field.textColor == .red)
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name")
    field.placeholder = "Other"
    #expect(field.attributedPlaceholder == nil)
  }

  @Test func typingReplacesTheSelection() {
    field.text = "Hello world"
    field.beginEditing()
    field.insertText("!")
    #expect(field.text == "Hello world!")
    let start = field.position(from: field.beginningOfDocument, offset: 6)
    if let start { field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument) }
    field.insertText("you")
    #expect(field.text == "Hello you")
    field.deleteBackward()
    #expect(field.text == "Hello yo")
  }

  @Test func aBackspaceDeletesAWholeCharacter() {
    field.text = "a👨‍👩‍👧"
    field.deleteBackward()
    #expect(field.text == "a")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "")
  }

  @Test func selectionsBeyondTheTextAreLimited() {
    field.text = "abc"
    field.selectedTextRange = nil
    #expect(field.selectedTextRange?.end == field.endOfDocument)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
  }

  @Test func theDelegateDecidesOnChanges() {
    let delegate = Delegate()
    field.delegate = delegate
    field.text = "ab"
    field.insertText("c")
    field.deleteBackward()
    delegate.allowsChanges = false
    field.insertText("x")
    #expect(field.text == "ab")
    #expect(delegate.changes == ["2+0 c", "2+1 ", "2+0 x"])
  }

  @Test func editingIsReported() {
    var events: [String] = []
    for (name, event) in [
      ("begin", UIControl.Event.editingDidBegin), ("changed", .editingChanged),
      ("end", .editingDidEnd), ("return", .editingDidEndOnExit),
    ] {
      field.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    field.beginEditing()
    field.insertText("a")
    field.insertText("\n")
    field.endEditing()
    field.text = "set"
    #expect(events == ["begin", "changed", "return", "end"])
  }

  /// A character of the blocks font is 0.6 em wide: 6 points.
  @Test func aTapPlacesTheCaretBetweenTheClosestCharacters() {
    field.text = "abcdef"
    let stage = ControlStage(field)
    stage.tap(point(13, 17))
    #expect(field.isEditing)
    #expect(field.selectedTextRange?.start.offset == 2)
    let caret = field.selectedTextRange.map { field.caretRect(for: $0.start) }
    #expect(caret?.midX == 12)
  }

  @Test func aTapOnTheClearButtonClears() {
    field.text = "abc"
    field.clearButtonMode = .always
    let stage = ControlStage(field)
    stage.tap(point(185, 17))
    #expect(field.text == "")
    #expect(!field.isEditing)
  }

  @Test func aDisabledFieldIsNotEdited() {
    field.isEnabled = false
    #expect(!field.beginEditing())
    #expect(!field.isEditing)
  }
}

extension TextFieldSizes {
  @Test func theBackgroundFillsTheRoundedShape() throws {
    let field = UITextField(frame: rect(0, 0, 60, 34))
    field.backgroundColor = .red
    #expect(try picture(of: field).red(0, 0) == 255)
    field.borderStyle = .roundedRect
    #expect(field.backgroundColor == .red)
    let rounded = try picture(of: field)
    #expect(rounded.alpha(0, 0) < 128)
    #expect(rounded.red(30, 17) == 255)
    #expect(rounded[30, 17] & 0xFFFF == 0)
  }
}

/// In the blocks font a character is 6 points wide, and a line 10 high.
@Suite struct TextInputDirections {
  private let view: UITextView

  init() {
    view = UITextView(frame: rect(0, 0, 70, 100))
    view.font = UIFont(.blocks(size: 10))
  }

  private func offset(_ from: Int, _ direction: UITextLayoutDirection, by count: Int = 1) -> Int? {
    view.position(from: UITextPosition(from), in: direction, offset: count)?.offset
  }

  @Test func leftAndRightAreThoseOfTheText() {
    view.text = "abc"
    #expect(offset(1, .right) == 2)
    #expect(offset(1, .left) == 0)
    #expect(offset(0, .left) == nil)
    view.text = "אבג"
    #expect(offset(1, .right) == 0)
    #expect(offset(1, .left, by: 2) == 3)
    #expect(view.baseWritingDirection(for: UITextPosition(1), in: .forward) == .rightToLeft)
  }

  @Test func upAndDownGoToTheNextLine() {
    view.text = "abcd\nefgh\nij"
    #expect(offset(2, .down) == 7)
    #expect(offset(2, .down, by: 2) == 12)
    #expect(offset(7, .up) == 2)
    #expect(offset(2, .up) == nil)
    #expect(offset(12, .down) == nil)
  }

  @Test(
    arguments: [
      (.character, 1, 1, 2), (.word, 2, 0, 5), (.word, 6, 6, 8), (.sentence, 6, 0, 9),
      (.sentence, 11, 10, 13), (.paragraph, 11, 0, 13), (.document, 0, 0, 16),
    ] as [(UITextGranularity, Int, Int, Int)])
  func unitsAreFound(granularity: UITextGranularity, at place: Int, from: Int, to: Int) {
    view.text = "Hello it. You\nme"
    let range = view.tokenizer.rangeEnclosingPosition(
      UITextPosition(place), with: granularity, inDirection: .storage(.forward))
    #expect(range == UITextRange(from..<to))
  }

  @Test func theEdgesOfWordsAreBoundaries() {
    view.text = "ab cd"
    let tokenizer = view.tokenizer
    let (forward, backward) = (
      UITextDirection.storage(.forward), UITextDirection.storage(.backward)
    )
    #expect(tokenizer.isPosition(UITextPosition(2), atBoundary: .word, inDirection: forward))
    #expect(!tokenizer.isPosition(UITextPosition(2), atBoundary: .word, inDirection: backward))
    let next = tokenizer.position(
      from: UITextPosition(2), toBoundary: .word, inDirection: forward)
    #expect(next?.offset == 3)
    let left = tokenizer.position(
      from: UITextPosition(2), toBoundary: .word, inDirection: .layout(.left))
    #expect(left?.offset == 0)
  }

  @Test func whatIsComposedIsInserted() {
    view.text = "ab"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.setMarkedText("xy", selectedRange: NSRange(location: 1, length: 1))
    #expect(view.text == "axyb")
    #expect(view.selectedRange == NSRange(location: 2, length: 1))
    view.unmarkText()
    #expect(view.markedTextRange == nil)
    view.setMarkedText("z", selectedRange: NSRange(location: NSNotFound, length: 0))
    #expect(view.text == "axzb")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
  }

  @Test func rangesThatAreTooLargeEndWithTheText() {
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: .max)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    view.setMarkedText("x", selectedRange: NSRange(location: 1, length: .max))
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    view.scrollRangeToVisible(NSRange(location: 1, length: .max))
    #expect(view.contentOffset == .zero)
  }

  /// A view that was just made scrolls too: its text is laid out before.
  @Test func aTextViewScrollsBeforeItsFirstLayout() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.text = String(repeating: "word ", count: 100)
    view.scrollRangeToVisible(NSRange(location: 499, length: 1))
    // The caret is at the end, above the inset of 8 points.
    let rest = view.contentSize.height - 40 - view.contentOffset.y
    #expect(view.contentOffset.y > 40 && rest >= 8 && rest < 9)
  }
}
