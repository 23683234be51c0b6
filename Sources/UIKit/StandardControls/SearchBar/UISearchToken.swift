/// A part of a search that is not text, shown before the text of a ``UISearchTextField``: an icon and a name.
open class UISearchToken: ObjectiveCObject {
  /// The object that the token represents, for the client; nil by default.
  open var representedObject: Any?

  let icon: UIImage?
  let text: String

  /// Creates a token.
  ///
  /// - Parameter icon: nil for none. It is drawn in the colour of the text unless it is rendered as original.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

/// The rounded area of a token.
final class SearchTokenView: UIView {
  private let iconView = UIImageView()
  private let label = UILabel()

  override class var describedClass: UIView.Type { UIView.self }

  init(_ token: UISearchToken) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = SearchBarMetrics.tokenCornerRadius
    iconView.image = token.icon.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    iconView.contentMode = .scaleAspectFit
    iconView.isHidden = token.icon == nil
    label.text = token.text
    addSubview(iconView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(font: UIFont, color: UIColor, isSelected: Bool) {
    label.font = font
    label.textColor = isSelected ? .white : .label
    iconView.tintColor = isSelected ? .white : .secondaryLabel
    backgroundColor = isSelected ? tintColor : color
  }

  private var iconWidth: CGFloat {
    iconView.isHidden ? 0 : label.font.lineHeight.rounded(.up)
  }

  /// The width below which a token shows nothing that can be read: its icon, and an ellipsis after a letter.
  var leastWidth: CGFloat {
    let icon = iconWidth > 0 ? iconWidth + SearchBarMetrics.textGap : 0
    return (icon + 2 * label.font.pointSize + 2 * SearchBarMetrics.tokenInset).rounded(.up)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    let icon = iconWidth > 0 ? iconWidth + SearchBarMetrics.textGap : 0
    return CGSize(
      width: icon + text.width + 2 * SearchBarMetrics.tokenInset,
      height: text.height.rounded(.up) + 2 * SearchBarMetrics.tokenMargin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var area = bounds.insetToMiddle(dx: SearchBarMetrics.tokenInset, dy: 0)
    let whole = area
    if iconWidth > 0 {
      let icon = CGRect(x: area.minX, y: area.minY, width: iconWidth, height: area.height)
      iconView.frame = icon.placed(in: whole, mirrored: isRightToLeft)
      let text = iconWidth + SearchBarMetrics.textGap
      area =
        CGRect(
          x: area.minX + text, y: area.minY, width: area.width - text, height: area.height
        ).withoutNegativeSize
    }
    label.frame = area.placed(in: whole, mirrored: isRightToLeft)
  }
}
