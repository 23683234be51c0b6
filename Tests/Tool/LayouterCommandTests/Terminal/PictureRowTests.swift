import Pixels
import TestSupport
import Testing

@testable import LayouterCommand

@Suite struct PictureRowTests {
  private let red = Bitmap(width: 16, height: 4, filledWith: 0xFFFF_0000)
  private let green = Bitmap(width: 16, height: 4, filledWith: 0xFF00_FF00)

  private func size(columns: Int = 80, rows: Int = 24) -> TerminalSize {
    TerminalSize(columns: columns, rows: rows, cell: PixelSize(width: 8, height: 16))
  }

  private func count(_ pixel: UInt32, in row: PictureRow) -> Int {
    row.bitmap.pixels.count { $0 == pixel }
  }

  /// At four times 64 pixels and the frame, 9 columns; the second one begins after a gap of 2.
  @Test func smallPicturesAreMagnifiedFourTimes() throws {
    let row = try #require(PictureRow([("before", red), ("after", green)], in: size()))
    #expect(row.captions == "before     after    ")
    #expect(row.bitmap.width == 20 * 8)
    #expect(row.bitmap.height == 4 * 4 + 2)
    #expect(count(0xFFFF_0000, in: row) == 16 * 4 * 16)
    #expect(row.bitmap.row(1)[1] == 0xFFFF_0000 && row.bitmap.row(1)[64] == 0xFFFF_0000)
    #expect(row.bitmap.row(1)[0] == 0xFF80_8080 && row.bitmap.row(1)[65] == 0xFF80_8080)
    #expect(row.bitmap.row(1)[66] == 0 && row.bitmap.row(1)[87] == 0)
    #expect(row.bitmap.row(1)[88] == 0xFF80_8080 && row.bitmap.row(1)[89] == 0xFF00_FF00)
  }

  /// With the frame a picture takes 66 pixels or 9 columns at four times, 7 at three times, 5 at twice; a
  /// caption takes 5 columns, and the gap 2.
  @Test(arguments: [(20, 4), (19, 3), (16, 3), (15, 2), (12, 2)])
  func theLargestFactorThatFits(columns: Int, factor: Int) throws {
    let row = try #require(
      PictureRow([("first", red), ("other", green)], in: size(columns: columns)))
    #expect(count(0xFFFF_0000, in: row) == 64 * factor * factor)
  }

  @Test func theHeightIsLimitedToHalfOfTheTerminal() throws {
    // 2 of 4 lines are 32 pixels: 7 times 4 and the frame, but only 3 times 8.
    let tall = Bitmap(width: 4, height: 8, filledWith: 0xFFFF_0000)
    let row = try #require(PictureRow([("tall", tall)], in: size(rows: 4)))
    #expect(row.bitmap.height == 3 * 8 + 2)
  }

  /// 640 pixels hold 1,000 at half the size, and 3,000 at a fifth: 600 and the frame.
  @Test(arguments: [(639, 320), (1000, 500), (3000, 600)])
  func largePicturesAreReduced(width: Int, shown: Int) throws {
    let bitmap = Bitmap(width: width, height: 10, filledWith: 0xFFFF_0000)
    let row = try #require(PictureRow([("wide", bitmap)], in: size()))
    #expect(row.bitmap.row(1).count { $0 == 0xFFFF_0000 } == shown)
  }

  @Test func aReducedPixelIsAMean() {
    let bitmap = Bitmap(
      width: 3, height: 2,
      pixels: [
        0xFFFF_0000, 0xFF00_0000, 0xFF00_00FF,
        0xFFFF_0000, 0x0000_0000, 0xFF00_0001,
      ])
    let reduced = BitmapScale.reduced(2).applied(to: bitmap)
    // Of four: alpha 765 / 4 and red 510 / 4, rounded. At the edge of two: blue 256 / 2.
    #expect(reduced == Bitmap(width: 2, height: 1, pixels: [0xBF80_0000, 0xFF00_0080]))
  }

  @Test func squaresShowWhatIsTransparent() throws {
    let row = try #require(
      PictureRow([("none", Bitmap(width: 20, height: 20))], in: size(columns: 4)))
    // Squares of 8 pixels: white at the top left, then grey.
    #expect(row.bitmap.row(1)[1...8].allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(row.bitmap.row(1)[9...16].allSatisfy { $0 == 0xFFE4_E4E4 })
    #expect(row.bitmap.row(9)[1...8].allSatisfy { $0 == 0xFFE4_E4E4 })
  }

  @Test func aTerminalWithoutSpaceForTheCaptionsShowsNothing() {
    #expect(PictureRow([("first", red), ("other", green)], in: size(columns: 11)) == nil)
    #expect(PictureRow([], in: size()) == nil)
  }
}
