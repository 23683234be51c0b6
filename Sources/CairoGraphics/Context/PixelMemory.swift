import Foundation
import Pixels

/// Cleared memory for a surface's pixels, which becomes a bitmap's without being copied.
///
/// Memory that became no bitmap is used again: that of layers, for example. Fresh memory of their
/// size may come from the kernel page by page, which takes longer than drawing a button.
final class PixelMemory {
  private var pixels: [UInt32]
  /// Whether a bitmap has the same array.
  private var isLent = false
  /// Whether someone writes through ``address``.
  private var isPinned = false

  /// Behind the last pixel: pixels are painted in fours, and those of the last four that lie beyond
  /// the end are written as they were.
  private static let slack = 3

  /// - Parameter count: how many pixels; all of them are 0.
  init(count: Int) {
    if var used = ThreadCaches.current.memory.take(count: count) {
      used.withUnsafeMutableBufferPointer { Self.clear($0) }
      pixels = used
    } else {
      pixels = Self.array(of: count) { Self.clear($0) }
    }
  }

  deinit {
    if !isLent { ThreadCaches.current.memory.keep(pixels) }
  }

  private static func clear(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    if let start = pixels.baseAddress { memset(start, 0, pixels.count * 4) }
  }

  private static func array(
    of count: Int, _ fill: (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) -> [UInt32] {
    Array(unsafeUninitializedCapacity: count + slack) { room, filled in
      fill(UnsafeMutableBufferPointer(rebasing: room[..<count]))
      filled = count
    }
  }

  /// Lends the pixels to be changed.
  func withPixels(_ actions: (UnsafeMutablePointer<UInt32>) -> Void) {
    takeBack()
    pixels.withUnsafeMutableBufferPointer { pixels in
      if let start = pixels.baseAddress { actions(start) }
    }
  }

  /// Where the pixels lie as long as this object lives, to be read and changed by cairo.
  var address: UnsafeMutableRawPointer? {
    takeBack()
    isPinned = true
    // The array stays where it is: nobody else has it, and its count never changes.
    return pixels.withUnsafeMutableBufferPointer { UnsafeMutableRawPointer($0.baseAddress) }
  }

  /// The pixels as they are now. They are copied if they are changed later, or, since cairo would
  /// not notice that, now if it has their address.
  func makeBitmap(width: Int, height: Int) -> Bitmap {
    guard !isPinned else {
      return Bitmap(width: width, height: height, pixels: copy())
    }
    isLent = true
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func takeBack() {
    guard isLent else { return }
    pixels = copy()
    isLent = false
  }

  private func copy() -> [UInt32] {
    Self.array(of: pixels.count) { _ = $0.initialize(from: pixels) }
  }

  /// The used memory of a thread.
  final class Store {
    private var pieces: [[UInt32]] = []
    private var count = 0

    /// In pixels; older pieces are given back.
    private static let capacity = 1 << 19

    func take(count: Int) -> [UInt32]? {
      guard let index = pieces.lastIndex(where: { $0.count == count }) else { return nil }
      self.count -= count
      return pieces.remove(at: index)
    }

    func keep(_ piece: [UInt32]) {
      pieces.append(piece)
      count += piece.count
      while count > Self.capacity { count -= pieces.removeFirst().count }
    }
  }
}
