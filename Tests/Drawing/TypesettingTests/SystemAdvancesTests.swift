import CairoGraphics
import Foundation
import Testing

@testable import Typesetting

/// The letters of the system font in the widths of iOS's.
@Suite struct SystemAdvancesTests {
  private func width(_ text: String, _ font: Font) -> Double {
    TextLayout(text, font: font).size.width.native
  }

  // MARK: Widths

  /// Thousandths of an em from the table, and the spacing: 1.06 points of text below 20 points, 0.0397 em from there, where
  /// capital letters are 30 thousandths wider, digits 28 and others but small letters 9; for each step above regular 11,
  /// from 20 points 12. Above 28 points the spacing is less: by 1.8 thousandths at 34, 4.3 at 40 and 13.6 from 80.
  @Test(
    arguments: [
      ("A", 17, FontWeight.regular, 0.598 * 17 + 1.06),
      ("A", 12, .regular, 0.598 * 12 + 1.06),
      ("A", 19.5, .light, 0.598 * 19.5 + 1.06),
      ("A", 20, .regular, (0.598 + 0.030 + 0.0397) * 20),
      ("a", 34, .regular, (0.473 + 0.0397 - 0.0018) * 34),
      ("8", 34, .ultraLight, (0.563 + 0.028 + 0.0397 - 0.0018) * 34),
      ("!", 28, .regular, (0.226 + 0.009 + 0.0397) * 28),
      // Half way between 34 and 40.
      ("a", 37, .regular, (0.473 + 0.0397 - 0.00305) * 37),
      ("a", 80, .regular, (0.473 + 0.0397 - 0.0136) * 80),
      ("a", 200, .regular, (0.473 + 0.0397 - 0.0136) * 200),
      ("A", 17, .medium, (0.598 + 0.011) * 17 + 1.06),
      ("A", 17, .bold, (0.598 + 3 * 0.011) * 17 + 1.06),
      ("A", 40, .black, (0.598 + 0.030 + 5 * 0.012 + 0.0397 - 0.0043) * 40),
      // Nothing is known of texts below 9 points: they are spaced as at 9.
      ("A", 6, .regular, 0.598 * 6 + 1.06 * 6 / 9),
      // A letter with an accent is as wide as the letter.
      ("é", 17, .regular, 0.486 * 17 + 1.06),
      ("Ñ", 17, .regular, 0.646 * 17 + 1.06),
      // Kana and kanji are an em wide at all sizes.
      ("設", 12, .regular, 12), ("か", 17, .bold, 17), ("。", 34, .regular, 34),
    ])
  func aLetterIsAsWideAsOniOS(text: String, size: Double, weight: FontWeight, expected: Double) {
    #expect(abs(width(text, .system(size: size, weight: weight)) - expected) < 1e-9)
  }

  @Test func aWordIsAsWideAsItsLettersWithFourTenthsOfTheKerning() {
    // T 512, o 485; M PLUS 1 kerns them by -155.
    let expected = (0.512 + 0.485 - 0.4 * 0.155) * 17 + 2 * 1.06
    #expect(abs(width("To", .system(size: 17)) - expected) < 1e-9)
  }

  @Test func spacesAndTabsAreLetters() {
    let space = 0.194 * 17 + 1.06
    #expect(abs(width(" ", .system(size: 17)) - space) < 1e-9)
    #expect(abs(width("\t", .system(size: 17)) - 4 * space) < 1e-9)
  }

  @Test func tabularDigitsAreAsWideAsAZero() {
    let font = Font.system(size: 17, hasTabularDigits: true)
    let zero = 0.551 * 17 + 1.06
    for digit in "0123456789" { #expect(abs(width(String(digit), font) - zero) < 1e-9) }
    #expect(abs(width("1", .system(size: 17)) - (0.391 * 17 + 1.06)) < 1e-9)
    #expect(abs(width("A", font) - (0.598 * 17 + 1.06)) < 1e-9)
  }

  @Test func anotherFontKeepsItsWidths() throws {
    // MplusCode50-Regular.otf's letters are half an em wide, and it has no kanji.
    let file = PinnedFont.packageFolder + "/MplusCode50-Regular.otf"
    #expect(try width("abc保", Font(file: file, size: 10)) == 25)
    #expect(try width("A", Font(named: "M PLUS 1", size: 1000)) == 699)
    let configuration = try FontConfiguration(
      files: [file], systemFont: .init(familyName: "Mplus Code 50"))
    configuration.performAsCurrent { #expect(width("abc", .system(size: 10)) == 15) }
  }

  @Test func theDrawnWidthsAreThoseOfTheFile() {
    DrawnWidths.with {
      #expect(width("A", .system(size: 1000)) == 699)
      #expect(width("1", .system(size: 1000)) == 633)
    }
  }

  @Test func aRunOfSeveralStylesIsAsWideAsItsParts() {
    let fonts: [Font] = [.system(size: 12), .system(size: 34, weight: .bold), .system(size: 17)]
    let text = AttributedText(
      "Oneone two", starts: [(0, .init(font: fonts[0])), (3, .init(font: fonts[1]))],
      attributes: .init(font: fonts[2]))
    let layout = AttributedTextLayout(text, width: nil)
    let expected = width("One", fonts[0]) + width("one two", fonts[1])
    #expect(abs(layout.size.width.native - expected) < 1e-6)
  }

  // MARK: Measured on devices

  private struct Measured: Decodable {
    var `class`: String
    var points: Double
    var weight: String
    var width: Double
    var characters: [String: Int]
  }

  private static let file = "../shared/oracle/text-widths.jsonl"

  /// Widths that Interface Builder stored. The order of the characters is not known, so their widths are added without
  /// kerning. A button is at least 30 points wide.
  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: file), "no measured widths beside the project"))
  func textsAreAsWideAsOnDevices() throws {
    let lines = try String(contentsOfFile: Self.file, encoding: .utf8).split(separator: "\n")
    var ratios: [Double] = []
    var right = 0
    for line in lines {
      let text = try JSONDecoder().decode(Measured.self, from: Data(line.utf8))
      let weight = try #require(FontWeight(rawValue: text.weight))
      let font = Font.system(size: text.points, weight: weight)
      var sum = text.characters.reduce(0) { $0 + width($1.key, font) * Double($1.value) }
      if text.class == "button" { sum = max(sum, 30) }
      if abs(sum - text.width) <= max(1.5, 0.02 * text.width) { right += 1 }
      ratios.append(sum / text.width)
    }
    ratios.sort()
    #expect(Double(right) / Double(ratios.count) >= 0.96)
    #expect(abs(ratios[ratios.count / 2] - 1) < 0.005)
  }

  /// The widths of a label that a simulator drew at twelve text sizes, in pixels at 3x: the text rounded up.
  @Test(
    arguments: [
      (25.0, 566.0), (26, 588), (27, 610), (28, 632), (30, 677), (32, 721), (34, 765), (38, 852),
      (43, 962), (48, 1070), (53, 1178), (58, 1285),
    ])
  func aTitleIsAsWideAsASimulatorDrewIt(size: Double, expected: Double) {
    let pixels = width("What's the point?", .system(size: size)) * 3
    #expect(abs(pixels.rounded(.up) - expected) <= 0.005 * expected)
  }

  // MARK: Shapes

  private func bounds(_ letter: String, _ font: Font) throws -> CGRect {
    let scalar = try #require(letter.unicodeScalars.first)
    return try font.path(ofGlyph: #require(font.glyph(of: scalar.value))).boundingBoxOfPath
  }

  /// In M PLUS 1 an `l` is a stem of 80 thousandths in a width of 266, and an `N` is 567 wide with its two stems, in a
  /// width of 753.
  @Test func stemsKeepTheirWidth() throws {
    let font = Font.system(size: 1000)
    let spacing = 0.0397 * 1000
    let l = try bounds("l", font)
    #expect(abs(l.width - 80) < 1e-9)
    #expect(abs(l.midX.native - (179 + spacing) / 2) < 1e-9)
    let advance = 646 + 30 + spacing
    let scale = (advance - 80) / (753 - 80)
    let n = try bounds("N", font)
    #expect(abs(n.width.native - (567 * scale + 80 * (1 - scale))) < 1e-9)
    #expect(abs(n.midX.native - advance / 2) < 1e-9)
    // Its stems are as wide as the small letter's but for the scale of the difference.
    let drawn = try DrawnWidths.with { try stem(of: font) }
    #expect(abs(try stem(of: font) - (drawn * scale + 80 * (1 - scale))) < 0.2)
  }

  /// The width of the left stem of an `N`, where a line 100 above the baseline enters and leaves it; within 0.1.
  private func stem(of font: Font) throws -> Double {
    let path = try font.path(ofGlyph: #require(font.glyph(of: 0x4E)))
    let left = path.boundingBoxOfPath.minX
    let steps = (0..<2000).prefix {
      path.contains(CGPoint(x: left + (CGFloat($0) + 0.5) / 10, y: 100))
    }
    return Double(steps.count) / 10
  }

  @Test func lettersAreAsHighAsTheyAreDrawn() throws {
    for letter in ["t", "f", "H", "o", "g", "1", "/"] {
      let fitted = try bounds(letter, .system(size: 1000))
      let drawn = try DrawnWidths.with { try bounds(letter, .system(size: 1000)) }
      #expect(abs(fitted.minY - drawn.minY) < 1e-9)
      #expect(abs(fitted.maxY - drawn.maxY) < 1e-9)
    }
  }

  /// Neighbours do not touch, in the weights and sizes that interfaces have.
  @Test func lettersStandApart() throws {
    for weight in [FontWeight.light, .regular, .semibold, .bold] {
      let font = Font.system(size: 1000, weight: weight)
      for letter in "abcdeghiklmnopqsuxz0123456789BCDEGHIMNOPQSU" {
        let box = try bounds(String(letter), font)
        // Without the tracking, which is after a letter.
        let advance = width(String(letter), font) - 1000 * SystemAdvances.tracking(pointSize: 1000)
        #expect(box.minX > 9 && box.maxX.native < advance - 9, "\(letter) \(weight)")
      }
    }
  }

  // MARK: Shrinking

  /// A text that is half as large is more than half as wide; it fits all the same.
  @Test(arguments: [100.0, 77, 60, 41, 30])
  func aTextShrinksUntilItFits(available: Double) throws {
    let text = "Settings for travel"
    for size in [34.0, 22, 20, 17] {
      var options = TextLayout.Options(lineBreakMode: .byTruncatingTail, numberOfLines: 1)
      options.minimumScaleFactor = 0.01
      let layout = TextLayout(
        text, font: .system(size: size), width: CGFloat(available), options: options)
      #expect(layout.showsWholeText)
      #expect(layout.lines[0].width.native <= available + 1e-6)
      #expect(layout.lines[0].width.native > available - 0.5)
    }
  }
}
