/// The device that the code appears to run on: see ``SimulatedDevice``.
public final class UIDevice: ObjectiveCObject {
  private let screen: UIScreen

  private init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  /// The device of the current application's screen, as ``current``.
  public convenience override init() { self.init(screen: .main) }

  /// The device of the current application's screen, or a standard one outside of applications.
  public static var current: UIDevice { UIDevice(screen: .main) }

  /// The name of the device's model, such as `iPhone 15 Pro`, as on a simulator.
  public var name: String { screen.device.name }

  /// The system whose measures and behaviour are followed.
  public var systemName: String { "iOS" }
  /// The version of the system, such as `18.0`.
  public var systemVersion: String { SimulatedDevice.current.system.description }

  /// `iPhone` or `iPad`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// Phone or pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { screen.device.userInterfaceIdiom }

  /// The device orientation that belongs to the interface orientation; left and right are
  /// exchanged, as in UIKit.
  public var orientation: UIDeviceOrientation {
    UIDeviceOrientation(rawValue: screen.orientation.rawValue) ?? .unknown
  }

  /// ``model``, which is not translated here.
  public var localizedModel: String { model }

  /// Nil: no vendor installed anything here.
  public var identifierForVendor: UUID? { nil }

  /// Always true.
  public var isMultitaskingSupported: Bool { true }

  // MARK: Sensors

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// Devices here have no battery: the state is always `unknown`.
    case unknown, unplugged, charging, full
  }

  /// -1: the charge is unknown.
  public var batteryLevel: Float { -1 }
  /// Always unknown.
  public var batteryState: BatteryState { .unknown }

  /// Has no effect but on its own value: there is no battery.
  public var isBatteryMonitoringEnabled: Bool {
    get { screen.isBatteryMonitoringEnabled }
    set { screen.isBatteryMonitoringEnabled = newValue }
  }

  /// Has no effect: there is no sensor, and on a device without one it stays false.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether the sensor is covered: never.
  public var proximityState: Bool { false }

  /// Whether changes of ``orientation`` are followed: always.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Has no effect: changes are always followed.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Has no effect: changes are always followed.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Plays nothing.
  public func playInputClick() {}
}

/// An input view that clicks when its keys are tapped.
public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether ``UIDevice/playInputClick()`` is heard while the view is shown: not here. False by default.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// False, as for views that do not implement it.
  public var enableInputClicksWhenVisible: Bool { false }
}

// UIKit's global functions keep their names.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of the current device.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a device is held upright, or upside down.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a device is held sideways.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the interface is taller than wide.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the interface is wider than tall.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}
