import CairoGraphics

/// Places shaped runs in visual order.
enum LineAssembler {
  /// A line of runs that are given in the order of the text.
  ///
  /// - Parameters:
  ///   - gap: added after some glyphs, for justified lines.
  ///   - hasGapBehind: whether the glyph whose cluster begins at a scalar is one of them.
  static func line(
    of runs: [ShapedRun], gap: Double, hasGapBehind: (Int) -> Bool
  ) -> ShapedLine {
    var line: [GlyphRun] = []
    line.reserveCapacity(runs.count)
    let width = place(runs, gap: gap, hasGapBehind: hasGapBehind) { index, glyph, pen, _ in
      let run = runs[index]
      if !(line.last?.isLike(run) ?? false) { line.append(GlyphRun(like: run)) }
      line[line.count - 1].glyphs.append(glyph.glyph)
      line[line.count - 1].positions.append(Point(pen, 0) + glyph.offset)
    }
    return ShapedLine(runs: line, width: width)
  }

  /// Reports each glyph from left to right: the index of its run, the glyph, and the distances from the
  /// left end of the line to its origin and to the next glyph's origin.
  ///
  /// - Returns: the width of the line.
  @inline(__always) static func place(
    _ runs: [ShapedRun], gap: Double, hasGapBehind: (Int) -> Bool,
    _ body: (Int, ShapedGlyph, Double, Double) -> Void
  ) -> Double {
    var pen = 0.0
    for index in BidirectionalLevels.visualOrder(of: runs.map(\.run.level)) {
      let glyphs = runs[index].glyphs
      for (place, glyph) in glyphs.enumerated() {
        let start = pen
        pen += glyph.advance
        // A letter and its marks are several glyphs of one cluster, with one gap after them.
        let isClusterEnd =
          place + 1 == glyphs.count || glyphs[place + 1].cluster != glyph.cluster
        if gap != 0, isClusterEnd, hasGapBehind(glyph.cluster) { pen += gap }
        body(index, glyph, start, pen)
      }
    }
    return pen
  }
}
