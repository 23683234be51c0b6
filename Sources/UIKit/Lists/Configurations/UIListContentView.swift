import HeadlessUIKit
import StandardViews

/// The view of a ``UIListContentConfiguration``: an image and two texts.
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()
  private var content: UIListContentConfiguration

  /// The area of the text; nil without one.
  open var textLayoutGuide: UILayoutGuide? { content.text == nil ? nil : textGuide }
  /// The area of the second text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    content.secondaryText == nil ? nil : secondaryTextGuide
  }
  /// The area of the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { content.image == nil ? nil : imageGuide }
  private lazy var textGuide = guide(over: label)
  private lazy var secondaryTextGuide = guide(over: secondaryLabel)
  private lazy var imageGuide = guide(over: imageView)

  /// What the view shows. Configurations of other types are ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      content = new
      show()
    }
  }

  /// Creates a view of a content.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondaryLabel] { addSubview(view) }
    preservesSuperviewLayoutMargins = true
    show()
  }

  /// Archives are not read.
  public required init?(coder: NSCoder) { nil }

  private func guide(over view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }

  private func show() {
    alpha = content.alpha
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryLabel)
    let properties = content.imageProperties
    imageView.isHidden = content.image == nil
    imageView.image = content.image
    imageView.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration ?? .init(textStyle: .body)
    imageView.tintColor =
      properties.tintColor == nil && properties.tintColorTransformer == nil
      ? nil : properties.resolvedTintColor(for: tintColor)
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    let stroke = max(properties.strokeWidth.isFinite ? properties.strokeWidth : 0, 0)
    imageView.layer.borderWidth = stroke
    imageView.layer.borderColor =
      stroke > 0 ? properties.resolvedStrokeColor(for: tintColor).cgColor : nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = content.shownColor(of: properties)
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.lineBreakStrategy = properties.lineBreakStrategy
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = text.map { properties.transform.applied(to: $0) }
    }
    label.isHidden = label.text?.isEmpty ?? true
  }

  // MARK: Layout

  private var isLarge: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  private var contentLayout: ListContentLayout {
    var insets = content.directionalLayoutMargins
    // The margins of the cell, or of a view without one.
    let outer = superview?.directionalLayoutMargins ?? directionalLayoutMargins
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      insets.leading = max(insets.leading, outer.leading)
      insets.trailing = max(insets.trailing, outer.trailing)
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      insets.top = max(insets.top, outer.top)
      insets.bottom = max(insets.bottom, outer.bottom)
    }
    var layout = ListContentLayout(
      margins: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
      image: imageSize, imageGap: content.imageToTextPadding, hasText: !label.isHidden,
      hasDetail: !secondaryLabel.isHidden,
      horizontalGap: content.textToSecondaryTextHorizontalPadding,
      verticalGap: content.textToSecondaryTextVerticalPadding)
    layout.isSideBySide = content.prefersSideBySideTextAndSecondaryText && !isLarge
    layout.reservedImageWidth = reservedImageWidth
    return layout
  }

  /// The leading edge of the texts, from which separators start.
  var textStart: CGFloat { contentLayout.textStart }

  private var reservedImageWidth: CGFloat {
    let reserved = content.imageProperties.reservedLayoutSize.width
    let isStandard = reserved == UIListContentConfiguration.ImageProperties.standardDimension
    guard isStandard || reserved == 0 && content.image?.isSymbolImage == true else {
      return reserved
    }
    return UIFontMetrics(forTextStyle: .body).scaledValue(for: 28, compatibleWith: traitCollection)
  }

  private var imageSize: CGSize? {
    guard content.image != nil else { return nil }
    var size = imageView.intrinsicContentSize
    let limit = content.imageProperties.maximumSize
    let scale = min(
      limit.width > 0 && size.width > limit.width ? limit.width / size.width : 1,
      limit.height > 0 && size.height > limit.height ? limit.height / size.height : 1)
    size = CGSize(width: size.width * scale, height: size.height * scale)
    return size.width > 0 && size.height > 0 ? size : nil
  }

  private func frames(width: CGFloat, height: CGFloat?) -> ListContentLayout.Frames {
    contentLayout.frames(
      width: width, height: height, text: { self.size(of: self.label, width: $0) },
      detail: { self.size(of: self.secondaryLabel, width: $0) })
  }

  private func size(of label: UILabel, width: CGFloat) -> CGSize {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// The size of the content, at most as wide as the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
    let width = isLimited ? size.width : fittingWidth
    return CGSize(
      width: width, height: max(frames(width: width, height: nil).height, content.minimumHeight))
  }

  private var fittingWidth: CGFloat {
    let layout = contentLayout
    let widths = [label, secondaryLabel].filter { !$0.isHidden }.map {
      size(of: $0, width: .greatestFiniteMagnitude).width
    }
    let texts =
      layout.isSideBySide && widths.count == 2
      ? widths[0] + layout.horizontalGap + widths[1] : widths.max() ?? 0
    return layout.textStart + texts + layout.margins.right
  }

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width, height: bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame = isMirrored ? ListContentLayout.mirrored(frame, in: bounds.width) : frame
    }
    place(imageView, frames.image)
    place(label, frames.text)
    place(secondaryLabel, frames.detail)
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
