import HeadlessUIKit
import Testing
import UIFoundation

/// What code learns that asks for the device and the system.
@Suite struct SimulatedDeviceTests {
  @Test(arguments: [
    ("17", SystemVersion(17)), ("17.5", SystemVersion(17, 5)), ("16.4.1", SystemVersion(16, 4, 1)),
    ("", nil), ("17.", nil), (".5", nil), ("17.5.1.2", nil), ("-17", nil), ("17a", nil),
    ("99999", nil), ("१७", nil),
  ])
  func aVersionIsUpToThreeNumbers(text: String, expected: SystemVersion?) {
    #expect(SystemVersion(text) == expected)
  }

  @Test func versionsAreOrderedByAge() {
    let versions = [
      SystemVersion(13), SystemVersion(16, 4, 1), SystemVersion(16, 10), SystemVersion(17),
    ]
    #expect(versions.sorted() == versions)
    #expect(versions.map(\.description) == ["13.0", "16.4.1", "16.10", "17.0"])
  }

  /// 393 × 852 points at 3x with safe areas of 59 and 34, by Apple's Human Interface Guidelines.
  @Test func aPhoneIsFoundWhereverCodeAsksForIt() throws {
    try SimulatedDevice(named: "iPhone 15 Pro", system: "17.5").performAsCurrent {
      #expect(UIDevice.current.name == "iPhone 15 Pro")
      #expect(UIDevice.current.systemVersion == "17.5")
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(UIScreen.main.scale == 3)
      #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1179, height: 2556))
      #expect(UITraitCollection.current.displayScale == 3)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      #expect(UIApplication().screen.device.name == "iPhone 15 Pro")
    }
  }

  /// 744 × 1133 points at 2x.
  @Test func aPadHasItsTraitsAlsoWithoutAWindow() throws {
    try SimulatedDevice(named: "iPad mini").performAsCurrent {
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.model == "iPad")
      #expect(UIDevice.current.systemVersion == "18.0")
      let traits = UIView().traitCollection
      #expect(traits.userInterfaceIdiom == .pad)
      #expect(traits.horizontalSizeClass == .regular)
      #expect(traits.displayScale == 2)
      #expect(UIScreen.main.bounds.size == CGSize(width: 744, height: 1133))
    }
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test func eachDeviceHasItsApplication() throws {
    let phone = UIApplication.shared
    try SimulatedDevice(named: "iPad Air").performAsCurrent {
      #expect(UIApplication.shared !== phone)
      #expect(UIApplication.shared === UIApplication.shared)
    }
    #expect(UIApplication.shared === phone)
  }

  @Test(
    arguments: [
      ("iPhone 15 pro", nil), ("Nokia", nil), (nil, "12.4"), (nil, "26"), (nil, "x"),
    ] as [(String?, String?)])
  func anUnknownDeviceOrSystemIsAnError(name: String?, system: String?) {
    #expect(throws: SimulatedDeviceError.self) { try SimulatedDevice(named: name, system: system) }
  }
}
