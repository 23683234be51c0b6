import StandardViews
import Testing

/// The events of controls and the alignment of their content.
@Suite struct ControlEventTests {
  /// The masks of UIKit's headers.
  @Test func groupsOfEventsAreMasks() {
    let masks: [UIControl.Event] = [
      .allTouchEvents, .allEditingEvents, .applicationReserved, .systemReserved, .allEvents,
    ]
    #expect(
      masks.map(\.rawValue) == [0xFFF, 0xF_0000, 0x0F00_0000, 0xF000_0000, 0xFFFF_FFFF])
    #expect(UIControl.Event.allTouchEvents.isSuperset(of: [.touchDown, .touchCancel]))
    #expect(UIControl.Event.allEditingEvents.isSuperset(of: [.editingDidBegin, .editingDidEnd]))
    #expect(UIControl.Event.allTouchEvents.isDisjoint(with: .valueChanged))
  }

  private static let alignments:
    [(
      UIControl.ContentHorizontalAlignment, UISemanticContentAttribute,
      UIControl.ContentHorizontalAlignment
    )] = [
      (.leading, .forceLeftToRight, .left), (.leading, .forceRightToLeft, .right),
      (.trailing, .forceLeftToRight, .right), (.trailing, .forceRightToLeft, .left),
      (.left, .forceRightToLeft, .left), (.right, .forceRightToLeft, .right),
      (.center, .forceRightToLeft, .center), (.fill, .forceRightToLeft, .fill),
    ]

  @Test(arguments: alignments)
  func leadingAndTrailingFollowTheDirection(
    alignment: UIControl.ContentHorizontalAlignment, direction: UISemanticContentAttribute,
    effective: UIControl.ContentHorizontalAlignment
  ) {
    let control = UIControl()
    control.semanticContentAttribute = direction
    control.contentHorizontalAlignment = alignment
    #expect(control.effectiveContentHorizontalAlignment == effective)
  }

  private final class Target: NSObject {
    func act() {}
  }

  @Test func actionsAreEnumeratedInOrderUntilItIsStopped() {
    let control = UIControl()
    let target = Target()
    let action = UIAction(title: "Save") { _ in }
    control.addAction(action, for: .touchUpInside)
    control.addTarget(
      target, action: Selector("act", { (target: Target) in target.act }), for: .valueChanged)
    var seen: [(String?, Bool, UIControl.Event)] = []
    control.enumerateEventHandlers { action, method, events, _ in
      seen.append((action?.title, method?.0 as AnyObject? === target, events))
    }
    #expect(seen.map(\.0) == ["Save", nil])
    #expect(seen.map(\.1) == [false, true])
    #expect(seen.map(\.2) == [.touchUpInside, .valueChanged])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }
}
