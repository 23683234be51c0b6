import Foundation

/// Asks the system to back memory that is about to be written with large pages, if there is much.
///
/// A decoded screen takes 33 MB. In pages of 4 KB the system interrupts the first writing of it 8,000
/// times, which takes as long as undoing its filters. Where the system has no large pages, nothing
/// changes.
package func requestLargePages(for memory: UnsafeMutableRawBufferPointer) {
  let pageSize = 2 << 20
  guard memory.count >= 2 * pageSize, let start = memory.baseAddress else { return }
  let first = (Int(bitPattern: start) + pageSize - 1) / pageSize * pageSize
  let end = (Int(bitPattern: start) + memory.count) / pageSize * pageSize
  guard first < end else { return }
  _ = madvise(UnsafeMutableRawPointer(bitPattern: first), end - first, MADV_HUGEPAGE)
}
