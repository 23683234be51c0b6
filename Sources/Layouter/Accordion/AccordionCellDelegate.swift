import HeadlessUIKit

/// Hears of an accordion cell's folding.
public protocol AccordionCellDelegate: AnyObject {
  /// The cell begins to fold or unfold. Its `folding` is new, its frame is still the old one.
  ///
  /// What is changed of views in here moves together with the cell, in its time and at its pace. A
  /// delegate that gives the cell another frame here, as a layout does that the cell stands in,
  /// decides where the cell goes; how far it folds remains.
  ///
  /// - Parameters:
  ///   - fold: true for folding, false for unfolding.
  ///   - lastFrame: the frame that the cell will have, in its superview's coordinates.
  func accordionCellFolding(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect)

  /// The cell has folded or unfolded. Not called for a change that was overtaken by the opposite
  /// one, which is told of when it ends.
  func accordionCellFolded(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect)
}

extension AccordionCellDelegate {
  public func accordionCellFolding(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect) {}
  public func accordionCellFolded(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect) {}
}

/// Lays out accordion cells, and gives them the size that their contents need.
public protocol AccordionCellLayoutDelegate: AccordionCellDelegate {
  /// The contents ask for another size of the cell: all of it, unfolded, with its label.
  func accordionCellContentsSizeChanged(_ cell: AccordionCellView, toSize size: CGSize)

  /// A rectangle in the cell's coordinates should be scrolled into view.
  func ensureRectVisible(_ cell: AccordionCellView, rect: CGRect)
}

extension AccordionCellLayoutDelegate {
  public func ensureRectVisible(_ cell: AccordionCellView, rect: CGRect) {}
}
