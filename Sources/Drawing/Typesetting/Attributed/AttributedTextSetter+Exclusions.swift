extension AttributedTextSetter {
  /// Sets a paragraph in rows next to what it flows around: a row may have several lines.
  ///
  /// - Returns: false if the limit of lines is reached before the end of the text.
  mutating func setParagraph(
    _ index: Int, limit: Int, from first: Int, around exclusions: TextExclusions
  ) -> Bool {
    let paragraph = paragraphs[index]
    let end = paragraph.scalars.count
    var start = first
    repeat {
      let row = nextRow(of: paragraph, index, from: start, around: exclusions)
      for line in row.lines {
        append(line, top: row.top)
        start = line.range.upperBound
        if lines.count == limit, start < end {
          isComplete = false
          return false
        }
      }
    } while start < end
    return true
  }

  private func nextRow(
    of paragraph: AttributedParagraph, _ index: Int, from start: Int,
    around exclusions: TextExclusions
  ) -> (lines: [SetLine], top: Double) {
    var top = topOfNextLine(of: index, continues: start > 0)
    // The height decides about the lines of the row, and these about its height, which only grows.
    var height = height(of: start..<start, in: paragraph)
    var steps = 0
    while true {
      let fragments = exclusions.fragments(
        top: top, bottom: top + height.total, left: 0, right: width ?? 0)
      var lines = rowLines(of: paragraph, index, from: start, in: fragments)
      guard let last = lines.last else {
        // There is no room: further down there is.
        steps += 1
        top = steps < Self.mostSteps ? top + Self.step : exclusions.bottom
        continue
      }
      let needed = self.height(of: start..<last.range.upperBound, in: paragraph)
      if needed.total > height.total {
        height = needed
        continue
      }
      for place in lines.indices { lines[place].height = height }
      return (lines, top)
    }
  }

  /// How far a row moves down if there is no room for it, points.
  private static let step = 1.0
  /// Then it moves below everything.
  private static let mostSteps = 10_000

  /// The lines of one row; empty if no word fits.
  private func rowLines(
    of paragraph: AttributedParagraph, _ index: Int, from start: Int, in fragments: [TextFragment]
  ) -> [SetLine] {
    let isRightToLeft = paragraph.shaped.isRightToLeft
    let box = width ?? 0
    let tail = paragraph.style.tailIndent.finite
    let trailingEdge = tail > 0 ? tail : box + tail
    let end = paragraph.scalars.count
    var lines: [SetLine] = []
    var place = start
    for fragment in isRightToLeft ? fragments.reversed() : fragments {
      guard place < end || lines.isEmpty else { break }
      let indent = headIndent(paragraph, at: start)
      let (left, right) =
        isRightToLeft ? (box - trailingEdge, box - indent) : (indent, trailingEdge)
      let isWholeBox = fragment.width >= box
      var part = fragment
      part.left = max(fragment.left, left)
      part.width = max(min(fragment.left + fragment.width, right) - part.left, 0)
      let distance = isRightToLeft ? box - part.left - part.width : part.left
      let tabbed = self.tabbed(paragraph, from: place, headIndent: distance)
      let available = part.width / shaper.pointsPerUnit
      let fitter = self.fitter(of: tabbed, width: available)
      guard isWholeBox || fitter.breaksBetweenWords(from: place) else { continue }
      let fitted = fitter.line(from: place)
      var line = self.line(
        tabbed, index, fitted, justifiedIn: fitted.range.upperBound < end ? available : nil)
      if !isWholeBox { line.fragment = part }
      lines.append(line)
      place = fitted.range.upperBound
    }
    return lines
  }
}
