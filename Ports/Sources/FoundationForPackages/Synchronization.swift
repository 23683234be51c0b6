import Foundation
import Synchronization

/// The locks of objects that code synchronizes on, while a thread holds or awaits them.
private struct ObjectLocks {
  private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, users: Int)] = [:]

  mutating func join(_ object: ObjectIdentifier) -> NSRecursiveLock {
    let entry = locks[object] ?? (NSRecursiveLock(), 0)
    locks[object] = (entry.lock, entry.users + 1)
    return entry.lock
  }

  /// Nil if no thread holds the lock.
  mutating func leave(_ object: ObjectIdentifier) -> NSRecursiveLock? {
    guard let entry = locks[object] else { return nil }
    locks[object] = entry.users > 1 ? (entry.lock, entry.users - 1) : nil
    return entry.lock
  }

  static let shared = Mutex(ObjectLocks())
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits until no other thread is between this function and ``objc_sync_exit(_:)`` for an object.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  let identifier = ObjectIdentifier(object as AnyObject)
  ObjectLocks.shared.withLock { $0.join(identifier) }.lock()
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends what ``objc_sync_enter(_:)`` began on the same thread.
///
/// - Returns: 0, or -1 if nothing was begun.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  let identifier = ObjectIdentifier(object as AnyObject)
  guard let lock = ObjectLocks.shared.withLock({ $0.leave(identifier) }) else { return -1 }
  lock.unlock()
  return 0
}
