import Pixels

/// Paints into a layer's pixels without cairo: an opaque colour as Core Graphics paints it, others byte for byte as cairo.
///
/// Most of what views consist of is painted here: whole pixels of one opaque colour, shapes whose
/// coverage is known, masks of text. This type owns all that direct painting depends on:
///
/// - the condition, in its initializer: source-over within a clip of whole pixels, for fills an
///   opaque colour. Other blend modes are cairo's;
/// - the memory: it writes only pixels within the clip, and retains nothing, so it must not outlive
///   the call that made it;
/// - the arithmetic, which uses SIMD.
struct DirectPainter {
  /// The kind of painting.
  enum Operation {
    /// Whole pixels, or a shape by its coverage.
    case fill
    /// A colour through a mask.
    case mask
  }

  /// The pixel at the top left corner of `frame`.
  private let pixels: UnsafeMutablePointer<UInt32>
  private let frame: PixelRect
  private let clip: PixelRect
  /// A premultiplied ARGB32 pixel.
  private let color: UInt32

  /// - Parameters:
  ///   - frame: the part of the surface that the memory covers.
  ///   - clip: the clip if it is a rectangle of whole pixels within the frame, otherwise nil.
  /// - Returns: nil where cairo must paint.
  init?(
    _ operation: Operation, _ color: Color8, _ blendMode: CGBlendMode, clip: PixelRect?,
    on memory: PixelMemory, frame: PixelRect
  ) {
    guard let clip, blendMode == .normal, operation == .mask || color.alpha == 255 else {
      return nil
    }
    pixels = memory.pixels
    self.frame = frame
    self.clip = clip
    self.color = color.premultiplied
  }

  // MARK: Fills

  /// Fills whole pixels.
  func fill(_ rect: PixelRect) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    for y in visible.y..<visible.maxY {
      address(x: visible.x, y: y).update(repeating: color, count: visible.width)
    }
  }

  /// Fills a shape whose coverage is known; false, without painting, if the clip cuts it.
  ///
  /// - Parameters:
  ///   - x: the column of the left edge of the shape's frame.
  ///   - y: the row of its top edge.
  func fill(_ shape: ShapeCoverage, x: Int, y: Int) -> Bool {
    let place = PixelRect(x: x, y: y, width: shape.frame.width, height: shape.frame.height)
    guard clip.contains(place) else { return false }
    guard !place.isEmpty else { return true }
    let start = address(x: x, y: y)
    let row = CoveredRow(color: color)
    shape.forEachRun { runX, runY, count, coverage in
      let target = start + (runY * frame.width + runX)
      if let coverage {
        row.paint(target, through: coverage, count: count)
      } else {
        target.update(repeating: color, count: count)
      }
    }
    return true
  }

  // MARK: Masks

  /// Paints the colour through a mask.
  ///
  /// - Parameters:
  ///   - x: the column of the mask's left edge.
  ///   - y: the row of its top edge.
  func paint(through mask: AlphaMask, x: Int, y: Int) {
    let visible = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
      .intersection(clip)
    guard !visible.isEmpty else { return }
    let row = CoveredRow(color: color)
    mask.bytes.withUnsafeBufferPointer { bytes in
      guard let coverage = bytes.baseAddress else { return }
      for rowY in visible.y..<visible.maxY {
        row.paint(
          address(x: visible.x, y: rowY),
          through: coverage + ((rowY - y) * mask.stride + visible.x - x), count: visible.width)
      }
    }
  }

  private func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - frame.y) * frame.width + x - frame.x)
  }
}

/// Composites one colour over rows of premultiplied pixels through a coverage, four pixels at a time.
private struct CoveredRow {
  /// The channels of four pixels, every other byte, with headroom for carries.
  private typealias Channels = SIMD8<UInt16>

  private let color: UInt32
  private let isOpaque: Bool
  /// The colour's blue and red four times.
  private let evenColor: Channels
  /// The colour's green and alpha four times.
  private let oddColor: Channels
  private let alpha: Channels

  // Computed, so that they are constants of the inner loop.
  @inline(__always) private static var byte: Channels { Channels(repeating: 255) }
  @inline(__always) private static var eight: Channels { Channels(repeating: 8) }
  @inline(__always) private static var one: Channels { Channels(repeating: 1) }
  @inline(__always) private static var half: Channels { Channels(repeating: 0x80) }

  @inline(__always) init(color: UInt32) {
    self.color = color
    isOpaque = color >> 24 == 255
    let four = unsafeBitCast(SIMD4(repeating: color), to: Channels.self)
    evenColor = four & Self.byte
    oddColor = four &>> Self.eight
    alpha = Channels(repeating: UInt16(color >> 24))
  }

  /// - Parameters:
  ///   - pixels: the row's first pixel.
  ///   - coverage: one byte per pixel.
  @inline(__always) func paint(
    _ pixels: UnsafeMutablePointer<UInt32>, through coverage: UnsafePointer<UInt8>, count: Int
  ) {
    var x = 0
    while x &+ 4 <= count {
      let four = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self)
      let target = UnsafeMutableRawPointer(pixels + x)
      if four == .max, isOpaque {
        target.storeBytes(of: SIMD4(repeating: color), as: SIMD4<UInt32>.self)
      } else if four != 0 {
        let below = target.loadUnaligned(as: SIMD4<UInt32>.self)
        target.storeBytes(of: composited(over: below, through: four), as: SIMD4<UInt32>.self)
      }
      x &+= 4
    }
    guard x < count else { return }
    // The last pixels, alone: what lies behind them is not the row's.
    var (below, last) = (SIMD4<UInt32>.zero, UInt32(0))
    for index in x..<count {
      below[index &- x] = pixels[index]
      last |= UInt32(coverage[index]) << UInt32(8 &* (index &- x))
    }
    let result = composited(over: below, through: UInt32(littleEndian: last))
    for index in x..<count { pixels[index] = result[index &- x] }
  }

  /// Four pixels after the colour was composited over them.
  ///
  /// - Parameter four: their coverage, one byte each.
  @inline(__always) private func composited(
    over below: SIMD4<UInt32>, through four: UInt32
  ) -> SIMD4<UInt32> {
    let parts = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(four, to: SIMD4<UInt8>.self))
    let part = unsafeBitCast(parts | parts &<< SIMD4(repeating: 16), to: Channels.self)
    let below = unsafeBitCast(below, to: Channels.self)
    if isOpaque {
      let rest = Self.byte &- part
      let even = quotient(evenColor &* part &+ (below & Self.byte) &* rest)
      let odd = quotient(oddColor &* part &+ (below &>> Self.eight) &* rest)
      return unsafeBitCast(even | odd &<< Self.eight, to: SIMD4<UInt32>.self)
    }
    let rest = Self.byte &- product(part, alpha)
    let even = product(evenColor, part) &+ product(below & Self.byte, rest)
    let odd = product(oddColor, part) &+ product(below &>> Self.eight, rest)
    return unsafeBitCast(even | odd &<< Self.eight, to: SIMD4<UInt32>.self)
  }

  /// `sum / 255`, rounded down, as Core Graphics mixes an opaque colour with the pixels below: measured in circles on white
  /// that a simulator drew.
  @inline(__always) private func quotient(_ sum: Channels) -> Channels {
    (sum &+ Self.one &+ sum &>> Self.eight) &>> Self.eight
  }

  /// `a · b / 255` to the nearest, as pixman rounds where it paints through a mask.
  @inline(__always) private func product(_ a: Channels, _ b: Channels) -> Channels {
    let sum = a &* b &+ Self.half
    return (sum &+ sum &>> Self.eight) &>> Self.eight
  }
}
