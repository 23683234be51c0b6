import Cassowary

// Reports on the constraints of a tree: ambiguities, conflicts and causes.

extension LayoutEngine {
  /// The items of a view: its own if constraints place it, and its guides' items.
  func items(of view: UIView) -> [EngineItem] {
    var items: [EngineItem] = []
    if let item = existingItem(for: view.layoutRecord), item.role == .placed { items.append(item) }
    guard let record = view.layoutRecord else { return items }
    for guide in record.allGuides {
      if let item = existingItem(for: guide.layoutRecord) { items.append(item) }
    }
    return items
  }

  /// The attributes of an item that constraints leave open, independent of the displayed layout.
  func freeAttributes(of item: EngineItem) -> [NSLayoutConstraint.Attribute] {
    exercises.openDimensions(of: item).map(\.attribute)
  }

  /// The items among some open ones with a dimension that stays open although all causes before it have a value.
  /// Each is one degree of freedom of the system; the others follow.
  ///
  /// Sizes come before positions: what follows a view in a column is open because the view has no height.
  func causes(ofOpen items: [EngineItem]) -> Set<ObjectIdentifier> {
    exercises.causes(ofOpen: items)
  }

  /// The number of conflicts that are described; others are counted.
  private static let conflictLimit = 100

  /// The first conflicts that involve a constraint of a view or of its descendants, and the number of broken
  /// constraints that were not examined.
  func conflicts(in view: UIView) -> (conflicts: [LayoutReport.Conflict], rest: Int) {
    requiringBrokenYields { yields in
      let broken = solver.violatedRequirements
      return broken.isEmpty ? ([], 0) : describe(broken, in: view, yields: yields)
    }
  }

  private func describe(
    _ violated: [ConstraintID], in view: UIView, yields: Set<ConstraintID>
  ) -> (conflicts: [LayoutReport.Conflict], rest: Int) {
    let members = members
    func isBelow(_ id: ConstraintID) -> Bool {
      members[id].map { $0.view.isDescendant(of: view) } ?? false
    }
    var described: [LayoutReport.Conflict] = []
    var known = Set<Conflict>()
    for (place, id) in violated.enumerated() {
      guard described.count < Self.conflictLimit else {
        return (described, violated[place...].count(where: isBelow))
      }
      guard let conflict = solver.conflict(of: id), known.insert(conflict).inserted,
        conflict.constraints.contains(where: isBelow)
      else { continue }
      let broken = conflict.constraints.last(where: yields.contains) ?? conflict.broken
      described.append(
        LayoutReport.Conflict(
          constraints: conflict.constraints.compactMap { members[$0]?.description },
          broken: members[broken]?.description ?? "",
          negativeSizes: conflict.nonnegative.compactMap(name(of:)),
          itemID: members[broken]?.itemID
            ?? conflict.constraints.lazy.compactMap { members[$0]?.itemID }.first))
    }
    return (described, 0)
  }

  /// The name of a variable, as in `<UILabel:title>.width`.
  private func name(of variable: Variable) -> String? {
    guard let item = items.item(of: variable),
      let dimension = EngineItem.Dimension.allCases.first(where: { item[$0] == variable })
    else { return nil }
    return "\(item.name).\(dimension.attribute)"
  }

  private struct Member {
    let view: UIView
    /// The accessibility identifier of the constraint's first view.
    let itemID: String?
    let describe: () -> String

    var description: String { describe() }
  }

  /// The views and descriptions of the solver's constraints.
  private var members: [ConstraintID: Member] {
    var members: [ConstraintID: Member] = [:]
    forEachConstraint(in: root) { constraint, id in
      guard let owner = constraint.owner else { return }
      members[id] = Member(view: owner, itemID: constraint.firstViewID) {
        constraint.description
      }
    }
    for item in items.all where !item.isReleased {
      for dimension in EngineItem.Dimension.allCases {
        guard let given = item.frameConstraints[dimension] else { continue }
        members[given.id] = Member(view: item.view, itemID: item.view.accessibilityIdentifier) {
          let value = CGFloat(given.value.constant).shortest
          return given.value.share == 0
            ? "\(item.name).\(dimension.attribute) == \(value) @required (its frame)"
            : "\(item.name).\(dimension.attribute) @required (its autoresizing mask)"
        }
      }
      for axis in NSLayoutConstraint.Axis.allCases {
        guard let content = item.contentConstraints[axis] else { continue }
        func size() -> String { "\(item.name).\(EngineItem.Dimension(size: axis).attribute)" }
        let value = CGFloat(content.value.size)
        members[content.huggingID] = Member(
          view: item.view, itemID: item.view.accessibilityIdentifier
        ) {
          "\(size()) <= \(value.shortest) @required (its content hugging)"
        }
        members[content.compressionID] = Member(
          view: item.view, itemID: item.view.accessibilityIdentifier
        ) {
          "\(size()) >= \(value.shortest) @required (its content compression resistance)"
        }
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

  /// The constraints that determine an item's position and size in an axis, in the order of
  /// activation.
  func constraints(
    deciding item: EngineItem, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    exercises.resume()
    let variables = [item[.init(position: axis)], item[.init(size: axis)]].compactMap { $0 }
    let ids = Set(variables.flatMap(solver.constraints(deciding:)))
    var found: [NSLayoutConstraint] = []
    forEachConstraint(in: root) { constraint, id in
      if ids.contains(id) { found.append(constraint) }
    }
    return found.sorted { $0.serial < $1.serial }
  }
}

extension EngineItem {
  /// The item in reports.
  var name: String { guide?.layoutName ?? view.layoutName }

  /// Whether an intrinsic size constrains an attribute.
  func isSizedByContent(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .width: contentConstraints[.horizontal] != nil
    case .height: contentConstraints[.vertical] != nil
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
