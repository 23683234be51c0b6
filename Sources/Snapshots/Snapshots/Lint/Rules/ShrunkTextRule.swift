import LintConfiguration
import ViewTree

/// Texts that are drawn smaller than they should be, because they do not fit.
struct ShrunkTextRule: PictureRule {
  static let name = LintRuleName.shrunkText

  func observe(_ picture: LintPicture, _ context: PictureContext) -> [LintObservation] {
    let tree = picture.tree
    return tree.views.indices.flatMap { index -> [LintObservation] in
      let view = tree.views[index]
      guard view.isVisible, !view.isMoving else { return [] }
      return view.content.texts.filter { $0.scale < 0.995 }.map { text in
        let percent = (text.scale * 100).formatted()
        return LintObservation(
          rule: Self.name, view: LintView(index, in: tree), variants: [context.index],
          value: text.scale, severity: -text.scale,
          sentence: "\(text.string.excerpt) is shrunk to \(percent) %, a font size of "
            + "\(text.fontSize.formatted()) pt",
          remedy: "Give it more space, or a shorter text.")
      }
    }
  }
}
