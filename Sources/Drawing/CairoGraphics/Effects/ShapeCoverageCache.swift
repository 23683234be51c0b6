import Pixels

/// Caches the coverage of shapes that are filled repeatedly, such as background and border of all
/// buttons of one size, whatever their colours are.
///
/// A shape's coverage is cached at its second use, since most shapes are used once. Painting it gives
/// the same bytes as filling the shape, so the cache changes no pixel. It is bounded, and emptied
/// when it is full.
final class ShapeCoverageCache {
  private struct Key: Hashable {
    var shape: Shape
    var rule: CGPathFillRule

    /// The approximate size in memory.
    var byteCount: Int { 400 + shape.path.points.count * MemoryLayout<Point>.stride }
  }

  /// Nil for a shape that was used once.
  private var coverages: [Key: ShapeCoverage?] = [:]
  private var byteCount = 0
  /// In bytes.
  private let capacity: Int
  /// Larger shapes are not cached, in pixels.
  private static let largestShape = 1 << 18

  init(capacity: Int = 2 << 20) {
    self.capacity = capacity
  }

  /// The coverage of a shape; nil if the shape must be filled without it.
  func coverage(of shape: Shape, rule: CGPathFillRule) -> ShapeCoverage? {
    let key = Key(shape: shape, rule: rule)
    guard let known = coverages[key] else {
      keep(nil, byteCount: key.byteCount, as: key)
      return nil
    }
    return known ?? makeCoverage(as: key)
  }

  private func makeCoverage(as key: Key) -> ShapeCoverage? {
    var polygons = Polygons()
    polygons.append(key.shape)
    polygons.cutToGuardBand()
    let frame = PixelRect(around: polygons.bounds)
    guard frame.width * frame.height <= Self.largestShape else { return nil }
    let coverage = ShapeCoverage(of: polygons, rule: key.rule)
    keep(coverage, byteCount: coverage.byteCount, as: key)
    return coverage
  }

  private func keep(_ coverage: ShapeCoverage?, byteCount: Int, as key: Key) {
    self.byteCount += byteCount
    if self.byteCount > capacity {
      coverages.removeAll(keepingCapacity: true)
      self.byteCount = byteCount
    }
    coverages[key] = .some(coverage)
  }
}
