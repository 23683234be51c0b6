import Ports
import Testing
import UIKit

@MainActor struct BadgeLabelTests {
  @Test func aShortTextGivesACircle() {
    let badge = BadgeLabel(text: "1")
    badge.frame.size = badge.intrinsicContentSize
    badge.layoutIfNeeded()
    #expect(badge.bounds.width == badge.bounds.height)
    #expect(badge.layer.cornerRadius == badge.bounds.height / 2)
  }

  @Test func aNotificationChangesTheText() {
    let badge = BadgeLabel(text: "1")
    NotificationCenter.default.post(
      name: .badgeCountDidChange, object: nil, userInfo: ["count": 120])
    #expect(badge.text == "99+")
    #expect(!badge.isHidden)
  }

  @Test func aViewKeepsItsBadge() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let badge = BadgeLabel(text: "7")
    view.badge = badge
    view.layoutIfNeeded()
    #expect(view.badge === badge)
    #expect(abs(badge.center.x - 100) < 0.5)
    #expect(abs(badge.center.y) < 0.5)
    view.badge = nil
    #expect(badge.superview == nil)
  }
}
