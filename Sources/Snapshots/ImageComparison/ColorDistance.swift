/// The colour of an opaque sRGB pixel as linear light, 0...1 per channel.
struct LinearRGB {
  var red, green, blue: Double

  init(_ pixel: UInt32) {
    red = Self.linear[Int(pixel >> 16 & 0xFF)]
    green = Self.linear[Int(pixel >> 8 & 0xFF)]
    blue = Self.linear[Int(pixel & 0xFF)]
  }

  /// The transfer function of IEC 61966-2-1 for each of the 256 values: computing the power for
  /// every channel of every pixel would take most of a comparison's time.
  private static let linear: [Double] = (0...255).map { SRGBTransfer.decode(Double($0) / 255) }
}

extension ComparisonMetric {
  /// The distance of two opaque colours in the metric's unit; 0 for equal colours.
  ///
  /// For ``exact`` it is the largest difference of a channel.
  package func distance(_ first: UInt32, _ second: UInt32) -> Double {
    switch self {
    case .exact: Double(channelDelta(first, second))
    case .ciede2000: colorDifference2000(LabColor(LinearRGB(first)), LabColor(LinearRGB(second)))
    case .oklab: OKLabColor(LinearRGB(first)).distance(to: OKLabColor(LinearRGB(second)))
    case .yiq: yiqDistance(first, second)
    }
  }
}

extension ComparisonMetric {
  /// The distance of two premultiplied colours over the backdrop where it is larger.
  package func distanceOverBackdrops(_ first: UInt32, _ second: UInt32) -> Double {
    Backdrop.needed(for: first, second).reduce(0) {
      max($0, distance($1.composite(first), $1.composite(second)))
    }
  }
}
