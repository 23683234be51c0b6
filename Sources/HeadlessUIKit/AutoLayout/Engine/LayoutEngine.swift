import Cassowary
import Synchronization

/// Lays out a tree of views by constraints: it keeps a solver with the variables of all views and
/// guides that take part, and brings it up to date when something in the tree has changed.
///
/// The root of a tree gets an engine in the first update pass that finds constraints below it; trees
/// without constraints have none. What changes later is edited in the solver, and only what moves is
/// looked at afterwards.
final class LayoutEngine {
  /// What an engine is for.
  enum Purpose {
    /// Placing the views of a tree whose root has a frame.
    case placing
    /// Asking what size a view would have, as near to a target as its constraints allow.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  unowned let root: UIView
  let purpose: Purpose
  /// Tells it from all other engines.
  let id: UInt64
  private static let count = Atomic<UInt64>(0)
  /// The root's when the engine was made.
  let traits: UITraitCollection
  let solver = Solver()

  /// In the order they came.
  private(set) var items: [EngineItem] = []
  /// By the place of the variable.
  private var itemsOfVariables: [EngineItem?] = []
  /// By record, where records know the items of another engine, which is not for fitting.
  private var fittingItems: [ObjectIdentifier: EngineItem] = [:]

  // What has changed since the last update.
  private(set) var needsUpdate = true
  private var newTrees: [UIView] = []
  private var newConstraints: [NSLayoutConstraint] = []
  private var itemsWithNewFrame: [EngineItem] = []
  private var itemsWithNewContent: [EngineItem] = []
  var viewsWithNewSurroundings: [UIView] = []
  private var movedItems: [EngineItem] = []
  private var hasForgotten = false
  private var isUpdating = false
  private var isSizingRoot = false

  /// How often heights are adapted to widths in one update, should they depend on each other.
  private static let roundLimit = 4

  var preferences = LayoutPreferences()
  /// How often surroundings were looked at.
  var surroundingsVisit = 0

  init(root: UIView, purpose: Purpose = .placing) {
    self.root = root
    self.purpose = purpose
    id = Self.count.add(1, ordering: .relaxed).newValue
    traits = root.traitCollection
    newTrees = [root]
  }

  deinit {
    for item in items { item.dependents = [] }
  }

  /// Whether layouts are the same under other traits: texts have other sizes, pixels are elsewhere and
  /// directions are different where these traits differ.
  func isMade(for other: UITraitCollection) -> Bool {
    traits.displayScale == other.displayScale && traits.layoutDirection == other.layoutDirection
      && traits.preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  /// Whether views are placed, and not only measured.
  var isPlacing: Bool {
    if case .placing = purpose { true } else { false }
  }

  // MARK: Changes

  /// Says that what the solver was told has changed.
  func touch() {
    needsUpdate = true
  }

  /// Takes over a part of the tree that is new.
  func adopt(_ view: UIView) {
    newTrees.append(view)
    needsUpdate = true
  }

  func add(_ constraint: NSLayoutConstraint) {
    newConstraints.append(constraint)
    explicitSizeMayHaveChanged(by: constraint)
    endExercises()
    needsUpdate = true
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let entry = entry(of: constraint) else { return }
    constraint.entry = nil
    remove(entry.id)
    removePreferences(of: entry)
    leaveSurroundings(entry)
    explicitSizeMayHaveChanged(by: constraint)
    endExercises()
    needsUpdate = true
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let entry = entry(of: constraint) else { return }
    constantDidChange(of: entry)
    needsUpdate = true
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let id = entry(of: constraint)?.id else { return }
    try? solver.setStrength(of: id, to: strength(of: constraint))
    explicitSizeMayHaveChanged(by: constraint)
    needsUpdate = true
  }

  /// Says that a view that constraints do not place has moved or has another size.
  func frameDidChange(of view: UIView) {
    guard !isSizingRoot else { return }
    surroundingsDidChange(of: view)
    guard let item = existingItem(for: view.layoutRecord), !item.hasNewFrame else { return }
    item.hasNewFrame = true
    itemsWithNewFrame.append(item)
    needsUpdate = true
  }

  /// Says that a view's intrinsic size or its priorities have changed.
  func contentDidChange(of view: UIView) {
    guard let item = existingItem(for: view.layoutRecord), !item.hasNewContent else { return }
    item.hasNewContent = true
    itemsWithNewContent.append(item)
    needsUpdate = true
  }

  /// Says that a view is placed by constraints from now on, or no longer.
  func roleDidChange(of view: UIView) {
    if let item = existingItem(for: view.layoutRecord) {
      removeConstraints(of: item)
      item.role = role(of: view)
      setUp(item)
      noteMove(of: item)
    } else if view.flags.contains(.isPlacedByConstraints) {
      newTrees.append(view)
    }
    // The masks of subviews refer to the view's size only where constraints give it.
    for child in view.children { frameDidChange(of: child) }
    needsUpdate = true
  }

  // MARK: Update

  /// Brings the solution up to date, and marks for layout whose subviews get other frames.
  func update() {
    guard needsUpdate, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    resumePreferences()
    var rounds = 0
    repeat {
      rounds += 1
      needsUpdate = false
      takeOverNew()
      readFrames()
      readContent()
      readSurroundings()
      solver.solve()
      collectMoved()
    } while adaptHeights() && rounds < Self.roundLimit
    noteSolution()
  }

  private func takeOverNew() {
    if hasForgotten {
      items.removeAll { $0.isForgotten }
      hasForgotten = false
    }
    let trees = newTrees
    newTrees = []
    for tree in trees where contains(tree) { takeOver(tree) }
    guard !newConstraints.isEmpty else { return }
    var constraints = newConstraints
    newConstraints = []
    constraints.sort { $0.serial < $1.serial }
    for constraint in constraints { enter(constraint) }
  }

  private func takeOver(_ view: UIView) {
    if view.flags.contains(.isPlacedByConstraints) || view === root { _ = item(for: view) }
    if let record = view.layoutRecord { newConstraints.append(contentsOf: record.constraints) }
    for child in view.children where child.flags.contains(.takesPartInAutoLayout) {
      takeOver(child)
    }
  }

  private func enter(_ constraint: NSLayoutConstraint) {
    guard let owner = constraint.owner, contains(owner), entry(of: constraint) == nil else {
      return
    }
    let entry = ConstraintEntry(constraint, engineID: id)
    if isPlacing { constraint.entry = entry }
    enter(entry)
  }

  /// Puts a constraint that is not in the solver into it.
  func enter(_ entry: ConstraintEntry) {
    let constraint = entry.constraint
    guard let sum = sum(for: constraint) else { return }
    entry.geometry = sum.constant
    enterSurroundings(entry, of: sum)
    do {
      entry.id = try solver.add(
        Constraint(
          Cassowary.Expression(sum.terms, constant: sum.constant - constraint.constant),
          constraint.relation.relation, strength: strength(of: constraint)))
      addPreferences(of: entry, sum)
    } catch {
      constraint.recordRejection(error)
    }
  }

  /// Changes the constant of what the solver knows of a constraint, or tells the constraint why not.
  func constantDidChange(of entry: ConstraintEntry) {
    guard let id = entry.id else { return }
    let constant = entry.geometry - entry.constraint.constant
    do {
      try solver.setConstant(of: id, to: constant)
      if let tightID = entry.tightID { try solver.setConstant(of: tightID, to: constant) }
    } catch {
      entry.constraint.recordRejection(error)
    }
  }

  private func contains(_ view: UIView) -> Bool {
    view === root || view.isDescendant(of: root)
  }

  private func readFrames() {
    let changed = itemsWithNewFrame
    itemsWithNewFrame = []
    for item in changed where !item.isForgotten {
      item.hasNewFrame = false
      updateFrame(of: item)
    }
  }

  private func readContent() {
    let changed = itemsWithNewContent
    itemsWithNewContent = []
    for item in changed where !item.isForgotten {
      item.hasNewContent = false
      updateContent(of: item)
      // Its text may have other baselines.
      if !item.dependents.isEmpty { viewsWithNewSurroundings.append(item.view) }
    }
  }

  /// Collects the items whose variables the solver has moved since it was asked last.
  private func collectMoved() {
    solver.forEachMovedVariable { variable in
      if let item = item(of: variable) { noteMove(of: item) }
    }
  }

  /// Gives text that wraps the height that it needs in the width that it got.
  ///
  /// - Returns: whether a height changed.
  private func adaptHeights() -> Bool {
    var isChanged = false
    for item in movedItems where item.wraps && !item.isForgotten {
      guard let width = item[.width].map(solver.value(of:)), width > 0,
        abs(width - (item.wrappingWidth ?? -1)) > 1e-6
      else { continue }
      item.wrappingWidth = width
      if updateContent(of: item) { isChanged = true }
    }
    return isChanged
  }

  /// Keeps what was solved, and marks the superviews of what changed.
  private func noteSolution() {
    let moved = movedItems
    movedItems = []
    for item in moved {
      item.hasMoved = false
      guard isPlacing, !item.isForgotten, item.role != .fixed else { continue }
      let solution = solution(of: item)
      guard solution != item.solution else { continue }
      item.solution = solution
      switch item.role {
      case .guide: item.guide?.place(at: solution)
      case .root: sizeRoot(to: frame(of: item).size)
      case .scrollContent: item.view.markForLayout()
      case .placed: item.view.parent?.markForLayout()
      case .fixed: break
      }
    }
  }

  private func sizeRoot(to size: CGSize) {
    isSizingRoot = true
    root.setBounds(CGRect(origin: root.boundsOrigin, size: size))
    isSizingRoot = false
    surroundingsDidChange(of: root)
  }

  func solution(of item: EngineItem) -> CGRect {
    func value(_ dimension: EngineItem.Dimension) -> CGFloat {
      item[dimension].map(solver.value(of:)) ?? 0
    }
    return CGRect(x: value(.x), y: value(.y), width: value(.width), height: value(.height))
  }

  // MARK: Items

  func existingItem(for record: LayoutRecord?) -> EngineItem? {
    guard let record else { return nil }
    guard isPlacing else { return fittingItems[ObjectIdentifier(record)] }
    guard let item = record.engineItem, item.engineID == id else { return nil }
    return item
  }

  func item(for view: UIView) -> EngineItem {
    let record = view.loadLayoutRecord()
    if let item = existingItem(for: record) { return item }
    let item = EngineItem(view, nil, role: role(of: view), engineID: id)
    register(item, as: record)
    return item
  }

  func item(for guide: UILayoutGuide, of view: UIView) -> EngineItem {
    let record = guide.loadLayoutRecord()
    if let item = existingItem(for: record) { return item }
    let role: EngineItem.Role = guide.kind == .scrollContent ? .scrollContent : .guide
    let item = EngineItem(view, guide, role: role, engineID: id)
    register(item, as: record)
    return item
  }

  private func register(_ item: EngineItem, as record: LayoutRecord) {
    if isPlacing {
      record.engineItem = item
    } else {
      fittingItems[ObjectIdentifier(record)] = item
    }
    items.append(item)
    setUp(item)
    noteMove(of: item)
  }

  private func noteMove(of item: EngineItem) {
    guard !item.hasMoved else { return }
    item.hasMoved = true
    movedItems.append(item)
  }

  /// Makes a variable of an item.
  func makeVariable(_ dimension: EngineItem.Dimension, of item: EngineItem) -> Variable {
    let variable = solver.makeVariable()
    item[dimension] = variable
    while itemsOfVariables.count <= variable.place { itemsOfVariables.append(nil) }
    itemsOfVariables[variable.place] = item
    return variable
  }

  /// The item that a variable belongs to.
  func item(of variable: Variable) -> EngineItem? {
    itemsOfVariables.indices.contains(variable.place) ? itemsOfVariables[variable.place] : nil
  }

  private func role(of view: UIView) -> EngineItem.Role {
    let isPlaced = view.flags.contains(.isPlacedByConstraints)
    guard view === root else { return isPlaced ? .placed : .fixed }
    return isPlaced || !isPlacing ? .root : .fixed
  }

  /// What the engine knows of a constraint; nil if it is new.
  func entry(of constraint: NSLayoutConstraint) -> ConstraintEntry? {
    guard let entry = constraint.entry, entry.engineID == id else { return nil }
    return entry
  }

  /// Forgets a part of the tree that goes. Constraints that lead out of it are inactive by then.
  func release(_ view: UIView) {
    if let record = view.layoutRecord {
      for constraint in record.constraints { remove(constraint) }
      for guide in record.allGuides { forget(guide.layoutRecord) }
    }
    for child in view.children where child.flags.contains(.takesPartInAutoLayout) {
      release(child)
    }
    forget(view.layoutRecord)
  }

  func forget(_ record: LayoutRecord?) {
    guard let record, let item = existingItem(for: record) else { return }
    record.engineItem = nil
    item.isForgotten = true
    removeConstraints(of: item)
    for variable in item.takeVariables() {
      itemsOfVariables[variable.place] = nil
      try? solver.remove(variable)
    }
    hasForgotten = true
    needsUpdate = true
  }
}

extension UILayoutPriority {
  /// The priority as a strength; what is no number is the least.
  var strength: Strength {
    rawValue.isNaN ? Strength(0) : Strength(Double(max(0, min(1000, rawValue))))
  }
}

extension NSLayoutConstraint.Relation {
  var relation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
