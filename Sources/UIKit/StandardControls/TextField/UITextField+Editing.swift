extension UITextField {
  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is accepted.
    case committed
    /// The text is discarded; on Apple TV only.
    case cancelled
  }

  /// Posted when editing began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the user changed the text.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted when editing ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Begins editing if the delegate allows it.
  ///
  /// - Returns: whether the field is being edited.
  @discardableResult
  package func beginEditing() -> Bool {
    guard isEnabled else { return false }
    return isEditing || becomeFirstResponder()
  }

  /// Ends editing if the delegate allows it.
  ///
  /// - Returns: whether editing has ended.
  @discardableResult
  package func endEditing() -> Bool { !isEditing || resignFirstResponder() }

  func startEditing() {
    guard !isEditing else { return }
    isEditing = true
    if clearsOnBeginEditing { setText("") }
    setNeedsDisplay()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  func stopEditing() {
    guard isEditing else { return }
    isEditing = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  func type(_ text: String) {
    guard text != "\n" else {
      pressReturn()
      return
    }
    let range = clearsOnInsertion ? 0..<edited.length : edited.selection
    clearsOnInsertion = false
    // A field has one line.
    replace(range, with: text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  func deleteSelection() {
    guard let range = edited.backwardDeletion else { return }
    replace(range, with: "")
  }

  func replace(_ range: Range<Int>, with text: String) {
    let allowed =
      delegate?.textField(
        self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
        replacementString: text) ?? true
    guard allowed else { return }
    replaceText(in: range, with: text)
    textDidChange()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
  }

  func select(_ range: Range<Int>, affinity: AttributedTextLayout.Affinity) {
    let old = edited.selection
    edited.select(range, affinity: affinity)
    setNeedsDisplay()
    guard edited.selection != old else { return }
    ownTypingAttributes = nil
    clearsOnInsertion = false
    delegate?.textFieldDidChangeSelection(self)
  }

  func moveCaret(to point: CGPoint) {
    let caret = caret(closestTo: point)
    select(caret.offset..<caret.offset, affinity: caret.affinity)
  }

  /// Clears the text for the clear button, if the delegate allows it.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    setText("")
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }
}

// MARK: Positions

extension UITextField: UITextInput {
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(edited.length) }

  /// The text in a range; offsets beyond the text are clamped.
  public func text(in range: UITextRange) -> String? { edited.text(in: range.offsets) }

  /// Replaces a range as typing does: the delegate is asked, and the events are sent.
  public func replace(_ range: UITextRange, withText text: String) {
    replace(range.offsets, with: text)
  }

  func caret(at position: UITextPosition) -> CGRect {
    editedText(in: editingRect(forBounds: bounds))
      .caret(at: edited.boundary(atOrBefore: position.offset), affinity: position.affinity)
  }

  func areas(of range: UITextRange) -> [UITextSelectionRect] {
    editedText(in: editingRect(forBounds: bounds)).selectionRects(of: range.offsets)
  }

  func caret(
    closestTo point: CGPoint
  ) -> (offset: Int, affinity: AttributedTextLayout.Affinity) {
    editedText(in: editingRect(forBounds: bounds)).caret(closestTo: point)
  }
}

extension UITextField: EditMenuText {
  var isTextEditable: Bool { isEnabled }
}
