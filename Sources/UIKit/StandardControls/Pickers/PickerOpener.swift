/// A control that opens a picker.
package protocol PickerOpener: UIControl {
  /// Opens the picker at once, as a tap does in time; without an effect where it has none, or outside of a window.
  func openPicker()
}

extension UIDatePicker: PickerOpener {
  package func openPicker() { openPanel(animated: false) }
}

extension UIColorWell: PickerOpener {
  package func openPicker() { openPicker(animated: false) }
}
