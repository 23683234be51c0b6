import Pixels
import Threads

/// The memory of a surface's pixels: premultiplied ARGB32, row by row without padding.
///
/// The address is fixed and valid as long as the object lives, so cairo's surfaces and
/// ``DirectPainter`` may keep it for as long as they retain the object.
final class PixelMemory {
  /// The first pixel.
  let pixels: UnsafeMutablePointer<UInt32>
  /// The number of pixels.
  let count: Int

  /// Transparent pixels.
  init(count: Int) {
    self.count = count
    pixels = ThreadCaches.current.memory.take(count: count) ?? .allocate(capacity: count)
    pixels.initialize(repeating: 0, count: count)
  }

  deinit {
    ThreadCaches.current.memory.keep(pixels, count: count)
  }

  /// A copy of the current pixels.
  func makeBitmap(width: Int, height: Int) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: Array(UnsafeBufferPointer(start: pixels, count: count)))
  }

  /// The current pixels, which are undefined here afterwards: what has been copied of a large picture is released, so that
  /// both never take much more memory than one.
  func takeBitmap(width: Int, height: Int) -> Bitmap {
    guard count > Store.capacity else { return makeBitmap(width: width, height: height) }
    let copied = [UInt32](unsafeUninitializedCapacity: count) { copy, written in
      guard let start = copy.baseAddress else { return }
      while written < count {
        let part = UnsafeMutableBufferPointer(
          start: pixels + written, count: min(Self.partCount, count - written))
        (start + written).initialize(from: pixels + written, count: part.count)
        discardPages(of: UnsafeMutableRawBufferPointer(part))
        written += part.count
      }
    }
    return Bitmap(width: width, height: height, pixels: copied)
  }

  /// In pixels: a few large pages.
  private static let partCount = 1 << 21

  /// Memory that a thread no longer uses, for the next surfaces of the same size.
  ///
  /// The system may hand out fresh memory page by page, which takes longer than drawing a button.
  final class Store {
    private struct Piece {
      var pixels: UnsafeMutablePointer<UInt32>
      var count: Int
    }

    private var pieces: [Piece] = []
    private var count = 0

    /// In pixels, 4 MB: a tablet at one pixel per point. The oldest pieces are freed first.
    fileprivate static let capacity = 1 << 20

    deinit {
      for piece in pieces { piece.pixels.deallocate() }
    }

    func take(count: Int) -> UnsafeMutablePointer<UInt32>? {
      guard let index = pieces.lastIndex(where: { $0.count == count }) else { return nil }
      self.count -= count
      return pieces.remove(at: index).pixels
    }

    func keep(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
      pieces.append(Piece(pixels: pixels, count: count))
      self.count += count
      while self.count > Self.capacity {
        let oldest = pieces.removeFirst()
        self.count -= oldest.count
        oldest.pixels.deallocate()
      }
    }
  }
}
