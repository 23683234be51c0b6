import Foundation

/// An image whose corners keep their size while its edges and its center fill the remaining area, as
/// UIKit's resizable images.
public struct NinePartImage: Sendable, Equatable {
  /// The widths of the fixed edges, in pixels of the image.
  public struct CapInsets: Sendable, Hashable {
    /// The width of each fixed edge, in pixels.
    public var top, left, bottom, right: Int

    /// Insets in pixels.
    public init(top: Int, left: Int, bottom: Int, right: Int) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// How edges and center fill their area.
  public enum ResizingMode: Sendable, Hashable {
    /// Repeated at their own size, from the top left; the last copies are clipped.
    case tile
    /// Scaled to the area.
    case stretch
  }

  /// The whole image.
  public let image: CGImage
  /// Clamped to the image.
  public let capInsets: CapInsets
  /// How edges and center fill their area.
  public let resizingMode: ResizingMode

  /// - Parameter capInsets: negative ones count as 0; where two overlap, bottom and right shrink.
  public init(_ image: CGImage, capInsets: CapInsets, resizingMode: ResizingMode = .stretch) {
    self.image = image
    self.resizingMode = resizingMode
    let left = min(max(0, capInsets.left), image.width)
    let top = min(max(0, capInsets.top), image.height)
    self.capInsets = CapInsets(
      top: top, left: left, bottom: min(max(0, capInsets.bottom), image.height - top),
      right: min(max(0, capInsets.right), image.width - left))
  }

  /// Draws the nine parts over a rectangle.
  ///
  /// - Parameter scale: pixels of the image per point of user space. Where the rectangle is smaller
  ///   than two corners, these shrink.
  public func draw(in context: CGContext, rect: CGRect, scale: CGFloat = 1) {
    guard scale > 0, rect.width > 0, rect.height > 0 else { return }
    let columns = Self.spans(
      pixels: image.width, first: capInsets.left, last: capInsets.right, start: rect.minX,
      length: rect.width, scale: scale)
    let rows = Self.spans(
      pixels: image.height, first: capInsets.top, last: capInsets.bottom, start: rect.minY,
      length: rect.height, scale: scale)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.pixels.lowerBound, y: row.pixels.lowerBound, width: column.pixels.count,
          height: row.pixels.count)
        guard let part = image.cropping(to: source) else { continue }
        let target = CGRect(
          x: column.start, y: row.start, width: column.length, height: row.length)
        draw(part, in: target, context: context, column: column, row: row, scale: scale)
      }
    }
  }

  private func draw(
    _ part: CGImage, in target: CGRect, context: CGContext, column: Span, row: Span,
    scale: CGFloat
  ) {
    let tileWidth = tileLength(column, scale: scale)
    let tileHeight = tileLength(row, scale: scale)
    if tileWidth >= target.width && tileHeight >= target.height {
      context.place(part, in: target)
      return
    }
    context.saveGState()
    context.clip(to: target)
    for tileY in stride(from: target.minY, to: target.maxY, by: tileHeight) {
      for tileX in stride(from: target.minX, to: target.maxX, by: tileWidth) {
        context.place(
          part, in: CGRect(x: tileX, y: tileY, width: tileWidth, height: tileHeight))
      }
    }
    context.restoreGState()
  }

  /// The length that one copy of a part fills along an axis, in points. A single pixel is stretched,
  /// which looks the same as repeating it.
  private func tileLength(_ span: Span, scale: CGFloat) -> CGFloat {
    resizingMode == .tile && span.isFlexible && span.pixels.count > 1
      ? min(span.length, CGFloat(span.pixels.count) / scale) : span.length
  }

  /// A third of an axis: the image's pixels, and the points that they fill.
  private struct Span {
    var pixels: Range<Int>
    var start: CGFloat
    var length: CGFloat
    var isFlexible: Bool
  }

  /// The parts along one axis that are not empty.
  private static func spans(
    pixels: Int, first: Int, last: Int, start: CGFloat, length: CGFloat, scale: CGFloat
  ) -> [Span] {
    let fixed = CGFloat(first + last) / scale
    let shrinking = fixed > length ? length / fixed : 1
    let firstLength = CGFloat(first) / scale * shrinking
    let lastLength = CGFloat(last) / scale * shrinking
    return [
      Span(pixels: 0..<first, start: start, length: firstLength, isFlexible: false),
      Span(
        pixels: first..<pixels - last, start: start + firstLength,
        length: length - firstLength - lastLength, isFlexible: true),
      Span(
        pixels: pixels - last..<pixels, start: start + length - lastLength, length: lastLength,
        isFlexible: false),
    ].filter { !$0.pixels.isEmpty && $0.length > 0 }
  }
}
