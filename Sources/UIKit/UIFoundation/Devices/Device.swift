/// A kind of device, by the properties that an interface depends on: the size of its screen, its pixels
/// per point and the safe area.
///
///     guard let phone = Device(named: "iPhone 15") else { … }
///     let application = UIApplication(screen: UIScreen(device: phone, orientation: .landscapeLeft))
public struct Device: Sendable, Hashable {
  /// Apple's name of the device, or one of its own.
  public var name: String
  /// Phone or iPad; size classes depend on it.
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  /// The size of the screen in portrait, points.
  public var portraitSize: CGSize
  /// Pixels per point that the interface is drawn with.
  public var scale: CGFloat
  /// The screen's own pixels in portrait. Some devices scale the interface down to fewer than it is
  /// drawn with.
  public var nativeSize: CGSize
  /// How far the status bar, the sensors, the home indicator and the rounded corners reach into the
  /// screen in portrait, points.
  public var portraitSafeAreaInsets: UIEdgeInsets
  /// The same in either landscape orientation.
  public var landscapeSafeAreaInsets: UIEdgeInsets

  /// A custom device.
  ///
  /// - Parameters:
  ///   - portraitSize: points.
  ///   - nativeSize: the screen's own pixels in portrait; `portraitSize` times `scale` if nil.
  public init(
    name: String, userInterfaceIdiom: UIUserInterfaceIdiom = .phone, portraitSize: CGSize,
    scale: CGFloat, nativeSize: CGSize? = nil, portraitSafeAreaInsets: UIEdgeInsets = .zero,
    landscapeSafeAreaInsets: UIEdgeInsets = .zero
  ) {
    self.name = name
    self.userInterfaceIdiom = userInterfaceIdiom
    self.portraitSize = portraitSize
    self.scale = scale
    self.nativeSize =
      nativeSize
      ?? CGSize(width: portraitSize.width * scale, height: portraitSize.height * scale)
    self.portraitSafeAreaInsets = portraitSafeAreaInsets
    self.landscapeSafeAreaInsets = landscapeSafeAreaInsets
  }

  /// The size of the screen in an orientation, points.
  public func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape
      ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
  }

  /// The safe area insets of the screen in an orientation, points.
  public func safeAreaInsets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    orientation.isLandscape ? landscapeSafeAreaInsets : portraitSafeAreaInsets
  }

  /// The horizontal size class: regular on iPads, and on phones at least 414 points wide in
  /// landscape (Human Interface Guidelines, "Device size classes").
  public func horizontalSizeClass(
    in orientation: UIInterfaceOrientation
  ) -> UIUserInterfaceSizeClass {
    if userInterfaceIdiom == .pad { return .regular }
    return orientation.isLandscape && portraitSize.width >= 414 ? .regular : .compact
  }

  /// The vertical size class: compact on phones in landscape.
  public func verticalSizeClass(
    in orientation: UIInterfaceOrientation
  ) -> UIUserInterfaceSizeClass {
    userInterfaceIdiom != .pad && orientation.isLandscape ? .compact : .regular
  }
}
