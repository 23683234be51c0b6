/// A view above the content of a scroll view, which can keep its space there.
package protocol ScrollAccessory: UIView {
  /// The space that is added to the inset above the content, points.
  var insetAboveContent: CGFloat { get }
  /// Called after the content offset changed.
  func scrollViewDidScroll()
  /// Called when a finger is lifted, before it is decided where the content moves.
  func scrollViewWillEndDragging()
}

extension UIScrollView {
  /// Adopts the space of the ``accessory``. Content at its start stays there.
  package func accessoryDidChange() {
    reportInsets()
    accessory?.scrollViewDidScroll()
  }
}
