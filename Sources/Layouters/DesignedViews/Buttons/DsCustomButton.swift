@_spi(PackageViews) import HeadlessUIKit
import Layouter

/// Receives changes of a button's state, and its taps.
public protocol DsCustomButtonDelegate: AnyObject {
  /// The button was pressed, released, selected, deselected, enabled or disabled.
  /// - Parameters:
  ///   - before: The state until now.
  ///   - after: The current state, which differs from it.
  func onCustomButtonStateChanged(
    _ button: DsCustomButton, before: ViewState, after: ViewState)
  /// The button was tapped. Called before the action that the button itself calls.
  func onCustomButtonTapped(_ button: DsCustomButton)
}

extension DsCustomButtonDelegate {
  /// Does nothing by default.
  public func onCustomButtonStateChanged(
    _ button: DsCustomButton, before: ViewState, after: ViewState
  ) {}
  /// Does nothing by default.
  public func onCustomButtonTapped(_ button: DsCustomButton) {}
}

/// A button with an icon and a caption, and resources for each of its states.
///
/// Subclasses can override the font, the layout of the content, the drawing of the icon and of the
/// background, and the drawing of the whole content.
open class DsCustomButton: UIView, DraggableCell {
  // MARK: Content

  /// The caption.
  open var text: String? { didSet { redraw(if: text != oldValue) } }
  /// Colours, and the icon and the background image if `iconResources` has none. The default has the
  /// colours of the class's default design; a resource without any colour, such as one with icons only,
  /// is completed by them. With nil there is no background, and captions have the default ink.
  open var colorResources: StatefulResource? { didSet { redraw(if: true) } }
  /// The icon and the background image.
  open var iconResources: StatefulResource? { didSet { redraw(if: true) } }
  /// The alignment of the caption in its area. `left` is the leading side, which is the right one
  /// where the interface runs from right to left, and `right` the trailing side.
  open var textHorzAlignment: Align = .center {
    didSet { redraw(if: textHorzAlignment != oldValue) }
  }
  /// The alignment of icon and caption as a group, if there are both: `left` is the leading side,
  /// and `right` the trailing one. With `fill` the icon is at the leading edge, and the caption in
  /// the rest of the width.
  open var contentHorzAlignment: AlignEx = .fill {
    didSet { redraw(if: contentHorzAlignment != oldValue) }
  }
  /// Whether the caption is split at its line breaks.
  open var multiLineText = false { didSet { redraw(if: multiLineText != oldValue) } }
  /// The extra space between lines, in line heights.
  open var lineSpacing: CGFloat = 0.3 { didSet { redraw(if: lineSpacing != oldValue) } }
  /// An identifier of the client's choice.
  public var key: String?

  // MARK: Look

  /// The width of the border, points; drawn inside of the bounds.
  open var borderWidth = DsDefaults.btnBorderWidth {
    didSet { redraw(if: borderWidth != oldValue) }
  }
  /// The radius of the corners, points; at most half the shorter side.
  open var roundRadius = DsDefaults.btnRoundRadius {
    didSet { redraw(if: roundRadius != oldValue) }
  }
  /// The font size of the caption, points.
  open var fontSize = DsDefaults.btnFontSize { didSet { redraw(if: fontSize != oldValue) } }
  /// Whether the caption is bold.
  open var boldFont = true { didSet { redraw(if: boldFont != oldValue) } }
  /// A custom font for the caption, in place of the system font with ``fontSize`` and
  /// ``boldFont``; nil for the system font.
  ///
  /// Its size is that at the standard text size, unless it is of a text style or of `UIFontMetrics`, which
  /// determine how it follows the user's preferred text size.
  open var captionFont: UIFont? { didSet { redraw(if: captionFont != oldValue) } }
  /// Whether caption and icon scale with the user's preferred text size: ``fontSize`` is the
  /// caption's size at the standard text size, `large`.
  open var adjustsFontForContentSizeCategory = true {
    didSet { redraw(if: adjustsFontForContentSizeCategory != oldValue) }
  }
  /// The free space around icon and caption, points. `left` is the leading side, `right` the
  /// trailing one: they are exchanged where the interface runs from right to left.
  open var contentMargin = DsDefaults.btnContentMargin {
    didSet { redraw(if: contentMargin != oldValue) }
  }
  /// The gap between icon and caption, points.
  open var iconTextMargin = DsDefaults.btnIconTextMargin {
    didSet { redraw(if: iconTextMargin != oldValue) }
  }
  /// Whether everything is rotated by 180°.
  open var turnOver = false { didSet { redraw(if: turnOver != oldValue) } }
  /// Whether content that is too wide is scaled down rather than cut off.
  open var autoScaleToBounds = false { didSet { redraw(if: autoScaleToBounds != oldValue) } }

  // MARK: State

  /// Whether the button reacts to touches; otherwise it is drawn as disabled.
  open var enabled = true { didSet { updateState() } }
  /// Whether the button is drawn as selected. Only a ``DsToggleButton`` changes it on a tap.
  open var selected = false { didSet { updateState() } }
  /// Whether the button is being pressed.
  open var activated = false { didSet { updateState() } }
  /// The custom states that the button is in, such as `focused` or `loading`, the most important
  /// one first.
  open var customStates: [CustomState] = [] { didSet { redraw(if: customStates != oldValue) } }
  /// The state that follows from `enabled`, `selected` and `activated`.
  public private(set) var buttonState = ViewState.normal
  /// Whether taps are ignored, as during a drag of the button.
  open var inert = false

  /// Receives changes of the state and taps; not retained.
  open weak var customButtonDelegate: (any DsCustomButtonDelegate)?
  private var target: ((DsCustomButton) -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    colorResources = DsDefaults.btnColor
  }

  /// Always nil: the view is not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Invalidates the display and the layout if a property has changed.
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

  /// Sets the closure that a tap calls; nil removes it.
  public func setTarget(_ action: ((DsCustomButton) -> Void)?) { target = action }

  /// Sets a method that a tap calls, while its object exists: `setTarget(self, action:
  /// Controller.save)`.
  public func setTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (DsCustomButton) -> Void
  ) {
    self.target = { [weak target] button in
      if let target { action(target)(button) }
    }
  }

  /// Informs the delegate and then the target. Subclasses that react to a tap do so before they
  /// call super.
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

  /// A tap is a touch that activated the button and ends inside of it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasActivated = activated
    activated = false
    let endsInside = touches.contains { touch in
      touch.view === self && point(inside: touch.location(in: self), with: event)
    }
    if wasActivated, endsInside, enabled, !inert { tapped() }
  }

  // MARK: Dragging

  /// Does nothing; for subclasses.
  open func onBeginCustomizing(_ layout: BaseLayout) {}

  /// Lets the button react to touches again.
  open func onEndCustomizing(_ layout: BaseLayout) { inert = false }

  /// Allows the drag; the button does not react to touches until the drag ends.
  open func onBeginDragging(_ layout: BaseLayout) -> Bool {
    inert = true
    activated = false
    return true
  }

  /// Lets the button react to touches again.
  open func onEndDragging(_ layout: BaseLayout, done: Bool) { inert = false }

  /// The radius of the background's corners; nil without one.
  open var cornerRadiusWhileDragged: CGFloat? { roundRadius > 0 ? roundRadius : nil }

  // MARK: Resources

  /// The resource for a state and the current ``customStates``, with fallbacks to simpler states.
  open func resource(_ type: ResType, in state: ViewState) -> ResourceValue? {
    switch type {
    case .icon:
      return (iconResources ?? colorResources)?
        .resourceForButton(.icon, in: state, customStates: customStates)
    case .bgImage:
      // A mono image is meant as the icon; behind the same icon it would not be visible.
      let ownImage =
        iconResources is MonoResource
        ? nil
        : iconResources?.resourceForButton(.bgImage, in: state, customStates: customStates)
      return ownImage
        ?? colorResources?.resourceForButton(.bgImage, in: state, customStates: customStates)
    default:
      guard let colorResources else { return nil }
      return colorResources.resourceForButton(type, in: state, customStates: customStates)
        ?? defaultColor(type, in: state)
    }
  }

  /// The colours of the class's default design.
  var defaultColorValues: ColorValues { DsDefaults.buttonColors }

  private func defaultColor(_ type: ResType, in state: ViewState) -> ResourceValue? {
    defaultSource(of: type, in: state).flatMap { defaultColorValues[$0] }
  }

  /// The key of the default colour for a purpose in a state; nil if the button's own resource has
  /// colours.
  func defaultSource(of type: ResType, in state: ViewState) -> ResourceKey? {
    guard colorResources?.hasColors == false else { return nil }
    let values = defaultColorValues
    return state.fallbacks(for: type).lazy.map { ResourceKey(type, $0) }.first { values[$0] != nil }
  }

  /// The colour for a purpose in the current state.
  public final func color(_ type: ResType) -> UIColor? {
    resource(type, in: buttonState)?.color
  }

  /// The colour for the first of two purposes that has one in the current state.
  public final func color(_ type: ResType, or other: ResType) -> UIColor? {
    color(type) ?? color(other)
  }

  /// The image for a purpose in a state.
  public final func image(_ type: ResType, in state: ViewState) -> UIImage? {
    resource(type, in: state)?.image
  }

  /// The corners that ``roundRadius`` rounds.
  var roundedCorners: UIRectCorner { .allCorners }

  // MARK: Override points

  /// The font of the caption.
  open var font: UIFont { scaledCaptionFont.font }

  private var scaledCaptionFont: CaptionFont {
    CaptionFont(
      captionFont, orSystemFontOfSize: fontSize, isBold: boldFont,
      followsTextSize: adjustsFontForContentSizeCategory, traits: traitCollection)
  }

  /// The size of an icon at the preferred text size, with which it grows as the caption does.
  final func scaledIcon(_ size: CGSize) -> CGSize { scaledCaptionFont.scale(size) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let traits = traitCollection
    redraw(
      if: previousTraitCollection?.preferredContentSizeCategory
        != traits.preferredContentSizeCategory
        || previousTraitCollection?.layoutDirection != traits.layoutDirection)
  }

  /// The natural size of the icon in a state, at the user's preferred text size; nil without an icon.
  open func iconSize(in state: ViewState) -> CGSize? {
    image(.icon, in: state).map { scaledIcon($0.size) }
  }

  /// The rectangles of icon and caption.
  ///
  /// - Parameters:
  ///   - bounds: the bounds of the button.
  ///   - iconSize: the natural size of the icon; nil without an icon.
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

  /// Draws the icon in its area. A template image has the caption's colour.
  open func drawIcon(_ context: CGContext, rect: CGRect) {
    guard var image = image(.icon, in: buttonState) else { return }
    if image.renderingMode == .alwaysTemplate {
      image = image.withTintColor(color(.fgColor) ?? DsDefaults.ink)
    }
    image.draw(in: PixelGrid(of: context).moved(rect))
  }

  /// Draws the caption.
  ///
  /// - Parameter rect: the text area; the caption is placed vertically by ``textVertAlignment``.
  open func drawText(_ context: CGContext, rect: CGRect) {
    drawText(context, rect: rect, vertAlignment: textVertAlignment)
  }

  /// Where the caption is placed vertically in its area: in the middle by default.
  open var textVertAlignment: Align { .center }

  /// True, so that captions keep their size and corners their radius in a stack view that animates.
  open override var drawsPresentedBounds: Bool { true }

  @_spi(PackageViews)
  open override var drawingChangesLayers: Bool { false }

  @_spi(PackageViews)
  open override var drawsOwnBackground: Bool { true }

  @_spi(PackageViews)
  open override var ownCorners: (radius: CGFloat, corners: CACornerMask)? {
    (roundRadius, CACornerMask(rawValue: UInt(roundedCorners.rawValue & 0b1111)))
  }

  /// Draws the background over `rect` snapped to pixels, and the content at positions that follow
  /// from the exact bounds.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if turnOver {
      context.translateBy(x: rect.minX + rect.maxX, y: rect.minY + rect.maxY)
      context.scaleBy(x: -1, y: -1)
    }
    eraseBackground(context, rect: rect)
    drawInnerShadows(
      in: context, rect: PixelGrid(of: context).snapped(rect), borderWidth: shownBorderWidth,
      traits: traitCollection)
    context.saveGState()
    drawContent(context, rect: presentedBounds)
    context.restoreGState()
    context.restoreGState()
  }

  // MARK: Size

  var contentGeometry: ContentGeometry {
    var geometry = ContentGeometry(margin: contentMargin, iconTextMargin: iconTextMargin)
    geometry.isMirrored = isMirrored
    if isMirrored { geometry.margin.exchangeSides() }
    if contentHorzAlignment != .fill {
      geometry.groupAlignment = contentHorzAlignment
      geometry.textWidth = textSize().width
    }
    return geometry
  }

  /// Whether the layout direction is right to left: the icon is at the right, and `left` means
  /// leading.
  final var isMirrored: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The size at which nothing is scaled or cut off.
  ///
  /// - Parameters:
  ///   - height: the height that an icon fills, points; 0 for its natural height.
  ///   - state: the state of the icon.
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

  /// Resizes to the preferred size, without a given height; keeps the origin.
  open override func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: preferredSize())
  }

  /// The preferred size, rounded up to whole pixels: constraints round edges to the nearest pixels, and a button that is
  /// narrower than its caption would end in an ellipsis.
  open override var intrinsicContentSize: CGSize { pixelGrid.roundedUp(preferredSize()) }

  /// The caption's baselines, relative to the centre, since the caption is centred at any height.
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

  /// True by default.
  open override var isAccessibilityElement: Bool {
    get { accessibilityRecord?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The caption by default.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// A button by default, with its state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityRecord?.traits ?? buttonTraits }
    set { super.accessibilityTraits = newValue }
  }

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    inspectButton(&content)
  }

  open override class var propertyTable: PropertyTable { buttonProperties }

  /// For view trees: the types of resources that are visible in the current state.
  var visibleResourceTypes: [ResType] {
    var types: [ResType] = [.bgColor, .bgImage, .icon]
    if text != nil || usesForegroundColor { types.append(.fgColor) }
    if borderWidth > 0 { types.append(.borderColor) }
    return types
  }

  /// Whether other content than the caption is drawn in the foreground colour.
  var usesForegroundColor: Bool {
    image(.icon, in: buttonState)?.renderingMode == .alwaysTemplate
  }
}

extension DsCustomButton: FunctionButton {
  /// Sets what a tap does, unless the button has a target already.
  public func setDefaultAction(_ action: @escaping () -> Void) {
    if target == nil { target = { _ in action() } }
  }
}
