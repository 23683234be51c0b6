import Foundation

/// Cleared memory for a surface's pixels, taken from a small store of used pieces.
///
/// Pictures of one size follow one another, and fresh memory of their size would come from the
/// kernel page by page, which takes longer than drawing a button.
final class PixelMemory {
  let bytes: UnsafeMutableRawPointer
  private let count: Int

  /// Behind the last pixel, in bytes: pixels are painted in fours, and those of the last four that
  /// lie beyond the end are written as they were.
  private static let slack = 3 * MemoryLayout<UInt32>.stride

  /// - Parameter count: how many bytes; all of them are 0. Nil if there is no memory.
  init?(count: Int) {
    self.count = count
    if let used = ThreadCaches.current.memory.take(count: count) {
      memset(used, 0, count)
      bytes = used
    } else if let fresh = calloc(count + Self.slack, 1) {
      bytes = fresh
    } else {
      return nil
    }
  }

  deinit { ThreadCaches.current.memory.keep(bytes, count: count) }

  /// The used pieces of a thread.
  final class Store {
    private var pieces: [(bytes: UnsafeMutableRawPointer, count: Int)] = []
    private var byteCount = 0

    /// In bytes; older pieces are given back.
    private static let capacity = 2 << 20

    func take(count: Int) -> UnsafeMutableRawPointer? {
      guard let index = pieces.lastIndex(where: { $0.count == count }) else { return nil }
      byteCount -= count
      return pieces.remove(at: index).bytes
    }

    func keep(_ bytes: UnsafeMutableRawPointer, count: Int) {
      pieces.append((bytes, count))
      byteCount += count
      while byteCount > Self.capacity {
        let oldest = pieces.removeFirst()
        byteCount -= oldest.count
        free(oldest.bytes)
      }
    }

    deinit {
      for piece in pieces { free(piece.bytes) }
    }
  }
}
