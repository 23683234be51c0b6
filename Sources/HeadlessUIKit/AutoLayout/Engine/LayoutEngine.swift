import Cassowary

/// Lays out a tree of views by constraints: it keeps a solver with the variables of all views and
/// guides that take part, and brings it up to date when something in the tree has changed.
///
/// The root of a tree gets an engine in the first update pass that finds constraints below it; trees
/// without constraints have none. What changes later is edited in the solver.
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
  /// The root's when the engine was made.
  private let traits: UITraitCollection
  let solver = Solver()

  /// In the order they came.
  private(set) var items: [EngineItem] = []
  private var itemsByIdentity: [ObjectIdentifier: EngineItem] = [:]
  private(set) var entries: [ObjectIdentifier: ConstraintEntry] = [:]
  /// The entries whose constants follow margins, safe areas, offsets and the like.
  private var dependents: [ConstraintEntry] = []

  // What has changed since the last update.
  private(set) var needsUpdate = true
  private var newTrees: [UIView] = []
  private var newConstraints: [NSLayoutConstraint] = []
  private var itemsWithNewFrame: [EngineItem] = []
  private var itemsWithNewContent: [EngineItem] = []
  private var hasForgotten = false
  private var isUpdating = false
  private var isSizingRoot = false

  /// How often heights are adapted to widths in one update, should they depend on each other.
  private static let roundLimit = 4

  init(root: UIView, purpose: Purpose = .placing) {
    self.root = root
    self.purpose = purpose
    traits = root.traitCollection
    newTrees = [root]
  }

  /// Whether some item has been moved to show an ambiguity.
  var hasExercises = false

  /// Whether layouts are the same under other traits: texts have other sizes, pixels are elsewhere and
  /// directions are different where these traits differ.
  func isMade(for other: UITraitCollection) -> Bool {
    traits.displayScale == other.displayScale && traits.layoutDirection == other.layoutDirection
      && traits.preferredContentSizeCategory == other.preferredContentSizeCategory
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
    endExercises()
    needsUpdate = true
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    entry.isRemoved = true
    remove(entry.id)
    endExercises()
    needsUpdate = true
  }

  /// Goes back to the layout that is shown of those that constraints allow.
  private func endExercises() {
    guard hasExercises else { return }
    hasExercises = false
    for item in items {
      for index in item.exercises.indices {
        remove(item.exercises[index])
        item.exercises[index] = nil
      }
    }
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let entry = entries[ObjectIdentifier(constraint)], let id = entry.id else { return }
    try? solver.setConstant(of: id, to: entry.geometry - constraint.constant)
    needsUpdate = true
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let id = entries[ObjectIdentifier(constraint)]?.id else { return }
    try? solver.setStrength(of: id, to: constraint.priority.strength)
    needsUpdate = true
  }

  /// Says that a view that constraints do not place has moved or has another size.
  func frameDidChange(of view: UIView) {
    guard !isSizingRoot, let item = itemsByIdentity[ObjectIdentifier(view)], !item.hasNewFrame
    else { return }
    item.hasNewFrame = true
    itemsWithNewFrame.append(item)
    needsUpdate = true
  }

  /// Says that a view's intrinsic size or its priorities have changed.
  func contentDidChange(of view: UIView) {
    guard let item = itemsByIdentity[ObjectIdentifier(view)], !item.hasNewContent else { return }
    item.hasNewContent = true
    itemsWithNewContent.append(item)
    needsUpdate = true
  }

  /// Says that margins, safe areas or scroll offsets have changed.
  ///
  /// - Returns: whether constraints depend on such.
  @discardableResult
  func surroundingsDidChange() -> Bool {
    guard !dependents.isEmpty else { return false }
    needsUpdate = true
    return true
  }

  /// Says that a view is placed by constraints from now on, or no longer.
  func roleDidChange(of view: UIView) {
    if let item = itemsByIdentity[ObjectIdentifier(view)] {
      removeConstraints(of: item)
      item.role = role(of: view)
      setUp(item)
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
    var rounds = 0
    repeat {
      rounds += 1
      needsUpdate = false
      takeOverNew()
      readFrames()
      readContent()
      readSurroundings()
      solver.solve()
    } while adaptHeights() && rounds < Self.roundLimit
    if case .placing = purpose { noteSolution() }
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
    guard let owner = constraint.owner, contains(owner),
      entries[ObjectIdentifier(constraint)] == nil
    else { return }
    let entry = ConstraintEntry(constraint)
    entries[ObjectIdentifier(constraint)] = entry
    guard let sum = sum(for: constraint) else { return }
    entry.geometry = sum.constant
    if sum.followsSurroundings { dependents.append(entry) }
    entry.id = add(
      sum.terms, constant: sum.constant - constraint.constant, constraint.relation.relation,
      constraint.priority.strength)
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
    }
  }

  private func readSurroundings() {
    guard !dependents.isEmpty else { return }
    dependents.removeAll { $0.isRemoved }
    for entry in dependents {
      guard let id = entry.id, let sum = sum(for: entry.constraint) else { continue }
      guard abs(sum.constant - entry.geometry) > 1e-9 else { continue }
      entry.geometry = sum.constant
      try? solver.setConstant(of: id, to: sum.constant - entry.constraint.constant)
    }
  }

  /// Gives text that wraps the height that it needs in the width that it got.
  ///
  /// - Returns: whether a height changed.
  private func adaptHeights() -> Bool {
    var isChanged = false
    for item in items where item.wraps {
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
    for item in items where item.role != .fixed {
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
  }

  func solution(of item: EngineItem) -> CGRect {
    func value(_ dimension: EngineItem.Dimension) -> CGFloat {
      item[dimension].map(solver.value(of:)) ?? 0
    }
    return CGRect(x: value(.x), y: value(.y), width: value(.width), height: value(.height))
  }

  // MARK: Items

  func existingItem(for item: any LayoutItem) -> EngineItem? {
    itemsByIdentity[ObjectIdentifier(item)]
  }

  func item(for view: UIView) -> EngineItem {
    if let item = itemsByIdentity[ObjectIdentifier(view)] { return item }
    let item = EngineItem(view, nil, role: role(of: view))
    register(item, of: view)
    return item
  }

  func item(for guide: UILayoutGuide, of view: UIView) -> EngineItem {
    if let item = itemsByIdentity[ObjectIdentifier(guide)] { return item }
    let item = EngineItem(view, guide, role: guide.kind == .scrollContent ? .scrollContent : .guide)
    register(item, of: guide)
    return item
  }

  private func register(_ item: EngineItem, of object: AnyObject) {
    itemsByIdentity[ObjectIdentifier(object)] = item
    items.append(item)
    setUp(item)
  }

  private func role(of view: UIView) -> EngineItem.Role {
    if view === root {
      if case .fitting = purpose { return .root }
      return view.flags.contains(.isPlacedByConstraints) ? .root : .fixed
    }
    return view.flags.contains(.isPlacedByConstraints) ? .placed : .fixed
  }

  /// Forgets a part of the tree that goes. Constraints that lead out of it are inactive by then.
  func release(_ view: UIView) {
    if let record = view.layoutRecord {
      for constraint in record.constraints { remove(constraint) }
      for guide in record.guides + record.standardGuides { forget(guide) }
    }
    for child in view.children where child.flags.contains(.takesPartInAutoLayout) {
      release(child)
    }
    forget(view)
  }

  func forget(_ object: AnyObject) {
    guard let item = itemsByIdentity.removeValue(forKey: ObjectIdentifier(object)) else { return }
    item.isForgotten = true
    removeConstraints(of: item)
    for variable in item.takeVariables() { try? solver.remove(variable) }
    hasForgotten = true
    needsUpdate = true
  }
}

/// A constraint as an engine knows it.
final class ConstraintEntry {
  let constraint: NSLayoutConstraint
  /// In the solver; nil if it says nothing that the solver could take.
  var id: ConstraintID?
  /// The constant of the left side less the right one, without the constraint's own.
  var geometry = 0.0
  var isRemoved = false

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
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
