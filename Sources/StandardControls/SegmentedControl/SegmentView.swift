/// The title or the image of a segment.
final class SegmentView: UIView {
  let label = UILabel()
  let imageView = UIImageView()
  /// The width that was set; 0 for the natural one.
  var fixedWidth: CGFloat = 0
  /// By how much the content is moved, points.
  var contentOffset = CGSize.zero { didSet { setNeedsLayout() } }
  var isEnabled = true
  /// The action whose title and image are shown.
  var action: UIAction?

  override class var describedClass: UIView.Type { UIView.self }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.font = Self.font
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      imageView.image = nil
    }
  }

  var image: UIImage? {
    get { imageView.image }
    set {
      imageView.image = newValue
      label.text = nil
    }
  }

  /// The title is as wide as in bold, so that a selection moves nothing.
  var contentWidth: CGFloat {
    if let image { return image.size.width }
    guard let title, !title.isEmpty else { return 0 }
    let fonts = [Self.selectedFont, label.font ?? Self.font]
    return fonts.map { TextLayout(title, font: $0.font).size.width }.max() ?? 0
  }

  static let font = UIFont.systemFont(
    ofSize: SegmentedControlMetrics.fontSize, weight: .medium)
  static let selectedFont = UIFont.systemFont(
    ofSize: SegmentedControlMetrics.fontSize, weight: .semibold)

  /// What a screen reader says of the segment.
  private(set) var traits: UIAccessibilityTraits = .button

  func show(
    isSelected: Bool, isEnabled: Bool, attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    traits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    let standardFont = isSelected ? Self.selectedFont : Self.font
    label.font = attributes?[.font] as? UIFont ?? standardFont
    let standardColor: UIColor = isEnabled ? .label : .tertiaryLabel
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? standardColor
    imageView.tintColor = label.textColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    label.frame = area
    if let image { imageView.frame = area.centered(image.size) }
  }

  // As in UIKit a segment, and not the control, is what a screen reader stops at.

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { traits }
    set { super.accessibilityTraits = newValue }
  }

  override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isEnabled = !traits.contains(.notEnabled)
  }
}
