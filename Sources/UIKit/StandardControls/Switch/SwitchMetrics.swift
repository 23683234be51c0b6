/// The lengths of a switch, points.
struct SwitchMetrics {
  /// Interface Builder's size of 20 switches, before iOS 26.
  static let size = CGSize(width: 51, height: 31)
  /// The right edge that constraints act on is 2 points inside the frame: in Interface Builder, the
  /// frame of a switch pinned to the right edge of its superview extends 2 points beyond it.
  static let alignmentRectInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  /// The distance between the track's edge and the knob. With a height of 31 the knob is a disc of
  /// 27 points, as in Apple's design resources for iOS 15 to 18.
  static let knobInset: CGFloat = 2
  /// The extra width of a pressed knob; measured in pictures.
  static let pressedKnobExtension: CGFloat = 7
  /// The opacity of a disabled switch.
  static let disabledAlpha: CGFloat = 0.5
  /// The duration in which the knob moves, seconds.
  static let moveDuration: TimeInterval = 0.25
  /// The knob's shadows, from Apple's design resources.
  static let ambientShadow = ShadowStyle(drop: 3, blur: 8, opacity: 0.15)
  static let closeShadow = ShadowStyle(drop: 3, blur: 1, opacity: 0.06)

  /// The track in a switch's bounds: of its natural size, at the leading edge and vertically centred.
  static func track(in bounds: CGRect, mirrored: Bool) -> CGRect {
    CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height
    ).placed(in: bounds, mirrored: mirrored)
  }

  /// The knob in a track.
  static func knob(in track: CGRect, isOn: Bool, isPressed: Bool, mirrored: Bool) -> CGRect {
    let diameter = track.height - 2 * knobInset
    let width = diameter + (isPressed ? pressedKnobExtension : 0)
    let x = isOn ? track.maxX - knobInset - width : track.minX + knobInset
    return CGRect(x: x, y: track.minY + knobInset, width: width, height: diameter)
      .placed(in: track, mirrored: mirrored)
  }
}
