import CairoGraphics
import Testing
import ViewTree

@testable import HeadlessUIKit

/// What view trees contain of a view while it is animated.
@Suite struct PresentationDescriptionTests {
  private let clock = VirtualClock()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  private func animate(_ changes: @escaping () -> Void) {
    clock.perform {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: changes)
    }
  }

  private func presentation() -> PropertyValue? {
    clock.perform { view.viewNode().properties["presentation"] }
  }

  @Test func aQuarterOfTheWay() {
    animate {
      view.frame = CGRect(x: 40, y: 0, width: 20, height: 60)
      view.alpha = 0
      view.layer.cornerRadius = 8
    }
    clock.advance(by: 0.5)
    #expect(
      presentation()
        == .map([
          "frame": .list([.number(10), .number(0), .number(20), .number(30)]),
          "bounds": .list([.number(0), .number(0), .number(20), .number(30)]),
          "alpha": .number(0.75), "cornerRadius": .number(2),
        ]))
  }

  @Test func theViewsOwnValuesAreThoseAfterTheAnimation() {
    animate { view.frame.origin.x = 40 }
    clock.advance(by: 0.5)
    #expect(clock.perform { view.viewNode().frame.x } == 40)
  }

  @Test func colorsAreMixed() {
    view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    animate { view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    clock.advance(by: 1)
    #expect(presentation() == .map(["backgroundColor": .string("#808080")]))
  }

  @Test func withoutAnAnimationThereIsNone() {
    #expect(presentation() == nil)
    animate { view.alpha = 0 }
    #expect(presentation() == .map(["alpha": .number(1)]))
    clock.advance(by: 2)
    #expect(presentation() == nil)
  }
}
