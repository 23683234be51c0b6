import ImageComparison
import LintConfiguration
import Pixels
import ViewTree

/// A picture with its texts in black, in white, and without them.
///
/// Where the first two differ, there is visible text; the third one shows the background behind it.
package struct TextInkPictures: Sendable {
  private let black: BitmapParts
  private let white: BitmapParts
  private let none: BitmapParts

  /// - Parameters: Pictures of equal sizes.
  package init(black: Bitmap, white: Bitmap, none: Bitmap) {
    self.init(black: BitmapParts(black), white: BitmapParts(white), none: BitmapParts(none))
  }

  /// - Parameters: Parts of pictures of equal sizes, of which each text is in one.
  package init(black: BitmapParts, white: BitmapParts, none: BitmapParts) {
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
    let area = PixelRect(
      left: text.box.x, top: text.box.y, right: text.box.right, bottom: text.box.bottom,
      scale: scale, in: PixelSize(width: picture.width, height: picture.height))
    guard let black = black.part(containing: area), let white = white.part(containing: area),
      let none = none.part(containing: area)
    else { return nil }
    var coverages: [(x: Int, y: Int, coverage: Double)] = []
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let coverage = Self.coverage(black[x, y], white[x, y])
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

  /// How much of a pixel is text, 0...1, by what it is with black and with white texts.
  private static func coverage(_ dark: UInt32, _ light: UInt32) -> Double {
    guard dark != light else { return 0 }
    // Green has the most weight in all measures of lightness.
    return Double(Int(light >> 8 & 0xFF) - Int(dark >> 8 & 0xFF)) / 255
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
