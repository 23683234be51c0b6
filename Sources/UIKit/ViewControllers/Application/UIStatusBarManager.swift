extension UIWindowScene {
  /// The status bar of the scene; never nil here.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: self) }
}

/// The status bar of a scene.
public final class UIStatusBarManager: NSObject {
  private let scene: UIWindowScene

  init(of scene: UIWindowScene) {
    self.scene = scene
  }

  /// The frame of the status bar in the screen's coordinates, points; zero while it is hidden.
  public var statusBarFrame: CGRect { scene.screen.statusBarFrame }

  /// Whether the device hides the status bar in this orientation.
  public var isStatusBarHidden: Bool { statusBarFrame.isEmpty }

  /// The style that the frontmost controller prefers.
  public var statusBarStyle: UIStatusBarStyle {
    let window = scene.keyWindow ?? scene.windows.last
    let system = (scene.application ?? .shared).system
    return system.statusBarStyle(of: window?.controllers.last)
  }
}
