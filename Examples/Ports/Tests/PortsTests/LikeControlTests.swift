import XCTest

@testable import Ports

@MainActor
final class LikeControlTests: XCTestCase {
  private var changes: [Bool] = []
  private lazy var control: LikeControl = {
    let control = LikeControl(frame: CGRect(x: 78, y: 78, width: 44, height: 44))
    control.addTarget(self, action: #selector(valueChanged(_:)), for: .valueChanged)
    return control
  }()
  private lazy var canvas: UIView = {
    let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    canvas.addSubview(control)
    return canvas
  }()

  private var heart: UIImageView? { control.subviews.first as? UIImageView }

  @objc private func valueChanged(_ sender: LikeControl) { changes.append(sender.isLiked) }

  func testActivatingLikes() {
    XCTAssertTrue(control.accessibilityActivate())
    XCTAssertTrue(control.isLiked)
    XCTAssertEqual(changes, [true])
    XCTAssertEqual(control.accessibilityTraits, [.button, .selected])
    XCTAssertEqual(heart?.image, UIImage(systemName: "heart.fill"))
    XCTAssertEqual(heart?.tintColor, .systemPink)
  }

  func testSettingSendsNoAction() {
    control.setLiked(true, animated: false)
    XCTAssertEqual(changes, [])
    control.setLiked(false, animated: false)
    XCTAssertEqual(heart?.image, UIImage(systemName: "heart"))
    XCTAssertEqual(control.accessibilityTraits, .button)
  }

  func testEditingEnablesItsRecognizers() throws {
    let recognizers = try XCTUnwrap(control.gestureRecognizers)
    XCTAssertEqual(recognizers.count, 5)
    XCTAssertEqual(recognizers.filter(\.isEnabled).count, 2)
    control.isEditable = true
    XCTAssertEqual(recognizers.filter { $0.isEnabled }.count, 5)
    let pinch = try XCTUnwrap(recognizers.first { $0 is UIPinchGestureRecognizer })
    let rotation = try XCTUnwrap(recognizers.first { $0 is UIRotationGestureRecognizer })
    XCTAssertTrue(
      control.gestureRecognizer(pinch, shouldRecognizeSimultaneouslyWith: rotation))
    XCTAssertFalse(
      control.gestureRecognizer(pinch, shouldRecognizeSimultaneouslyWith: recognizers[0]))
  }

  func testHeartIsDrawn() {
    control.setLiked(true, animated: false)
    for scale in [1, 2] as [CGFloat] {
      let picture = Picture(of: canvas, scale: scale, named: "like")
      // The system's pink on light.
      XCTAssertEqual(picture.color(x: 100, y: 100), [255, 45, 85, 255])
      XCTAssertEqual(picture.color(x: 80, y: 80)[3], 0)
    }
  }
}

// MARK: - Touches and time

#if canImport(HeadlessUIKit)
  extension LikeControlTests {
    func testTapWaitsForASecondTap() {
      let screen = TouchScreen(of: canvas)
      screen.tap(control)
      XCTAssertEqual(changes, [])
      screen.advance(by: 1)
      XCTAssertEqual(changes, [true])
    }

    func testHeartJumpsInKeyFrames() throws {
      let clock = VirtualClock()
      let heart = try XCTUnwrap(heart)
      var endCount = 0
      control.addAction(UIAction { _ in endCount += 1 }, for: .primaryActionTriggered)
      clock.perform { control.setLiked(true, animated: true) }
      func shown() throws -> CGAffineTransform {
        try XCTUnwrap(heart.layer.presentation()).affineTransform()
      }
      XCTAssertEqual(heart.transform, .identity)
      clock.advance(by: 0.075)
      XCTAssertEqual(try shown().a, 1.25, accuracy: 0.001)
      clock.advance(by: 0.075)
      XCTAssertEqual(try shown().a, 1.5, accuracy: 0.001)
      XCTAssertEqual(try shown().b, 0, accuracy: 0.001)
      clock.advance(by: 0.15)
      // 1.5 times the sine of 22.5 degrees.
      XCTAssertEqual(try shown().b, 0.574, accuracy: 0.001)
      _ = clock.perform { Picture(of: canvas, scale: 1, named: "like-jumping") }
      _ = clock.perform { Picture(of: canvas, scale: 2, named: "like-jumping") }
      clock.advance(by: 0.3)
      XCTAssertEqual(try shown(), .identity)
      XCTAssertEqual(endCount, 1)
    }

    func testPinchScalesWhileEditing() {
      let screen = TouchScreen(of: canvas)
      let middle = CGPoint(x: 100, y: 100)
      screen.pinch(around: middle, from: 20, to: 40)
      XCTAssertEqual(control.transform, .identity)
      control.isEditable = true
      screen.pinch(around: middle, from: 20, to: 40)
      XCTAssertGreaterThan(control.transform.a, 1.3)
      XCTAssertEqual(control.transform.b, 0, accuracy: 0.001)
    }

    func testPanMovesAndADoubleTapRestores() {
      control.isEditable = true
      let screen = TouchScreen(of: canvas)
      screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 140, y: 130))
      XCTAssertEqual(control.center, CGPoint(x: 140, y: 130))
      control.transform = CGAffineTransform(rotationAngle: 1)
      screen.tap(control, count: 2)
      screen.advance(by: 1)
      XCTAssertEqual(control.transform, .identity)
      XCTAssertEqual(changes, [], "Two taps are not a tap.")
    }
  }
#endif
