import StandardControls

/// The background of a bar, with the line at its edge.
final class BarBackgroundView: UIView {
  private let material = UIVisualEffectView(effect: nil)
  private let image = UIImageView()
  private let shadow = UIImageView()
  /// Whether the bar's edge, with its line, is at the top, as in a tab bar.
  var hasEdgeAtTop = false { didSet { setNeedsLayout() } }
  private var isLineOfPixels = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [material, image, shadow] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the background of an appearance.
  func show(_ appearance: UIBarAppearance) {
    material.effect = appearance.backgroundEffect
    material.contentView.backgroundColor = appearance.backgroundColor
    material.isHidden = appearance.backgroundEffect == nil && appearance.backgroundColor == nil
    image.image = appearance.backgroundImage
    image.contentMode = appearance.backgroundImageContentMode
    image.isHidden = appearance.backgroundImage == nil
    shadow.image = appearance.shadowImage
    isLineOfPixels = appearance.shadowImage == nil
    shadow.backgroundColor = isLineOfPixels ? appearance.shadowColor : nil
    shadow.tintColor = appearance.shadowColor
    shadow.isHidden = isLineOfPixels && appearance.shadowColor == nil
    setNeedsLayout()
  }

  /// The height of the line: one pixel, or its image's. It is outside of the bar.
  private var lineHeight: CGFloat {
    isLineOfPixels ? 1 / max(1, traitCollection.displayScale) : shadow.image?.size.height ?? 0
  }

  /// Fills a rectangle of the bar, and the line at its edge.
  func fill(_ rect: CGRect) {
    let line = shadow.isHidden ? 0 : lineHeight
    frame = CGRect(
      x: rect.minX, y: rect.minY - (hasEdgeAtTop ? line : 0), width: rect.width,
      height: rect.height + line)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = shadow.isHidden ? 0 : lineHeight
    let body = CGRect(
      x: 0, y: hasEdgeAtTop ? line : 0, width: bounds.width, height: max(0, bounds.height - line))
    material.frame = body
    image.frame = body
    shadow.frame = CGRect(
      x: 0, y: hasEdgeAtTop ? 0 : body.maxY, width: bounds.width, height: line)
  }
}
