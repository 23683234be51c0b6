import Foundation

/// How the lines of a paragraph are placed. Lengths are in points; one that is not finite counts as 0.
public struct TextParagraphStyle: Sendable, Hashable {
  /// How lines are placed across; by default by the direction of the paragraph.
  public var alignment = TextAlignment.natural
  /// How the paragraph is broken or shortened; see ``LineBreakMode``.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// The direction of the paragraph; by default by its first letter.
  public var baseWritingDirection = WritingDirection.natural
  /// From the leading edge of the box to the first line.
  public var firstLineHeadIndent: CGFloat = 0
  /// From the leading edge of the box to the other lines.
  public var headIndent: CGFloat = 0
  /// Where lines end: if positive, the distance from the leading edge of the box; otherwise that from the
  /// trailing edge, as a negative number.
  public var tailIndent: CGFloat = 0
  /// Added between one line and the next.
  public var lineSpacing: CGFloat = 0
  /// Added below the paragraph if another one follows.
  public var paragraphSpacing: CGFloat = 0
  /// Added above the paragraph if another one precedes it.
  public var paragraphSpacingBefore: CGFloat = 0
  /// Multiplies the height of each line; 0 for 1. The added space is above the letters.
  public var lineHeightMultiple: CGFloat = 0
  /// The least height of a line. The added space is above the letters.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 for no limit. Letters of higher lines overlap the line above.
  public var maximumLineHeight: CGFloat = 0
  /// Where tabs end, in ascending order.
  public var tabStops = TextParagraphStyle.defaultTabStops
  /// The distance between tab stops behind the last of ``tabStops``; 0 for the default distance.
  public var defaultTabInterval: CGFloat = 0
  /// Whether a line that is up to ``largestTightening`` too wide is set more tightly instead of truncated.
  public var allowsTightening = false

  /// The default style: wraps words, without indents and spacing.
  public init() {}

  /// How much wider than the available width a line may be to be tightened, as a part of that width: the
  /// default of `NSParagraphStyle.tighteningFactorForTruncation`.
  public static let largestTightening: CGFloat = 0.05

  /// A place at which text continues behind a tab.
  public struct TabStop: Sendable, Hashable {
    /// ``TextAlignment/justified`` is the same as natural.
    public var alignment: TextAlignment
    /// From the leading edge of the box.
    public var location: CGFloat

    /// A tab stop at a distance from the leading edge of the box, points.
    public init(_ alignment: TextAlignment = .natural, location: CGFloat) {
      self.alignment = alignment
      self.location = location
    }
  }

  /// The distance between the default tab stops.
  public static let standardTabInterval: CGFloat = 28

  /// Twelve, 28 points apart, as in TextKit.
  public static let defaultTabStops = (1...12).map {
    TabStop(location: CGFloat($0) * standardTabInterval)
  }
}

extension TextParagraphStyle {
  /// Whether lines that would be truncated may be tightened.
  var tightensLines: Bool { allowsTightening && lineBreakMode.truncates }
}

extension CGFloat {
  /// The length as a number of the drawing core; 0 if it is not finite.
  var finite: Double { isFinite ? native : 0 }
}
