import Testing
import UIFoundation

@Suite struct NumberTests {
  @Test func aNumberBecomesALength() {
    let (half, third): (CGFloat, NSNumber) = (0.5, NSNumber(value: 3))
    #expect(CGFloat(truncating: NSNumber(value: 0.5)) == half)
    #expect(CGFloat(truncating: third) == 3)
    #expect(CGFloat(exactly: third) == 3)
    // 2⁵³ + 1 has no Double.
    #expect(CGFloat(exactly: NSNumber(value: 9_007_199_254_740_993 as Int64)) == nil)
  }

  @Test func theSystemFontHasOneWidth() {
    let font = UIFont.systemFont(ofSize: 15, weight: .bold, width: .condensed)
    #expect(font == UIFont.systemFont(ofSize: 15, weight: .bold))
  }
}

@Suite struct AssetResourceTests {
  private let bundle = Bundle(for: Marker.self)

  @Test func aMissingColourIsClear() {
    #expect(UIColor(resource: ColorResource(name: "nothing", bundle: bundle)) == .clear)
  }

  @Test func aMissingImageIsEmpty() {
    #expect(UIImage(resource: ImageResource(name: "nothing", bundle: bundle)).size == .zero)
  }

  private final class Marker {}
}
