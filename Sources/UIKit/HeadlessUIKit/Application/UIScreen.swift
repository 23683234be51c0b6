/// The screen of a device in one of its orientations.
open class UIScreen: NSObject {
  /// The device that the screen belongs to.
  public let device: Device
  /// The orientation of the interface. ``UIApplication/rotate(to:)`` changes it.
  public package(set) var orientation: UIInterfaceOrientation {
    didSet { cachedTraits = nil }
  }
  /// Pixels per point at which the interface is drawn.
  open var scale: CGFloat { interfaceScale }
  private let interfaceScale: CGFloat
  /// The user's choice: light or dark, reading direction, text size.
  var userTraits: UITraitCollection {
    didSet { cachedTraits = nil }
  }
  /// What was set for the device's battery.
  var isBatteryMonitoringEnabled = false
  /// The current traits after the first use: views read them whenever they enter a window.
  private var cachedTraits: UITraitCollection?

  /// A screen that shows an interface.
  ///
  /// - Parameters:
  ///   - device: the simulated device if it is not given.
  ///   - orientation: the orientation of the interface; portrait for `unknown`.
  ///   - scale: pixels per point; the device's if nil.
  ///   - traits: the user's choice: light or dark, reading direction, text size. Scale, idiom and
  ///     size classes are the device's.
  public init(
    device: Device = SimulatedDevice.current.device,
    orientation: UIInterfaceOrientation = .portrait,
    scale: CGFloat? = nil, traits: UITraitCollection = .standard
  ) {
    self.device = device
    self.orientation = orientation == .unknown ? .portrait : orientation
    interfaceScale = scale ?? device.scale
    self.userTraits = traits
    super.init()
  }

  /// The screen of the current application, or the simulated device's outside of applications.
  open class var main: UIScreen { UIApplication.shared.screen }

  /// The screen in its own coordinates in the current orientation, points.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size(in: orientation)) }

  /// The screen in its own pixels, always in portrait.
  open var nativeBounds: CGRect { CGRect(origin: .zero, size: device.nativeSize) }

  /// The screen's physical pixels per point.
  open var nativeScale: CGFloat {
    device.portraitSize.width > 0 ? device.nativeSize.width / device.portraitSize.width : scale
  }

  /// How far bars, sensors and rounded corners reach into the screen in the current orientation,
  /// points.
  public var safeAreaInsets: UIEdgeInsets { device.safeAreaInsets(in: orientation) }

  /// The traits that follow from the device, the user's choice and the current orientation.
  open var traitCollection: UITraitCollection {
    if let cachedTraits { return cachedTraits }
    let traits = traitCollection(in: orientation)
    cachedTraits = traits
    return traits
  }

  package func traitCollection(in orientation: UIInterfaceOrientation) -> UITraitCollection {
    device.traits(in: orientation, scale: scale, userTraits: userTraits)
  }
}
