/// A guide whose constraints depend on which edges of its view it is near to.
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [(constraints: [NSLayoutConstraint], edge: NSDirectionalRectEdge)] = []
  private var awayFrom: [(constraints: [NSLayoutConstraint], edge: NSDirectionalRectEdge)] = []

  /// The edges that the guide is near to: a keyboard is docked at the bottom.
  private static let edges: NSDirectionalRectEdge = .bottom

  /// Activates constraints while the guide is near to an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(constraintsActive(whenNearEdge: edge))
    near.removeAll { $0.edge == edge }
    near.append((trackingConstraints, edge))
    if Self.edges.isSuperset(of: edge) { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// Activates constraints while the guide is away from an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(constraintsActive(whenAwayFrom: edge))
    awayFrom.removeAll { $0.edge == edge }
    awayFrom.append((trackingConstraints, edge))
    if Self.edges.isDisjoint(with: edge) { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// The constraints that are active while the guide is near to an edge; empty if none were set.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near.first { $0.edge == edge }?.constraints ?? []
  }

  /// The constraints that are active while the guide is away from an edge; empty if none were set.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    awayFrom.first { $0.edge == edge }?.constraints ?? []
  }

  /// Deactivates and removes all tracked constraints.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((near + awayFrom).flatMap(\.constraints))
    (near, awayFrom) = ([], [])
  }
}

/// The part of a view that the keyboard covers: at the bottom, as wide as the view. While the keyboard is hidden, the
/// guide is the part of the view below its safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows an undocked keyboard. Kept, without effect: the keyboard is always docked.
  open var followsUndockedKeyboard = false

  /// Whether the guide reaches up to the safe area while the keyboard is hidden.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.keyboardGuideDidChange() } }
  }

  /// The distance from the keyboard at which a drag starts to dismiss it, points. Kept, without effect.
  open var keyboardDismissPadding: CGFloat = 0

  /// The height of the guide in a view, from the bottom, points.
  func length(in view: UIView) -> CGFloat {
    let safe = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let window = view.window, let keyboard = window.host.keyboardFrame else { return safe }
    let covered = view.convert(window.convert(keyboard, from: nil), from: window)
    return max(safe, min(view.bounds.maxY - covered.minY, view.bounds.height))
  }
}

extension UIView {
  fileprivate func keyboardGuideDidChange() {
    setNeedsLayout()
    notifyEngineOfSurroundings()
  }

  /// Invalidates the layout that depends on the keyboard, in this view and below it.
  func keyboardDidMove() {
    if layoutRecord?.standardGuides.contains(where: { $0.kind == .keyboard }) == true {
      keyboardGuideDidChange()
    }
    for child in children { child.keyboardDidMove() }
  }
}
