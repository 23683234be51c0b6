import Foundation
import Testing
import UIFoundation

/// Attributes that are objects written in Swift are replaced by others: Foundation stopped where their first properties had
/// certain bits.
@Suite struct ObjectComparisonTests {
  private final class Mark: NSObject {
    let number: Int

    init(_ number: Int) { self.number = number }

    override func isEqual(_ object: Any?) -> Bool { (object as? Mark)?.number == number }
    override var hash: Int { number }
  }

  private static let key = NSAttributedString.Key("mark")

  private func replace(_ old: Any, _ new: Any) -> Any? {
    let text = NSMutableAttributedString(string: "abc")
    let all = NSRange(location: 0, length: 3)
    text.addAttribute(Self.key, value: old, range: all)
    text.addAttribute(Self.key, value: new, range: all)
    return text.attribute(Self.key, at: 1, effectiveRange: nil)
  }

  @Test(arguments: [0, 1, 0x100, 0x7FF, 0x40000, Int.max])
  func objectsReplaceEachOther(number: Int) {
    #expect((replace(Mark(number), Mark(number)) as? Mark)?.number == number)
    #expect((replace(Mark(0), Mark(number)) as? Mark)?.number == number)
  }

  /// Among 4,000 objects there are some at addresses with the bits.
  @Test func anObjectReplacesItself() {
    let styles = (0..<4000).map { _ in NSMutableParagraphStyle() }
    for style in styles { #expect(replace(style, style) as? NSParagraphStyle === style) }
  }
}
