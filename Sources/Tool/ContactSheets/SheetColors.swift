import CairoGraphics
import Foundation
import Pixels

extension CGColor {
  /// An opaque colour by its `0xRRGGBB`.
  package init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }

  /// The largest difference of a component, from 0 to 1.
  fileprivate func distance(to other: CGColor) -> CGFloat {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// How far the components are apart, from 0 to 1.
  fileprivate var saturation: CGFloat { max(red, green, blue) - min(red, green, blue) }

  /// The colour with a part of black, or of white if it is dark.
  fileprivate func shaded(by part: CGFloat) -> CGColor {
    // Weights of sRGB's components in brightness (Rec. 709), good enough to distinguish light from dark.
    let isDark = 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.5
    func mixed(_ component: CGFloat) -> CGFloat {
      component + ((isDark ? 1 : 0) - component) * part
    }
    return CGColor(red: mixed(red), green: mixed(green), blue: mixed(blue), alpha: 1)
  }
}

extension Bitmap {
  /// The colour of the whole edge of the picture; nil if it is not opaque, or of several colours.
  package var edgeColor: CGColor? {
    guard let first = pixels.first, first >> 24 == 0xFF, width > 0, height > 0 else { return nil }
    let isUniform =
      (0..<width).allSatisfy { self[$0, 0] == first && self[$0, height - 1] == first }
      && (0..<height).allSatisfy { self[0, $0] == first && self[width - 1, $0] == first }
    return isUniform ? CGColor(hex: first & 0xFF_FFFF) : nil
  }
}

/// The colours of a contact sheet that depend on its pictures.
package enum SheetColors {
  /// From the most to the least preferred; text is legible on all of them.
  private static let pages: [CGColor] = [0xECECF0, 0xF5F5F8, 0xE3E3E8, 0xFFFFFF, 0xD9D9DF].map(
    CGColor.init(hex:))

  /// By how much a card differs from the page, at least, so that its edge is visible: 10 of 255, and half
  /// a step for rounding errors.
  private static let leastDistance: CGFloat = 9.5 / 255

  /// The colour of the page: one that differs from the colours of all cards, or else most from the card that is
  /// most similar to it.
  package static func page(for cards: Set<CGColor>) -> CGColor {
    func distance(_ page: CGColor) -> CGFloat {
      cards.map { page.distance(to: $0) }.min() ?? 1
    }
    return pages.first { distance($0) >= leastDistance }
      ?? pages.max { distance($0) < distance($1) } ?? .white
  }

  /// The colour of the card of a picture.
  ///
  /// A screen ends in its own colour, or dimmed below a presented view: its card continues it, instead of
  /// framing it. The card of a component has its scene's background, or if that is transparent, the background of
  /// a page in the same appearance.
  ///
  /// - Parameter screenEdge: the colour of the edge of a screen; nil for a component.
  package static func card(
    background: CGColor, screenEdge: CGColor? = nil, isDark: Bool
  ) -> CGColor {
    let page = background.alpha < 1 ? isDark ? CGColor(hex: 0x1C1C1E) : .white : background
    // Another hue is a view that fills the picture, and not the page below a veil.
    guard let screenEdge, screenEdge.saturation <= page.saturation + 0.1 else { return page }
    return screenEdge
  }

  /// The colour of every other square behind transparent pixels; the other squares have the card's colour.
  static func checker(on card: CGColor) -> CGColor { card.shaded(by: 0.1) }
}
