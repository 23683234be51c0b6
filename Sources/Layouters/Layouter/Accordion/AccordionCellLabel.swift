import HeadlessUIKit

/// A label that reacts to the state of its accordion cell, such as a tab bar.
public protocol AccordionCellLabel: UIView {
  /// Whether the label may be shorter than its content, which it then scrolls. Other labels are cut
  /// off where the cell is too short for them.
  var isElastic: Bool { get }

  /// Called when the cell starts to fold or unfold, and when the view becomes its label.
  func cellDidChange(folding: Bool)
}
