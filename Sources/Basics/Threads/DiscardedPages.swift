import Foundation

/// Returns the memory of whole pages to the system at once; the bytes are undefined afterwards.
package func discardPages(of memory: UnsafeMutableRawBufferPointer) {
  let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
  guard pageSize > 0, memory.count >= pageSize, let start = memory.baseAddress else { return }
  let first = (Int(bitPattern: start) + pageSize - 1) / pageSize * pageSize
  let end = (Int(bitPattern: start) + memory.count) / pageSize * pageSize
  guard first < end else { return }
  _ = madvise(UnsafeMutableRawPointer(bitPattern: first), end - first, MADV_DONTNEED)
}
