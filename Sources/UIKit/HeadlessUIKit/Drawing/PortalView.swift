/// Shows another view in its current state instead of at the view's own position, so that a view
/// can appear in front of everything while it is already at its place in the tree, as with Core
/// Animation's portal layers.
///
/// The view is shown with the size of its bounds, as long as the portal is in a view tree and the view
/// stays in its initial superview.
package final class PortalView: UIView {
  private let subject: UIView
  private weak var home: UIView?

  /// A portal with the size and the transform of a view.
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

  /// Whether the view is drawn here instead of at its own position.
  fileprivate var showsSubject: Bool { parent != nil && home != nil && subject.parent === home }

  package override var drawsOwnContent: Bool { false }

  package override var contentInkBounds: CGRect {
    guard showsSubject else { return bounds }
    let origin = subject.presentedBounds.origin
    return subject.inkBounds.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  package override func drawContent(in pass: DrawingPass) {
    if showsSubject { pass.draw(subject, at: pass.rect) }
  }
}

extension UIView {
  /// Whether a portal shows the view, so that it is not drawn at its own position.
  var isSeenThroughPortal: Bool {
    flags.contains(.mayHavePortal) && rare?.portal?.showsSubject == true
  }
}
