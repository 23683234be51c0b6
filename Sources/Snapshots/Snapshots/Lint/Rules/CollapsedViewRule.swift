import LintConfiguration
import ViewTree

/// Views that have something to show, but no width or no height.
struct CollapsedViewRule: PictureRule {
  static let name = LintRuleName.collapsedView

  func observe(_ picture: LintPicture, _ context: PictureContext) -> [LintObservation] {
    let tree = picture.tree
    return tree.views.indices.compactMap { index in
      let view = tree.views[index]
      guard view.isVisible, !view.isMoving, !view.isTransformed, tree.isCollapsed(index),
        tree.hasContent(index), !tree.isHiddenByFold(index),
        !tree.ancestors(of: index).contains(where: tree.isCollapsed)
      else { return nil }
      let size = "\(view.box.width.formatted()) × \(view.box.height.formatted()) pt"
      return LintObservation(
        rule: Self.name, view: LintView(index, in: tree), variants: [context.index],
        value: min(view.box.width, view.box.height),
        sentence: "the view has content, but a size of \(size)",
        remedy: "Give it a size, or hide it.")
    }
  }
}

extension InspectedTree {
  /// Whether a view has no width or no height.
  func isCollapsed(_ index: Int) -> Bool {
    min(views[index].box.width, views[index].box.height) < 0.01
  }

  /// Whether a view or one in it has something to show.
  func hasContent(_ index: Int) -> Bool {
    views[index].content.isVisible
      || views.indices.dropFirst(index + 1).contains { other in
        views[other].isVisible && views[other].content.isVisible && isAncestor(index, of: other)
      }
  }
}
