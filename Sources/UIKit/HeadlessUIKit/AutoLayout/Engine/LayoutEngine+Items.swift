import Cassowary

// Items of views and guides, their variables, and the entries of constraints.

extension LayoutEngine {
  /// The item of a view or guide; nil if the engine has none.
  func existingItem(for record: LayoutRecord?) -> EngineItem? {
    record.flatMap { items.item(of: $0) }
  }

  /// The item of a view, which is created if the engine has none.
  func item(for view: UIView) -> EngineItem {
    let record = view.loadLayoutRecord()
    if let item = existingItem(for: record) { return item }
    let item = EngineItem(view, nil, role: role(of: view), engineID: id)
    add(item, of: record)
    return item
  }

  /// The item of a guide, which is created if the engine has none.
  func item(for guide: UILayoutGuide, of view: UIView) -> EngineItem {
    let record = guide.loadLayoutRecord()
    if let item = existingItem(for: record) { return item }
    let role: EngineItem.Role = guide.kind == .scrollContent ? .scrollContent : .guide
    let item = EngineItem(view, guide, role: role, engineID: id)
    add(item, of: record)
    return item
  }

  private func add(_ item: EngineItem, of record: LayoutRecord) {
    items.add(item, of: record)
    setUp(item)
    items.recordMove(of: item)
  }

  func role(of view: UIView) -> EngineItem.Role {
    let isPlaced = view.hasFrameFromConstraints
    guard view === root else { return isPlaced ? .placed : .fixed }
    return isPlaced || !isPlacing ? .root : .fixed
  }

  /// Whether a view is in the tree of the engine.
  func contains(_ view: UIView) -> Bool {
    view === root || view.isDescendant(of: root)
  }

  // MARK: Variables

  /// The variable of a dimension. Variables of fixed views are created on first use.
  func variable(_ dimension: EngineItem.Dimension, of item: EngineItem) -> Variable {
    if let variable = item[dimension] { return variable }
    let variable = solver.makeVariable()
    items.setVariable(variable, of: dimension, of: item)
    if item.role == .fixed {
      observeFrame(of: item)
      fix(dimension, of: item)
    }
    return variable
  }

  /// Creates the variables of an item that its role requires, and the engine's own constraints on
  /// them.
  func setUp(_ item: EngineItem) {
    switch item.role {
    case .fixed:
      if item.hasVariables { observeFrame(of: item) }
      updateFrame(of: item)
    case .placed, .guide:
      for dimension in EngineItem.Dimension.allCases { _ = variable(dimension, of: item) }
    case .root:
      observeFrame(of: item)
      for dimension in EngineItem.Dimension.sizes { _ = variable(dimension, of: item) }
      updateFrame(of: item)
    case .scrollContent:
      for dimension in EngineItem.Dimension.sizes { _ = variable(dimension, of: item) }
    }
    keepSizesNonnegative(of: item)
    updateContent(of: item)
  }

  /// Keeps sizes nonnegative, even against required constraints, except for given ones. Among free
  /// variables, the solver settles the nonnegative ones first.
  private func keepSizesNonnegative(of item: EngineItem) {
    for dimension in EngineItem.Dimension.sizes {
      guard let variable = item[dimension] else { continue }
      try? solver.setNonnegative(item.role != .fixed, variable)
    }
  }

  /// Removes the engine's own constraints on an item.
  func removeConstraints(of item: EngineItem) {
    item.frameConstraints.removeAll(from: solver)
    item.contentConstraints.removeAll(from: solver)
    exercises.remove(item)
    if isPlacing, item.guide == nil { item.view.flags.remove(.notifiesEngineOfFrame) }
  }

  // MARK: Constraints

  /// The engine's entry of a constraint; nil if it has none.
  func entry(of constraint: NSLayoutConstraint) -> ConstraintEntry? {
    guard let entry = constraint.entry, entry.engineID == id else { return nil }
    return entry
  }

  func insert(_ constraint: NSLayoutConstraint) {
    guard let owner = constraint.owner, contains(owner), entry(of: constraint) == nil else {
      return
    }
    let entry = ConstraintEntry(constraint, engineID: id)
    if isPlacing { constraint.entry = entry }
    insert(entry)
  }

  /// Adds the constraint of an entry to the solver, or records why the solver rejects it.
  func insert(_ entry: ConstraintEntry) {
    let constraint = entry.constraint
    guard let sum = sum(for: constraint) else { return }
    entry.geometry = sum.constant
    addSurroundings(of: entry, in: sum)
    do {
      entry.id = try solver.add(
        Constraint(
          Cassowary.Expression(sum.terms, constant: entry.constant),
          constraint.relation.relation, strength: strength(of: constraint)))
      if constraint.arrangesViews, let id = entry.id { stackConstraints.insert(id) }
    } catch {
      constraint.recordRejection(error)
    }
  }

  /// Removes an entry's constraint from the solver.
  func remove(_ entry: ConstraintEntry) {
    solver.removeIfPresent(entry.id)
    if let id = entry.id { stackConstraints.remove(id) }
    entry.id = nil
    removeSurroundings(of: entry)
  }

  /// Updates the constant of a constraint in the solver, or records why the solver rejects it.
  func updateConstant(of entry: ConstraintEntry) {
    guard let id = entry.id else { return }
    do {
      try solver.setConstant(of: id, to: entry.constant)
    } catch {
      entry.constraint.recordRejection(error)
    }
  }
}

extension UILayoutPriority {
  /// The priority as a strength; NaN is the lowest one.
  var strength: Strength {
    rawValue.isNaN ? Strength(0) : Strength(Double(max(0, min(1000, rawValue))))
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var relation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
