// Sizes, scales and size classes: Apple's Human Interface Guidelines, "Layout: Specifications".
// Safe areas: what these devices report to a full-screen window that shows a status bar; phones hide
// it in landscape.

extension Device {
  /// Devices whose screens are the same.
  struct Family {
    let idiom: UIUserInterfaceIdiom
    let size: CGSize
    let scale: CGFloat
    let nativeSize: CGSize?
    let portrait: UIEdgeInsets
    let landscape: UIEdgeInsets
    let names: [String]

    func device(named name: String) -> Device {
      Device(
        name: name, userInterfaceIdiom: idiom, portraitSize: size, scale: scale,
        nativeSize: nativeSize, portraitSafeAreaInsets: portrait,
        landscapeSafeAreaInsets: landscape)
    }

    /// Phones with a home button: their status bar is 20 points high.
    static func phone(
      _ width: CGFloat, _ height: CGFloat, scale: CGFloat, native: CGSize? = nil, _ names: String...
    ) -> Family {
      Family(
        idiom: .phone, size: CGSize(width: width, height: height), scale: scale, nativeSize: native,
        portrait: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero,
        names: names)
    }

    /// Phones whose sensors reach into the screen. In landscape both sides have the same inset.
    static func phone(
      _ width: CGFloat, _ height: CGFloat, scale: CGFloat, native: CGSize? = nil, sensors: CGFloat,
      _ names: String...
    ) -> Family {
      Family(
        idiom: .phone, size: CGSize(width: width, height: height), scale: scale, nativeSize: native,
        portrait: UIEdgeInsets(top: sensors, left: 0, bottom: 34, right: 0),
        landscape: UIEdgeInsets(top: 0, left: sensors, bottom: 21, right: sensors), names: names)
    }

    /// iPads: with a home button a status bar of 20 points, without one of 24 points and a home
    /// indicator.
    static func pad(
      _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, homeButton: Bool = false,
      _ names: String...
    ) -> Family {
      let insets = UIEdgeInsets(
        top: homeButton ? 20 : 24, left: 0, bottom: homeButton ? 0 : 20, right: 0)
      return Family(
        idiom: .pad, size: CGSize(width: width, height: height), scale: scale, nativeSize: nil,
        portrait: insets, landscape: insets, names: names)
    }
  }

  static let families: [Family] = [
    .phone(320, 480, scale: 1, "iPhone 3GS"),
    .phone(320, 480, scale: 2, "iPhone 4", "iPhone 4s"),
    .phone(
      320, 568, scale: 2, "iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE (1st generation)",
      "iPod touch (7th generation)"),
    .phone(
      375, 667, scale: 2, "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8",
      "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"),
    .phone(
      414, 736, scale: 3, native: CGSize(width: 1080, height: 1920), "iPhone 6 Plus",
      "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"),
    .phone(375, 812, scale: 3, sensors: 44, "iPhone X", "iPhone XS", "iPhone 11 Pro"),
    .phone(414, 896, scale: 3, sensors: 44, "iPhone XS Max", "iPhone 11 Pro Max"),
    .phone(414, 896, scale: 2, sensors: 48, "iPhone XR", "iPhone 11"),
    .phone(
      375, 812, scale: 3, native: CGSize(width: 1080, height: 2340), sensors: 50, "iPhone 12 mini",
      "iPhone 13 mini"),
    .phone(
      390, 844, scale: 3, sensors: 47, "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro",
      "iPhone 14", "iPhone 16e"),
    .phone(
      428, 926, scale: 3, sensors: 47, "iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"),
    .phone(
      393, 852, scale: 3, sensors: 59, "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"),
    .phone(
      430, 932, scale: 3, sensors: 59, "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max",
      "iPhone 16 Plus"),
    .phone(402, 874, scale: 3, sensors: 62, "iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"),
    .phone(440, 956, scale: 3, sensors: 62, "iPhone 16 Pro Max", "iPhone 17 Pro Max"),
    .phone(420, 912, scale: 3, sensors: 68, "iPhone Air"),

    .pad(768, 1024, scale: 1, homeButton: true, "iPad 2", "iPad mini (1st generation)"),
    .pad(
      768, 1024, homeButton: true, "iPad (3rd generation)", "iPad (4th generation)",
      "iPad (5th generation)", "iPad (6th generation)", "iPad Air (1st generation)", "iPad Air 2",
      "iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini (5th generation)",
      "iPad Pro 9.7-inch"),
    .pad(
      810, 1080, homeButton: true, "iPad (7th generation)", "iPad (8th generation)",
      "iPad (9th generation)"),
    .pad(834, 1112, homeButton: true, "iPad Pro 10.5-inch", "iPad Air (3rd generation)"),
    .pad(
      1024, 1366, homeButton: true, "iPad Pro 12.9-inch (1st generation)",
      "iPad Pro 12.9-inch (2nd generation)"),
    .pad(744, 1133, "iPad mini (6th generation)", "iPad mini (A17 Pro)"),
    .pad(
      820, 1180, "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
      "iPad Air (5th generation)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)"),
    .pad(
      834, 1194, "iPad Pro 11-inch (1st generation)", "iPad Pro 11-inch (2nd generation)",
      "iPad Pro 11-inch (3rd generation)", "iPad Pro 11-inch (4th generation)"),
    .pad(
      1024, 1366, "iPad Pro 12.9-inch (3rd generation)", "iPad Pro 12.9-inch (4th generation)",
      "iPad Pro 12.9-inch (5th generation)", "iPad Pro 12.9-inch (6th generation)",
      "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)"),
    .pad(834, 1210, "iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"),
    .pad(1032, 1376, "iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"),
  ]
}
