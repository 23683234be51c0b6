import HeadlessUIKit

/// Receives notifications when an accordion cell folds or unfolds.
public protocol AccordionCellDelegate: AnyObject {
  /// The cell starts to fold or unfold. Its `folding` has the new value, its frame still the old
  /// one.
  ///
  /// Changes of views made here are animated together with the cell, with its duration and curve. A
  /// delegate that sets the cell's frame here, as the layout that contains the cell does, decides
  /// the cell's position; the folded length does not change.
  ///
  /// - Parameters:
  ///   - fold: true for folding, false for unfolding.
  ///   - lastFrame: the frame that the cell will have, in its superview's coordinates.
  func accordionCellFolding(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect)

  /// The cell has folded or unfolded. Not called for a change that the opposite change interrupts;
  /// the opposite change is reported when it ends.
  func accordionCellFolded(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect)
}

extension AccordionCellDelegate {
  /// Does nothing by default.
  public func accordionCellFolding(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect) {}
  /// Does nothing by default.
  public func accordionCellFolded(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect) {}
}

/// Lays out accordion cells, and gives them the size that their contents need.
public protocol AccordionCellLayoutDelegate: AccordionCellDelegate {
  /// The contents require another size of the cell: the whole unfolded cell with its label.
  func accordionCellContentsSizeChanged(_ cell: AccordionCellView, toSize size: CGSize)

  /// A rectangle in the cell's coordinates should be scrolled into view.
  func ensureRectVisible(_ cell: AccordionCellView, rect: CGRect)
}

extension AccordionCellLayoutDelegate {
  /// Does nothing by default.
  public func ensureRectVisible(_ cell: AccordionCellView, rect: CGRect) {}
}
