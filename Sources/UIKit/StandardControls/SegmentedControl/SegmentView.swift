/// The title or the image of a segment.
final class SegmentView: UIView {
  let label = UILabel()
  let imageView = UIImageView()
  /// The width that was set, points; 0 for the natural width.
  var fixedWidth: CGFloat = 0
  /// The offset of the content, points.
  var contentOffset = CGSize.zero { didSet { setNeedsLayout() } }
  /// The offset for the segment's position in the row, points; added to ``contentOffset``.
  var positionAdjustment = UIOffset.zero {
    didSet { if positionAdjustment != oldValue { setNeedsLayout() } }
  }
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
    get { storedTitle }
    set {
      storedTitle = newValue
      image = nil
      label.text = newValue
    }
  }

  private var storedTitle: String?

  var image: UIImage? {
    didSet {
      guard let image else {
        imageView.image = nil
        return
      }
      storedTitle = nil
      label.text = nil
      // As in a bar, an image has the colour of titles, unless it is rendered as original.
      imageView.image =
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }
  }

  /// The width of the content. A title has the width of its widest look, so that selecting it moves
  /// nothing.
  ///
  /// - Parameter attributes: the attributes of titles by state.
  func contentWidth(_ attributes: StateValues<[NSAttributedString.Key: Any]>) -> CGFloat {
    if let image { return image.size.width }
    guard let title, !title.isEmpty else { return 0 }
    let looks = [(Self.font, attributes[.normal]), (Self.selectedFont, attributes[.selected])]
    return looks.map { font, attributes in
      var attributes = attributes ?? [:]
      if attributes[.font] == nil { attributes[.font] = font }
      return NSAttributedString(string: title, attributes: attributes).size().width
    }.max() ?? 0
  }

  static let font = UIFont.systemFont(
    ofSize: SegmentedControlMetrics.fontSize, weight: .medium)
  static let selectedFont = UIFont.systemFont(
    ofSize: SegmentedControlMetrics.fontSize, weight: .semibold)

  /// The accessibility traits of the segment.
  private(set) var traits: UIAccessibilityTraits = .button

  func show(
    isSelected: Bool, isEnabled: Bool, attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    traits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    let standardFont = isSelected ? Self.selectedFont : Self.font
    let standardColor: UIColor = isEnabled ? .label : .tertiaryLabel
    let font = attributes?[.font] as? UIFont ?? standardFont
    let color = attributes?[.foregroundColor] as? UIColor ?? standardColor
    label.text = title
    label.font = font
    label.textColor = color
    imageView.tintColor = color
    guard let title, let attributes,
      attributes.keys.contains(where: { $0 != .font && $0 != .foregroundColor })
    else { return }
    let whole = attributes.merging([.font: font, .foregroundColor: color]) { own, _ in own }
    label.attributedText = NSAttributedString(string: title, attributes: whole)
    label.textAlignment = .center
  }

  /// Shows an image behind the content; nil removes it.
  func showBackground(_ image: UIImage?) {
    guard image != nil || backgroundView != nil else { return }
    let view = backgroundView ?? UIImageView()
    if backgroundView == nil {
      insertSubview(view, at: 0)
      backgroundView = view
    }
    view.image = image
    view.frame = bounds
  }

  private var backgroundView: UIImageView?

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    let area = bounds.offsetBy(
      dx: contentOffset.width + positionAdjustment.horizontal,
      dy: contentOffset.height + positionAdjustment.vertical)
    label.frame = area
    if let image { imageView.frame = area.centered(image.size) }
  }

  // As in UIKit, each segment is an accessibility element, and the control is not.

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
