/// The changes of a tree since its engine was last updated.
struct LayoutChanges {
  /// Whether the engine must be updated.
  private(set) var needUpdate = true
  private var trees: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  private var frameQueue = ItemQueue(.frame)
  private var contentQueue = ItemQueue(.content)
  /// May contain duplicates.
  private var viewsWithNewSurroundings: [UIView] = []

  // MARK: Recording

  /// Records a change of the solver's constraints.
  mutating func recordEdit() {
    needUpdate = true
  }

  /// Records a new part of the tree.
  mutating func record(_ tree: UIView) {
    trees.append(tree)
    needUpdate = true
  }

  /// Records a new constraint.
  mutating func record(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    needUpdate = true
  }

  /// Records that the given frame of an item's view has changed.
  mutating func recordFrame(of item: EngineItem) {
    if frameQueue.append(item) { needUpdate = true }
  }

  /// Records that the intrinsic size of an item's view or its priorities have changed.
  mutating func recordContent(of item: EngineItem) {
    if contentQueue.append(item) { needUpdate = true }
  }

  /// Records that the margins, safe area, scroll offset or text of a view have changed.
  mutating func recordSurroundings(of view: UIView) {
    viewsWithNewSurroundings.append(view)
    needUpdate = true
  }

  // MARK: Processing

  /// Begins an update: changes that are recorded from here on need another one, unless the methods
  /// below return them.
  mutating func beginUpdate() {
    needUpdate = false
  }

  mutating func removeTrees() -> [UIView] {
    defer { trees = [] }
    return trees
  }

  /// Returns the new constraints, including the constraints of new trees, in the order of
  /// activation.
  mutating func removeConstraints(
    and constraintsOfTrees: [NSLayoutConstraint]
  ) -> [NSLayoutConstraint] {
    guard !constraints.isEmpty || !constraintsOfTrees.isEmpty else { return [] }
    defer { constraints = [] }
    return (constraints + constraintsOfTrees).sorted { $0.serial < $1.serial }
  }

  mutating func removeItemsWithNewFrame() -> [EngineItem] {
    frameQueue.removeAll()
  }

  mutating func removeItemsWithNewContent() -> [EngineItem] {
    contentQueue.removeAll()
  }

  mutating func removeViewsWithNewSurroundings() -> [UIView] {
    guard !viewsWithNewSurroundings.isEmpty else { return [] }
    defer { viewsWithNewSurroundings = [] }
    return viewsWithNewSurroundings
  }

  #if DEBUG
    /// A contradiction between the changes after an update; nil if there is none.
    var invariantViolation: String? {
      guard
        needUpdate
          || trees.isEmpty && constraints.isEmpty && frameQueue.items.isEmpty
            && contentQueue.items.isEmpty && viewsWithNewSurroundings.isEmpty
      else { return "changes were recorded, but do not need an update" }
      return frameQueue.invariantViolation ?? contentQueue.invariantViolation
    }
  #endif
}
