import CairoGraphics
import Foundation

/// How characters of an ``AttributedText`` are set and painted. Lengths are in points; a length that is
/// not finite counts as 0.
public struct TextAttributes: Sendable, Hashable {
  /// The font, which also decides the height of the line.
  public var font: Font
  /// The colour of the letters, and of lines that have none of their own.
  public var color: CGColor
  /// The colour of the line's height behind the letters; none if nil.
  public var backgroundColor: CGColor?
  /// Added to the width of each character, the last one of a line included.
  public var kern: CGFloat = 0
  /// Whether letters may join to ligatures such as `fi`. Characters with ``kern`` do not.
  public var usesLigatures = true
  /// The line below the letters; none if nil.
  public var underline: TextDecoration?
  /// A line through the middle of lower-case letters.
  public var strikethrough: TextDecoration?
  /// How far the characters are raised above the baseline; negative below. The line grows by as much.
  public var baselineOffset: CGFloat = 0
  /// How far letters lean to the right, in their heights: 0 is upright, 0.2 about 11 degrees.
  public var obliqueness: CGFloat = 0
  /// The logarithm of what the widths of letters are multiplied by: 0 leaves them, 0.7 doubles them.
  public var expansion: CGFloat = 0
  /// The directions that the characters are embedded in, the outermost first; see
  /// ``EmbeddedDirection``.
  public var embeddedDirections: [EmbeddedDirection] = []
  /// The line around the letters; none if nil.
  public var outline: TextOutline?
  /// The shadow of letters, lines and attachments; none if nil.
  public var shadow: TextShadow?
  /// What an object replacement character (U+FFFC) represents.
  public var attachment: TextAttachment?
  /// The style of a paragraph's first character holds for the whole paragraph.
  public var paragraph = TextParagraphStyle()

  /// Attributes of a font and a colour, without decoration.
  public init(font: Font = .system(size: 12), color: CGColor = .black) {
    self.font = font
    self.color = color
  }
}

/// A line under or through text.
public struct TextDecoration: Sendable, Hashable {
  /// The thickness of the line and the number of lines.
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    /// One line, as thick as the font says.
    case single
    /// Twice as thick.
    case thick
    /// Two lines, as far apart as each is thick.
    case double
  }

  /// Lengths of dashes and gaps are multiples of the thickness.
  public enum Pattern: String, Sendable, Hashable, CaseIterable {
    /// A continuous line.
    case solid
    /// Dashes of 2 and gaps of 2.
    case dot
    /// Dashes of 6 and gaps of 3.
    case dash
    /// Dashes of 6 and 2 in turn, with gaps of 3.
    case dashDot
    /// A dash of 6 and two of 2 in turn, with gaps of 3.
    case dashDotDot
  }

  /// The thickness and the number of lines.
  public var weight: Weight
  /// The dashes of the line.
  public var pattern: Pattern
  /// Whether there is no line at white space.
  public var byWord: Bool
  /// Nil for the colour of the text.
  public var color: CGColor?

  /// A line; by default thin and solid, in the colour of the text.
  public init(
    _ weight: Weight = .single, pattern: Pattern = .solid, byWord: Bool = false,
    color: CGColor? = nil
  ) {
    self.weight = weight
    self.pattern = pattern
    self.byWord = byWord
    self.color = color
  }
}

/// A line around letters.
public struct TextOutline: Sendable, Hashable {
  /// Points; half of the line is outside of the letters.
  public var width: CGFloat
  /// Nil for the colour of the text.
  public var color: CGColor?
  /// Whether the letters are filled, too.
  public var isFilled: Bool

  /// An outline; by default in the colour of the text and without filled letters.
  public init(width: CGFloat, color: CGColor? = nil, isFilled: Bool = false) {
    self.width = width
    self.color = color
    self.isFilled = isFilled
  }
}

/// A shadow of text.
public struct TextShadow: Sendable, Hashable {
  /// Points in the base space of the context, y down, whatever its transform is.
  public var offset: CGSize
  /// Twice the standard deviation of the blur, points; 0 for a sharp shadow.
  public var blurRadius: CGFloat
  /// The colour; its alpha is multiplied by the opacity of the text.
  public var color: CGColor

  /// A shadow of a text.
  public init(offset: CGSize, blurRadius: CGFloat, color: CGColor) {
    self.offset = offset
    self.blurRadius = blurRadius
    self.color = color
  }
}

/// What takes the place of a character: an image in a text.
public struct TextAttachment: Sendable, Hashable {
  /// Points from the origin of the character on the baseline, y up: an origin of 0 puts the bottom on the
  /// baseline, a negative one below.
  public var bounds: CGRect
  /// Draws into the bounds; nothing if nil.
  public var content: (any TextAttachmentContent)?

  /// An attachment of a size; empty space without content.
  public init(bounds: CGRect, content: (any TextAttachmentContent)?) {
    self.bounds = bounds
    self.content = content
  }

  /// Whether the bounds are equal and the content is the same object.
  public static func == (one: TextAttachment, other: TextAttachment) -> Bool {
    one.bounds == other.bounds && one.content === other.content
  }

  /// Hashes the bounds and the identity of the content.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bounds.origin.x)
    hasher.combine(bounds.origin.y)
    hasher.combine(bounds.size.width)
    hasher.combine(bounds.size.height)
    hasher.combine(content.map { ObjectIdentifier($0) })
  }
}

/// Draws an attachment.
public protocol TextAttachmentContent: AnyObject, Sendable {
  /// - Parameters:
  ///   - rect: in the user space of the context.
  ///   - color: of the text around the attachment.
  func draw(in context: CGContext, rect: CGRect, textColor color: CGColor)
}
