import Foundation

/// The horizontal alignment of a text's lines.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable, Codable {
  /// Lines start at the left edge, whatever their direction.
  case left
  /// Lines have the same space on both sides.
  case center
  /// Lines end at the right edge, whatever their direction.
  case right
  /// Both edges are flush, but for the last line of a paragraph, which is natural.
  case justified
  /// Left for a paragraph that runs from left to right, right for one that runs from right to left.
  case natural
}

/// How text that is wider than the available width is broken or shortened.
///
/// As in a `UILabel`, the clipping and truncating modes concern the last line that is allowed;
/// lines before it break between words.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable, Codable {
  /// Lines break where Unicode's line breaking algorithm (UAX #14) and the Japanese rules allow;
  /// a word that is wider than a whole line breaks between characters.
  case byWordWrapping
  /// Lines break between any two characters.
  case byCharWrapping
  /// The last line continues past the edge.
  case byClipping
  /// The last line shows its end after an ellipsis.
  case byTruncatingHead
  /// The last line shows its beginning and an ellipsis.
  case byTruncatingTail
  /// The last line shows its beginning and its end, with an ellipsis between them.
  case byTruncatingMiddle
}

/// The direction that a paragraph runs in, which decides the order of its parts and its natural
/// alignment.
///
/// The raw values are the raw values of `NSWritingDirection`.
public enum WritingDirection: Int, Sendable, Hashable, CaseIterable, Codable {
  /// The direction of the paragraph's first letter (rules P2 and P3 of UAX #9); left to right without one.
  case natural = -1
  /// As in English: lines start at the left.
  case leftToRight = 0
  /// As in Arabic: lines start at the right.
  case rightToLeft = 1
}

extension TextLayout {
  /// How a text is set.
  public struct Options: Sendable, Hashable {
    /// How lines are placed across the width; by default by ``writingDirection``.
    public var alignment: TextAlignment
    /// How lines are broken or shortened.
    public var lineBreakMode: LineBreakMode
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines: Int
    /// How far a text of one line (``numberOfLines`` is 1) may shrink to fit the width: 0.5 is half
    /// its size. 0 and 1 do not shrink.
    public var minimumScaleFactor: CGFloat
    /// Added between one line and the next, in points.
    public var lineSpacing: CGFloat
    /// The direction of the paragraph; by default by its first letter.
    public var writingDirection: WritingDirection
    /// Whether a line that is up to ``TextParagraphStyle/largestTightening`` too wide is set more tightly
    /// instead of truncated.
    public var allowsTightening = false
    /// The language as a BCP 47 tag. Japanese and Chinese, for example, ask some fonts for
    /// different shapes of one character.
    public var language: String

    /// Options; by default lines wrap between words, and their number is unlimited.
    public init(
      alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping,
      numberOfLines: Int = 0, minimumScaleFactor: CGFloat = 0, lineSpacing: CGFloat = 0,
      writingDirection: WritingDirection = .natural, language: String = "ja"
    ) {
      self.alignment = alignment
      self.lineBreakMode = lineBreakMode
      self.numberOfLines = numberOfLines
      self.minimumScaleFactor = minimumScaleFactor
      self.lineSpacing = lineSpacing
      self.writingDirection = writingDirection
      self.language = language
    }
  }
}
