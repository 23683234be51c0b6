import Pixels
import TestSupport
import Testing

@testable import ImageComparison

/// The table of pairs that a tolerant comparison has to judge right, whatever its metric: every
/// change of a fill and every hairline counts, in each of its pixels, and rounding noise does not.
@Suite struct ToleranceTests {
  static let metrics: [ComparisonMetric] = [.ciede2000, .oklab, .yiq]

  /// A fill before and after a change of state, some of them by no more than 3 of 255.
  static let fills: [(before: UInt32, after: UInt32)] = [
    (0x007AFF, 0x006EE6), (0x0A84FF, 0x0A81FB), (0xFFFFFF, 0xFAFAFA), (0xFFFFFF, 0xFCFCFC),
    (0x000000, 0x030303), (0x1C1C1E, 0x202022), (0x2C2C2E, 0x2C2C31), (0x34C759, 0x30C055),
    (0x34C759, 0x34C75C), (0xFF3B30, 0xFC3B30), (0xFFCC00, 0xFFCC03), (0xFFCC00, 0xFFC800),
    (0x5856D6, 0x5856DA), (0x8E8E93, 0x8E8E96), (0xC7C7CC, 0xCACACC), (0xAF52DE, 0xAC4FDB),
  ]

  static let sizes = [
    PixelSize(width: 1, height: 1), PixelSize(width: 2, height: 1), PixelSize(width: 2, height: 2),
    PixelSize(width: 3, height: 3), PixelSize(width: 5, height: 2), PixelSize(width: 8, height: 8),
    PixelSize(width: 40, height: 3),
  ]

  static let backgrounds: [UInt32] = [0xFFFFFF, 0x1C1C1E, 0x808080]

  private func count(
    _ expected: Bitmap, _ actual: Bitmap, _ metric: ComparisonMetric
  ) -> Int {
    compare(expected: expected, actual: actual, options: .init(metric: metric)).differentPixels
  }

  @Test(arguments: metrics)
  func seesAWholeButtonDarken(metric: ComparisonMetric) {
    let before = Bitmap(width: 250, height: 70, filledWith: Bitmap.color(0x007AFF))
    let after = Bitmap(width: 250, height: 70, filledWith: Bitmap.color(0x006EE6))
    #expect(count(before, after, metric) == 17_500)
  }

  @Test(arguments: metrics)
  func seesEveryChangeOfAFillInEachPixel(metric: ComparisonMetric) {
    for background in Self.backgrounds {
      let canvas = Bitmap(width: 60, height: 20, filledWith: Bitmap.color(background))
      for fill in Self.fills where fill.before != background && fill.after != background {
        for size in Self.sizes {
          let rect = PixelRect(x: 7, y: 5, width: size.width, height: size.height)
          let before = canvas.filling(rect, with: Bitmap.color(fill.before))
          let after = canvas.filling(rect, with: Bitmap.color(fill.after))
          #expect(
            count(before, after, metric) == size.area,
            "\(hex(fill.before)) to \(hex(fill.after)), \(size), on \(hex(background))")
        }
      }
    }
  }

  @Test(arguments: metrics)
  func seesAFillAppear(metric: ComparisonMetric) {
    for fill in Self.fills {
      let canvas = Bitmap(width: 60, height: 20, filledWith: Bitmap.color(fill.before))
      for size in Self.sizes {
        let rect = PixelRect(x: 7, y: 5, width: size.width, height: size.height)
        let after = canvas.filling(rect, with: Bitmap.color(fill.after))
        #expect(count(canvas, after, metric) == size.area)
        #expect(count(after, canvas, metric) == size.area)
      }
    }
  }

  /// A ring of 304 by 100 pixels has 2 · (304 + 100) - 4 = 804.
  static let ring = PixelRect(x: 8, y: 8, width: 304, height: 100)

  @Test(arguments: metrics)
  func seesAFocusRingAppear(metric: ComparisonMetric) {
    for (background, line): (UInt32, UInt32) in [
      (0xFFFFFF, 0x007AFF), (0xFFFFFF, 0xE5F1FF), (0xFFFFFF, 0xFAFAFA), (0x000000, 0x050505),
      (0x1C1C1E, 0x2C2C2E), (0x007AFF, 0x0A84FF),
    ] {
      let before = Bitmap(width: 320, height: 116, filledWith: Bitmap.color(background))
      let after = before.outlining(Self.ring, with: Bitmap.color(line))
      #expect(count(before, after, metric) == 804, "\(hex(line)) on \(hex(background))")
      #expect(count(after, before, metric) == 804, "\(hex(line)) on \(hex(background))")
    }
  }

  @Test(arguments: metrics)
  func seesABorderChangeItsColor(metric: ComparisonMetric) {
    // Outside, border before and after, inside; in the last three the border's colour lies between
    // its two sides', as a smoothed edge's does.
    for (outside, before, after, inside): (UInt32, UInt32, UInt32, UInt32) in [
      (0xFFFFFF, 0xE0E0E0, 0xE4E4E4, 0xFFFFFF), (0x000000, 0x303030, 0x343434, 0x000000),
      (0xFFFFFF, 0xE0E0E0, 0xE4E4E4, 0xF2F2F7), (0xC8C8C8, 0xDCDCDC, 0xE0E0E0, 0xFFFFFF),
      (0x000000, 0x1C1C1E, 0x202022, 0x3A3A3C), (0xFFFFFF, 0x66AFFF, 0x62ADFF, 0x007AFF),
    ] {
      let canvas = Bitmap(width: 320, height: 116, filledWith: Bitmap.color(outside))
        .filling(Self.ring, with: Bitmap.color(inside))
      #expect(
        count(
          canvas.outlining(Self.ring, with: Bitmap.color(before)),
          canvas.outlining(Self.ring, with: Bitmap.color(after)), metric) == 804,
        "\(hex(before)) to \(hex(after)) between \(hex(outside)) and \(hex(inside))")
    }
  }

  @Test(arguments: metrics)
  func seesAGradientChange(metric: ComparisonMetric) {
    // Rises by 10 a row; the other one by 10 too, but 4 brighter.
    func gradient(from start: Int) -> Bitmap {
      var picture = Bitmap(width: 30, height: 20)
      for y in 0..<20 {
        for x in 0..<30 {
          let value = UInt32(start + 10 * y)
          picture[x, y] = 0xFF00_0000 | value << 16 | value << 8 | value
        }
      }
      return picture
    }
    #expect(count(gradient(from: 40), gradient(from: 44), metric) == 600)
  }

  /// Stems as a rasteriser draws letters: two full columns between a light and a dark one.
  private func text(ink: [UInt32], paper: UInt32, shift: Int) -> Bitmap {
    var picture = Bitmap(width: 64, height: 24, filledWith: Bitmap.color(paper))
    for stem in 0..<6 {
      for (column, value) in ink.enumerated() {
        picture = picture.filling(
          .init(x: 4 + 10 * stem + column + shift, y: 6, width: 1, height: 12),
          with: Bitmap.color(value))
      }
    }
    return picture
  }

  @Test(arguments: metrics)
  func seesTextMoveByOnePixel(metric: ComparisonMetric) {
    for (ink, paper): ([UInt32], UInt32) in [
      ([0xB4B4B4, 0x000000, 0x000000, 0x5A5A5A], 0xFFFFFF),
      ([0xFBFBFB, 0xF0F0F0, 0xF0F0F0, 0xF5F5F5], 0xFFFFFF),
      ([0x606060, 0xFFFFFF, 0xFFFFFF, 0xA0A0A0], 0x1C1C1E),
    ] {
      // Of the five columns that a stem and its shifted self cover, the middle one stays.
      #expect(
        count(
          text(ink: ink, paper: paper, shift: 0), text(ink: ink, paper: paper, shift: 1), metric)
          == 6 * 4 * 12)
    }
  }

  @Test(arguments: metrics)
  func forgivesRandomNoise(metric: ComparisonMetric) {
    for amplitude in 1...2 {
      for background: UInt32 in [
        0xFFFFFF, 0x000000, 0x808080, 0x7F8081, 0x007AFF, 0x34C759, 0xFFCC00, 0x1C1C1E,
      ] {
        var noise = SplitMix64(seed: UInt64(background) + UInt64(amplitude))
        let before = Bitmap(width: 64, height: 64, filledWith: Bitmap.color(background))
          .outlining(.init(x: 4, y: 4, width: 50, height: 50), with: Bitmap.color(0x8E8E93))
        let after = before.changingChannels { noise.next(in: -amplitude...amplitude) }
        #expect(count(before, after, metric) == 0, "±\(amplitude) on \(hex(background))")
      }
    }
  }

  @Test(arguments: metrics)
  func forgivesNoiseOnText(metric: ComparisonMetric) {
    var noise = SplitMix64(seed: 7)
    let before = text(ink: [0xB4B4B4, 0, 0, 0x5A5A5A], paper: 0xFFFFFF, shift: 0)
    #expect(count(before, before.changingChannels { noise.next(in: -2...2) }, metric) == 0)
  }

  @Test(arguments: metrics)
  func forgivesAConstantOffsetOfTwoButNotOfThree(metric: ComparisonMetric) {
    let before = Bitmap(width: 32, height: 32, filledWith: Bitmap.color(0x708090))
    for offset in [-2, -1, 1, 2] {
      #expect(count(before, before.changingChannels { offset }, metric) == 0)
    }
    for offset in [-3, 3] {
      #expect(count(before, before.changingChannels { offset }, metric) == 32 * 32)
    }
  }

  @Test(arguments: metrics)
  func seesWhatHidesOverOneBackdrop(metric: ComparisonMetric) {
    // White, of which more is there; over white nothing of it shows. And a shadow, over black.
    let white = Bitmap(width: 10, height: 10, filledWith: 0x8080_8080)
    let whiter = Bitmap(width: 10, height: 10, filledWith: 0xA0A0_A0A0)
    #expect(count(white, whiter, metric) == 100)
    let shadow = Bitmap(width: 10, height: 10, filledWith: 0x1400_0000)
    let darker = Bitmap(width: 10, height: 10, filledWith: 0x1900_0000)
    #expect(count(shadow, darker, metric) == 100)
  }

  @Test(arguments: metrics)
  func forgivesNoiseOfAlpha(metric: ComparisonMetric) {
    // Half-transparent (200, 100, 50) is (100, 50, 25); two more of alpha and of each channel.
    let before = Bitmap(width: 10, height: 10, filledWith: 0x8064_3219)
    let after = Bitmap(width: 10, height: 10, filledWith: 0x8267_341A)
    #expect(count(before, after, metric) == 0)
  }

  /// A half-plane whose edge climbs one pixel in four, covered exactly, times 255.
  private func slantedEdge(shiftedBy shift: Double) -> Bitmap {
    var picture = Bitmap(width: 40, height: 20, filledWith: Bitmap.color(0xFFFFFF))
    for y in 0..<20 {
      for x in 0..<40 {
        // Where the edge is in the row's middle; never on the border of two pixels.
        let edge = 12.1 + Double(y) / 4 + shift
        let coverage = min(1, max(0, Double(x) + 0.5 - edge + 0.5))
        let value = UInt32(255 - (coverage * 255).rounded())
        picture[x, y] = 0xFF00_0000 | value << 16 | value << 8 | value
      }
    }
    return picture
  }

  @Test(arguments: metrics)
  func forgivesASlantedEdgeThatIsCoveredSlightlyDifferently(metric: ComparisonMetric) {
    #expect(count(slantedEdge(shiftedBy: 0), slantedEdge(shiftedBy: 0.03), metric) == 0)
  }

  @Test(arguments: metrics)
  func seesASlantedEdgeMoveByAQuarterOfAPixel(metric: ComparisonMetric) {
    // One pixel a row is partly covered before and after; a quarter more of one in each row.
    #expect(count(slantedEdge(shiftedBy: 0), slantedEdge(shiftedBy: 0.25), metric) >= 20)
  }

  @Test func aThresholdOfOnesOwnReplacesTheRule() {
    // Greys 118 and 119 of 255 have L* 49.98 and 50.39: ΔE₀₀ 0.41 or so.
    let before = Bitmap(width: 4, height: 4, filledWith: Bitmap.color(0x767676))
    let after = Bitmap(width: 4, height: 4, filledWith: Bitmap.color(0x777777))
    func count(threshold: Double) -> Int {
      compare(
        expected: before, actual: after,
        options: .init(metric: .ciede2000, threshold: threshold)
      ).differentPixels
    }
    #expect(count(threshold: 0) == 16)
    #expect(count(threshold: 0.3) == 16)
    #expect(count(threshold: 0.5) == 0)
  }

  private func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
