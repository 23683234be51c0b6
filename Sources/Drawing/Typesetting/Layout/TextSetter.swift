import Foundation

/// Breaks a text into the lines of a ``TextLayout``.
struct TextSetter {
  /// A line without a position.
  struct SetLine {
    var range: Range<String.Index>
    var shaped: ShapedLine
    var isRightToLeft: Bool
    var isTruncated = false
  }

  private(set) var lines: [SetLine] = []
  /// Whether all of the text is in the lines.
  private(set) var isComplete = true
  /// The characters that no font has, each once, in the order of the text; characters of omitted lines may be
  /// missing.
  private(set) var missingCharacters: [String] = []
  /// The given font, or a smaller one so that a single line fits.
  let font: Font
  let pointsPerUnit: Double
  /// The available width in units; `nil` for no limit.
  let widthLimit: Double?

  private let text: String
  private let paragraphs: [Substring]
  private let options: TextLayout.Options
  /// Of ``font``.
  private let sources: FontCascade

  /// Why boxes are shown instead of the requested font, or of characters that a built-in font may have;
  /// `nil` if they are not.
  var fontError: FontError? { sources.error ?? paragraphError }
  private var paragraphError: FontError?

  init(_ text: String, font: Font, width: CGFloat?, options: TextLayout.Options) {
    self.text = text
    self.options = options
    paragraphs = TextSetter.paragraphs(of: text)
    let limit = width.flatMap { $0.isFinite ? max($0, 0) : nil }
    self.font = TextSetter.font(font, fitting: limit, text: paragraphs[0], options: options)
    sources = FontCascade(self.font)
    let pointsPerUnit = self.font.pointSize / sources.primary.unitsPerEm
    self.pointsPerUnit = pointsPerUnit
    // Text of size 0 fits anywhere.
    widthLimit = pointsPerUnit > 0 ? limit.map { $0 / pointsPerUnit } : nil
  }

  /// Sets lines until the text ends or the limit is reached; 0 for no limit.
  mutating func setLines(atMost limit: Int) {
    for (index, text) in paragraphs.enumerated() {
      let paragraph = shaped(text)
      paragraphError = paragraphError ?? paragraph.fontError
      for character in paragraph.missingCharacters where !missingCharacters.contains(character) {
        missingCharacters.append(character)
      }
      let isLastParagraph = index == paragraphs.count - 1
      if !set(paragraph, text, isLastParagraph: isLastParagraph, limit: limit) { return }
      if lines.count == limit, !isLastParagraph {
        isComplete = false
        return
      }
    }
  }

  /// Sets one paragraph.
  ///
  /// - Returns: false if the limit of lines is reached before the end of the text.
  private mutating func set(
    _ paragraph: ShapedParagraph, _ text: Substring, isLastParagraph: Bool, limit: Int
  ) -> Bool {
    let end = paragraph.scalars.count
    guard let widthLimit, paragraph.line.width > widthLimit + LineFitter.tolerance else {
      // Most labels: one line that fits needs no search for breaks.
      if lines.count + 1 == limit, !isLastParagraph, options.lineBreakMode.truncates {
        appendShortened(paragraph, text, from: 0, isLastParagraph: false)
        return false
      }
      append(paragraph, text, LineFitter.Part(range: 0..<end, shown: 0..<end))
      return true
    }
    let fitter = LineFitter(
      paragraph, width: widthLimit, breaksWords: options.lineBreakMode == .byCharWrapping,
      hyphenWidth: { [hyphen = shaped("-")] _ in hyphen.line.width })
    var start = 0
    repeat {
      let isLastLine = lines.count + 1 == limit
      if isLastLine, !options.lineBreakMode.wraps,
        (options.lineBreakMode.truncates && !isLastParagraph) || !fitter.fits(from: start)
      {
        if isLastParagraph, appendTightened(paragraph, text, from: start) { return true }
        appendShortened(paragraph, text, from: start, isLastParagraph: isLastParagraph)
        return false
      }
      let part = fitter.line(from: start)
      start = part.range.upperBound
      append(paragraph, text, part, isParagraphEnd: start == end)
      if isLastLine, start < end {
        isComplete = false
        return false
      }
    } while start < end
    return true
  }

  /// A line that is only a little too wide, with less space between its letters.
  ///
  /// - Returns: false if it is wider, or may not be tightened.
  private mutating func appendTightened(
    _ paragraph: ShapedParagraph, _ text: Substring, from start: Int
  ) -> Bool {
    let range = start..<paragraph.scalars.count
    guard options.allowsTightening, options.lineBreakMode.truncates, let widthLimit,
      let tightening = Justification(tightening: range, in: paragraph, width: widthLimit)
    else { return false }
    lines.append(
      SetLine(
        range: index(start, in: paragraph, text)..<self.text.endIndex,
        shaped: tightening.line(of: range), isRightToLeft: paragraph.isRightToLeft))
    return true
  }

  /// The last line of the limit, clipped or truncated because more text follows than fits.
  private mutating func appendShortened(
    _ paragraph: ShapedParagraph, _ text: Substring, from start: Int, isLastParagraph: Bool
  ) {
    isComplete = false
    let startIndex = index(start, in: paragraph, text)
    if options.lineBreakMode == .byClipping {
      append(
        paragraph, text,
        LineFitter.Part(
          range: start..<paragraph.scalars.count, shown: start..<paragraph.scalars.count))
      return
    }
    var (shortened, from) = (paragraph, start)
    if !isLastParagraph, options.lineBreakMode != .byTruncatingTail {
      // The end of the text is visible, so this line continues with the following paragraphs.
      let rest = self.text[startIndex...].split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).joined(separator: " ")
      (shortened, from) = (shaped(rest[...]), 0)
    }
    let truncation = Truncation(
      paragraph: shortened, ellipsis: shaped("…"), width: widthLimit ?? .infinity)
    lines.append(
      SetLine(
        range: startIndex..<self.text.endIndex,
        shaped: truncation.line(
          of: from..<shortened.scalars.count, mode: options.lineBreakMode),
        isRightToLeft: shortened.isRightToLeft, isTruncated: true))
  }

  private mutating func append(
    _ paragraph: ShapedParagraph, _ text: Substring, _ part: LineFitter.Part,
    isParagraphEnd: Bool = true
  ) {
    let hyphen = part.hasHyphen ? shaped("-") : nil
    let runs = hyphen == nil ? [] : paragraph.runs(in: part.shown)
    let hyphenRuns = hyphen?.hyphenRuns(level: runs.last?.run.level ?? 0) ?? []
    let isJustified = options.alignment == .justified && !isParagraphEnd
    let shaped =
      if isJustified, let widthLimit,
        let justification = Justification(
          of: part.shown, in: paragraph, width: widthLimit - (hyphen?.line.width ?? 0))
      {
        justification.line(of: part.shown, hyphen: hyphenRuns)
      } else if hyphen != nil {
        LineAssembler.line(of: runs + hyphenRuns, gap: 0, hasGapBehind: { _ in false })
      } else {
        paragraph.line(of: part.shown)
      }
    let start = index(part.range.lowerBound, in: paragraph, text)
    let end = index(part.range.upperBound, in: paragraph, text)
    lines.append(
      SetLine(range: start..<end, shaped: shaped, isRightToLeft: paragraph.isRightToLeft))
  }
}

// MARK: - Preparing

extension TextSetter {
  /// The text between line separators; at least one, which is empty for an empty text.
  private static func paragraphs(of text: String) -> [Substring] {
    // The first bytes of all separators. Most texts have none of them and need no splitting into
    // characters.
    let mayHaveSeparator = text.utf8.contains {
      (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2
    }
    guard mayHaveSeparator else { return [text[...]] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  private func shaped(_ text: Substring) -> ShapedParagraph {
    TextSetter.shaped(text, sources: sources, options: options)
  }

  private static func shaped(
    _ text: Substring, sources: FontCascade, options: TextLayout.Options
  ) -> ShapedParagraph {
    TextCaches.current.paragraphs.paragraph(
      text, sources: sources, direction: options.writingDirection, language: options.language)
  }

  /// The font at a size at which one line fits, if it may shrink so far.
  private static func font(
    _ font: Font, fitting width: CGFloat?, text: Substring, options: TextLayout.Options
  ) -> Font {
    let smallest = options.minimumScaleFactor
    guard options.numberOfLines == 1, let width, smallest > 0, smallest < 1 else { return font }
    let tightens = options.allowsTightening && options.lineBreakMode.truncates
    let tightening = tightens ? TextParagraphStyle.largestTightening.native : 0
    let scale = ShrinkingText.scale(atLeast: smallest) { scale in
      let font = font.withSize(font.pointSize * scale)
      let paragraph = shaped(text, sources: FontCascade(font), options: options)
      return ShrinkingText.Measure(
        width: paragraph.line.width * font.pointSize.native / paragraph.unitsPerEm,
        available: width.native, tightening: tightening)
    }
    return scale == 1 ? font : font.withSize(font.pointSize * scale)
  }

  /// The index of a paragraph's scalar in the whole text.
  private func index(
    _ scalar: Int, in paragraph: ShapedParagraph, _ text: Substring
  ) -> String.Index {
    if scalar == 0 { return text.startIndex }
    if scalar == paragraph.scalars.count { return text.endIndex }
    return text.utf8.index(text.startIndex, offsetBy: paragraph.utf8Offset(of: scalar))
  }
}

extension TextAlignment {
  /// How much of the free width is to the left of a line. A line that is too wide overflows at its
  /// end.
  func leftSpace(in available: Double, isRightToLeft: Bool) -> Double {
    guard available > 0 else { return isRightToLeft ? available : 0 }
    switch self {
    case .left: return 0
    case .center: return available / 2
    case .right: return available
    case .natural, .justified: return isRightToLeft ? available : 0
    }
  }
}

extension LineBreakMode {
  /// Whether the last line wraps as well, so that text after it is left out without an ellipsis.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }

  /// Whether an ellipsis replaces what does not fit.
  var truncates: Bool { !wraps && self != .byClipping }
}
