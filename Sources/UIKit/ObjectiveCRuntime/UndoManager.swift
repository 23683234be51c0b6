import Foundation

/// Records how operations are undone, in groups that one call of ``undo()`` undoes together.
///
/// There is no event loop that would close groups: without ``beginUndoGrouping()`` each registration is a group of
/// its own.
open class UndoManager: NSObject {
  private struct Operation {
    weak var target: AnyObject?
    let perform: () -> Void
  }

  private struct Group {
    var operations: [Operation] = []
    var actionName = ""

    /// Adds a group that was begun in this one.
    mutating func add(_ nested: Group) {
      operations += nested.operations
      if actionName.isEmpty { actionName = nested.actionName }
    }
  }

  private enum Phase { case idle, undoing, redoing }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The groups that were begun and not ended, outermost first.
  private var openGroups: [Group] = []
  /// The open groups from before the group that is being undone or redone.
  private var outerGroups: [Group] = []
  private var phase = Phase.idle
  private var disabledCount = 0

  /// The number of groups that can be undone; 0 for any number.
  open var levelsOfUndo = 0
  /// Whether the event loop groups registrations; see the class.
  open var groupsByEvent = true

  public override init() {
    super.init()
  }

  // MARK: Groups

  open var groupingLevel: Int { openGroups.count }

  open func beginUndoGrouping() { openGroups.append(Group()) }

  /// Ends the innermost group, which becomes a part of the one around it. If that has no name, it adopts the one of the
  /// group.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast(), !group.operations.isEmpty else { return }
    if openGroups.isEmpty {
      finish(group)
    } else {
      openGroups[openGroups.count - 1].add(group)
    }
  }

  private func finish(_ group: Group) {
    if phase == .undoing {
      redoGroups.append(group)
    } else {
      if phase == .idle { redoGroups = [] }
      undoGroups.append(group)
      if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst() }
    }
  }

  // MARK: Registering

  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  open func disableUndoRegistration() { disabledCount += 1 }

  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Records what undoes an operation, or redoes it while one is being undone.
  ///
  /// - Parameter target: the object that the operation changes; not retained.
  public final func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    register(Operation(target: target) { [weak target] in target.map(handler) })
  }

  /// Records a message that undoes an operation.
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    let target = target as AnyObject
    register(
      Operation(target: target) { [weak target] in
        _ = (target as? NSObject)?.perform(selector, with: object)
      })
  }

  private func register(_ operation: Operation) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      finish(Group(operations: [operation]))
    } else {
      openGroups[openGroups.count - 1].operations.append(operation)
    }
  }

  /// Removes all that is recorded, also in groups that are open, and enables registration again however often it was
  /// disabled.
  open func removeAllActions() {
    disabledCount = 0
    undoGroups = []
    redoGroups = []
    openGroups = []
    outerGroups = []
  }

  /// Removes what is recorded for an object, also in groups that are open. Registration stays disabled if it is.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func remove(from groups: inout [Group]) {
      for index in groups.indices { groups[index].operations.removeAll { $0.target === target } }
    }
    remove(from: &undoGroups)
    remove(from: &redoGroups)
    undoGroups.removeAll(where: \.operations.isEmpty)
    redoGroups.removeAll(where: \.operations.isEmpty)
    // These are still to be ended.
    remove(from: &openGroups)
    remove(from: &outerGroups)
  }

  // MARK: Undoing and redoing

  open var canUndo: Bool { !undoGroups.isEmpty }
  open var canRedo: Bool { !redoGroups.isEmpty }
  open var isUndoing: Bool { phase == .undoing }
  open var isRedoing: Bool { phase == .redoing }

  /// Undoes the last group, also one that was begun and not ended.
  open func undo() {
    guard phase == .idle else { return }
    while !openGroups.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard phase == .idle, let group = undoGroups.popLast() else { return }
    run(group, in: .undoing)
  }

  open func redo() {
    guard phase == .idle, let group = redoGroups.popLast() else { return }
    run(group, in: .redoing)
  }

  /// What a group registers while it runs is a group of the other stack, with the same name.
  private func run(_ group: Group, in phase: Phase) {
    outerGroups = openGroups
    self.phase = phase
    openGroups = [Group(actionName: group.actionName)]
    for operation in group.operations.reversed() { operation.perform() }
    while !openGroups.isEmpty { endUndoGrouping() }
    self.phase = .idle
    openGroups = outerGroups
    outerGroups = []
  }

  // MARK: Names

  open var undoActionName: String { undoGroups.last?.actionName ?? "" }
  open var redoActionName: String { redoGroups.last?.actionName ?? "" }

  /// Names the group that is open, or the last one.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].actionName = actionName
    } else if !undoGroups.isEmpty {
      undoGroups[undoGroups.count - 1].actionName = actionName
    }
  }

  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
