/// The units of a text.
public enum UITextGranularity: Int, Sendable {
  /// A character as a reader sees it, such as a letter with its accents.
  case character
  /// Letters between spaces and punctuation.
  case word
  /// Text up to its full stop, with the space after it.
  case sentence
  /// Text up to its line break.
  case paragraph
  /// A line as it is laid out.
  case line
  /// The whole text.
  case document
}

/// Finds units of a text.
public protocol UITextInputTokenizer: AnyObject {
  /// The unit that contains a position; at its edge, only in the given direction. Nil if there is
  /// none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a unit ends (forward) or begins (backward) at a position.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The closest edge of a unit in a direction; nil if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is in a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds the units of a ``UITextInput``'s text by their characters: lines are paragraphs, and
/// sentences end with a full stop, a question mark or an exclamation mark.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UITextInput)?

  /// Creates a tokenizer for a text input, which is not retained.
  public init(textInput: any UITextInput) {
    self.textInput = textInput
    super.init()
  }

  private var text: String {
    guard let textInput else { return "" }
    return textInput.text(in: UITextRange(0..<textInput.endOfDocument.offset)) ?? ""
  }

  /// The units in text order, in UTF-16 code units.
  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    let text = text
    guard granularity != .document else { return [0..<text.utf16.count] }
    var units: [Range<Int>] = []
    var start: Int?
    var offset = 0
    func end(at offset: Int) {
      if let first = start, first < offset { units.append(first..<offset) }
      start = nil
    }
    for character in text {
      let next = offset + character.utf16.count
      switch granularity {
      case .character, .document: units.append(offset..<next)
      case .word:
        if character.isLetter || character.isNumber {
          start = start ?? offset
        } else {
          end(at: offset)
        }
      case .paragraph, .line:
        if character.isNewline { end(at: offset) } else { start = start ?? offset }
      case .sentence:
        if character.isNewline {
          end(at: offset)
        } else if start != nil || !character.isWhitespace {
          start = start ?? offset
          if ".!?。！？".contains(character) { end(at: next) }
        }
      }
      offset = next
    }
    end(at: offset)
    return units
  }

  private func isBackward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
    let isRightToLeft =
      textInput?.baseWritingDirection(for: position, in: .forward) == .rightToLeft
    return direction.isBackward(isRightToLeft: isRightToLeft)
  }

  /// The unit that contains a position; at its edge, only in the given direction. Nil if there is
  /// none.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let isBackward = isBackward(direction, at: position)
    let offset = position.offset
    return units(granularity).first { unit in
      unit.lowerBound < offset && offset < unit.upperBound
        || offset == (isBackward ? unit.upperBound : unit.lowerBound)
    }.map { UITextRange($0) }
  }

  /// Whether a unit ends (forward) or begins (backward) at a position.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let isBackward = isBackward(direction, at: position)
    return units(granularity).contains {
      position.offset == (isBackward ? $0.lowerBound : $0.upperBound)
    }
  }

  /// The closest edge of a unit in a direction; nil if there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let edges = units(granularity).flatMap { [$0.lowerBound, $0.upperBound] }
    let found =
      isBackward(direction, at: position)
      ? edges.last { $0 < position.offset } : edges.first { $0 > position.offset }
    return found.map { UITextPosition($0) }
  }

  /// Whether a position is in a unit, or at its edge in the given direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}
