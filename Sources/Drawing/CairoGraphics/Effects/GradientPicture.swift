import Foundation
import Pixels

/// Paints gradients pixel by pixel: the location between the two ends by `+ - * /` and square roots,
/// its colour by a table of integers.
struct GradientPicture {
  /// The number of steps of the colour table.
  static let steps = 1024

  private let geometry: GradientGeometry
  private let options: CGGradientDrawingOptions
  private let spread: CGGradient.Spread
  /// From pixels to user space.
  private let inverse: PointMap
  /// Pixels per unit of user space.
  private let magnification: Double
  /// Premultiplied colours at `0 ... steps`.
  let table: [UInt32]

  init(
    _ gradient: CGGradient, geometry: GradientGeometry, options: CGGradientDrawingOptions,
    transform: CGAffineTransform
  ) {
    self.geometry = geometry
    self.options = options
    spread = gradient.spread
    inverse = PointMap(transform.inverted())
    magnification = transform.determinant.native.magnitude.squareRoot()
    table = Self.table(of: gradient)
  }

  /// The gradient over a part of the surface.
  func bitmap(of frame: PixelRect) -> Bitmap {
    switch geometry {
    case .linear(let start, let end):
      linear(frame, start: start, axis: end - start)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      radial(frame, startCenter, startRadius, endCenter - startCenter, endRadius - startRadius)
    case .conic(let center, let start):
      conic(frame, center, start * (1 / start.length))
    }
  }

  /// The colour at a location along the gradient; transparent beyond an end that is not extended.
  @inline(__always) private func color(
    at place: Double, _ table: UnsafeBufferPointer<UInt32>
  ) -> UInt32 {
    let place = spread == .pad ? place : folded(place)
    if place < 0 { return options.contains(.drawsBeforeStartLocation) ? table[0] : 0 }
    if place > 1 { return options.contains(.drawsAfterEndLocation) ? table[Self.steps] : 0 }
    // Slightly more than a half: a location between two entries must not depend on its last bit,
    // which differs with the offset of the bitmap.
    return table[Int(place * Double(Self.steps) + 0.500_001)]
  }

  /// The location between both ends that has the same colour as one beyond them.
  private func folded(_ place: Double) -> Double {
    guard place.isFinite else { return 0 }
    if spread == .repeated { return place - place.rounded(.down) }
    let part = place - 2 * (place / 2).rounded(.down)
    return part > 1 ? 2 - part : part
  }

  private func linear(_ frame: PixelRect, start: Point, axis: Point) -> Bitmap {
    let lengthSquared = axis.dot(axis)
    guard lengthSquared > 0, lengthSquared.isFinite else {
      return Bitmap(width: frame.width, height: frame.height)
    }
    func place(_ x: Int, _ y: Int) -> Double {
      (inverse(Point(Double(x) + 0.5, Double(y) + 0.5)) - start).dot(axis) / lengthSquared
    }
    // Linear from the surface's origin, so that the frame makes no difference.
    let origin = place(0, 0)
    let (alongX, alongY) = (place(1, 0) - origin, place(0, 1) - origin)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(frame.width * frame.height)
    table.withUnsafeBufferPointer { table in
      for y in frame.y..<frame.maxY {
        let row = origin + alongY * Double(y)
        if alongX == 0 {
          pixels.append(contentsOf: repeatElement(color(at: row, table), count: frame.width))
        } else {
          for x in frame.x..<frame.maxX {
            pixels.append(color(at: row + alongX * Double(x), table))
          }
        }
      }
    }
    return Bitmap(width: frame.width, height: frame.height, pixels: pixels)
  }

  /// Of all circles through a pixel the one nearest to the end counts: the larger root t of
  /// |p − t·centers| = startRadius + t·growth whose radius is not negative, among the circles that
  /// are painted at all.
  private func radial(
    _ frame: PixelRect, _ startCenter: Point, _ startRadius: Double, _ centers: Point,
    _ growth: Double
  ) -> Bitmap {
    let a = centers.dot(centers) - growth * growth
    var pixels: [UInt32] = []
    pixels.reserveCapacity(frame.width * frame.height)
    func isPainted(_ t: Double) -> Bool {
      t.isFinite && startRadius + t * growth >= 0
        && (t >= 0 || options.contains(.drawsBeforeStartLocation))
        && (t <= 1 || options.contains(.drawsAfterEndLocation))
    }
    table.withUnsafeBufferPointer { table in
      for y in frame.y..<frame.maxY {
        for x in frame.x..<frame.maxX {
          let p = inverse(Point(Double(x) + 0.5, Double(y) + 0.5)) - startCenter
          let b = p.dot(centers) + startRadius * growth
          let c = p.dot(p) - startRadius * startRadius
          var (first, second) = (Double.nan, Double.nan)
          if a == 0 {
            first = c / (2 * b)
          } else {
            let discriminant = b * b - a * c
            if discriminant >= 0 {
              let root = discriminant.squareRoot()
              let (t0, t1) = ((b + root) / a, (b - root) / a)
              (first, second) = (max(t0, t1), min(t0, t1))
            }
          }
          let place = isPainted(first) ? first : second
          pixels.append(isPainted(place) ? color(at: place, table) : 0)
        }
      }
    }
    return Bitmap(width: frame.width, height: frame.height, pixels: pixels)
  }

  /// Around a centre; where the last colour meets the first one, pixels are mixed by how the border
  /// divides them.
  private func conic(_ frame: PixelRect, _ center: Point, _ start: Point) -> Bitmap {
    let (first, last) = (table[0], table[Self.steps])
    var pixels: [UInt32] = []
    pixels.reserveCapacity(frame.width * frame.height)
    table.withUnsafeBufferPointer { table in
      for y in frame.y..<frame.maxY {
        for x in frame.x..<frame.maxX {
          let p = inverse(Point(Double(x) + 0.5, Double(y) + 0.5)) - center
          let (along, across) = (start.dot(p), start.cross(p))
          let part = across * magnification + 0.5
          if along > 0, part > 0, part < 1, first != last {
            pixels.append(last.mixed(with: first, UInt32(part * 256 + 0.5)))
          } else {
            pixels.append(color(at: Trigonometry.turn(ofX: along, y: across), table))
          }
        }
      }
    }
    return Bitmap(width: frame.width, height: frame.height, pixels: pixels)
  }

  /// The stops as a table of premultiplied pixels, interpolated in integers.
  private static func table(of gradient: CGGradient) -> [UInt32] {
    let stops = gradient.stops.map {
      (place: Int($0.location * Double(steps * 64) + 0.5), color: Color8($0.color))
    }
    guard let firstStop = stops.first, let lastStop = stops.last else {
      return [UInt32](repeating: 0, count: steps + 1)
    }
    var next = 0
    return (0...steps).map { step in
      let place = step * 64
      while next < stops.count, stops[next].place <= place { next += 1 }
      if next == 0 { return firstStop.color.premultiplied }
      if next == stops.count { return lastStop.color.premultiplied }
      let (before, after) = (stops[next - 1], stops[next])
      return before.color.mixed(
        with: after.color, place - before.place, of: after.place - before.place
      ).premultiplied
    }
  }
}

extension Color8 {
  /// The colour `part / whole` of the way to another one; each component on its own, rounded.
  func mixed(with other: Color8, _ part: Int, of whole: Int) -> Color8 {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Int(a) * (whole - part) + Int(b) * part + whole / 2) / whole)
    }
    var result = self
    result.red = mix(red, other.red)
    result.green = mix(green, other.green)
    result.blue = mix(blue, other.blue)
    result.alpha = mix(alpha, other.alpha)
    return result
  }

  /// The colour as a premultiplied ARGB32 pixel.
  var premultiplied: UInt32 {
    func component(_ value: UInt8) -> UInt32 {
      (UInt32(value) * UInt32(alpha) * 2 + 255) / 510
    }
    return UInt32(alpha) << 24 | component(red) << 16 | component(green) << 8 | component(blue)
  }
}

extension UInt32 {
  /// The premultiplied pixel `part / 256` of the way to another one.
  fileprivate func mixed(with other: UInt32, _ part: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in [24, 16, 8, 0] as [UInt32] {
      let channel = (self >> shift & 255) * (256 - part) + (other >> shift & 255) * part
      result |= ((channel + 128) >> 8) << shift
    }
    return result
  }
}
