/// The heights of a keyboard, points. Apple publishes none: applications measure these by the keyboard's
/// notifications on iOS 13 to 18.
struct KeyboardMetrics: Equatable {
  /// The height of the keys.
  var keys: CGFloat
  /// The height below the keys: on phones without a home button the globe and the microphone, and the safe area.
  var bottom: CGFloat
  /// The height of a row of words above the keys.
  var predictions: CGFloat
  /// Whether the keyboard is for a tablet.
  var isPad: Bool
  /// Whether the globe and the microphone are below the keys.
  var hasBottomRow: Bool

  /// The height without the row of words.
  var height: CGFloat { keys + bottom }

  /// - Parameters:
  ///   - size: The size of the screen.
  ///   - safeBottom: The safe area at its bottom.
  init(size: CGSize, safeBottom: CGFloat, isPad: Bool) {
    self.isPad = isPad
    let isLandscape = size.width > size.height
    hasBottomRow = !isPad && !isLandscape && safeBottom > 0
    if isPad {
      keys = isLandscape ? 353 : 265
      bottom = safeBottom
      predictions = 55
    } else if isLandscape {
      keys = safeBottom > 0 ? 150 : 162
      bottom = safeBottom
      predictions = 38
    } else {
      keys = size.width >= 414 ? 226 : 216
      // A row of 41 points above the home indicator's 34: 291 in all on most phones.
      bottom = safeBottom > 0 ? safeBottom + 41 : 0
      predictions = 44
    }
    // A picture that is smaller than every device.
    keys = min(keys, max(0, size.height / 2))
  }

  init(of screen: UIScreen) {
    self.init(
      size: screen.bounds.size, safeBottom: screen.safeAreaInsets.bottom,
      isPad: screen.device.userInterfaceIdiom == .pad)
  }
}
