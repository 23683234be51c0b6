import Foundation

// swift-format-ignore: TypeNamesShouldBeCapitalized
// Its only property is a constant reference to a lock, which any thread may lock.
/// A lock. Copies of it are the same lock.
public struct os_unfair_lock_s: @unchecked Sendable {
  let lock = NSLock()

  /// Creates an unlocked lock.
  public init() {}
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The lock's name in C.
public typealias os_unfair_lock = os_unfair_lock_s

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A pointer to a lock, which the functions take.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Locks the lock; waits while another thread holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unlocks the lock, which the calling thread holds.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// - Returns: whether the lock was free, and is held now.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.try() }

// The lock guards the state. `withLockUnchecked` lets clients return references from it, which they then synchronize.
/// A lock around a state.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let mutex = NSLock()
  private var state: State

  /// Creates an unlocked lock around a state that need not be sendable.
  public init(uncheckedState: State) {
    state = uncheckedState
  }

  /// Creates an unlocked lock around a state.
  public init(initialState: State) where State: Sendable {
    state = initialState
  }

  /// Locks the lock; waits while another thread holds it.
  public func lock() { mutex.lock() }
  /// Unlocks the lock, which the calling thread holds.
  public func unlock() { mutex.unlock() }

  /// Runs a closure with the state while the lock is held. The closure may return a value that is not sendable; it must
  /// not lock the lock again. Errors of the closure are rethrown.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }

  /// As ``withLockUnchecked(_:)``: here results are not checked either.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates an unlocked lock without a state.
  public convenience init() {
    self.init(uncheckedState: ())
  }

  /// Runs a closure while the lock is held. It must not lock the lock again; its errors are rethrown.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
