import CairoGraphics
import DrawingTestSupport
import Foundation
import Pixels
import TestSupport
import Testing

@testable import Typesetting

/// Emoji with colours of their own, in the fonts of ``TestFonts``: at size 10, with the top of the line at 1,
/// the glyph is a square from (0, 0) to (10, 10).
@Suite struct ColorGlyphTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(TestFonts.colour, to: "colour.ttf")
    try folder.write(TestFonts.bitmap, to: "bitmap.ttf")
  }

  private func drawn(
    _ text: String, _ file: String, color: CGColor = .black, scale: CGFloat = 1
  ) throws -> Bitmap {
    let context = try CGContext(size: CGSize(width: 20, height: 12), scale: scale)
    let font = try Font(file: "\(folder.path)/\(file)", size: 10)
    TextLayout(text, font: font).draw(in: context, at: CGPoint(x: 0, y: 1), color: color)
    return try context.makeBitmap()
  }

  @Test(arguments: [1, 2] as [Int]) func layersHaveTheColorsOfThePalette(scale: Int) throws {
    let picture = try drawn("😀", "colour.ttf", scale: CGFloat(scale))
    func pixel(_ x: Int, _ y: Int) -> UInt32 { picture[x * scale, y * scale] }
    #expect(pixel(2, 2) == 0xFFFF_0000)
    #expect(pixel(4, 9) == 0xFFFF_0000)
    #expect(pixel(7, 2) == 0x8000_0080)
    #expect(pixel(9, 9) == 0x8000_0080)
    // The layer in the colour of the text, from (0, 5) to (4, 10).
    #expect(pixel(0, 5) == 0xFF00_0000)
    #expect(pixel(3, 9) == 0xFF00_0000)
    #expect(pixel(3, 4) == 0xFFFF_0000)
    #expect(pixel(10, 5) == 0)
    #expect(pixel(2, 10) == 0)
  }

  @Test func colorsAreAsOpaqueAsTheText() throws {
    let white = CGColor(red: 1, green: 1, blue: 1, alpha: 0.2)
    let picture = try drawn("😀", "colour.ttf", color: white)
    // A fifth of 255 is 51.
    #expect(picture[2, 2] == 0x3333_0000)
  }

  @Test func lettersBesideThemAreOrdinary() throws {
    // The letter, 400 by 500, follows an em further.
    let picture = try drawn("😀a", "colour.ttf", color: CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(picture[2, 2] == 0xFFFF_0000)
    #expect(picture[11, 7] == 0xFF00_FF00)
    #expect(picture[11, 4] == 0)
    #expect(picture[15, 7] == 0)
  }

  /// The left half of the picture is green, the right half transparent.
  @Test(arguments: [1, 2] as [Int]) func picturesAreScaled(scale: Int) throws {
    let picture = try drawn("😀a", "bitmap.ttf", scale: CGFloat(scale))
    func pixel(_ x: Int, _ y: Int) -> UInt32 { picture[x * scale, y * scale] }
    #expect(pixel(1, 1) == 0xFF00_FF00)
    #expect(pixel(3, 8) == 0xFF00_FF00)
    #expect(pixel(7, 2) == 0)
    #expect(pixel(8, 8) == 0)
  }

  /// FreeType reads no outlines of fonts with pictures.
  @Test func lettersWithoutAPictureAreOfAnotherFont() throws {
    let font = try Font(file: folder.path + "/bitmap.ttf", size: 10)
    let layout = TextLayout("😀a", font: font)
    #expect(
      layout.lines[0].shaped.faces.map(\.file.name) == ["bitmap.ttf", "Mplus1-Regular.otf"])
  }

  @Test func spacesBesideEmojiAreThoseOfLetters() throws {
    let fonts = try FontConfiguration(
      files: [folder.path + "/colour.ttf"], fallbacks: [.init(familyName: "Layouter Colour")])
    fonts.performAsCurrent {
      let font = Font.system(size: 1000)
      let space = TextLayout("a b", font: font).size.width - TextLayout("ab", font: font).size.width
      #expect(abs(TextLayout("😀 😀", font: font).size.width - 2000 - space) < 1e-9)
    }
  }

  @Test func theyReachAsFarAsTheirLayers() throws {
    // An em above the baseline, a tenth above the ascender.
    let font = try Font(file: folder.path + "/colour.ttf", size: 10)
    #expect(abs(TextLayout("😀", font: font).overflow.top - 1) < 1e-9)
  }

  @Test func aFallbackMayHaveColors() throws {
    let fonts = try FontConfiguration(
      files: [folder.path + "/colour.ttf"],
      fallbacks: [.init(script: FontScript(code: "Zsye"), familyName: "Layouter Colour")])
    try fonts.performAsCurrent {
      let context = try CGContext(size: CGSize(width: 20, height: 12), scale: 1)
      let layout = TextLayout("😀", font: .system(size: 10))
      layout.draw(in: context, at: .zero, color: .black)
      // The baseline of the system font is 9.5 below the top, and drawn at 10.
      #expect(try context.makeBitmap()[2, 2] == 0xFFFF_0000)
      #expect(layout.lines[0].shaped.faces.map(\.file.name) == ["colour.ttf"])
    }
  }

  /// Every byte of the fonts is changed in turn: glyphs are drawn, or fonts are refused, but nothing traps.
  @Test(arguments: ["colour.ttf", "bitmap.ttf"])
  func damagedFontsAreDrawnOrRefused(file: String) throws {
    let bytes = try folder.bytes(file)
    var drawnCount = 0
    for index in bytes.indices.dropFirst(12) where index % 3 == 0 {
      var damaged = bytes
      damaged[index] ^= 0xFF
      try folder.write(damaged, to: "damaged-\(index).ttf")
      do {
        _ = try drawn("😀a", "damaged-\(index).ttf")
        drawnCount += 1
      } catch is FontError {
      } catch is CGContextError {
      }
    }
    #expect(drawnCount > 0)
  }

  // MARK: Version 1

  @Test func colorsThatAreNotDrawnAreReported() throws {
    try folder.write(TestFonts.paint, to: "paint.ttf")
    let font = try Font(file: "\(folder.path)/paint.ttf", size: 10)
    func sentences(_ text: String) -> [String] {
      FontRecording.record { _ = TextLayout(text, font: font) }.fonts.uncoloredFontSentences
    }
    #expect(
      sentences("a😀") == [
        "paint.ttf has colours as COLR version 1, which is not drawn: LayouterPaint-Regular is in the colour of the "
          + "text. Use a font with COLR version 0 or CBDT."
      ])
    #expect(sentences("a") == [])
    #expect(try drawn("😀", "paint.ttf")[2, 2] == 0xFF00_0000)
  }

  @Test func colorsThatAreDrawnAreNotReported() throws {
    for file in ["colour.ttf", "bitmap.ttf"] {
      let recording = try FontRecording.record { _ = try drawn("😀a", file) }.fonts
      #expect(recording.uncoloredFontSentences == [])
    }
  }

  /// The list of painted glyphs claims more than the file has.
  @Test func aBrokenTableOfPaintsIsReadAsFarAsItGoes() throws {
    var data = TestFonts.paint
    let table = try #require(data.firstRange(of: Data("COLR".utf8)))
    func number(at offset: Int) -> Int { data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let start = number(at: table.lowerBound + 8)
    let list = start + number(at: start + 14)
    data.replaceSubrange(list..<list + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
    try folder.write(data, to: "broken.ttf")
    #expect(throws: Never.self) { try drawn("😀", "broken.ttf") }
    data.replaceSubrange(start + 14..<start + 18, with: [0xFF, 0xFF, 0xFF, 0xFF])
    try folder.write(data, to: "broken.ttf")
    #expect(throws: Never.self) { try drawn("😀", "broken.ttf") }
  }
}
