import Foundation

/// The lightness contrast Lc of a text on a background, opaque colours `0xAARRGGBB`: positive for
/// dark text on a lighter background, up to 106; negative for light text on a darker one, down to
/// -108; 0 for colours that are too similar to measure.
///
/// Source: the Accessible Perceptual Contrast Algorithm, APCA-W3 0.1.9 with the constants 0.98G-4g
/// (A. Somers, Myndex Research). The names follow it.
package func perceptualContrast(text: UInt32, background: UInt32) -> Double {
  let (textY, backgroundY) = (screenLuminance(of: text), screenLuminance(of: background))
  guard abs(textY - backgroundY) >= 0.0005 else { return 0 }
  if backgroundY > textY {
    let contrast = (pow(backgroundY, 0.56) - pow(textY, 0.57)) * 1.14
    return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
  }
  let contrast = (pow(backgroundY, 0.65) - pow(textY, 0.62)) * 1.14
  return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
}

/// The estimated luminance on a screen, with the flare that lifts colours close to black.
private func screenLuminance(of pixel: UInt32) -> Double {
  func linear(_ shift: UInt32) -> Double { pow(Double(pixel >> shift & 0xFF) / 255, 2.4) }
  let y = 0.2126729 * linear(16) + 0.7151522 * linear(8) + 0.0721750 * linear(0)
  return y > 0.022 ? y : y + pow(0.022 - y, 1.414)
}
