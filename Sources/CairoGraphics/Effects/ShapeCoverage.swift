import Pixels

/// How much a shape covers of each pixel, in runs of pixels side by side, row by row; what it does
/// not cover is left out.
struct ShapeCoverage: Sendable {
  private struct Run: Sendable {
    var x: Int32
    var y: Int32
    var count: Int32
    /// Where the coverage of the run's pixels begins in `edges`; nil if all of them are covered.
    var edge: Int32?
  }

  /// The pixels that the runs lie in. Their coordinates begin at its top left corner.
  let frame: PixelRect
  private let runs: [Run]
  /// 255 is full.
  private let edges: [UInt8]

  /// Shorter runs of full coverage belong to the edge that goes before them.
  private static let shortestFullRun = 8

  init(of polygons: Polygons, rule: CGPathFillRule) {
    frame = PixelRect(around: polygons.bounds)
    let mask = AlphaMask(of: polygons, rule: rule, frame: frame)
    var runs: [Run] = []
    var edges: [UInt8] = []
    for y in 0..<mask.height {
      var isInEdge = false
      var x = 0
      while x < mask.width {
        let coverage = mask[x, y]
        let start = x
        repeat { x += 1 } while x < mask.width && mask[x, y] == coverage
        let count = x - start
        let isFull = coverage == 255 && (count >= Self.shortestFullRun || !isInEdge)
        if coverage > 0, !isFull {
          edges.append(contentsOf: repeatElement(coverage, count: count))
          if isInEdge { runs[runs.count - 1].count += Int32(count) }
        }
        if coverage > 0, isFull || !isInEdge {
          runs.append(
            Run(
              x: Int32(start), y: Int32(y), count: Int32(count),
              edge: isFull ? nil : Int32(edges.count - count)))
        }
        isInEdge = coverage > 0 && !isFull
      }
    }
    self.runs = runs
    self.edges = edges
  }

  /// In memory, roughly.
  var byteCount: Int { runs.count * MemoryLayout<Run>.stride + edges.count }

  /// Paints an opaque colour with the bytes that cairo gives.
  ///
  /// - Parameters:
  ///   - pixels: premultiplied ARGB32, from the pixel on that the frame's top left corner goes to.
  ///   - width: pixels a row.
  func paint(_ color: UInt32, on pixels: UnsafeMutablePointer<UInt32>, width: Int) {
    edges.withUnsafeBufferPointer { edges in
      for run in runs {
        let start = pixels + (Int(run.y) * width + Int(run.x))
        if let edge = run.edge, let coverage = edges.baseAddress {
          start.paint(
            color, through: coverage + Int(edge), count: Int(run.count), rounding: .lower)
        } else {
          start.update(repeating: color, count: Int(run.count))
        }
      }
    }
  }
}
