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

  @Test func levelsWeightsAndPrioritiesAreNumbers() {
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    #expect((1 + UIWindow.Level.normal).rawValue == 1)
    #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
    #expect(UIFont.Weight.light < .regular && UIFont.Weight.bold >= .semibold)
    #expect((UIFont.Weight.regular + 0.25).rawValue == 0.25)
    var priority = UILayoutPriority.defaultHigh
    priority += 10
    #expect(priority.rawValue == 760)
    priority -= 20
    #expect(priority.rawValue == 740 && priority < .defaultHigh)
  }
}
