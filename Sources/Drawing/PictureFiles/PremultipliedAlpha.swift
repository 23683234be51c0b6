/// Converts between premultiplied ARGB32 pixels and the straight samples of a PNG.
///
/// Both directions round to the nearest integer, which is lossless: a channel `p` of a pixel with
/// alpha `a` becomes `u`, at most one half away from `255 p / a`, and `u a / 255` is then less than
/// one half away from `p` (`a / 255` is at most 1, and with `a = 255` nothing is rounded).
package enum PremultipliedAlpha {
  /// A straight sample times alpha, both 0 to 255.
  @inlinable @inline(__always)
  package static func multiply(_ sample: UInt32, _ alpha: UInt32) -> UInt32 {
    // Division by 255 with rounding, exact for every product of two bytes.
    let product = sample &* alpha &+ 128
    return (product &+ (product >> 8)) >> 8
  }

  /// The pixel of straight samples.
  @inlinable @inline(__always)
  package static func pixel(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) -> UInt32 {
    if alpha == 255 { return 0xFF00_0000 | red << 16 | green << 8 | blue }
    return alpha << 24 | multiply(red, alpha) << 16 | multiply(green, alpha) << 8
      | multiply(blue, alpha)
  }

  /// The straight samples of a pixel as red, green, blue, alpha from the lowest byte up, which is
  /// their order in a PNG.
  @inline(__always)
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0 { return 0 }
    let (red, green, blue) = ((pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255)
    if alpha == 255 { return 0xFF00_0000 | blue << 16 | green << 8 | red }
    return alpha << 24 | divide(blue, alpha) << 16 | divide(green, alpha) << 8
      | divide(red, alpha)
  }

  @inline(__always)
  private static func divide(_ channel: UInt32, _ alpha: UInt32) -> UInt32 {
    min(255, (channel &* 255 &+ alpha / 2) / alpha)
  }
}
