import Pixels

/// A part of the image that contains differences.
public struct DifferenceRegion: Sendable, Hashable {
  /// The rectangle, in pixels from the top left.
  public var rect: PixelRect
  /// The number of pixels in it that count as different.
  public var pixels: Int

  /// A region with the number of its different pixels.
  public init(rect: PixelRect, pixels: Int) {
    (self.rect, self.pixels) = (rect, pixels)
  }
}

/// More rectangles than a person reads: beyond this, regions are merged with larger gaps.
private let mostRegions = 64

/// Rectangles around groups of different pixels, top to bottom, then left to right.
///
/// Two pixels belong to one group if at most `gap` equal pixels lie between them across and down.
/// Rectangles with such a gap are joined too, so none overlap. While more than 64 remain, the gap is
/// doubled.
func differenceRegions(of mask: DifferenceMask, gap: Int) -> [DifferenceRegion] {
  // No image is larger, and sums with it do not overflow.
  var gap = min(max(0, gap), 1 << 20)
  var regions = groups(of: mask, gap: gap)
  // Joining is quadratic; thousands of dots are grouped by rows first.
  while regions.count > 8 * mostRegions {
    gap = max(1, gap * 2)
    regions = groups(of: mask, gap: gap)
  }
  regions = joined(regions, gap: gap)
  while regions.count > mostRegions {
    gap = max(1, gap * 2)
    regions = joined(regions, gap: gap)
  }
  return regions.sorted { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }
}

/// Joins the runs of the rows to groups (connected components by union-find), in the order of
/// their first pixels.
private func groups(of mask: DifferenceMask, gap: Int) -> [DifferenceRegion] {
  let rows = PixelRuns(of: mask, gap: gap)
  var sets = DisjointSets(count: rows.runs.count)
  rows.forEachPairOfNeighbours { sets.join($0, $1) }
  return regions(of: rows.runs, in: &sets)
}

/// The rectangle around each set of runs, in the order of their first runs.
private func regions(of runs: [PixelRun], in sets: inout DisjointSets) -> [DifferenceRegion] {
  // The first run of a set is its representative.
  var places = [Int](repeating: -1, count: runs.count)
  var regions: [DifferenceRegion] = []
  for (index, run) in runs.enumerated() {
    let first = sets.first(of: index)
    if first == index {
      places[first] = regions.count
      regions.append(DifferenceRegion(rect: run.rect, pixels: run.pixels))
    } else {
      let place = places[first]
      regions[place].rect = regions[place].rect.union(run.rect)
      regions[place].pixels += run.pixels
    }
  }
  return regions
}

extension PixelRect {
  /// Whether at most `gap` pixels lie between the two, across and down; rectangles that touch have a
  /// gap of 0, also at a corner.
  fileprivate func isWithin(_ gap: Int, of other: PixelRect) -> Bool {
    x - other.maxX <= gap && other.x - maxX <= gap
      && y - other.maxY <= gap && other.y - maxY <= gap
  }
}

/// Joins rectangles that are within the gap of each other until none are.
private func joined(_ regions: [DifferenceRegion], gap: Int) -> [DifferenceRegion] {
  var result: [DifferenceRegion] = []
  for region in regions {
    var region = region
    // A grown rectangle may reach further ones, so look again until it reaches none.
    while let near = result.firstIndex(where: { $0.rect.isWithin(gap, of: region.rect) }) {
      let other = result.remove(at: near)
      region = DifferenceRegion(
        rect: region.rect.union(other.rect), pixels: region.pixels + other.pixels)
    }
    result.append(region)
  }
  return result
}
