import CHarfBuzz

/// Divides a paragraph into runs of one style, one font, one script and one direction.
struct Itemizer {
  let scalars: [UInt32]
  let boundaries: CharacterBoundaries
  let levels: BidirectionalLevels
  /// At least one; the first begins at 0.
  let spans: [ShapingSpan]

  /// The runs in the order of the text. Characters are never split.
  func runs() -> [TextRun] {
    var runs: [TextRun] = []
    // Characters before the first letter are shaped in that letter's script.
    var script = scalars.lazy.compactMap(TextScript.of).first ?? HB_SCRIPT_LATIN
    var span = 0
    for character in 0..<boundaries.count {
      let range =
        boundaries.start(ofCharacter: character)..<boundaries.start(ofCharacter: character + 1)
      let first = scalars[range.lowerBound]
      if let own = TextScript.of(first) { script = own }
      while span + 1 < spans.count, spans[span + 1].start <= range.lowerBound { span += 1 }
      let (source, treatment) = glyphSource(
        of: scalars[range], in: spans[span].style,
        after: runs.last.flatMap { $0.span == span ? $0 : nil })
      let run = TextRun(
        span: span, source: source, treatment: treatment, script: script,
        level: levels[range.lowerBound], range: range)
      if let last = runs.last, last.hasSameAttributes(as: run) {
        runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  private func glyphSource(
    of character: ArraySlice<UInt32>, in style: ShapingStyle, after previous: TextRun?
  ) -> (GlyphSource, GlyphTreatment) {
    if style.attachmentWidth != nil, character.first == CharacterKind.objectReplacement {
      return (.blocks, .attachment)
    }
    return style.sources.source(for: character, after: previous)
  }
}
