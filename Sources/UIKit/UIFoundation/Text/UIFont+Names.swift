extension UIFont {
  /// A font of the current ``FontConfiguration``, by its name; nil for an unknown name.
  ///
  /// A font that iOS has and the project lacks is replaced by the system font in the same weight, under the requested
  /// name; a warning on standard error says so once.
  ///
  /// - Parameters:
  ///   - fontName: a PostScript name, a full name, or the name of a family, whose regular font it then is.
  ///   - fontSize: points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if let font = try? Font(named: fontName, size: fontSize) {
      self.init(font)
    } else if let platform = PlatformFont(named: fontName) {
      let font = platform.substitute(ofSize: fontSize)
      PlatformFont.reportSubstitution(of: fontName, by: font)
      self.init(font, platform: platform)
    } else {
      return nil
    }
  }

  /// The names of all families, in alphabetical order: the families of the project's fonts, and the built-in
  /// M PLUS 1.
  public static var familyNames: [String] { FontConfiguration.current.familyNames }

  /// The PostScript names of a family's fonts, from light to heavy; empty for an unknown family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    FontConfiguration.current.fontNames(forFamilyName: familyName)
  }
}
