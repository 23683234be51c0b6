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
    let reference = WeakReference(object: observer as AnyObject)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      guard let observer = reference.object else { return }
      selector.perform(on: observer, with: notification)
    }
    let entry = SelectorObservation(
      observer: reference, center: self, name: name,
      sender: WeakReference(object: object.map { $0 as AnyObject }), token: token)
    let released = SelectorObservations.shared.withLock { $0.insert(entry) }
    for entry in released.observations { entry.center?.removeObserver(entry.token as Any) }
  }

  /// Removes an observer that was added with a selector or a closure.
  public func removeObserver(_ observer: AnyObject) {
    removeObservations(of: observer, name: nil, sender: nil)
    removeObserver(observer as Any)
  }

  /// Removes an observer for a name and a sender; nil means every name or sender.
  public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    removeObservations(of: observer, name: name, sender: object.map { $0 as AnyObject })
    removeObserver(observer as Any, name: name, object: object)
  }

  private func removeObservations(
    of observer: AnyObject, name: NSNotification.Name?, sender: AnyObject?
  ) {
    let released = SelectorObservations.shared.withLock { observations in
      observations.remove(of: observer, in: self, name: name, sender: sender)
    }
    for entry in released.observations { removeObserver(entry.token as Any) }
  }
}

/// An observer that was added with a selector.
struct SelectorObservation: Sendable {
  let observer: WeakReference
  weak var center: NotificationCenter?
  let name: Notification.Name?
  let sender: WeakReference
  // Only passed back to the center that made it, which any thread may do.
  nonisolated(unsafe) let token: any NSObjectProtocol
}

/// The observers of the process that were added by selectors.
struct SelectorObservations {
  /// What a change gives up.
  struct Released {
    /// The removed entries.
    var observations: [SelectorObservation] = []
    /// The objects that the change has looked at: other threads may have released them by now.
    var others = DeferredRelease()
  }

  static let shared = Mutex(SelectorObservations())

  private var entries: [ObjectIdentifier: [SelectorObservation]] = [:]
  private var count = 0
  /// The number of entries at which the entries of deallocated observers are removed.
  private var limit = 64

  /// Adds an entry, and removes the entries of deallocated observers.
  mutating func insert(_ entry: SelectorObservation) -> Released {
    var released = Released()
    guard let observer = entry.observer.object else {
      released.observations = [entry]
      return released
    }
    entries[ObjectIdentifier(observer), default: []].append(entry)
    count += 1
    guard count > limit else { return released }
    entries = entries.compactMapValues { all in
      let kept = all.filter { entry in
        if let observer = entry.observer.object {
          released.others.add(observer)
          return true
        }
        released.observations.append(entry)
        return false
      }
      return kept.isEmpty ? nil : kept
    }
    count -= released.observations.count
    limit = max(64, count * 2)
    return released
  }

  /// Removes the entries of an observer.
  ///
  /// - Parameters:
  ///   - name: nil for every name.
  ///   - sender: nil for every sender.
  mutating func remove(
    of observer: AnyObject, in center: NotificationCenter, name: Notification.Name?,
    sender: AnyObject?
  ) -> Released {
    let key = ObjectIdentifier(observer)
    var released = Released()
    guard let all = entries[key] else { return released }
    let kept = all.filter { entry in
      let (itsCenter, itsSender) = (entry.center, entry.sender.object)
      for case let object? in [itsCenter, itsSender] { released.others.add(object) }
      let matches =
        itsCenter === center && (name == nil || entry.name == name)
        && (sender == nil || itsSender === sender)
      // Also removes entries of a deallocated object at this address.
      if !matches, entry.observer.object != nil { return true }
      released.observations.append(entry)
      return false
    }
    entries[key] = kept.isEmpty ? nil : kept
    count -= released.observations.count
    return released
  }
}
