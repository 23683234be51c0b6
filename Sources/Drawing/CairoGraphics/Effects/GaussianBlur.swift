import Pixels

/// A Gaussian blur that ends at two standard deviations: Core Graphics blurs shadows by it.
///
/// Source: shadows of straight edges in pictures by simulators. At deviations of 4 and 12 pixels, pixels 8.5 and 24.5 from
/// the edge are clear, and all levels between lie on such a curve.
struct GaussianBlur: Sendable {
  /// The weights of a pixel and of its neighbours on one side; their sum with the other side is 1.
  private let weights: [Float]

  /// The largest standard deviation; a softer shadow is invisible.
  private static let maximumDeviation = 500.0

  /// - Parameter standardDeviation: in pixels.
  init(standardDeviation: Double) {
    let deviation = min(max(standardDeviation, 0), Self.maximumDeviation)
    let reach = Int((2 * deviation).rounded(.down))
    guard reach > 0 else {
      weights = [1]
      return
    }
    let values = (0...reach).map { distance in
      let part = Double(distance) / deviation
      return ExponentialFunction.exp(-part * part / 2)
    }
    let sum = values.reduce(0, +) * 2 - values[0]
    weights = values.map { Float($0 / sum) }
  }

  /// The number of pixels that the blur reaches beyond the mask.
  var radius: Int { weights.count - 1 }

  /// Blurs a mask; beyond its edges coverage is 0.
  func apply(to mask: inout AlphaMask) {
    guard radius > 0, mask.width > 0, mask.height > 0 else { return }
    let (width, height) = (mask.stride, mask.height)
    var plane = [Float](repeating: 0, count: width * height)
    plane.withUnsafeMutableBufferPointer { plane in
      blurRows(of: mask, to: plane)
      mask.bytes.withUnsafeMutableBufferPointer { bytes in
        blurColumns(of: plane, width, height, to: bytes)
      }
    }
  }

  private func blurRows(of mask: AlphaMask, to plane: Row) {
    let width = mask.stride
    // A row with clear pixels on both sides.
    var line = [Float](repeating: 0, count: width + 2 * radius)
    line.withUnsafeMutableBufferPointer { line in
      for y in 0..<mask.height {
        for x in 0..<width { line[radius &+ x] = Float(mask.bytes[y &* width &+ x]) }
        let sums = Row(rebasing: plane[y &* width..<(y &+ 1) &* width])
        func part(_ start: Int) -> Row { Row(rebasing: line[start..<start &+ width]) }
        Self.add(part(radius), weights[0], to: sums)
        for distance in 1...radius {
          Self.add(part(radius &- distance), weights[distance], to: sums)
          Self.add(part(radius &+ distance), weights[distance], to: sums)
        }
      }
    }
  }

  private func blurColumns(
    of plane: Row, _ width: Int, _ height: Int, to bytes: UnsafeMutableBufferPointer<UInt8>
  ) {
    var sums = [Float](repeating: 0, count: width)
    sums.withUnsafeMutableBufferPointer { sums in
      for y in 0..<height {
        for other in max(0, y &- radius)...min(height &- 1, y &+ radius) {
          Self.add(
            Row(rebasing: plane[other &* width..<(other &+ 1) &* width]),
            weights[abs(other &- y)], to: sums)
        }
        for x in 0..<width {
          bytes[y &* width &+ x] = UInt8(truncatingIfNeeded: Int32(sums[x] + 0.5))
          sums[x] = 0
        }
      }
    }
  }

  private typealias Row = UnsafeMutableBufferPointer<Float>

  /// Adds a row with a weight.
  @inline(__always) private static func add(_ row: Row, _ weight: Float, to sums: Row) {
    for x in 0..<sums.count { sums[x] += weight * row[x] }
  }
}
