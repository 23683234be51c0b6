import HeadlessUIKit
import Testing

@Suite struct LayoutPriorityTests {
  @Test func aPriorityIsStrongerOrWeakerByAnAmount() {
    #expect((.required - 1 as UILayoutPriority).rawValue == 999)
    #expect((.defaultLow + 0.5 as UILayoutPriority).rawValue == 250.5)
  }
}
