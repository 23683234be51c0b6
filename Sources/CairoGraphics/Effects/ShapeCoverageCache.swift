import Synchronization

/// Keeps the coverage of shapes that are filled again and again: background and border of all
/// buttons of a size, whatever their colours are.
///
/// A shape's coverage is kept when it comes for the second time, since most shapes come once.
/// Painting it gives the same bytes as filling, so the cache changes no pixel. One cache serves all
/// threads; it is bounded, and emptied when it is full.
final class ShapeCoverageCache: Sendable {
  static let shared = ShapeCoverageCache()

  private struct Key: Hashable {
    var shape: Shape
    var rule: CGPathFillRule

    /// In memory, roughly.
    var byteCount: Int { 400 + shape.path.points.count * MemoryLayout<Point>.stride }
  }

  private struct State {
    /// None for a shape that came once.
    var coverages: [Key: ShapeCoverage?] = [:]
    var byteCount = 0
  }

  /// In bytes.
  private let capacity: Int
  /// Larger shapes are not kept, in pixels.
  private static let largestShape = 1 << 18

  private let state = Mutex(State())

  init(capacity: Int = 8 << 20) {
    self.capacity = capacity
  }

  /// The coverage of a shape; nil if the shape is to be filled as it is.
  func coverage(of shape: Shape, rule: CGPathFillRule) -> ShapeCoverage? {
    let key = Key(shape: shape, rule: rule)
    let known: ShapeCoverage?? = state.withLock { state in
      let known = state.coverages[key]
      if known == nil { keep(nil, byteCount: key.byteCount, as: key, in: &state) }
      return known
    }
    guard let known else { return nil }
    return known ?? makeCoverage(as: key)
  }

  private func makeCoverage(as key: Key) -> ShapeCoverage? {
    var polygons = Polygons()
    polygons.append(key.shape)
    polygons.cutToGuardBand()
    let frame = PixelRect(around: polygons.bounds)
    guard frame.width * frame.height <= Self.largestShape else { return nil }
    let coverage = ShapeCoverage(of: polygons, rule: key.rule)
    let byteCount = coverage.runs.count * MemoryLayout<ShapeCoverage.Run>.stride
    state.withLock { keep(coverage, byteCount: byteCount, as: key, in: &$0) }
    return coverage
  }

  private func keep(
    _ coverage: ShapeCoverage?, byteCount: Int, as key: Key, in state: inout State
  ) {
    state.byteCount += byteCount
    if state.byteCount > capacity {
      state.coverages.removeAll(keepingCapacity: true)
      state.byteCount = byteCount
    }
    state.coverages[key] = .some(coverage)
  }
}
