import Badges
import Testing

#if canImport(UIKit)
  import UIKit

  @Suite struct BadgeTests {
    @Test func aDigitGivesACircle() {
      let badge = Badge(frame: .zero)
      badge.text = "7"
      badge.sizeToFit()
      badge.frame.size = badge.intrinsicContentSize
      badge.layoutIfNeeded()
      #expect(badge.bounds.width == badge.bounds.height)
      #expect(badge.layer.cornerRadius == badge.bounds.height / 2)
    }
  }
#endif
