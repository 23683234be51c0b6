import HeadlessUIKit
import Testing

/// The properties of a finger's touch that a pencil or a pointer would report.
@Suite struct FingerTests {
  private let touch = UITouch()

  @Test func aFingerIsUprightAndHasNoForce() {
    #expect(touch.altitudeAngle == .pi / 2)
    #expect(touch.azimuthAngle(in: nil) == 0)
    #expect(touch.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0))
    #expect(touch.maximumPossibleForce == 0)
    #expect(touch.majorRadius == 20)
    #expect(touch.majorRadiusTolerance == 5)
  }

  @Test func nothingIsEstimated() {
    #expect(touch.estimatedProperties == [])
    #expect(touch.estimatedPropertiesExpectingUpdates == [])
    #expect(touch.estimationUpdateIndex == nil)
    let event = UIEvent()
    #expect(event.predictedTouches(for: touch) == [])
    #expect(event.coalescedTouches(for: touch) == [touch])
  }

  @Test func preciseLocationsAreTheLocationsInAView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    root.addSubview(view)
    touch.update(phase: .began, at: CGPoint(x: 15, y: 25), timestamp: 1)
    touch.update(phase: .moved, at: CGPoint(x: 40, y: 60), timestamp: 2)
    #expect(touch.preciseLocation(in: view) == CGPoint(x: 30, y: 40))
    #expect(touch.precisePreviousLocation(in: view) == CGPoint(x: 5, y: 5))
    #expect(touch.precisePreviousLocation(in: nil) == CGPoint(x: 15, y: 25))
  }

  @Test func fingersPressNoButtons() {
    #expect(UIEvent().buttonMask == [])
    #expect(UIGestureRecognizer().buttonMask == [])
  }
}
