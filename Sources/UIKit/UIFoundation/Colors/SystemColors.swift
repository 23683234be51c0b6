// The values of the adaptable system colours come from Apple's Human Interface Guidelines ("Color",
// iOS, default contrast). The guidelines do not tabulate the semantic colours: their values are the
// ones that `UIColor` returns on iOS 15 and later.

private func adaptable(_ light: UInt32, _ dark: UInt32) -> UIColor {
  UIColor(light: .init(rgb: light), dark: .init(rgb: dark))
}

private func adaptable(
  _ light: UInt32, alpha lightAlpha: CGFloat, _ dark: UInt32, alpha darkAlpha: CGFloat
) -> UIColor {
  UIColor(
    light: .init(rgb: light, alpha: lightAlpha), dark: .init(rgb: dark, alpha: darkAlpha))
}

private func adaptable(white light: CGFloat, _ dark: CGFloat) -> UIColor {
  UIColor(light: UIColor(white: light, alpha: 1), dark: UIColor(white: dark, alpha: 1))
}

/// A background, which is less dark in front of others in the dark appearance.
private func background(_ light: UInt32, _ dark: UInt32, elevated: UInt32) -> UIColor {
  func components(_ rgb: UInt32) -> UIColor.Components {
    var components = UIColor.Components(rgb: rgb)
    components.isGray = rgb == 0 || rgb == 0xFFFFFF
    return components
  }
  return UIColor(
    light: components(light), dark: components(dark), elevated: components(elevated))
}

extension UIColor {
  // MARK: Fixed colours

  /// Grey level 0, opaque.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Grey level ⅓, opaque.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Grey level ⅔, opaque.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Grey level 1, opaque.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey level ½, opaque.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// `#FF0000` in sRGB.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// `#00FF00` in sRGB.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// `#0000FF` in sRGB.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// `#00FFFF` in sRGB.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// `#FFFF00` in sRGB.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// `#FF00FF` in sRGB.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// `#FF8000` in sRGB.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// `#800080` in sRGB.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// `#996633` in sRGB.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Fully transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Text on a light background, whatever the appearance: black.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on a dark background, whatever the appearance: white at 60 % opacity.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  // MARK: Adaptable colours

  /// `#FF3B30` in light, `#FF453A` in dark appearance.
  public static let systemRed = adaptable(0xFF3B30, 0xFF453A)
  /// `#FF9500` in light, `#FF9F0A` in dark appearance.
  public static let systemOrange = adaptable(0xFF9500, 0xFF9F0A)
  /// `#FFCC00` in light, `#FFD60A` in dark appearance.
  public static let systemYellow = adaptable(0xFFCC00, 0xFFD60A)
  /// `#34C759` in light, `#30D158` in dark appearance.
  public static let systemGreen = adaptable(0x34C759, 0x30D158)
  /// `#00C7BE` in light, `#63E6E2` in dark appearance.
  public static let systemMint = adaptable(0x00C7BE, 0x63E6E2)
  /// `#30B0C7` in light, `#40C8E0` in dark appearance.
  public static let systemTeal = adaptable(0x30B0C7, 0x40C8E0)
  /// `#32ADE6` in light, `#64D2FF` in dark appearance.
  public static let systemCyan = adaptable(0x32ADE6, 0x64D2FF)
  /// `#007AFF` in light, `#0A84FF` in dark appearance.
  public static let systemBlue = adaptable(0x007AFF, 0x0A84FF)
  /// `#5856D6` in light, `#5E5CE6` in dark appearance.
  public static let systemIndigo = adaptable(0x5856D6, 0x5E5CE6)
  /// `#AF52DE` in light, `#BF5AF2` in dark appearance.
  public static let systemPurple = adaptable(0xAF52DE, 0xBF5AF2)
  /// `#FF2D55` in light, `#FF375F` in dark appearance.
  public static let systemPink = adaptable(0xFF2D55, 0xFF375F)
  /// `#A2845E` in light, `#AC8E68` in dark appearance.
  public static let systemBrown = adaptable(0xA2845E, 0xAC8E68)

  /// The base grey: `#8E8E93` in both appearances.
  public static let systemGray = adaptable(0x8E8E93, 0x8E8E93)
  /// Lighter than ``systemGray`` in light, darker in dark appearance: `#AEAEB2`, `#636366`.
  public static let systemGray2 = adaptable(0xAEAEB2, 0x636366)
  /// Lighter than ``systemGray2`` in light, darker in dark appearance: `#C7C7CC`, `#48484A`.
  public static let systemGray3 = adaptable(0xC7C7CC, 0x48484A)
  /// Lighter than ``systemGray3`` in light, darker in dark appearance: `#D1D1D6`, `#3A3A3C`.
  public static let systemGray4 = adaptable(0xD1D1D6, 0x3A3A3C)
  /// Lighter than ``systemGray4`` in light, darker in dark appearance: `#E5E5EA`, `#2C2C2E`.
  public static let systemGray5 = adaptable(0xE5E5EA, 0x2C2C2E)
  /// Lighter than ``systemGray5`` in light, darker in dark appearance: `#F2F2F7`, `#1C1C1E`.
  public static let systemGray6 = adaptable(0xF2F2F7, 0x1C1C1E)

  // MARK: Semantic colours

  /// The default tint of views that do not inherit one.
  public static let tintColor = systemBlue
  /// Text that opens a page: `#007AFF` in light, `#0984FF` in dark appearance.
  public static let link = adaptable(0x007AFF, 0x0984FF)

  /// The text of primary content.
  public static let label = adaptable(white: 0, 1)
  /// The text of secondary content, such as a subtitle.
  public static let secondaryLabel = adaptable(0x3C3C43, alpha: 0.6, 0xEBEBF5, alpha: 0.6)
  /// The text of tertiary content.
  public static let tertiaryLabel = adaptable(0x3C3C43, alpha: 0.3, 0xEBEBF5, alpha: 0.3)
  /// The text of quaternary content.
  public static let quaternaryLabel = adaptable(0x3C3C43, alpha: 0.18, 0xEBEBF5, alpha: 0.18)
  /// The text that a field shows while it is empty.
  public static let placeholderText = adaptable(0x3C3C43, alpha: 0.3, 0xEBEBF5, alpha: 0.3)

  /// Thin lines that let the content below shine through.
  public static let separator = adaptable(0x3C3C43, alpha: 0.29, 0x545458, alpha: 0.6)
  /// Thin lines that hide the content below.
  public static let opaqueSeparator = adaptable(0xC6C6C8, 0x38383A)

  /// Thin and small shapes over a background, such as the track of a slider.
  public static let systemFill = adaptable(0x787880, alpha: 0.2, 0x787880, alpha: 0.36)
  /// Medium-sized shapes over a background, such as the background of a switch.
  public static let secondarySystemFill = adaptable(0x787880, alpha: 0.16, 0x787880, alpha: 0.32)
  /// Large shapes over a background, such as a text field or a button.
  public static let tertiarySystemFill = adaptable(0x767680, alpha: 0.12, 0x767680, alpha: 0.24)
  /// Large areas with complex content over a background, such as an expanded cell.
  public static let quaternarySystemFill = adaptable(0x747480, alpha: 0.08, 0x767680, alpha: 0.18)

  /// The main background of an interface.
  public static let systemBackground = background(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
  /// Content on ``systemBackground``.
  public static let secondarySystemBackground = background(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
  /// Content on ``secondarySystemBackground``.
  public static let tertiarySystemBackground = background(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
  /// The main background of a grouped interface, such as a grouped table.
  public static let systemGroupedBackground = background(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  /// The older name of ``systemGroupedBackground``.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// Content on ``systemGroupedBackground``, such as the cells of a grouped table.
  public static let secondarySystemGroupedBackground = background(
    0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
  /// Content on ``secondarySystemGroupedBackground``.
  public static let tertiarySystemGroupedBackground = background(
    0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
}
