import Foundation
import Synchronization

/// The registration of an observer.
final class KeyValueEntry {
  /// The observed property, and the properties that affect it.
  private let keys: Set<String>
  let willChange: () -> Void
  let didChange: () -> Void
  /// The observer and its registration; nil for closures.
  let registration: KeyValueRegistration?
  fileprivate(set) var isOver = false

  init(
    key: String, of object: NSObject, registration: KeyValueRegistration? = nil,
    willChange: @escaping () -> Void, didChange: @escaping () -> Void
  ) {
    let affecting =
      (object as? ObjectiveCObject).map {
        type(of: $0).keyPathsForValuesAffectingValue(forKey: key)
      } ?? []
    keys = Set(affecting.map(objectiveCKey)).union([objectiveCKey(key)])
    self.registration = registration
    self.willChange = willChange
    self.didChange = didChange
  }

  fileprivate func observes(_ key: String) -> Bool { keys.contains(key) }
}

/// The arguments of a call of `addObserver(_:forKeyPath:options:context:)`.
struct KeyValueRegistration {
  private(set) weak var observer: AnyObject?
  /// Observers often end observations in their deinitializers, where weak references to them are nil.
  private let identifier: ObjectIdentifier
  let keyPath: String
  let context: UnsafeMutableRawPointer?

  init(observer: AnyObject, keyPath: String, context: UnsafeMutableRawPointer?) {
    self.observer = observer
    identifier = ObjectIdentifier(observer)
    self.keyPath = keyPath
    self.context = context
  }

  func isOf(_ observer: AnyObject) -> Bool { identifier == ObjectIdentifier(observer) }
}

/// An observation at a path, such as `layer.bounds`, which observes another object: the one that was at the path
/// when it was registered, whatever is there later.
private struct PathObservation {
  let entry: KeyValueEntry
  /// The observers of the other object; nil when it is deallocated.
  private(set) weak var observers: KeyValueObservers?
}

/// The observers of one object.
final class KeyValueObservers {
  /// The number of all observers in the process: if it is 0, changes of objects of other classes than
  /// ``ObjectiveCObject`` cost nothing.
  private static let count = Atomic<Int>(0)
  /// The observers of objects of other classes than ``ObjectiveCObject``.
  private static let ofOthers = AssociatedProperty<KeyValueObservers>()

  private var entries: [KeyValueEntry] = []
  /// The observations that were registered with this object and observe others.
  private var paths: [PathObservation] = []

  /// Nil if nothing observes the object.
  static func of(_ object: AnyObject) -> KeyValueObservers? {
    guard count.load(ordering: .relaxed) > 0 else { return nil }
    if let object = object as? ObjectiveCObject { return object.attachments?.observers }
    return ofOthers[object]
  }

  static func making(for object: NSObject) -> KeyValueObservers {
    if let known = of(object) { return known }
    let new = KeyValueObservers()
    if let object = object as? ObjectiveCObject {
      object.loadAttachments().observers = new
      object._observingDidBegin()
    } else {
      ofOthers[object] = new
    }
    return new
  }

  /// Whether all observations have ended.
  var isEmpty: Bool { entries.isEmpty }

  func add(_ entry: KeyValueEntry) {
    entries.append(entry)
    Self.count.add(1, ordering: .relaxed)
  }

  func remove(_ entry: KeyValueEntry) {
    guard let index = entries.lastIndex(where: { $0 === entry }) else { return }
    entry.isOver = true
    entries.remove(at: index)
    Self.count.subtract(1, ordering: .relaxed)
  }

  /// Adds the observation of another object, which was registered with this one.
  func add(_ entry: KeyValueEntry, to observers: KeyValueObservers) {
    observers.add(entry)
    paths.append(PathObservation(entry: entry, observers: observers))
    Self.count.add(1, ordering: .relaxed)
  }

  /// Ends the last observation that matches, of this object, or of another one if it was registered at a path.
  ///
  /// - Returns: whether there was one.
  func removeLast(
    isPath: Bool, where matches: (KeyValueRegistration) -> Bool
  ) -> Bool {
    func isMatch(_ entry: KeyValueEntry) -> Bool { entry.registration.map(matches) ?? false }
    guard isPath else {
      let entry = entries.last(where: isMatch)
      if let entry { remove(entry) }
      return entry != nil
    }
    guard let index = paths.lastIndex(where: { isMatch($0.entry) }) else { return false }
    let path = paths.remove(at: index)
    Self.count.subtract(1, ordering: .relaxed)
    path.observers?.remove(path.entry)
    return true
  }

  func willChange(_ key: String) { report(key) { $0.willChange() } }

  func didChange(_ key: String) { report(key) { $0.didChange() } }

  private func report(_ key: String, _ notify: (KeyValueEntry) -> Void) {
    let key = objectiveCKey(key)
    // Observers may end observations, their own too.
    for entry in entries where !entry.isOver && entry.observes(key) { notify(entry) }
  }

  deinit { Self.count.subtract(entries.count + paths.count, ordering: .relaxed) }
}

/// The key that Objective-C has for a property, of which only the getter is called `isHidden`: `hidden`.
func objectiveCKey(_ name: String) -> String {
  guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
    return name
  }
  return first.lowercased() + name.dropFirst(3)
}

/// The last component of a path.
func lastKey(of path: String) -> String {
  path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
}

/// Whether a key path leads through other objects.
func isPath(_ keyPath: String) -> Bool { keyPath.contains(".") }
