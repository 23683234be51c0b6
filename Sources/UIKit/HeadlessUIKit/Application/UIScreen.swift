/// The screen of a device in one of its orientations.
public final class UIScreen: NSObject {
  public let device: Device
  /// How the interface is turned. ``UIApplication/rotate(to:)`` changes it.
  public package(set) var orientation: UIInterfaceOrientation {
    didSet { cachedTraits = nil }
  }
  /// Pixels a point that the interface is drawn with.
  public let scale: CGFloat
  /// What the user chose: light or dark, reading direction, text size.
  var userTraits: UITraitCollection {
    didSet { cachedTraits = nil }
  }
  /// The current traits, once they have been read: views read them whenever they enter a window.
  private var cachedTraits: UITraitCollection?

  /// A screen that shows an interface.
  ///
  /// - Parameters:
  ///   - orientation: how the interface is turned; portrait for `unknown`.
  ///   - scale: pixels a point, where it is another than the device's.
  ///   - traits: what the user chose: light or dark, reading direction, text size. Scale, idiom and
  ///     size classes are the device's.
  public init(
    device: Device = .standard, orientation: UIInterfaceOrientation = .portrait,
    scale: CGFloat? = nil, traits: UITraitCollection = .standard
  ) {
    self.device = device
    self.orientation = orientation == .unknown ? .portrait : orientation
    self.scale = scale ?? device.scale
    self.userTraits = traits
    super.init()
  }

  /// The screen of the current application, or a standard one outside of applications.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// The screen in its own coordinates in the current orientation, points.
  public var bounds: CGRect { CGRect(origin: .zero, size: device.size(in: orientation)) }

  /// The screen in its own pixels, always in portrait.
  public var nativeBounds: CGRect { CGRect(origin: .zero, size: device.nativeSize) }

  /// The screen's own pixels a point.
  public var nativeScale: CGFloat {
    device.portraitSize.width > 0 ? device.nativeSize.width / device.portraitSize.width : scale
  }

  /// How far bars, sensors and rounded corners reach into the screen in the current orientation,
  /// points.
  public var safeAreaInsets: UIEdgeInsets { device.safeAreaInsets(in: orientation) }

  /// The traits that follow from the device, the user's choice and the current orientation.
  public var traitCollection: UITraitCollection {
    if let cachedTraits { return cachedTraits }
    let traits = traitCollection(in: orientation)
    cachedTraits = traits
    return traits
  }

  package func traitCollection(in orientation: UIInterfaceOrientation) -> UITraitCollection {
    device.traits(in: orientation, scale: scale, userTraits: userTraits)
  }
}
