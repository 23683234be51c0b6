import HeadlessUIKit

/// A view that can be folded to a part of itself, such as an accordion cell to its label.
public protocol Foldable: UIView {
  /// Folds the view.
  ///
  /// - Parameter animated: whether folding takes time.
  func fold(animated: Bool)

  /// Shows all of the view again.
  func unfold(animated: Bool)
}

extension AccordionCellView: Foldable {
  public final func fold(animated: Bool) { fold(animated: animated, completion: nil) }
  public final func unfold(animated: Bool) { unfold(animated: animated, completion: nil) }
}
