/// A layer that shows text from the top of its bounds on.
open class CATextLayer: CALayer {
  private var text = Text()

  private struct Text {
    var string: Any?
    var font: Any?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = CGColor.white
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
    var allowsFontSubpixelQuantization = false
  }

  public override init() { super.init() }

  public override init(layer: Any) {
    if let layer = layer as? CATextLayer { text = layer.text }
    super.init(layer: layer)
  }

  /// A layer with the class's defaults, whatever the coder has: layers are not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A `String`, or an attributed one with its own fonts and colours.
  open var string: Any? {
    get { text.string }
    set { change("string") { _ in text.string = newValue } }
  }

  /// A `CGFont`, another font, whose size is ignored, or the name of a font; the system font if nil.
  open var font: Any? {
    get { text.font }
    set { text.font = newValue }
  }

  /// Points; 36 by default.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change("fontSize") { _ in text.fontSize = newValue } }
  }

  /// Opaque white by default.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { change("foregroundColor") { _ in text.foregroundColor = newValue } }
  }

  /// Whether lines break at the width of the bounds.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { text.isWrapped = newValue }
  }

  /// The part that text loses if it is too long.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { text.truncationMode = newValue }
  }

  /// Where lines are placed in the width of the bounds.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { text.alignmentMode = newValue }
  }

  /// Has no effect: letters are placed at fractions of pixels.
  open var allowsFontSubpixelQuantization: Bool {
    get { text.allowsFontSubpixelQuantization }
    set { text.allowsFontSubpixelQuantization = newValue }
  }

  open override class var propertyTable: PropertyTable { textLayerProperties }

  private static let keys = layerKeys.adding([
    "string": .object({ (layer: CATextLayer) in layer.string }, { $0.string = $1 }),
    "font": .object({ (layer: CATextLayer) in layer.font }, { $0.font = $1 }),
    "fontSize": .number({ (layer: CATextLayer) in layer.fontSize }, { $0.fontSize = $1 }),
    "foregroundColor": .color(
      { (layer: CATextLayer) in layer.foregroundColor }, { $0.foregroundColor = $1 }),
  ])
  override class var keyTable: LayerKey.Table { keys }

  // MARK: Size

  /// The size of the text, in lines that break at the width of the bounds if it is wrapped.
  open override func preferredFrameSize() -> CGSize {
    if let source = string as? any LayerTextSource { return source.layerTextSize(of: self) }
    guard let plainText else { return bounds.size }
    if isWrapped { return TextLayout(plainText, font: sizedFont, width: bounds.width).size }
    return TextLayout(plainText, font: sizedFont).size
  }

  // MARK: Drawing

  /// The text without attributes; nil if there is none.
  var plainText: String? {
    switch string {
    case let text as String: text
    case let text as NSAttributedString: text.string
    default: nil
    }
  }

  /// The font at its size.
  package var sizedFont: Font {
    let size = fontSize > 0 && fontSize.isFinite ? fontSize : 1
    switch font {
    case let font as Font: return font.withSize(size)
    case let font as CGFont: return font.font.asSystemFont.withSize(size)
    case let source as any LayerFontSource: return source.layerFont.withSize(size)
    case let name as String:
      return (try? Font(named: name, size: size))?.asSystemFont
        ?? PlatformFont(named: name)?.substitute(ofSize: size) ?? .system(size: size)
    default: return .system(size: size)
    }
  }

  override var drawsKind: Bool { plainText?.isEmpty == false }

  override func drawKind(in pass: LayerPass, rect: CGRect, origin: CGPoint) {
    guard rect.width > 0, rect.height > 0 else { return }
    let context = pass.context
    context.saveGState()
    if let source = string as? any LayerTextSource {
      source.drawLayerText(of: self, in: rect, context)
    } else if let plainText, let color = foregroundColor {
      drawPlain(plainText, color, in: rect, context)
    }
    context.restoreGState()
  }

  /// Letters that are higher than their line reach out of the bounds.
  override var kindInkBounds: CGRect {
    bounds.insetBy(dx: 0, dy: -sizedFont.lineHeight / 2)
  }

  /// Clips to the layer, but for letters of the first and the last line that are higher than the line.
  ///
  /// - Parameters:
  ///   - height: of the text, which is cut off where it is higher than the layer.
  ///   - overflow: how far letters reach above and below the text, points.
  package func clip(
    _ context: CGContext, to rect: CGRect, height: CGFloat,
    overflow: (top: CGFloat, bottom: CGFloat)
  ) {
    // A size that was rounded to pixels may lack a part of one.
    let bottom = height <= rect.height + 1 ? overflow.bottom : 0
    // The edges of letters cover their pixels in part.
    let (above, below) = (overflow.top > 0 ? overflow.top + 1 : 0, bottom > 0 ? bottom + 1 : 0)
    context.clip(
      to: CGRect(
        x: rect.minX, y: rect.minY - above, width: rect.width,
        height: rect.height + above + below))
  }

  private func drawPlain(
    _ text: String, _ color: CGColor, in rect: CGRect, _ context: CGContext
  ) {
    let font = sizedFont
    if isWrapped {
      let layout = TextLayout(
        text, font: font, width: rect.width, height: truncationMode == .none ? nil : rect.height,
        options: TextLayout.Options(
          alignment: alignmentMode.alignment, lineBreakMode: truncationMode.wrappingMode))
      clip(context, to: rect, height: layout.size.height, overflow: layout.overflow)
      layout.draw(in: context, at: rect.origin, color: color)
      return
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      line in
      let text = String(line)
      // A width that was rounded to pixels may lack a part of one: that cuts nothing off.
      let isCut =
        truncationMode != .none
        && TextLayout(text, font: font).size.width > rect.width + 1 / max(context.scale, 1)
      return TextLayout(
        text, font: font, width: rect.width,
        options: TextLayout.Options(
          alignment: alignmentMode.alignment,
          lineBreakMode: (isCut ? truncationMode : .none).lineMode, numberOfLines: 1))
    }
    clip(
      context, to: rect, height: CGFloat(lines.count) * font.lineHeight,
      overflow: (lines.first?.overflow.top ?? 0, lines.last?.overflow.bottom ?? 0))
    for (index, line) in lines.enumerated() {
      let top = rect.minY + CGFloat(index) * font.lineHeight
      line.draw(in: context, at: CGPoint(x: rect.minX, y: top), color: color)
    }
  }
}

/// An object that represents a font, such as a `UIFont`.
package protocol LayerFontSource {
  var layerFont: Font { get }
}

/// A text with attributes, such as an `NSAttributedString` of a module above.
package protocol LayerTextSource {
  /// Draws the text in a rectangle of the context's user space, clipped by the layer's
  /// ``CATextLayer/clip(_:to:height:overflow:)``.
  func drawLayerText(of layer: CATextLayer, in rect: CGRect, _ context: CGContext)
  /// The size of the text in the layer's lines.
  func layerTextSize(of layer: CATextLayer) -> CGSize
}

/// The part that text loses if it is too long for its layer.
public struct CATextLayerTruncationMode: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// A mode by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No part; the text ends at the bounds.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start; an ellipsis precedes the end.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The middle; an ellipsis separates start and end.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// The end; an ellipsis follows the start.
  public static let end = CATextLayerTruncationMode(rawValue: "end")

  fileprivate var lineMode: LineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: .byClipping
    }
  }

  fileprivate var wrappingMode: LineBreakMode { self == .none ? .byWordWrapping : lineMode }
}

/// Where the lines of a text layer are placed.
public struct CATextLayerAlignmentMode: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the alignment.
  public let rawValue: String

  /// An alignment by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the direction of the text; the default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges, except the last line.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  package var alignment: TextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
