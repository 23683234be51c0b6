/// The lengths and times of an activity indicator, points and seconds.
struct ActivityIndicatorMetrics {
  /// Interface Builder stored it for 25 indicators.
  static let mediumSide: CGFloat = 20
  /// Interface Builder stored it for 4 indicators.
  static let largeSide: CGFloat = 37
  /// Eight since iOS 13.
  static let spokeCount = 8
  /// One turn takes 0.8 s, in one step for each spoke; measured in films.
  static let stepDuration: TimeInterval = 0.1
  // Proportions of a spoke, in parts of the indicator's side; ours, after Apple's design resources.
  static let innerRadius: CGFloat = 0.26
  static let outerRadius: CGFloat = 0.49
  static let spokeWidth: CGFloat = 0.11
  /// The opacity of the last spoke; the first one has 1.
  static let faintest: CGFloat = 0.2
  /// The opacity of all spokes of an indicator that stands still; ours.
  static let resting: CGFloat = 0.4

  /// The opacity of a spoke.
  ///
  /// - Parameters:
  ///   - spoke: counted clockwise from the top.
  ///   - step: how many steps the brightest spoke is beyond the top; nil for one that stands still.
  static func opacity(ofSpoke spoke: Int, atStep step: Int?) -> CGFloat {
    guard let step else { return resting }
    let age = ((step - spoke) % spokeCount + spokeCount) % spokeCount
    return 1 - (1 - faintest) * CGFloat(age) / CGFloat(spokeCount - 1)
  }
}
