import HeadlessUIKit

/// A view that can fold to a part of itself, such as an accordion cell to its label.
public protocol Foldable: UIView {
  /// Whether the view is folded, or about to be.
  var folding: Bool { get }

  /// Folds the view.
  ///
  /// - Parameter animated: whether the change is animated.
  func fold(animated: Bool)

  /// Shows the whole view again.
  func unfold(animated: Bool)
}

extension AccordionCellView: Foldable {
  /// Folds the cell to its label.
  public final func fold(animated: Bool) { fold(animated: animated, completion: nil) }
  /// Shows the whole cell again.
  public final func unfold(animated: Bool) { unfold(animated: animated, completion: nil) }
}
