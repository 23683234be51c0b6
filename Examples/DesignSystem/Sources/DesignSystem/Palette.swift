import DesignedViews

/// The colours of the design system, for light and dark: those of the asset catalog.
public enum Palette {
  public static let accent = color("accent")
  public static let accentPressed = color("accentPressed")
  public static let onAccent = color("onAccent")
  public static let surface = color("surface")
  public static let text = color("text")
  public static let secondaryText = color("secondaryText")
  public static let disabled = color("disabled")
  public static let onDisabled = color("onDisabled")
  public static let star = color("star")
  public static let track = color("track")

  /// Magenta shows a name that is missing in the catalog.
  private static func color(_ name: String) -> UIColor {
    UIColor(named: name, in: .module, compatibleWith: nil) ?? .magenta
  }
}
