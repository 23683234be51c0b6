import Pixels
import TestSupport
import Testing

@testable import ImageComparison

/// Comparisons with a picture that is read row by row.
@Suite struct RowComparisonTests {
  private struct Damaged: Error, Equatable {}

  /// A bitmap of which each row is only valid during a call, and which may end in an error.
  private struct Stream: PixelRows {
    let bitmap: Bitmap
    var damagedRow: Int?

    var size: PixelSize { bitmap.size }

    func forEachRow(
      _ body: (_ y: Int, _ row: UnsafePointer<UInt32>) -> Void
    ) throws(Damaged) {
      for y in 0..<bitmap.height {
        if y == damagedRow { throw Damaged() }
        var row = Array(bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width])
        body(y, row)
        for x in row.indices { row[x] = 0xFFFF_00FF }
      }
    }
  }

  private func bitmap(_ width: Int, _ height: Int, _ random: inout SplitMix64) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, filledWith: 0xFFFF_FFFF)
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      let (x, y) = (
        Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random)
      )
      bitmap[x, y] = [0xFF00_0000, 0xFF12_3456, 0x8000_0000].randomElement(using: &random) ?? 0
    }
    return bitmap
  }

  @Test(arguments: 0..<100)
  func theResultIsThatOfTheWholePicture(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (width, height) = (
      Int.random(in: 1...120, using: &random), Int.random(in: 1...40, using: &random)
    )
    let expected = bitmap(width, height, &random)
    let isSameSize = Bool.random(using: &random)
    let actual = bitmap(
      isSameSize ? width : Int.random(in: 1...120, using: &random),
      isSameSize ? height : Int.random(in: 1...40, using: &random), &random)
    let stream = Stream(bitmap: expected)
    let options = ComparisonOptions(regionGap: Int.random(in: 0...8, using: &random))

    let whole = compare(expected: expected, actual: actual, options: options)
    let comparison = try compareExactly(expected: stream, actual: actual, options: options)
    #expect(comparison.differentPixels == whole.differentPixels)
    #expect(comparison.totalPixels == whole.totalPixels)
    #expect(comparison.maximumDelta == whole.maximumDelta)
    #expect(comparison.regions == whole.regions)
    #expect(comparison.isSame == whole.isSame)

    let picture = try DifferencePicture(
      expected: stream, actual: actual, comparison: comparison)
    let all = DifferencePicture(expected: expected, actual: actual, comparison: whole)
    #expect((picture.width, picture.height) == (all.width, all.height))
    #expect(picture.places == all.places)

    let rects = whole.regions.map(\.rect)
    let search = try ShiftSearch(of: stream, around: rects)
    for rect in rects {
      #expect(
        search.shift(in: rect, actual: actual)
          == PixelShift.find(in: rect, expected: expected, actual: actual))
    }
  }

  @Test func contentThatMovedIsFoundInAPart() throws {
    func image(_ x: Int, _ y: Int) -> Bitmap {
      var image = Bitmap(width: 200, height: 100, filledWith: 0xFF00_0000)
      for offset in 0..<5 { image[x + offset / 2, y + offset] = 0xFFFF_FFFF }
      return image
    }
    let (expected, actual) = (Stream(bitmap: image(150, 60)), image(153, 58))
    let comparison = try compareExactly(expected: expected, actual: actual)
    let rect = try #require(comparison.regions.first?.rect)
    let search = try ShiftSearch(of: expected, around: [rect])
    #expect(search.shift(in: rect, actual: actual) == PixelShift(dx: 3, dy: -2))
    #expect(search.shift(in: PixelRect(x: 0, y: 0, width: 5, height: 5), actual: actual) == nil)
  }

  @Test func anErrorOfReadingIsTheResult() {
    let bitmap = Bitmap(width: 10, height: 10)
    let stream = Stream(bitmap: bitmap, damagedRow: 4)
    #expect(throws: Damaged()) { try compareExactly(expected: stream, actual: bitmap) }
    let comparison = compare(expected: bitmap, actual: bitmap)
    #expect(throws: Damaged()) {
      try DifferencePicture(expected: stream, actual: bitmap, comparison: comparison)
    }
    #expect(throws: Damaged()) {
      try ShiftSearch(of: stream, around: [PixelRect(x: 0, y: 0, width: 10, height: 10)])
    }
  }

  /// Two rows of this picture are as many pixels as a band may have, unless a rectangle is higher.
  @Test(arguments: 0..<6)
  func partsOfBands(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let size = PixelSize(width: 1 << 22, height: 12)
    let frames = (0..<Int.random(in: 3...9, using: &random)).map { _ in
      let y = Int.random(in: 0..<11, using: &random)
      return PixelRect(
        x: Int.random(in: 0..<90, using: &random), y: y, width: 10,
        height: Int.random(in: 0...min(3, 12 - y), using: &random))
    }
    func pixel(_ x: Int, _ y: Int) -> UInt32 { UInt32(y * 1000 + x) }
    var bands: [Range<Int>] = []
    let parts = BitmapParts(of: size, in: frames) { rows in
      bands.append(rows)
      var band = Bitmap(width: size.width, height: rows.count)
      for y in rows { for x in 0..<100 { band[x, y - rows.lowerBound] = pixel(x, y) } }
      return band
    }
    for frame in frames where !frame.isEmpty {
      let part = try #require(parts.part(containing: frame))
      for y in frame.y..<frame.maxY {
        for x in frame.x..<frame.maxX { #expect(part[x, y] == pixel(x, y)) }
      }
    }
    let tallest = frames.map(\.height).max() ?? 0
    #expect(bands.allSatisfy { $0.count <= max(2, tallest) })
    // Each begins with a rectangle that the one before has no space for.
    #expect(bands.map(\.lowerBound) == bands.map(\.lowerBound).sorted())
    let needed = frames.filter { !$0.isEmpty }.map(\.maxY).max() ?? 0
    if needed > 3 + (frames.filter { !$0.isEmpty }.map(\.y).min() ?? 0) { #expect(bands.count > 1) }
  }
}
