import Foundation

/// A place per thread for one object, released when its thread ends.
///
/// Meant for static constants: a process has few keys, and a key is never freed.
package struct ThreadSlot: Sendable {
  @usableFromInline let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    pthread_key_create(&key) { value in
      guard let value else { return }
      Unmanaged<AnyObject>.fromOpaque(value).release()
    }
    self.key = key
  }

  /// Whether the running thread has no object: one look at its place, nothing is retained.
  @inlinable package var isEmpty: Bool { pthread_getspecific(key) == nil }

  /// The object of the running thread.
  package var object: AnyObject? {
    get {
      guard let pointer = pthread_getspecific(key) else { return nil }
      return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    }
    nonmutating set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let old { Unmanaged<AnyObject>.fromOpaque(old).release() }
    }
  }
}

/// One object per thread, of one class.
package struct ThreadLocal<Value: AnyObject>: Sendable {
  @usableFromInline let slot: ThreadSlot

  package init(_ slot: ThreadSlot = ThreadSlot()) {
    self.slot = slot
  }

  /// The object of the running thread.
  @inlinable package var value: Value? {
    get {
      pthread_getspecific(slot.key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() }
    }
    nonmutating set {
      let old = pthread_getspecific(slot.key)
      pthread_setspecific(slot.key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let old { Unmanaged<Value>.fromOpaque(old).release() }
    }
  }
}
