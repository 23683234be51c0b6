import ImageComparison
import Pixels
import ViewTree

/// A picture with its texts in black, in white, and without them.
///
/// Where the first two differ, there is visible text; the third one shows the background behind it.
package struct TextInkPictures: Sendable {
  private let black: Bitmap
  private let white: Bitmap
  private let none: Bitmap

  /// - Parameters: pictures of equal sizes.
  package init(black: Bitmap, white: Bitmap, none: Bitmap) {
    (self.black, self.white, self.none) = (black, white, none)
  }

  /// The colours of a text and of its background, where they are hardest to distinguish; opaque.
  struct Colors {
    var text: UInt32
    var background: UInt32

    var isTextDarker: Bool {
      contrastRatio(text, 0xFF00_0000) < contrastRatio(background, 0xFF00_0000)
    }

    func contrast(by method: LintSettings.ContrastMethod) -> Double {
      switch method {
      case .wcag: contrastRatio(text, background)
      case .apca: abs(perceptualContrast(text: text, background: background))
      }
    }
  }

  /// The share of a text's pixels that may have a lower contrast than the result: a few lie at an
  /// edge in the background of the text.
  private static let tolerance = 0.1

  /// The least coverage at which something of a text is visible.
  private static let leastCoverage = 0.04

  /// The colours of a text in the picture; nil if it is covered, or cut off.
  ///
  /// - Parameters:
  ///   - opacity: of the view that shows the text.
  ///   - scale: pixels per point.
  ///   - picture: with the texts in their colours.
  func colors(
    of text: InspectedText, opacity: Double, scale: Double, in picture: Bitmap
  ) -> Colors? {
    let area = PixelRect(text.box, scale: scale, in: picture)
    var coverages: [(x: Int, y: Int, coverage: Double)] = []
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let coverage = coverage(x, y)
        if coverage >= Self.leastCoverage { coverages.append((x, y, coverage)) }
      }
    }
    guard let largest = coverages.map(\.coverage).max() else { return nil }
    // Pixels at the edges of letters are mixtures of both colours.
    let colors = coverages.filter { $0.coverage >= 0.9 * largest }.map { place in
      let behind = Backdrop.white.composite(none[place.x, place.y])
      let shown = Backdrop.white.composite(picture[place.x, place.y])
      let opacity = min(1, opacity * text.alpha)
      let declared = text.opaqueColor.extrapolated(from: behind, by: opacity)
      // Even the middle of a thin letter is a mixture. If it is one of the declared colour, that is
      // the more exact; otherwise something translucent lies over the text.
      let isBare = shown.extrapolated(from: behind, by: opacity / place.coverage)
        .isClose(to: declared)
      return Colors(
        text: isBare
          ? declared : shown.extrapolated(from: behind, by: largest / place.coverage),
        background: behind)
    }.sorted { $0.contrast(by: .wcag) < $1.contrast(by: .wcag) }
    return colors.isEmpty ? nil : colors[Int(Double(colors.count) * Self.tolerance)]
  }

  /// How much of a pixel is text, 0...1.
  private func coverage(_ x: Int, _ y: Int) -> Double {
    let (dark, light) = (black[x, y], white[x, y])
    guard dark != light else { return 0 }
    // Green has the most weight in all measures of lightness.
    return Double(Int(light >> 8 & 0xFF) - Int(dark >> 8 & 0xFF)) / 255
  }
}

extension PixelRect {
  /// The pixels that a rectangle in points touches, within a picture.
  fileprivate init(_ rect: ViewNode.Rect, scale: Double, in picture: Bitmap) {
    func pixel(_ length: Double, _ rule: FloatingPointRoundingRule, _ limit: Int) -> Int {
      guard length.isFinite else { return 0 }
      return Int(min(max((length * scale).rounded(rule), 0), Double(limit)))
    }
    let (left, top) = (
      pixel(rect.x, .down, picture.width), pixel(rect.y, .down, picture.height)
    )
    self.init(
      x: left, y: top, width: pixel(rect.right, .up, picture.width) - left,
      height: pixel(rect.bottom, .up, picture.height) - top)
  }
}

extension InspectedText {
  /// The colour without its alpha.
  fileprivate var opaqueColor: UInt32 {
    0xFF00_0000 | (UInt32(color.dropFirst().prefix(6), radix: 16) ?? 0)
  }

  /// The alpha of the colour, 0...1.
  fileprivate var alpha: Double {
    color.count == 9 ? Double(Int(color.suffix(2), radix: 16) ?? 255) / 255 : 1
  }
}

extension UInt32 {
  /// The colour that another one becomes when the difference is multiplied; opaque colours.
  fileprivate func extrapolated(from origin: UInt32, by factor: Double) -> UInt32 {
    guard abs(factor - 1) > 0.02 else { return self }
    var result: UInt32 = 0xFF00_0000
    for shift: UInt32 in [0, 8, 16] {
      let (start, end) = (Double(origin >> shift & 0xFF), Double(self >> shift & 0xFF))
      result |=
        UInt32(Swift.min(Swift.max((start + (end - start) * factor).rounded(), 0), 255)) << shift
    }
    return result
  }

  /// Whether no channel of two colours differs by more than antialiasing explains.
  fileprivate func isClose(to other: UInt32) -> Bool {
    [0, 8, 16].allSatisfy { (shift: UInt32) in
      abs(Int(self >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= 32
    }
  }

  /// `#RRGGBB`
  var hexColor: String {
    let digits = String(self & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
