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
    #expect(font.font == UIFont.systemFont(ofSize: 15, weight: weight).font)
    #expect(font != UIFont.systemFont(ofSize: 15, weight: weight))
  }

  @Test func itHasTheNameThatWasAskedFor() throws {
    let font = try #require(UIFont(name: "HelveticaNeue-Bold", size: 15))
    #expect(font.fontName == "HelveticaNeue-Bold" && font.familyName == "Helvetica Neue")
    #expect(font.withSize(20).fontName == "HelveticaNeue-Bold")
    #expect(font.fontDescriptor.postscriptName == "HelveticaNeue-Bold")
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(UIFontMetrics.default.scaledFont(for: font).fontName == "HelveticaNeue-Bold")
    #expect(UIFont(name: "Helvetica Neue", size: 15)?.fontName == "HelveticaNeue")
    #expect(UIFont(name: "ArialMT", size: 15)?.familyName == "Arial")
    #expect(font == UIFont(name: "HelveticaNeue-Bold", size: 15))
  }

  @Test func aDescriptorFindsItToo() {
    let descriptor = UIFontDescriptor(name: "Avenir-Heavy", size: 12)
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.fontName == "Avenir-Heavy")
    #expect(font.font == UIFont.systemFont(ofSize: 12, weight: .heavy).font)
  }

  @Test(arguments: ["Georgia-Italic", "Helvetica-Oblique"])
  func slantedFontsAreSlanted(name: String) {
    #expect(UIFont(name: name, size: 15)?.font == UIFont.italicSystemFont(ofSize: 15).font)
  }

  @Test(arguments: ["Nothing", "HelveticaNeue-Nothing", "Helvetica-BoldNothing", "", "-", "-Bold"])
  func fontsThatIOSDoesNotHaveAreNil(name: String) {
    #expect(UIFont(name: name, size: 15) == nil)
  }
}
