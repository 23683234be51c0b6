/// The surroundings that a view controller is shown in: a device.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// The insets that bars, sensors and the home indicator take, points.
  public var safeArea: UIEdgeInsets
  /// Points; nil for the size of the controller's view.
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// The surroundings on a device, such as `.device(.standard)`.
  public init(device: Device, orientation: Orientation = .portrait) {
    let screen = UIScreen(
      device: device, orientation: orientation == .portrait ? .portrait : .landscapeRight)
    self.init(
      safeArea: screen.safeAreaInsets, size: screen.bounds.size, traits: screen.traitCollection)
  }

  /// The surroundings on a device.
  ///
  /// - Parameter name: One of `Device.names`, such as "iPhone 15". The surroundings on another one have
  ///   no size, so that nothing can be drawn.
  public static func device(
    _ name: String, _ orientation: Orientation = .portrait
  ) -> ViewImageConfig {
    Device(named: name).map { ViewImageConfig(device: $0, orientation: orientation) }
      ?? ViewImageConfig(size: .zero)
  }
}

// The names of swift-snapshot-testing. Sizes and safe areas are those of the devices, which differ from
// its tables in places.
extension ViewImageConfig {
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// The first generation, with a screen of 4 inches.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone SE (1st generation)", orientation)
  }

  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 8", orientation)
  }

  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 8 Plus", orientation)
  }

  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone X", orientation)
  }

  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone XS Max", orientation)
  }

  public static let iPhoneXr = iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone XR", orientation)
  }

  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 12", orientation)
  }

  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 12 Pro", orientation)
  }

  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 12 Pro Max", orientation)
  }

  public static let iPhone13 = iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 13", orientation)
  }

  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 13 mini", orientation)
  }

  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 13 Pro", orientation)
  }

  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 13 Pro Max", orientation)
  }

  public static let iPadMini = iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    device("iPad mini 4", orientation)
  }

  public static let iPadPro11 = iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    device("iPad Pro 11-inch (1st generation)", orientation)
  }
}

// Sizes in inches are words of their own in these names.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension ViewImageConfig {
  public static let iPad9_7 = iPadMini
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    device("9.7-inch", orientation)
  }

  public static let iPad10_2 = iPad10_2(.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    device("iPad (7th generation)", orientation)
  }

  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    device("iPad Pro 10.5-inch", orientation)
  }

  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    device("iPad Pro 12.9-inch (3rd generation)", orientation)
  }
}
