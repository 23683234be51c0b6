import Foundation
import Pixels

/// One ARGB32 surface and its clip: what ``DirectPainter`` can paint is painted by it, all else by
/// ``CairoPen``, whose clip is always a rectangle of whole pixels. Which of them painted makes no difference to the pixels.
///
/// Coordinates refer to the whole bitmap. The layer's own origin, in whole pixels, is subtracted
/// last, so that cairo's transform is always the identity.
final class RasterLayer {
  /// The part of the bitmap that the layer covers.
  let frame: PixelRect
  private let memory: PixelMemory
  private let pen: CairoPen
  // As in a context, accesses cannot overlap.
  @exclusivity(unchecked) private var clip: RasterClip
  @exclusivity(unchecked) private var savedClips: [RasterClip] = []

  /// A transparent layer whose clip is all of it.
  init(frame: PixelRect) {
    self.frame = frame
    memory = PixelMemory(count: frame.width * frame.height)
    pen = CairoPen(on: memory, frame: frame)
    clip = RasterClip(frame: frame)
    savedClips.reserveCapacity(4)
  }

  var error: CGContextError? { pen.error }

  // MARK: Clip

  func save() {
    savedClips.append(clip)
    pen.save()
  }

  func restore() {
    guard let former = savedClips.popLast() else { return }
    clip = former
    pen.restore()
  }

  /// The whole pixels that the clip touches.
  var clipFrame: PixelRect { clip.frame }

  /// Intersects the clip with a shape.
  func clip(_ polygons: Polygons, rule: CGPathFillRule) {
    clip.intersect(polygons, rule: rule)
    pen.clip(clip.frame)
  }

  // MARK: Painting

  func fill(
    _ polygons: Polygons, rule: CGPathFillRule, _ color: Color8, _ blendMode: CGBlendMode
  ) {
    if clip.mask == nil, let rect = PixelRect(polygons) {
      let isPainted = paintDirectly(.fill, color, blendMode) { painter in
        painter.fill(rect)
        return true
      }
      if !isPainted { pen.fill(rect.intersection(clip.frame), color, blendMode) }
      return
    }
    for band in PixelRect(around: polygons.bounds).intersection(clip.frame).bands {
      paint(
        color, through: AlphaMask(of: polygons, rule: rule, frame: band), x: band.x, y: band.y,
        blendMode, isDirect: color.alpha == 255)
    }
  }

  /// Paints a colour through a mask.
  ///
  /// - Parameter isDirect: Whether it may be painted without cairo, which is slower in large areas of a translucent colour.
  func paint(
    _ color: Color8, through mask: AlphaMask, x: Int, y: Int, _ blendMode: CGBlendMode,
    isDirect: Bool = true
  ) {
    let frame = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
    guard let mask = clip.clipped(mask, at: frame) else { return }
    let isPainted =
      isDirect
      && paintDirectly(.mask, color, blendMode) { painter in
        painter.paint(through: mask, x: x, y: y)
        return true
      }
    guard !isPainted else { return }
    if blendMode.reachesBeyondShape {
      paint(within: mask, at: frame) { pen.fill(frame.intersection(clip.frame), color, blendMode) }
    } else {
      pen.paint(color, through: mask, x: x, y: y, blendMode)
    }
  }

  /// Keeps a part of what a closure paints: for modes that also change pixels where nothing is painted.
  private func paint(within mask: AlphaMask, at maskFrame: PixelRect, _ body: () -> Void) {
    let visible = maskFrame.intersection(clip.frame)
    let former = pixels(in: visible)
    body()
    let mask = mask.placed(at: maskFrame, in: visible)
    var result = pixels(in: visible)
    for y in 0..<visible.height {
      for x in 0..<visible.width {
        let index = y * visible.width + x
        result[index] = former[index].mixed(with: result[index], mask[x, y])
      }
    }
    setPixels(result, in: visible)
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
        operation, color, blendMode,
        clip: operation == .fill && clip.mask != nil ? nil : clip.frame, on: memory, frame: frame)
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
      paint(UnsafeMutablePointer(mutating: start), frame: imageFrame, compositing)
    }
  }

  private func paint(
    _ pixels: UnsafeMutablePointer<UInt32>, frame imageFrame: PixelRect,
    _ compositing: Compositing
  ) {
    let visible = imageFrame.intersection(clip.frame)
    guard !visible.isEmpty else { return }
    guard let mask = clip.part(in: visible) else {
      return pen.paint(pixels, frame: imageFrame, compositing)
    }
    if compositing.blendMode.reachesBeyondShape {
      paint(within: mask, at: visible) { pen.paint(pixels, frame: imageFrame, compositing) }
    } else {
      pen.paint(pixels, frame: imageFrame, compositing, through: mask, at: visible)
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
    paint(other.memory.pixels, frame: other.frame, compositing)
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
