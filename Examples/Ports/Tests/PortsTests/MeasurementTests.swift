import UIKit
import XCTest

/// How long a layout takes is measured with the metrics and options of Apple's XCTest.
final class MeasurementTests: XCTestCase {
  func testALayoutIsMeasured() {
    let options = XCTMeasureOptions.default
    options.iterationCount = 3
    options.invocationOptions = [.manuallyStart]
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    var rounds = 0
    measure(metrics: [XCTClockMetric()], options: options) {
      stack.setNeedsLayout()
      startMeasuring()
      stack.layoutIfNeeded()
      rounds += 1
    }
    XCTAssertGreaterThanOrEqual(rounds, options.iterationCount)
  }
}
