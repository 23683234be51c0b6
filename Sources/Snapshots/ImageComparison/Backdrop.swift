/// The backdrop that a translucent pixel is composited over before its colour is measured.
///
/// A single backdrop can hide a change: white that becomes more opaque over white, a black shadow
/// over black. No change is hidden over both, so tolerant comparisons use both and count the larger
/// difference.
package enum Backdrop: CaseIterable {
  case white, black

  /// The opaque colour that a premultiplied pixel has over this backdrop, `0xFFRRGGBB`.
  package func composite(_ pixel: UInt32) -> UInt32 {
    switch self {
    case .black: return pixel | 0xFF00_0000
    case .white:
      // Premultiplied channels never exceed alpha, so no channel carries into the next; invalid
      // pixels would, and are clamped to white.
      let rest = 255 - pixel >> 24
      var result: UInt32 = 0xFF00_0000
      for shift: UInt32 in [0, 8, 16] {
        result |= min(255, (pixel >> shift) & 0xFF + rest) << shift
      }
      return result
    }
  }

  /// The backdrops that two pixels need; one is enough for opaque colours.
  package static func needed(for first: UInt32, _ second: UInt32) -> [Backdrop] {
    first >> 24 == 255 && second >> 24 == 255 ? opaque : allCases
  }

  private static let opaque: [Backdrop] = [.black]
}
