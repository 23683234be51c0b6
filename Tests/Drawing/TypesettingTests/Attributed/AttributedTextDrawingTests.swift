import CairoGraphics
import Foundation
import Pixels
import TestSupport
import Testing

@testable import Typesetting

/// In the `blocks` font of size 10 a box covers 0.5 to 5.5 across, and 10 rows with the baseline behind the
/// eighth; an underline begins one point below it, and is one point thick.
@Suite struct AttributedTextDrawingTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func attributes(
    _ change: (inout TextAttributes) -> Void = { _ in }
  ) -> TextAttributes {
    var attributes = TextAttributes(font: .blocks(size: 10))
    change(&attributes)
    return attributes
  }

  private func bitmap(
    _ text: AttributedText, scale: CGFloat = 1, at origin: CGPoint = .zero, width: CGFloat? = nil,
    color: CGColor? = nil, size: CGSize = CGSize(width: 24, height: 14)
  ) throws -> Bitmap {
    let context = try CGContext(size: size, scale: scale)
    AttributedTextLayout(text, width: width).draw(in: context, at: origin, color: color)
    return try context.makeBitmap()
  }

  /// The rows that have colour, with the columns of their first and last pixel.
  private func rows(of bitmap: Bitmap) -> [Int: ClosedRange<Int>] {
    var rows: [Int: ClosedRange<Int>] = [:]
    for y in 0..<bitmap.height {
      let columns = (0..<bitmap.width).filter { bitmap[$0, y] != 0 }
      if let first = columns.first, let last = columns.last { rows[y] = first...last }
    }
    return rows
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aTextOfOneStyleLooksLikeAPlainOne(scale: CGFloat) throws {
    let string = "Agſ fix 保存 AV"
    let font = Font.system(size: 9.5, weight: .medium)
    let size = CGSize(width: 100, height: 20)
    let context = try CGContext(size: size, scale: scale)
    let origin = CGPoint(x: 1.3, y: 2.6)
    TextLayout(string, font: font).draw(in: context, at: origin, color: red)
    let text = AttributedText(string, attributes: TextAttributes(font: font, color: red))
    let drawn = try bitmap(text, scale: scale, at: origin, size: size)
    #expect(drawn == (try context.makeBitmap()))
  }

  @Test func eachRunHasItsColor() throws {
    let text = AttributedText([
      ("a", attributes { $0.color = red }), ("b", attributes { $0.color = blue }),
    ])
    let drawn = try bitmap(text)
    #expect(drawn[2, 4] == 0xFFFF_0000)
    #expect(drawn[8, 4] == 0xFF00_00FF)
    let shape = try bitmap(text, color: .black)
    #expect(shape[2, 4] == 0xFF00_0000)
    #expect(shape[8, 4] == 0xFF00_0000)
  }

  @Test(
    arguments: [
      (.single, [9]), (.thick, [9, 10]), (.double, [9, 11]),
    ] as [(TextDecoration.Weight, [Int])])
  func anUnderlineIsBelowTheBaseline(weight: TextDecoration.Weight, expected: [Int]) throws {
    let text = AttributedText(
      "   ", attributes: attributes { $0.underline = TextDecoration(weight) })
    let rows = rows(of: try bitmap(text))
    #expect(rows.keys.sorted() == expected)
    #expect(rows[9] == 0...17)
  }

  @Test func anUnderlineIsWholePixelsBelowTheBaselineAtEveryPlace() throws {
    let text = AttributedText(
      "  ", attributes: attributes { $0.underline = TextDecoration() })
    for y in [0, 0.2, 0.4, 0.5, 0.8] as [CGFloat] {
      // The baseline is rounded to a pixel, and the line is one below.
      let row = Int((8 + y + 0.5).rounded(.down)) + 1
      let rows = rows(of: try bitmap(text, at: CGPoint(x: 0.3, y: y)))
      #expect(rows == [row: 0...11])
    }
  }

  @Test func aLineThroughTheTextIsAtHalfOfItsLowerCaseHeight() throws {
    let text = AttributedText(
      "  ", attributes: attributes { $0.strikethrough = TextDecoration(color: red) })
    // The letters are 8 high: the middle of a line of one point is 4 above the baseline, its top 4.5.
    let drawn = try bitmap(text, scale: 2)
    #expect(rows(of: drawn) == [7: 0...23, 8: 0...23])
    #expect(drawn[3, 7] == 0xFFFF_0000)
  }

  @Test func anUnderlineByWordSkipsWhiteSpace() throws {
    // Boxes cover rows 0 to 9, so the line is seen in the row of its second half only.
    let text = AttributedText(
      "a b", attributes: attributes { $0.underline = TextDecoration(.double, byWord: true) })
    let row = try bitmap(text).row(11)
    #expect((0..<18).filter { row[$0] != 0 } == Array(0..<6) + Array(12..<18))
  }

  @Test func dashesAreMultiplesOfTheThickness() throws {
    let text = AttributedText(
      "   ", attributes: attributes { $0.underline = TextDecoration(pattern: .dash) })
    let row = try bitmap(text).row(9)
    #expect((0..<24).filter { row[$0] != 0 } == Array(0..<6) + Array(9..<15))
  }

  @Test func dashesContinueWhereTheColorChanges() throws {
    let line = TextDecoration(pattern: .dash)
    let text = AttributedText([
      ("  ", attributes { $0.underline = line }),
      (
        " ",
        attributes {
          $0.underline = line
          $0.color = red
        }
      ),
    ])
    let row = try bitmap(text).row(9)
    let colors = row[9..<16].map { $0 & 0xFF_0000 }
    let expected: [UInt32] = [0, 0, 0, 0xFF_0000, 0xFF_0000, 0xFF_0000, 0]
    #expect(colors == expected)
  }

  @Test func theUnderlineOfSeveralFontsIsThatOfTheLargest() throws {
    let text = AttributedText([
      (" ", attributes { $0.underline = TextDecoration() }),
      (
        " ",
        attributes {
          $0.font = .blocks(size: 20)
          $0.underline = TextDecoration()
        }
      ),
    ])
    // The baseline is 16 down; the line of size 20 begins 2 below it and is 2 thick.
    let rows = rows(of: try bitmap(text, size: CGSize(width: 24, height: 24)))
    #expect(rows == [18: 0...17, 19: 0...17])
  }

  @Test func aBackgroundIsAsHighAsTheLineWithTheSpaceBelowIt() throws {
    let text = AttributedText(
      " \n ",
      attributes: attributes {
        $0.backgroundColor = red
        $0.paragraph.lineSpacing = 2
      })
    let rows = rows(of: try bitmap(text, size: CGSize(width: 24, height: 30)))
    #expect(rows.keys.sorted() == Array(0..<22))
    #expect(rows[0] == 0...5)
  }

  @Test func raisedLettersAreRaised() throws {
    let text = AttributedText([
      ("a", attributes()), ("b", attributes { $0.baselineOffset = 3 }),
    ])
    let drawn = try bitmap(text)
    #expect((0..<14).filter { drawn[2, $0] != 0 } == Array(3..<13))
    #expect((0..<14).filter { drawn[8, $0] != 0 } == Array(0..<10))
  }

  @Test func aShadowIsMovedAndColored() throws {
    let text = AttributedText(
      "a",
      attributes: attributes {
        $0.shadow = TextShadow(
          offset: CGSize(width: 8, height: 2), blurRadius: 0, color: blue)
      })
    let drawn = try bitmap(text)
    #expect(drawn[2, 1] == 0xFF00_0000)
    #expect(drawn[10, 1] == 0)
    #expect(drawn[10, 3] == 0xFF00_00FF)
  }

  @Test func anOutlineIsAroundTheLetters() throws {
    var outline = TextOutline(width: 2, color: red)
    let hollow = try bitmap(
      AttributedText("a", attributes: attributes { $0.outline = outline }),
      at: CGPoint(x: 4, y: 2), size: CGSize(width: 24, height: 16))
    // The box is 4.5 to 9.5 across, so its left edge is covered from 3.5 to 5.5.
    #expect(hollow[4, 7] == 0xFFFF_0000)
    #expect(hollow[7, 7] == 0)
    outline.isFilled = true
    let filled = try bitmap(
      AttributedText("a", attributes: attributes { $0.outline = outline }),
      at: CGPoint(x: 4, y: 2), size: CGSize(width: 24, height: 16))
    #expect(filled[7, 7] == 0xFF00_0000)
  }

  @Test func obliqueLettersLeanToTheRight() throws {
    let drawn = try bitmap(
      AttributedText("a", attributes: attributes { $0.obliqueness = 0.5 }))
    // The left edge moves half as far to the right as it is above the baseline.
    let first = (0..<10).map { y in (0..<24).first { drawn.alpha($0, y) > 128 } }
    #expect(first[7] == 1)
    #expect(first[0] == 4)
  }

  private final class Box: TextAttachmentContent {
    func draw(in context: CGContext, rect: CGRect, textColor color: CGColor) {
      context.setFillColor(color)
      context.fill(rect)
    }
  }

  @Test func anAttachmentIsDrawnInItsBounds() throws {
    let attachment = attributes {
      $0.color = red
      $0.attachment = TextAttachment(
        bounds: CGRect(x: 1, y: -2, width: 4, height: 6), content: Box())
    }
    let drawn = try bitmap(
      AttributedText([("a", attributes()), ("\u{FFFC}", attachment)]))
    // Its width is 4, from 1 behind the letter; the baseline is 8 down.
    #expect((4..<10).allSatisfy { drawn[8, $0] == 0xFFFF_0000 })
    #expect(drawn[8, 3] == 0)
    #expect(drawn[8, 10] == 0)
    #expect(drawn[6, 6] == 0)
    #expect(drawn[11, 6] == 0)
  }

  @Test func textWithoutInkShowsItsBackgroundOnly() throws {
    let text = AttributedText(
      "a",
      attributes: attributes {
        $0.underline = TextDecoration(.double)
        $0.backgroundColor = blue
      })
    let drawn = try FontRecording.record(ink: .none) { try bitmap(text) }.value
    #expect(drawn[2, 4] == 0xFF00_00FF)
    #expect(drawn[2, 11] == 0)
  }

  @Test func aDocumentKeepsExactPlaces() throws {
    let context = try CGContext(document: .svg, size: CGSize(width: 20, height: 20))
    let text = AttributedText(
      " ", attributes: attributes { $0.underline = TextDecoration(color: red) })
    AttributedTextLayout(text).draw(in: context, at: CGPoint(x: 0.25, y: 0.25))
    let document = String(decoding: try context.makeDocument(), as: UTF8.self)
    #expect(document.contains("9.25"))
    #expect(document.contains("10.25"))
  }
}
