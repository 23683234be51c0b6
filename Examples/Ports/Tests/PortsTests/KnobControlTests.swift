import XCTest

@testable import Ports

@MainActor
final class KnobControlTests: XCTestCase {
  private lazy var knob = ThermostatKnob(frame: CGRect(x: 0, y: 0, width: 60, height: 60))

  func testSizeAndCornersComeFromAnExtension() {
    XCTAssertEqual(knob.intrinsicContentSize, CGSize(width: 44, height: 44))
    knob.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    XCTAssertEqual(knob.layer.cornerRadius, 20)
  }

  func testSubclassesOverrideWhatAnExtensionDeclares() {
    let control: KnobControl = knob
    XCTAssertEqual(control.accessibilityText(), "20 °C")
    XCTAssertEqual(KnobControl(frame: .zero).accessibilityText(), "50 %")
  }

  func testChangesAreObserved() {
    var values: [Double] = []
    let observation = knob.observe(\.value, options: [.new]) { _, change in
      values.append(change.newValue ?? -1)
    }
    knob.value = 0.25
    knob.value = 1
    observation.invalidate()
    knob.value = 0
    XCTAssertEqual(values, [0.25, 1])
  }

  func testResettingCallsTheTarget() {
    knob.value = 1
    knob.reset(animated: false)
    XCTAssertEqual(knob.texts, ["20 °C"])
  }

  func testRecognizersBeginWhileTheKnobIsEnabled() {
    guard let pan = knob.gestureRecognizers?.first else { return XCTFail("no recogniser") }
    XCTAssertTrue(knob.gestureRecognizerShouldBegin(pan))
    knob.isEnabled = false
    XCTAssertFalse(knob.gestureRecognizerShouldBegin(pan))
  }

  func testNamesOfKeysAndMethods() {
    XCTAssertEqual(#keyPath(KnobControl.value), "value")
    XCTAssertEqual(
      NSStringFromSelector(#selector(KnobControl.reset(animated:))), "resetWithAnimated:")
    XCTAssertEqual(
      NSStringFromSelector(#selector(setter: KnobControl.value)), "setValue:")
  }

  func testIdlingIsDelayed() {
    let idle = expectation(description: "idle")
    knob.becomeIdle(after: 0.01)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { idle.fulfill() }
    waitForExpectations(timeout: 5)
    XCTAssertFalse(knob.isActive)
  }
}
