import HeadlessUIKit

/// Receives changes of a layout's size.
public protocol LayoutDelegate: AnyObject {
  /// The layout has a new size, which includes its margins. Its views have their frames already.
  func contentSizeChanged(_ layout: BaseLayout, size: CGSize)

  /// A rectangle, in the coordinates of the cells' superview, should be scrolled into view.
  func ensureRectVisible(_ layout: BaseLayout, rect: CGRect)
}

extension LayoutDelegate {
  /// Does nothing by default.
  public func ensureRectVisible(_ layout: BaseLayout, rect: CGRect) {}
}

/// A view that determines the minimum size for its contents.
public protocol SizeDeterminable: AnyObject {
  /// The smallest size in points that shows all contents.
  func calcMinSizeOfContents() -> CGSize
}
