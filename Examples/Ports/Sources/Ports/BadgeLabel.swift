import UIKit

/// A short text in a capsule.
@MainActor
open class BadgeLabel: UILabel {
  public struct Style {
    public var color: UIColor
    public var insets: UIEdgeInsets

    public static let alert = Style(
      color: .systemRed, insets: UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4))
  }

  public var style: Style { didSet { apply() } }

  @MainActor public static var defaultStyle = Style.alert

  public init(text: String, style: Style = BadgeLabel.defaultStyle) {
    self.style = style
    super.init(frame: .zero)
    self.text = text
    apply()
    NotificationCenter.default.addObserver(
      self, selector: #selector(countDidChange(_:)), name: .badgeCountDidChange, object: nil)
  }

  public required init?(coder: NSCoder) {
    style = BadgeLabel.defaultStyle
    super.init(coder: coder)
    apply()
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  private func apply() {
    font = .boldSystemFont(ofSize: 12)
    textColor = .white
    textAlignment = .center
    layer.backgroundColor = style.color.cgColor
    layer.masksToBounds = true
    invalidateIntrinsicContentSize()
  }

  open override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.width += style.insets.left + style.insets.right
    size.height += style.insets.top + style.insets.bottom
    size.width = max(size.width, size.height)
    return size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  @objc private func countDidChange(_ notification: Notification) {
    guard let count = notification.userInfo?["count"] as? Int else { return }
    text = count > 99 ? "99+" : "\(count)"
    isHidden = count == 0
  }
}

extension Notification.Name {
  public static let badgeCountDidChange = Notification.Name("badgeCountDidChange")
}

// MARK: - Badges of views

private var badgeKey: UInt8 = 0

extension UIView {
  /// A badge on the top right corner.
  @objc public var badge: BadgeLabel? {
    get { objc_getAssociatedObject(self, &badgeKey) as? BadgeLabel }
    set {
      badge?.removeFromSuperview()
      objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      guard let newValue else { return }
      newValue.translatesAutoresizingMaskIntoConstraints = false
      addSubview(newValue)
      newValue.centerXAnchor.constraint(equalTo: trailingAnchor).isActive = true
      newValue.centerYAnchor.constraint(equalTo: topAnchor).isActive = true
    }
  }
}
