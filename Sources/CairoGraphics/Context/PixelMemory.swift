import Foundation
import Synchronization

/// Cleared memory for a surface's pixels, taken from a small store of used pieces.
///
/// Pictures of one size follow one another, and fresh memory of their size would come from the
/// kernel page by page, which takes longer than drawing a button.
final class PixelMemory {
  let bytes: UnsafeMutableRawPointer
  private let count: Int

  /// The used pieces that are kept.
  private struct Store: ~Copyable {
    var pieces: [(bytes: UInt, count: Int)] = []
  }

  private static let store = Mutex(Store())
  /// Enough for the cores of a machine; more pieces than this are given back.
  private static let maximumPieces = 8
  /// Larger pieces than this are given back, in bytes.
  private static let maximumCount = 2 << 20

  /// - Parameter count: how many bytes; all of them are 0. Nil if there is no memory.
  init?(count: Int) {
    self.count = count
    let used = Self.store.withLock { store -> UInt? in
      guard let index = store.pieces.lastIndex(where: { $0.count == count }) else { return nil }
      return store.pieces.remove(at: index).bytes
    }
    if let used, let bytes = UnsafeMutableRawPointer(bitPattern: used) {
      memset(bytes, 0, count)
      self.bytes = bytes
    } else if let bytes = calloc(max(count, 1), 1) {
      self.bytes = bytes
    } else {
      return nil
    }
  }

  deinit {
    let piece = (bytes: UInt(bitPattern: bytes), count: count)
    let dropped = Self.store.withLock { store -> UInt? in
      guard piece.count <= Self.maximumCount else { return piece.bytes }
      store.pieces.append(piece)
      return store.pieces.count > Self.maximumPieces ? store.pieces.removeFirst().bytes : nil
    }
    if let dropped { free(UnsafeMutableRawPointer(bitPattern: dropped)) }
  }
}
