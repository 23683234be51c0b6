import LintConfiguration
import ViewTree

/// Texts of which a part cannot be seen: behind an ellipsis, cut off, or beyond the view.
struct TruncatedTextRule: PictureRule {
  static let name = LintRuleName.truncatedText

  /// How far letters may be cut, points: a smaller margin is white in most of them.
  private static let tolerance = 1.0

  /// How far the outlines of letters may be cut, points: round letters exceed straight ones by as much.
  private static let verticalTolerance = 0.5

  func observe(_ picture: LintPicture, _ context: PictureContext) -> [LintObservation] {
    observe(picture.tree, context)
  }

  func observe(_ tree: InspectedTree, _ context: PictureContext) -> [LintObservation] {
    tree.views.indices.flatMap { index -> [LintObservation] in
      let view = tree.views[index]
      guard view.isVisible, !view.isMoving, view.box.width > 0, view.box.height > 0,
        !tree.isHiddenByFold(index)
      else { return [] }
      return view.content.texts.compactMap { text in
        fault(of: text, in: view).map { fault in
          let needed =
            "\(text.fullWidth.formatted(roundedUp: true)) × "
            + "\(text.fullHeight.formatted(roundedUp: true)) pt"
          let available =
            "\(text.availableWidth.formatted()) × "
            + "\(text.availableHeight.formatted()) pt"
          return LintObservation(
            rule: Self.name, view: LintView(index, in: tree), variants: [context.index],
            value: text.fullWidth > 0 ? text.availableWidth / text.fullWidth : nil,
            severity: text.fullWidth - text.availableWidth,
            sentence: "\(text.string.excerpt) \(fault): it needs \(needed), and has \(available)",
            remedy: "Give it more space, or a shorter text, or let it wrap.")
        }
      }
    }
  }

  private func fault(of text: InspectedText, in view: InspectedView) -> String? {
    if text.isTruncated { return "is truncated" }
    guard let clip = view.clip else { return nil }
    // Lines are higher than their letters.
    let space = text.fontSize * 0.2
    let ink = ViewNode.Rect(
      x: text.box.x, y: text.box.y + space, width: text.box.width,
      height: max(0, text.box.height - 2 * space))
    // What cannot be seen at all is the fault of the view's place.
    guard let seen = ink.common(with: clip), seen.width > 0, seen.height > 0 else { return nil }
    if let side = sideCutOff(text, by: clip) { return "is cut off at the \(side)" }
    if ink.excess(over: clip) > Self.tolerance { return "is cut off" }
    if !view.isTransformed, ink.excess(over: view.box) > Self.tolerance {
      return "is larger than its view"
    }
    return nil
  }

  /// The side on which letters are cut, with how much of them; nil if all of their height is seen.
  private func sideCutOff(_ text: InspectedText, by clip: ViewNode.Rect) -> String? {
    guard let ink = text.ink else { return nil }
    let (top, bottom) = (clip.y - ink.y, ink.bottom - clip.bottom)
    guard max(top, bottom) > Self.verticalTolerance else { return nil }
    return top > bottom
      ? "top, by \(top.formatted(roundedUp: true)) pt"
      : "bottom, by \(bottom.formatted(roundedUp: true)) pt"
  }
}

extension InspectedTree {
  /// Whether a view is in one that is folded, or is folded itself.
  func isHiddenByFold(_ index: Int) -> Bool {
    views[index].content.isFolded || ancestors(of: index).contains { views[$0].content.isFolded }
  }
}

extension String {
  /// The beginning of a text in quotes, on one line.
  var excerpt: String {
    let limit = 30
    let line = map { $0.isNewline ? " " : $0 }
    return "“" + String(line.prefix(limit)) + (line.count > limit ? "…" : "") + "”"
  }
}
