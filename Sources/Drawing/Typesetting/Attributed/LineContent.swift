import CairoGraphics

/// What a line consists of, before glyphs have their places.
struct LineContent: Sendable {
  /// In the order of the text.
  var runs: [ShapedRun]
  /// Nil for lines that are not stretched.
  var justification: Justification?
  /// Which of the runs are an ellipsis, or the hyphen at the end of a line, rather than text.
  var ellipsis = 0..<0
  /// The index of the text's run whose attributes these have.
  var ellipsisRun = 0
}

extension LineContent {
  /// Adds a hyphen at the end of the line.
  ///
  /// - Parameter run: the index of the text's run whose attributes it has.
  mutating func append(_ hyphen: ShapedParagraph, run: Int) {
    let hyphenRuns = hyphen.hyphenRuns(level: runs.last?.run.level ?? 0)
    ellipsis = runs.count..<(runs.count + hyphenRuns.count)
    ellipsisRun = run
    runs += hyphenRuns
  }
}

/// The place of a cluster of characters, or of a part of an ellipsis or a hyphen, in a line.
struct LineBox: Sendable {
  /// The cluster in its paragraph; nil for an ellipsis or a hyphen.
  var scalars: Range<Int>?
  /// The index of the text's run.
  var run: Int
  /// The distances from the left end of the line to both edges, points.
  var left: Double
  var right: Double
  var isRightToLeft: Bool
  var isWhiteSpace: Bool
  var isAttachment: Bool
}

/// Glyphs of a line that are painted alike.
struct LinePiece: Sendable {
  /// The index of a run of the text that has their attributes.
  var run: Int
  var glyphs: [GlyphRun]
}

/// A line with places across.
struct PlacedContent {
  /// From left to right.
  private(set) var boxes: [LineBox] = []
  private(set) var pieces: [LinePiece] = []

  /// - Parameter paints: for each run of the text, the first run that is painted as it is.
  init(
    _ content: LineContent, in paragraph: AttributedParagraph, paints: [Int], pointsPerUnit: Double
  ) {
    let runs = content.runs
    var lastCluster: (run: Int, scalar: Int)?
    var textRun = 0
    let justification = content.justification
    func hasGap(behind scalar: Int) -> Bool { justification?.hasGap(behind: scalar) ?? false }
    _ = LineAssembler.place(
      runs, gap: justification?.gap ?? 0, hasGapBehind: hasGap
    ) { index, glyph, start, end in
      let run = runs[index]
      if let last = lastCluster, last == (index, glyph.cluster) {
        boxes[boxes.count - 1].right = end * pointsPerUnit
      } else {
        let isEllipsis = content.ellipsis.contains(index)
        textRun =
          isEllipsis ? content.ellipsisRun : paragraph.runIndex(at: glyph.cluster)
        // A cluster ends where the next one of the run begins: from right to left, at its right.
        var clusterEnd = run.range.upperBound
        if let last = lastCluster, last.run == index {
          if run.run.isRightToLeft {
            clusterEnd = last.scalar
          } else {
            boxes[boxes.count - 1].endCluster(at: glyph.cluster)
          }
        }
        appendBox(
          isEllipsis ? nil : glyph.cluster..<max(clusterEnd, glyph.cluster + 1), in: run)
        boxes[boxes.count - 1].run = textRun
        boxes[boxes.count - 1].left = start * pointsPerUnit
        boxes[boxes.count - 1].right = end * pointsPerUnit
        boxes[boxes.count - 1].isWhiteSpace =
          !isEllipsis && CharacterKind.isWhiteSpace(paragraph.scalars[glyph.cluster])
        lastCluster = (index, glyph.cluster)
      }
      if run.run.treatment != .attachment {
        append(glyph, of: run, at: start, paint: paints[textRun])
      }
    }
  }

  private mutating func appendBox(_ scalars: Range<Int>?, in run: ShapedRun) {
    boxes.append(
      LineBox(
        scalars: scalars, run: 0, left: 0, right: 0, isRightToLeft: run.run.isRightToLeft,
        isWhiteSpace: false, isAttachment: run.run.treatment == .attachment))
  }

  /// Adds a glyph to the last piece, or to a new one if it is painted differently.
  private mutating func append(
    _ glyph: ShapedGlyph, of run: ShapedRun, at start: Double, paint: Int
  ) {
    if pieces.last?.run != paint { pieces.append(LinePiece(run: paint, glyphs: [])) }
    let piece = pieces.count - 1
    if !(pieces[piece].glyphs.last?.isLike(run) ?? false) {
      pieces[piece].glyphs.append(GlyphRun(like: run))
    }
    let place = pieces[piece].glyphs.count - 1
    pieces[piece].glyphs[place].glyphs.append(glyph.glyph)
    pieces[piece].glyphs[place].positions.append(Point(start, 0) + glyph.offset)
  }
}

extension LineBox {
  fileprivate mutating func endCluster(at scalar: Int) {
    guard let scalars, scalar > scalars.lowerBound else { return }
    self.scalars = scalars.lowerBound..<scalar
  }
}
