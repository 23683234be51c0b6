import Testing
import UIKit

@testable import Ports

private class EndRecorder: NSObject, ProgressRingDelegate {
  private(set) var count = 0
  func progressRingDidFinishAnimating(_ ring: ProgressRing) { count += 1 }
}

@MainActor
@Suite("Progress ring")
struct ProgressRingTests {
  private let ring: ProgressRing
  private let recorder = EndRecorder()

  init() {
    ring = ProgressRing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    ring.trackColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    ring.delegate = recorder
    ring.layoutIfNeeded()
  }

  private var strokes: [CAShapeLayer] {
    let layers = ring.layer.sublayers ?? []
    return layers.compactMap { ($0 as? CAShapeLayer) ?? ($0.mask as? CAShapeLayer) }
  }

  @Test("The path is a circle inside of the bounds, by half of the line")
  func path() throws {
    try #require(strokes.count == 2)
    let inner = CGRect(x: 5, y: 5, width: 90, height: 90)
    for stroke in strokes {
      let box = try #require(stroke.path?.boundingBoxOfPath)
      #expect(abs(box.minX - inner.minX) < 0.01)
      #expect(abs(box.maxY - inner.maxY) < 0.01)
    }
    ring.lineWidth = 20
    ring.layoutIfNeeded()
    let box = try #require(strokes[1].path?.boundingBoxOfPath)
    #expect(abs(box.minX - 10) < 0.01)
    #expect(strokes[0].lineWidth == 20)
  }

  @Test("Progress is limited to its range", arguments: [(-1, 0), (0.25, 0.25), (7, 1)])
  func limits(value: CGFloat, expected: CGFloat) {
    ring.progress = value
    #expect(ring.progress == expected)
    #expect(strokes[1].strokeEnd == expected)
    #expect(recorder.count == 0)
  }

  @Test func aQuarterIsDrawnOnTheRight() {
    ring.progress = 0.25
    ring.valueLabel.isHidden = true
    let blue = [0, 0, 255, 255]
    let red = [255, 0, 0, 255]
    let picture = Picture(of: ring)
    // Points on the circle with radius 45 at one, four, seven and eleven o'clock.
    #expect(picture.color(x: 72.5, y: 11) == blue)
    #expect(picture.color(x: 89, y: 72.5) == red)
    #expect(picture.color(x: 27.5, y: 89) == red)
    #expect(picture.color(x: 27.5, y: 11) == red)
    #expect(picture.color(x: 50, y: 50) == [0, 0, 0, 0])
  }

  @Test func theGradientRunsClockwise() {
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    ring.gradientColors = [.init(red: 1, green: 0, blue: 0, alpha: 1), green]
    ring.progress = 1
    ring.valueLabel.isHidden = true
    for scale in [1, 2] as [CGFloat] {
      let picture = Picture(of: ring, scale: scale, named: "ring-gradient")
      // At three, six and nine o'clock: a quarter, a half, three quarters of the way.
      #expect(picture.color(x: 95, y: 50).isClose(to: [191, 64, 0, 255]))
      #expect(picture.color(x: 50, y: 95).isClose(to: [128, 128, 0, 255]))
      #expect(picture.color(x: 5, y: 50).isClose(to: [64, 191, 0, 255]))
    }
  }

  @Test func theValueIsReadInPercent() {
    ring.progress = 0.42
    #expect(ring.accessibilityValue == "42%")
    #expect(ring.valueLabel.text == "42%")
    #expect(ring.accessibilityTraits.contains(.updatesFrequently))
    ring.layoutIfNeeded()
    #expect(abs(ring.valueLabel.center.x - 50) < 0.51)
    _ = Picture(of: ring, scale: 1, named: "ring")
    _ = Picture(of: ring, scale: 2, named: "ring")
  }

  @Test func animationIsDescribedByCoreAnimation() throws {
    ring.animationDuration = 2
    ring.setProgress(0.5, animated: true)
    #if !canImport(HeadlessUIKit)
      let animation = try #require(strokes[1].animation(forKey: "progress") as? CABasicAnimation)
      #expect(animation.toValue as? CGFloat == 0.5)
      #expect(animation.duration == 2)
    #endif
    #expect(strokes[1].strokeEnd == 0.5)
    ring.setProgress(0.75, animated: false)
    #expect(strokes[1].animation(forKey: "progress") == nil)
  }
}

// MARK: - Time

#if canImport(HeadlessUIKit)
  extension ProgressRingTests {
    @Test func theStrokeGrowsWithTime() throws {
      let clock = VirtualClock()
      clock.perform { ring.setProgress(0.8, animated: true) }
      #expect(strokes[1].strokeEnd == 0.8)
      #expect(strokes[1].animationKeys() == ["progress"])
      clock.advance(by: 0.4)
      // Ease in and out is symmetric: half of the way at half of the time.
      let half = try #require(strokes[1].presentation()?.strokeEnd)
      #expect(abs(half - 0.4) < 0.001)
      clock.advance(by: 0.4)
      #expect(recorder.count == 1)
      #expect(strokes[1].animationKeys() == nil)
    }

    @Test func anotherValueStartsWhereTheStrokeIs() throws {
      let clock = VirtualClock()
      clock.perform { ring.setProgress(1, animated: true) }
      clock.advance(by: 0.4)
      clock.perform { ring.setProgress(0, animated: true) }
      let shown = try #require(strokes[1].presentation()?.strokeEnd)
      #expect(abs(shown - 0.5) < 0.001)
      #expect(recorder.count == 0)
      clock.advance(by: 0.8)
      #expect(strokes[1].presentation()?.strokeEnd == 0)
      #expect(recorder.count == 1)
    }

    @Test func aPictureShowsTheMomentOfTheClock() {
      let clock = VirtualClock()
      ring.valueLabel.isHidden = true
      clock.perform { ring.setProgress(1, animated: true) }
      clock.advance(by: 0.4)
      let picture = clock.perform { Picture(of: ring, scale: 1, named: "ring-half-way") }
      #expect(picture.color(x: 89, y: 72.5) == [0, 0, 255, 255])
      #expect(picture.color(x: 11, y: 72.5) == [255, 0, 0, 255])
    }
  }
#endif
