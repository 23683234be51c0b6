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
}
