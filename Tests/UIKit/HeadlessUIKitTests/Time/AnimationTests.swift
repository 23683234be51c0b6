import HeadlessUIKit
import StandardViews
import TestSupport
import Testing

@Suite struct Animations {
  let clock = VirtualClock()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    root.addSubview(view)
  }

  private var shown: CALayer { view.layer.presentation() ?? CALayer.none }

  /// Animates for a second, evenly.
  private func animate(
    delay: TimeInterval = 0, _ options: UIView.AnimationOptions = [], _ animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    clock.perform {
      UIView.animate(
        withDuration: 1, delay: delay, options: options.union(.curveLinear),
        animations: animations, completion: completion)
    }
  }

  @Test func theModelChangesAtOnceAndThePresentationOnTheWay() {
    animate { view.frame = CGRect(x: 100, y: 50, width: 40, height: 60) }
    #expect(view.frame == CGRect(x: 100, y: 50, width: 40, height: 60))
    #expect(shown.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    clock.advance(by: 0.25)
    #expect(shown.frame == CGRect(x: 25, y: 12.5, width: 25, height: 30))
    #expect(shown.position == CGPoint(x: 37.5, y: 27.5))
    clock.advance(by: 0.75)
    #expect(shown.frame == view.frame)
  }

  @Test func theUsualCurveEasesInAndOut() {
    clock.perform { UIView.animate(withDuration: 1) { view.center.x += 100 } }
    clock.advance(by: 0.274375)
    #expect(isClose(shown.position.x, 10 + 15.625))
  }

  @Test func everyNumberIsAnimated() {
    view.layer.shadowOpacity = 1
    animate {
      view.alpha = 0
      view.bounds.origin = CGPoint(x: 8, y: -8)
      view.layer.cornerRadius = 10
      view.layer.borderWidth = 2
      view.layer.shadowOpacity = 0
      view.layer.shadowRadius = 7
      view.layer.shadowOffset = CGSize(width: 4, height: 1)
    }
    clock.advance(by: 0.25)
    #expect(shown.opacity == 0.75)
    #expect(shown.bounds.origin == CGPoint(x: 2, y: -2))
    #expect(shown.cornerRadius == 2.5)
    #expect(shown.borderWidth == 0.5)
    #expect(shown.shadowOpacity == 0.75)
    #expect(shown.shadowRadius == 4)
    #expect(shown.shadowOffset == CGSize(width: 1, height: -2))
  }

  @Test func coloursChangeComponentByComponent() {
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)
    view.layer.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    animate {
      view.backgroundColor = UIColor(red: 0, green: 1, blue: 0.5, alpha: 0.5)
      view.layer.borderColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    }
    clock.advance(by: 0.25)
    #expect(shown.backgroundColor == CGColor(red: 0.75, green: 0.25, blue: 0.5, alpha: 0.875))
    #expect(shown.borderColor == CGColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1))
  }

  @Test func noColourIsClearAndOfTheOthersHue() {
    animate { view.backgroundColor = .red }
    clock.advance(by: 0.25)
    #expect(shown.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.25))
  }

  @Test func aTransformTurnsAtAnEvenPace() {
    animate {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 1)
    }
    clock.advance(by: 0.5)
    let half = shown.affineTransform()
    let expected = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 1)
    for (one, other) in [
      (half.a, expected.a), (half.b, expected.b), (half.c, expected.c), (half.d, expected.d),
    ] { #expect(isClose(one, other)) }
  }

  @Test func aTransformMayVanish() {
    animate { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
    clock.advance(by: 0.25)
    #expect(shown.affineTransform() == CGAffineTransform(scaleX: 0.75, y: 0.75))
  }

  @Test func aDelayShowsTheOldValues() {
    animate(delay: 0.5) { view.center.x = 110 }
    clock.advance(by: 0.5)
    #expect(shown.position.x == 10)
    clock.advance(by: 0.5)
    #expect(shown.position.x == 60)
  }

  @Test func aChangeOnTheWayIsAddedToTheRunningOne() {
    animate { view.center.x = 110 }
    clock.advance(by: 0.5)
    #expect(shown.position.x == 60)
    animate { view.center.x = 10 }
    // No jump; what the first one has left, −25, and the second one, +75, are added to the model.
    #expect(shown.position.x == 60)
    clock.advance(by: 0.25)
    #expect(shown.position.x == 60)
    clock.advance(by: 0.5)
    #expect(shown.position.x == 35)
  }

  @Test func transformsOnTheWayAreAddedToo() {
    animate { view.transform = CGAffineTransform(translationX: 100, y: 0) }
    clock.advance(by: 0.5)
    animate { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    let atOnce = shown.affineTransform()
    #expect(isClose(atOnce.tx, 50))
    #expect(isClose(atOnce.a, 1))
  }

  @Test func bothCompletionsOfAddedAnimationsAreFinished() {
    var log: [String] = []
    animate {
      view.center.x = 110
    } completion: {
      log.append("first \($0) \(self.clock.now)")
    }
    clock.advance(by: 0.5)
    animate {
      view.center.x = 10
    } completion: {
      log.append("second \($0) \(self.clock.now)")
    }
    clock.advance(by: 5)
    #expect(log == ["first true 1.0", "second true 1.5"])
  }

  @Test func aColourIsTakenOverByTheLastAnimation() {
    var log: [String] = []
    view.backgroundColor = UIColor(white: 0, alpha: 1)
    animate {
      view.backgroundColor = UIColor(white: 1, alpha: 1)
    } completion: {
      log.append("first \($0) \(self.clock.now)")
    }
    clock.advance(by: 0.5)
    animate {
      view.backgroundColor = UIColor(white: 0.5, alpha: 1)
    } completion: {
      log.append("second \($0) \(self.clock.now)")
    }
    // From the model's white, half way to grey.
    clock.advance(by: 0.5)
    #expect(shown.backgroundColor == CGColor(red: 0.75, green: 0.75, blue: 0.75, alpha: 1))
    clock.advance(by: 1)
    #expect(log == ["first false 0.5", "second true 1.5"])
  }

  @Test func aColourCanBeginFromWhatIsShown() {
    view.backgroundColor = UIColor(white: 0, alpha: 1)
    animate { view.backgroundColor = UIColor(white: 1, alpha: 1) }
    clock.advance(by: 0.5)
    animate(.beginFromCurrentState) { view.backgroundColor = UIColor(white: 0, alpha: 1) }
    #expect(shown.backgroundColor == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    clock.advance(by: 0.5)
    #expect(shown.backgroundColor == CGColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1))
  }

  @Test func layoutInsideOfTheClosureIsAnimated() {
    final class Row: UIView {
      let item = UIView()
      var inset: CGFloat = 0 { didSet { setNeedsLayout() } }
      override func layoutSubviews() {
        item.frame = CGRect(x: inset, y: 0, width: 10, height: 10)
      }
    }
    let row = Row(frame: root.bounds)
    row.addSubview(row.item)
    row.layoutIfNeeded()
    row.inset = 40
    animate { row.layoutIfNeeded() }
    clock.advance(by: 0.25)
    #expect(row.item.layer.presentation()?.frame.minX == 10)
    // With the option, changed views are laid out.
    animate(.layoutSubviews) {
      row.frame.size.width = 100
      row.inset = 80
    }
    #expect(row.item.frame.minX == 80)
  }

  @Test func theContentOfAScrollViewScrolls() {
    let scrollView = UIScrollView(frame: root.bounds)
    animate { scrollView.contentOffset.y = 100 }
    clock.advance(by: 0.25)
    #expect(scrollView.layer.presentation()?.bounds.minY == 25)
    #expect(scrollView.contentOffset.y == 100)
  }

  @Test func reversingComesBackAndThenJumps() {
    animate(.autoreverse) { view.center.x = 110 }
    clock.advance(by: 1.75)
    #expect(shown.position.x == 35)
    clock.advance(by: 0.25)
    #expect(shown.position.x == 110)
  }

  @Test func repeatingNeverEndsByItself() {
    var log: [Bool] = []
    animate(.repeat) {
      view.center.x = 110
    } completion: {
      log.append($0)
    }
    clock.advance(by: 100.25)
    #expect(isClose(shown.position.x, 35))
    #expect(log == [])
    view.layer.removeAllAnimations()
    #expect(shown.position.x == 110)
    clock.advance(by: 0)
    #expect(log == [false])
  }

  @Test func aSpringSettlesAtTheEndOfItsDuration() {
    clock.perform {
      UIView.animate(
        withDuration: 1, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
        animations: { view.center.x = 110 })
    }
    // ω = ln(1250)/0.6; after half a swing, π/(0.8·ω), it is past its goal by e^(−0.75·π).
    clock.advance(by: .pi / (0.8 * log(1250) / 0.6))
    #expect(abs((shown.position.x) - (110 + 100 * exp(-0.75 * .pi))) < 1e-4)
    clock.advance(to: 1)
    #expect(shown.position.x == 110)
  }
}

extension CALayer {
  fileprivate static var none: CALayer { UIView().layer }
}
