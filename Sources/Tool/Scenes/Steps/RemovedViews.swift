import HeadlessUIKit
import StandardViews

/// Arranged subviews that steps remove from their stack views, and insert again.
final class RemovedViews {
  private struct Removed {
    var stack: UIStackView
    var spacingAfter: CGFloat
    /// The constraints that the removal deactivated.
    var constraints: [NSLayoutConstraint]
  }

  private var removed: [ObjectIdentifier: Removed] = [:]

  func remove(_ view: UIView?) {
    guard let view, let stack = view.superview as? UIStackView else { return }
    let spacing = stack.customSpacing(after: view)
    let constraints = sequence(first: stack as UIView, next: \.superview)
      .flatMap(\.constraints).filter(\.isActive)
    stack.removeArrangedSubview(view)
    view.removeFromSuperview()
    removed[ObjectIdentifier(view)] = Removed(
      stack: stack, spacingAfter: spacing,
      constraints: constraints.filter { !$0.isActive && !Self.isOfStackView($0) })
  }

  /// Whether a stack view makes and replaces the constraint itself.
  private static func isOfStackView(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.identifier?.hasPrefix("UISV-") == true
  }

  /// Inserts a view before the arranged subview with an index, or moves it there.
  func insert(_ view: UIView?, at index: Int?) {
    guard let view else { return }
    let former = removed.removeValue(forKey: ObjectIdentifier(view))
    guard let stack = former?.stack ?? view.superview as? UIStackView else { return }
    let others = stack.arrangedSubviews.count { $0 !== view }
    stack.insertArrangedSubview(view, at: min(index ?? others, others))
    guard let former else { return }
    stack.setCustomSpacing(former.spacingAfter, after: view)
    NSLayoutConstraint.activate(former.constraints)
  }
}
