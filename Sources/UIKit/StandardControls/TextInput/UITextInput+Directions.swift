/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right edge of the line.
  case right = 2
  /// To the left edge of the line, to the line above, or to the line below.
  case left, up, down
}

/// A direction in the text (``UITextStorageDirection``) or on the screen
/// (``UITextLayoutDirection``).
public struct UITextDirection: RawRepresentable, Sendable, Hashable {
  /// The raw value of the storage or layout direction.
  public let rawValue: Int

  /// Creates a direction from the raw value of a storage or layout direction.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a direction in the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Creates a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction points towards the start of a text with a writing direction.
  func isBackward(isRightToLeft: Bool) -> Bool {
    switch UITextLayoutDirection(rawValue: rawValue) {
    case .right: isRightToLeft
    case .left: !isRightToLeft
    case .up: true
    case .down: false
    case nil: rawValue == UITextStorageDirection.backward.rawValue
    }
  }
}

extension UITextInput {
  /// The position at a distance on the screen: in characters to the left or right, in lines up or
  /// down; nil outside the text, or if the distance is negative.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard offset >= 0 else { return nil }
    switch direction {
    case .left, .right:
      let isBackward = UITextDirection.layout(direction)
        .isBackward(isRightToLeft: runsFromRightToLeft(at: position))
      return self.position(from: position, offset: isBackward ? -offset : offset)
    case .up, .down:
      var place = position
      for _ in 0..<min(offset, max(0, endOfDocument.offset)) {
        let caret = caretRect(for: place)
        let y = direction == .up ? caret.minY - 1 : caret.maxY + 1
        guard let next = closestPosition(to: CGPoint(x: caret.midX, y: y)),
          caretRect(for: next).minY != caret.minY
        else { return nil }
        place = next
      }
      return place
    }
  }

  /// The writing direction of the paragraph at a position.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    runsFromRightToLeft(at: position) ? .rightToLeft : .leftToRight
  }

  private func runsFromRightToLeft(at position: UITextPosition) -> Bool {
    let start = min(position.offset, max(0, endOfDocument.offset - 1))
    return selectionRects(for: UITextRange(start..<(start + 1))).first?.writingDirection
      == .rightToLeft
  }

  /// Inserts the text that an input method would compose. It is not marked, as nothing is composed
  /// here.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let start = selectedTextRange?.offsets.lowerBound ?? endOfDocument.offset
    let end = start + (markedText ?? "").utf16.count
    insertText(markedText ?? "")
    let low = selectedRange.location == NSNotFound ? end : selectedRange.location.added(to: start)
    selectedTextRange = UITextRange(low..<selectedRange.length.added(to: low))
  }

  /// Has no effect: no text is marked.
  public func unmarkText() {}

  /// A tokenizer for the text; a new ``UITextInputStringTokenizer`` by default.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}
