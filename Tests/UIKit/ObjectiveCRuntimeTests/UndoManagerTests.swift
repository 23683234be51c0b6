import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct UndoManagerTests {
  /// A number whose changes are registered.
  private final class Counter {
    let manager = UndoManager()
    private(set) var value = 0

    func set(_ new: Int) {
      let old = value
      value = new
      manager.registerUndo(withTarget: self) { $0.set(old) }
    }
  }

  @Test func changesAreUndoneAndRedone() {
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    counter.manager.undo()
    #expect(counter.value == 1)
    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(!counter.manager.canUndo)
    counter.manager.redo()
    #expect(counter.value == 1)
    counter.manager.redo()
    #expect(counter.value == 2)
    #expect(!counter.manager.canRedo)
  }

  @Test func aGroupIsUndoneTogether() {
    let counter = Counter()
    counter.manager.beginUndoGrouping()
    counter.set(1)
    counter.set(2)
    counter.manager.setActionName("Count")
    counter.manager.endUndoGrouping()
    #expect(counter.manager.undoMenuItemTitle == "Undo Count")
    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(counter.manager.redoActionName == "Count")
    counter.manager.redo()
    #expect(counter.value == 2)
  }

  @Test func aNewChangeDropsWhatCouldBeRedone() {
    let counter = Counter()
    counter.set(1)
    counter.manager.undo()
    counter.set(5)
    #expect(!counter.manager.canRedo)
  }

  @Test func nothingIsRegisteredWhileThatIsDisabled() {
    let counter = Counter()
    counter.manager.disableUndoRegistration()
    counter.set(1)
    counter.manager.enableUndoRegistration()
    #expect(!counter.manager.canUndo)
  }

  @Test func theOldestChangesAreForgotten() {
    let counter = Counter()
    counter.manager.levelsOfUndo = 1
    counter.set(1)
    counter.set(2)
    counter.manager.undo()
    #expect(counter.value == 1)
    #expect(!counter.manager.canUndo)
  }

  @Test func theNameOfANestedGroupIsThatOfTheGroupAroundIt() {
    let counter = Counter()
    counter.manager.beginUndoGrouping()
    counter.manager.beginUndoGrouping()
    counter.set(1)
    counter.manager.setActionName("Count")
    counter.manager.endUndoGrouping()
    counter.manager.endUndoGrouping()
    #expect(counter.manager.undoActionName == "Count")
    counter.manager.undo()
    #expect(counter.manager.redoActionName == "Count")
  }

  @Test func aGroupWithANameKeepsIt() {
    let counter = Counter()
    counter.manager.beginUndoGrouping()
    counter.manager.setActionName("All")
    counter.manager.beginUndoGrouping()
    counter.set(1)
    counter.manager.setActionName("Count")
    counter.manager.endUndoGrouping()
    counter.manager.endUndoGrouping()
    #expect(counter.manager.undoActionName == "All")
  }

  @Test func whatIsRecordedForAnObjectIsRemovedFromOpenGroupsToo() {
    let manager = UndoManager()
    let (removed, kept) = (NSObject(), NSObject())
    var undone: [String] = []
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: removed) { _ in undone.append("removed") }
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: removed) { _ in undone.append("removed") }
    manager.registerUndo(withTarget: kept) { _ in undone.append("kept") }
    manager.removeAllActions(withTarget: removed)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(undone == ["kept"])
  }

  @Test func groupsThatRecordNothingMoreAreRemoved() {
    let manager = UndoManager()
    let target = NSObject()
    manager.registerUndo(withTarget: target) { _ in }
    manager.removeAllActions(withTarget: target)
    #expect(!manager.canUndo)
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: target) { _ in }
    manager.removeAllActions(withTarget: target)
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
  }

  @Test func removingAllEnablesRegistrationAgain() {
    let counter = Counter()
    counter.set(1)
    counter.manager.disableUndoRegistration()
    counter.manager.disableUndoRegistration()
    counter.manager.removeAllActions()
    #expect(counter.manager.isUndoRegistrationEnabled)
    #expect(!counter.manager.canUndo)
    counter.set(2)
    counter.manager.undo()
    #expect(counter.value == 1)
  }

  @Test func removingWhatIsRecordedForAnObjectDoesNotEnableRegistration() {
    let counter = Counter()
    counter.manager.disableUndoRegistration()
    counter.manager.removeAllActions(withTarget: counter)
    #expect(!counter.manager.isUndoRegistrationEnabled)
  }

  @Test func openGroupsStayOpenWhenTheGroupBeforeIsUndone() {
    let counter = Counter()
    counter.set(1)
    counter.manager.beginUndoGrouping()
    counter.set(2)
    counter.manager.undoNestedGroup()
    #expect(counter.value == 0)
    #expect(counter.manager.groupingLevel == 1)
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    #expect(counter.value == 1)
  }

  @Test func undoingWithinAnUndoHasNoEffect() {
    let counter = Counter()
    let manager = counter.manager
    manager.registerUndo(withTarget: counter) {
      manager.undo()
      $0.set(5)
      $0.set(6)
    }
    manager.undo()
    // What was registered while it was undone is one group.
    manager.redo()
    #expect(counter.value == 0)
    #expect(!manager.canRedo)
  }

  @Test func groupsBeyondALowerLimitAreRemoved() {
    let counter = Counter()
    for value in 1...4 { counter.set(value) }
    counter.manager.levelsOfUndo = 2
    counter.manager.undo()
    counter.manager.undo()
    #expect(counter.value == 2)
    #expect(!counter.manager.canUndo)
  }

  @Test func whatRunsKnowsWhetherItIsUndoneOrRedone() {
    let manager = UndoManager()
    let target = NSObject()
    var states: [[Bool]] = []
    func register() {
      manager.registerUndo(withTarget: target) { _ in
        states.append([manager.isUndoing, manager.isRedoing])
        register()
      }
    }
    register()
    manager.setActionName("Typing")
    #expect(manager.groupsByEvent && !manager.isUndoing && !manager.isRedoing)
    manager.undo()
    #expect(manager.redoMenuItemTitle == "Redo Typing")
    manager.redo()
    #expect(states == [[true, false], [false, true]])
    #expect(manager.redoMenuItemTitle == "Redo")
  }

  /// The notifications that a manager posts during an operation, by the parts of their names that differ.
  private func notifications(
    of manager: UndoManager, during operation: () -> Void
  ) -> [String] {
    let names: [Notification.Name] = [
      .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    // Without a queue, blocks run where the notification is posted.
    nonisolated(unsafe) var posted: [String] = []
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        let end = name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)
        posted.append(String(end))
      }
    }
    operation()
    tokens.forEach(NotificationCenter.default.removeObserver)
    return posted
  }

  @Test func groupsAreAnnounced() {
    let counter = Counter()
    let closed = ["Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"]
    #expect(
      notifications(of: counter.manager) { counter.set(1) } == ["DidOpenUndoGroup"] + closed)
    let nested = notifications(of: counter.manager) {
      counter.manager.beginUndoGrouping()
      counter.manager.beginUndoGrouping()
      counter.set(2)
      counter.manager.endUndoGrouping()
      counter.manager.endUndoGrouping()
    }
    // One that is at the top level has no checkpoint when it is opened.
    #expect(
      nested == ["DidOpenUndoGroup", "Checkpoint", "DidOpenUndoGroup"] + closed + closed)
    #expect(notifications(of: counter.manager) { counter.manager.endUndoGrouping() } == [])
  }

  @Test func undoingAndRedoingAreAnnounced() {
    let counter = Counter()
    counter.set(1)
    let undoing = notifications(of: counter.manager) { counter.manager.undo() }
    #expect(undoing.prefix(2) == ["Checkpoint", "WillUndoChange"])
    #expect(undoing.last == "DidUndoChange")
    let redoing = notifications(of: counter.manager) { counter.manager.redo() }
    #expect(redoing.prefix(2) == ["Checkpoint", "WillRedoChange"])
    #expect(redoing.last == "DidRedoChange")
    counter.manager.removeAllActions()
    #expect(notifications(of: counter.manager) { counter.manager.undo() } == ["Checkpoint"])
  }

  /// As a button for undoing is updated.
  @Test func atACheckpointTheOpenGroupCanBeUndone() {
    nonisolated(unsafe) let counter = Counter()
    nonisolated(unsafe) var states: [Bool] = []
    let token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerCheckpoint, object: counter.manager, queue: nil
    ) { _ in states.append(counter.manager.canUndo) }
    counter.set(1)
    NotificationCenter.default.removeObserver(token)
    #expect(states == [true])
  }

  @Test func anObserverCanRemoveTheGroupThatWasOpened() {
    nonisolated(unsafe) let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerDidOpenUndoGroup, object: counter.manager, queue: nil
    ) { _ in counter.manager.removeAllActions() }
    counter.set(1)
    NotificationCenter.default.removeObserver(token)
    #expect(counter.value == 1)
    #expect(!counter.manager.canUndo)
  }
}
