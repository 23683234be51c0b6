import Threads

/// The caches of one thread's drawing.
///
/// Threads share nothing here. Sharing costs time even if nothing changes: readers of a shared cache
/// wait for its lock, and reference counts move between the processors' caches.
///
/// Get the caches where they are used and do not store them: a task may continue on another thread,
/// together with its context.
final class ThreadCaches {
  let coverages = ShapeCoverageCache()
  let memory = PixelMemory.Store()

  /// The caches of the running thread; they live as long as it does.
  static var current: ThreadCaches {
    if let caches = storage.value { return caches }
    let caches = ThreadCaches()
    storage.value = caches
    return caches
  }

  private static let storage = ThreadLocal<ThreadCaches>()
}
