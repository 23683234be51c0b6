/// A separate stack for every thread: the current elements of the running thread, innermost last.
///
/// What pushes is synchronous, so no other task runs on the thread between a push and its pop.
/// Unlike a task-local value, an element need not be `Sendable`, since no other thread sees it.
package struct ThreadStack<Element>: Sendable {
  private final class Storage {
    var elements: [Element] = []
  }

  /// Empty while nothing is pushed. Without the type of the elements, because most callers only ask whether
  /// there are any, and looking up a generic type takes longer than that.
  private let slot = ThreadSlot()

  private var storage: ThreadLocal<Storage> { ThreadLocal(slot) }

  package init() {}

  /// Whether nothing is pushed on this thread.
  package var isEmpty: Bool { slot.isEmpty }

  /// The element pushed last and not popped yet, on this thread.
  package var last: Element? { storage.value?.elements.last }

  package func push(_ element: Element) {
    if let existing = storage.value {
      existing.elements.append(element)
    } else {
      let new = Storage()
      new.elements.append(element)
      storage.value = new
    }
  }

  /// Removes the element pushed last, if there is one.
  package func pop() {
    guard let existing = storage.value else { return }
    existing.elements.removeLast()
    if existing.elements.isEmpty { storage.value = nil }
  }

  /// Runs a closure with an element on top.
  package func with<Result>(_ element: Element, perform actions: () throws -> Result) rethrows
    -> Result
  {
    push(element)
    defer { pop() }
    return try actions()
  }

  /// Runs a closure with nothing on the stack, as it would run on a new thread.
  package func withNone<Result>(perform actions: () throws -> Result) rethrows -> Result {
    let outer = storage.value
    storage.value = nil
    defer { storage.value = outer }
    return try actions()
  }
}
