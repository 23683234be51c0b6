import LintConfiguration
import ViewTree

/// Touch targets that are too small for a finger.
struct TouchTargetRule: PictureRule {
  static let name = LintRuleName.touchTarget

  func observe(_ picture: LintPicture, _ context: PictureContext) -> [LintObservation] {
    let minimum = context.settings.minimumTarget
    let tree = picture.tree
    return tree.views.indices.compactMap { index in
      let view = tree.views[index]
      guard let target = view.target, target.isEnabled, target.isReachable, !view.isMoving,
        !view.isTransformed
      else { return nil }
      let side = min(target.area.width, target.area.height)
      guard side < minimum - 0.01 else { return nil }
      let size = "\(target.area.width.formatted()) × \(target.area.height.formatted()) pt"
      return LintObservation(
        rule: Self.name, view: LintView(index, in: tree), variants: [context.index], value: side,
        severity: -side,
        sentence: "the touch target has \(size), less than \(minimum.formatted()) × "
          + "\(minimum.formatted()) pt",
        remedy: "Make the view larger, or extend the area in its point(inside:).")
    }
  }
}
