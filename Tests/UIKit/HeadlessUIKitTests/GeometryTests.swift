import HeadlessUIKit
import Testing

@Suite struct Geometry {
  @Test func frameSetsCenterAndBounds() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func boundsSizeGrowsAroundTheCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.bounds = CGRect(x: 5, y: 7, width: 120, height: 20)
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.frame == CGRect(x: 0, y: 30, width: 120, height: 20))
    #expect(view.bounds.origin == CGPoint(x: 5, y: 7))
  }

  @Test func frameOfAFractionalRectangleReadsBackAsItWasSet() {
    let view = UIView()
    let frame = CGRect(x: 0.1, y: 0.2, width: 33.3, height: 17.7)
    view.frame = frame
    #expect(view.frame == frame)
  }

  @Test func negativeSizesAreStandardized() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: 6))
    #expect(view.frame == CGRect(x: 6, y: 10, width: 4, height: 6))
  }

  @Test func frameUnderATransformIsTheBoxAroundIt() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 40, y: -10, width: 40, height: 100))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -40, y: 30, width: 200, height: 20))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
  }

  @Test func settingTheFrameUnderATransformChangesBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = CGRect(x: 40, y: -10, width: 40, height: 100)
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.frame == CGRect(x: 40, y: -10, width: 40, height: 100))
  }

  @Test func sizeToFitKeepsTheOrigin() {
    final class Fitted: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 12) }
    }
    let view = Fitted(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 12))
  }
}

@Suite struct Conversion {
  let root = UIView(frame: CGRect(x: 100, y: 100, width: 300, height: 300))
  let scrolled = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
  let leaf = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 20))
  let sibling = UIView(frame: CGRect(x: 200, y: 0, width: 50, height: 50))

  init() {
    root.addSubview(scrolled)
    root.addSubview(sibling)
    scrolled.addSubview(leaf)
    scrolled.bounds.origin = CGPoint(x: 5, y: 25)
  }

  @Test func boundsOriginScrollsTheContent() {
    // 30 - 5 + 10, 40 - 25 + 20
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 35, y: 35))
    #expect(root.convert(CGPoint(x: 35, y: 35), to: leaf) == .zero)
    #expect(scrolled.convert(CGPoint(x: 31, y: 42), to: leaf) == CGPoint(x: 1, y: 2))
  }

  /// The root is at 100, 100 of what it will be added to.
  @Test func withoutAWindowNilMeansWhatTheRootLiesIn() {
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 135, y: 135))
    #expect(leaf.convert(CGPoint(x: 135, y: 135), from: nil) == .zero)
    #expect(root.convert(CGPoint.zero, to: nil) == CGPoint(x: 100, y: 100))
    #expect(
      leaf.convert(leaf.bounds, to: nil) == CGRect(x: 135, y: 135, width: 20, height: 20))
  }

  @Test func inAWindowNilMeansTheWindow() {
    let window = UIWindow(frame: CGRect(x: 50, y: 50, width: 400, height: 400))
    window.addSubview(root)
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 135, y: 135))
    #expect(leaf.convert(CGPoint(x: 135, y: 135), from: nil) == .zero)
  }

  @Test func pointsGoFromTreeToTreeByThePlacesOfTheirRoots() {
    let other = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
    other.addSubview(inner)
    // 135 - 10 - 1, 135 - 20 - 2
    #expect(leaf.convert(CGPoint.zero, to: inner) == CGPoint(x: 124, y: 113))
    #expect(leaf.convert(CGPoint.zero, from: inner) == CGPoint(x: -124, y: -113))
    #expect(root.convert(CGPoint.zero, to: other) == CGPoint(x: 90, y: 80))
  }

  @Test func rectanglesGoFromSiblingToSibling() {
    #expect(
      leaf.convert(leaf.bounds, to: sibling) == CGRect(x: -165, y: 35, width: 20, height: 20))
    #expect(
      sibling.convert(leaf.bounds, from: leaf) == CGRect(x: -165, y: 35, width: 20, height: 20))
  }

  @Test func transformsCount() {
    leaf.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The centre stays at (40, 50) of the scrolled view, (45, 45) of the root.
    #expect(leaf.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 45, y: 45))
    #expect(
      leaf.convert(leaf.bounds, to: root) == CGRect(x: 25, y: 25, width: 40, height: 40))
    #expect(root.convert(CGPoint(x: 47, y: 45), to: leaf) == CGPoint(x: 11, y: 10))
  }
}
