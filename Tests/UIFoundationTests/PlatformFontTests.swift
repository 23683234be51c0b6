import Testing
import UIFoundation

/// Fonts of iOS that are asked for by name.
@Suite struct PlatformFontTests {
  @Test(
    arguments: [
      ("HelveticaNeue", .regular), ("Helvetica Neue", .regular), ("HelveticaNeue-Bold", .bold),
      ("HelveticaNeue-UltraLight", .ultraLight), ("AvenirNext-DemiBold", .semibold),
      ("Avenir-Heavy", .heavy), ("Avenir-Roman", .regular), ("ArialMT", .regular),
      ("Arial-BoldMT", .bold), ("TimesNewRomanPSMT", .regular), ("TimesNewRomanPS-BoldMT", .bold),
      ("HiraginoSans-W6", .semibold), ("SFProDisplay-Black", .black),
    ] as [(String, UIFont.Weight)])
  func theSystemFontOfTheSameWeightIsUsed(name: String, weight: UIFont.Weight) throws {
    let font = try #require(UIFont(name: name, size: 15))
    #expect(font == UIFont.systemFont(ofSize: 15, weight: weight))
    #expect(font.fontName == UIFont.systemFont(ofSize: 15, weight: weight).fontName)
  }

  @Test(arguments: ["Georgia-Italic", "Helvetica-Oblique"])
  func slantedFontsAreSlanted(name: String) {
    #expect(UIFont(name: name, size: 15) == UIFont.italicSystemFont(ofSize: 15))
  }

  @Test(arguments: ["Nothing", "HelveticaNeue-Nothing", "Helvetica-BoldNothing", "", "-", "-Bold"])
  func fontsThatIOSDoesNotHaveAreNil(name: String) {
    #expect(UIFont(name: name, size: 15) == nil)
  }
}
