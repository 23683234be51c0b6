extension UInt32 {
  /// The black pixel whose alpha is the luminance of a premultiplied pixel, rounded (CSS Masking 1, section 7.10,
  /// with the weights of Rec. 709).
  var luminanceAsAlpha: UInt32 {
    let sum = (self >> 16 & 255) * 2126 + (self >> 8 & 255) * 7152 + (self & 255) * 722
    return ((sum + 5000) / 10000) << 24
  }
}
