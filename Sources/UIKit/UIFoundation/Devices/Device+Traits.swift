extension Device {
  /// The traits of an interface on a screen of this device.
  ///
  /// - Parameters:
  ///   - scale: pixels per point that the interface is drawn with; the device's own scale if nil.
  ///   - userTraits: the user's preferences: light or dark, reading direction, text size.
  package func traits(
    in orientation: UIInterfaceOrientation, scale: CGFloat? = nil,
    userTraits: UITraitCollection = .standard
  ) -> UITraitCollection {
    var values = UITraitCollection(traitsFrom: [.standard, userTraits]).values
    values.userInterfaceIdiom = userInterfaceIdiom
    values.displayScale = scale ?? self.scale
    values.horizontalSizeClass = horizontalSizeClass(in: orientation)
    values.verticalSizeClass = verticalSizeClass(in: orientation)
    return UITraitCollection(values)
  }
}
