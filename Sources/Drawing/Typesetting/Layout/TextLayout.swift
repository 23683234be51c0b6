import Foundation

/// A text set in lines: measured on initialization, drawn any number of times.
///
/// The layout's coordinates are points from the top left corner of its box, y down. The box is as
/// wide as the given width, or as the widest line without one.
public struct TextLayout: Sendable {
  /// One line.
  public struct Line: Sendable {
    /// The part of the text that the line was made of, with the white space at its end, without
    /// the line separator; for a truncated line, everything up to the end of the text.
    public let range: Range<String.Index>
    /// The left end of the line on its baseline.
    public let origin: CGPoint
    /// Without white space that hangs over the end of a wrapped line.
    public let width: CGFloat
    /// Whether an ellipsis replaces some of the text.
    public let isTruncated: Bool

    let shaped: ShapedLine

    /// The baseline's distance from the top of the layout.
    public var baseline: CGFloat { origin.y }
  }

  /// The font that the text is set in: the given one, smaller if the text had to shrink.
  public let font: Font

  /// The lines from top to bottom; at least one, which is empty for an empty text.
  public let lines: [Line]

  /// The width of the widest line, and the height of all lines with the spacing between them.
  public let size: CGSize

  /// Whether all of the text is shown: no ellipsis, and no line left out.
  public let showsWholeText: Bool

  /// From the top of the layout to the first line's baseline.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? font.ascender }

  /// From the top of the layout to the last line's baseline.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? font.ascender }

  /// How far letters reach above the top and below the bottom of the layout, points; 0 if they do not.
  ///
  /// A font with another font's line metrics may have letters that do: `Ế` in the system font.
  public var overflow: (top: CGFloat, bottom: CGFloat) {
    guard let first = lines.first, let last = lines.last else { return (0, 0) }
    let top = CGFloat(first.shaped.ink.top * pointsPerUnit) - first.baseline
    let bottom =
      last.baseline - CGFloat(last.shaped.ink.bottom * pointsPerUnit) - size.height
    return (max(top, 0), max(bottom, 0))
  }

  /// From the highest to the lowest edge of the letters, points below the top of the layout; nil if there are none.
  public var inkExtent: ClosedRange<CGFloat>? {
    let edges = lines.compactMap { line -> ClosedRange<CGFloat>? in
      let ink = line.shaped.ink
      guard ink != VerticalInk() else { return nil }
      let (top, bottom) = (CGFloat(ink.top * pointsPerUnit), CGFloat(ink.bottom * pointsPerUnit))
      return line.baseline - top...line.baseline - bottom
    }
    guard let top = edges.map(\.lowerBound).min(), let bottom = edges.map(\.upperBound).max()
    else { return nil }
    return top...bottom
  }

  /// Why the text shows boxes instead of letters: the system font's file is missing or is not the
  /// pinned one; `nil` if it shows letters.
  public let fontError: FontError?

  /// The characters that no font has, each once; boxes are shown in their places.
  public var missingCharacters: [String] { missingText?.characters ?? [] }

  /// The text, if there are such characters.
  let missingText: MissingText?

  /// Points in one of the lines' units.
  let pointsPerUnit: Double

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - text: `\n` and Unicode's other line and paragraph separators end a line; one at the end
  ///     is followed by an empty line.
  ///   - width: the available width in points; `nil` for no limit.
  ///   - height: the available height in points: lines that do not fit completely are left out
  ///     (but for the first), as if ``Options/numberOfLines`` were that many; `nil` for no limit.
  public init(
    _ text: String, font: Font, width: CGFloat? = nil, height: CGFloat? = nil,
    options: Options = Options()
  ) {
    var setter = TextSetter(text, font: font, width: width, options: options)
    setter.setLines(atMost: TextLayout.lineLimit(font: setter.font, height: height, options))
    self.font = setter.font
    pointsPerUnit = setter.pointsPerUnit
    showsWholeText = setter.isComplete
    fontError = setter.fontError
    missingText =
      setter.missingCharacters.isEmpty
      ? nil
      : MissingText(
        text: text, fontName: font.postScriptName, characters: setter.missingCharacters)

    let spacing = Self.spacing(of: setter.font, options)
    let lineHeight = font.withSize(setter.font.pointSize).lineHeight
    let ascender = setter.font.ascender
    let widest = setter.lines.map(\.shaped.width).max() ?? 0
    let box = setter.widthLimit ?? widest
    let scale = setter.pointsPerUnit
    lines = setter.lines.enumerated().map { index, line in
      let available = box - line.shaped.width
      return Line(
        range: line.range,
        origin: CGPoint(
          x: options.alignment.leftSpace(in: available, isRightToLeft: line.isRightToLeft)
            * scale,
          y: ascender + CGFloat(index) * (lineHeight + spacing)),
        width: line.shaped.width * scale, isTruncated: line.isTruncated, shaped: line.shaped)
    }
    size = CGSize(
      width: widest * scale,
      height: CGFloat(lines.count) * lineHeight + CGFloat(lines.count - 1) * spacing)
    if let recording = FontRecording.current { record(in: recording) }
  }

  /// Records the fonts that the text uses, and the characters that none of them has.
  func record(in recording: FontRecording) {
    if let fontError { recording.record(fontError) }
    if let missingText { recording.record(missingText) }
    for line in lines { recording.record(line.shaped) }
  }

  /// Between two lines, points.
  private static func spacing(of font: Font, _ options: Options) -> CGFloat {
    font.lineSpacing + (options.lineSpacing.isFinite ? options.lineSpacing : 0)
  }

  /// The maximum number of lines; 0 for no limit.
  private static func lineLimit(font: Font, height: CGFloat?, _ options: Options) -> Int {
    let wanted = max(options.numberOfLines, 0)
    let spacing = spacing(of: font, options)
    let pitch = font.lineHeight + spacing
    guard let height, height.isFinite, pitch > 0 else { return wanted }
    // The tolerance covers rounding errors of heights that were computed through frames.
    let fitting = ((height + spacing) / pitch + 1e-6).rounded(.down)
    guard fitting < 1e9 else { return wanted }
    let possible = max(Int(fitting), 1)
    return wanted == 0 ? possible : min(wanted, possible)
  }
}
