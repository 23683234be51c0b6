import CHarfBuzz

/// Divides a paragraph into runs of one font, one script and one direction.
struct Itemizer {
  let scalars: [UInt32]
  let boundaries: CharacterBoundaries
  let levels: BidirectionalLevels
  let sources: FontCascade

  /// The runs in the order of the text. Characters are never split.
  func runs() -> [TextRun] {
    var runs: [TextRun] = []
    // Characters before the first letter are shaped in that letter's script.
    var script = scalars.lazy.compactMap(TextScript.of).first ?? HB_SCRIPT_LATIN
    for character in 0..<boundaries.count {
      let range =
        boundaries.start(ofCharacter: character)..<boundaries.start(ofCharacter: character + 1)
      let first = scalars[range.lowerBound]
      if let own = TextScript.of(first) { script = own }
      let (source, treatment) = sources.source(for: scalars[range], after: runs.last)
      let run = TextRun(
        source: source, treatment: treatment, script: script,
        level: levels[range.lowerBound], range: range)
      if let last = runs.last, last.hasSameAttributes(as: run) {
        runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        runs.append(run)
      }
    }
    return runs
  }
}
