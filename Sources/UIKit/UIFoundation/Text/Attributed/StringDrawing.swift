/// How a string is measured or drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Lines break at the width, and the rectangle's origin is the top left corner of the first line.
  /// Without it the text is not broken, and the origin is the left end of the first line's baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The gaps that fonts recommend between lines are added.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures what the letters cover instead of lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// An ellipsis is appended to the last line that fits the height, if text follows.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How far a string may shrink, and the results of measuring or drawing it.
open class NSStringDrawingContext: NSObject {
  /// How far a text without ``NSStringDrawingOptions/usesLineFragmentOrigin`` may shrink to fit the
  /// width; 0 does not shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which the sizes were multiplied.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that was used, in the coordinates of the given rectangle.
  open internal(set) var totalBounds = CGRect.zero

  public override init() {
    super.init()
  }
}

/// A string that is laid out for measuring or drawing.
private struct DrawnString {
  let layout: AttributedTextLayout
  /// Whether the origin is on the first line's baseline.
  let isOnBaseline: Bool
  private let usesDeviceMetrics: Bool

  /// A text in lines that break at a width, as many as fit a height.
  init(_ string: NSAttributedString, size: CGSize) {
    layout = AttributedTextLayout(
      Self.text(of: string), width: size.width, height: size.height,
      options: .init(shortensEveryParagraph: true))
    isOnBaseline = false
    usesDeviceMetrics = false
  }

  /// A text in lines that end at line separators.
  init(_ string: NSAttributedString) {
    layout = AttributedTextLayout(
      Self.text(of: string), options: .init(shortensEveryParagraph: true))
    isOnBaseline = false
    usesDeviceMetrics = false
  }

  init(
    _ string: NSAttributedString, size: CGSize, options: NSStringDrawingOptions,
    context: NSStringDrawingContext?
  ) {
    let breaks = options.contains(.usesLineFragmentOrigin)
    let truncates = options.contains(.truncatesLastVisibleLine)
    var text = Self.text(of: string)
    var layoutOptions = AttributedTextLayout.Options(
      usesFontLeading: options.contains(.usesFontLeading), shortensEveryParagraph: true)
    if truncates {
      text = text.mapAttributes { attributes in
        if attributes.paragraph.lineBreakMode.wrapsText {
          attributes.paragraph.lineBreakMode = .byTruncatingTail
        }
      }
      layoutOptions.shortensEveryParagraph = false
    }
    let smallest = context?.minimumScaleFactor ?? 0
    if smallest > 0, !breaks {
      layoutOptions.minimumScaleFactor = smallest
      layoutOptions.numberOfLines = 1
    }
    // 0 means no limit, as does a huge number that a caller writes for "as much as needed".
    let width = size.width > 0 ? size.width : nil
    layout = AttributedTextLayout(
      text, width: breaks || smallest > 0 ? width : nil,
      height: truncates && size.height > 0 ? size.height : nil, options: layoutOptions)
    isOnBaseline = !breaks
    usesDeviceMetrics = options.contains(.usesDeviceMetrics)
    context?.actualScaleFactor = layout.scaleFactor
    context?.totalBounds = bounds
  }

  /// The rectangle of the text; its origin is relative to the origin of the given rectangle.
  var bounds: CGRect {
    var bounds = CGRect(origin: CGPoint(x: layout.left, y: 0), size: layout.size)
    if usesDeviceMetrics { bounds = layout.inkBounds }
    // In UIKit the rectangle is that above the baseline of a flipped coordinate system.
    if isOnBaseline {
      bounds.origin.y =
        usesDeviceMetrics
        ? bounds.origin.y - layout.firstBaseline : layout.firstBaseline - layout.size.height
    }
    return bounds
  }

  func draw(at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let top = isOnBaseline ? origin.y - layout.firstBaseline : origin.y
    layout.draw(in: context, at: CGPoint(x: origin.x, y: top))
  }

  private static func text(of string: NSAttributedString) -> AttributedText {
    AttributedText(string, defaults: TextDefaults(), traits: .current)
  }
}

extension NSLineBreakMode {
  /// Whether all lines wrap.
  var wrapsText: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension NSAttributedString {
  /// The size of the text in lines that end at line separators, points; zero for an empty string.
  public func size() -> CGSize {
    length > 0 ? DrawnString(self).layout.size : .zero
  }

  /// Draws the text in lines that end at line separators.
  ///
  /// - Parameter point: the top left corner of the first line.
  public func draw(at point: CGPoint) {
    DrawnString(self).draw(at: point)
  }

  /// Draws the text in lines that break at the width of a rectangle. Lines that do not fit its height are
  /// left out, but for the first one.
  public func draw(in rect: CGRect) {
    DrawnString(self, size: rect.size).draw(at: rect.origin)
  }

  /// Draws the text.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    DrawnString(self, size: rect.size, options: options, context: context).draw(at: rect.origin)
  }

  /// The rectangle of the text, not rounded, points.
  ///
  /// - Parameter size: the width at which lines break, and the height at which they are truncated; 0 for
  ///   no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnString(self, size: size, options: options, context: context).bounds
  }
}

extension String {
  private func with(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self, attributes: attributes)
  }

  /// The size of the text in lines that end at line separators, points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    guard isEmpty else { return with(attributes).size() }
    let font = attributes?[.font] as? UIFont ?? TextDefaults().font
    return CGSize(width: 0, height: font.lineHeight)
  }

  /// Draws the text in lines that end at line separators.
  ///
  /// - Parameter point: the top left corner of the first line.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    with(attributes).draw(at: point)
  }

  /// Draws the text in lines that break at the width of a rectangle. Lines that do not fit its height are
  /// left out, but for the first one.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    with(attributes).draw(in: rect)
  }

  /// Draws the text.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    with(attributes).draw(with: rect, options: options, context: context)
  }

  /// The rectangle of the text, not rounded, points.
  ///
  /// - Parameter size: the width at which lines break, and the height at which they are truncated; 0 for
  ///   no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    with(attributes).boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  private var swiftString: String { substring(from: 0) }

  /// The size of the text in lines that end at line separators, points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    swiftString.size(withAttributes: attributes)
  }

  /// Draws the text in lines that end at line separators.
  ///
  /// - Parameter point: the top left corner of the first line.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    swiftString.draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in lines that break at the width of a rectangle. Lines that do not fit its height are
  /// left out, but for the first one.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    swiftString.draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    swiftString.draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The rectangle of the text, not rounded, points; see `String`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    swiftString.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
