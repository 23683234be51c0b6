import Foundation
import Pixels

/// One ARGB32 surface and its clip. Together with ``CairoPen`` the only place that talks to cairo
/// about pixels.
///
/// What most views are made of (whole pixels of one opaque colour, shapes whose coverage is known,
/// masks of text) is painted here, into a clip of whole pixels, with the bytes that cairo gives.
/// Everything else is drawn by cairo's pen, which is made when it is first needed.
///
/// Coordinates are those of the whole bitmap; the layer's own origin, whole pixels, is taken off
/// at the last moment, so that cairo's transform is the identity always.
final class RasterLayer {
  /// The part of the bitmap that the layer covers.
  let frame: PixelRect
  private let memory: PixelMemory
  // As in a context, Swift need not look for overlapping accesses.
  /// The clip, as long as it is a rectangle of whole pixels; the pen learns of it late. Otherwise
  /// only the pen knows the clip.
  @exclusivity(unchecked) private(set) var wholePixelClip: PixelRect?
  @exclusivity(unchecked) private var savedClips: [PixelRect?] = []
  @exclusivity(unchecked) private var existingPen: CairoPen?

  init(frame: PixelRect) {
    self.frame = frame
    wholePixelClip = frame
    memory = PixelMemory(count: frame.width * frame.height)
    savedClips.reserveCapacity(4)
  }

  var error: CGContextError? { existingPen?.error }

  // MARK: State

  func save() {
    savedClips.append(wholePixelClip)
    existingPen?.save()
  }

  func restore() {
    wholePixelClip = savedClips.popLast() ?? nil
    existingPen?.restore()
  }

  /// The whole pixels that the clip touches.
  var clipFrame: PixelRect { wholePixelClip ?? pen.clipFrame }

  /// The pen, which knows the clip.
  private var pen: CairoPen {
    let pen: CairoPen
    if let existingPen {
      pen = existingPen
    } else {
      pen = CairoPen(on: memory, frame: frame)
      // Until now nothing but rectangles made the clip smaller, of which it learns next.
      for _ in savedClips { pen.save() }
      existingPen = pen
    }
    if let wholePixelClip { pen.setClip(wholePixelClip) }
    return pen
  }

  /// cairo's context with the clip of now, to be drawn on directly.
  var cairo: OpaquePointer? { pen.cairo }

  // MARK: Shapes

  func fill(
    _ polygons: Polygons, rule: CGPathFillRule, _ color: Color8, _ blendMode: CGBlendMode
  ) {
    if color.alpha == 255, blendMode == .normal, let clip = wholePixelClip,
      let rect = PixelRect(polygons)
    {
      fill(rect.intersection(clip), color)
    } else {
      pen.fill(polygons, rule: rule, color, blendMode)
    }
  }

  func clip(_ polygons: Polygons, rule: CGPathFillRule) {
    if let clip = wholePixelClip, let rect = PixelRect(polygons) {
      wholePixelClip = clip.intersection(rect)
    } else {
      pen.clip(polygons, rule: rule)
      wholePixelClip = nil
    }
  }

  /// Fills whole pixels with an opaque colour, all of them within the clip.
  private func fill(_ rect: PixelRect, _ color: Color8) {
    guard !rect.isEmpty else { return }
    changePixels { pixels in
      for y in rect.y..<rect.maxY {
        (pixels + offset(x: rect.x, y: y)).update(
          repeating: color.opaquePixel, count: rect.width)
      }
    }
  }

  /// Paints an opaque colour where a shape lies, all of it within the clip.
  ///
  /// - Parameters:
  ///   - x: where the left edge of the shape's frame goes.
  ///   - y: where its top edge goes.
  func paint(_ shape: ShapeCoverage, x: Int, y: Int, _ color: Color8) {
    guard !shape.frame.isEmpty else { return }
    changePixels { pixels in
      shape.paint(color.opaquePixel, on: pixels + offset(x: x, y: y), width: frame.width)
    }
  }

  // MARK: Pictures

  /// Paints a colour through a mask.
  func paint(
    _ color: Color8, through mask: AlphaMask, x: Int, y: Int, _ blendMode: CGBlendMode
  ) {
    guard blendMode == .normal, let clip = wholePixelClip else {
      pen.paint(color, through: mask, x: x, y: y, blendMode)
      return
    }
    let visible = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
      .intersection(clip)
    guard !visible.isEmpty else { return }
    changePixels { pixels in
      mask.bytes.withUnsafeBufferPointer { bytes in
        guard let coverage = bytes.baseAddress else { return }
        for row in visible.y..<visible.maxY {
          (pixels + offset(x: visible.x, y: row)).paint(
            color.premultiplied, through: coverage + ((row - y) * mask.stride + visible.x - x),
            count: visible.width, rounding: .nearest)
        }
      }
    }
  }

  /// Paints a picture.
  func paint(_ picture: Bitmap, frame pictureFrame: PixelRect, _ compositing: Compositing) {
    guard !pictureFrame.isEmpty else { return }
    picture.pixels.withUnsafeBufferPointer { pixels in
      // cairo reads a source only, whatever its signature says.
      let bytes = UnsafeMutableRawPointer(mutating: pixels.baseAddress)
      pen.paint(bytes, frame: pictureFrame, compositing)
    }
  }

  /// Paints another layer where it lies.
  func paint(_ other: RasterLayer, _ compositing: Compositing) {
    guard !other.frame.isEmpty else { return }
    other.existingPen?.flush()
    pen.paint(other.memory.address, frame: other.frame, compositing)
  }

  // MARK: Pixels

  /// The pixels of a rectangle inside of the layer, row by row.
  func pixels(in rect: PixelRect) -> [UInt32] {
    var copy: [UInt32] = []
    copy.reserveCapacity(rect.width * rect.height)
    forEachRow(of: rect) { row, _ in copy.append(contentsOf: row) }
    return copy
  }

  /// Puts the pixels of a rectangle back that ``pixels(in:)`` took from it.
  func setPixels(_ pixels: [UInt32], in rect: PixelRect) {
    forEachRow(of: rect) { row, y in
      let start = (y - rect.y) * rect.width
      guard start + row.count <= pixels.count else { return }
      _ = row.update(from: pixels[start..<start + row.count])
    }
  }

  /// Calls a closure with each row of a rectangle, as far as that is inside of the layer.
  private func forEachRow(
    of rect: PixelRect, _ actions: (UnsafeMutableBufferPointer<UInt32>, Int) -> Void
  ) {
    guard rect.intersection(frame) == rect, !rect.isEmpty else { return }
    changePixels { pixels in
      for y in rect.y..<rect.maxY {
        actions(
          UnsafeMutableBufferPointer(start: pixels + offset(x: rect.x, y: y), count: rect.width), y)
      }
    }
  }

  /// Calls a closure with the pixel at the layer's top left corner.
  private func changePixels(_ actions: (UnsafeMutablePointer<UInt32>) -> Void) {
    existingPen?.flush()
    memory.withPixels(actions)
    existingPen?.noteChange()
  }

  /// How many pixels before one stand in the layer's memory.
  private func offset(x: Int, y: Int) -> Int { (y - frame.y) * frame.width + x - frame.x }

  /// All pixels as they are now.
  func makeBitmap() -> Bitmap {
    existingPen?.flush()
    return memory.makeBitmap(width: frame.width, height: frame.height)
  }
}
