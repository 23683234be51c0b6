import HeadlessUIKit

extension DsComboBox {
  /// The default colours of a combo box, as a new resource for each call.
  public static var defaultColors: StatefulResource {
    StatefulResource([
      .init(.bgColor): .color(paper),
      .init(.bgColor, .activated): .color(pressedPaper),
      .init(.fgColor): .color(DsDefaults.ink),
      .init(.fgColor, .disabled): .color(.gray),
      .init(.borderColor): .color(.gray),
      .init(.svgColor): .color(.lightGray),
      .init(.svgColor, .disabled): .color(.clear),
    ])
  }

  /// The default colours of a list's items, as a new resource for each call.
  public static var defaultItemColors: StatefulResource {
    StatefulResource([
      // Raised above its surroundings, so lighter in dark appearance.
      .init(.bgColor): .color(UIColor(light: .white, dark: color(0x2C2C2E))),
      .init(.bgColor, .activated): .color(UIColor(light: color(0xE5E5EA), dark: color(0x48484A))),
      .init(.bgColor, .selected): .color(UIColor(light: color(0xE0FFFF), dark: color(0x123F47))),
      .init(.bgColor, .activatedSelected): .color(
        UIColor(light: color(0xA0FFFF), dark: color(0x1B6470))),
      .init(.fgColor): .color(DsDefaults.ink),
      .init(.fgColor, .disabled): .color(.gray),
      .init(.svgColor): .color(.clear),
      .init(.svgColor, .selected): .color(UIColor(light: color(0x5050FF), dark: color(0x9C9CFF))),
    ])
  }

  /// The colour between and around the items of a list.
  static let separatorColor = UIColor(light: UIColor(white: 0.5, alpha: 1), dark: color(0x545458))

  private static let paper = UIColor(light: .white, dark: color(0x1C1C1E))
  private static let pressedPaper = UIColor(light: color(0xE5E5EA), dark: color(0x3A3A3C))

  private static func color(_ rgb: Int) -> UIColor {
    func part(_ shift: Int) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
