import Foundation

/// One object per thread, released when its thread ends.
///
/// Meant for static constants: a process has few keys, and a key is never freed.
package struct ThreadLocal<Value: AnyObject>: Sendable {
  @usableFromInline let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    pthread_key_create(&key) { value in
      guard let value else { return }
      Unmanaged<AnyObject>.fromOpaque(value).release()
    }
    self.key = key
  }

  /// Whether the running thread has no object: one look at its slot, nothing is retained.
  @inlinable package var isEmpty: Bool { pthread_getspecific(key) == nil }

  /// The object of the running thread.
  @inlinable package var value: Value? {
    get {
      pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() }
    }
    nonmutating set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let old { Unmanaged<Value>.fromOpaque(old).release() }
    }
  }
}
