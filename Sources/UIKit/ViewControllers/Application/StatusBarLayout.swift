/// Where the parts of a status bar are, by the sensors of a device. Points.
struct StatusBarLayout: Equatable {
  /// The kinds of screens.
  enum Kind: Equatable {
    /// With a home button: signal at the left, time in the middle, battery at the right.
    case homeButton
    /// The time left of the sensors, signal and battery right of them.
    case sensors
    /// The time at the left, the battery at the right.
    case pad
  }

  var kind: Kind
  /// The frame of the status bar.
  var frame: CGRect
  /// The font size of the time, and its vertical middle.
  var timeSize: CGFloat
  var middle: CGFloat
  /// The middle of the time, from the left; nil for one that begins at the margin.
  var timeCenter: CGFloat?
  /// The distance of the outer parts from the sides.
  var margin: CGFloat

  /// - Parameters:
  ///   - frame: of the status bar; empty where the device hides it.
  ///   - safeAreaTop: the inset of the screen, which is larger than the status bar at a Dynamic Island.
  init(frame: CGRect, safeAreaTop: CGFloat, isPad: Bool) {
    self.frame = frame
    if isPad {
      (kind, timeSize, middle, margin) = (.pad, 12, frame.height / 2, 18)
    } else if safeAreaTop < 40 {
      (kind, timeSize, middle, margin) = (.homeButton, 12, frame.height / 2, 6)
      timeCenter = frame.width / 2
    } else {
      // The time is in the middle of the space left of the sensors.
      let isIsland = safeAreaTop >= 59
      kind = .sensors
      timeSize = 17
      middle = isIsland ? 32 : frame.height / 2 + 3.5
      let ear = isIsland ? (frame.width - 126) / 2 : (frame.width - 209) / 2
      timeCenter = (isIsland ? ear * 0.5 + 4 : ear / 2 + 4).rounded()
      margin = isIsland ? 30 : 15
    }
  }
}
