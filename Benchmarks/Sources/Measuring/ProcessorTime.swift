import Foundation

/// Microseconds of processor time, of this thread alone: the work of other processes does not count, but for
/// its effect on the caches.
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
