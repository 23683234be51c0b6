import Pixels

/// Computes how much of each pixel polygons cover: the exact area, as Core Graphics does.
///
/// Rows of pixels are cut into slabs in which no edge begins, ends or crosses another one, so that the winding rule decides
/// once between two edges of a slab, and shapes that overlap are covered once. Only `+ - * /` and rounding, which Swift
/// never fuses: the bytes are the same on every machine.
struct CoverageRasterizer {
  /// An edge that descends from its first point to its second one, in pixels of the frame.
  private struct Edge {
    let top: Point
    let bottom: Point
    let slope: Double
    /// Whether the contour runs downwards: 1, or upwards: -1.
    let winding: Int

    @inline(__always) func x(at y: Double) -> Double {
      if y <= top.y { return top.x }
      return y >= bottom.y ? bottom.x : top.x + (y - top.y) * slope
    }
  }

  /// The part of an edge within a slab.
  private struct Span {
    var topX: Double
    var bottomX: Double
    var winding: Int
  }

  private let rule: CGPathFillRule
  private let width: Int
  private let height: Int
  /// By their upper ends.
  private var edges: ContiguousArray<Edge> = []
  private var active: ContiguousArray<Int> = []
  private var cuts: ContiguousArray<Double> = []
  private var spans: ContiguousArray<Span> = []
  private var row: CoverageRow

  /// - Parameter frame: The pixels whose coverage is computed.
  init(_ polygons: Polygons, rule: CGPathFillRule, frame: PixelRect) {
    self.rule = rule
    (width, height) = (frame.width, frame.height)
    row = CoverageRow(width: frame.width)
    edges.reserveCapacity(polygons.points.count)
    let origin = Point(Double(frame.x), Double(frame.y))
    polygons.forEachContour { contour in
      guard var previous = contour.last.map({ $0 - origin }) else { return }
      for point in contour {
        let point = point - origin
        addEdge(from: previous, to: point)
        previous = point
      }
    }
    edges.sort { $0.top.y < $1.top.y }
  }

  private mutating func addEdge(from start: Point, to end: Point) {
    let isDescending = start.y < end.y
    let (top, bottom) = isDescending ? (start, end) : (end, start)
    guard top.y < bottom.y, bottom.y > 0, top.y < Double(height) else { return }
    edges.append(
      Edge(
        top: top, bottom: bottom, slope: (bottom.x - top.x) / (bottom.y - top.y),
        winding: isDescending ? 1 : -1))
  }

  /// Writes the coverage, one byte per pixel.
  ///
  /// - Parameters:
  ///   - bytes: Zeros, of all rows.
  ///   - stride: Bytes per row.
  mutating func write(to bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    var next = 0
    for y in 0..<height {
      let (top, bottom) = (Double(y), Double(y + 1))
      active.removeAll { edges[$0].bottom.y <= top }
      while next < edges.count, edges[next].top.y < bottom {
        if edges[next].bottom.y > top { active.append(next) }
        next += 1
      }
      if active.isEmpty {
        if next == edges.count { return }
        continue
      }
      cutRow(from: top, to: bottom)
      for index in 1..<cuts.count {
        addSlab(from: cuts[index - 1], to: cuts[index], depth: 0)
      }
      row.flush(to: bytes + y * stride)
    }
  }

  /// Finds where edges begin and end within a row.
  private mutating func cutRow(from top: Double, to bottom: Double) {
    cuts.removeAll(keepingCapacity: true)
    cuts.append(top)
    for index in active {
      let edge = edges[index]
      if edge.top.y > top { cuts.append(edge.top.y) }
      if edge.bottom.y < bottom { cuts.append(edge.bottom.y) }
    }
    cuts.append(bottom)
    if cuts.count > 2 { cuts.sort() }
  }

  /// Limits the slabs between edges that cross each other.
  private static let greatestDepth = 24
  /// Edges that overlap by less, in pixels, do not cross.
  private static let closeness = 1e-6

  private mutating func addSlab(from top: Double, to bottom: Double, depth: Int) {
    guard top < bottom else { return }
    collectSpans(from: top, to: bottom)
    if depth < Self.greatestDepth, let part = firstCrossing {
      let y = top + (bottom - top) * part
      if y > top, y < bottom {
        addSlab(from: top, to: y, depth: depth + 1)
        addSlab(from: y, to: bottom, depth: depth + 1)
        return
      }
    }
    var winding = 0
    for span in spans {
      let wasInside = isInside(winding)
      winding += span.winding
      let isInside = isInside(winding)
      guard wasInside != isInside else { continue }
      row.add(
        from: span.topX, to: span.bottomX, height: isInside ? bottom - top : top - bottom)
    }
  }

  @inline(__always) private func isInside(_ winding: Int) -> Bool {
    rule == .winding ? winding != 0 : winding & 1 != 0
  }

  /// Collects the edges of a slab, from left to right by their middles.
  private mutating func collectSpans(from top: Double, to bottom: Double) {
    spans.removeAll(keepingCapacity: true)
    for index in active {
      let edge = edges[index]
      guard edge.top.y <= top, edge.bottom.y >= bottom else { continue }
      let span = Span(topX: edge.x(at: top), bottomX: edge.x(at: bottom), winding: edge.winding)
      let middle = span.topX + span.bottomX
      var place = spans.count
      spans.append(span)
      while place > 0, spans[place - 1].topX + spans[place - 1].bottomX > middle {
        spans[place] = spans[place - 1]
        place -= 1
      }
      spans[place] = span
    }
  }

  /// Where the first neighbours of the slab cross each other, as a part of its height; nil if none do.
  private var firstCrossing: Double? {
    var first: Double?
    for index in spans.indices.dropFirst() {
      let (left, right) = (spans[index - 1], spans[index])
      let (above, below) = (left.topX - right.topX, left.bottomX - right.bottomX)
      guard max(above, below) > Self.closeness, min(above, below) < -Self.closeness else {
        continue
      }
      first = min(first ?? 1, above / (above - below))
    }
    return first
  }
}

/// The coverage of one row of pixels while edges are added to it.
private struct CoverageRow {
  private let width: Int
  /// By how much the coverage of a pixel exceeds the coverage of the pixel before.
  private var changes: ContiguousArray<Double>
  private var isChanged: ContiguousArray<Bool>
  /// The pixels with changes.
  private var changed: ContiguousArray<Int> = []

  init(width: Int) {
    self.width = width
    changes = ContiguousArray(repeating: 0, count: width + 2)
    isChanged = ContiguousArray(repeating: false, count: width + 2)
  }

  @inline(__always) private mutating func change(_ x: Int, by value: Double) {
    if !isChanged[x] {
      isChanged[x] = true
      changed.append(x)
    }
    changes[x] += value
  }

  /// Adds the area to the right of an edge.
  ///
  /// - Parameter height: Of the edge; negative to remove the area.
  mutating func add(from start: Double, to end: Double, height: Double) {
    var (left, right) = start < end ? (start, end) : (end, start)
    let limit = Double(width)
    guard left < limit else { return }
    guard right > 0 else { return change(0, by: height) }
    // The height of the edge per horizontal pixel.
    let steepness = right > left ? height / (right - left) : 0
    var height = height
    if left < 0 {
      change(0, by: -left * steepness)
      height += left * steepness
      left = 0
    }
    if right > limit {
      height -= (right - limit) * steepness
      right = limit
    }
    let first = Int(left)
    if right <= Double(first + 1) {
      let part = (left + right) / 2 - Double(first)
      change(first, by: height * (1 - part))
      change(first + 1, by: height * part)
      return
    }
    var (x, covered) = (first, 0.0)
    while Double(x) < right {
      let (pixel, nextPixel) = (Double(x), Double(x + 1))
      let (from, to) = (max(pixel, left), min(nextPixel, right))
      // The edge passes the pixel on its left, and then crosses it.
      let area = steepness * ((from - left) + (to - from) * (nextPixel - (from + to) / 2))
      change(x, by: area - covered)
      covered = area
      x += 1
    }
    change(x, by: height - covered)
  }

  /// Writes the coverage, and begins another row.
  mutating func flush(to bytes: UnsafeMutablePointer<UInt8>) {
    changed.sort()
    var coverage = 0.0
    for (index, x) in changed.enumerated() where x < width {
      coverage += changes[x]
      let end = index + 1 < changed.count ? min(changed[index + 1], width) : width
      let byte = Self.byte(coverage)
      if byte > 0 { (bytes + x).update(repeating: byte, count: end - x) }
    }
    for x in changed {
      changes[x] = 0
      isChanged[x] = false
    }
    changed.removeAll(keepingCapacity: true)
  }

  /// Core Graphics scales by 256, and rounds down; the summand covers errors of rounding. Measured by circles, curves and
  /// corners that simulators drew.
  @inline(__always) private static func byte(_ coverage: Double) -> UInt8 {
    UInt8(max(0, min(255, coverage * 256 + 1e-6)))
  }
}
