import HeadlessUIKit
import Testing
import ViewTestSupport

@Suite struct Devices {
  @Test(arguments: [
    ("3.5-inch", 320, 480, 2), ("4-inch", 320, 568, 2), ("iPhone SE (1st generation)", 320, 568, 2),
    ("iPhone SE", 375, 667, 2), ("iPhone 8 Plus", 414, 736, 3), ("iPhone X", 375, 812, 3),
    ("iPhone XR", 414, 896, 2), ("iPhone 13 mini", 375, 812, 3), ("iPhone 14", 390, 844, 3),
    ("iPhone 15", 393, 852, 3), ("iPhone 15 Pro Max", 430, 932, 3),
    ("iPhone 16 Pro", 402, 874, 3), ("iPhone 17 Pro Max", 440, 956, 3),
    ("iPhone Air", 420, 912, 3), ("iPad mini", 744, 1133, 2),
    ("iPad (9th generation)", 810, 1080, 2),
    ("iPad Pro 11-inch (M4)", 834, 1210, 2), ("iPad Pro 13-inch (M4)", 1032, 1376, 2),
  ])
  func sizesAreThoseOfApplesTable(name: String, width: CGFloat, height: CGFloat, scale: CGFloat)
    throws
  {
    let device = try #require(Device(named: name))
    #expect(device.portraitSize == CGSize(width: width, height: height))
    #expect(device.size(in: .landscapeLeft) == CGSize(width: height, height: width))
    #expect(device.scale == scale)
  }

  @Test(arguments: [
    ("iPhone 8", 20, 0, 0, 0), ("iPhone X", 44, 34, 44, 21), ("iPhone 11", 48, 34, 48, 21),
    ("iPhone 12 mini", 50, 34, 50, 21), ("iPhone 14", 47, 34, 47, 21),
    ("iPhone 15", 59, 34, 59, 21), ("iPhone 16 Pro", 62, 34, 62, 21),
  ])
  func phonesHaveTheirSafeAreas(
    name: String, top: CGFloat, bottom: CGFloat, side: CGFloat, landscapeBottom: CGFloat
  ) throws {
    let device = try #require(Device(named: name))
    #expect(
      device.safeAreaInsets(in: .portrait)
        == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(
      device.safeAreaInsets(in: .landscapeRight)
        == UIEdgeInsets(top: 0, left: side, bottom: landscapeBottom, right: side))
  }

  @Test func padsHaveTheSameSafeAreaBothWays() throws {
    let old = try #require(Device(named: "iPad (9th generation)"))
    #expect(
      old.safeAreaInsets(in: .portrait) == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let new = try #require(Device(named: "iPad Pro 11-inch (M4)"))
    let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    #expect(new.safeAreaInsets(in: .portrait) == insets)
    #expect(new.safeAreaInsets(in: .landscapeLeft) == insets)
  }

  @Test(arguments: [
    ("iPhone 15", UIUserInterfaceSizeClass.compact), ("iPhone 8", .compact),
    ("iPhone 8 Plus", .regular), ("iPhone 11", .regular), ("iPhone 16 Pro", .compact),
    ("iPhone 16 Pro Max", .regular),
  ])
  func largePhonesAreRegularInWidthInLandscape(name: String, width: UIUserInterfaceSizeClass) throws
  {
    let device = try #require(Device(named: name))
    #expect(device.horizontalSizeClass(in: .portrait) == .compact)
    #expect(device.verticalSizeClass(in: .portrait) == .regular)
    #expect(device.horizontalSizeClass(in: .landscapeLeft) == width)
    #expect(device.verticalSizeClass(in: .landscapeLeft) == .compact)
  }

  @Test func padsAreRegular() throws {
    let pad = try #require(Device(named: "iPad"))
    for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
      #expect(pad.horizontalSizeClass(in: orientation) == .regular)
      #expect(pad.verticalSizeClass(in: orientation) == .regular)
    }
  }

  @Test func namesAreUniqueAndAliasesMeanKnownDevices() {
    #expect(Set(Device.names).count == Device.names.count)
    for (alias, name) in Device.aliases {
      #expect(Device(named: alias)?.name == name)
    }
    for device in Device.all {
      #expect(device.portraitSize.width < device.portraitSize.height)
    }
  }

  @Test func namesAreExactButTheMeantOneIsSuggested() {
    #expect(Device(named: "iphone 15") == nil)
    #expect(Device.name(resembling: "iphone15") == "iPhone 15")
    #expect(Device.name(resembling: "iPad Pro 11 inch M4") == "iPad Pro 11-inch (M4)")
    #expect(Device.name(resembling: "4 INCH") == "4-inch")
    #expect(Device.name(resembling: "Pixel 8") == nil)
  }

  @Test func aScreenHasItsOwnPixels() throws {
    let plus = UIScreen(device: try #require(Device(named: "iPhone 8 Plus")))
    #expect(plus.scale == 3)
    #expect(plus.nativeBounds.size == CGSize(width: 1080, height: 1920))
    #expect(abs(plus.nativeScale - 2.6087) < 0.0001)
    let phone = UIScreen(device: .standard, orientation: .landscapeLeft)
    #expect(phone.bounds.size == CGSize(width: 852, height: 393))
    #expect(phone.nativeBounds.size == CGSize(width: 1179, height: 2556))
  }

  @Test func traitsAreTheDevicesAndTheUsers() throws {
    let device = try #require(Device(named: "iPad Air"))
    let screen = UIScreen(device: device, traits: UITraitCollection(userInterfaceStyle: .dark))
    let traits = screen.traitCollection
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
    #expect(traits.layoutDirection == .leftToRight)
    UIApplication(screen: screen).perform {
      #expect(UITraitCollection.current == traits)
      #expect(UIDevice.current.model == "iPad")
    }
  }

  @Test func devicesTurnAgainstTheirInterfaces() {
    let screen = UIScreen(device: .plain, orientation: .landscapeLeft)
    UIApplication(screen: screen).perform {
      #expect(UIDevice.current.orientation == .landscapeRight)
    }
    #expect(UIInterfaceOrientationMask.all.rawValue == 0b11110)
  }
}
