import Cassowary

// What is wrong with the constraints of a tree.

extension LayoutEngine {
  /// The items of a view: itself if constraints place it, its guides, and the content it scrolls.
  func items(of view: UIView) -> [EngineItem] {
    var items: [EngineItem] = []
    if let item = existingItem(for: view.layoutRecord), item.role == .placed { items.append(item) }
    guard let record = view.layoutRecord else { return items }
    for guide in record.allGuides {
      if let item = existingItem(for: guide.layoutRecord) { items.append(item) }
    }
    return items
  }

  /// The attributes of an item that constraints leave open.
  func freeAttributes(of item: EngineItem) -> [NSLayoutConstraint.Attribute] {
    openDimensions(of: item).map(\.attribute)
  }

  /// The conflicts in which a constraint of a view or of those below it takes part.
  func conflicts(in view: UIView) -> [LayoutReport.Conflict] {
    requiringBrokenYields { yields in
      let conflicts = solver.conflicts
      return conflicts.isEmpty ? [] : describe(conflicts, in: view, yields: yields)
    }
  }

  private func describe(
    _ conflicts: [Conflict], in view: UIView, yields: Set<ConstraintID>
  ) -> [LayoutReport.Conflict] {
    let members = members
    return conflicts.compactMap { conflict in
      let names = conflict.constraints.compactMap { members[$0] }
      guard names.contains(where: { $0.view.isDescendant(of: view) }) else { return nil }
      let broken = conflict.constraints.last(where: yields.contains) ?? conflict.broken
      return LayoutReport.Conflict(
        constraints: names.map(\.description), broken: members[broken]?.description ?? "",
        negativeSizes: conflict.nonnegative.compactMap(name(of:)))
    }
  }

  /// The name of a variable, as in `<UILabel:title>.width`.
  private func name(of variable: Variable) -> String? {
    for item in items {
      for dimension in EngineItem.Dimension.allCases where item[dimension] == variable {
        return "\(item.name).\(dimension.attribute)"
      }
    }
    return nil
  }

  private struct Member {
    let view: UIView
    let description: String
  }

  /// What the solver's constraints stand for.
  private var members: [ConstraintID: Member] {
    var members: [ConstraintID: Member] = [:]
    forEachConstraint(in: root) { constraint, id in
      guard let owner = constraint.owner else { return }
      members[id] = Member(view: owner, description: constraint.description)
    }
    for item in items {
      for dimension in EngineItem.Dimension.allCases {
        guard let anchor = item.anchors[dimension.rawValue] else { continue }
        let value = CGFloat(anchor.constant).shortest
        members[anchor.id] = Member(
          view: item.view,
          description: anchor.share == 0
            ? "\(item.name).\(dimension.attribute) == \(value) @required (its frame)"
            : "\(item.name).\(dimension.attribute) @required (its autoresizing mask)")
      }
      for axis in NSLayoutConstraint.Axis.allCases {
        guard let content = item.contents[axis.rawValue] else { continue }
        let size = "\(item.name).\(EngineItem.Dimension(size: axis).attribute)"
        let value = CGFloat(content.size).shortest
        members[content.hugging] = Member(
          view: item.view, description: "\(size) <= \(value) @required (its content hugging)")
        members[content.compression] = Member(
          view: item.view,
          description: "\(size) >= \(value) @required (its content compression resistance)")
      }
    }
    return members
  }

  func forEachConstraint(
    in view: UIView, _ body: (NSLayoutConstraint, ConstraintID) -> Void
  ) {
    for constraint in view.constraints {
      if let id = entry(of: constraint)?.id { body(constraint, id) }
    }
    for child in view.children where child.flags.contains(.takesPartInAutoLayout) {
      forEachConstraint(in: child, body)
    }
  }

  // MARK: Causes

  /// The constraints that an item's place and size in an axis follow from, in the order they were
  /// activated.
  func constraints(
    deciding item: EngineItem, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    resumePreferences()
    let variables = [item[.init(position: axis)], item[.init(size: axis)]].compactMap { $0 }
    let ids = Set(variables.flatMap(solver.constraints(deciding:)))
    var found: [NSLayoutConstraint] = []
    forEachConstraint(in: root) { constraint, id in
      // An open position follows from the inequality that it is tight against.
      let tightID = constraint.entry?.tightID
      if ids.contains(id) || tightID.map(ids.contains) == true { found.append(constraint) }
    }
    return found.sorted { $0.serial < $1.serial }
  }
}

extension EngineItem {
  /// The item in reports.
  var name: String { guide?.layoutName ?? view.layoutName }

  /// Whether an intrinsic size asks for an attribute.
  func isSizedByContent(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .width: contents[NSLayoutConstraint.Axis.horizontal.rawValue] != nil
    case .height: contents[NSLayoutConstraint.Axis.vertical.rawValue] != nil
    default: false
    }
  }
}

extension EngineItem.Dimension {
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .x: .left
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }
}
