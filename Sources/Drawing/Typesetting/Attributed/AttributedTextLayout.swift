import Foundation

/// An ``AttributedText`` set in lines: measured on initialization, drawn any number of times.
///
/// The layout's coordinates are points from the top left corner of its box, y down. The box is as wide as
/// the given width, or as the widest line with its indents without one. Places in the text are offsets in
/// UTF-16 code units.
public struct AttributedTextLayout: Sendable {
  /// One line.
  public struct Line: Sendable {
    /// The part of the text that the line was made of, with the white space at its end, without the line
    /// separator; for a truncated line, everything that it represents.
    public let range: Range<Int>
    /// From the top of the layout, without the spacing between this line and the next.
    public let top: CGFloat
    /// The height of the line, points, without the spacing between this line and the next.
    public let height: CGFloat
    /// The left end of the line on its baseline.
    public let origin: CGPoint
    /// Without white space that hangs over the end of a wrapped line.
    public let width: CGFloat
    /// The width with the indents at both sides.
    public let indentedWidth: CGFloat
    /// The left end of the line with the indents.
    public let indentedLeft: CGFloat
    /// Whether an ellipsis replaces some of the text.
    public let isTruncated: Bool
    /// Whether the paragraph runs from right to left.
    public let isRightToLeft: Bool
    /// The part of the box that the line is in, next to what it flows around; nil for the whole box.
    package let fragment: TextFragment?

    let paragraph: AttributedParagraph
    /// The scalars of the paragraph that ``range`` begins with.
    let scalars: Range<Int>
    let boxes: [LineBox]
    let pieces: [TextPiece]
    let marks: LineMarks
    let attachments: [PlacedAttachment]

    /// The baseline's distance from the top of the layout.
    public var baseline: CGFloat { origin.y }

    /// The area that the letters cover, points from the left end of the line on its baseline, y down; null
    /// without letters.
    public var inkBounds: CGRect {
      (pieces.map(\.inkBounds) + attachments.map(\.rect)).reduce(CGRect.null) { bounds, place in
        place.isNull ? bounds : bounds.union(place)
      }
    }

    /// The width of white space at the end of the line.
    public var trailingSpace: CGFloat {
      let inOrder = isRightToLeft ? Array(boxes) : boxes.reversed()
      return inOrder.prefix(while: \.isWhiteSpace).reduce(0) { $0 + CGFloat($1.right - $1.left) }
    }

    /// The rectangle of the line's content.
    public var usedRect: CGRect { CGRect(x: origin.x, y: top, width: width, height: height) }
  }

  /// How a text is set, besides what its paragraph styles say.
  public struct Options: Sendable, Hashable {
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines: Int
    /// How far a text of one line (``numberOfLines`` is 1) may shrink to fit the width: 0.5 is half its
    /// size. 0 and 1 do not shrink.
    public var minimumScaleFactor: CGFloat
    /// Whether the gaps that fonts recommend between lines are added.
    public var usesFontLeading: Bool
    /// Whether a paragraph whose line break mode does not wrap is one line, as where strings are drawn.
    /// If not, the mode concerns the last line that is allowed, as in a `UILabel`.
    public var shortensEveryParagraph: Bool
    /// The language as a BCP 47 tag; see ``TextLayout/Options/language``.
    public var language: String

    /// Options; by default any number of lines, none of which shrinks.
    public init(
      numberOfLines: Int = 0, minimumScaleFactor: CGFloat = 0, usesFontLeading: Bool = false,
      shortensEveryParagraph: Bool = false, language: String = "ja"
    ) {
      self.numberOfLines = numberOfLines
      self.minimumScaleFactor = minimumScaleFactor
      self.usesFontLeading = usesFontLeading
      self.shortensEveryParagraph = shortensEveryParagraph
      self.language = language
    }
  }

  /// The text as it is set; with smaller fonts if it had to shrink.
  public let text: AttributedText

  /// What the sizes of the text were multiplied by to fit; 1 if it has its own.
  public let scaleFactor: CGFloat

  /// The lines from top to bottom; at least one, which is empty for an empty text.
  public let lines: [Line]

  /// The width of the widest line with its indents, and the height of all lines with the spacing between them.
  public let size: CGSize

  /// The left end of the line that begins furthest to the left, with its indent.
  public var left: CGFloat { lines.map(\.indentedLeft).min() ?? 0 }

  /// The width in which lines are aligned.
  public let boxWidth: CGFloat

  /// Whether all of the text is shown: no ellipsis, and no line left out.
  public let showsWholeText: Bool

  /// Where the text that is not shown begins behind the last line; nil if there is none.
  public let nextOffset: Int?

  /// The problems that are reported when the text is drawn.
  let problems: TextProblems?

  /// From the top of the layout to the first line's baseline.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// From the top of the layout to the last line's baseline.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Why the text shows boxes instead of letters: a font's file is missing or is not the pinned one; nil
  /// if it shows letters.
  public var fontError: FontError? { problems?.fontError }

  /// The characters that no font has, each once; boxes are shown in their places.
  public var missingCharacters: [String] { problems?.missingText?.characters ?? [] }

  /// The rectangle that the letters cover, attachments included; null if there are none.
  public var inkBounds: CGRect {
    lines.reduce(CGRect.null) { bounds, line in
      let places = line.pieces.map(\.inkBounds) + line.attachments.map(\.rect)
      return places.reduce(bounds) { bounds, place in
        place.isNull
          ? bounds : bounds.union(place.offsetBy(dx: line.origin.x, dy: line.origin.y))
      }
    }
  }

  /// How far letters reach above the top and below the bottom of the layout, points; 0 if they do not.
  public var overflow: (top: CGFloat, bottom: CGFloat) {
    guard let first = lines.first, let last = lines.last else { return (0, 0) }
    let top = first.pieces.map(\.inkTop).max() ?? 0
    let bottom = last.pieces.map(\.inkBottom).min() ?? 0
    return (
      max(CGFloat(top) - first.baseline, 0),
      max(last.baseline - CGFloat(bottom) - size.height, 0)
    )
  }

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - width: the available width in points; nil for no limit.
  ///   - height: the available height in points: lines that do not fit completely are left out (but for
  ///     the first), as if ``Options/numberOfLines`` were that many; nil for no limit.
  public init(
    _ text: AttributedText, width: CGFloat? = nil, height: CGFloat? = nil,
    options: Options = Options()
  ) {
    self.init(text, from: 0, width: width, height: height, around: nil, options: options)
  }

  /// Sets a text from an offset on, in UTF-16 code units.
  public init(
    _ text: AttributedText, from start: Int, width: CGFloat?, height: CGFloat?, options: Options
  ) {
    self.init(
      text, from: start, width: width, height: height, around: nil, options: options)
  }

  /// Sets a part of a text, possibly around areas that have no text.
  ///
  /// - Parameters:
  ///   - start: where the part begins, in UTF-16 code units.
  ///   - width: the available width in points; nil for no limit.
  ///   - height: the available height in points; nil for no limit.
  ///   - exclusions: what lines of a limited width flow around. Lines next to them are neither truncated nor
  ///     clipped.
  package init(
    _ text: AttributedText, from start: Int, width: CGFloat?, height: CGFloat?,
    around exclusions: TextExclusions?, options: Options
  ) {
    let width = width.flatMap { $0.isFinite ? max($0, 0).native : nil }
    let height = height.flatMap { $0.isFinite ? $0.native : nil }
    scaleFactor = Self.scaleFactor(of: text, width: width, options: options)
    self.text = text.scaled(by: scaleFactor)
    var setter = AttributedTextSetter(
      self.text, width: width, options: options, from: start, around: exclusions)
    setter.setLines(atMost: max(options.numberOfLines, 0), height: height)

    let builder = LineBuilder(setter, text: self.text)
    let box = width ?? setter.lines.map { builder.indentedWidth(of: $0) }.max() ?? 0
    lines = setter.lines.enumerated().map { index, line in
      builder.line(line, in: box, isLast: index == setter.lines.count - 1)
    }
    boxWidth = CGFloat(box)
    let right = lines.map { $0.indentedLeft + $0.indentedWidth }.max() ?? 0
    let left = lines.map(\.indentedLeft).min() ?? 0
    let flows = setter.lines.contains { $0.fragment != nil }
    size = CGSize(
      width: flows ? right - left : lines.map(\.indentedWidth).max() ?? 0,
      height: setter.lines.last.map { $0.top + $0.height.total } ?? 0)
    showsWholeText = setter.isComplete
    nextOffset = setter.nextOffset
    problems = builder.problems
    if let recording = FontRecording.current { record(in: recording) }
  }

  /// Records the fonts that the text uses, and the characters that none of them has.
  private func record(in recording: FontRecording) {
    problems?.record(in: recording)
    for line in lines {
      for piece in line.pieces { recording.record(piece.line.shaped) }
    }
  }

  /// What makes one line fit, if it may shrink so far.
  private static func scaleFactor(
    of text: AttributedText, width: Double?, options: Options
  ) -> CGFloat {
    let smallest = options.minimumScaleFactor
    guard options.numberOfLines == 1, let width, smallest > 0, smallest < 1 else { return 1 }
    return ShrinkingText.scale(atLeast: smallest) { scale in
      var setter = AttributedTextSetter(
        text.scaled(by: scale), width: nil, options: Options(language: options.language))
      setter.setLines(atMost: 1, height: nil)
      guard let line = setter.lines.first else { return nil }
      let style = setter.paragraphs[line.paragraph].style
      let tail = style.tailIndent.finite
      let available = max((tail > 0 ? tail : width + tail) - line.headIndent, 0)
      let tightening = style.tightensLines ? TextParagraphStyle.largestTightening.native : 0
      return ShrinkingText.Measure(
        width: line.width * setter.shaper.pointsPerUnit, available: available,
        tightening: tightening)
    }
  }
}

/// What a text reports to the context that it is drawn in.
struct TextProblems: Sendable {
  var fontError: FontError?
  /// The text, if it has characters that no font has.
  var missingText: MissingText?

  func record(in recording: FontRecording) {
    if let fontError { recording.record(fontError) }
    if let missingText { recording.record(missingText) }
  }
}
