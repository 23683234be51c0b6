/// The contrast ratio of two opaque colours, `0xAARRGGBB`: from 1 for equal ones to 21 for black and
/// white, whichever of them is the text.
///
/// Source: Web Content Accessibility Guidelines (WCAG) 2.2, "contrast ratio" and "relative luminance".
package func contrastRatio(_ first: UInt32, _ second: UInt32) -> Double {
  let (one, other) = (LinearRGB(first).luminance, LinearRGB(second).luminance)
  return (max(one, other) + 0.05) / (min(one, other) + 0.05)
}

extension LinearRGB {
  /// The relative luminance: 0 for black, 1 for white.
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
