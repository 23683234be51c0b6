import CairoGraphics
import Foundation
import PictureFiles
import Pixels
import TestSupport
import Testing

@testable import ContactSheets

@Suite struct SheetBandTests {
  /// Opaque and transparent, light and dark pictures of different scales.
  private func content() -> SheetContent {
    var random = SplitMix64(seed: 8)
    func bitmap(_ width: Int, _ height: Int, isOpaque: Bool) -> Bitmap {
      let pixels = (0..<width * height).map { index -> UInt32 in
        if isOpaque { return 0xFF00_0000 | UInt32(random.next(below: 1 << 24)) }
        return index % 3 == 0 ? 0 : 0x8040_2010
      }
      return Bitmap(width: width, height: height, pixels: pixels)
    }
    var changed = SheetPicture(
      place: [1, 1], bitmap: bitmap(17, 29, isOpaque: true), scale: 3, background: .black,
      isDark: true)
    changed.change = .changed
    return SheetContent(
      title: "A title", notes: ["note"],
      axes: [
        SheetAxis(name: "state", values: ["normal", "on"]),
        SheetAxis(name: "scale", values: ["@2x", "@3x"]),
      ],
      pictures: [
        SheetPicture(
          place: [0, 0], bitmap: bitmap(31, 23, isOpaque: true), scale: 2, background: .white,
          isDark: false),
        SheetPicture(
          place: [1, 0], bitmap: bitmap(40, 37, isOpaque: false), scale: 2, background: .clear,
          isDark: true),
        SheetPicture(
          place: [0, 1], bitmap: bitmap(44, 61, isOpaque: false), scale: 3, background: .clear,
          isDark: false),
        changed,
      ])
  }

  private func composer(columns: [String]) -> SheetComposer {
    let content = content()
    return SheetComposer(
      content: content, columnAxes: columns, rowAxes: [], scale: content.scale)
  }

  /// A band as high as the page has nothing left out and no picture in parts.
  @Test func aSheetDoesNotDependOnItsBands() throws {
    let sheet = try #require(composer(columns: ["state"]).pages(style: .page).first)
    let whole = try PNG.decode(sheet.png(bandHeight: 10_000)).bitmap
    for height in [1, 5, 64] {
      #expect(try PNG.decode(sheet.png(bandHeight: height)).bitmap == whole)
    }
    #expect(try PNG.decode(sheet.png()).bitmap == whole)
  }

  @Test func anOverviewDoesNotDependOnItsBands() throws {
    let composers = [["state"], ["scale"], ["state", "scale"]].map { composer(columns: $0) }
    let overview = try #require(SheetOverview.pages(of: composers, scale: 3).first)
    let whole = try PNG.decode(overview.png(bandHeight: 10_000)).bitmap
    for height in [1, 7] {
      #expect(try PNG.decode(overview.png(bandHeight: height)).bitmap == whole)
    }
  }
}

@Suite struct PackedPictureTests {
  /// Rows of runs, of single pixels, and like the row above.
  private func picture(width: Int, height: Int, seed: UInt64) -> Bitmap {
    var random = SplitMix64(seed: seed)
    var pixels: [UInt32] = []
    var row = [UInt32](repeating: 0, count: width)
    for _ in 0..<height {
      switch random.next(below: 3) {
      case 0: row = row.map { _ in UInt32(truncatingIfNeeded: random.next()) }
      case 1:
        let split = random.next(below: width + 1)
        row = (0..<width).map { $0 < split ? 0xFF00_00FF : 0xFFFF_FFFF }
      default: break
      }
      pixels += row
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: [1, 2, 3, 50])
  func rowsComeBackAsTheyWere(width: Int) {
    for seed in UInt64(0)..<10 {
      let bitmap = picture(width: width, height: 12, seed: seed)
      let packed = PackedPicture(bitmap)
      #expect(packed.bitmap(of: 0..<12) == bitmap)
      #expect(packed.bitmap(of: 3..<5).pixels == bitmap.row(3) + bitmap.row(4))
      #expect(packed.bitmap(of: 7..<7).pixels.isEmpty)
    }
  }

  @Test func anyTransparentPixelIsNoticed() {
    var bitmap = Bitmap(width: 4, height: 3, filledWith: 0xFF12_3456)
    #expect(!PackedPicture(bitmap).hasTransparentPixels)
    bitmap[3, 2] = 0xFE00_0000
    #expect(PackedPicture(bitmap).hasTransparentPixels)
  }
}
