import HeadlessUIKit
import Layouter

/// A message in a bubble, with an information icon before its first line.
///
/// It attracts attention but is not a button: it can be tapped, but looks the same in every
/// state.
open class DsEyeCatcherView: DsSvgIconButton {
  /// The icon's size, in font sizes.
  private static let iconRatio: CGFloat = 1.3

  /// The font size of the message, points. The icon scales with it, and with the font as shown at
  /// the user's preferred text size.
  open override var fontSize: CGFloat {
    didSet { followFontSize() }
  }

  public override init(frame: CGRect = .zero, pathRepository: PathRepository?) {
    super.init(frame: frame, pathRepository: pathRepository)
    borderWidth = 0.5
    roundRadius = 3
    contentMargin = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    iconTextMargin = 6
    textHorzAlignment = .left
    colorResources = Self.defaultColors
    followFontSize()
  }

  /// A bubble in its preferred size.
  ///
  /// - Parameter isMultiLine: whether line breaks split the message.
  public convenience init(
    message: String, isMultiLine: Bool = false, pathRepository: PathRepository? = nil
  ) {
    self.init(pathRepository: pathRepository)
    text = message
    multiLineText = isMultiLine
    sizeToFit()
  }

  /// Always nil: the view is not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  private func followFontSize() { iconSize = Self.iconSize(forFontSize: fontSize) }

  static func iconSize(forFontSize fontSize: CGFloat) -> CGSize {
    CGSize(width: fontSize * iconRatio, height: fontSize * iconRatio)
  }

  open override class var propertyTable: PropertyTable { eyeCatcherProperties }

  /// The default colours of a bubble, as a new resource for each call.
  public static var defaultColors: StatefulResource {
    StatefulResource([
      .init(.bgColor): .color(UIColor(light: .white, dark: UIColor(white: 0.17, alpha: 1))),
      .init(.fgColor): .color(DsDefaults.ink),
      .init(.borderColor): .color(DsPalette.border),
      .init(.svgColor): .color(
        UIColor(
          light: UIColor(red: 0, green: 80 / 255, blue: 1, alpha: 1),
          dark: UIColor(red: 90 / 255, green: 160 / 255, blue: 1, alpha: 1))),
    ])
  }

  /// The default path is the balloon.
  open override func resource(_ type: ResType, in state: ViewState) -> ResourceValue? {
    if let value = super.resource(type, in: state) { return value }
    return type == .svgPath ? .path(Self.balloon) : nil
  }

  /// A speech balloon from (2, 2) to (22, 22) with its tail at the lower left and an "i" as a hole.
  ///
  /// Holes have the opposite direction, for the nonzero winding rule.
  static let balloon =
    "M4,2 H20 A2,2 0 0 1 22,4 V16 A2,2 0 0 1 20,18 H6 L2,22 V4 A2,2 0 0 1 4,2 Z"
    + " M11,5 V7 H13 V5 Z M11,9 V15 H13 V9 Z"

  // MARK: Drawing

  /// Centres the icon on the capital letters of the message's first line.
  open override func contentRects(
    in bounds: CGRect, iconSize: CGSize?, hasText: Bool
  ) -> ContentRects {
    var rects = super.contentRects(in: bounds, iconSize: iconSize, hasText: hasText)
    if let text = rects.text, let icon = rects.icon, let caption = captionBaselines {
      let middle = text.minY + caption.first - font.capHeight / 2
      rects.icon?.origin.y = middle - icon.height * Self.balloonMiddle
    }
    return rects
  }

  /// The vertical centre of the balloon without its tail, relative to the icon's height: the tail
  /// is visually lighter than the balloon, and extends below the line.
  private static let balloonMiddle: CGFloat = 10 / 24

  /// The message starts next to the icon, also in a bubble that is higher than both.
  open override var textVertAlignment: Align { .top }

  /// A message: taps are optional, and there is nothing that looks disabled or selected.
  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isEnabled = nil
    content.resources = []
  }

  /// Static text by default.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityRecord?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  open override var layoutBaselines: LayoutBaselines {
    guard let caption = captionBaselines else { return super.layoutBaselines }
    return .edges(
      firstFromTop: contentMargin.top + caption.first,
      lastFromBottom: intrinsicContentSize.height - contentMargin.top - caption.last)
  }

  /// Draws the balloon with its tail towards the message, in the colour of the normal state.
  open override func drawIcon(_ context: CGContext, rect: CGRect) {
    guard let data = resource(.svgPath, in: .normal)?.path else { return }
    let fill = resource(.svgColor, in: .normal)?.color ?? resource(.fgColor, in: .normal)?.color
    draw(
      data, context, rect: PixelGrid(of: context).moved(rect), fill: fill, mirrorX: !isMirrored,
      key: ResourceKey(.svgPath))
  }
}
