import Foundation

extension Centerline {
  /// With more dashes than this, the line stays solid.
  private static let maximumDashes = 10_000.0

  /// Cuts all contours into dashes.
  ///
  /// - Parameters:
  ///   - lengths: alternating dashes and gaps; an odd number of them is used twice per period.
  ///   - phase: the offset into them at which each contour begins.
  mutating func dash(lengths: [Double], phase: Double) {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite else { return }
    let total = contours.reduce(0) { $0 + $1.length }
    guard total / period * Double(pattern.count) <= Self.maximumDashes else { return }
    let start = phase - (phase / period).rounded(.down) * period
    self.contours = contours.flatMap { $0.dashes(pattern: pattern, start: start) }
  }
}

extension Centerline.Contour {
  /// The length of all lines, the closing one too.
  fileprivate var length: Double {
    var length = 0.0
    for index in vertices.indices.dropFirst() {
      length += (vertices[index].point - vertices[index - 1].point).length
    }
    if isClosed, let first = vertices.first, let last = vertices.last {
      length += (first.point - last.point).length
    }
    return length
  }

  /// The contour's dashes, each an open contour. If a closed contour begins and ends within a dash,
  /// the two are joined.
  fileprivate func dashes(pattern: [Double], start: Double) -> [Centerline.Contour] {
    guard let first = vertices.first else { return [] }
    guard vertices.count > 1 else { return [self] }
    var index = 0
    var rest = start
    while index < pattern.count - 1, rest > 0, rest >= pattern[index] {
      rest -= pattern[index]
      index += 1
    }
    var remaining = pattern[index] - rest
    let beginsWithDash = index % 2 == 0
    var result: [Centerline.Contour] = []
    var dash = Centerline.Contour()
    if beginsWithDash { dash.vertices.append(first) }

    let path = isClosed ? vertices + [first] : vertices
    for (from, to) in zip(path, path.dropFirst()) {
      let line = to.point - from.point
      let length = line.length
      guard length > 0 else { continue }
      let direction = line * (1 / length)
      var position = 0.0
      dash.direction = direction
      while length - position > remaining {
        position += remaining
        let cut = Centerline.Vertex(point: from.point + direction * position, isSmooth: false)
        if index % 2 == 0 {
          dash.add(cut)
          result.append(dash)
        }
        index = (index + 1) % pattern.count
        remaining = pattern[index]
        dash = Centerline.Contour(direction: direction)
        if index % 2 == 0 { dash.vertices.append(cut) }
      }
      remaining -= length - position
      if index % 2 == 0 { dash.add(to) }
    }
    guard index % 2 == 0, !dash.vertices.isEmpty else { return result }
    if isClosed, beginsWithDash {
      if result.isEmpty { return [self] }
      dash.vertices.removeLast()
      for vertex in result[0].vertices { dash.add(vertex) }
      result[0] = dash
    } else if dash.vertices.count > 1 {
      result.append(dash)
    }
    return result
  }

  private mutating func add(_ vertex: Centerline.Vertex) {
    if vertices.last?.point != vertex.point { vertices.append(vertex) }
  }
}
