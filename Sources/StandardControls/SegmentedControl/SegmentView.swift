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
    return TextLayout(title, font: Self.selectedFont.font).size.width
  }

  static let font = UIFont.systemFont(
    ofSize: SegmentedControlMetrics.fontSize, weight: .medium)
  static let selectedFont = UIFont.systemFont(
    ofSize: SegmentedControlMetrics.fontSize, weight: .semibold)

  /// What a screen reader says of the segment.
  private(set) var traits: [InspectedAccessibility.Trait] = [.button]

  func show(isSelected: Bool, isEnabled: Bool) {
    traits = [.button] + (isSelected ? [.selected] : []) + (isEnabled ? [] : [.notEnabled])
    label.font = isSelected ? Self.selectedFont : Self.font
    label.textColor = isEnabled ? .label : .tertiaryLabel
    imageView.tintColor = label.textColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    label.frame = area
    if let image { imageView.frame = area.centered(image.size) }
  }

  /// As in UIKit a segment, and not the control, is what a screen reader stops at.
  override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isEnabled = !traits.contains(.notEnabled)
    content.accessibility.isElement = true
    content.accessibility.label = title
    content.accessibility.traits = traits
  }
}
