import LintConfiguration
import ViewTree

/// Touch targets of which one takes the touches of another.
struct OverlappingTargetsRule: PictureRule {
  static let name = LintRuleName.overlappingTargets

  func observe(_ picture: LintPicture, _ context: PictureContext) -> [LintObservation] {
    let tree = picture.tree
    return tree.overlaps.compactMap { overlap in
      let (covered, covering) = (tree.views[overlap.covered], tree.views[overlap.covering])
      guard !covered.isMoving, !covering.isMoving else { return nil }
      let size = "\(overlap.area.width.formatted()) × \(overlap.area.height.formatted()) pt"
      let name = tree.name(of: overlap.covering)
      return LintObservation(
        rule: Self.name, view: LintView(overlap.covered, in: tree), topic: name,
        variants: [context.index], value: min(overlap.area.width, overlap.area.height),
        severity: overlap.area.width * overlap.area.height,
        sentence: "'\(name)' takes the touches of \(size) of '\(tree.name(of: overlap.covered))'",
        remedy: "Move them apart.")
    }
  }
}
