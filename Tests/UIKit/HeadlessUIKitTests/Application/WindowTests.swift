import HeadlessUIKit
import StandardControls
import Testing
import ViewTestSupport

private let red: UInt32 = 0xFFFF_0000
private let green: UInt32 = 0xFF00_FF00
private let blue: UInt32 = 0xFF00_00FF
private let black: UInt32 = 0xFF00_0000

@Suite struct Windows {
  let application = UIApplication(screen: UIScreen(device: .plain))

  private func window(_ color: UIColor? = nil, _ frame: CGRect? = nil) -> UIWindow {
    application.perform {
      let window = frame.map { UIWindow(frame: $0) } ?? UIWindow()
      window.backgroundColor = color
      return window
    }
  }

  @Test func windowsStartHiddenAndFillTheScreen() {
    let window = window()
    #expect(window.isHidden)
    #expect(!window.isKeyWindow)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 40, height: 60))
    #expect(window.windowLevel == .normal)
    #expect(window.window === window)
    #expect(application.windows == [])
    window.isHidden = false
    #expect(application.windows == [window])
    #expect(!window.isKeyWindow)
  }

  /// Flushing lays out visible windows once, also if a layout flushes.
  @Test func flushingATransactionLaysOutWindows() {
    final class FlushingView: UIView {
      var layoutCount = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layoutCount += 1
        CATransaction.flush()
      }
    }
    let window = window()
    let view = FlushingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    application.perform {
      window.addSubview(view)
      CATransaction.flush()
      #expect(view.layoutCount == 0)
      window.isHidden = false
      CATransaction.flush()
      #expect(view.layoutCount == 1)
      view.setNeedsLayout()
      CATransaction.flush()
      #expect(view.layoutCount == 2)
    }
  }

  @Test func levelsAreOrdered() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    #expect(UIWindow.Level.normal + 1 < .statusBar)
  }

  @Test func windowsOfALevelAreInTheOrderOfBecomingVisible() {
    let (first, second, third) = (window(), window(), window())
    second.isHidden = false
    first.isHidden = false
    third.isHidden = false
    #expect(application.windows == [second, first, third])
    second.isHidden = true
    second.isHidden = false
    #expect(application.windows == [first, third, second])
    first.makeKeyAndVisible()
    #expect(application.windows == [third, second, first])
    third.makeKey()
    #expect(application.windows == [third, second, first])
  }

  @Test func higherLevelsStayInFront() {
    let (alert, bar, normal) = (window(), window(), window())
    alert.windowLevel = .alert
    bar.windowLevel = .statusBar
    alert.isHidden = false
    bar.isHidden = false
    normal.makeKeyAndVisible()
    #expect(application.windows == [normal, bar, alert])
    bar.windowLevel = .alert + 1
    #expect(application.windows == [normal, alert, bar])
  }

  @Test func aWindowThatIsNotNumberedDoesNotUpsetTheOrder() {
    let (odd, normal) = (window(), window())
    odd.windowLevel = UIWindow.Level(.nan)
    odd.isHidden = false
    normal.isHidden = false
    #expect(application.windows.count == 2)
  }

  @Test func oneWindowIsKey() {
    final class Recording: UIWindow {
      var calls: [String] = []
      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    let (first, second) = application.perform { (Recording(), Recording()) }
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    second.makeKey()
    #expect(first.calls == ["become", "resign"])
    #expect(second.calls == ["become"])
    #expect(application.keyWindow === second)

    second.isHidden = true
    #expect(second.calls == ["become", "resign"])
    #expect(first.calls == ["become", "resign", "become"])
    #expect(application.keyWindow === first)
  }

  @Test func aHiddenWindowIsKeyUntilAnotherOneIs() {
    let (hidden, other) = (window(), window())
    hidden.makeKey()
    #expect(hidden.isKeyWindow)
    other.makeKeyAndVisible()
    #expect(!hidden.isKeyWindow && application.keyWindow === other)
    hidden.makeKey()
    #expect(hidden.isKeyWindow && !other.isKeyWindow)
  }

  @Test func aPictureComposesWindowsBackToFront() throws {
    let back = window(.red, CGRect(x: 0, y: 0, width: 40, height: 10))
    let alert = window(.blue, CGRect(x: 20, y: 0, width: 10, height: 10))
    let front = window(.green, CGRect(x: 10, y: 0, width: 15, height: 5))
    alert.windowLevel = .alert
    for window in [alert, back, front] { window.isHidden = false }
    let picture = try application.picture()
    #expect((picture.width, picture.height) == (40, 60))
    // Along the top: the back window, the front one from 10 on, the alert from 20 to 30.
    #expect(
      [9, 10, 19, 20, 29, 30].map { picture[$0, 0] } == [red, green, green, blue, blue, red])
    // Below the front window, and below all.
    #expect([9, 10, 20, 30].map { picture[$0, 5] } == [red, red, blue, red])
    #expect(picture[0, 10] == black)
    #expect(try application.picture(backgroundColor: nil)[0, 10] == 0)
  }

  @Test func hiddenWindowsAreNotInThePicture() throws {
    let back = window(.red)
    let front = window(.blue)
    back.isHidden = false
    front.isHidden = false
    #expect(try application.picture()[0, 0] == blue)
    front.isHidden = true
    #expect(try application.picture()[0, 0] == red)
  }

  @Test func aTranslucentWindowLetsTheOneBehindItThrough() throws {
    let back = window(.red)
    let front = window(.blue)
    front.alpha = 0.2
    back.isHidden = false
    front.isHidden = false
    // 0.2 is 51/255: red 204, blue 51.
    #expect(try application.picture()[0, 0] == 0xFFCC_0033)
  }

  @Test func aPictureHasTheScreensScaleOrAnother() throws {
    let application = UIApplication(screen: UIScreen(device: .plain, scale: 3))
    #expect(try application.picture().width == 120)
    #expect(try application.picture(scale: 0.5).height == 30)
    #expect(throws: CGContextError.self) { try application.picture(scale: .nan) }
  }

  @Test func theDescriptionHoldsTheScreenAndItsWindows() {
    let normal = window()
    normal.accessibilityIdentifier = "normal"
    normal.isHidden = false
    _ = window()
    let node = application.viewNode()
    #expect(node.type == "UIScreen")
    #expect(node.properties == ["device": .string("plain")])
    #expect(node.subviews.map(\.id) == ["normal"])
    #expect(node.subviews.first?.properties == [:])
    let alert = window()
    alert.windowLevel = .alert
    alert.makeKeyAndVisible()
    #expect(
      application.viewNode().subviews.last?.properties == [
        "windowLevel": .number(2000), "isKeyWindow": .bool(true),
      ])
  }

  @Test func anUpdateWithinAnUpdateDoesNothing() {
    final class Probe: UIView {
      var onLayout: () -> Void = {}
      override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
      }
    }
    let view = Probe()
    var count = 0
    view.onLayout = { [unowned view, application] in
      count += 1
      if count < 5 { view.setNeedsLayout() }
      application.updateDisplay()
    }
    let window = window()
    window.addSubview(view)
    window.isHidden = false
    application.updateDisplay()
    #expect(count == 5)
  }

  @Test func pointsAreConvertedBetweenWindowsAndTheScreen() {
    let one = window(nil, CGRect(x: 10, y: 20, width: 10, height: 10))
    let other = window(nil, CGRect(x: 5, y: 5, width: 10, height: 10))
    let point = CGPoint(x: 1, y: 2)
    #expect(one.convert(point, to: nil) == CGPoint(x: 11, y: 22))
    #expect(one.convert(point, from: nil) == CGPoint(x: -9, y: -18))
    #expect(one.convert(point, to: other) == CGPoint(x: 6, y: 17))
    #expect(one.convert(point, from: other) == CGPoint(x: -4, y: -13))
    let rect = CGRect(x: 0, y: 0, width: 3, height: 4)
    #expect(one.convert(rect, to: other) == CGRect(x: 5, y: 15, width: 3, height: 4))
  }

  @Test func viewsAreConvertedBetweenWindowsByTheScreen() {
    let one = window(nil, CGRect(x: 10, y: 20, width: 10, height: 10))
    let other = window(nil, CGRect(x: 5, y: 5, width: 10, height: 10))
    let (inner, otherInner) = (UIView(), UIView())
    inner.frame.origin = CGPoint(x: 1, y: 1)
    otherInner.frame.origin = CGPoint(x: 2, y: 3)
    one.addSubview(inner)
    other.addSubview(otherInner)
    #expect(inner.convert(CGPoint.zero, to: otherInner) == CGPoint(x: 4, y: 13))
    #expect(inner.convert(CGPoint.zero, from: otherInner) == CGPoint(x: -4, y: -13))
  }

  @Test func theFrontmostWindowThatHasAViewAtAPointIsHit() {
    final class Frame: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let back = window()
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let front = application.perform { Frame(frame: CGRect(x: 10, y: 10, width: 20, height: 20)) }
    front.addSubview(button)
    back.isHidden = false
    front.isHidden = false
    #expect(application.hitTest(CGPoint(x: 12, y: 12), with: nil) === button)
    #expect(application.hitTest(CGPoint(x: 20, y: 20), with: nil) === back)
    #expect(application.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
  }

  @Test func visibleWindowsAreHeldAndHiddenOnesAreNot() {
    weak var held: UIWindow?
    do {
      let window = window()
      window.isHidden = false
      held = window
    }
    #expect(held != nil)
    held?.isHidden = true
    #expect(held == nil)
  }

  @Test func applicationsDoNotKnowOfEachOther() {
    let other = UIApplication(screen: UIScreen(device: .plain))
    application.perform {
      #expect(UIApplication.current === application)
      other.perform { #expect(UIApplication.current === other) }
      #expect(UIScreen.main === application.screen)
      #expect(VirtualClock.current === application.clock)
    }
    #expect(UIApplication.current == nil)
    #expect(UIScreen.main.device == .standard)
    window().isHidden = false
    #expect(other.windows.isEmpty)
  }

  @Test func windowsPostWhatBecomesOfThem() {
    let names: [(String, NSNotification.Name)] = [
      ("visible", UIWindow.didBecomeVisibleNotification),
      ("hidden", UIWindow.didBecomeHiddenNotification),
      ("key", UIWindow.didBecomeKeyNotification),
      ("no key", UIWindow.didResignKeyNotification),
    ]
    let application = UIApplication(screen: UIScreen(device: .plain))
    let (first, second) = application.perform { (UIWindow(), UIWindow()) }
    nonisolated(unsafe) var posted: [String] = []
    // Other tests have windows of their own.
    let observers = names.flatMap { text, name in
      [(first, "first"), (second, "second")].map { window, which in
        NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
          posted.append("\(which) \(text)")
        }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    application.perform {
      first.makeKeyAndVisible()
      first.windowLevel = .alert
      second.makeKeyAndVisible()
      second.isHidden = true
    }
    #expect(
      posted == [
        "first visible", "first key", "second visible", "first no key", "second key",
        "second no key", "first key", "second hidden",
      ])
  }
}
