import LintConfiguration
import ViewTree

/// Characters that no font has.
struct MissingGlyphRule: PictureRule {
  static let name = LintRuleName.missingGlyph

  func observe(_ picture: LintPicture, _ context: PictureContext) -> [LintObservation] {
    let tree = picture.tree
    return tree.views.indices.flatMap { index -> [LintObservation] in
      guard tree.views[index].isVisible else { return [] }
      return tree.views[index].content.texts.compactMap { text in
        guard !text.missingCharacters.isEmpty else { return nil }
        let missing = MissingGlyphs(characters: text.missingCharacters)
        return LintObservation(
          rule: Self.name, view: LintView(index, in: tree), topic: missing.list,
          variants: [context.index], value: Double(text.missingCharacters.count),
          sentence: "no font has a glyph for \(missing.list): boxes are shown instead",
          remedy: MissingGlyphs.remedy)
      }
    }
  }
}
