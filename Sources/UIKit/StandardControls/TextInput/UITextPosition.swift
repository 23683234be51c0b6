/// A position in a text, counted in UTF-16 code units from its start.
open class UITextPosition: NSObject {
  /// The number of UTF-16 code units before the position.
  public let offset: Int
  /// The character next to the position to which a caret belongs.
  let affinity: AttributedTextLayout.Affinity

  /// The start of a text. A view of a client's that implements `UITextInput` has positions of its own class.
  public override init() {
    (offset, affinity) = (0, .downstream)
    super.init()
  }

  init(_ offset: Int, affinity: AttributedTextLayout.Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  open override var hash: Int { offset }
}

/// A range of a text.
open class UITextRange: NSObject {
  let offsets: Range<Int>
  /// The affinity of the caret of an empty range.
  let affinity: AttributedTextLayout.Affinity

  /// The empty range at the start of a text. A view of a client's that implements `UITextInput` has ranges of its own class.
  public override init() {
    (offsets, affinity) = (0..<0, .downstream)
    super.init()
  }

  init(_ offsets: Range<Int>, affinity: AttributedTextLayout.Affinity = .downstream) {
    self.offsets = offsets
    self.affinity = affinity
    super.init()
  }

  /// The position before the first character of the range.
  open var start: UITextPosition {
    UITextPosition(offsets.lowerBound, affinity: isEmpty ? affinity : .downstream)
  }
  /// The position after the last character of the range.
  open var end: UITextPosition {
    UITextPosition(offsets.upperBound, affinity: isEmpty ? affinity : .upstream)
  }
  /// Whether the range has no characters.
  open var isEmpty: Bool { offsets.isEmpty }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.offsets == offsets
  }

  open override var hash: Int { offsets.hashValue }
}

extension Int {
  /// The sum of a position and this distance, which may come from a client: at least the position,
  /// and clamped to the largest integer.
  func added(to place: Int) -> Int {
    let (sum, isTooLarge) = place.addingReportingOverflow(Swift.max(0, self))
    return isTooLarge ? .max : sum
  }
}

/// A text with a selection, edited as by a keyboard.
struct EditedText: Equatable {
  private(set) var string = ""
  /// The selection in UTF-16 code units, always at character boundaries.
  private(set) var selection = 0..<0
  /// The affinity of the caret: upstream after typing, otherwise as it was placed.
  private(set) var affinity = AttributedTextLayout.Affinity.downstream

  var length: Int { string.utf16.count }

  /// Replaces the text, and moves the caret to its end.
  mutating func set(_ string: String) {
    self.string = string
    selection = length..<length
    affinity = .downstream
  }

  mutating func select(
    _ range: Range<Int>, affinity: AttributedTextLayout.Affinity = .downstream
  ) {
    self.affinity = affinity
    let low = boundary(atOrBefore: range.lowerBound)
    selection = low..<max(low, boundary(atOrBefore: range.upperBound))
  }

  /// Replaces a range of the text, and moves the caret behind the new text.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let low = boundary(atOrBefore: range.lowerBound)
    let high = max(low, boundary(atOrBefore: range.upperBound))
    string.replaceSubrange(index(low)..<index(high), with: text)
    let end = boundary(atOrBefore: low + text.utf16.count)
    selection = end..<end
    affinity = .upstream
  }

  /// The range that a backspace deletes: the selection, or the character before the caret; nil at
  /// the start.
  var backwardDeletion: Range<Int>? {
    guard selection.isEmpty else { return selection }
    guard selection.lowerBound > 0 else { return nil }
    return boundary(atOrBefore: selection.lowerBound - 1)..<selection.lowerBound
  }

  func text(in range: Range<Int>) -> String {
    let low = boundary(atOrBefore: range.lowerBound)
    let high = max(low, boundary(atOrBefore: range.upperBound))
    return String(string[index(low)..<index(high)])
  }

  /// The start of the character that contains an offset; clamped to the text.
  func boundary(atOrBefore offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < length else { return length }
    let exact = string.utf16.index(string.utf16.startIndex, offsetBy: offset)
    let start = string.rangeOfComposedCharacterSequence(at: exact).lowerBound
    return string.utf16.distance(from: string.utf16.startIndex, to: start)
  }

  private func index(_ offset: Int) -> String.Index {
    string.utf16.index(string.utf16.startIndex, offsetBy: min(max(0, offset), length))
  }
}
