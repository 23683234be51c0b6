import HeadlessUIKit
import StandardViews

extension UIView {
  /// Replaces a subview that fills this view.
  func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  /// Adds a subview that fills this view, or removes it.
  func show(_ view: UIView?, _ isShown: Bool, at index: Int) {
    guard let view, isShown != (view.superview === self) else { return }
    if isShown { replace(nil, by: view, at: index) } else { view.removeFromSuperview() }
  }

  /// Whether the content runs from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Adds a subview between the margins, which determine the height of this view together with it.
  func showBetweenMargins(_ view: UIView) {
    let size = view.bounds.size
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let guide = layoutMarginsGuide
    // A view that determines no height of its own keeps the one that it was built with.
    let height = view.heightAnchor.constraint(equalToConstant: size.height)
    height.priority = .defaultLow
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor), height,
    ])
  }
}
