/// How the distance of two colours is measured.
public enum ComparisonMetric: String, Sendable, CaseIterable, Codable {
  /// Every bit counts. For images drawn by this package: the same scene gives the same bytes.
  case exact
  /// CIEDE2000 (ISO/CIE 11664-6); 1 is about the smallest difference that a person notices.
  case ciede2000
  /// Euclidean distance in OKLab; 0.02 is about the smallest difference that a person notices.
  case oklab
  /// Weighted distance in YIQ, 0...1, the measure that pixelmatch and odiff use.
  case yiq
}

/// What a comparison includes, and what it tolerates.
public struct ComparisonOptions: Sendable, Equatable {
  /// The metric by which the colours of a pixel are compared.
  public var metric: ComparisonMetric
  /// Only pixels whose colours are further apart than this, in the metric's unit, count.
  ///
  /// Without a threshold the tolerant metrics use the rule of ``Tolerance``, which detects every
  /// change of a fill and every hairline but ignores rounding noise. ``ComparisonMetric/exact``
  /// has no threshold.
  public var threshold: Double?
  /// Pixels inside any of these are not compared.
  public var ignored: [PixelRect]
  /// Different pixels with at most this many equal pixels between them, across and down, belong to
  /// one region.
  public var regionGap: Int
  /// The share of the compared pixels that must not count as different, 0...1. Every pixel at 1, the
  /// default.
  public var precision: Double

  /// Options; by default every pixel counts that differs at all.
  public init(
    metric: ComparisonMetric = .exact, threshold: Double? = nil, ignored: [PixelRect] = [],
    regionGap: Int = 6, precision: Double = 1
  ) {
    self.metric = metric
    self.threshold = threshold
    self.ignored = ignored
    self.regionGap = regionGap
    self.precision = precision
  }

  /// Whether two pictures are the same only if all of their pixels are.
  package var isExact: Bool { metric == .exact && ignored.isEmpty && precision >= 1 }

  /// The number of different pixels that ``precision`` allows.
  func allowedPixels(of total: Int) -> Int {
    guard precision < 1 else { return 0 }
    // As close as a pixel: 0.99 of 100 pixels allows one, whatever 1 - 0.99 is in binary.
    return Int(((1 - max(precision, 0)) * Double(total) + 1e-6).rounded(.down))
  }

  /// The number in reports: the threshold, or its default.
  public var effectiveThreshold: Double {
    metric == .exact ? 0 : threshold ?? Tolerance.edgeThreshold(of: metric)
  }
}
