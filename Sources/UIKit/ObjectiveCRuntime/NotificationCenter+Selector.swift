import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls a method of an observer with each notification, until the observer is removed or
  /// deallocated.
  ///
  /// - Parameters:
  ///   - observer: It is not retained.
  ///   - name: Nil for notifications of every name.
  ///   - object: The sender of the notifications; nil for every sender.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let reference = WeakObserver(object: observer as AnyObject)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      guard let observer = reference.object else { return }
      selector.perform(on: observer, with: notification)
    }
    let entry = SelectorObservation(
      observer: reference, center: self, name: name, sender: object.map { $0 as AnyObject },
      token: token)
    let expired = SelectorObservations.shared.withLock { $0.insert(entry) }
    for entry in expired { entry.center?.removeObserver(entry.token as Any) }
  }

  /// Removes an observer that was added with a selector or a closure.
  public func removeObserver(_ observer: AnyObject) {
    removeObservations(of: observer) { _ in true }
    removeObserver(observer as Any)
  }

  /// Removes an observer for a name and a sender; nil means every name or sender.
  public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    let sender = object.map { $0 as AnyObject }
    removeObservations(of: observer) { entry in
      (name == nil || entry.name == name) && (sender == nil || entry.sender === sender)
    }
    removeObserver(observer as Any, name: name, object: object)
  }

  private func removeObservations(
    of observer: AnyObject, where matches: (SelectorObservation) -> Bool
  ) {
    let removed = SelectorObservations.shared.withLock { observations in
      observations.remove(of: observer) { $0.center === self && matches($0) }
    }
    for entry in removed { removeObserver(entry.token as Any) }
  }
}

/// A weak reference that a closure on another thread may contain.
private struct WeakObserver: @unchecked Sendable {
  weak var object: AnyObject?
}

/// An observer that was added with a selector.
private struct SelectorObservation: @unchecked Sendable {
  var observer: WeakObserver
  weak var center: NotificationCenter?
  var name: Notification.Name?
  weak var sender: AnyObject?
  var token: any NSObjectProtocol
}

private struct SelectorObservations: @unchecked Sendable {
  static let shared = Mutex(SelectorObservations())

  private var entries: [ObjectIdentifier: [SelectorObservation]] = [:]
  private var count = 0
  /// The number of entries at which the entries of deallocated observers are removed.
  private var limit = 64

  /// Adds an entry; returns the entries that it removed because their observers are deallocated.
  mutating func insert(_ entry: SelectorObservation) -> [SelectorObservation] {
    guard let observer = entry.observer.object else { return [entry] }
    entries[ObjectIdentifier(observer), default: []].append(entry)
    count += 1
    guard count > limit else { return [] }
    let expired = entries.values.joined().filter { $0.observer.object == nil }
    entries = entries.mapValues { $0.filter { $0.observer.object != nil } }
      .filter { !$0.value.isEmpty }
    count -= expired.count
    limit = max(64, count * 2)
    return expired
  }

  mutating func remove(
    of observer: AnyObject, where matches: (SelectorObservation) -> Bool
  ) -> [SelectorObservation] {
    let key = ObjectIdentifier(observer)
    guard let all = entries[key] else { return [] }
    // Also removes entries of a deallocated object at this address.
    let removed = all.filter { $0.observer.object == nil || matches($0) }
    let kept = all.filter { $0.observer.object != nil && !matches($0) }
    entries[key] = kept.isEmpty ? nil : kept
    count -= removed.count
    return removed
  }
}
