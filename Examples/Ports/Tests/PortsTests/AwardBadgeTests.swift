import XCTest

@testable import Ports

final class AwardBadgeTests: XCTestCase {
  private var badge: AwardBadge!

  override func setUp() {
    super.setUp()
    badge = AwardBadge(title: "Gold", metal: .gold)
  }

  override func tearDown() {
    badge = nil
    super.tearDown()
  }

  func testLayerIsAGradient() throws {
    let gradient = try XCTUnwrap(badge.layer as? CAGradientLayer)
    XCTAssertEqual(gradient.colors?.count, 3)
    XCTAssertEqual(gradient.locations, [0, 0.4, 1])
    badge.metal = .silver
    XCTAssertEqual(gradient.colors?.count, 2)
    XCTAssertNil(gradient.locations)
  }

  func testLayersFollowTheBounds() {
    badge.frame.size = CGSize(width: 60, height: 60)
    badge.layoutIfNeeded()
    XCTAssertEqual(badge.layer.cornerRadius, 30)
    XCTAssertEqual(badge.layer.shadowPath?.boundingBox, CGRect(x: 0, y: 0, width: 60, height: 60))
    let rim = badge.layer.sublayers?.first as? CAShapeLayer
    XCTAssertEqual(rim?.frame, badge.bounds)
    XCTAssertEqual(rim?.path?.boundingBoxOfPath, CGRect(x: 6, y: 6, width: 48, height: 48))
    XCTAssertEqual(rim?.lineDashPattern, [4, 3])
  }

  func testGradientRunsAcrossTheCircle() {
    badge.metal = .bronze
    badge.title = nil
    let picture = Picture(of: badge)
    // Half way between F0B27A and A04000.
    XCTAssertTrue(picture.color(x: 40, y: 40).isClose(to: [0xC8, 0x79, 0x3D, 255]))
    let topLeft = picture.color(x: 22, y: 22)
    let bottomRight = picture.color(x: 57, y: 57)
    XCTAssertGreaterThan(topLeft[0], bottomRight[0])
    XCTAssertEqual(picture.color(x: 1, y: 1)[0], 0, "Only shadow is outside of the circle.")
  }

  func testRimIsDarkOnLightAndBlackOnDark() {
    let rim = badge.layer.sublayers?.first as? CAShapeLayer
    XCTAssertEqual(rim?.strokeColor, UIColor(white: 0.15, alpha: 1).cgColor)
    badge.overrideUserInterfaceStyle = .dark
    badge.layoutIfNeeded()
    XCTAssertEqual(rim?.strokeColor, UIColor.black.cgColor)
  }

  func testShiningIsAnAnimationThatRepeats() throws {
    XCTAssertFalse(badge.isShining)
    badge.startShining()
    XCTAssertTrue(badge.isShining)
    let shine = try XCTUnwrap(badge.layer.sublayers?[1] as? CAGradientLayer)
    let animation = try XCTUnwrap(shine.animation(forKey: "shine") as? CABasicAnimation)
    XCTAssertEqual(animation.keyPath, "locations")
    XCTAssertEqual(animation.repeatCount, .infinity)
    badge.stopShining()
    XCTAssertFalse(badge.isShining)
  }

  func testBadgeReadsItsTitle() {
    XCTAssertTrue(badge.isAccessibilityElement)
    XCTAssertEqual(badge.accessibilityLabel, "Gold")
    XCTAssertTrue(badge.accessibilityTraits.contains(.image))
  }

  func testMetalsAreDrawn() {
    for metal in AwardBadge.Metal.allCases {
      badge.metal = metal
      badge.title = metal.rawValue.capitalized
      for scale in [1, 2] as [CGFloat] {
        let picture = Picture(of: badge, scale: scale, named: "award-\(metal.rawValue)")
        XCTAssertEqual(picture.color(x: 40, y: 16)[3], 255)
      }
    }
  }
}

// MARK: - Time

#if canImport(HeadlessUIKit)
  extension AwardBadgeTests {
    func testShineMovesFromLeftToRight() {
      let clock = VirtualClock()
      badge.title = nil
      let dull = Picture(of: badge)
      clock.perform { badge.startShining() }
      // After half of the time the shine is at 0.3 to 0.7 of the width, brightest at 0.5.
      clock.advance(by: 0.75)
      let shining = clock.perform { Picture(of: badge, scale: 1, named: "award-shining") }
      _ = clock.perform { Picture(of: badge, scale: 2, named: "award-shining") }
      XCTAssertGreaterThan(shining.color(x: 40, y: 52)[2], dull.color(x: 40, y: 52)[2] + 60)
      XCTAssertEqual(shining.color(x: 20, y: 52), dull.color(x: 20, y: 52))
    }

    func testAwardEndsAtItsSize() throws {
      let clock = VirtualClock()
      var isOver = false
      clock.perform { badge.award { isOver = true } }
      let start = try XCTUnwrap(badge.layer.presentation())
      XCTAssertEqual(start.opacity, 0)
      XCTAssertEqual(start.transform.m11, 2)
      clock.advance(by: 0.1)
      XCTAssertEqual(try XCTUnwrap(badge.layer.presentation()).opacity, 0.5, accuracy: 0.001)
      XCTAssertFalse(isOver)
      clock.advance(by: 10)
      XCTAssertTrue(isOver)
      XCTAssertNil(badge.layer.animation(forKey: "award"))
      XCTAssertEqual(badge.layer.transform.m11, 1)
    }
  }
#endif
