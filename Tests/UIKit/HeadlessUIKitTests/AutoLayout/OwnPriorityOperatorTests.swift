import HeadlessUIKit
import Testing

extension UILayoutPriority {
  /// As applications have declared it before UIKit did. This one does not go below 1.
  fileprivate static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(max(1, priority.rawValue - amount))
  }
}

@Suite struct OwnPriorityOperatorTests {
  @Test func anOperatorOfTheApplicationIsUsed() {
    #expect((.defaultLow - 300 as UILayoutPriority).rawValue == 1)
  }
}
