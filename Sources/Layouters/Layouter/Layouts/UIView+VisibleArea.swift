import HeadlessUIKit

extension UIView {
  /// The area of this view that may be visible, in its coordinates: not clipped by the view or its
  /// ancestors. A view that scrolls in an animation shows more than its bounds. Nil if nothing is
  /// clipped.
  var visibleArea: CGRect? {
    let around = superview.flatMap { superview in
      superview.visibleArea.map { convert($0, from: superview) }
    }
    guard clipsToBounds else { return around }
    let own = isAnimated ? bounds.union(presentedBounds) : bounds
    return around.map { own.commonPart(with: $0) } ?? own
  }
}
