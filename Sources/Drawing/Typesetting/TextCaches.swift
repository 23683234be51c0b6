import Threads

/// The caches of one thread's typesetting. Threads share nothing here, as in drawing.
///
/// Get the caches where they are used and do not store them: a task may continue on another thread.
final class TextCaches {
  let paragraphs = ShapingCache()
  let lines = LineMaskCache()

  /// The caches of the running thread; they live as long as it does.
  static var current: TextCaches {
    if let caches = storage.value { return caches }
    let caches = TextCaches()
    storage.value = caches
    return caches
  }

  private static let storage = ThreadLocal<TextCaches>()
}
