/// Shows another view as it is now, which is not seen at its own place in the meantime. What it shows
/// can so lie in front of everything while it already stands where it belongs, as with Core
/// Animation's portal layers.
///
/// It shows the view, in the size of the bounds that the view has, while it is in a view tree itself
/// and the view stays in the superview that it was in at first.
package final class PortalView: UIView {
  private let subject: UIView
  private weak var home: UIView?

  /// A portal as large as the view, and transformed as the view is.
  package init(of view: UIView) {
    subject = view
    home = view.superview
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    transform = view.transform
    overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    isUserInteractionEnabled = false
    view.loadRare().portal = self
    view.flags.insert(.mayHavePortal)
  }

  package required init?(coder: NSCoder) { return nil }

  package override class var describedClass: UIView.Type { UIView.self }

  /// Whether a view is to be seen here and not at its own place.
  fileprivate var showsSubject: Bool { parent != nil && home != nil && subject.parent === home }

  override var drawsOwnContent: Bool { false }

  override var contentInkBounds: CGRect {
    guard showsSubject else { return bounds }
    let origin = subject.presentedBounds.origin
    return subject.inkBounds.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  override func drawContent(in pass: DrawingPass) {
    if showsSubject { pass.draw(subject, at: pass.rect) }
  }
}

extension UIView {
  /// Whether a portal shows the view, so that it is not drawn where it is.
  var isSeenThroughPortal: Bool {
    flags.contains(.mayHavePortal) && rare?.portal?.showsSubject == true
  }
}
