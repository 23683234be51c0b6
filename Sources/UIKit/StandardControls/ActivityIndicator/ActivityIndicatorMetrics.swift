/// The lengths and times of an activity indicator, points and seconds.
struct ActivityIndicatorMetrics {
  /// Interface Builder's size of 25 indicators.
  static let mediumSide: CGFloat = 20
  /// Interface Builder's size of 4 indicators.
  static let largeSide: CGFloat = 37
  /// Eight since iOS 13.
  static let spokeCount = 8
  /// The duration of a step: a rotation takes 0.8 s, one step per spoke; measured in films.
  static let stepDuration: TimeInterval = 0.1
  // The proportions of a spoke, relative to the indicator's side; our own, after Apple's design
  // resources.
  static let innerRadius: CGFloat = 0.26
  static let outerRadius: CGFloat = 0.49
  static let spokeWidth: CGFloat = 0.11
  /// The opacity of the faintest spoke; the brightest has 1.
  static let faintest: CGFloat = 0.2
  /// The opacity of all spokes of an indicator that does not rotate; our own.
  static let resting: CGFloat = 0.4

  /// The opacity of a spoke.
  ///
  /// - Parameters:
  ///   - spoke: the index of the spoke, clockwise from the top.
  ///   - step: the number of steps of the brightest spoke from the top; nil without rotation.
  static func opacity(ofSpoke spoke: Int, atStep step: Int?) -> CGFloat {
    guard let step else { return resting }
    let age = ((step - spoke) % spokeCount + spokeCount) % spokeCount
    return 1 - (1 - faintest) * CGFloat(age) / CGFloat(spokeCount - 1)
  }
}
