import Testing
import UIFoundation

@Suite struct ElevatedColorTests {
  private let elevated = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: .elevated),
  ])
  private let base = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: .base),
  ])

  private func hex(_ color: UIColor, _ traits: UITraitCollection) -> String {
    color.hex(in: traits)
  }

  /// The values of Apple's guidelines.
  @Test func backgroundsAreLighterInFrontOfOthers() {
    #expect(hex(.systemBackground, elevated) == "#1C1C1E")
    #expect(hex(.secondarySystemBackground, elevated) == "#2C2C2E")
    #expect(hex(.tertiarySystemBackground, elevated) == "#3A3A3C")
    #expect(hex(.systemGroupedBackground, elevated) == "#1C1C1E")
    #expect(hex(.secondarySystemGroupedBackground, elevated) == "#2C2C2E")
    #expect(hex(.tertiarySystemGroupedBackground, elevated) == "#3A3A3C")
    #expect(hex(.systemBackground.withAlphaComponent(1), elevated) == "#1C1C1E")
  }

  @Test func otherColorsAndLevelsAreAsBefore() {
    #expect(hex(.systemBackground, base) == "#000000")
    #expect(hex(.secondarySystemBackground, base) == "#1C1C1E")
    #expect(hex(.label, elevated) == "#FFFFFF")
    let light = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(hex(.systemBackground, light) == "#FFFFFF")
  }

  @Test func semiboldFontsAreBold() {
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(headline.fontDescriptor.symbolicTraits == .traitBold)
    let medium = UIFont.systemFont(ofSize: 10, weight: .medium)
    #expect(medium.fontDescriptor.symbolicTraits.isEmpty)
  }

  @Test func aFlippedImageHasItsPixelsMirrored() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let image = UIImage(cgImage: CGImage(bitmap: bitmap))
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(flipped.imageOrientation == .upMirrored && flipped.size == image.size)
    #expect(flipped.cgImage?.bitmap == bitmap)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
      flipped.draw(at: .zero)
    }
    let pixels: [UInt32] = [0xFF00_00FF, 0xFFFF_0000]
    #expect(drawn.cgImage?.bitmap.pixels == pixels)
    #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == .up)
  }
}
