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

  // MARK: Parts of pictures

  /// Large pictures are kept where texts are.
  @Test func partsOfPicturesGiveTheSameColours() throws {
    let grey: UInt32 = 0xFF80_8080
    func picture(_ row: Bitmap) -> Bitmap {
      var picture = Bitmap(width: 10, height: 6, filledWith: grey)
      for x in 0..<4 { picture[x + 3, 2] = row[x, 0] }
      return picture
    }
    let place = InspectedText(
      "x", box: .init(x: 3, y: 2, width: 4, height: 1), fontSize: 12, color: "#300000")
    let drawn = picture(row(grey, 0xFF30_0000, 0xFF58_4040, grey))
    let frames = [
      PixelRect(x: 0, y: 0, width: 2, height: 2), PixelRect(x: 3, y: 2, width: 4, height: 1),
    ]
    func parts(_ row: Bitmap) -> BitmapParts { BitmapParts(of: picture(row), in: frames) }
    let inks = TextInkPictures(black: parts(black), white: parts(white), none: parts(none))
    let colors = try #require(inks.colors(of: place, opacity: 1, scale: 1, in: drawn))
    #expect(colors.text == 0xFF30_0000)
    #expect(colors.background == grey)
    // Nothing is known of other places.
    #expect(
      inks.colors(
        of: InspectedText("x", box: .init(x: 2, y: 2, width: 4, height: 1), fontSize: 12),
        opacity: 1, scale: 1, in: drawn) == nil)
  }

  @Test func partsThatTakeMoreThanThePictureAreAllOfIt() {
    var picture = Bitmap(width: 3, height: 2)
    picture[2, 1] = 0xFF00_0001
    let frames = [
      PixelRect(x: 0, y: 0, width: 2, height: 2), PixelRect(x: 1, y: 0, width: 1, height: 2),
      PixelRect(x: 1, y: 0, width: 2, height: 2), PixelRect(x: 0, y: 0, width: 0, height: 2),
    ]
    let all = BitmapParts(of: picture, in: frames)
    let whole = PixelRect(x: 0, y: 0, width: 3, height: 2)
    #expect(all.part(containing: whole)?[2, 1] == 0xFF00_0001)
    // Without the third, two columns are enough.
    let some = BitmapParts(of: picture, in: Array(frames.prefix(2)))
    #expect(some.part(containing: whole) == nil)
    #expect(some.part(containing: frames[1])?[1, 1] == 0)
  }
}
