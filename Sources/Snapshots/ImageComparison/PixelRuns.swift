import Foundation
import Pixels

/// Different pixels of one row, each at most a gap of equal ones behind the one before.
struct PixelRun {
  var y: Int
  /// The first different pixel.
  var from: Int
  /// The pixel behind the last different one.
  var to: Int
  /// The number of different pixels.
  var pixels: Int

  var rect: PixelRect { PixelRect(x: from, y: y, width: to - from, height: 1) }
}

/// The runs of a mask, row by row from the top, in each from left to right.
struct PixelRuns {
  private(set) var runs: [PixelRun] = []
  /// The index of the first run of each row, and behind them the number of all runs.
  private var rowStarts: [Int] = []
  /// The number of equal pixels that may lie between two of a run, and between neighbours.
  private let gap: Int

  init(of mask: DifferenceMask, gap: Int) {
    self.gap = gap
    let width = mask.size.width
    rowStarts.reserveCapacity(mask.size.height + 1)
    mask.flags.withUnsafeBufferPointer { flags in
      for y in 0..<mask.size.height {
        rowStarts.append(runs.count)
        appendRuns(of: UnsafeBufferPointer(rebasing: flags[y * width..<(y + 1) * width]), y: y)
      }
    }
    rowStarts.append(runs.count)
  }

  private mutating func appendRuns(of row: UnsafeBufferPointer<Bool>, y: Int) {
    var next = row.firstSetIndex(from: 0)
    while let first = next {
      let run = run(from: first, of: row, y: y)
      runs.append(run)
      next = row.firstSetIndex(from: run.to)
    }
  }

  private func run(from first: Int, of row: UnsafeBufferPointer<Bool>, y: Int) -> PixelRun {
    var (x, end, pixels) = (first, first, 0)
    let (count, gap) = (row.count, gap)
    if let flags = row.baseAddress {
      while x < count, x <= end &+ gap {
        if flags[x] {
          end = x &+ 1
          pixels &+= 1
        }
        x &+= 1
      }
    }
    return PixelRun(y: y, from: first, to: end, pixels: pixels)
  }

  /// Calls a function with the indices of any two runs between which at most the gap lies, down and across.
  func forEachPairOfNeighbours(_ body: (Int, Int) -> Void) {
    for y in 1..<max(1, rowStarts.count - 1) where !indices(inRow: y).isEmpty {
      for above in max(0, y - gap - 1)..<y {
        forEachPairOfNeighbours(indices(inRow: above), indices(inRow: y), body)
      }
    }
  }

  private func indices(inRow y: Int) -> Range<Int> { rowStarts[y]..<rowStarts[y + 1] }

  /// Both rows are sorted from left to right, so one pass finds the neighbours.
  private func forEachPairOfNeighbours(
    _ above: Range<Int>, _ below: Range<Int>, _ body: (Int, Int) -> Void
  ) {
    var (one, other) = (above.lowerBound, below.lowerBound)
    while one < above.upperBound, other < below.upperBound {
      if runs[one].from <= runs[other].to + gap, runs[other].from <= runs[one].to + gap {
        body(one, other)
      }
      if runs[one].to < runs[other].to { one += 1 } else { other += 1 }
    }
  }
}

extension UnsafeBufferPointer<Bool> {
  /// The first index that is not less than a given one and whose flag is set. Most flags are not, and
  /// `memchr` skips them at memory speed.
  fileprivate func firstSetIndex(from index: Int) -> Int? {
    guard let baseAddress, let found = memchr(baseAddress + index, 1, count - index) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }
}
