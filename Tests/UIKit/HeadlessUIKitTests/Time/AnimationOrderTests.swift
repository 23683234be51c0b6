import HeadlessUIKit
import StandardViews
import Testing

@Suite struct OrderOfAnimations {
  let clock = VirtualClock()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    root.addSubview(view)
  }

  private final class Log {
    var lines: [String] = []
  }

  private func start(_ log: Log, duration: TimeInterval = 1) {
    UIView.animate(withDuration: duration, delay: 1) {
      log.lines.append("outer")
      view.center.x += 100
      UIView.animate(withDuration: 1) {
        log.lines.append("inner")
        view.alpha -= 0.5
      } completion: {
        log.lines.append("inner \($0)")
      }
    } completion: {
      log.lines.append("outer \($0)")
    }
    log.lines.append("returned")
  }

  @Test func withAClockCompletionsComeAtTheEnd() {
    let log = Log()
    clock.perform { start(log) }
    #expect(log.lines == ["outer", "inner", "returned"])
    clock.advance(by: 1.9)
    #expect(log.lines.count == 3)
    clock.advance(by: 0.1)
    #expect(log.lines == ["outer", "inner", "returned", "inner true", "outer true"])
  }

  @Test func withoutAClockAllIsDoneAtOnce() {
    let log = Log()
    start(log)
    #expect(log.lines == ["outer", "inner", "inner true", "outer true", "returned"])
    #expect(view.center.x == 110)
    #expect(view.layer.presentation()?.position.x == 110)
  }

  /// As Apple's documentation says of a duration of 0.
  @Test func aDurationOfZeroIsCompletedInTheNextTurn() {
    let log = Log()
    clock.perform { start(log, duration: 0) }
    #expect(log.lines == ["outer", "inner", "returned"])
    #expect(view.layer.presentation()?.position.x == 110)
    clock.advance(by: 0)
    #expect(log.lines == ["outer", "inner", "returned", "inner true", "outer true"])
  }

  @Test func disabledAnimationsAreDoneAtOnce() {
    let log = Log()
    clock.perform {
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      start(log)
    }
    #expect(log.lines == ["outer", "inner", "returned"])
    #expect(view.layer.presentation()?.position.x == view.layer.position.x)
    clock.advance(by: 0)
    #expect(log.lines == ["outer", "inner", "returned", "inner true", "outer true"])
    // Another clock is not concerned.
    VirtualClock().perform { #expect(UIView.areAnimationsEnabled) }
  }

  @Test func aClosureThatChangesNothingIsCompletedInTheNextTurn() {
    var log: [String] = []
    clock.perform {
      UIView.animate(withDuration: 1, delay: 1) {
        view.center = view.center
        log.append("animations")
      } completion: {
        log.append("completed \($0)")
      }
      log.append("returned")
    }
    #expect(log == ["animations", "returned"])
    clock.advance(by: 0)
    #expect(log == ["animations", "returned", "completed true"])
  }

  @Test func changesWithoutAnimationHappenAtOnce() {
    clock.perform {
      UIView.animate(withDuration: 1) {
        view.center.x = 110
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          view.center.y = 110
        }
      }
    }
    #expect(view.layer.presentation()?.position == CGPoint(x: 10, y: 110))
  }

  @Test func nestedAnimationsInheritDurationAndCurve() {
    clock.perform {
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 4, delay: 1, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 4)
        view.center.x = 110
        UIView.animate(withDuration: 1) {
          #expect(UIView.inheritedAnimationDuration == 4)
          view.center.y = 110
        }
        UIView.animate(
          withDuration: 2, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
        ) {
          view.alpha = 0
        }
      }
    }
    clock.advance(by: 2)
    #expect(view.layer.presentation()?.position == CGPoint(x: 35, y: 35))
    // 1 s of 2 s, so before the half of the way: easing in is slow at the start.
    let opacity = view.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.6 && opacity < 0.75)
    clock.advance(by: 1)
    #expect(view.layer.presentation()?.opacity == 0)
  }

  @Test func leavingTheSuperviewEndsTheAnimations() {
    var log: [String] = []
    let inner = UIView()
    view.addSubview(inner)
    clock.perform {
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        log.append("view \($0)")
      }
      UIView.animate(withDuration: 1) {
        inner.alpha = 0
      } completion: {
        log.append("inner \($0)")
      }
      UIView.animate(withDuration: 1) {
        root.alpha = 0
      } completion: {
        log.append("root \($0)")
      }
    }
    clock.schedule(after: 0.5) {
      self.view.removeFromSuperview()
      log.append("removed")
    }
    clock.advance(by: 0.5)
    #expect(log == ["removed", "view false", "inner false"])
    #expect(view.layer.presentation()?.opacity == 0)
    clock.advance(by: 0.5)
    #expect(log == ["removed", "view false", "inner false", "root true"])
  }

  @Test func ablockWaitsForItsOtherViewsWhenOneIsRemoved() {
    var log: [String] = []
    clock.perform {
      UIView.animate(withDuration: 1) {
        view.alpha = 0
        root.alpha = 0
      } completion: {
        log.append("\($0) \(self.clock.now)")
      }
      view.removeFromSuperview()
    }
    clock.advance(by: 0.5)
    #expect(log == [])
    clock.advance(by: 0.5)
    #expect(log == ["false 1.0"])
  }

  @Test func completionsMayStartTheNextAnimation() {
    var log: [String] = []
    clock.perform {
      UIView.animate(withDuration: 1) {
        view.center.x = 110
      } completion: { _ in
        log.append("first \(self.clock.now)")
        UIView.animate(withDuration: 1) {
          self.view.center.x = 10
        } completion: { _ in
          log.append("second \(self.clock.now)")
        }
      }
    }
    clock.advance(by: 3)
    #expect(log == ["first 1.0", "second 2.0"])
  }

  @Test func animatedViewsAreNotTouched() {
    clock.perform { UIView.animate(withDuration: 1) { view.center.x = 110 } }
    #expect(root.hitTest(CGPoint(x: 110, y: 10), with: nil) === root)
    clock.advance(by: 1)
    #expect(root.hitTest(CGPoint(x: 110, y: 10), with: nil) === view)
    clock.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        view.center.x = 10
      }
    }
    // The model's place counts, not the one that is shown.
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 110, y: 10), with: nil) === root)
  }

  @Test func anAnimationDoesNotKeepItsView() {
    weak var gone: UIView?
    var isCompleted = false
    clock.perform {
      let view = UIView()
      gone = view
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        isCompleted = true
      }
    }
    #expect(gone == nil)
    clock.advance(by: 1)
    #expect(isCompleted)
  }

  @Test func durationsThatAreNoTimeAreNone() {
    for duration in [-1, TimeInterval.nan, .infinity] {
      var isCompleted = false
      clock.perform {
        UIView.animate(withDuration: duration) {
          view.alpha = 0
        } completion: { _ in
          isCompleted = true
        }
      }
      #expect(!isCompleted)
      clock.advance(by: 0)
      #expect(isCompleted)
    }
  }
}

@Suite struct PicturesOfAnimations {
  @Test func aPictureShowsWhatIsOnTheWay() throws {
    let clock = VirtualClock()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 2))
    root.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    box.backgroundColor = .black
    root.addSubview(box)
    clock.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.frame = CGRect(x: 16, y: 0, width: 4, height: 2)
      }
    }
    clock.advance(by: 0.25)
    let renderer = UIViewRenderer(scale: 1)
    let still = UIView(frame: root.frame)
    still.backgroundColor = .white
    let stillBox = UIView(frame: CGRect(x: 4, y: 0, width: 4, height: 2))
    stillBox.backgroundColor = .black
    still.addSubview(stillBox)
    #expect(try renderer.bitmap(of: root) == renderer.bitmap(of: still))
    // The next pictures show the end.
    clock.advance(by: 0.75)
    stillBox.frame.origin.x = 16
    #expect(try renderer.bitmap(of: root) == renderer.bitmap(of: still))
  }

  @Test func aFilmOfAnApplicationShowsTheSameAsStillPictures() throws {
    let application = UIApplication()
    func window(_ offset: CGFloat, alpha: CGFloat) -> (UIWindow, UILabel) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let label = UILabel(frame: CGRect(x: 20 + offset, y: 60, width: 120, height: 40))
      label.text = "Film"
      label.backgroundColor = .yellow
      label.alpha = alpha
      window.addSubview(label)
      window.isHidden = false
      return (window, label)
    }
    let film = try application.perform {
      let (_, label) = window(0, alpha: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        label.frame.origin.x += 100
        label.alpha = 0.5
      }
      var pictures = [try application.picture()]
      for _ in 1...4 {
        application.advance(by: 0.25)
        pictures.append(try application.picture())
      }
      #expect(label.drawingCount == 1)
      return pictures
    }
    for (frame, picture) in film.enumerated() {
      let still = UIApplication()
      let expected = try still.perform {
        _ = window(25 * CGFloat(frame), alpha: 1 - 0.125 * CGFloat(frame))
        return try still.picture()
      }
      #expect(picture == expected)
    }
  }

  @Test func contentIsStretchedWhileTheSizeChanges() throws {
    final class Halves: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.black.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
      }
    }
    let clock = VirtualClock()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 2))
    let view = Halves(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    root.addSubview(view)
    clock.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.size.width = 8
      }
    }
    // 4 points wide at first, with the content for 8 points.
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: root)
    let expected: [UInt32] = [0xFF00_0000, 0xFF00_0000, 0, 0, 0, 0, 0, 0]
    #expect(Array(bitmap.pixels.prefix(8)) == expected)
  }
}
