import ViewTree

/// Views that reach beyond the view that they are in.
struct OutsideParentRule: PictureRule {
  static let name = LintRuleName.outsideParent

  /// Points; less is an error of rounding.
  private static let tolerance = 0.5

  func observe(_ picture: LintPicture, _ context: PictureContext) -> [LintObservation] {
    observe(picture.tree, context)
  }

  func observe(_ tree: InspectedTree, _ context: PictureContext) -> [LintObservation] {
    tree.views.indices.compactMap { index in
      let view = tree.views[index]
      guard view.isVisible, view.content.isVisible, !view.isMoving, !view.isTransformed,
        !tree.isCollapsed(index), let parent = frame(of: index, in: tree),
        // A view in one that is outside itself is not another fault.
        !tree.ancestors(of: index).contains(where: { isOutside($0, of: parent, in: tree) })
      else { return nil }
      let outer = tree.views[parent]
      let excess = view.box.excess(over: outer.box)
      let isGone = view.visibleBox.map { $0.width <= 0 || $0.height <= 0 } ?? true
      let isCut = outer.clips || isGone
      return LintObservation(
        rule: Self.name, view: LintView(index, in: tree), variants: [context.index], value: excess,
        severity: excess,
        sentence: "the view reaches \(excess.formatted()) pt beyond '\(tree.name(of: parent))'"
          + (isGone ? ", and cannot be seen" : isCut ? ", which cuts it off" : ""),
        remedy: "Move it inside, or make '\(tree.name(of: parent))' larger.")
    }
  }

  /// The closest view above that a view is visibly outside of; nil if it is inside.
  private func frame(of index: Int, in tree: InspectedTree) -> Int? {
    var isDirect = true
    for ancestor in tree.ancestors(of: index) {
      let outer = tree.views[ancestor]
      // Views that are scrolled away, or folded, are outside for a time only.
      if outer.scrolls || outer.content.isFolded || tree.isCollapsed(ancestor) { return nil }
      if isDirect || outer.content.isVisible || outer.clips,
        isOutside(index, of: ancestor, in: tree)
      {
        return ancestor
      }
      isDirect = false
    }
    return nil
  }

  private func isOutside(_ index: Int, of outer: Int, in tree: InspectedTree) -> Bool {
    tree.isAncestor(outer, of: index)
      && tree.views[index].box.excess(over: tree.views[outer].box) > Self.tolerance
      && tree.views[index].content.isVisible
  }
}
