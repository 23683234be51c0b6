/// A text that edit menu actions apply to.
protocol EditMenuText: UIKeyInput {
  var edited: EditedText { get }
  var isTextEditable: Bool { get }
  func select(_ range: Range<Int>, affinity: AttributedTextLayout.Affinity)
}

extension EditMenuText {
  func select(_ range: Range<Int>) { select(range, affinity: .downstream) }

  private var selectedText: String { edited.text(in: edited.selection) }

  /// Whether an edit menu action is available; nil for other actions.
  ///
  /// As in UIKit, a secure text cannot be copied.
  func performsEditMenuAction(_ action: Selector) -> Bool? {
    let hasSelection = !edited.selection.isEmpty
    return switch action.name {
    case "cut:": isTextEditable && hasSelection && !isSecureTextEntry
    case "copy:": hasSelection && !isSecureTextEntry
    case "delete:": isTextEditable && hasSelection
    case "paste:": isTextEditable && UIPasteboard.general.hasStrings
    case "select:": hasText && !hasSelection
    case "selectAll:": hasText && edited.selection.count < edited.length
    default: nil
    }
  }

  func copySelection() {
    guard !edited.selection.isEmpty, !isSecureTextEntry else { return }
    UIPasteboard.general.string = selectedText
  }

  func cutSelection() {
    guard isTextEditable, !edited.selection.isEmpty, !isSecureTextEntry else { return }
    copySelection()
    deleteBackward()
  }

  func removeSelection() {
    if isTextEditable, !edited.selection.isEmpty { deleteBackward() }
  }

  func pasteText() {
    guard isTextEditable, let text = UIPasteboard.general.string else { return }
    insertText(text)
  }

  func selectAllText() { select(0..<edited.length) }

  /// Selects the word at the caret, or else the word before it.
  func selectWord() {
    let text = edited.string
    let utf16 = text.utf16
    let caret = utf16.index(utf16.startIndex, offsetBy: edited.selection.lowerBound)
    let isLetter = { (character: Character) in character.isLetter || character.isNumber }
    var end = caret
    while end < text.endIndex, isLetter(text[end]) { end = text.index(after: end) }
    var start = caret
    while start > text.startIndex, start == end, !isLetter(text[text.index(before: start)]) {
      start = text.index(before: start)
      end = start
    }
    while start > text.startIndex, isLetter(text[text.index(before: start)]) {
      start = text.index(before: start)
    }
    select(
      utf16.distance(
        from: utf16.startIndex, to: start)..<utf16.distance(from: utf16.startIndex, to: end))
  }
}
