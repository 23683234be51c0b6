import Cassowary
import Synchronization

/// Lays out a tree of views by constraints: it owns a solver with the variables of all views and
/// guides involved, and updates it when something in the tree has changed.
///
/// The root of a tree gets an engine in the first update pass that finds constraints below it;
/// trees without constraints have none. Later changes are edits of the solver, and only items that
/// move are processed afterwards.
///
/// The engine connects parts that own their state: ``EngineItems``, ``LayoutChanges`` and
/// ``AmbiguityExercises``. Its own constraints on an item are in the item: ``FrameConstraints`` and
/// ``ContentConstraints``.
final class LayoutEngine {
  /// The purpose of an engine.
  enum Purpose {
    /// Placing the views of a tree whose root has a frame.
    case placing
    /// Measuring the size of a view that is closest to a target within its constraints.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)

    var isPlacing: Bool {
      if case .placing = self { true } else { false }
    }
  }

  unowned let root: UIView
  let purpose: Purpose
  /// Distinguishes the engine from all others.
  let id: UInt64
  private static let count = Atomic<UInt64>(0)
  /// The root's when the engine was created.
  let traits: UITraitCollection
  let solver = Solver()

  // Each access ends within one call of a part, which runs neither client code nor the engine's, so
  // accesses cannot overlap. Dynamic exclusivity checks would take a tenth of a layout pass.
  @exclusivity(unchecked) var items: EngineItems
  @exclusivity(unchecked) var changes = LayoutChanges()
  @exclusivity(unchecked) var exercises: AmbiguityExercises
  /// The required constraints that yield to others which they contradict.
  @exclusivity(unchecked) var brokenConstraints: Set<ConstraintID> = []
  /// The constraints of stack views, which are not broken for others.
  @exclusivity(unchecked) var stackConstraints: Set<ConstraintID> = []
  private var isUpdating = false
  private var isSizingRoot = false

  /// The number of times that heights are adapted to widths in one update, if they depend on each
  /// other.
  private static let roundLimit = 4

  init(root: UIView, purpose: Purpose = .placing) {
    self.root = root
    self.purpose = purpose
    id = Self.count.add(1, ordering: .relaxed).newValue
    traits = root.traitCollection
    items = EngineItems(isPlacing: purpose.isPlacing, engineID: id)
    exercises = AmbiguityExercises(solver: solver)
    changes.record(root)
  }

  deinit {
    // Entries refer to the items in turn.
    for item in items.all { item.dependents = [] }
  }

  /// Whether layouts are the same under other traits: sizes of texts, pixels and directions depend
  /// on the traits compared.
  func isMade(for other: UITraitCollection) -> Bool {
    Self.layoutsAreEqual(under: traits, other)
  }

  /// Whether the same tree is laid out equally under both traits.
  static func layoutsAreEqual(under one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.displayScale == other.displayScale && one.layoutDirection == other.layoutDirection
      && one.preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  /// Whether views are placed, and not only measured.
  var isPlacing: Bool { purpose.isPlacing }

  /// Whether the root's frame changes because the engine sets it.
  var ignoresFrames: Bool { isSizingRoot }

  // MARK: Update

  /// Whether the solution may be out of date.
  var needsUpdate: Bool { changes.needUpdate }

  /// Brings the solution up to date, and invalidates the layout of views whose subviews move.
  func update() {
    guard changes.needUpdate, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    exercises.resume()
    restoreBrokenConstraints()
    var rounds = 0
    var isStable = false
    repeat {
      rounds += 1
      changes.beginUpdate()
      insertNew()
      readFrames()
      let texts = readContent()
      readSurroundings(below: changes.removeViewsWithNewSurroundings() + texts)
      solve()
      solver.forEachMovedVariable { items.recordMove(of: $0) }
      isStable = !adaptHeights()
    } while !isStable && rounds < Self.roundLimit
    applySolution()
    if isStable { checkInvariants() }
  }

  private func insertNew() {
    items.removeReleased()
    var constraints: [NSLayoutConstraint] = []
    for tree in changes.removeTrees() where contains(tree) { insert(tree, &constraints) }
    for constraint in changes.removeConstraints(and: constraints) { insert(constraint) }
  }

  /// Adds the items of a branch of the tree, and collects its constraints.
  private func insert(_ view: UIView, _ constraints: inout [NSLayoutConstraint]) {
    if view.hasFrameFromConstraints || view === root { _ = item(for: view) }
    if let record = view.layoutRecord { constraints.append(contentsOf: record.constraints) }
    for child in view.children where child.flags.contains(.takesPartInAutoLayout) {
      insert(child, &constraints)
    }
  }

  private func readFrames() {
    for item in changes.removeItemsWithNewFrame() where !item.isReleased { updateFrame(of: item) }
  }

  /// - Returns: the views that may have other baselines.
  private func readContent() -> [UIView] {
    var texts: [UIView] = []
    for item in changes.removeItemsWithNewContent() where !item.isReleased {
      updateContent(of: item)
      if !item.dependents.isEmpty { texts.append(item.view) }
    }
    return texts
  }

  /// Measures the heights of text that wraps for the widths in the solution.
  ///
  /// - Returns: whether a height changed.
  private func adaptHeights() -> Bool {
    var isChanged = false
    for item in items.moved where item.wraps && !item.isReleased {
      guard let width = item[.width].map(solver.value(of:)), width > 0,
        abs(width - (item.wrappingWidth ?? -1)) > 1e-6
      else { continue }
      item.wrappingWidth = width
      if updateContent(of: item) { isChanged = true }
    }
    return isChanged
  }

  /// Stores the solution in the items that have moved, and invalidates the layout of their
  /// superviews.
  private func applySolution() {
    for item in items.removeMoved() {
      guard isPlacing, !item.isReleased, item.role != .fixed else { continue }
      let solution = solution(of: item)
      guard solution != item.solution else { continue }
      item.solution = solution
      switch item.role {
      case .guide: item.guide?.place(at: solution)
      case .root: sizeRoot(to: frame(of: item).size)
      case .scrollContent: item.view.invalidateLayout()
      case .placed: item.view.parent?.invalidateLayout()
      case .fixed: break
      }
    }
  }

  private func sizeRoot(to size: CGSize) {
    isSizingRoot = true
    let old = root.placement.size
    root.setBounds(CGRect(origin: root.boundsOrigin, size: size))
    isSizingRoot = false
    let record = root.loadLayoutRecord()
    var determined = record.sizeFromConstraints ?? CGSize(width: -1, height: -1)
    if root.placement.width != old.width { determined.width = root.placement.width }
    if root.placement.height != old.height { determined.height = root.placement.height }
    record.sizeFromConstraints = determined
    surroundingsDidChange(of: root)
  }

  /// The alignment rectangle of an item in the solver.
  func solution(of item: EngineItem) -> CGRect {
    func value(_ dimension: EngineItem.Dimension) -> CGFloat {
      item[dimension].map(solver.value(of:)) ?? 0
    }
    return CGRect(x: value(.x), y: value(.y), width: value(.width), height: value(.height))
  }

  // MARK: Invariants

  #if DEBUG
    private var updatesSinceCheck = 0
  #endif

  /// In debug builds, stops if the parts of the engine contradict each other.
  ///
  /// A check takes time proportional to the number of items, so larger trees are not checked after
  /// every update.
  private func checkInvariants() {
    #if DEBUG
      updatesSinceCheck += 1
      guard !changes.needUpdate, updatesSinceCheck * 64 >= items.all.count else { return }
      updatesSinceCheck = 0
      if let violation = invariantViolation { assertionFailure(violation) }
    #endif
  }
}
