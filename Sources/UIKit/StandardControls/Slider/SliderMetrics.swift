/// The lengths of a slider, points.
struct SliderMetrics {
  /// Interface Builder stored it for 15 sliders, before iOS 26.
  static let height: CGFloat = 31
  /// The edges that constraints act on are 2 points inside of the frame: Interface Builder stored the
  /// frame 14, 347 for a slider between margins of 16 points in a width of 375.
  static let alignmentRectInsets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
  /// In Apple's design resources for iOS 15 to 18.
  static let trackHeight: CGFloat = 4
  /// The diameter of the knob, in the same.
  static let knobDiameter: CGFloat = 28
  static let ambientShadow = ShadowStyle(drop: 6, blur: 13, opacity: 0.12)
  static let closeShadow = ShadowStyle(drop: 0.5, blur: 4, opacity: 0.12)
  /// Between an image at an end and the track; ours.
  static let imageGap: CGFloat = 8
  /// How far beyond the knob a finger may come down, so that it has 44 points; ours.
  static let touchReach: CGFloat = 8
  /// Opacity of the track of a disabled slider and of the images at its ends; ours.
  static let disabledAlpha: CGFloat = 0.5
  /// Seconds in which the knob moves to a value that is set.
  static let moveDuration: TimeInterval = 0.25

  /// The track between the images at the ends.
  ///
  /// - Parameters:
  ///   - leading: the width of the image at the end of the smallest value; 0 for none.
  ///   - trailing: the width of the image at the other end.
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
