/// Controls and observes editing in a text field.
public protocol UITextFieldDelegate: ObjectiveCDelegate {
  /// Whether editing may begin. Asked before the field becomes the first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end. Asked before the field resigns as the first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called in place of ``textFieldDidEndEditing(_:)``, which the default implementation calls.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the user may replace a range of the text.
  /// - Parameters:
  ///   - range: The range in UTF-16 code units; empty for an insertion.
  ///   - string: The new text; empty for a deletion.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The selection, or the position of the caret, has changed, by a touch, by typing or by code.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button clears the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key sends the field's actions, `editingDidEndOnExit` and `primaryActionTriggered`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true by default.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true by default.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls ``textFieldDidEndEditing(_:)`` by default.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Returns true by default.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true by default.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
