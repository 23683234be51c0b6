import CHarfBuzz

/// Divides a paragraph into runs of one style, one font, one script and one direction.
struct Itemizer {
  let scalars: [UInt32]
  let boundaries: CharacterBoundaries
  let levels: BidirectionalLevels
  /// At least one; the first begins at 0.
  let spans: [ShapingSpan]

  /// The runs in the order of the text. Characters are never split.
  ///
  /// - Returns: the runs, and the first error for which a character has another glyph, or a box.
  func runs() -> (runs: [TextRun], error: FontError?) {
    var error: FontError?
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
      let choice = choice(
        of: scalars[range], in: spans[span].style,
        after: runs.last.flatMap { $0.span == span ? $0 : nil })
      error = error ?? choice.error
      let run = TextRun(
        span: span, source: choice.source, treatment: choice.treatment, script: script,
        level: levels[range.lowerBound], range: range)
      if let last = runs.last, last.hasSameAttributes(as: run) {
        runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        runs.append(run)
      }
    }
    return (runs, error)
  }

  private func choice(
    of character: ArraySlice<UInt32>, in style: ShapingStyle, after previous: TextRun?
  ) -> FontCascade.Choice {
    if style.attachmentWidth != nil, character.first == CharacterKind.objectReplacement {
      return FontCascade.Choice(source: .blocks, treatment: .attachment)
    }
    return style.sources.choice(for: character, after: previous)
  }
}
