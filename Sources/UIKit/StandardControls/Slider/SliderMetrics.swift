/// The lengths of a slider, points.
struct SliderMetrics {
  /// Interface Builder's height of 15 sliders, before iOS 26.
  static let height: CGFloat = 31
  /// The edges that constraints act on are 2 points inside the frame: in Interface Builder, the
  /// frame of a slider between margins of 16 points in a width of 375 is 14, 347.
  static let alignmentRectInsets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
  /// From Apple's design resources for iOS 15 to 18.
  static let trackHeight: CGFloat = 4
  /// The diameter of the knob, from the same source.
  static let knobDiameter: CGFloat = 28
  static let ambientShadow = ShadowStyle(drop: 6, blur: 13, opacity: 0.12)
  static let closeShadow = ShadowStyle(drop: 0.5, blur: 4, opacity: 0.12)
  /// The distance between an image at an end and the track; our own.
  static let imageGap: CGFloat = 8
  /// The distance from the knob at which a touch may begin, so that its area is 44 points wide; our
  /// own.
  static let touchReach: CGFloat = 8
  /// The opacity of a disabled slider's track and images; our own.
  static let disabledAlpha: CGFloat = 0.5
  /// The duration in which the knob moves to a value that is set, seconds.
  static let moveDuration: TimeInterval = 0.25

  /// The rectangle of the track between the images at the ends.
  ///
  /// - Parameters:
  ///   - leading: the width of the image at the end of the smallest value; 0 without an image.
  ///   - trailing: the width of the image at the end of the largest value; 0 without an image.
  static func track(
    in bounds: CGRect, leading: CGFloat, trailing: CGFloat, mirrored: Bool
  ) -> CGRect {
    let left = alignmentRectInsets.left + (leading > 0 ? leading + imageGap : 0)
    let right = alignmentRectInsets.right + (trailing > 0 ? trailing + imageGap : 0)
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - trackHeight / 2, width: bounds.width - left - right,
      height: trackHeight
    ).withoutNegativeSize.placed(in: bounds, mirrored: mirrored)
  }

  /// The rectangle of a knob of a size.
  ///
  /// - Parameter fraction: 0 at the smallest value, 1 at the largest.
  static func thumb(
    of size: CGSize, on track: CGRect, fraction: CGFloat, mirrored: Bool
  ) -> CGRect {
    let room = max(0, track.width - size.width)
    return CGRect(
      x: track.minX + room * fraction, y: track.midY - size.height / 2, width: size.width,
      height: size.height
    ).placed(in: track, mirrored: mirrored)
  }

  /// The rectangle of an image at an end.
  static func image(
    of size: CGSize, in bounds: CGRect, isAtMinimum: Bool, mirrored: Bool
  ) -> CGRect {
    let x =
      isAtMinimum
      ? bounds.minX + alignmentRectInsets.left
      : bounds.maxX - alignmentRectInsets.right - size.width
    return CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height
    ).placed(in: bounds, mirrored: mirrored)
  }
}
