import Testing
import UIFoundation

/// What UIKit's colours say about themselves.
@Suite struct ColorDescriptionTests {
  @Test func descriptionsNameTheSpaceAndTheComponents() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.black.description == "UIExtendedGrayColorSpace 0 1")
    #expect(UIColor.clear.description == "UIExtendedGrayColorSpace 0 0")
    #expect(
      UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5).description
        == "UIExtendedSRGBColorSpace 0.2 0.4 0.6 0.5")
    #expect(UIColor.darkGray.description == "UIExtendedGrayColorSpace 0.333333 1")
    #expect("\(UIColor.blue)" == "UIExtendedSRGBColorSpace 0 0 1 1")
  }

  @Test func dynamicColorsNameWhatTheyDependOn() {
    let label = UIColor.label.description
    #expect(label.hasPrefix("<UIDynamicSystemColor: 0x") && label.hasSuffix("; name = labelColor>"))
    #expect(UIColor.systemRed.description.hasSuffix("; name = systemRedColor>"))
    #expect(UIColor { _ in .red }.description.hasPrefix("<UIDynamicProviderColor: 0x"))
  }

  private func components(_ color: UIColor) -> [CGFloat]? {
    var parts = [CGFloat](repeating: -9, count: 4)
    let isKnown = parts.withUnsafeMutableBufferPointer { buffer -> Bool in
      guard let start = buffer.baseAddress else { return false }
      return color.getRed(start, green: start + 1, blue: start + 2, alpha: start + 3)
    }
    return isKnown ? parts : nil
  }

  private func isClose(_ parts: [CGFloat]?, _ wanted: [CGFloat]) -> Bool {
    guard let parts, parts.count == wanted.count else { return false }
    return zip(parts, wanted).allSatisfy { abs($0 - $1) < 0.0005 }
  }

  /// The red of Display P3 in extended sRGB, by the matrices of CSS Color 4.
  @Test func displayP3IsConvertedToExtendedSRGB() {
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(isClose(components(red), [1.0931, -0.2267, -0.1501, 1]))
    #expect(red != .red)
    #expect(red == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    // A colour outside of sRGB is drawn as the closest colour in it.
    #expect(red.hex(in: .current) == "#FF0000")
    #expect(components(red.withAlphaComponent(0.5))?.last == 0.5)
  }

  @Test func greysOfDisplayP3AreThoseOfSRGB() {
    #expect(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).hex(in: .current) == "#FFFFFF")
    let gray: [CGFloat] = [0.5, 0.5, 0.5, 1]
    #expect(
      isClose(components(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)), gray))
    #expect(
      UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).description
        == "UIExtendedSRGBColorSpace 1 1 1 1")
  }

  @Test func componentsBeyondSRGBAreKept() {
    let bright = UIColor(red: 1.5, green: -0.25, blue: 0, alpha: 2)
    let wanted: [CGFloat] = [1.5, -0.25, 0, 1]
    #expect(components(bright) == wanted)
    #expect(bright.description == "UIExtendedSRGBColorSpace 1.5 -0.25 0 1")
    #expect(bright.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(bright.resolvedColor(with: .current) == bright)
  }

  @Test func aPatternHasNoComponents() {
    let pattern = UIColor(patternImage: UIImage())
    #expect(components(pattern) == nil)
    #expect(!pattern.getWhite(nil, alpha: nil))
    #expect(!pattern.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
    #expect(pattern.resolvedColor(with: .current) == pattern)
  }

  @Test func pathsOfCoreGraphicsAreEqualByTheirElements() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil) == CGPath(rect: rect, transform: nil))
    let path = CGMutablePath()
    path.addRect(rect)
    #expect(path == CGPath(rect: rect, transform: nil))
    #expect(CGPath(rect: rect, transform: nil) != CGPath(ellipseIn: rect, transform: nil))
  }
}

@Suite struct PatternColorTests {
  /// Core Graphics gives a pattern of colours of its own one component, alpha, in a space of patterns.
  @Test func theOnlyComponentOfAPatternIsItsAlpha() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let pattern = UIColor(patternImage: image)
    #expect(pattern.cgColor.components == [1])
    #expect(pattern.cgColor.numberOfComponents == 1)
    #expect(pattern.cgColor.colorSpace?.model == .pattern)
    #expect(pattern.cgColor.colorSpace?.numberOfComponents == 0)
    #expect(pattern.withAlphaComponent(0.25).cgColor.components == [0.25])
    #expect(pattern.cgColor.copy(alpha: 0.5)?.components == [0.5])
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.cgColor.components == [1, 0, 0, 1])
  }
}
