@_spi(PackageViews) import HeadlessUIKit

/// Shows an image, placed by the view's content mode.
open class UIImageView: UIView {
  open var image: UIImage? {
    willSet { _reportWillChange("image") }
    didSet {
      shownImageMayDiffer(from: isHighlighted ? highlightedImage ?? oldValue : oldValue)
      _reportDidChange("image")
    }
  }

  /// The image that is shown instead of ``image`` while ``isHighlighted``, unless it is nil.
  open var highlightedImage: UIImage? {
    get { details?.highlightedImage }
    set {
      let old = highlightedImage
      if newValue != nil || details != nil { loadDetails().highlightedImage = newValue }
      shownImageMayDiffer(from: isHighlighted ? old ?? image : image)
    }
  }

  /// The image is shown as it is; UIKit does not call `draw(_:)` either.
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

  /// Size and weight of a symbol, where its own configuration leaves them unspecified.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { details?.symbolConfiguration }
    set {
      guard newValue != preferredSymbolConfiguration else { return }
      loadDetails().symbolConfiguration = newValue
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// What few image views have. It is kept apart so that the others stay small.
  private final class Details {
    var isHighlighted = false
    var highlightedImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
    /// Made when a property of animations is set.
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

  /// The images that are shown one after the other instead of ``image`` while the view animates.
  open var animationImages: [UIImage]? {
    get { storedSequence?.images }
    set {
      stopAnimating()
      sequence.images = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The images that are shown one after the other while the view animates and is highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    get { storedSequence?.highlightedImages }
    set {
      stopAnimating()
      sequence.highlightedImages = newValue
    }
  }

  /// How long all images are shown, seconds; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval {
    get { storedSequence?.duration ?? 0 }
    set { sequence.duration = newValue }
  }

  /// The number of times the images are shown; 0 until ``stopAnimating()``.
  open var animationRepeatCount: Int {
    get { storedSequence?.repeatCount ?? 0 }
    set { sequence.repeatCount = newValue }
  }

  /// Shows the images from the first one on, by the current ``VirtualClock``; the first one where there is none.
  open func startAnimating() {
    guard animationImages?.isEmpty == false || highlightedAnimationImages?.isEmpty == false else {
      return
    }
    sequence.start { [weak self] in self?.setNeedsDisplay() }
    setNeedsDisplay()
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    storedSequence?.stop()
    setNeedsDisplay()
  }

  open var isAnimating: Bool { storedSequence?.isRunning ?? false }

  private func shownImageMayDiffer(from old: UIImage?) {
    let new = isHighlighted ? highlightedImage ?? image : image
    guard new !== old else { return }
    if new?.size != old?.size { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// A view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
  }

  /// A view of the image's size, with another image while it is highlighted.
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

  /// An asset may have an image of another size for the traits.
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
    shownImage?.size ?? super.intrinsicContentSize
  }

  @_spi(PackageViews)
  open override var contentInkBounds: CGRect {
    guard let image = shownImage else { return presentedBounds }
    return presentedBounds.union(contentMode.rect(for: image.size, in: presentedBounds))
  }

  /// Unlike what ``draw(_:)`` draws, an image may reach beyond the bounds, by modes such as
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

  /// Those of the image.
  open override dynamic var alignmentRectInsets: UIEdgeInsets {
    shownImage?.alignmentRectInsets ?? .zero
  }

  /// An image by default.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityRecord?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  open override class var propertyTable: PropertyTable { imageViewProperties }

  // MARK: Overrides in extensions

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  open override dynamic func layoutSubviews() { super.layoutSubviews() }
  open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  open override dynamic func tintColorDidChange() { super.tintColorDidChange() }
}
