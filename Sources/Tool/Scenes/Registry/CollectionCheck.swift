import Lists

extension ViewClass {
  /// A key of a section or an item that the collection's layout ignores.
  static func collectionProblem(_ blueprint: ViewBlueprint) -> Problem? {
    guard let collection = blueprint.viewClass.make() as? UICollectionView else { return nil }
    blueprint.settings.apply(to: collection)
    // An axis or a step may set the layout of a collection with an id.
    if blueprint.id != nil, collection.knownLayout == nil { return nil }
    let kind = collection.knownLayout?.kind ?? .flow
    for section in blueprint.lists.flatMap(\.children) {
      if let problem = kind.problem(of: section) { return problem }
      for item in section.lists.flatMap(\.children) {
        if kind != .list, let problem = swipeProblem(of: item, in: kind) { return problem }
      }
    }
    return nil
  }

  private static func swipeProblem(
    of item: ViewBlueprint, in kind: CollectionLayoutValue.Kind
  ) -> Problem? {
    let keys = item.lists.filter { !$0.children.isEmpty }.map { item.viewClass.lists[$0.place].key }
    guard item.viewClass.name == uiCollectionViewListCell.name, let key = keys.first else {
      return nil
    }
    return Problem(
      position: item.position,
      message:
        "'\(key)' has no effect in a \(kind.rawValue) layout: rows of lists are swiped; write "
        + "'layout: {type: list}', or leave it out", isWarning: true)
  }
}

extension CollectionLayoutValue.Kind {
  /// The keys of sections that only some layouts use.
  private static let keys = ["columns", "itemWidth", "itemHeight", "orthogonalScrolling"]

  /// A key of a section that the layout ignores; nil for none.
  fileprivate func problem(of blueprint: ViewBlueprint) -> ViewClass.Problem? {
    guard let section = blueprint.viewClass.make() as? CollectionSection else { return nil }
    blueprint.settings.apply(to: section)
    for key in Self.keys {
      let index = blueprint.viewClass.table.index(of: key)
      guard let setting = blueprint.settings.list.first(where: { $0.property == index }),
        !setting.isNull, let reason = reason(whyIgnored: key, section)
      else { continue }
      return ViewClass.Problem(
        position: setting.position ?? blueprint.position,
        message: "'\(key)' has no effect \(reason)", isWarning: true)
    }
    return nil
  }

  private func reason(whyIgnored key: String, _ section: CollectionSection) -> String? {
    let scrolls = section.orthogonalScrolling != .none
    switch self {
    case .list:
      guard key != "orthogonalScrolling" || scrolls else { return nil }
      return "in a list, whose rows are below each other: write 'layout: {type: grid}', or leave "
        + "it out"
    case .flow:
      guard key != "orthogonalScrolling" || scrolls else { return nil }
      return "in a flow layout: write 'layout: {type: grid}', or the layout's 'itemSize'"
    case .grid:
      if key == "itemWidth", !scrolls {
        return "in a grid that does not scroll to the side: write 'columns', or "
          + "'orthogonalScrolling: continuous'"
      }
      if key == "columns", scrolls {
        return
          "with 'orthogonalScrolling', which has one line of items: write 'itemWidth', or leave "
          + "it out"
      }
      return nil
    }
  }
}
