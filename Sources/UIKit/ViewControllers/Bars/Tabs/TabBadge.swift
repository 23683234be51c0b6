import StandardControls

/// The badge of a tab: a text on a red capsule.
final class TabBadge: UIView {
  private let label = UILabel()
  private static let height: CGFloat = 18
  private static let padding: CGFloat = 5
  /// How far the badge is from the middle of the image, and above its top.
  private static let shift: CGFloat = 4
  private static let top: CGFloat = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    addSubview(label)
    layer.cornerRadius = Self.height / 2
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: UITabBarItem, _ look: UITabBarItemStateAppearance) {
    isHidden = item.badgeValue == nil
    backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
    var attributes = look.badgeTextAttributes
    attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    label.show(item.badgeValue, attributes, font: .systemFont(ofSize: 13), color: .white)
  }

  /// Places the badge at the image's upper trailing corner, within the button; before a title next to the image, at its
  /// leading corner.
  func place(
    at image: CGRect, in bounds: CGRect, isRightToLeft: Bool, isTitleNextToImage: Bool,
    _ look: UITabBarItemStateAppearance
  ) {
    let text = label.sizeThatFits(.unlimited).width
    let width = max(Self.height, min(text + 2 * Self.padding, bounds.width / 2))
    let middle = image.width > 0 ? image.midX : bounds.midX
    let isAtRight = isRightToLeft == isTitleNextToImage
    let x = isAtRight ? middle + Self.shift : middle - Self.shift - width
    frame = CGRect(
      x: max(0, min(x, bounds.width - width)) + look.badgePositionAdjustment.horizontal,
      y: Self.top + look.badgePositionAdjustment.vertical, width: width, height: Self.height)
    label.frame = CGRect(
      x: look.badgeTitlePositionAdjustment.horizontal,
      y: look.badgeTitlePositionAdjustment.vertical, width: width, height: Self.height)
  }
}
