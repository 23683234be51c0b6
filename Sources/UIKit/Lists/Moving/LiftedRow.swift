import HeadlessUIKit
import StandardViews

/// The look of a row that a finger holds: in front of the others, with a shadow.
final class LiftedRow {
  /// The measures of the shadow; our own.
  private static let shadowRadius: CGFloat = 8
  private static let shadowOpacity: Float = 0.25

  /// The row.
  let view: UIView
  private let shadow = UIView()
  /// Whether the row is not shown, as a drag shows it elsewhere.
  private(set) var isHidden = false
  /// The level that the row had before.
  private var level = UIUserInterfaceLevel.unspecified

  init(_ view: UIView) {
    self.view = view
    shadow.isUserInteractionEnabled = false
    shadow.layer.shadowColor = UIColor.black.cgColor
    shadow.layer.shadowRadius = Self.shadowRadius
    shadow.layer.shadowOffset = CGSize(width: 0, height: 2)
    shadow.layer.shadowOpacity = Self.shadowOpacity
  }

  /// Lifts the row, animated on the current clock. In the dark appearance it has the colours of elevated views.
  func lift() {
    level = view.traitOverrides.userInterfaceLevel
    view.traitOverrides.userInterfaceLevel = .elevated
    UIView.performWithoutAnimation {
      shadow.alpha = 0
      bringToFront()
    }
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      self.shadow.alpha = 1
    }
  }

  /// Shows the row in front of the others, with its shadow at its place.
  func bringToFront() {
    guard !isHidden, let list = view.superview else { return }
    if shadow.superview !== list { list.addSubview(shadow) }
    let siblings = list.subviews
    if siblings.last !== view || siblings.dropLast().last !== shadow {
      list.bringSubviewToFront(shadow)
      list.bringSubviewToFront(view)
    }
    placeShadow()
  }

  private func placeShadow() {
    guard shadow.frame != view.frame else { return }
    shadow.frame = view.frame
    shadow.layer.shadowPath =
      UIBezierPath(
        roundedRect: CGRect(origin: .zero, size: view.bounds.size),
        cornerRadius: view.layer.cornerRadius
      ).cgPath
  }

  /// Hides the row, as a drag shows it elsewhere.
  func hide() {
    isHidden = true
    view.isHidden = true
  }

  /// Removes the shadow at once.
  func discard() {
    if isHidden {
      view.isHidden = false
      return
    }
    shadow.removeFromSuperview()
    view.traitOverrides.userInterfaceLevel = level
  }

  /// Drops the row into the place that it has got, animated on the current clock, and orders it among the others.
  ///
  /// - Parameter index: the row's place among the list's subviews afterwards.
  func drop(at index: Int) {
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      self.shadow.alpha = 0
      self.shadow.frame = self.view.frame
    } completion: { [self] _ in
      discard()
      if let list = view.superview { list.insertSubview(view, at: index) }
    }
  }
}
