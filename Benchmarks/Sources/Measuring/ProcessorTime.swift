import Foundation

/// Microseconds of processor time, of this thread alone: what others do on the machine meanwhile does
/// not count, but for what they do to the caches.
package func processorTime(of body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
  let start = now()
  body()
  return now() - start
}
