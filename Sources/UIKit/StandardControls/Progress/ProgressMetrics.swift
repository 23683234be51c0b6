/// The lengths of a progress view, points.
struct ProgressMetrics {
  /// Interface Builder's height since iOS 14.
  static let height: CGFloat = 4
  /// The height of a progress view in a bar, which has straight ends; before iOS 14, of all
  /// progress views.
  static let barHeight: CGFloat = 2
  /// The interval at which an observed object is read, seconds; our own.
  static let observationInterval: TimeInterval = 0.1
  /// The duration in which the bar grows, seconds.
  static let moveDuration: TimeInterval = 0.25

  /// The part of a track that is filled.
  ///
  /// - Parameter progress: 0...1.
  static func fill(of track: CGRect, progress: Float, mirrored: Bool) -> CGRect {
    CGRect(
      x: track.minX, y: track.minY, width: track.width * CGFloat(progress), height: track.height
    ).placed(in: track, mirrored: mirrored)
  }
}
