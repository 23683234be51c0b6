import Foundation

/// What a thread keeps of what it has drawn, for what it draws next.
///
/// Threads share nothing of it. What they share costs them time even if it never changes: whoever
/// takes something from a shared cache waits for the lock, and counts a reference that the other
/// processors have in their caches.
///
/// The caches are asked for where they are used and kept nowhere: a task may go on in another
/// thread, and take its context along.
final class ThreadCaches {
  let coverages = ShapeCoverageCache()
  let paragraphs = ShapingCache()
  let lines = LineMaskCache()
  let memory = PixelMemory.Store()

  /// Those of the running thread; they live as long as it does.
  static var current: ThreadCaches {
    if let known = pthread_getspecific(key) {
      return Unmanaged<ThreadCaches>.fromOpaque(known).takeUnretainedValue()
    }
    let caches = ThreadCaches()
    pthread_setspecific(key, Unmanaged.passRetained(caches).toOpaque())
    return caches
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { caches in
      guard let caches else { return }
      Unmanaged<ThreadCaches>.fromOpaque(caches).release()
    }
    return key
  }()
}
