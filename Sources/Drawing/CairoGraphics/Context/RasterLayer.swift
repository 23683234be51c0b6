import Foundation
import Pixels

/// One ARGB32 surface and its clip: what ``DirectPainter`` can paint is painted by it, all else by
/// ``CairoPen``. Which of them painted makes no difference to the pixels.
///
/// Coordinates refer to the whole bitmap. The layer's own origin, in whole pixels, is subtracted
/// last, so that cairo's transform is always the identity.
final class RasterLayer {
  /// The part of the bitmap that the layer covers.
  let frame: PixelRect
  private let memory: PixelMemory
  private let pen: CairoPen
  // As in a context, accesses cannot overlap.
  /// The clip if it is a rectangle of whole pixels; nil if only the pen knows it.
  @exclusivity(unchecked) private var wholePixelClip: PixelRect?
  @exclusivity(unchecked) private var savedClips: [PixelRect?] = []

  /// A transparent layer whose clip is all of it.
  init(frame: PixelRect) {
    self.frame = frame
    memory = PixelMemory(count: frame.width * frame.height)
    pen = CairoPen(on: memory, frame: frame)
    wholePixelClip = frame
    savedClips.reserveCapacity(4)
  }

  var error: CGContextError? { pen.error }

  // MARK: Clip

  func save() {
    savedClips.append(wholePixelClip)
    pen.save()
  }

  func restore() {
    guard let clip = savedClips.popLast() else { return }
    wholePixelClip = clip
    pen.restore()
  }

  /// The whole pixels that the clip touches.
  var clipFrame: PixelRect { wholePixelClip ?? pen.clipFrame }

  /// Intersects the clip with a shape.
  func clip(_ polygons: Polygons, rule: CGPathFillRule) {
    if let clip = wholePixelClip, let rect = PixelRect(polygons) {
      let smaller = clip.intersection(rect)
      wholePixelClip = smaller
      pen.clip(smaller)
    } else {
      wholePixelClip = nil
      pen.clip(polygons, rule: rule)
    }
  }

  // MARK: Painting

  func fill(
    _ polygons: Polygons, rule: CGPathFillRule, _ color: Color8, _ blendMode: CGBlendMode
  ) {
    let isPainted = paintDirectly(.fill, color, blendMode) { painter in
      guard let rect = PixelRect(polygons) else { return false }
      painter.fill(rect)
      return true
    }
    if !isPainted { pen.fill(polygons, rule: rule, color, blendMode) }
  }

  /// Paints a colour through a mask.
  func paint(
    _ color: Color8, through mask: AlphaMask, x: Int, y: Int, _ blendMode: CGBlendMode
  ) {
    let isPainted = paintDirectly(.mask, color, blendMode) { painter in
      painter.paint(through: mask, x: x, y: y)
      return true
    }
    if !isPainted { pen.paint(color, through: mask, x: x, y: y, blendMode) }
  }

  /// Runs a closure with a painter if the operation needs no cairo.
  ///
  /// - Parameter body: returns whether it painted.
  /// - Returns: the same; false if the closure was not called.
  func paintDirectly(
    _ operation: DirectPainter.Operation, _ color: Color8, _ blendMode: CGBlendMode,
    _ body: (DirectPainter) -> Bool
  ) -> Bool {
    guard
      let painter = DirectPainter(
        operation, color, blendMode, clip: wholePixelClip, on: memory, frame: frame)
    else { return false }
    pen.flush()
    defer { pen.markDirty() }
    return body(painter)
  }

  /// Paints an image.
  func paint(_ image: Bitmap, frame imageFrame: PixelRect, _ compositing: Compositing) {
    guard !imageFrame.isEmpty else { return }
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      // cairo only reads a source, despite its signature.
      pen.paint(UnsafeMutablePointer(mutating: start), frame: imageFrame, compositing)
    }
  }

  /// Paints another layer at its own place.
  func paint(_ other: RasterLayer, _ compositing: Compositing) {
    guard !other.frame.isEmpty else { return }
    if compositing.blendMode.isComputed {
      paint(blended(other, compositing), frame: other.frame, Compositing(blendMode: .copy))
      return
    }
    other.pen.flush()
    pen.paint(other.memory.pixels, frame: other.frame, compositing)
  }

  /// Another layer's pixels composited onto these by a mode that cairo does not have.
  private func blended(_ other: RasterLayer, _ compositing: Compositing) -> Bitmap {
    let (source, backdrop) = (other.pixels(in: other.frame), pixels(in: other.frame))
    let pixels = zip(source, backdrop).map { pixel, under in
      compositing.blendMode.composite(pixel, onto: under, opacity: compositing.alpha)
    }
    return Bitmap(width: other.frame.width, height: other.frame.height, pixels: pixels)
  }

  /// Runs a closure with cairo's context, which has the layer's clip.
  func withCairo(_ body: (OpaquePointer?) -> Void) { body(pen.cairo) }

  // MARK: Pixels

  /// The pixels of a rectangle within the layer, row by row; none if it reaches beyond it.
  func pixels(in rect: PixelRect) -> [UInt32] {
    var copy: [UInt32] = []
    copy.reserveCapacity(rect.width * rect.height)
    forEachRow(of: rect) { row, _ in copy.append(contentsOf: row) }
    return copy
  }

  /// Writes back the pixels that ``pixels(in:)`` returned for a rectangle.
  func setPixels(_ pixels: [UInt32], in rect: PixelRect) {
    forEachRow(of: rect) { row, y in
      let start = (y - rect.y) * rect.width
      guard start + row.count <= pixels.count else { return }
      _ = row.update(from: pixels[start..<start + row.count])
    }
  }

  private func forEachRow(
    of rect: PixelRect, _ body: (UnsafeMutableBufferPointer<UInt32>, _ y: Int) -> Void
  ) {
    guard frame.contains(rect), !rect.isEmpty else { return }
    pen.flush()
    for y in rect.y..<rect.maxY {
      let offset = (y - frame.y) * frame.width + rect.x - frame.x
      body(UnsafeMutableBufferPointer(start: memory.pixels + offset, count: rect.width), y)
    }
    pen.markDirty()
  }

  /// Calls a closure with all current pixels, row by row.
  func withPixels(_ body: (UnsafeBufferPointer<UInt32>) throws -> Void) rethrows {
    pen.flush()
    try body(UnsafeBufferPointer(start: memory.pixels, count: memory.count))
  }

  /// A copy of all current pixels.
  func makeBitmap() -> Bitmap {
    pen.flush()
    return memory.makeBitmap(width: frame.width, height: frame.height)
  }

  /// All current pixels, which are undefined here afterwards.
  func takeBitmap() -> Bitmap {
    pen.flush()
    defer { pen.markDirty() }
    return memory.takeBitmap(width: frame.width, height: frame.height)
  }
}
