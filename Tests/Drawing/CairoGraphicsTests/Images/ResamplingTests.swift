import Pixels
import TestSupport
import Testing

@testable import CairoGraphics

@Suite struct ResamplingTests {
  func gray(_ levels: [UInt32], width: Int) -> Bitmap {
    Bitmap(
      width: width, height: levels.count / width,
      pixels: levels.map { 0xFF00_0000 | $0 * 0x01_0101 })
  }

  func levels(_ bitmap: Bitmap) -> [UInt32] { bitmap.pixels.map { $0 & 255 } }

  @Test func halvingAveragesTwoByTwo() {
    let bitmap = gray([10, 20, 100, 100, 30, 40, 100, 101], width: 4)
    // (10 + 20 + 30 + 40) / 4 = 25; 401 / 4 = 100.25.
    #expect(levels(bitmap.resampled(toWidth: 2, height: 1)) == [25, 100])
  }

  @Test func shrinkingByAPartWeighsPixelsByTheirCoverage() {
    // Three pixels into two: (10 + 20/2) / 1.5 = 13.33, (20/2 + 70) / 1.5 = 53.33.
    #expect(levels(gray([10, 20, 70], width: 3).resampled(toWidth: 2, height: 1)) == [13, 53])
  }

  @Test func doublingInterpolatesFromMiddleToMiddle() {
    // Middles at -0.25, 0.25, 0.75, 1.25: 0, 100 × 0.25, 100 × 0.75, 100.
    #expect(levels(gray([0, 100], width: 2).resampled(toWidth: 4, height: 1)) == [0, 25, 75, 100])
    #expect(levels(gray([0, 100], width: 1).resampled(toWidth: 1, height: 4)) == [0, 25, 75, 100])
  }

  @Test func theSameSizeIsTheSamePicture() {
    let bitmap = gray([1, 2, 3, 4], width: 2)
    #expect(bitmap.resampled(toWidth: 2, height: 2) == bitmap)
  }

  @Test func onePixelFillsEverything() {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0x8040_2010])
    let large = bitmap.resampled(toWidth: 5, height: 7)
    #expect(large == Bitmap(width: 5, height: 7, filledWith: 0x8040_2010))
  }

  @Test func nothingBecomesTransparentAndTheOtherWayRound() {
    #expect(Bitmap(width: 0, height: 3).resampled(toWidth: 2, height: 1).pixels == [0, 0])
    #expect(Bitmap(width: 2, height: 2).resampled(toWidth: 0, height: -1).pixels.isEmpty)
  }

  @Test(arguments: [(7, 3), (3, 7), (1000, 1), (1, 1000), (999, 1000), (1000, 999), (5, 5)])
  func weightsAddUpToOneWithinThePicture(old: Int, new: Int) {
    let weights = ResamplingWeights(from: old, to: new)
    for index in 0..<new {
      #expect(weights[index].reduce(0, +) == 1 << 14)
      #expect(weights.starts[index] >= 0)
      #expect(weights.starts[index] + weights[index].count <= old)
    }
  }

  @Test(arguments: [(3, 2), (13, 31), (17, 40), (100, 1)])
  func aPlainColorStaysAndChannelsStayBelowAlpha(width: Int, height: Int) {
    let plain = Bitmap(width: 17, height: 13, filledWith: 0xC0BF_0101)
    #expect(
      plain.resampled(toWidth: width, height: height)
        == Bitmap(width: width, height: height, filledWith: 0xC0BF_0101))

    var random = SplitMix64(seed: 3)
    let pixels = (0..<17 * 13).map { _ in
      let alpha = UInt32.random(in: 0...255, using: &random)
      return alpha << 24 | alpha << 16 | UInt32.random(in: 0...alpha, using: &random)
    }
    let noise = Bitmap(width: 17, height: 13, pixels: pixels)
    for pixel in noise.resampled(toWidth: width, height: height).pixels {
      #expect(pixel >> 16 & 255 == pixel >> 24 && pixel & 255 <= pixel >> 24)
    }
  }
}
