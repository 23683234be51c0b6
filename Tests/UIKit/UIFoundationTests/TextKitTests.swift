import Testing
import UIFoundation

/// In the blocks font a character is 0.6 em wide, and a line 1 em high: 6 and 10 points.
@Suite struct TextSystem {
  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  private let container: NSTextContainer

  init() {
    // A padding of 5 points at both ends leaves 60 points, ten characters.
    container = NSTextContainer(size: CGSize(width: 70, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    set("aaaa bbbb cccc")
  }

  private func set(_ text: String) {
    storage.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: UIFont(.blocks(size: 10))]))
  }

  @Test func theUsedRectangleHasThePaddingOfBothEnds() {
    let expected = CGRect(x: 0, y: 0, width: 64, height: 20)
    #expect(manager.usedRect(for: container) == expected)
  }

  @Test func linesAreEnumeratedWithTheirCharacters() {
    var rects: [CGRect] = []
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 14)) {
      rect, used, owner, range, stop in
      #expect(owner === container)
      #expect(used.width <= rect.width)
      rects.append(rect)
      ranges.append(range)
    }
    let lines = [
      CGRect(x: 0, y: 0, width: 70, height: 10), CGRect(x: 0, y: 10, width: 70, height: 10),
    ]
    #expect(rects == lines)
    #expect(ranges == [NSRange(location: 0, length: 10), NSRange(location: 10, length: 4)])
  }

  @Test func enumerationEndsWhenItIsStopped() {
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 14)) {
      _, _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
  }

  @Test func theBoundingRectangleOfCharacters() {
    let bounds = manager.boundingRect(
      forGlyphRange: NSRange(location: 5, length: 2), in: container)
    #expect(bounds == CGRect(x: 35, y: 0, width: 12, height: 10))
  }

  @Test func aPointHasACharacterAndAFractionOfIt() {
    var fraction: CGFloat = -1
    // The third character of the second line begins at 5 + 12 points.
    let index = manager.glyphIndex(
      for: CGPoint(x: 18.5, y: 12), in: container, fractionOfDistanceThroughGlyph: &fraction)
    #expect(index == 12)
    #expect(fraction == 0.25)
  }

  @Test func aPointBehindTheTextHasTheLastCharacter() {
    let index = manager.glyphIndex(for: CGPoint(x: 500, y: 500), in: container)
    #expect(index == 13)
  }

  @Test func theContainerLimitsLines() {
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    #expect(manager.usedRect(for: container).height == 10)
    let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    // Nine characters and the ellipsis.
    #expect(hidden == NSRange(location: 9, length: 5))
  }

  @Test func heightsLimitLines() {
    container.size = CGSize(width: 70, height: 15)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 10))
  }

  @Test func editingInvalidatesTheLayout() {
    storage.deleteCharacters(in: NSRange(location: 0, length: 5))
    #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: 64, height: 10))
    storage.addAttribute(
      .font, value: UIFont(.blocks(size: 20)), range: NSRange(location: 0, length: 4))
    #expect(manager.usedRect(for: container).height == 30)
  }

  @Test func aLineSeparatorAtTheEndHasALineBehindIt() {
    #expect(manager.extraLineFragmentRect == .zero)
    set("ab\n")
    #expect(manager.extraLineFragmentRect.minY == 10)
  }

  private final class Delegate: NSTextStorageDelegate {
    var edits: [(NSTextStorage.EditActions, NSRange, Int)] = []

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      edits.append((editedMask, editedRange, delta))
    }
  }

  @Test func editsBetweenBeginAndEndAreProcessedAsOne() {
    let delegate = Delegate()
    storage.delegate = delegate
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "x")
    storage.replaceCharacters(in: NSRange(location: 2, length: 4), with: "yz")
    #expect(delegate.edits.isEmpty)
    storage.endEditing()
    #expect(delegate.edits.count == 1)
    #expect(delegate.edits.first?.0 == .editedCharacters)
    // "x yz cccc": the four characters at the start are new.
    #expect(delegate.edits.first?.1 == NSRange(location: 0, length: 4))
    #expect(delegate.edits.first?.2 == -5)
  }

  private final class Highlighter: NSTextStorageDelegate {
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      textStorage.addAttribute(.kern, value: 4, range: editedRange)
    }
  }

  @Test func aDelegateMayChangeAttributesWhileEditsAreProcessed() {
    let highlighter = Highlighter()
    storage.delegate = highlighter
    set("ab")
    // Two characters, each 4 points wider, with the padding.
    #expect(manager.usedRect(for: container).width == 30)
    #expect(storage.editedMask.isEmpty)
  }

  @Test func aLayoutManagerLeavesItsStorageForAnother() {
    let other = NSTextStorage(string: "a")
    other.addLayoutManager(manager)
    #expect(storage.layoutManagers.isEmpty)
    #expect(manager.textStorage === other)
    #expect(manager.numberOfGlyphs == 1)
  }

  @Test func indicesThatDoNotExistDoNotEndTheProcess() {
    manager.removeTextContainer(at: 7)
    let range = NSRange(location: 90, length: 5)
    #expect(manager.boundingRect(forGlyphRange: range, in: container).width == 0)
    #expect(manager.lineFragmentRect(forGlyphAt: -4, effectiveRange: nil).minY == 0)
    #expect(!manager.isValidGlyphIndex(14))
  }

  /// A text of its own, as highlighters of code have it.
  private final class Marked: NSTextStorage {
    private let text: NSMutableAttributedString

    override init() {
      text = NSMutableAttributedString(string: "ab")
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var string: String { text.string }
    override var length: Int { text.length }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }

    override func replaceCharacters(in range: NSRange, with string: String) {
      text.replaceCharacters(in: range, with: string)
      edited(
        .editedCharacters, range: range, changeInLength: (string as NSString).length - range.length)
    }

    override func setAttributes(_ attributes: [Key: Any]?, range: NSRange) {
      text.setAttributes(attributes, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  @Test func aSubclassHasATextOfItsOwn() {
    let marked = Marked()
    marked.replaceCharacters(in: NSRange(location: 1, length: 1), with: "cd")
    #expect(marked.string == "acd")
    #expect(NSTextStorage().string.isEmpty && NSTextStorage(string: "e").string == "e")
  }
}
