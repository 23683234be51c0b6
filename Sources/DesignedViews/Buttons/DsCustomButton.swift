import HeadlessUIKit
import Layouter

/// Hears of a button's state and taps.
public protocol DsCustomButtonDelegate: AnyObject {
  func onCustomButtonStateChanged(
    _ button: DsCustomButton, before: ViewState, after: ViewState)
  func onCustomButtonTapped(_ button: DsCustomButton)
}

extension DsCustomButtonDelegate {
  public func onCustomButtonStateChanged(
    _ button: DsCustomButton, before: ViewState, after: ViewState
  ) {}
  public func onCustomButtonTapped(_ button: DsCustomButton) {}
}

/// A button with an icon and a caption, and resources for each of its states.
///
/// Subclasses may override the font, where content goes, how the icon is drawn, the background, and
/// all of the content.
open class DsCustomButton: UIView, DraggableCell {
  // MARK: Content

  /// The caption; nil for none.
  open var text: String? { didSet { redraw(if: text != oldValue) } }
  /// Colours, and the icon and the background image where `iconResources` are nil.
  open var colorResources: StatefulResource? { didSet { redraw(if: true) } }
  /// The icon and the background image.
  open var iconResources: StatefulResource? { didSet { redraw(if: true) } }
  /// Where the caption stands in its area.
  open var textHorzAlignment: Align = .center {
    didSet { redraw(if: textHorzAlignment != oldValue) }
  }
  /// Where icon and caption are placed together, if there are both. With `fill` the icon is at the
  /// leading edge, and the caption in the rest of the width.
  open var contentHorzAlignment: AlignEx = .fill {
    didSet { redraw(if: contentHorzAlignment != oldValue) }
  }
  /// Whether the caption is split at its line breaks.
  open var multiLineText = false { didSet { redraw(if: multiLineText != oldValue) } }
  /// Between lines, as a part of the line height.
  open var lineSpacing: CGFloat = 0.3 { didSet { redraw(if: lineSpacing != oldValue) } }
  /// A free name for the button.
  public var key: String?

  // MARK: Look

  /// Points; drawn inside of the bounds.
  open var borderWidth = DsDefaults.btnBorderWidth {
    didSet { redraw(if: borderWidth != oldValue) }
  }
  /// Points; at most half the shorter side.
  open var roundRadius = DsDefaults.btnRoundRadius {
    didSet { redraw(if: roundRadius != oldValue) }
  }
  /// Points.
  open var fontSize = DsDefaults.btnFontSize { didSet { redraw(if: fontSize != oldValue) } }
  open var boldFont = true { didSet { redraw(if: boldFont != oldValue) } }
  /// Whether the caption grows and shrinks with the text size that the user prefers: ``fontSize`` is
  /// its size at the standard text size, `large`.
  open var adjustsFontForContentSizeCategory = true {
    didSet { redraw(if: adjustsFontForContentSizeCategory != oldValue) }
  }
  /// Kept free around icon and caption, points.
  open var contentMargin = DsDefaults.btnContentMargin {
    didSet { redraw(if: contentMargin != oldValue) }
  }
  /// Between icon and caption, points.
  open var iconTextMargin = DsDefaults.btnIconTextMargin {
    didSet { redraw(if: iconTextMargin != oldValue) }
  }
  /// Whether everything is drawn upside down: turned by half a turn.
  open var turnOver = false { didSet { redraw(if: turnOver != oldValue) } }
  /// Whether content that is too wide is made smaller rather than cut off.
  open var autoScaleToBounds = false { didSet { redraw(if: autoScaleToBounds != oldValue) } }

  // MARK: State

  open var enabled = true { didSet { updateState() } }
  open var selected = false { didSet { updateState() } }
  /// Whether the button is being pressed.
  open var activated = false { didSet { updateState() } }
  /// What follows from `enabled`, `selected` and `activated`.
  public private(set) var buttonState = ViewState.normal
  /// Whether taps are ignored, as they are while the button is dragged.
  open var inert = false

  open weak var customButtonDelegate: (any DsCustomButtonDelegate)?
  private var target: ((DsCustomButton) -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) { return nil }

  /// Asks for the button to be drawn, and laid out by others, if a property has changed.
  final func redraw(if changed: Bool) {
    guard changed else { return }
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func updateState() {
    let before = buttonState
    let after = ViewState(enabled: enabled, selected: selected, activated: activated)
    guard after != before else { return }
    buttonState = after
    setNeedsDisplay()
    customButtonDelegate?.onCustomButtonStateChanged(self, before: before, after: after)
  }

  // MARK: Taps

  /// Sets what a tap does; nil for nothing.
  public func setTarget(_ action: ((DsCustomButton) -> Void)?) { target = action }

  /// Sets a method that a tap calls, as long as its object lives:
  /// `setTarget(self, action: Controller.save)`.
  public func setTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (DsCustomButton) -> Void
  ) {
    self.target = { [weak target] button in
      if let target { action(target)(button) }
    }
  }

  /// Tells the delegate and then the target. Subclasses that do something of their own at a tap do
  /// it before they call this.
  open func tapped() {
    customButtonDelegate?.onCustomButtonTapped(self)
    target?(self)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if enabled, !inert, touches.contains(where: { $0.view === self }) { activated = true }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    activated = false
  }

  /// A tap is a touch that the button was activated by and that ends inside of it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasActivated = activated
    activated = false
    let endsInside = touches.contains { touch in
      touch.view === self && point(inside: touch.location(in: self), with: event)
    }
    if wasActivated, endsInside, enabled, !inert { tapped() }
  }

  // MARK: Dragging

  open func onBeginCustomizing(_ layout: BaseLayout) {}

  open func onEndCustomizing(_ layout: BaseLayout) { inert = false }

  open func onBeginDragging(_ layout: BaseLayout) -> Bool {
    inert = true
    activated = false
    return true
  }

  open func onEndDragging(_ layout: BaseLayout, done: Bool) { inert = false }

  open var cornerRadiusWhileDragged: CGFloat? { roundRadius > 0 ? roundRadius : nil }

  // MARK: Resources

  /// What the button uses of its resources in a state, plainer states' where there is none.
  open func resource(_ type: ResType, in state: ViewState) -> ResourceValue? {
    switch type {
    case .icon:
      return (iconResources ?? colorResources)?.resourceForButton(.icon, in: state)
    case .bgImage:
      // A single image for everything is meant as the icon; behind itself it would not be seen.
      let ownImage =
        iconResources is MonoResource
        ? nil : iconResources?.resourceForButton(.bgImage, in: state)
      return ownImage ?? colorResources?.resourceForButton(.bgImage, in: state)
    default:
      return colorResources?.resourceForButton(type, in: state)
    }
  }

  /// The colour for a purpose in the present state.
  public final func color(_ type: ResType) -> UIColor? {
    resource(type, in: buttonState)?.color
  }

  /// The colour of the first of two purposes that has one in the present state.
  public final func color(_ type: ResType, or other: ResType) -> UIColor? {
    color(type) ?? color(other)
  }

  /// The image for a purpose in a state.
  public final func image(_ type: ResType, in state: ViewState) -> UIImage? {
    resource(type, in: state)?.image
  }

  // MARK: Override points

  /// The font of the caption.
  open var font: UIFont {
    let size = scaledFontSize
    return boldFont ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  /// The font size at the preferred text size, in steps of half a point: as much larger or smaller
  /// as the text style `body`.
  private var scaledFontSize: CGFloat {
    guard adjustsFontForContentSizeCategory else { return fontSize }
    let category = traitCollection.preferredContentSizeCategory
    guard category != .large, category != .unspecified else { return fontSize }
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    return (fontSize * body / UIFont.labelFontSize * 2).rounded() / 2
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let traits = traitCollection
    redraw(
      if: previousTraitCollection?.preferredContentSizeCategory
        != traits.preferredContentSizeCategory
        || previousTraitCollection?.layoutDirection != traits.layoutDirection)
  }

  /// The natural size of the icon in a state; nil without one.
  open func iconSize(in state: ViewState) -> CGSize? { image(.icon, in: state)?.size }

  /// Where icon and caption go.
  ///
  /// - Parameters:
  ///   - bounds: the whole button.
  ///   - iconSize: the natural size of the icon; nil without one.
  open func contentRects(in bounds: CGRect, iconSize: CGSize?, hasText: Bool) -> ContentRects {
    contentGeometry.rects(in: bounds, iconSize: iconSize, hasText: hasText)
  }

  /// Draws background and border.
  open func eraseBackground(_ context: CGContext, rect: CGRect) {
    drawBackground(context, rect: rect)
  }

  /// Draws icon and caption.
  open func drawContent(_ context: CGContext, rect: CGRect) {
    drawIconAndText(context, rect: rect)
  }

  /// Draws the icon over its area. A template image takes the caption's colour.
  open func drawIcon(_ context: CGContext, rect: CGRect) {
    guard var image = image(.icon, in: buttonState) else { return }
    if image.renderingMode == .alwaysTemplate {
      image = image.withTintColor(color(.fgColor) ?? DsDefaults.ink)
    }
    image.draw(in: PixelGrid(of: context).moved(rect))
  }

  /// Draws the caption.
  ///
  /// - Parameter rect: the text area; the caption stands in the middle of its height.
  open func drawText(_ context: CGContext, rect: CGRect) {
    drawText(context, rect: rect, vertAlignment: .center)
  }

  /// In a stack view that animates its rows captions keep their size, and corners their radius.
  open override var drawsPresentedBounds: Bool { true }

  /// Draws the background over `rect`, which has its edges between pixels, and the content where the
  /// exact bounds put it.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if turnOver {
      context.translateBy(x: rect.minX + rect.maxX, y: rect.minY + rect.maxY)
      context.scaleBy(x: -1, y: -1)
    }
    eraseBackground(context, rect: rect)
    context.saveGState()
    drawContent(context, rect: presentedBounds)
    context.restoreGState()
    context.restoreGState()
  }

  // MARK: Size

  var contentGeometry: ContentGeometry {
    var geometry = ContentGeometry(margin: contentMargin, iconTextMargin: iconTextMargin)
    geometry.isMirrored = isMirrored
    if contentHorzAlignment != .fill {
      geometry.groupAlignment = contentHorzAlignment
      geometry.textWidth = textSize().width
    }
    return geometry
  }

  /// Whether text runs from right to left, so that the icon is at the right and left means leading.
  final var isMirrored: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The size at which nothing is shrunk or cut.
  ///
  /// - Parameters:
  ///   - height: points, which an icon then fills; 0 if it is free.
  ///   - state: the state whose icon counts.
  open func preferredSize(height: CGFloat = 0, state: ViewState = .normal) -> CGSize {
    var icon = iconSize(in: state)
    if height > 0 {
      icon = icon.map { contentGeometry.iconSize($0, inButtonOfHeight: height) }
    }
    return contentGeometry.preferredSize(
      iconSize: icon, textSize: text == nil ? nil : textSize())
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    preferredSize(height: size.height)
  }

  /// Takes the preferred size for a free height; the frame's origin stays.
  open override func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: preferredSize())
  }

  open override var intrinsicContentSize: CGSize { preferredSize() }

  /// Those of the caption, which stands at the same distance from the middle whatever the height.
  open override var layoutBaselines: LayoutBaselines {
    let bounds = CGRect(origin: .zero, size: preferredSize())
    let rects = contentRects(in: bounds, iconSize: iconSize(in: .normal), hasText: text != nil)
    guard let area = rects.text, let caption = captionBaselines else {
      return super.layoutBaselines
    }
    let top = area.midY - caption.height / 2 - bounds.midY
    return .center(first: top + caption.first, last: top + caption.last)
  }

  // MARK: Description

  open override class var propertyTable: PropertyTable { buttonProperties }

  /// What the current look is made of, for view trees: types whose resources can be seen in the
  /// current state.
  var visibleResourceTypes: [ResType] {
    var types: [ResType] = [.bgColor, .bgImage, .icon]
    if text != nil || usesForegroundColor { types.append(.fgColor) }
    if borderWidth > 0 { types.append(.borderColor) }
    return types
  }

  /// Whether something else than the caption is drawn in the foreground colour.
  var usesForegroundColor: Bool {
    image(.icon, in: buttonState)?.renderingMode == .alwaysTemplate
  }
}

extension DsCustomButton: FunctionButton {}
