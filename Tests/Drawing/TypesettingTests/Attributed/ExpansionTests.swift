import CairoGraphics
import Foundation
import Pixels
import Testing

@testable import Typesetting

/// In the `blocks` font of size 10 a character is 6 points wide.
@Suite struct ExpansionTests {
  private let double: CGFloat = 0.6931471805599453

  private func layout(
    _ string: String, _ change: (inout TextAttributes) -> Void
  ) -> AttributedTextLayout {
    var attributes = TextAttributes(font: .blocks(size: 10))
    change(&attributes)
    return AttributedTextLayout(AttributedText(string, attributes: attributes))
  }

  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-9 }

  @Test func theLogarithmOfTwoDoublesWidths() {
    let layout = layout("abc") { $0.expansion = double }
    #expect(isClose(layout.size.width, 36))
    #expect(layout.size.height == 10)
  }

  @Test func aNegativeOneCondenses() {
    #expect(isClose(layout("abc") { $0.expansion = -double }.size.width, 9))
  }

  @Test func kernIsNotExpanded() {
    let layout = layout("ab") {
      $0.expansion = double
      $0.kern = 2
    }
    #expect(isClose(layout.size.width, 28))
  }

  @Test func attachmentsAreNotExpanded() {
    let layout = layout("\u{FFFC}") {
      $0.expansion = double
      $0.attachment = TextAttachment(
        bounds: CGRect(x: 0, y: 0, width: 12, height: 5), content: nil)
    }
    #expect(layout.size.width == 12)
  }

  @Test func lettersAreDrawnAsWideAsTheyAreSet() {
    let ink = layout("ab") { _ in }.inkBounds
    let wide = layout("ab") { $0.expansion = double }.inkBounds
    #expect(isClose(wide.minX, 2 * ink.minX))
    #expect(isClose(wide.width, 2 * ink.width))
    #expect(wide.height == ink.height)
  }

  @Test func theLineAroundALetterIsAsThickAtItsSides() throws {
    func picture(_ change: (inout TextAttributes) -> Void) throws -> Bitmap {
      let layout = layout("a") { attributes in
        attributes.outline = TextOutline(width: 2, color: .black)
        change(&attributes)
      }
      let context = try CGContext(size: CGSize(width: 40, height: 20), scale: 4)
      layout.draw(in: context, at: CGPoint(x: 10, y: 5))
      return try context.makeBitmap()
    }
    /// The pixels of the middle row that are covered from the left, before the hollow inside.
    func firstRun(_ bitmap: Bitmap) -> Int {
      let row = (0..<160).map { bitmap[$0, 36] }
      let start = row.firstIndex { $0 >> 24 > 128 } ?? 0
      return row[start...].prefix { $0 >> 24 > 128 }.count
    }
    let plain = firstRun(try picture { _ in })
    let wide = firstRun(try picture { $0.expansion = double })
    #expect(plain == 8)
    #expect(wide == 8)
  }

  @Test func whatIsNotFiniteLeavesWidths() {
    #expect(layout("abc") { $0.expansion = .nan }.size.width == 18)
    #expect(layout("abc") { $0.expansion = 1e300 }.size.width.isFinite)
  }
}
