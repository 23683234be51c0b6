import Pixels
import Testing

@testable import ImageComparison

@Suite struct ComparisonTests {
  private let white = Bitmap(width: 20, height: 10, filledWith: 0xFFFF_FFFF)

  @Test func equalPicturesAreTheSame() {
    let comparison = compare(expected: white, actual: white)
    #expect(comparison.isSame)
    #expect(comparison.differentPixels == 0)
    #expect(comparison.totalPixels == 200)
    #expect(comparison.maximumDelta == 0)
    #expect(comparison.regions.isEmpty)
  }

  @Test func oneBitOfOnePixelIsADifference() {
    var actual = white
    actual[13, 4] = 0xFFFF_FFFE
    let comparison = compare(expected: white, actual: actual)
    #expect(!comparison.isSame)
    #expect(comparison.differentPixels == 1)
    #expect(comparison.maximumDelta == 1)
    #expect(
      comparison.regions == [.init(rect: .init(x: 13, y: 4, width: 1, height: 1), pixels: 1)])
  }

  @Test func alphaAloneIsADifference() {
    let one = Bitmap(width: 1, height: 1, filledWith: 0x0000_0000)
    let other = Bitmap(width: 1, height: 1, filledWith: 0xFF00_0000)
    #expect(compare(expected: one, actual: other).maximumDelta == 255)
  }

  @Test func anotherSizeIsADifferenceEvenOfEqualPixels() {
    let wider = Bitmap(width: 24, height: 10, filledWith: 0xFFFF_FFFF)
    let comparison = compare(expected: white, actual: wider)
    #expect(!comparison.isSame)
    #expect(!comparison.hasSameSize)
    #expect(comparison.differentPixels == 40)
    #expect(comparison.totalPixels == 240)
    #expect(
      comparison.regions == [.init(rect: .init(x: 20, y: 0, width: 4, height: 10), pixels: 40)])
  }

  @Test func aCornerThatNeitherPictureHasDoesNotCount() {
    let wide = Bitmap(width: 4, height: 2, filledWith: 0xFF00_0000)
    let high = Bitmap(width: 2, height: 5, filledWith: 0xFF00_0000)
    let comparison = compare(expected: wide, actual: high)
    // Two columns of two rows beside, three rows of two columns below, and the common four.
    #expect(comparison.differentPixels == 10)
    #expect(comparison.totalPixels == 14)
  }

  @Test func anEmptyPictureIsCompared() {
    let empty = Bitmap(width: 0, height: 0)
    #expect(compare(expected: empty, actual: empty).isSame)
    #expect(compare(expected: empty, actual: white).differentPixels == 200)
  }

  @Test func ignoredRectanglesAreLeftOut() {
    var actual = white
    actual[3, 3] = 0xFF00_0000
    actual[15, 8] = 0xFF00_0000
    let ignored = [
      PixelRect(x: 2, y: 2, width: 3, height: 3), PixelRect(x: 3, y: 3, width: 3, height: 3),
    ]
    let comparison = compare(expected: white, actual: actual, options: .init(ignored: ignored))
    #expect(comparison.differentPixels == 1)
    // Two squares of nine that share four.
    #expect(comparison.totalPixels == 200 - 14)
    #expect(comparison.regions.map(\.rect) == [.init(x: 15, y: 8, width: 1, height: 1)])
  }

  @Test func ignoredRectanglesMayLieOutsideOrBeAbsurd() {
    let ignored = [
      PixelRect(x: -5, y: -5, width: 6, height: 6), PixelRect(x: 100, y: 0, width: 5, height: 5),
      PixelRect(x: 0, y: 9, width: .max, height: .max),
      PixelRect(x: 5, y: 5, width: -3, height: 2),
    ]
    var actual = white
    actual[0, 0] = 0
    actual[19, 9] = 0
    let comparison = compare(expected: white, actual: actual, options: .init(ignored: ignored))
    #expect(comparison.isSame)
    #expect(comparison.totalPixels == 200 - 1 - 20)
  }

  @Test func nearPixelsAreOneRegionAndFarOnesAreTwo() {
    var actual = white
    actual[0, 0] = 0
    actual[4, 2] = 0
    actual[19, 9] = 0
    let options = ComparisonOptions(regionGap: 3)
    #expect(
      compare(expected: white, actual: actual, options: options).regions == [
        .init(rect: .init(x: 0, y: 0, width: 5, height: 3), pixels: 2),
        .init(rect: .init(x: 19, y: 9, width: 1, height: 1), pixels: 1),
      ])
    #expect(
      compare(expected: white, actual: actual, options: .init(regionGap: 2)).regions.count == 3)
  }

  @Test func anAbsurdGapIsNoError() {
    var actual = white
    actual[0, 0] = 0
    actual[19, 9] = 0
    for (gap, count) in [(Int.max, 1), (Int.min, 2)] {
      let regions = compare(
        expected: white, actual: actual, options: .init(regionGap: gap)
      ).regions
      #expect(regions.count == count)
    }
  }

  @Test func regionsAreOrderedFromTopToBottomThenFromLeftToRight() {
    var actual = white
    actual[18, 0] = 0
    actual[0, 9] = 0
    actual[9, 0] = 0
    let regions = compare(expected: white, actual: actual, options: .init(regionGap: 1)).regions
    #expect(regions.map(\.rect.x) == [9, 18, 0])
  }

  @Test func aRingAndWhatItSurroundsAreOneRegion() {
    let canvas = Bitmap(width: 60, height: 60, filledWith: 0xFFFF_FFFF)
    var actual = canvas.outlining(.init(x: 5, y: 5, width: 50, height: 50), with: 0xFF00_0000)
    actual[30, 30] = 0
    let regions = compare(expected: canvas, actual: actual).regions
    #expect(regions == [.init(rect: .init(x: 5, y: 5, width: 50, height: 50), pixels: 197)])
  }

  @Test func everyRegionStaysReadableInAPictureFullOfDots() {
    let canvas = Bitmap(width: 600, height: 600, filledWith: 0xFFFF_FFFF)
    var actual = canvas
    for y in stride(from: 0, to: 600, by: 20) {
      for x in stride(from: 0, to: 600, by: 20) { actual[x, y] = 0 }
    }
    let regions = compare(expected: canvas, actual: actual).regions
    #expect(regions.count <= 64)
    #expect(regions.reduce(0) { $0 + $1.pixels } == 900)
  }
}

@Suite struct DifferencePictureTests {
  @Test func marksWhatBecameDarkerAndLighterAndFadesTheRest() {
    let expected = Bitmap(width: 40, height: 20, filledWith: 0xFF80_8080)
    var actual = expected
    actual[10, 10] = 0xFF00_0000
    actual[11, 10] = 0xFFFF_FFFF
    let comparison = compare(expected: expected, actual: actual)
    let picture = differencePicture(expected: expected, actual: actual, comparison: comparison)
    #expect(picture[10, 10] == 0xFFD5_5E00)
    #expect(picture[11, 10] == 0xFF00_72B2)
    // A quarter of the way from white to 128: 255 - 127 / 4.
    #expect(picture[30, 3] == 0xFFE0_E0E0)
  }

  @Test func framesEachRegionTwoPixelsOff() {
    let expected = Bitmap(width: 40, height: 20, filledWith: 0xFFFF_FFFF)
    var actual = expected
    actual[10, 10] = 0xFF00_0000
    let picture = differencePicture(
      expected: expected, actual: actual,
      comparison: compare(expected: expected, actual: actual))
    for (x, y) in [(7, 7), (13, 7), (7, 13), (13, 13), (10, 7), (7, 10)] {
      #expect(picture[x, y] == 0xFF00_0000)
    }
    #expect(picture[8, 8] == 0xFFFF_FFFF)
  }

  @Test func aFrameAtTheRimIsCutOff() {
    let expected = Bitmap(width: 3, height: 3, filledWith: 0xFFFF_FFFF)
    let actual = Bitmap(width: 3, height: 3, filledWith: 0xFF00_0000)
    let picture = differencePicture(
      expected: expected, actual: actual,
      comparison: compare(expected: expected, actual: actual))
    #expect(picture.pixels.allSatisfy { $0 == 0xFFD5_5E00 })
  }

  @Test func showsBothSizesInStripes() {
    let wide = Bitmap(width: 30, height: 10, filledWith: 0xFFFF_FFFF)
    let high = Bitmap(width: 10, height: 30, filledWith: 0xFFFF_FFFF)
    let picture = differencePicture(
      expected: wide, actual: high, comparison: compare(expected: wide, actual: high))
    #expect(picture.width == 30)
    #expect(picture.height == 30)
    #expect(picture[16, 0] == 0xFFD5_5E00)
    #expect(picture[0, 16] == 0xFF00_72B2)
    #expect(picture[25, 25] == 0xFFC8_C8C8)
  }
}
