import Testing
import UIFoundation

/// Greys have two components on iOS: white and alpha.
@Suite struct GrayColorTests {
  @Test func whiteAndItsKinHaveTwoComponents() {
    let white: [CGFloat] = [1, 1]
    #expect(UIColor.white.cgColor.components == white)
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor.white.cgColor.colorSpace?.model == .monochrome)
    let clear: [CGFloat] = [0, 0]
    #expect(UIColor.clear.cgColor.components == clear)
    let faded: [CGFloat] = [0.5, 0.25]
    #expect(UIColor.gray.withAlphaComponent(0.25).cgColor.components == faded)
    #expect(UIColor.gray.cgColor.copy(alpha: 0.25)?.components == faded)
    #expect(UIColor(cgColor: UIColor.gray.cgColor).cgColor.numberOfComponents == 2)
    #expect(UIColor.label.cgColor.numberOfComponents == 2)
  }

  @Test func othersHaveFour() {
    let red: [CGFloat] = [1, 0, 0, 1]
    #expect(UIColor.red.cgColor.components == red)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor.numberOfComponents == 4)
    #expect(UIColor.systemGray.cgColor.colorSpace?.model == .rgb)
  }

  @Test func aGreyEqualsTheSameColor() {
    #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(CGColor.black == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func aColorIsConvertedToASpace() throws {
    let rgb = UIColor.gray.cgColor.converted(
      to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
    let components: [CGFloat] = [0.5, 0.5, 0.5, 1]
    #expect(rgb?.components == components)
    let gray = UIColor.green.cgColor.converted(
      to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
    // The weight of green.
    let brightness: [CGFloat] = [0.7152, 1]
    #expect(gray?.components == brightness)
  }
}
