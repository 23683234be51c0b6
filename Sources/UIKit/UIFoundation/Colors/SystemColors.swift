// The values of the adaptable system colours are those of Apple's Human Interface Guidelines
// ("Color", iOS, default contrast) and, for the semantic colours that the guidelines do not
// tabulate, those that `UIColor` returns on iOS 15 and later.

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

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  // MARK: Adaptable colours

  public static let systemRed = adaptable(0xFF3B30, 0xFF453A)
  public static let systemOrange = adaptable(0xFF9500, 0xFF9F0A)
  public static let systemYellow = adaptable(0xFFCC00, 0xFFD60A)
  public static let systemGreen = adaptable(0x34C759, 0x30D158)
  public static let systemMint = adaptable(0x00C7BE, 0x63E6E2)
  public static let systemTeal = adaptable(0x30B0C7, 0x40C8E0)
  public static let systemCyan = adaptable(0x32ADE6, 0x64D2FF)
  public static let systemBlue = adaptable(0x007AFF, 0x0A84FF)
  public static let systemIndigo = adaptable(0x5856D6, 0x5E5CE6)
  public static let systemPurple = adaptable(0xAF52DE, 0xBF5AF2)
  public static let systemPink = adaptable(0xFF2D55, 0xFF375F)
  public static let systemBrown = adaptable(0xA2845E, 0xAC8E68)

  public static let systemGray = adaptable(0x8E8E93, 0x8E8E93)
  public static let systemGray2 = adaptable(0xAEAEB2, 0x636366)
  public static let systemGray3 = adaptable(0xC7C7CC, 0x48484A)
  public static let systemGray4 = adaptable(0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = adaptable(0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = adaptable(0xF2F2F7, 0x1C1C1E)

  // MARK: Semantic colours

  /// The default tint of views that inherit none.
  public static let tintColor = systemBlue
  public static let link = adaptable(0x007AFF, 0x0984FF)

  public static let label = adaptable(white: 0, 1)
  public static let secondaryLabel = adaptable(0x3C3C43, alpha: 0.6, 0xEBEBF5, alpha: 0.6)
  public static let tertiaryLabel = adaptable(0x3C3C43, alpha: 0.3, 0xEBEBF5, alpha: 0.3)
  public static let quaternaryLabel = adaptable(0x3C3C43, alpha: 0.18, 0xEBEBF5, alpha: 0.18)
  public static let placeholderText = adaptable(0x3C3C43, alpha: 0.3, 0xEBEBF5, alpha: 0.3)

  public static let separator = adaptable(0x3C3C43, alpha: 0.29, 0x545458, alpha: 0.6)
  public static let opaqueSeparator = adaptable(0xC6C6C8, 0x38383A)

  public static let systemFill = adaptable(0x787880, alpha: 0.2, 0x787880, alpha: 0.36)
  public static let secondarySystemFill = adaptable(0x787880, alpha: 0.16, 0x787880, alpha: 0.32)
  public static let tertiarySystemFill = adaptable(0x767680, alpha: 0.12, 0x767680, alpha: 0.24)
  public static let quaternarySystemFill = adaptable(0x747480, alpha: 0.08, 0x767680, alpha: 0.18)

  public static let systemBackground = background(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
  public static let secondarySystemBackground = background(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
  public static let tertiarySystemBackground = background(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
  public static let systemGroupedBackground = background(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  /// The older name of ``systemGroupedBackground``.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  public static let secondarySystemGroupedBackground = background(
    0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
  public static let tertiarySystemGroupedBackground = background(
    0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
}
