import Pixels
import Testing

@testable import Assets

@Suite struct ColorSpaceTests {
  private func isNear(_ one: Double, _ other: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(one - other) <= tolerance
  }

  /// IEC 61966-2-1: 0.5 is ((0.5 + 0.055) / 1.055) to the power of 2.4.
  @Test func theTransferFunctionIsThatOfTheStandard() {
    #expect(isNear(SRGBTransfer.decode(0.5), 0.214041140482))
    #expect(isNear(SRGBTransfer.encode(0.214041140482232), 0.5))
    #expect(SRGBTransfer.decode(0.04) == 0.04 / 12.92)
    #expect(isNear(SRGBTransfer.decode(-0.5), -0.214041140482))
    // 0.5 to the power of 2.2.
    #expect(isNear(SRGBTransfer.gamma22(0.5), 0.217637640824))
    #expect(SRGBTransfer.decode(1) == 1 && SRGBTransfer.encode(0) == 0)
    // 0.5 to the powers of 1.8 and of 1 / 1.8.
    #expect(isNear(SRGBTransfer.decodeGamma18(0.5), 0.287174588749))
    #expect(isNear(SRGBTransfer.encodeGamma18(0.5), 0.680395000087))
  }

  /// The pair comes from the web platform tests, css-color/display-p3-001.
  @Test func displayP3IsConverted() {
    let (color, isClamped) = AssetColorSpace.displayP3.converted(
      red: 0.26374, green: 0.59085, blue: 0.16434, alpha: 0.5)
    #expect(isNear(color.red, 0, within: 0.001))
    #expect(isNear(color.green, 0.6, within: 0.001))
    #expect(isNear(color.blue, 0, within: 0.001))
    #expect(color.alpha == 0.5)
    #expect(!isClamped)
  }

  /// The green of Display P3 is (-0.51, 1.02, -0.31) in sRGB.
  @Test func colorsOutsideOfSRGBAreClamped() {
    let (color, isClamped) = AssetColorSpace.displayP3.converted(
      red: 0, green: 1, blue: 0, alpha: 1)
    #expect(color == SRGBColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(isClamped)
  }

  @Test func graysOfP3AreThoseOfSRGB() {
    let (color, isClamped) = AssetColorSpace.displayP3.converted(
      red: 0.3, green: 0.3, blue: 0.3, alpha: 1)
    for component in [color.red, color.green, color.blue] {
      #expect(isNear(component, 0.3))
    }
    #expect(!isClamped)
  }
}
