import Testing

@testable import HeadlessUIKit
@testable import StandardViews

/// Fills itself with red.
private final class Ink: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }

  override func draw(_ rect: CGRect) {
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    UIBezierPath(rect: bounds).fill()
  }
}

/// A row of two views of 40 × 20 with a gap of 10, at the left of a wider view.
@Suite struct StackAnimations {
  let clock = VirtualClock()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
  let first = Brick(40, 20)
  let second = Brick(40, 20)
  let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: [first, second])
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
  }

  private func animate(_ animations: () -> Void) {
    clock.perform {
      UIView.animate(withDuration: 1, options: .curveLinear, animations: animations)
    }
  }

  private func shown(_ view: UIView) -> CGRect { view.presentedPlacement }

  @Test func hidingShrinksTheViewAndTheStackViewWithoutALayoutCall() {
    animate { first.isHidden = true }
    #expect(first.isHidden)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 0, height: 20))
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    clock.advance(by: 0.5)
    #expect(shown(first) == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(shown(second) == CGRect(x: 25, y: 0, width: 40, height: 20))
    #expect(shown(stack) == CGRect(x: 0, y: 0, width: 65, height: 20))
  }

  @Test func aViewThatIsHiddenIsSeenUntilTheEnd() {
    animate { first.isHidden = true }
    clock.advance(by: 0.5)
    #expect(!first.presentedIsHidden)
    clock.advance(by: 0.5)
    #expect(first.presentedIsHidden)
  }

  @Test func whatAViewDrewIsSeenWhileItShrinks() throws {
    let device = Device(name: "Strip", portraitSize: CGSize(width: 90, height: 20), scale: 1)
    let application = UIApplication(screen: UIScreen(device: device))
    let ink = Ink()
    application.perform {
      let row = UIStackView(arrangedSubviews: [ink, first])
      row.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
      let window = UIWindow()
      window.addSubview(row)
      window.makeKeyAndVisible()
    }
    #expect(try application.picture()[10, 10] == 0xFFFF_0000)
    application.perform {
      UIView.animate(withDuration: 1, options: .curveLinear) { ink.isHidden = true }
    }
    #expect(ink.frame.width == 0)
    application.clock.advance(by: 0.5)
    #expect(try application.picture()[10, 10] == 0xFFFF_0000)
    #expect(try application.picture()[30, 10] != 0xFFFF_0000)
    application.clock.advance(by: 0.5)
    #expect(try application.picture()[10, 10] != 0xFFFF_0000)
  }

  @Test func showingGrowsTheViewFromWhereItWasHidden() {
    second.isHidden = true
    root.layoutIfNeeded()
    animate { second.isHidden = false }
    #expect(second.frame == CGRect(x: 50, y: 0, width: 40, height: 20))
    clock.advance(by: 0.5)
    #expect(shown(second) == CGRect(x: 45, y: 0, width: 20, height: 20))
  }

  @Test func aViewThatWasJustInsertedGrowsFromTheEndOfTheOneBefore() {
    let third = Brick(40, 20)
    third.isHidden = true
    stack.addArrangedSubview(third)
    animate { third.isHidden = false }
    #expect(third.frame == CGRect(x: 100, y: 0, width: 40, height: 20))
    #expect(shown(third) == CGRect(x: 90, y: 0, width: 0, height: 20))
    clock.advance(by: 0.5)
    #expect(shown(third) == CGRect(x: 95, y: 0, width: 20, height: 20))
  }

  @Test func otherPropertiesAnimateToo() {
    animate { stack.spacing = 30 }
    #expect(second.frame.minX == 70)
    clock.advance(by: 0.5)
    #expect(shown(second).minX == 60)
  }

  @Test func withoutAClockTheChangeIsThereAtOnce() {
    UIView.animate(withDuration: 1) { first.isHidden = true }
    root.layoutIfNeeded()
    #expect(first.presentedIsHidden)
    #expect(stack.frame.width == 40)
  }

  @Test func outsideOfStackViewsHidingIsNotAnimated() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(plain)
    animate { plain.isHidden = true }
    #expect(plain.presentedIsHidden)
  }
}
