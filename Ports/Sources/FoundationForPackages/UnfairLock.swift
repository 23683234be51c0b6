import Foundation

// swift-format-ignore: TypeNamesShouldBeCapitalized
// Its only property is a constant reference to a lock, which any thread may lock.
/// A lock. Copies of it are the same lock.
public struct os_unfair_lock_s: @unchecked Sendable {
  let lock = NSLock()

  public init() {}
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock = os_unfair_lock_s

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// - Returns: whether the lock was free, and is held now.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.try() }

// The lock guards the state. `withLockUnchecked` lets clients return references from it, which they then synchronize.
/// A lock around a state.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let mutex = NSLock()
  private var state: State

  public init(uncheckedState: State) {
    state = uncheckedState
  }

  public init(initialState: State) where State: Sendable {
    state = initialState
  }

  public func lock() { mutex.lock() }
  public func unlock() { mutex.unlock() }

  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }

  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public convenience init() {
    self.init(uncheckedState: ())
  }

  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
