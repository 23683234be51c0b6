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

  /// The line is outside of the background, one pixel high, or as high as its image.
  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    image.frame = bounds
    let scale = max(1, traitCollection.displayScale)
    let height = isLineOfPixels ? 1 / scale : shadow.image?.size.height ?? 0
    shadow.frame = CGRect(
      x: 0, y: hasEdgeAtTop ? -height : bounds.height, width: bounds.width, height: height)
  }
}
