/// What is current on the running thread, innermost last: a stack of its own for every thread.
///
/// Whatever pushes is synchronous, so between a push and its pop no other task can run on the same
/// thread; and an element need not be `Sendable`, as it would have to be in a task-local value,
/// since no other thread ever sees it.
struct ThreadStack<Element>: Sendable {
  private final class Storage {
    var elements: [Element] = []
  }

  private let key: pthread_key_t

  /// Threads keep few keys: stacks are static constants.
  init() {
    var key = pthread_key_t()
    pthread_key_create(&key) { storage in
      guard let storage else { return }
      Unmanaged<AnyObject>.fromOpaque(storage).release()
    }
    self.key = key
  }

  /// Whether nothing is pushed on this thread: one look at its slot, since an empty stack is dropped.
  var isEmpty: Bool { pthread_getspecific(key) == nil }

  /// The element that was pushed last and not popped yet, on this thread.
  var last: Element? { existing?.elements.last }

  func push(_ element: Element) {
    let storage: Storage
    if let existing {
      storage = existing
    } else {
      storage = Storage()
      pthread_setspecific(key, Unmanaged.passRetained(storage).toOpaque())
    }
    storage.elements.append(element)
  }

  /// Goes back to the element before; nothing if there is none.
  func pop() {
    guard let existing else { return }
    existing.elements.removeLast()
    guard existing.elements.isEmpty else { return }
    pthread_setspecific(key, nil)
    Unmanaged.passUnretained(existing).release()
  }

  /// Runs a closure with an element on top.
  func with<Result>(_ element: Element, perform actions: () throws -> Result) rethrows -> Result {
    push(element)
    defer { pop() }
    return try actions()
  }

  /// Runs a closure with nothing on the stack, as it would run on a new thread.
  func withNone<Result>(perform actions: () throws -> Result) rethrows -> Result {
    let storage = pthread_getspecific(key)
    pthread_setspecific(key, nil)
    defer { pthread_setspecific(key, storage) }
    return try actions()
  }

  private var existing: Storage? {
    pthread_getspecific(key).map { Unmanaged<Storage>.fromOpaque($0).takeUnretainedValue() }
  }
}
