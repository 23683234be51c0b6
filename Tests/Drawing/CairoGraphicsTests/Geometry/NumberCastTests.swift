import CairoGraphics
import Foundation
import Testing

@Suite struct NumberCastTests {
  @Test func aNumberObjectCastsToCGFloat() {
    let number: Any = NSNumber(value: 2.5)
    let expected: CGFloat = 2.5
    #expect(number as? CGFloat == expected)
  }

  @Test func aCGFloatCastsToANumberObject() {
    let length: Any = CGFloat(2.5)
    let expected = 2.5
    #expect((length as? NSNumber)?.doubleValue == expected)
  }
}
