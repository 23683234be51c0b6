import Foundation
import Pixels

/// The colour space in which Core Graphics mixes the colours of gradients without one: "Generic RGB", with
/// a gamma of 1.8.
///
/// The primaries come from Apple's profile of that name. That Core Graphics mixes colours in this space, and
/// clamps to its gamut, was measured in pictures that a library's author took on a simulator: mixtures of red,
/// green and blue differ by at most two of 255 levels.
enum GenericRGB {
  /// Components from 0 to 1 of an sRGB colour. Colours outside the gamut get the closest components.
  static func components(of color: CGColor) -> [Double] {
    let linear = [color.red, color.green, color.blue].map { SRGBTransfer.decode($0.native) }
    return product(fromSRGB, linear).map { SRGBTransfer.encodeGamma18(max(0, min(1, $0))) }
  }

  static func color(_ components: [Double], alpha: Double) -> CGColor {
    let linear = product(toSRGB, components.map(SRGBTransfer.decodeGamma18))
    let encoded = linear.map { CGFloat(SRGBTransfer.encode(max(0, min(1, $0)))) }
    return CGColor(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: CGFloat(alpha))
  }

  private static func product(_ rows: [[Double]], _ vector: [Double]) -> [Double] {
    rows.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  /// Between linear values; from the colorants of both profiles, with white kept.
  private static let fromSRGB: [[Double]] = [
    [0.975745, 0.028097, -0.003842],
    [-0.021538, 1.053442, -0.031904],
    [0.001969, 0.002093, 0.995938],
  ]
  private static let toSRGB: [[Double]] = [
    [1.024249, -0.027325, 0.003076],
    [0.020879, 0.948652, 0.030469],
    [-0.002069, -0.001940, 1.004009],
  ]
}

extension CGGradient {
  /// The gradient whose colours are mixed in ``GenericRGB``. Parts of mixtures are mixed in sRGB, which
  /// differs by about a level of 255 in the darkest, and less elsewhere.
  var inGenericRGB: CGGradient {
    var result = Array(stops.prefix(1))
    for (before, after) in zip(stops, stops.dropFirst()) {
      let isMixture =
        before.location < after.location
        && before.color.copy(alpha: 1) != after.color.copy(alpha: 1)
      let count = isMixture ? Self.partsOfMixtures : 1
      let (first, last) = (
        GenericRGB.components(of: before.color), GenericRGB.components(of: after.color)
      )
      for part in 1..<count {
        let fraction = Double(part) / Double(count)
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        result.append(
          Stop(
            location: mix(before.location, after.location),
            color: GenericRGB.color(
              zip(first, last).map(mix),
              alpha: mix(before.color.alpha.native, after.color.alpha.native))))
      }
      result.append(after)
    }
    return CGGradient(stops: result)
  }

  private static let partsOfMixtures = 32
}
