extension UIWindowScene {
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: self) }
}

/// The status bar of a scene.
public final class UIStatusBarManager: NSObject {
  private let scene: UIWindowScene

  init(of scene: UIWindowScene) {
    self.scene = scene
  }

  /// In the screen's coordinates, points; empty while it is hidden.
  public var statusBarFrame: CGRect { scene.screen.statusBarFrame }

  public var isStatusBarHidden: Bool { statusBarFrame.isEmpty }

  /// The style that the frontmost controller prefers.
  public var statusBarStyle: UIStatusBarStyle {
    let window = scene.keyWindow ?? scene.windows.last
    let system = (scene.application ?? .shared).system
    return system.statusBarStyle(of: window?.controllers.last)
  }
}
