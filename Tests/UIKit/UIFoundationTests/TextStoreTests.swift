import Testing
import UIFoundation

/// Subclasses of `NSTextStorage` that keep the text elsewhere, as Apple's documentation demands of them: they override four
/// methods, and all others work by these.
@Suite struct TextStores {
  private final class Store: NSTextStorage {
    let text = NSMutableAttributedString()
    private(set) var processed: [NSRange] = []

    override var string: String { text.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      text.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with string: String) {
      beginEditing()
      text.replaceCharacters(in: range, with: string)
      edited(
        .editedCharacters, range: range, changeInLength: (string as NSString).length - range.length)
      endEditing()
    }

    override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      text.setAttributes(attributes, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    /// What a highlighter does before and after the edit is processed.
    var (before, after): ((Store) -> Void, (Store) -> Void) = ({ _ in }, { _ in })

    override func processEditing() {
      processed.append(editedRange)
      before(self)
      super.processEditing()
      after(self)
    }
  }

  private let store = Store()

  private func set(_ string: String) {
    store.replaceCharacters(in: NSRange(location: 0, length: store.length), with: string)
  }

  /// What Foundation reads of the object itself is what the subclass keeps.
  private func expectCopy(_ string: String) {
    #expect(store.text.string == string)
    #expect(store.length == (string as NSString).length)
    #expect(NSAttributedString(attributedString: store).isEqual(to: store.text))
    let whole = NSRange(location: 0, length: store.length)
    #expect(store.attributedSubstring(from: whole).string == string)
  }

  @Test func textsAreReplacedInsertedAndDeletedInTheStore() {
    set("abc")
    expectCopy("abc")
    store.append(NSAttributedString(string: "d", attributes: [.kern: 1]))
    store.insert(NSAttributedString(string: "é😀"), at: 0)
    expectCopy("é😀abcd")
    store.deleteCharacters(in: NSRange(location: 1, length: 3))
    expectCopy("ébcd")
    #expect(store.text.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 1)
    #expect(store.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 1)
    store.setAttributedString(NSAttributedString(string: "q"))
    expectCopy("q")
    #expect(store.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  @Test func attributesAreChangedInTheStore() {
    set("abc")
    store.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    store.addAttributes([.baselineOffset: 2], range: NSRange(location: 1, length: 2))
    var range = NSRange()
    let middle = store.text.attributes(at: 1, effectiveRange: &range)
    #expect(middle.count == 2 && range == NSRange(location: 1, length: 1))
    #expect(store.attribute(.baselineOffset, at: 2, effectiveRange: nil) as? Int == 2)
    store.removeAttribute(.kern, range: NSRange(location: 0, length: 3))
    #expect(store.text.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(store.text.attribute(.baselineOffset, at: 1, effectiveRange: nil) as? Int == 2)
    expectCopy("abc")
  }

  @Test func aChangeOfSeveralRunsIsProcessedAsOne() {
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(.kern, value: 1, range: NSRange(location: 4, length: 3))
    store.setAttributedString(text)
    #expect(store.processed == [NSRange(location: 0, length: 7)])
    store.addAttribute(.baselineOffset, value: 1, range: NSRange(location: 0, length: 7))
    #expect(store.processed.count == 2)
    #expect(store.text.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 1)
    #expect(store.text.attribute(.kern, at: 3, effectiveRange: nil) == nil)
  }

  @Test func aLayoutManagerSetsTheStoresText() {
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 70, height: 0))
    manager.addTextContainer(container)
    store.addLayoutManager(manager)
    store.setAttributedString(
      NSAttributedString(string: "aaaa bbbb cccc", attributes: [.font: UIFont(.blocks(size: 10))]))
    #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: 64, height: 20))
  }

  private final class Manager: NSLayoutManager {
    var edits: [NSRange] = []

    override func processEditing(
      for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
      range newCharRange: NSRange, changeInLength delta: Int,
      invalidatedRange invalidatedCharRange: NSRange
    ) {
      edits.append(newCharRange)
      super.processEditing(
        for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
        invalidatedRange: invalidatedCharRange)
    }
  }

  @Test func layoutManagersProcessEdits() {
    let manager = Manager()
    store.addLayoutManager(manager)
    set("abc")
    store.append(NSAttributedString(string: "de"))
    #expect(manager.edits == [NSRange(location: 0, length: 3), NSRange(location: 3, length: 2)])
  }

  @Test func aHighlighterStylesWhileAnEditIsProcessed() {
    store.before = { store in
      store.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
      // Without reporting it.
      store.text.addAttribute(.strokeWidth, value: 3, range: NSRange(location: 0, length: 3))
    }
    store.after = { store in
      store.addAttribute(.baselineOffset, value: 2, range: NSRange(location: 1, length: 1))
    }
    let manager = Manager()
    store.addLayoutManager(manager)
    set("abc")
    #expect(store.processed.count == 1 && manager.edits.count == 2)
    #expect(store.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
    #expect(store.attribute(.baselineOffset, at: 1, effectiveRange: nil) as? Int == 2)
    #expect(store.attribute(.strokeWidth, at: 2, effectiveRange: nil) as? Int == 3)
    expectCopy("abc")
  }

  /// Foundation on Linux puts a value that it has given back into one more box each time: 1,000 changes took ten times as
  /// long after some thousands.
  @Test func manyChangesDoNotTakeLongerAndLonger() {
    for storage in [NSTextStorage(), store] {
      storage.append(
        NSAttributedString(string: "abc", attributes: [.font: UIFont(.blocks(size: 10))]))
      let times = (0..<10).map { _ in
        ContinuousClock().measure {
          for kern in 0..<1000 {
            storage.addAttribute(.kern, value: kern, range: NSRange(location: 0, length: 3))
          }
        }
      }
      let (first, last) = (times.prefix(4).min() ?? .zero, times.suffix(4).min() ?? .zero)
      #expect(last < first * 4)
    }
  }

  @Test func aTextThatWasThereBeforeIsExtended() {
    store.text.append(NSAttributedString(string: "abc"))
    #expect(store.length == 3)
    store.append(NSAttributedString(string: "d", attributes: [.kern: 1]))
    expectCopy("abcd")
  }

  /// An edit that is recorded with a wrong range is not trusted.
  @Test func aWrongRangeOfAnEditDoesNoHarm() {
    set("abc")
    store.text.setAttributedString(NSAttributedString(string: "other text"))
    store.edited(.editedCharacters, range: NSRange(location: 1, length: 1), changeInLength: 0)
    expectCopy("other text")
    store.edited(.editedCharacters, range: NSRange(location: 90, length: 9), changeInLength: -20)
    expectCopy("other text")
  }
}
