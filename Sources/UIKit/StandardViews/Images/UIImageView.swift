@_spi(PackageViews) import HeadlessUIKit

/// Shows an image, placed according to the view's content mode.
open class UIImageView: UIView {
  /// The image; nil to show nothing.
  open var image: UIImage? {
    willSet { _reportWillChange("image") }
    didSet {
      shownImageMayDiffer(from: isHighlighted ? highlightedImage ?? oldValue : oldValue)
      _reportDidChange("image")
    }
  }

  /// The image shown instead of ``image`` while ``isHighlighted``; nil to keep ``image``.
  open var highlightedImage: UIImage? {
    get { details?.highlightedImage }
    set {
      let old = highlightedImage
      if newValue != nil || details != nil { loadDetails().highlightedImage = newValue }
      shownImageMayDiffer(from: isHighlighted ? old ?? image : image)
    }
  }

  /// How the image is placed in the bounds, which decides where a symbol's baseline is.
  open override var contentMode: ContentMode {
    didSet {
      guard contentMode != oldValue, shownImage?.hasBaseline == true else { return }
      invalidateIntrinsicContentSize()
    }
  }

  /// The image is shown directly; UIKit does not call `draw(_:)` either.
  @_spi(PackageViews)
  open override var drawsOwnContent: Bool { false }

  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted: Bool {
    get { details?.isHighlighted ?? false }
    set {
      _reportingChange(of: "highlighted") {
        guard newValue != isHighlighted else { return }
        let old = isHighlighted ? highlightedImage ?? image : image
        loadDetails().isHighlighted = newValue
        shownImageMayDiffer(from: old)
      }
    }
  }

  /// The size and weight of a symbol image that does not specify them itself.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { details?.symbolConfiguration }
    set {
      guard newValue != preferredSymbolConfiguration else { return }
      loadDetails().symbolConfiguration = newValue
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Whether a picture is larger where the text size is one for accessibility. Kept: pictures have the size of their file.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { details?.adjustsImageSize ?? false }
    set {
      if newValue != adjustsImageSizeForAccessibilityContentSizeCategory {
        loadDetails().adjustsImageSize = newValue
      }
    }
  }

  /// Rarely used properties, kept apart so that most image views stay small.
  private final class Details {
    var isHighlighted = false
    var highlightedImage: UIImage?
    var adjustsImageSize = false
    var symbolConfiguration: UIImage.SymbolConfiguration?
    /// Created when a property of the animation is set.
    var sequence: ImageSequence?
  }

  private var details: Details?

  private func loadDetails() -> Details {
    if let details { return details }
    let new = Details()
    details = new
    return new
  }

  // MARK: Animation

  private var storedSequence: ImageSequence? { details?.sequence }

  private var sequence: ImageSequence {
    if let storedSequence { return storedSequence }
    let sequence = ImageSequence()
    loadDetails().sequence = sequence
    return sequence
  }

  /// The images shown one after another instead of ``image`` while the view animates.
  open var animationImages: [UIImage]? {
    get { storedSequence?.images }
    set {
      stopAnimating()
      sequence.images = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The images shown one after another while the view animates and is highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    get { storedSequence?.highlightedImages }
    set {
      stopAnimating()
      sequence.highlightedImages = newValue
    }
  }

  /// The duration of all images, seconds; 0 for a thirtieth of a second per image.
  open var animationDuration: TimeInterval {
    get { storedSequence?.duration ?? 0 }
    set { sequence.duration = newValue }
  }

  /// The number of times that the images are shown; 0 to repeat until ``stopAnimating()``.
  open var animationRepeatCount: Int {
    get { storedSequence?.repeatCount ?? 0 }
    set { sequence.repeatCount = newValue }
  }

  /// Shows the images from the first one, timed by the current ``VirtualClock``; without a clock,
  /// only the first.
  open func startAnimating() {
    guard animationImages?.isEmpty == false || highlightedAnimationImages?.isEmpty == false else {
      return
    }
    sequence.start { [weak self] in self?.setNeedsDisplay() }
    setNeedsDisplay()
  }

  /// Stops the animation and shows ``image`` again.
  open func stopAnimating() {
    guard isAnimating else { return }
    storedSequence?.stop()
    setNeedsDisplay()
  }

  /// Whether the images are shown one after another.
  open var isAnimating: Bool { storedSequence?.isRunning ?? false }

  private func shownImageMayDiffer(from old: UIImage?) {
    let new = isHighlighted ? highlightedImage ?? image : image
    guard new !== old else { return }
    if new?.size != old?.size || new?.baselineOffsetFromBottom != old?.baselineOffsetFromBottom {
      invalidateIntrinsicContentSize()
    }
    setNeedsDisplay()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an image view with the class's defaults; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// Creates a view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
  }

  /// Creates a view of the image's size, with another image while highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  private var shownImage: UIImage? {
    if let frame = storedSequence?.shownImage(isHighlighted: isHighlighted) { return frame }
    let shown = isHighlighted ? highlightedImage ?? image : image
    if let preferredSymbolConfiguration, shown?.isSymbolImage == true {
      return shown?.fillingInSymbolConfiguration(preferredSymbolConfiguration)
    }
    return shown?.imageAsset == nil ? shown : shown?.resolved(in: traitCollection)
  }

  /// An asset may provide an image of another size for the new traits.
  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    if (isHighlighted ? highlightedImage ?? image : image)?.imageAsset != nil {
      invalidateIntrinsicContentSize()
    }
  }

  /// The image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }

  open override dynamic var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    // Of the alignment rectangle, as constraints have it.
    let insets = image.alignmentRectInsets
    return CGSize(
      width: max(0, image.size.width - insets.left - insets.right),
      height: max(0, image.size.height - insets.top - insets.bottom))
  }

  /// The baseline of the image, rounded to pixels, where the content mode shows the image in its own size in a view of
  /// another height; the edges for an image without a baseline.
  open override var layoutBaselines: LayoutBaselines {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else {
      return super.layoutBaselines
    }
    let insets = alignmentRectInsets
    let height = image.size.height - insets.top - insets.bottom
    let bottom = pixelGrid.snapped(y: offset - insets.bottom)
    switch contentMode {
    case .top, .topLeft, .topRight, .bottom, .bottomLeft, .bottomRight:
      return .edges(firstFromTop: height - bottom, lastFromBottom: bottom)
    default:
      return .center(offset: height / 2 - bottom)
    }
  }

  @_spi(PackageViews)
  open override var contentInkBounds: CGRect {
    guard let image = shownImage else { return presentedBounds }
    return presentedBounds.union(contentMode.rect(for: image.size, in: presentedBounds))
  }

  /// Unlike the drawing of ``draw(_:)``, an image may extend beyond the bounds, in modes such as
  /// `scaleAspectFill`.
  @_spi(PackageViews)
  open override func drawContent(in pass: DrawingPass) {
    guard let image = shownImage, pass.rect.width > 0, pass.rect.height > 0 else { return }
    let rect = pass.snapped(contentMode.rect(for: image.size, in: pass.rect))
    if image.flipsForRightToLeftLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      pass.context.saveGState()
      pass.context.translateBy(x: rect.minX + rect.maxX, y: 0)
      pass.context.scaleBy(x: -1, y: 1)
      defer { pass.context.restoreGState() }
      image.draw(
        in: rect, context: pass.context,
        tint: image.isTemplate ? tintColor.cgColor : nil)
      return
    }
    image.draw(
      in: rect, context: pass.context,
      tint: image.isTemplate ? tintColor.cgColor : nil)
  }

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    guard shownImage != nil else { return }
    content.isVisible = true
  }

  /// The insets of the image.
  open override dynamic var alignmentRectInsets: UIEdgeInsets {
    shownImage?.alignmentRectInsets ?? .zero
  }

  /// An image by default.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityRecord?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  open override class var propertyTable: PropertyTable { imageViewProperties }
}
