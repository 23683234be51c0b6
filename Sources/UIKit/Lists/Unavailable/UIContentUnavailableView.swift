import HeadlessUIKit
import StandardControls
import StandardViews

/// The view of a ``UIContentUnavailableConfiguration``, which scrolls where its content is higher than the view.
open class UIContentUnavailableView: UIView, UIContentView {
  private let scrollView = UIScrollView()
  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let buttons = [UnavailableButton(), UnavailableButton()]
  private var wheel: UIActivityIndicatorView?
  private var background: ButtonBackground?
  private(set) var content: UIContentUnavailableConfiguration
  /// The kind of the content in scenes.
  var kind = UnavailableKind.empty {
    didSet { if kind != oldValue { show(kind.adapted(content, from: oldValue)) } }
  }

  /// What the view shows. Configurations of other types are ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      show(new)
    }
  }

  /// Whether content that is higher than the view can be scrolled; true by default.
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  /// Creates a view of a content.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(scrollView)
    for view in [imageView, label, secondaryLabel] + buttons { scrollView.addSubview(view) }
    show(configuration)
  }

  /// Archives are not read.
  public required init?(coder: NSCoder) { nil }

  func show(_ configuration: UIContentUnavailableConfiguration) {
    content = configuration
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryLabel)
    showImage()
    showWheel()
    buttons[0].show(content.button, content.buttonProperties)
    buttons[1].show(content.secondaryButton, content.secondaryButtonProperties)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = content.alignment == .center ? .center : .natural
    if let attributedText { label.attributedText = attributedText } else { label.text = text }
    label.isHidden = label.text?.isEmpty ?? true
  }

  private func showImage() {
    let properties = content.imageProperties
    imageView.isHidden = content.image == nil || content.showsActivity
    imageView.image = content.image
    showSymbolSize()
    imageView.tintColor = properties.tintColor
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
  }

  private func showSymbolSize() {
    imageView.preferredSymbolConfiguration =
      content.imageProperties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(
        pointSize: UIFontMetrics(forTextStyle: .largeTitle).scaledValue(
          for: UnavailableMeasures.symbolSize, compatibleWith: traitCollection))
  }

  private func showWheel() {
    guard content.showsActivity else {
      wheel?.removeFromSuperview()
      wheel = nil
      return
    }
    let wheel = wheel ?? UIActivityIndicatorView(style: .medium)
    if self.wheel == nil {
      self.wheel = wheel
      scrollView.addSubview(wheel)
    }
    wheel.color = content.imageProperties.tintColor ?? .secondaryLabel
    wheel.startAnimating()
  }

  private func showBackground() {
    let configuration = content.background
    guard configuration != .clear() else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    let view = background ?? ButtonBackground()
    if background == nil { insertSubview(view, at: 0) }
    background = view
    let insets = configuration.backgroundInsets
    let frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    view.show(
      configuration, fill: configuration.resolvedBackgroundColor(for: tintColor ?? .tintColor),
      stroke: configuration.resolvedStrokeColor(for: tintColor ?? .tintColor),
      cornerRadius: configuration.cornerRadius, in: frame)
  }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var contentLayout: UnavailableLayout {
    var insets = content.directionalLayoutMargins
    let outer = superview?.directionalLayoutMargins ?? directionalLayoutMargins
    let axes = content.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      insets.leading = max(insets.leading, outer.leading)
      insets.trailing = max(insets.trailing, outer.trailing)
    }
    if axes.contains(.vertical) {
      insets.top = max(insets.top, outer.top)
      insets.bottom = max(insets.bottom, outer.bottom)
    }
    let safeArea = safeAreaInsets
    return UnavailableLayout(
      margins: UIEdgeInsets(
        top: insets.top + safeArea.top,
        left: insets.leading + (isMirrored ? safeArea.right : safeArea.left),
        bottom: insets.bottom + safeArea.bottom,
        right: insets.trailing + (isMirrored ? safeArea.left : safeArea.right)),
      imageGap: content.imageToTextPadding, textGap: content.textToSecondaryTextPadding,
      buttonGap: content.textToButtonPadding,
      secondaryButtonGap: content.buttonToSecondaryButtonPadding,
      isCentered: content.alignment == .center)
  }

  private var imageSize: CGSize {
    let size = imageView.intrinsicContentSize
    let limit = content.imageProperties.maximumSize
    let scale = min(
      limit.width > 0 && size.width > limit.width ? limit.width / size.width : 1,
      limit.height > 0 && size.height > limit.height ? limit.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private var measures: UnavailableLayout.Parts {
    var parts = UnavailableLayout.Parts()
    if let wheel {
      parts.image = { _ in wheel.intrinsicContentSize }
    } else if !imageView.isHidden {
      parts.image = { _ in self.imageSize }
    }
    func measure(_ view: UIView) -> UnavailableLayout.Measure? {
      guard !view.isHidden else { return nil }
      return { view.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
    }
    parts.text = measure(label)
    parts.detail = measure(secondaryLabel)
    parts.button = measure(buttons[0])
    parts.secondaryButton = measure(buttons[1])
    return parts
  }

  /// The size of the content, at most as wide as the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
    let layout = contentLayout
    let margins = layout.margins.left + layout.margins.right
    let frames = layout.frames(
      width: isLimited ? size.width : UnavailableMeasures.textWidth + margins, height: nil,
      of: measures)
    let widths = [
      frames.image, frames.text, frames.detail, frames.button, frames.secondaryButton,
    ].map(\.width)
    return pixelGrid.roundedUp(
      CGSize(width: (widths.max() ?? 0) + margins, height: frames.height))
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    showBackground()
    scrollView.frame = bounds
    let frames = contentLayout.frames(width: bounds.width, height: bounds.height, of: measures)
    func place(_ view: UIView?, _ frame: CGRect) {
      view?.frame = pixelGrid.snapped(
        isMirrored ? ListContentLayout.mirrored(frame, in: bounds.width) : frame)
    }
    place(wheel ?? imageView, frames.image)
    place(label, frames.text)
    place(secondaryLabel, frames.detail)
    place(buttons[0], frames.button)
    place(buttons[1], frames.secondaryButton)
    scrollView.contentSize = CGSize(
      width: bounds.width, height: max(bounds.height, frames.height))
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    showSymbolSize()
    setNeedsLayout()
  }

  open override class var propertyTable: PropertyTable { contentUnavailableProperties }
}

/// A button below the texts, which is as large as a finger needs wherever it is tapped.
final class UnavailableButton: UIButton {
  /// Points (Human Interface Guidelines: the least height of a touch target).
  private static let touchSide: CGFloat = 44

  override class var describedClass: UIView.Type { UIButton.self }

  private var action: UIAction?

  /// Shows a configuration; without content, the button is hidden.
  func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    var shown = configuration
    if let action = properties.primaryAction, shown.title == nil, shown.image == nil {
      shown.title = action.title.isEmpty ? nil : action.title
      shown.image = action.image
    }
    isHidden =
      shown.title?.isEmpty != false && shown.image == nil && !shown.showsActivityIndicator
    role = properties.role
    isEnabled = properties.isEnabled
    menu = properties.menu
    showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    if let action { removeAction(action, for: .primaryActionTriggered) }
    action = properties.primaryAction
    if let action { addAction(action, for: .primaryActionTriggered) }
    self.configuration = shown
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (width, height) = (bounds.width, bounds.height)
    return bounds.insetBy(
      dx: min(0, (width - Self.touchSide) / 2), dy: min(0, (height - Self.touchSide) / 2)
    ).contains(point)
  }
}
