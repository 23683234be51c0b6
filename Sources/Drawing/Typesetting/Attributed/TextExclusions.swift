import CairoGraphics
import Foundation

/// A part of a box that a line may be in.
package struct TextFragment: Sendable, Hashable {
  /// From the left edge of the box, points.
  package var left: Double
  package var width: Double
}

/// Areas that lines of text flow around.
package struct TextExclusions: Sendable {
  /// Closed contours, points from the top left corner of the box, y down.
  fileprivate struct Area {
    var contours: [[Point]]
    var usesEvenOddRule: Bool
  }

  private let areas: [Area]
  /// What lines keep free at both of their ends, points.
  private let padding: Double
  /// Below it lines have the whole box.
  let bottom: Double

  /// - Parameters:
  ///   - paths: in a container whose left edge is a padding to the left of the box.
  ///   - padding: what lines keep free at both of their ends, points.
  package init(_ paths: [(path: CGPath, usesEvenOddRule: Bool)], padding: CGFloat) {
    self.padding = padding.finite
    var bottom = 0.0
    areas = paths.map { path, usesEvenOddRule in
      var polygons = Polygons()
      polygons.append(path.storage, transform: .identity)
      var contours: [[Point]] = []
      polygons.forEachContour { points in
        let contour = points.map { Point(Self.clamped($0.x), Self.clamped($0.y)) }
        for point in contour { bottom = max(bottom, point.y) }
        contours.append(contour)
      }
      return Area(contours: contours, usesEvenOddRule: usesEvenOddRule)
    }
    self.bottom = bottom
  }

  /// Coordinates beyond the limit are outside of any box, and the products of clamped ones are finite.
  private static func clamped(_ coordinate: Double) -> Double { min(max(coordinate, -1e9), 1e9) }

  /// The free parts of a band of the box, from left to right; the whole box below all areas.
  func fragments(top: Double, bottom: Double, left: Double, right: Double) -> [TextFragment] {
    guard top < self.bottom else { return [TextFragment(left: left, width: right - left)] }
    let covered = areas.flatMap { $0.spans(top: top, bottom: bottom) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var fragments: [TextFragment] = []
    var start = left
    for span in covered {
      let end = min(span.lowerBound - 2 * padding, right)
      if end > start { fragments.append(TextFragment(left: start, width: end - start)) }
      start = max(start, span.upperBound)
    }
    if right > start { fragments.append(TextFragment(left: start, width: right - start)) }
    return fragments
  }
}

extension TextExclusions.Area {
  /// What the part of the area in a band covers across; spans may overlap.
  ///
  /// The boundary of that part consists of edges in the band, and of the area's insides at its two sides.
  fileprivate func spans(top: Double, bottom: Double) -> [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    var upper: [(x: Double, winding: Int)] = []
    var lower: [(x: Double, winding: Int)] = []
    for contour in contours {
      for index in contour.indices {
        let (start, end) = (contour[index], contour[(index + 1) % contour.count])
        let (high, low) = start.y <= end.y ? (start, end) : (end, start)
        guard high.y < bottom, low.y > top, high.y < low.y else { continue }
        func x(at y: Double) -> Double {
          high.x + (low.x - high.x) * ((y - high.y) / (low.y - high.y))
        }
        let first = high.y < top ? x(at: top) : high.x
        let last = low.y > bottom ? x(at: bottom) : low.x
        spans.append(min(first, last)...max(first, last))
        let winding = start.y <= end.y ? 1 : -1
        if high.y <= top { upper.append((x(at: top), winding)) }
        if low.y >= bottom { lower.append((x(at: bottom), winding)) }
      }
    }
    return spans + insides(upper) + insides(lower)
  }

  /// The insides of a horizontal line, by where edges cross it.
  private func insides(_ crossings: [(x: Double, winding: Int)]) -> [ClosedRange<Double>] {
    let crossings = crossings.sorted { $0.x < $1.x }
    var spans: [ClosedRange<Double>] = []
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += usesEvenOddRule ? 1 : crossing.winding
      let isInside = usesEvenOddRule ? winding % 2 != 0 : winding != 0
      if isInside { spans.append(crossing.x...next.x) }
    }
    return spans
  }
}
