import TestSupport
import Testing
import UIFoundation

@Suite struct ParticleImageTests {
  /// A blue square of 3 × 2 points.
  private func shapes() throws -> UIImage {
    let svg = #"""
      <svg xmlns="http://www.w3.org/2000/svg" width="3" height="2" viewBox="0 0 3 2">
      <rect width="3" height="2" fill="#0000FF"/></svg>
      """#
    return UIImage(vector: try VectorImage(svg: Array(svg.utf8), file: "square.svg"))
  }

  @Test func pixelsAreThoseOfTheImage() throws {
    let red = Bitmap(width: 2, height: 1, filledWith: 0xFFFF_0000)
    let particle = try #require(
      UIImage(cgImage: CGImage(bitmap: red), scale: 3).particleImage)
    #expect(particle.image.bitmap == red)
    #expect(particle.scale == 3)
  }

  @Test func shapesOfTheirOwnColoursHaveTwoPixelsPerPoint() throws {
    let particle = try #require(
      try shapes().withRenderingMode(.alwaysOriginal).particleImage)
    #expect(particle.image.bitmap == Bitmap(width: 6, height: 4, filledWith: 0xFF00_00FF))
    #expect(particle.scale == 2)
  }

  @Test func templatesAreWhite() throws {
    let particle = try #require(
      try shapes().withRenderingMode(.alwaysTemplate).particleImage)
    #expect(particle.image.bitmap == Bitmap(width: 6, height: 4, filledWith: 0xFFFF_FFFF))
  }
}
