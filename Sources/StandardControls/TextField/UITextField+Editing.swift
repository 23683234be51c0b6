extension UITextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is accepted.
    case committed
    /// The text is dropped, on Apple TV only.
    case cancelled
  }

  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Adopts a text with the attributes of its first character.
  func adopt(_ attributed: NSAttributedString?) {
    if let font = attributed?.firstAttribute(.font) as? UIFont { self.font = font }
    if let color = attributed?.firstAttribute(.foregroundColor) as? UIColor { textColor = color }
    text = attributed?.string
  }

  /// Begins editing, if the delegate allows it.
  ///
  /// - Returns: whether the field is edited now.
  @discardableResult
  package func beginEditing() -> Bool {
    guard isEnabled else { return false }
    return isEditing || becomeFirstResponder()
  }

  /// Ends editing, if the delegate allows it.
  ///
  /// - Returns: whether the field is not edited now.
  @discardableResult
  package func endEditing() -> Bool { !isEditing || resignFirstResponder() }

  func startEditing() {
    guard !isEditing else { return }
    isEditing = true
    if clearsOnBeginEditing { edited.set("") }
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
    // A field has one line.
    replace(edited.selection, with: text.split(whereSeparator: \.isNewline).joined(separator: " "))
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
    edited.replace(range, with: text)
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

  func select(_ range: Range<Int>) {
    let old = edited.selection
    edited.select(range)
    setNeedsDisplay()
    if edited.selection != old { delegate?.textFieldDidChangeSelection(self) }
  }

  func moveCaret(to point: CGPoint) {
    let offset = textOffset(closestTo: point)
    select(offset..<offset)
  }

  /// What the clear button does.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    edited.set("")
    textDidChange()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }
}

// MARK: Positions

extension UITextField: UITextInput {
  public var endOfDocument: UITextPosition { UITextPosition(edited.length) }

  public func text(in range: UITextRange) -> String? { edited.text(in: range.offsets) }

  public func replace(_ range: UITextRange, withText text: String) {
    replace(range.offsets, with: text)
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(textOffset(closestTo: point))
  }

  /// The rectangle of a caret, in the field's coordinates.
  public func caretRect(for position: UITextPosition) -> CGRect {
    let selection = edited.selection
    edited.select(position.offset..<position.offset)
    defer { edited.select(selection) }
    return caretRect(in: editingRect(forBounds: bounds))
  }
}

extension NSAttributedString {
  /// An attribute of the first character; nil if there is none.
  func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) : nil
  }
}

extension UITextField: EditMenuText {
  var isTextEditable: Bool { isEnabled }
}
