import HeadlessUIKit

extension UIView {
  /// Where something in this view may be seen now, in its coordinates: what it and the views around it
  /// do not clip away. A view that is scrolled in an animation shows more than its bounds. Nil for
  /// everywhere.
  var seenArea: CGRect? {
    let around = superview.flatMap { superview in
      superview.seenArea.map { convert($0, from: superview) }
    }
    guard clipsToBounds else { return around }
    let own = isAnimated ? bounds.union(presentedBounds) : bounds
    return around.map { own.intersection($0) } ?? own
  }
}
