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
    var pen = 0.0
    for index in BidirectionalLevels.visualOrder(of: runs.map(\.run.level)) {
      let run = runs[index]
      let scale = run.scale
      if line.last?.source != run.run.source || line.last?.scale != scale {
        line.append(GlyphRun(source: run.run.source, scale: scale))
      }
      for (place, glyph) in run.glyphs.enumerated() {
        line[line.count - 1].glyphs.append(glyph.glyph)
        line[line.count - 1].positions.append(Point(pen, 0) + glyph.offset)
        pen += glyph.advance
        // A letter and its marks are several glyphs of one cluster, with one gap after them.
        let isClusterEnd =
          place + 1 == run.glyphs.count || run.glyphs[place + 1].cluster != glyph.cluster
        if gap != 0, isClusterEnd, hasGapBehind(glyph.cluster) { pen += gap }
      }
    }
    return ShapedLine(runs: line, width: pen)
  }
}
