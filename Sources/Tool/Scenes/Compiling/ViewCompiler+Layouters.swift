import HeadlessUIKit

// The layouters of view nodes, and the spacers among their children.

extension ViewCompiler {
  /// The layouter that a node sets, or else its class's.
  func layouter(of node: YAMLNode, as viewClass: ViewClass) -> LayouterBlueprint? {
    if let layouterNode = node[viewClass.layouter.key] {
      return context.reading(viewClass.layouter.key) {
        compileLayouter(layouterNode, of: viewClass)
      }
    }
    return viewClass.layouter.ownedClass.map {
      LayouterBlueprint(
        layouterClass: $0, isOwn: true, isUpdatedByView: true, settings: Settings())
    }
  }

  private func compileLayouter(
    _ node: YAMLNode, of viewClass: ViewClass
  ) -> LayouterBlueprint? {
    guard let entries = node.map else {
      context.expected("a map of a layouter's properties", at: node)
      return nil
    }
    guard viewClass.children.layout == nil else {
      context.report(
        "\(viewClass.name.withArticle) arranges its subviews itself: leave out 'layouter'",
        at: node.position)
      return nil
    }
    let own = viewClass.layouter.ownedClass
    guard let layouterClass = layouterClass(of: node, own: own, viewClass: viewClass) else {
      return nil
    }
    let settings = context.readSettings(
      entries, by: layouterClass.table, in: layouterClass.name, structural: ["type"])
    return LayouterBlueprint(
      layouterClass: layouterClass, isOwn: own != nil,
      isUpdatedByView: own != nil || viewClass.layouter.isTaken, settings: settings)
  }

  private func layouterClass(
    of node: YAMLNode, own: LayouterClass?, viewClass: ViewClass
  ) -> LayouterClass? {
    guard let typeNode = node["type"] else {
      if viewClass.layouter.isTaken {
        context.report("a layouter needs a 'type'", at: node.position)
      } else if own == nil {
        context.report(
          "\(viewClass.name.withArticle) has no layouter of its own: expected a 'type'",
          at: node.position)
      }
      return own
    }
    guard let name = typeNode.text else {
      context.expected("the name of a layouter", at: typeNode)
      return nil
    }
    if let own, own.name != name {
      context.report(
        "\(viewClass.name.withArticle) has \(own.name.withArticle) of its own: leave out 'type'",
        at: typeNode.position)
      return nil
    }
    let known = library.layouters
    if let found = known.first(where: { $0.name == name }) { return found }
    context.unknown(name, of: known.map(\.name), as: "layouter", at: typeNode)
    return nil
  }

  func readSpacer(_ node: YAMLNode, layouter: LayouterBlueprint?) -> CGFloat? {
    var length: CGFloat?
    context.readMap(
      node, of: "a spacer",
      keys: [
        (
          "spacer",
          {
            if let read = CGFloat.read($0, in: context),
              NumberRange.atLeast(0).check(Double(read), $0, context)
            {
              length = read
            }
          }
        )
      ])
    guard layouter?.layouterClass.addSpacer != nil else {
      let names = library.layouters.filter { $0.addSpacer != nil }.map(\.name.withArticle)
      context.report(
        "only \(ReadingContext.enumerate(names)) can contain a spacer", at: node.position)
      return nil
    }
    return length
  }
}
