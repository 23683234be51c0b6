import Pixels

/// The coverage of a shape as horizontal runs of pixels, row by row; uncovered pixels are left out.
struct ShapeCoverage: Sendable {
  private struct Run: Sendable {
    var x: Int32
    var y: Int32
    var count: Int32
    /// The index in `edges` of the first pixel's coverage; nil if all of them are fully covered.
    var edge: Int32?
  }

  /// The pixels around all runs. Their coordinates are relative to its top left corner.
  let frame: PixelRect
  private let runs: [Run]
  /// The coverage of all runs that are not fully covered, one byte per pixel; 255 is full.
  private let edges: [UInt8]

  /// Shorter runs of full coverage are merged into the run before them.
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

  /// The approximate size in memory.
  var byteCount: Int { runs.count * MemoryLayout<Run>.stride + edges.count }

  /// Calls a closure with each run: its first column and its row within the frame, its number of
  /// pixels, and their coverage, one byte each; nil if all of them are fully covered.
  @inline(__always) func forEachRun(
    _ body: (_ x: Int, _ y: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>?) -> Void
  ) {
    edges.withUnsafeBufferPointer { edges in
      for run in runs {
        let coverage = run.edge.flatMap { edge in edges.baseAddress.map { $0 + Int(edge) } }
        body(Int(run.x), Int(run.y), Int(run.count), coverage)
      }
    }
  }
}
