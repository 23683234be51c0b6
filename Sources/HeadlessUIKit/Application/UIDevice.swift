/// How a device is held, by the side at which its home button or indicator is.
public enum UIDeviceOrientation: Int, Sendable, Hashable {
  case unknown = 0
  /// Below.
  case portrait = 1
  /// Above.
  case portraitUpsideDown = 2
  /// To the right.
  case landscapeLeft = 3
  /// To the left.
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device that the code seems to run on.
public final class UIDevice: NSObject {
  private let screen: UIScreen

  private init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  /// The device of the current application's screen, or a standard one outside of applications.
  public static var current: UIDevice { UIDevice(screen: .main) }

  public var name: String { screen.device.name }

  /// `iPhone` or `iPad`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { screen.device.userInterfaceIdiom }

  /// The device orientation that belongs to the interface orientation; left and right are
  /// exchanged, as in UIKit.
  public var orientation: UIDeviceOrientation {
    UIDeviceOrientation(rawValue: screen.orientation.rawValue) ?? .unknown
  }
}
