import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct BoxedValueTests {
  @Test func numbersAreFoundInObjects() {
    let number = NSNumber(value: 2.5) as AnyObject
    #expect(BoxedValue.doubleValue(number) == 2.5)
    #expect(BoxedValue.intValue(number) == 2)
    #expect(BoxedValue.stringValue(number) == "2.5")
    #expect(BoxedValue.doubleValue("3.5") == 3.5)
  }

  @Test func nothingIsFoundInOtherObjects() {
    #expect(BoxedValue.doubleValue(nil) == nil)
    #expect(BoxedValue.doubleValue(NSObject()) == nil)
  }
}
