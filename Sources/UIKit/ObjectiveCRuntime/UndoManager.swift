import Foundation

/// Records how operations are undone, in groups that one call of ``undo()`` undoes together.
///
/// There is no event loop that would close groups: without ``beginUndoGrouping()`` each registration is a separate
/// group.
///
/// It posts Foundation's notifications, with itself as the object. ``canRedo`` posts none.
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

  /// The number of groups that can be undone; 0 for any number. The oldest ones beyond it are removed.
  open var levelsOfUndo = 0 { didSet { removeOldGroups() } }
  /// Whether the event loop groups registrations. Kept, without effect: see the class.
  open var groupsByEvent = true

  public override init() {
    super.init()
  }

  // MARK: Groups

  /// The number of groups that were begun and not ended.
  open var groupingLevel: Int { openGroups.count }

  /// Begins a group within the current one.
  open func beginUndoGrouping() { openGroup() }

  private func openGroup() {
    if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the innermost group, which becomes a part of the one around it. If that has no name, it adopts the one of the
  /// group.
  open func endUndoGrouping() { closeGroup() }

  private func closeGroup() {
    guard !openGroups.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    if let group = openGroups.popLast(), !group.operations.isEmpty {
      if openGroups.isEmpty {
        finish(group)
      } else {
        openGroups[openGroups.count - 1].add(group)
      }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private func finish(_ group: Group) {
    if phase == .undoing {
      redoGroups.append(group)
    } else {
      if phase == .idle { redoGroups = [] }
      undoGroups.append(group)
      removeOldGroups()
    }
  }

  private func removeOldGroups() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
  }

  // MARK: Registering

  /// Whether registrations are recorded: no call of ``disableUndoRegistration()`` is open.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Ignores registrations until ``enableUndoRegistration()`` is called as many times.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Undoes one call of ``disableUndoRegistration()``; does nothing without one.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Records how to undo an operation, or to redo it while one is being undone.
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
    let isGroup = openGroups.isEmpty
    if isGroup { openGroup() }
    // An observer of the notification may have closed the group again.
    guard let innermost = openGroups.indices.last else { return }
    openGroups[innermost].operations.append(operation)
    if isGroup { closeGroup() }
  }

  /// Removes all recorded operations, also in open groups, and enables registration again however often it was
  /// disabled.
  open func removeAllActions() {
    disabledCount = 0
    undoGroups = []
    redoGroups = []
    openGroups = []
    outerGroups = []
  }

  /// Removes the operations that are recorded for an object, also in open groups. Registration stays disabled if it is.
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

  /// Whether there is a group to undo, which can be an open one.
  open var canUndo: Bool {
    let groups = phase == .idle ? openGroups : outerGroups
    return !undoGroups.isEmpty || groups.contains { !$0.operations.isEmpty }
  }
  /// Whether there is a group to redo.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// Whether a group is being undone.
  open var isUndoing: Bool { phase == .undoing }
  /// Whether a group is being redone.
  open var isRedoing: Bool { phase == .redoing }

  /// Undoes the last group, including groups that were begun and not ended.
  open func undo() {
    guard phase == .idle else { return }
    while !openGroups.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group; does nothing without one, or while undoing or redoing.
  open func undoNestedGroup() {
    guard phase == .idle else { return }
    post(.NSUndoManagerCheckpoint)
    guard let group = undoGroups.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    run(group, in: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the last undone group; does nothing without one, or while undoing or redoing.
  open func redo() {
    guard phase == .idle else { return }
    post(.NSUndoManagerCheckpoint)
    guard let group = redoGroups.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    run(group, in: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  /// The operations that a group registers while it runs form a group of the other stack, with the same name.
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

  /// The name of the group that ``undo()`` undoes; empty without one.
  open var undoActionName: String { undoGroups.last?.actionName ?? "" }
  /// The name of the group that ``redo()`` redoes; empty without one.
  open var redoActionName: String { redoGroups.last?.actionName ?? "" }

  /// Names the open group, or the last one.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].actionName = actionName
    } else if !undoGroups.isEmpty {
      undoGroups[undoGroups.count - 1].actionName = actionName
    }
  }

  /// The title of the menu item for ``undo()``, such as `Undo Typing`, in English.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the menu item for ``redo()``, such as `Redo Typing`, in English.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of the menu item for undoing an action: `Undo`, with the name if it is not empty.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// The title of the menu item for redoing an action: `Redo`, with the name if it is not empty.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

// The names are Foundation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
  /// A group of an undo manager is opened within another one, or closed, or undoing or redoing begins.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// A group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// A group is about to be closed.
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// A group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// A group is about to be undone.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// A group was undone.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// A group is about to be redone.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// A group was redone.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
