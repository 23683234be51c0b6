import HeadlessUIKit

/// Hears of a layout's size.
public protocol LayoutDelegate: AnyObject {
  /// The layout came to another size, which includes its margins. Its views have their frames.
  func contentSizeChanged(_ layout: BaseLayout, size: CGSize)

  /// A rectangle, in the coordinates of the cells' superview, should be scrolled into view.
  func ensureRectVisible(_ layout: BaseLayout, rect: CGRect)
}

extension LayoutDelegate {
  public func ensureRectVisible(_ layout: BaseLayout, rect: CGRect) {}
}

/// A view that knows how small it may be with what it contains.
public protocol SizeDeterminable: AnyObject {
  /// The smallest size in points that shows all contents.
  func calcMinSizeOfContents() -> CGSize
}
