import Pixels
import Testing
import ViewTree

@testable import Snapshots

/// The colours of texts, from pictures of four pixels.
@Suite struct TextInkTests {
  private func text(_ color: String = "#000000") -> InspectedText {
    InspectedText(
      "x", box: .init(x: 0, y: 0, width: 4, height: 1), fontSize: 12, color: color)
  }

  private func row(_ pixels: UInt32...) -> Bitmap {
    Bitmap(width: pixels.count, height: 1, pixels: pixels)
  }

  /// A letter covers the second pixel, and half of the third.
  private let black: Bitmap
  private let white: Bitmap
  private let none: Bitmap

  init() {
    let grey: UInt32 = 0xFF80_8080
    black = Bitmap(width: 4, height: 1, pixels: [grey, 0xFF00_0000, 0xFF40_4040, grey])
    white = Bitmap(width: 4, height: 1, pixels: [grey, 0xFFFF_FFFF, 0xFFBF_BFBF, grey])
    none = Bitmap(width: 4, height: 1, filledWith: grey)
  }

  @Test func colorsAreThoseWhereTheLetterCoversThePixel() throws {
    let inks = TextInkPictures(black: black, white: white, none: none)
    let drawn = row(0xFF80_8080, 0xFF30_0000, 0xFF58_4040, 0xFF80_8080)
    let colors = try #require(
      inks.colors(of: text("#300000"), opacity: 1, scale: 1, in: drawn))
    #expect(colors.text == 0xFF30_0000)
    #expect(colors.background == 0xFF80_8080)
    #expect(colors.isTextDarker)
  }

  /// Text of the colour of its background changes no pixel, and is found by the other inks.
  @Test func textOfTheColourBehindItIsFound() throws {
    let inks = TextInkPictures(black: black, white: white, none: none)
    let colors = try #require(
      inks.colors(of: text("#808080"), opacity: 1, scale: 1, in: none))
    #expect(colors.contrast(by: .wcag) == 1)
  }

  @Test func textUnderAnOpaqueViewHasNoColours() {
    let inks = TextInkPictures(black: none, white: none, none: none)
    #expect(inks.colors(of: text(), opacity: 1, scale: 1, in: none) == nil)
  }

  /// Half of a veil over everything: the text is lighter than it is declared.
  @Test func veiledTextHasTheColourThatIsSeen() throws {
    let inks = TextInkPictures(
      black: row(0xFFC0_C0C0, 0xFF80_8080, 0xFFC0_C0C0, 0xFFC0_C0C0),
      white: row(0xFFC0_C0C0, 0xFFFF_FFFF, 0xFFC0_C0C0, 0xFFC0_C0C0),
      none: row(0xFFC0_C0C0, 0xFFC0_C0C0, 0xFFC0_C0C0, 0xFFC0_C0C0))
    let drawn = row(0xFFC0_C0C0, 0xFF80_8080, 0xFFC0_C0C0, 0xFFC0_C0C0)
    let colors = try #require(inks.colors(of: text(), opacity: 1, scale: 1, in: drawn))
    #expect(colors.contrast(by: .wcag) < 5)
  }
}
