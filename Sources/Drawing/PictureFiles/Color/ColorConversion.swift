import Pixels

/// Converts colours of a space, which has a curve for each component and a matrix, to sRGB.
///
/// What lies outside of sRGB gets the closest components.
struct ColorConversion: Sendable {
  private let curves: [ToneCurve]
  /// From linear components to linear sRGB.
  private let matrix: Matrix3
  /// The highest sample: 255, or 65535.
  private let highest: Int
  /// The linear values of all samples of each component.
  private let tables: [[Double]]

  /// - Returns: nil if the space is sRGB but for rounding.
  init?(curves: [ToneCurve], matrix: Matrix3) {
    self.init(curves, matrix, highest: 255)
    if isNearlyIdentity { return nil }
  }

  private init(_ curves: [ToneCurve], _ matrix: Matrix3, highest: Int) {
    self.curves = curves
    self.matrix = matrix
    self.highest = highest
    var tables: [[Double]] = []
    for (index, curve) in curves.enumerated() {
      if let same = curves.prefix(index).firstIndex(of: curve) {
        tables.append(tables[same])
      } else {
        tables.append((0...highest).map { curve.decode(Double($0) / Double(highest)) })
      }
    }
    self.tables = tables
  }

  /// The same conversion of samples of 16 bits.
  var wide: ColorConversion { ColorConversion(curves, matrix, highest: 65_535) }

  /// The pixel of straight samples.
  ///
  /// - Parameter alpha: of 8 bits.
  func pixel(red: Int, green: Int, blue: Int, alpha: UInt32) -> UInt32 {
    let (r, g, b) = (tables[0][red], tables[1][green], tables[2][blue])
    func component(_ row: [Double]) -> UInt32 {
      Self.encode(row[0] * r + row[1] * g + row[2] * b)
    }
    return PremultipliedAlpha.pixel(
      red: component(matrix.rows[0]), green: component(matrix.rows[1]),
      blue: component(matrix.rows[2]), alpha: alpha)
  }

  /// The linear values from which on a component is rounded to 1, 2, … 255.
  private static let thresholds = (0..<255).map {
    SRGBTransfer.decode((Double($0) + 0.5) / 255)
  }

  /// The number of thresholds up to a linear value.
  private static func encode(_ value: Double) -> UInt32 {
    thresholds.withUnsafeBufferPointer { thresholds in
      var (low, high) = (0, 255)
      while low < high {
        let middle = (low + high) / 2
        if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
      }
      return UInt32(low)
    }
  }

  /// Whether all greys, and colours all over the space, stay as they are but for one level: profiles of sRGB are written
  /// with a few digits, and their curves as tables.
  private var isNearlyIdentity: Bool {
    func stays(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
      let pixel = pixel(red: red, green: green, blue: blue, alpha: 255)
      return abs(Int(pixel >> 16 & 255) - red) <= 1 && abs(Int(pixel >> 8 & 255) - green) <= 1
        && abs(Int(pixel & 255) - blue) <= 1
    }
    let steps = stride(from: 0, through: 255, by: 51)
    return (0...255).allSatisfy { stays($0, $0, $0) }
      && steps.allSatisfy { red in
        steps.allSatisfy { green in steps.allSatisfy { stays(red, green, $0) } }
      }
  }
}
