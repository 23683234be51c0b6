import Testing

@testable import CoreAnimation

/// ``CALayer/compositingFilter``.
@Suite struct CompositingTests {
  /// Filters by the names that Core Image and the render server have for them.
  @Test(
    arguments: [
      ("multiplyBlendMode", .multiply), ("CIMultiplyBlendMode", .multiply), ("multiply", .multiply),
      ("colorDodgeBlendMode", .colorDodge), ("CISourceAtopCompositing", .sourceAtop), ("xor", .xor),
      ("destOut", .destinationOut), ("CIAdditionCompositing", .plusLighter), ("plusD", .plusDarker),
      ("normalBlendMode", nil), ("gaussianBlur", nil), ("", nil), ("BlendMode", nil),
    ] as [(String, CGBlendMode?)])
  func filtersHaveNames(name: String, mode: CGBlendMode?) {
    #expect(LayerCompositing.mode(named: name) == mode)
  }

  /// Values of the first pixel: red 0.8 over green 0.5 with blue 1, by the formulas of the PDF reference, 11.3.5.
  @Test(
    arguments: [
      (nil, 0xFFCC_0000), ("multiplyBlendMode", 0xFF00_0000), ("screenBlendMode", 0xFFCC_80FF),
      ("darkenBlendMode", 0xFF00_0000), ("lightenBlendMode", 0xFFCC_80FF),
      ("differenceBlendMode", 0xFFCC_80FF), ("sourceIn", 0xFFCC_0000), ("destOut", 0),
      ("destOver", 0xFF00_80FF),
    ] as [(String?, UInt32)])
  func aLayerIsBlendedWithWhatIsBelow(filter: String?, expected: UInt32) throws {
    let root = canvas()
    root.addSublayer(box(root.bounds, CGColor(red: 0, green: 128.0 / 255, blue: 1, alpha: 1)))
    let layer = CALayer()
    layer.frame = root.bounds
    layer.compositingFilter = filter
    // The sublayer is blended as a part of the layer.
    layer.addSublayer(box(root.bounds, CGColor(red: 0.8, green: 0, blue: 0, alpha: 1)))
    root.addSublayer(layer)
    #expect(try picture(of: root)[0, 0] == expected)
    #expect(try renderedPicture(of: root)[0, 0] == expected)
    #expect(layer.compositingFilter as? String == filter)
  }

  @Test func anOpacityAndAMaskApplyBeforeBlending() throws {
    let root = canvas()
    root.addSublayer(box(root.bounds, .white))
    let layer = box(root.bounds, .black)
    layer.compositingFilter = "multiplyBlendMode"
    layer.opacity = 0.5
    layer.mask = box(CGRect(x: 4, y: 0, width: 4, height: 8))
    root.addSublayer(layer)
    let shown = try picture(of: root)
    #expect(shown[0, 0] == 0xFFFF_FFFF)
    #expect(shown[5, 0] & 0xFF == 127 || shown[5, 0] & 0xFF == 128)
  }

  @Test func otherValuesAreKeptWithoutEffect() throws {
    let root = canvas()
    let layer = box(root.bounds)
    layer.compositingFilter = 3
    root.addSublayer(layer)
    #expect(layer.compositingFilter as? Int == 3)
    #expect(try picture(of: root)[0, 0] == redPixel)
  }
}
