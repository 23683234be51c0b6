import Foundation

/// Breaks an ``AttributedText`` into lines, and stacks them.
struct AttributedTextSetter {
  /// A line, placed from top to bottom but not across.
  struct SetLine {
    /// The index in ``AttributedTextSetter/paragraphs``.
    var paragraph: Int
    /// The scalars of the paragraph that the line was made of, with the white space at its end.
    var range: Range<Int>
    /// The end of the line in the whole text, without a line separator; for a shortened line, the end of the
    /// text that it represents.
    var endOffset: Int
    var content: LineContent
    /// In the paragraph's units.
    var width: Double
    /// Points from the leading edge of the box.
    var headIndent: Double
    var height: LineHeight
    /// From the top of the layout to the top of the line, points.
    var top = 0.0
    /// Whether lines of the same paragraph precede it.
    var continuesParagraph: Bool
    var isTruncated = false
    /// The part of the box that the line is in, next to what it flows around; nil for the whole box.
    var fragment: TextFragment?
  }

  private(set) var lines: [SetLine] = []
  /// The paragraphs of the text, and possibly one for a line that is made of several paragraphs.
  private(set) var paragraphs: [AttributedParagraph] = []
  /// Whether all of the text is in the lines.
  var isComplete = true
  let shaper: ParagraphShaper

  private let text: AttributedText
  /// Where the lines begin in the text, in UTF-16 code units.
  private let startOffset: Int
  /// What lines flow around; nil for nothing.
  private let exclusions: TextExclusions?
  private let sources: [ParagraphSource]
  /// How many of the sources are shaped.
  private var shapedCount = 0
  private let options: AttributedTextLayout.Options
  /// Points; nil for no limit.
  let width: Double?
  /// Of each run of the text.
  private let metrics: [RunMetrics]

  /// - Parameters:
  ///   - width: points; nil for no limit.
  ///   - startOffset: where the lines begin in the text, in UTF-16 code units.
  ///   - exclusions: what lines of a limited width flow around.
  init(
    _ text: AttributedText, width: Double?, options: AttributedTextLayout.Options,
    from startOffset: Int = 0, around exclusions: TextExclusions? = nil
  ) {
    self.text = text
    self.options = options
    self.width = width
    self.startOffset = startOffset
    self.exclusions = width == nil ? nil : exclusions
    shaper = ParagraphShaper(text, language: options.language)
    let sources = ParagraphSource.all(of: text.string)
    let first = sources.lastIndex { $0.start <= startOffset } ?? 0
    self.sources = Array(sources[first...])
    metrics = text.runs.map { RunMetrics($0.attributes, usesFontLeading: options.usesFontLeading) }
  }

  /// Sets lines until the text ends or no more may be shown.
  ///
  /// - Parameters:
  ///   - limit: of the number of lines; 0 for no limit.
  ///   - height: of the lines, but at least one is set; nil for no limit.
  mutating func setLines(atMost limit: Int, height: Double?) {
    setLines(atMost: limit, until: height)
    guard let height else { return }
    let fitting = lines.count { $0.top + $0.height.total <= height + Self.heightTolerance }
    guard fitting < lines.count else { return }
    // Which line is the last one, to be shortened, is known only now.
    lines = []
    isComplete = true
    paragraphs.removeLast(paragraphs.count - shapedCount)
    setLines(atMost: max(fitting, 1), until: nil)
  }

  /// The sum of heights is computed in another order than the height that it is compared with.
  private static let heightTolerance = 1e-6

  private mutating func setLines(atMost limit: Int, until height: Double?) {
    for index in sources.indices {
      if index == shapedCount {
        paragraphs.append(paragraph(at: index))
        shapedCount += 1
      }
      let start = index == 0 ? paragraphs[0].scalar(at: startOffset) : 0
      if let exclusions {
        if !setParagraph(index, limit: limit, from: start, around: exclusions) { return }
      } else if !setParagraph(index, limit: limit, from: start) {
        return
      }
      let isLast = index == sources.count - 1
      if lines.count == limit, !isLast {
        isComplete = false
        return
      }
      if let height, let last = lines.last, last.top > height { return }
    }
  }

  private func paragraph(at index: Int) -> AttributedParagraph {
    let source = sources[index]
    return shaper.paragraph(source, style: source.beginsParagraph ? nil : paragraphs.last?.style)
  }

  // MARK: Lines of a paragraph

  /// - Returns: false if the limit of lines is reached before the end of the text.
  private mutating func setParagraph(_ index: Int, limit: Int, from first: Int) -> Bool {
    var paragraph = paragraphs[index]
    let end = paragraph.scalars.count
    let mode = paragraph.style.lineBreakMode
    let isLastParagraph = index == sources.count - 1
    var fitter: LineFitter?
    var start = first
    repeat {
      paragraph = tabbed(paragraph, from: start, headIndent: headIndent(paragraph, at: start))
      let available = availableWidth(in: paragraph, at: start)
      let isLastLine = lines.count + 1 == limit
      let shortensHere = isLastLine && mode.truncates && !isLastParagraph
      guard let available, paragraph.rest(from: start) > available + LineFitter.tolerance else {
        // Most lines: what fits needs no search for breaks.
        if shortensHere {
          appendShortened(paragraph, index, from: start, isLastParagraph: false)
          return false
        }
        append(paragraph, index, LineFitter.Part(range: start..<end, shown: start..<end))
        return true
      }
      var lineFitter = fitter ?? self.fitter(of: paragraph, width: available)
      lineFitter.paragraph = paragraph.shaped
      lineFitter.width = available
      fitter = lineFitter
      if !mode.wraps, isLastLine || options.shortensEveryParagraph,
        shortensHere || !lineFitter.fits(from: start)
      {
        let isLast = isLastParagraph || !isLastLine
        if isLast, appendTightened(paragraph, index, from: start, in: available) { return true }
        appendShortened(paragraph, index, from: start, isLastParagraph: isLast)
        return !isLastLine
      }
      let part = lineFitter.line(from: start)
      start = part.range.upperBound
      append(paragraph, index, part, justifiedIn: start < end ? available : nil)
      if isLastLine, start < end {
        isComplete = false
        return false
      }
    } while start < end
    return true
  }

  private mutating func append(
    _ paragraph: AttributedParagraph, _ index: Int, _ part: LineFitter.Part,
    justifiedIn width: Double? = nil
  ) {
    append(line(paragraph, index, part, justifiedIn: width))
  }

  /// - Parameter width: in the paragraph's units; nil for a line that is never justified.
  func line(
    _ paragraph: AttributedParagraph, _ index: Int, _ part: LineFitter.Part,
    justifiedIn width: Double?
  ) -> SetLine {
    var content = LineContent(runs: paragraph.shaped.runs(in: part.shown))
    var hyphenWidth = 0.0
    if part.hasHyphen {
      let run = paragraph.runIndex(at: part.shown.upperBound - 1)
      let hyphen = shaper.shaped("-", runIndex: run)
      hyphenWidth = hyphen.line.width
      content.append(hyphen, run: run)
    }
    if paragraph.style.alignment == .justified, let width {
      content.justification = Justification(
        of: part.shown, in: paragraph.shaped, width: width - hyphenWidth)
    }
    return SetLine(
      paragraph: index, range: part.range, endOffset: paragraph.offset(of: part.range.upperBound),
      content: content,
      width: content.justification == nil
        ? paragraph.shaped.line(of: part.shown).width + hyphenWidth : width ?? 0,
      headIndent: headIndent(paragraph, at: part.range.lowerBound),
      height: height(of: part.range, in: paragraph),
      continuesParagraph: part.range.lowerBound > 0)
  }

  /// A line that is only a little too wide, with less space between its letters.
  ///
  /// - Returns: false if it is wider, or may not be tightened.
  private mutating func appendTightened(
    _ paragraph: AttributedParagraph, _ index: Int, from start: Int, in width: Double
  ) -> Bool {
    let range = start..<paragraph.scalars.count
    guard paragraph.style.tightensLines,
      let tightening = Justification(tightening: range, in: paragraph.shaped, width: width)
    else { return false }
    var line = self.line(
      paragraph, index, LineFitter.Part(range: range, shown: range), justifiedIn: nil)
    line.content.justification = tightening
    line.width = width
    append(line)
    return true
  }

  func fitter(of paragraph: AttributedParagraph, width: Double) -> LineFitter {
    LineFitter(
      paragraph.shaped, width: width,
      breaksWords: paragraph.style.lineBreakMode == .byCharWrapping,
      hyphenWidth: { [shaper] scalar in
        shaper.shaped("-", runIndex: paragraph.runIndex(at: scalar)).line.width
      })
  }

  /// The last line of the limit, or the only one of a paragraph, clipped or truncated because more text
  /// follows than fits.
  private mutating func appendShortened(
    _ paragraph: AttributedParagraph, _ index: Int, from start: Int, isLastParagraph: Bool
  ) {
    isComplete = false
    let all = start..<paragraph.scalars.count
    let mode = paragraph.style.lineBreakMode
    guard mode != .byClipping else {
      append(paragraph, index, LineFitter.Part(range: all, shown: all))
      return
    }
    var (shortened, range, place) = (paragraph, all, index)
    if !isLastParagraph, mode != .byTruncatingTail {
      // The end of the text is visible, so this line continues with the following paragraphs.
      shortened = rest(from: paragraph.offset(of: start), style: paragraph.style)
      range = 0..<shortened.scalars.count
      paragraphs.append(shortened)
      place = paragraphs.count - 1
    }
    let available = availableWidth(in: paragraph, at: start) ?? .infinity
    let (content, width) = truncated(shortened, range, mode: mode, width: available)
    append(
      SetLine(
        paragraph: place, range: range,
        endOffset: isLastParagraph ? paragraph.offset(of: all.upperBound) : text.length,
        content: content, width: width, headIndent: headIndent(paragraph, at: start),
        height: height(of: range, in: shortened), continuesParagraph: start > 0,
        isTruncated: true))
  }

  /// The end of the text as one paragraph, with spaces instead of line separators.
  private func rest(from offset: Int, style: TextParagraphStyle) -> AttributedParagraph {
    let units = text.string.utf16
    let start = units.index(units.startIndex, offsetBy: offset)
    let joined = String(
      text.string[start...].flatMap { character in
        character.isNewline
          ? Array(repeating: " " as Character, count: character.utf16.count) : [character]
      })
    return shaper.paragraph(
      ParagraphSource(
        text: joined[...], start: offset, length: joined.utf16.count, beginsParagraph: false),
      style: style)
  }

  /// A line with an ellipsis in the attributes of the text next to it.
  private func truncated(
    _ paragraph: AttributedParagraph, _ range: Range<Int>, mode: LineBreakMode, width: Double
  ) -> (LineContent, width: Double) {
    var run = paragraph.runIndex(at: range.lowerBound)
    // The width of the ellipsis depends on where it is, and the reverse.
    for attempt in 1...Self.mostAttempts {
      let truncation = Truncation(
        paragraph: paragraph.shaped, ellipsis: shaper.shaped("…", runIndex: run), width: width)
      let (part, line) = truncation.shortened(range, mode: mode)
      let neighbour =
        mode == .byTruncatingHead
        ? min(part.tail.lowerBound, range.upperBound - 1) : part.head.upperBound - 1
      let found = paragraph.runIndex(at: max(neighbour, range.lowerBound))
      if found == run || attempt == Self.mostAttempts {
        let head = paragraph.shaped.runs(in: part.head)
        let ellipsis = truncation.ellipsisRuns
        return (
          LineContent(
            runs: head + ellipsis + paragraph.shaped.runs(in: part.tail),
            ellipsis: head.count..<(head.count + ellipsis.count), ellipsisRun: run), line.width
        )
      }
      run = found
    }
    return (LineContent(runs: []), 0)
  }

  private static let mostAttempts = 4
}

// MARK: - Measures

extension AttributedTextSetter {
  /// Places a line below the last one.
  private mutating func append(_ line: SetLine) {
    append(line, top: topOfNextLine(of: line.paragraph, continues: line.continuesParagraph))
  }

  mutating func append(_ line: SetLine, top: Double) {
    var line = line
    line.top = top
    lines.append(line)
  }

  /// - Parameter continues: whether lines of the same paragraph precede it.
  func topOfNextLine(of paragraph: Int, continues: Bool) -> Double {
    guard let last = lines.last else { return 0 }
    let above = paragraphs[last.paragraph].style
    let top =
      last.top + last.height.total + last.height.spacing + above.lineSpacing.finite
    guard !continues, paragraphs[paragraph].beginsParagraph else { return top }
    return top + above.paragraphSpacing.finite
      + paragraphs[paragraph].style.paragraphSpacingBefore.finite
  }

  /// Where what follows the lines begins in the text, in UTF-16 code units; nil if nothing does.
  var nextOffset: Int? {
    guard !isComplete, let last = lines.last else { return nil }
    let paragraph = paragraphs[last.paragraph]
    return last.range.upperBound == paragraph.scalars.count
      ? last.endOffset + paragraph.separatorLength : last.endOffset
  }

  func height(of range: Range<Int>, in paragraph: AttributedParagraph) -> LineHeight {
    LineHeight(
      of: paragraph.runIndices(in: range).map { metrics[$0] }, style: paragraph.style)
  }

  /// Points.
  func headIndent(_ paragraph: AttributedParagraph, at start: Int) -> Double {
    start == 0 && paragraph.beginsParagraph
      ? paragraph.style.firstLineHeadIndent.finite : paragraph.style.headIndent.finite
  }

  /// The width of the line that begins at a scalar, in the paragraph's units; nil for no limit.
  private func availableWidth(in paragraph: AttributedParagraph, at start: Int) -> Double? {
    let tail = paragraph.style.tailIndent.finite
    guard let end = tail > 0 ? tail : width.map({ $0 + tail }) else { return nil }
    return max(end - headIndent(paragraph, at: start), 0) / shaper.pointsPerUnit
  }

  /// The paragraph with the widths that tabs have in a line that begins at a scalar.
  func tabbed(
    _ paragraph: AttributedParagraph, from start: Int, headIndent: Double
  ) -> AttributedParagraph {
    guard paragraph.hasTabs else { return paragraph }
    var tabbed = paragraph
    tabbed.shaped = paragraph.shaped.tabbed(
      from: start, at: headIndent, style: paragraph.style, pointsPerUnit: shaper.pointsPerUnit)
    return tabbed
  }
}

extension AttributedParagraph {
  /// The width of all text from a scalar on.
  fileprivate func rest(from start: Int) -> Double {
    start == 0 ? shaped.line.width : shaped.offset(of: scalars.count) - shaped.offset(of: start)
  }
}
