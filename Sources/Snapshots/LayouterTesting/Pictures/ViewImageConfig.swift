/// The surroundings that a view controller is shown in: a device.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Sendable {
    /// The longer sides of the screen lie above and below.
    case landscape
    /// The longer sides of the screen lie at the left and the right.
    case portrait
  }

  /// How a tablet is held, and the part of its screen that the application has next to another one.
  public enum TabletOrientation: Sendable {
    /// The parts of a screen in portrait.
    public enum PortraitSplits: Sendable {
      /// About a third of the width: a compact one.
      case oneThird
      /// About two thirds of the width.
      case twoThirds
      /// The whole width.
      case full
    }

    /// The parts of a screen in landscape.
    public enum LandscapeSplits: Sendable {
      /// About a third of the width: a compact one.
      case oneThird
      /// About half of the width.
      case oneHalf
      /// About two thirds of the width.
      case twoThirds
      /// The whole width.
      case full
    }

    /// Wider than high, with a part of the width.
    case landscape(splitView: LandscapeSplits)
    /// Higher than wide, with a part of the width.
    case portrait(splitView: PortraitSplits)
  }

  /// The insets that bars, sensors and the home indicator take, points.
  public var safeArea: UIEdgeInsets
  /// Points; nil for the size of the controller's view.
  public var size: CGSize?
  /// The traits of the surroundings: appearance, display scale, text size, reading direction.
  public var traits: UITraitCollection
  /// The keyboard on the screen; nil, the default, for none. Input that the first responder has of its own is shown
  /// with it.
  public var keyboard: SoftwareKeyboard?

  /// The same surroundings with a keyboard, by default the one that the first responder asks for:
  /// `.image(on: .iPhone13.with(keyboard: .automatic))`.
  public func with(keyboard: SoftwareKeyboard?) -> ViewImageConfig {
    var surroundings = self
    surroundings.keyboard = keyboard
    return surroundings
  }

  /// Surroundings, by default without insets and in the controller's own size.
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
    var traits = screen.traitCollection
    #if FOR_PACKAGES
      // The surroundings of swift-snapshot-testing have none: every picture has the scale of the simulator's screen.
      traits = traits.scaled(by: StagedView.standardScale)
      let safeArea = Self.formerSafeArea(of: device.name, orientation) ?? screen.safeAreaInsets
    #else
      let safeArea = screen.safeAreaInsets
    #endif
    self.init(safeArea: safeArea, size: screen.bounds.size, traits: traits)
  }

  #if FOR_PACKAGES
    /// The insets of devices with which swift-snapshot-testing's pictures were taken; nil for those that it has as the
    /// devices have them.
    private static func formerSafeArea(
      of device: String, _ orientation: Orientation
    ) -> UIEdgeInsets? {
      switch (device, orientation) {
      case ("iPhone X", .landscape), ("iPhone XS Max", .landscape), ("iPhone XR", .landscape):
        UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44)
      case ("iPhone XR", .portrait): UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      case ("iPad Pro 12.9-inch (3rd generation)", _):
        UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      default: nil
      }
    }
  #endif

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

extension ViewImageConfig {
  /// The part of a tablet's screen that the application has in a split view.
  ///
  /// Source: Apple's Human Interface Guidelines, "Layout", size classes and multitasking: a third is 320 points, 375 on
  /// the large screens; the bar between the applications is 10 points.
  static func tablet(_ name: String, _ orientation: TabletOrientation) -> ViewImageConfig {
    switch orientation {
    case .landscape(let part):
      let whole = device(name, .landscape)
      let width = whole.size?.width ?? 0
      let third: CGFloat = width >= 1194 ? 375 : 320
      switch part {
      case .oneThird: return whole.part(third, isCompact: true)
      case .oneHalf: return whole.part((width - 10) / 2, isCompact: width < 1366)
      case .twoThirds: return whole.part(width - 10 - third, isCompact: false)
      case .full: return whole
      }
    case .portrait(let part):
      let whole = device(name, .portrait)
      let width = whole.size?.width ?? 0
      let third: CGFloat = width >= 1024 ? 375 : 320
      switch part {
      case .oneThird: return whole.part(third, isCompact: true)
      case .twoThirds: return whole.part(width - 10 - third, isCompact: true)
      case .full: return whole
      }
    }
  }

  /// The surroundings in a part of the screen with another width, points.
  private func part(_ width: CGFloat, isCompact: Bool) -> ViewImageConfig {
    var part = self
    part.size?.width = width
    part.traits = UITraitCollection(traitsFrom: [
      traits, UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular),
    ])
    return part
  }
}

// The names of swift-snapshot-testing. Sizes and safe areas are the real devices', which differ from
// its tables in places; in suites that are written for it they come from its tables.
extension ViewImageConfig {
  /// The iPhone SE of the first generation, in portrait.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// The first generation, with a screen of 4 inches.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone SE (1st generation)", orientation)
  }

  /// The iPhone 8, in portrait.
  public static let iPhone8 = iPhone8(.portrait)
  /// The iPhone 8, held in portrait or landscape.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 8", orientation)
  }

  /// The iPhone 8 Plus, in portrait.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// The iPhone 8 Plus, held in portrait or landscape.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 8 Plus", orientation)
  }

  /// The iPhone X, in portrait.
  public static let iPhoneX = iPhoneX(.portrait)
  /// The iPhone X, held in portrait or landscape.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone X", orientation)
  }

  /// The iPhone XS Max, in portrait.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// The iPhone XS Max, held in portrait or landscape.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone XS Max", orientation)
  }

  /// The iPhone XR, in portrait.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// The iPhone XR, held in portrait or landscape.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone XR", orientation)
  }

  /// The iPhone 12, in portrait.
  public static let iPhone12 = iPhone12(.portrait)
  /// The iPhone 12, held in portrait or landscape.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 12", orientation)
  }

  /// The iPhone 12 Pro, in portrait.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// The iPhone 12 Pro, held in portrait or landscape.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 12 Pro", orientation)
  }

  /// The iPhone 12 Pro Max, in portrait.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// The iPhone 12 Pro Max, held in portrait or landscape.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 12 Pro Max", orientation)
  }

  /// The iPhone 13, in portrait.
  public static let iPhone13 = iPhone13(.portrait)
  /// The iPhone 13, held in portrait or landscape.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 13", orientation)
  }

  /// The iPhone 13 mini, in portrait.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// The iPhone 13 mini, held in portrait or landscape.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 13 mini", orientation)
  }

  /// The iPhone 13 Pro, in portrait.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// The iPhone 13 Pro, held in portrait or landscape.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 13 Pro", orientation)
  }

  /// The iPhone 13 Pro Max, in portrait.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// The iPhone 13 Pro Max, held in portrait or landscape.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 13 Pro Max", orientation)
  }

  /// The iPad mini 4, in landscape.
  public static let iPadMini = iPadMini(.landscape)
  /// The iPad mini 4, held in portrait or landscape.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    device("iPad mini 4", orientation)
  }
  /// A part of its screen, in a split view.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet("iPad mini 4", orientation)
  }

  /// The iPad Pro with 11 inches, first generation, in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// The iPad Pro with 11 inches, first generation, held in portrait or landscape.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    device("iPad Pro 11-inch (1st generation)", orientation)
  }
  /// A part of its screen, in a split view.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet("iPad Pro 11-inch (1st generation)", orientation)
  }
}

// Sizes in inches are words of their own in these names.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension ViewImageConfig {
  /// An iPad with 9.7 inches, in landscape: as large as the iPad mini 4.
  public static let iPad9_7 = iPadMini
  /// An iPad with 9.7 inches, held in portrait or landscape.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    device("9.7-inch", orientation)
  }
  /// A part of its screen, in a split view.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet("9.7-inch", orientation)
  }

  /// The iPad with 10.2 inches, seventh generation, in landscape.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// The iPad with 10.2 inches, seventh generation, held in portrait or landscape.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    device("iPad (7th generation)", orientation)
  }
  /// A part of its screen, in a split view.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet("iPad (7th generation)", orientation)
  }

  /// The iPad Pro with 10.5 inches, in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// The iPad Pro with 10.5 inches, held in portrait or landscape.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    device("iPad Pro 10.5-inch", orientation)
  }
  /// A part of its screen, in a split view.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet("iPad Pro 10.5-inch", orientation)
  }

  /// The iPad Pro with 12.9 inches, third generation, in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// The iPad Pro with 12.9 inches, third generation, held in portrait or landscape.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    device("iPad Pro 12.9-inch (3rd generation)", orientation)
  }
  /// A part of its screen, in a split view.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet("iPad Pro 12.9-inch (3rd generation)", orientation)
  }
}
