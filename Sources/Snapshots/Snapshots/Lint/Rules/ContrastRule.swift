import ImageComparison
import ViewTree

/// Texts that are hard to read on their background.
///
/// Source: WCAG 2.2, success criterion 1.4.3 (level AA). Texts of inactive controls are exempt.
struct ContrastRule: PictureRule {
  static let name = LintRuleName.contrast

  func observe(_ picture: LintPicture, _ context: PictureContext) -> [LintObservation] {
    guard let inks = picture.inks else { return [] }
    let tree = picture.tree
    return tree.views.indices.flatMap { index -> [LintObservation] in
      let view = tree.views[index]
      guard view.isVisible, !view.isMoving, !isInactive(index, in: tree) else { return [] }
      return view.content.texts.flatMap(\.uniformTexts).compactMap { text in
        let colors = inks.colors(
          of: text, opacity: view.opacity, scale: context.variant.scale, in: picture.bitmap)
        return colors.flatMap { observation(of: text, $0, context.settings) }.map {
          var observation = $0
          observation.view = LintView(index, in: tree)
          observation.variants = [context.index]
          return observation
        }
      }
    }
  }

  /// Whether a view is in a control that does not react: a disabled one, or one under a veil.
  private func isInactive(_ index: Int, in tree: InspectedTree) -> Bool {
    func isInactive(_ view: InspectedView) -> Bool {
      view.content.isEnabled == false || view.target?.isReachable == false
    }
    return isInactive(tree.views[index])
      || tree.ancestors(of: index).contains { isInactive(tree.views[$0]) }
  }

  private func observation(
    of text: InspectedText, _ colors: TextInkPictures.Colors, _ settings: LintSettings
  ) -> LintObservation? {
    let isLarge = text.fontSize >= 18 || text.isBold && text.fontSize >= 14
    let minimum = settings.minimumContrast(ofLargeText: isLarge)
    let method = settings.contrastMethod
    let value = colors.contrast(by: method)
    guard value < minimum else { return nil }
    // Rounded down, so that no number looks sufficient.
    let shown = (value * 100).rounded(.down) / 100
    let words =
      method == .wcag
      ? "\(shown.formatted(places: 2)):1, less than \(minimum.formatted()):1"
      : "Lc \(shown.formatted(places: 1)), less than Lc \(minimum.formatted())"
    let kind = isLarge ? "large text" : "text"
    let direction =
      colors.isTextDarker
      ? "Use a darker text colour, or a lighter background."
      : "Use a lighter text colour, or a darker background."
    return LintObservation(
      rule: Self.name, variants: [], value: shown, severity: minimum - value,
      sentence: "\(text.string.excerpt) has a contrast of \(words) for \(kind): "
        + "\(colors.text.hexColor) on \(colors.background.hexColor)",
      remedy: direction)
  }
}
