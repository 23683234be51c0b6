import Foundation
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
  var runs: [(y: Int, from: Int, to: Int, pixels: Int)] = []
  var parents: [Int] = []

  func root(_ run: Int) -> Int {
    var run = run
    while parents[run] != run {
      parents[run] = parents[parents[run]]
      run = parents[run]
    }
    return run
  }

  var rowStarts = [Int](repeating: 0, count: mask.size.height + 1)
  mask.flags.withUnsafeBufferPointer { flags in
    for y in 0..<mask.size.height {
      rowStarts[y] = runs.count
      let row = y * mask.size.width
      var next = flags[row..<row + mask.size.width].firstSetIndex(from: row)
      while let first = next {
        var x = first - row
        var run = (y: y, from: x, to: x + 1, pixels: 0)
        while x < mask.size.width, x <= run.to + gap {
          if flags[row + x] {
            run.to = x + 1
            run.pixels += 1
          }
          x += 1
        }
        runs.append(run)
        parents.append(parents.count)
        next = flags[row..<row + mask.size.width].firstSetIndex(from: row + x)
      }
      rowStarts[y + 1] = runs.count
      for above in max(0, y - gap - 1)..<y {
        connect(rowStarts[above]..<rowStarts[above + 1], rowStarts[y]..<rowStarts[y + 1])
      }
    }
  }

  /// Both lists of runs are sorted from left to right, so one pass finds all neighbours.
  func connect(_ above: Range<Int>, _ below: Range<Int>) {
    var (one, other) = (above.lowerBound, below.lowerBound)
    while one < above.upperBound, other < below.upperBound {
      if runs[one].from <= runs[other].to + gap, runs[other].from <= runs[one].to + gap {
        let (first, second) = (root(one), root(other))
        parents[max(first, second)] = min(first, second)
      }
      if runs[one].to < runs[other].to { one += 1 } else { other += 1 }
    }
  }

  var indices = [Int](repeating: -1, count: runs.count)
  var groups: [DifferenceRegion] = []
  for (index, run) in runs.enumerated() {
    let rect = PixelRect(x: run.from, y: run.y, width: run.to - run.from, height: 1)
    let root = root(index)
    if indices[root] < 0 {
      indices[root] = groups.count
      groups.append(DifferenceRegion(rect: rect, pixels: run.pixels))
    } else {
      groups[indices[root]].rect = groups[indices[root]].rect.union(rect)
      groups[indices[root]].pixels += run.pixels
    }
  }
  return groups
}

extension Slice<UnsafeBufferPointer<Bool>> {
  /// The first index that is not less than a given one and whose flag is set. Most flags are not, and
  /// `memchr` skips them at memory speed.
  fileprivate func firstSetIndex(from index: Int) -> Int? {
    let rest = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: self[index...]))
    guard let start = rest.baseAddress, let found = memchr(start, 1, rest.count) else { return nil }
    return index + (UnsafeRawPointer(found) - start)
  }
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
