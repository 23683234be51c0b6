extension UIScreen {
  /// The screens of the device: one.
  public static var screens: [UIScreen] { [.main] }

  /// The screen that this one mirrors: nil.
  public var mirrored: UIScreen? { nil }

  /// Whether the screen is recorded or mirrored: never.
  public var isCaptured: Bool { false }

  /// Frames per second.
  public var maximumFramesPerSecond: Int { 60 }

  /// 0.5 and without effect.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  // MARK: Coordinates

  /// The coordinates of the current orientation, which windows' frames are in.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(of: self, isFixed: false) }

  /// The coordinates of portrait, independent of the orientation.
  public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(of: self, isFixed: true) }

  // MARK: Status bar

  /// On newer phones the safe area starts below the bottom of the status bar, because of the
  /// sensors.
  private static let islandInset: CGFloat = 59
  private static let islandStatusBarHeight: CGFloat = 54

  /// The frame of the status bar, points; zero on phones in landscape, which hide it.
  package var statusBarFrame: CGRect {
    if device.userInterfaceIdiom == .phone, orientation.isLandscape { return .zero }
    let inset = safeAreaInsets.top
    let height = inset >= Self.islandInset ? Self.islandStatusBarHeight : inset
    return height > 0 ? CGRect(x: 0, y: 0, width: bounds.width, height: height) : .zero
  }
}
