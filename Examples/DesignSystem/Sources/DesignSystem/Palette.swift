import DesignedViews

/// The colours of the design system, for light and dark.
public enum Palette {
  public static let accent = color(light: 0x0B57D0, dark: 0xA8C7FA)
  public static let accentPressed = color(light: 0x08429F, dark: 0xD3E3FD)
  public static let onAccent = color(light: 0xFFFFFF, dark: 0x062E6F)
  public static let surface = color(light: 0xF3F6FC, dark: 0x1E1F20)
  public static let text = color(light: 0x1F1F1F, dark: 0xE3E3E3)
  public static let secondaryText = color(light: 0x5A5D5A, dark: 0xABADAB)
  public static let disabled = color(light: 0xE3E4E6, dark: 0x3A3B3C)
  public static let onDisabled = color(light: 0x85888A, dark: 0x8A8D8F)
  public static let star = color(light: 0xE37400, dark: 0xFDD663)
  public static let track = color(light: 0xD3DBE5, dark: 0x444746)

  private static func color(light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in
      let value = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
        blue: CGFloat(value & 0xFF) / 255, alpha: 1)
    }
  }
}
