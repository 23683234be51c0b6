/// The ring around a control that has the keyboard focus.
///
/// UIKit draws such a ring, its `UIFocusHaloEffect`, on iPad and with Mac Catalyst. The width and
/// the gap are our own.
struct FocusHalo {
  /// Points.
  static let width: CGFloat = 3
  /// The distance between the control and the ring, points.
  static let gap: CGFloat = 1

  private var ring: FocusRing?

  /// Shows the ring if the control has the focus; removes it otherwise.
  ///
  /// - Parameters:
  ///   - rect: the surrounded rectangle, in the control's coordinates.
  ///   - cornerRadius: the corner radius of the surrounded rectangle, points.
  mutating func update(in control: UIControl, around rect: CGRect, cornerRadius: CGFloat) {
    guard control.isFocused else {
      ring?.removeFromSuperview()
      ring = nil
      return
    }
    let ring = ring ?? FocusRing()
    self.ring = ring
    let reach = Self.width + Self.gap
    ring.frame = rect.insetBy(dx: -reach, dy: -reach)
    ring.layer.cornerRadius = cornerRadius + reach
    ring.layer.borderWidth = Self.width
    ring.layer.borderColor =
      control.tintColor.withAlphaComponent(0.6)
      .resolvedColor(with: control.traitCollection).cgColor
    control.addSubview(ring)
  }
}

/// Inspections ignore the ring, since it extends beyond its control on purpose.
private final class FocusRing: UIView {
  override class var describedClass: UIView.Type { UIView.self }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func inspect(_ content: inout ViewContent) {}
}
