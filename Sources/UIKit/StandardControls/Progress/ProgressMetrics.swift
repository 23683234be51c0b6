/// The lengths of a progress view, points.
struct ProgressMetrics {
  /// Interface Builder stored it since iOS 14.
  static let height: CGFloat = 4
  /// Of a progress view in a bar, which has straight ends; as high as all were before iOS 14.
  static let barHeight: CGFloat = 2
  /// Seconds between two looks at an observed object; ours.
  static let observationInterval: TimeInterval = 0.1
  /// Seconds in which the bar grows.
  static let moveDuration: TimeInterval = 0.25

  /// The part of a track that is filled.
  ///
  /// - Parameter progress: in 0...1.
  static func fill(of track: CGRect, progress: Float, mirrored: Bool) -> CGRect {
    CGRect(
      x: track.minX, y: track.minY, width: track.width * CGFloat(progress), height: track.height
    ).placed(in: track, mirrored: mirrored)
  }
}
