@_spi(PackageViews) import HeadlessUIKit

/// Text in one or more lines, vertically centred: of one style, or attributed.
open class UILabel: UIView {
  /// The last layout, and the values it depends on besides the label's own properties. Sizing and
  /// drawing mostly share it.
  var cachedLayout: CachedLayout?

  // MARK: Text

  /// The text; `\n` breaks lines. Setting it removes the attributes of an attributed text, except
  /// for the font, the colour, the alignment and the line break mode of its first character.
  open var text: String? {
    get { storedText }
    set { reportingChangeOfText { setText(newValue) } }
  }

  /// The text with its attributes. Characters without a font or a colour have the label's;
  /// paragraphs without a style have its alignment and line break mode.
  ///
  /// Setting the label's font, colour, alignment or line break mode afterwards replaces the whole
  /// text's.
  open var attributedText: NSAttributedString? {
    get { storedText.map { attributedString(of: $0) } }
    set {
      reportingChangeOfText {
        attributed = newValue.map { NSAttributedString(attributedString: $0) }
        storedText = newValue?.string
        textSizeDidChange()
      }
    }
  }

  private func setText(_ text: String?) {
    guard text != storedText || attributed != nil else { return }
    adoptFirstAttributes()
    storedText = text
    textSizeDidChange()
  }

  /// Changing the text or the attributed text changes both.
  private func reportingChangeOfText(_ change: () -> Void) {
    _reportingChange(of: "text") { _reportingChange(of: "attributedText", change) }
  }

  private(set) var storedText: String?
  /// The attributed text as set; nil for a plain text.
  private(set) var attributed: NSAttributedString?

  /// The font; the system font of 17 points by default, also when set to nil. With an attributed
  /// text, the font of its first character.
  open var font: UIFont! {
    get { attributed?.firstAttributes[.font] as? UIFont ?? ownFont }
    set {
      _reportWillChange("font")
      defer { _reportDidChange("font") }
      let font = newValue ?? UILabel.defaultFont
      guard font != ownFont || attributed != nil else { return }
      ownFont = font
      attributed = attributed?.setting(.font, font)
      textSizeDidChange()
    }
  }

  /// Whether a font of a text style follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    let font = ownFont.adjusted(for: traits)
    guard font != ownFont || attributed != nil else { return }
    ownFont = font
    attributed = attributed?.replacing(.font) { (font: UIFont) in font.adjusted(for: traits) }
    textSizeDidChange()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  @_spi(PackageViews)
  open override func adoptTraits() {
    super.adoptTraits()
    adjustFont()
  }

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The font of characters without one.
  private(set) var ownFont = UILabel.defaultFont

  /// The colour of the text; `label` by default, also when set to nil. With an attributed text, the
  /// colour of its first character.
  open var textColor: UIColor! {
    get { attributed?.firstAttributes[.foregroundColor] as? UIColor ?? ownTextColor }
    set {
      _reportWillChange("textColor")
      defer { _reportDidChange("textColor") }
      storedTextColor = newValue
      attributed = attributed?.setting(.foregroundColor, ownTextColor)
      textColorDidChange()
    }
  }

  /// The width that Auto Layout has determined while it asks for the height; otherwise 0.
  private var widthInLayout: CGFloat = 0
  private var storedTextColor: UIColor?
  /// The colour of characters without one.
  var ownTextColor: UIColor { storedTextColor ?? .label }

  /// The horizontal alignment of lines; `natural` by default. With an attributed text, the
  /// alignment of its first paragraph.
  open var textAlignment: NSTextAlignment {
    get { firstParagraphStyle?.alignment ?? ownTextAlignment }
    set {
      guard newValue != ownTextAlignment || attributed != nil else { return }
      ownTextAlignment = newValue
      attributed = attributed?.changingParagraphStyles { $0.alignment = newValue }
      textLayoutDidChange()
    }
  }

  /// The alignment of paragraphs without a style.
  private(set) var ownTextAlignment = NSTextAlignment.natural

  /// How text that is wider than the label is broken or truncated. With an attributed text, the
  /// mode of its first paragraph.
  open var lineBreakMode: NSLineBreakMode {
    get { firstParagraphStyle?.lineBreakMode ?? ownLineBreakMode }
    set {
      guard newValue != ownLineBreakMode || attributed != nil else { return }
      ownLineBreakMode = newValue
      attributed = attributed?.changingParagraphStyles { $0.lineBreakMode = newValue }
      textSizeDidChange()
    }
  }

  /// The line break mode of paragraphs without a style.
  private(set) var ownLineBreakMode = NSLineBreakMode.byTruncatingTail

  private var firstParagraphStyle: NSParagraphStyle? {
    attributed?.firstAttributes[.paragraphStyle] as? NSParagraphStyle
  }

  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines: Int = 1 {
    didSet { if numberOfLines != oldValue { textSizeDidChange() } }
  }

  /// Whether a text of one line shrinks to the label's width, down to ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textLayoutDidChange() } }
  }

  /// The smallest font size in relation to the font's own; 0 shrinks as far as needed.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { textLayoutDidChange() } }
  }

  /// The position of a text that has shrunk. Kept, without effect: text is centred vertically.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Whether a line that is up to 5 % too wide is set more tightly instead of truncated.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { textLayoutDidChange() } }
  }

  /// Kept, without effect.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  /// The width at which ``intrinsicContentSize`` breaks lines, points; 0 breaks only at line ends.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Highlight and shadow

  /// Whether the text is drawn in ``highlightedTextColor``.
  open var isHighlighted = false {
    willSet { _reportWillChange("highlighted") }
    didSet {
      if isHighlighted != oldValue { textColorDidChange() }
      _reportDidChange("highlighted")
    }
  }

  /// The colour of the text while ``isHighlighted``; nil for ``textColor``.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { textColorDidChange() } }
  }

  /// Whether the text has its full colour; it is translucent otherwise. UIKit does not document the
  /// opacity; this one is our own.
  open var isEnabled = true {
    willSet { _reportWillChange("enabled") }
    didSet {
      if isEnabled != oldValue { setNeedsDisplay() }
      _reportDidChange("enabled")
    }
  }

  private static let disabledOpacity: CGFloat = 0.5

  /// The colour of the text's shadow, which has sharp edges; nil for no shadow.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }

  /// The distance from the text to its shadow, points, y down.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
  }

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label with the class's defaults; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .left
  }

  // MARK: Size

  /// The length of unlimited bounds, points. It is finite, and small enough that an override of
  /// ``textRect(forBounds:limitedToNumberOfLines:)`` can add insets without losing precision.
  private static let unlimitedLength: CGFloat = 1e7

  /// The size of the text rectangle in bounds of at most the given width, rounded up to whole
  /// pixels.
  ///
  /// A label of one line ignores the width. A width of 0 means no limit.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
  }

  /// The size of the text rectangle in bounds as wide as ``preferredMaxLayoutWidth``, rounded up to
  /// whole pixels.
  open override dynamic var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : widthInLayout
    return textSize(width: width > 0 ? width : nil)
  }

  open override var wrapsAtLayoutWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  /// The height of ``intrinsicContentSize`` for the width, as in UIKit, so that overrides count.
  open override func contentHeight(forLayoutWidth width: CGFloat) -> CGFloat {
    widthInLayout = width
    defer { widthInLayout = 0 }
    return intrinsicContentSize.height
  }

  /// As in UIKit, the distances from the edges do not depend on the label's height, and are rounded
  /// to pixels: they are measured where ``drawText(in:)`` draws the lines of a label of its natural
  /// height.
  open override var layoutBaselines: LayoutBaselines {
    guard let text, !text.isEmpty else { return super.layoutBaselines }
    let width = wrapsAtLayoutWidth && bounds.width > 0 ? bounds.width : preferredMaxLayoutWidth
    let layout = layout(width: width > 0 && numberOfLines != 1 ? width : nil, height: nil)
    let grid = PixelGrid(scale: pixelScale)
    let first = grid.snapped(y: layout.firstBaseline)
    let last = grid.snapped(y: first + layout.lastBaseline - layout.firstBaseline)
    return .edges(
      firstFromTop: first, lastFromBottom: grid.roundedUp(layout.size.height) - last)
  }

  /// - Parameter width: the width of the bounds, points; nil for no limit.
  private func textSize(width: CGFloat?) -> CGSize {
    let bounds = CGRect(
      x: 0, y: 0, width: width ?? Self.unlimitedLength, height: Self.unlimitedLength)
    let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    return PixelGrid(scale: pixelScale).roundedUp(size)
  }

  /// The rectangle of the text in the given bounds, in whole pixels: at most as wide, at their top
  /// edge, and aligned. The label itself draws its text in the middle of its height.
  ///
  /// ``sizeThatFits(_:)`` and ``intrinsicContentSize`` are the size of this rectangle in bounds that
  /// are high enough. A label with padding overrides it and ``drawText(in:)``: it calls super with
  /// smaller bounds, and returns the rectangle with the padding around it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard let text, !text.isEmpty, bounds.width > 0 else {
      return CGRect(x: bounds.minX, y: bounds.minY, width: 0, height: 0)
    }
    let layout = layout(
      width: Self.limit(bounds.width), height: numberOfLines == 1 ? nil : Self.limit(bounds.height),
      numberOfLines: numberOfLines)
    let size = PixelGrid(scale: pixelScale).roundedUp(layout.size)
    return CGRect(
      x: bounds.minX + layout.left, y: bounds.minY, width: size.width, height: size.height)
  }

  /// A length as the limit of a layout; nil if it derives from ``unlimitedLength``.
  private static func limit(_ length: CGFloat) -> CGFloat? {
    length < unlimitedLength / 2 ? length : nil
  }

  // MARK: Drawing

  /// Text is placed anew in new bounds, not stretched.
  @_spi(PackageViews)
  open override var redrawsForNewBounds: Bool { true }

  @_spi(PackageViews)
  open override var drawingChangesLayers: Bool { type(of: self) != UILabel.self }

  open override dynamic func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// As in UIKit, letters that exceed their line are not clipped.
  @_spi(PackageViews)
  open override var contentOverflow: (top: CGFloat, bottom: CGFloat) {
    guard let text, !text.isEmpty, bounds.width > 0 else { return (0, 0) }
    let overflow = boundsLayout.overflow
    guard overflow.top > 0 || overflow.bottom > 0 else { return (0, 0) }
    // The baseline is snapped to a pixel edge, and letters cover their edge pixels partly.
    let tolerance = 2 / pixelScale
    return (
      overflow.top > 0 ? overflow.top + tolerance : 0,
      overflow.bottom > 0 ? overflow.bottom + tolerance : 0
    )
  }

  /// Draws the text into a rectangle of the label's coordinates.
  open func drawText(in rect: CGRect) {
    guard let text, !text.isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext()
    else { return }
    if !isEnabled {
      context.saveGState()
      context.setAlpha(Self.disabledOpacity)
    }
    defer { if !isEnabled { context.restoreGState() } }
    let layout = layout(width: rect.width, height: numberOfLines == 1 ? nil : rect.height)
    let origin = CGPoint(x: rect.minX, y: top(of: layout, in: rect))
    if let shadowColor {
      layout.drawShape(
        in: context,
        at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height),
        color: shadowColor.cgColor)
    }
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    layout.draw(in: context, at: origin, color: (color ?? .label).cgColor)
  }

  // MARK: Changes of the text

  /// Turns an attributed text into a plain one with the attributes of its first character.
  private func adoptFirstAttributes() {
    guard let attributed else { return }
    (ownFont, ownTextAlignment, ownLineBreakMode) = (font, textAlignment, lineBreakMode)
    if let color = attributed.firstAttributes[.foregroundColor] as? UIColor {
      storedTextColor = color
    }
    self.attributed = nil
  }

  private func textLayoutDidChange() {
    cachedLayout = nil
    setNeedsDisplay()
  }

  private func textSizeDidChange() {
    textLayoutDidChange()
    invalidateIntrinsicContentSize()
  }

  // MARK: Accessibility

  /// True by default.
  open override var isAccessibilityElement: Bool {
    get { accessibilityRecord?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text by default.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? accessibilityText }
    set { super.accessibilityLabel = newValue }
  }

  /// Static text by default.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityRecord?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  private func textColorDidChange() {
    // The layout of a plain text has no colours.
    if attributed != nil { cachedLayout = nil }
    setNeedsDisplay()
  }

  // MARK: Description

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    inspectText(&content)
  }

  open override class var propertyTable: PropertyTable { labelProperties }
}
