import Testing
import UIKit

/// Casts as Foundation's bridging on Apple's systems has them.
@Suite struct BridgingTests {
  @Test func numbersConvertToLengthsAndBack() {
    let length: CGFloat = 1.5
    #expect(NSNumber(value: 1.5) as Any as? CGFloat == length)
    #expect(length as Any as? NSNumber == NSNumber(value: 1.5))
    #expect("1.5" as Any as? CGFloat == nil)
  }

  @Test func structuresConvertToValuesAndBack() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect((rect as Any as? NSValue)?.cgRectValue == rect)
    #expect(NSValue(cgRect: rect) as Any as? CGRect == rect)
    #expect(NSValue(cgPoint: rect.origin) as Any as? CGPoint == rect.origin)
    #expect(NSValue(cgSize: rect.size) as Any as? CGSize == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets) as Any as? UIEdgeInsets == insets)
    let transform = CGAffineTransform(translationX: 5, y: 6)
    #expect((transform as Any as? NSValue)?.cgAffineTransformValue == transform)
  }

  @Test func aValueOfAnotherStructureDoesNotConvert() {
    #expect(NSValue(cgRect: .zero) as Any as? CGPoint == nil)
    #expect(NSValue(cgPoint: .zero) as Any as? CGRect == nil)
    #expect(NSNumber(value: 1) as Any as? CGSize == nil)
  }

  @Test func listsConvertElementByElement() {
    let numbers: [Any] = [NSNumber(value: 1), NSNumber(value: 2)]
    let lengths: [CGFloat] = [1, 2]
    #expect(numbers as? [CGFloat] == lengths)
  }

  @Test func theFrameOfTheKeyboardIsARectangle() {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(
        cgRect: CGRect(x: 0, y: 1, width: 2, height: 3))
    ]
    let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    #expect(frame == CGRect(x: 0, y: 1, width: 2, height: 3))
  }
}
