/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A direction in the text (``UITextStorageDirection``) or on the screen (``UITextLayoutDirection``), by its number.
public struct UITextDirection: RawRepresentable, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction is towards the start of a text that runs in a direction.
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
  /// A place at a distance on the screen: in characters to the left or right, in lines up or down; nil outside
  /// of the text.
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

  /// The direction of the paragraph of a place.
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

  /// Inserts what an input method would compose: the text is not marked, because nothing is composed here.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let start = selectedTextRange?.offsets.lowerBound ?? endOfDocument.offset
    let end = start + (markedText ?? "").utf16.count
    insertText(markedText ?? "")
    let low = selectedRange.location == NSNotFound ? end : selectedRange.location.added(to: start)
    selectedTextRange = UITextRange(low..<selectedRange.length.added(to: low))
  }

  /// Without effect: nothing is marked.
  public func unmarkText() {}

  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}
