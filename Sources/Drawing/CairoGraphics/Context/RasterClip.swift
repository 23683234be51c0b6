import Pixels

/// What painting is restricted to: whole pixels, and a part of each of them where a shape clips.
///
/// Upright rectangles stay rectangles, as in Core Graphics: two of them that share an edge within a pixel paint as much of
/// the pixel as one of them, and not its square.
struct RasterClip {
  /// The whole pixels.
  private(set) var frame: PixelRect
  /// How much of each pixel of ``maskFrame`` is painted; nil for all of it.
  private(set) var mask: AlphaMask?
  private var maskFrame: PixelRect
  /// What all rectangles have in common, in pixels.
  private var edges: PointBounds
  /// The coverage of the shapes that are not upright rectangles, and its pixels; nil if there are none.
  private var shapes: (mask: AlphaMask, frame: PixelRect)?

  init(frame: PixelRect) {
    self.frame = frame
    maskFrame = frame
    edges = frame.edges
  }

  /// Restricts the clip to a shape.
  mutating func intersect(_ polygons: Polygons, rule: CGPathFillRule) {
    if let rect = polygons.uprightRect {
      edges = edges.intersection(rect)
      frame = frame.intersection(PixelRect(around: edges))
    } else {
      frame = frame.intersection(PixelRect(around: polygons.bounds))
      var mask = AlphaMask(of: polygons, rule: rule, frame: frame)
      if let shapes { mask.multiply(at: frame, by: shapes.mask, at: shapes.frame) }
      shapes = (mask, frame)
    }
    updateMask()
  }

  private mutating func updateMask() {
    guard PixelRect(edges: edges) == nil else {
      (mask, maskFrame) = (shapes?.mask, shapes?.frame ?? frame)
      return
    }
    var mask = AlphaMask(of: Polygons(edges), rule: .winding, frame: frame)
    if let shapes { mask.multiply(at: frame, by: shapes.mask, at: shapes.frame) }
    (self.mask, maskFrame) = (mask, frame)
  }

  /// The part of a mask within the shape that clips; nil if nothing of it is within the whole pixels.
  func clipped(_ other: AlphaMask, at otherFrame: PixelRect) -> AlphaMask? {
    guard !otherFrame.intersection(frame).isEmpty else { return nil }
    guard let mask else { return other }
    var result = other
    result.multiply(at: otherFrame, by: mask, at: maskFrame)
    return result
  }

  /// The part of the mask for some pixels; nil if no shape clips.
  func part(in rect: PixelRect) -> AlphaMask? {
    mask?.placed(at: maskFrame, in: rect)
  }
}

extension PixelRect {
  /// The rows in groups of about a million pixels, which bounds the memory of masks.
  var bands: [PixelRect] {
    guard !isEmpty else { return [] }
    let rows = Swift.max(1, (1 << 20) / width)
    return stride(from: y, to: maxY, by: rows).map {
      PixelRect(x: x, y: $0, width: width, height: Swift.min(rows, maxY - $0))
    }
  }
}

extension UInt32 {
  /// A premultiplied pixel between this one, at 0, and another one, at 255.
  func mixed(with other: UInt32, _ part: UInt8) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let own = UInt8(truncatingIfNeeded: self >> shift).part(of: 255 - part)
      let others = UInt8(truncatingIfNeeded: other >> shift).part(of: part)
      result |= UInt32(own &+ others) << shift
    }
    return result
  }
}
