import Pixels
import TestSupport
import Testing

@testable import ImageComparison

@Suite struct ContrastTests {
  /// From the definition of WCAG 2.2: (L₁ + 0.05) / (L₂ + 0.05). A grey of 118 has a luminance of
  /// ((118/255 + 0.055) / 1.055)^2.4 = 0.1812, red one of 0.2126, blue one of 0.0722.
  @Test(arguments: [
    (UInt32(0xFF00_0000), 0xFFFF_FFFF, 21.0), (0xFF76_7676, 0xFFFF_FFFF, 4.542),
    (0xFFFF_0000, 0xFFFF_FFFF, 3.998), (0xFF00_00FF, 0xFFFF_FFFF, 8.592),
    (0xFF12_3456, 0xFF12_3456, 1),
  ])
  func contrastRatioIsThatOfTheGuidelines(first: UInt32, second: UInt32, expected: Double) {
    #expect(abs(contrastRatio(first, second) - expected) < 0.001)
    #expect(contrastRatio(first, second) == contrastRatio(second, first))
  }

  /// The test values that the documentation of APCA-W3 0.1.9 lists.
  @Test(arguments: [
    (UInt32(0xFF88_8888), 0xFFFF_FFFF, 63.056469930209424),
    (0xFFFF_FFFF, 0xFF88_8888, -68.54146436644962),
    (0xFF00_0000, 0xFFAA_AAAA, 58.146262578561334),
    (0xFFAA_AAAA, 0xFF00_0000, -56.24113336839742),
    (0xFF11_2233, 0xFFDD_EEFF, 91.66830811481631),
    (0xFFDD_EEFF, 0xFF11_2233, -93.06770049484275),
  ])
  func perceptualContrastIsThatOfItsDocumentation(
    text: UInt32, background: UInt32, expected: Double
  ) {
    #expect(abs(perceptualContrast(text: text, background: background) - expected) < 1e-9)
  }

  /// (0.0199^0.56 - 0.0100^0.57) · 1.14 is 0.045, less than the 0.1 below which there is no contrast.
  @Test func nearlyEqualDarkColoursHaveNoPerceptualContrast() {
    #expect(perceptualContrast(text: 0xFF11_2233, background: 0xFF22_3344) == 0)
  }
}

@Suite struct ColorVisionTests {
  /// Each row of the matrices has the sum 1, so that greys remain what they are.
  @Test(arguments: ColorVision.allCases, [UInt32(0xFF00_0000), 0xFF80_8080, 0xFFFF_FFFF])
  func greysAreSeenByEverybody(vision: ColorVision, grey: UInt32) {
    #expect(vision.simulated(grey) == grey)
  }

  /// From the columns of the matrices: red for protanopia is (0.152286, 0.114503, -0.003882) in linear
  /// light, encoded (108.8, 95.0, 0); green for deuteranopia (0.860646, 0.672501, 0.042940), encoded
  /// (238.7, 214.0, 58.4).
  @Test func primariesHaveTheColoursOfTheMatrices() {
    #expect(ColorVision.protanopia.simulated(0xFFFF_0000) == 0xFF6D_5F00)
    #expect(ColorVision.deuteranopia.simulated(0xFF00_FF00) == 0xFFEF_D63A)
    // The luminance of red is 0.2126, and of the grey 127 0.2122.
    #expect(ColorVision.achromatopsia.simulated(0xFFFF_0000) == 0xFF7F_7F7F)
  }

  @Test func largestDifferenceIsThatOfTheWorstPixel() {
    let black = Bitmap(width: 2, height: 1, filledWith: 0xFF00_0000)
    var other = black
    #expect(largestDifference(of: black, and: other) == 0)
    other[1, 0] = 0xFFFF_FFFF
    #expect(abs(largestDifference(of: black, and: other) - 100) < 0.001)
    #expect(
      largestDifference(of: black, and: Bitmap(width: 1, height: 1, filledWith: 0xFF00_0000))
        == .infinity)
  }

  @Test func redAndGreenOfOneLuminanceAreAlikeWithoutColours() {
    let red = Bitmap(width: 1, height: 1, filledWith: 0xFFFF_0000)
    // Luminance 0.7152 · ((149/255 + 0.055) / 1.055)^2.4 = 0.2150, close to the 0.2126 of red.
    let green = Bitmap(width: 1, height: 1, filledWith: 0xFF00_9500)
    #expect(largestDifference(of: red, and: green) > 50)
    #expect(largestDifference(of: red, and: green, seenWith: .achromatopsia) < 1)
  }
}
