import Foundation
import Testing

@testable import CairoGraphics

@Suite struct GenericRGBTests {
  /// A picture that UICircularProgressRing's author took on a simulator: a quarter of the way from red to
  /// green is (160, 145, 2), where sRGB has (127, 128, 0).
  @Test func withoutASpaceColorsAreMixedInGenericRGB() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let green = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, green] as NSArray, locations: [0, 1]))
    #expect(gradient.stops.first?.color == red)
    #expect(gradient.stops.last?.color == green)
    let middle = try #require(gradient.stops.first { $0.location == 0.5 }?.color)
    #expect(abs(middle.red * 255 - 160) < 2)
    #expect(abs(middle.green * 255 - 145) < 2)
    #expect(abs(middle.blue * 255 - 2) < 1)
    #expect(middle.alpha == 0.75)
  }

  @Test func aGradientOfOneColorHasNoMixtures() throws {
    let colors = [CGColor.black, CGColor.clear]
    let gradient = CGGradient(colorsSpace: nil, colors: colors as NSArray, locations: nil)
    #expect(gradient == CGGradient(colors: colors))
  }
}
