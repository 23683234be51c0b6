import XCTest

@testable import Ports

@MainActor
final class LevelMeterTests: XCTestCase {
  private let meter = LevelMeter(frame: CGRect(x: 0, y: 0, width: 100, height: 10))

  private func show() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(meter)
    window.isHidden = false
    return window
  }

  func testTheLayerDrawsItsLevel() {
    meter.level = 0.5
    let picture = Picture(of: meter)
    XCTAssertEqual(picture.color(x: 20, y: 5).last, 255)
    XCTAssertEqual(picture.color(x: 80, y: 5).last, 0)
  }

  func testALayerWithoutAViewIsDisplayedByTheRunLoop() {
    final class Stripe: CALayer {
      var drawings = 0
      override func draw(in ctx: CGContext) { drawings += 1 }
    }
    let stripe = Stripe()
    stripe.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let window = show()
    meter.layer.addSublayer(stripe)
    stripe.setNeedsDisplay()
    XCTAssertEqual(stripe.drawings, 0)
    RunLoop.main.run(until: Date())
    XCTAssertEqual(stripe.drawings, 1)
    XCTAssertFalse(stripe.needsDisplay())
    window.isHidden = true
  }

  func testAnAnimatedLevelIsBetweenItsEnds() {
    let window = show()
    meter.setLevel(1, duration: 2)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
    XCTAssertEqual(meter.level, 1)
    XCTAssertGreaterThan(meter.shownLevel, 0)
    XCTAssertLessThan(meter.shownLevel, 1)
    window.isHidden = true
  }

  func testAStoredPropertyIsAnimatedToo() throws {
    let window = show()
    let layer = try XCTUnwrap(meter.layer as? LevelLayer)
    let animation = CABasicAnimation(keyPath: "peak")
    animation.fromValue = 0.2
    animation.toValue = 1
    animation.duration = 2
    layer.add(animation, forKey: "peak")
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
    XCTAssertEqual(layer.peak, 0)
    let shown = try XCTUnwrap(layer.presentation()).peak
    XCTAssertGreaterThanOrEqual(shown, 0.2)
    XCTAssertLessThan(shown, 1)
    window.isHidden = true
  }
}
