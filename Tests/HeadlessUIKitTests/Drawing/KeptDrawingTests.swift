import Foundation
import HeadlessUIKit
import Testing

/// A screen of 100 × 100 pixels with one window, brought up to date by each picture.
private struct Stage {
  let application: UIApplication
  let window: UIWindow

  init(scale: CGFloat = 1) {
    let device = Device(
      name: "Square", portraitSize: CGSize(width: 100, height: 100), scale: scale)
    let application = UIApplication(screen: UIScreen(device: device))
    self.application = application
    window = application.perform {
      let window = UIWindow()
      window.makeKeyAndVisible()
      return window
    }
  }

  @discardableResult
  func picture() throws -> Bitmap { try application.picture() }
}

/// Fills an oval, and writes down what it was asked to draw.
private class OvalView: UIView {
  var rects: [CGRect] = []
  var color = UIColor.red

  override func draw(_ rect: CGRect) {
    rects.append(rect)
    color.setFill()
    UIBezierPath(ovalIn: bounds).fill()
  }
}

private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

private func cover(_ frame: CGRect, _ color: UIColor = .blue) -> UIView {
  let view = UIView(frame: frame)
  view.backgroundColor = color
  return view
}

@Suite struct KeptDrawings {
  private let stage = Stage()
  private let oval = OvalView(frame: box(10, 20, 30, 40))

  init() throws {
    stage.window.addSubview(oval)
    try stage.picture()
  }

  /// What a window looks like that never showed anything else.
  private func fresh(_ views: UIView...) throws -> Bitmap {
    let stage = Stage()
    for view in views { stage.window.addSubview(view) }
    return try stage.picture()
  }

  private func freshOval(_ frame: CGRect) -> OvalView { OvalView(frame: frame) }

  // MARK: What is drawn

  @Test func shapesOfFilesAreDrawn() throws {
    final class IconView: UIView {
      var icon: UIImage?
      override func draw(_ rect: CGRect) { icon?.draw(in: bounds) }
    }
    let svg = "<svg width='4' height='4'><path fill='#00F' d='M0 0h4v4h-4z'/></svg>"
    let view = IconView(frame: box(60, 10, 8, 8))
    view.icon = UIImage(data: Data(svg.utf8))
    stage.window.addSubview(view)
    let picture = try stage.picture()
    #expect(picture[60, 10] == 0xFF00_00FF)
    #expect(picture[67, 17] == 0xFF00_00FF)
    #expect(picture[59, 10] != 0xFF00_00FF)
  }

  // MARK: Once

  @Test func aViewDrawsOnceForAllPictures() throws {
    try stage.picture()
    try stage.picture()
    #expect(oval.rects == [box(0, 0, 30, 40)])
    #expect(oval.drawingCount == 1)
    #expect(oval.drawingCount(for: .firstAppearance) == 1)
  }

  @Test func aMovedViewIsShownWithoutDrawingAgain() throws {
    oval.frame.origin = CGPoint(x: 53, y: 7)
    let moved = try stage.picture()
    #expect(oval.drawingCount == 1)
    #expect(moved == (try fresh(freshOval(box(53, 7, 30, 40)))))
  }

  @Test func aScaledAndTurnedViewIsShownWithoutDrawingAgain() throws {
    let transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.4, y: 0.7)
    oval.transform = transform
    let turned = try stage.picture()
    #expect(oval.drawingCount == 1)
    let other = freshOval(box(10, 20, 30, 40))
    other.transform = transform
    #expect(turned == (try fresh(other)))
  }

  @Test func fadingAndReorderingDrawNothingAgain() throws {
    stage.window.addSubview(UIView())
    oval.alpha = 0.5
    try stage.picture()
    stage.window.bringSubviewToFront(oval)
    oval.alpha = 0
    try stage.picture()
    oval.alpha = 1
    oval.backgroundColor = .green
    try stage.picture()
    #expect(oval.drawingCount == 1)
  }

  @Test func aViewThatIsTakenOutAndPutBackKeepsItsDrawing() throws {
    oval.removeFromSuperview()
    try stage.picture()
    stage.window.addSubview(oval)
    #expect(try stage.picture() == fresh(freshOval(box(10, 20, 30, 40))))
    #expect(oval.drawingCount == 1)
  }

  @Test func aViewWithoutAWindowDrawsForEveryPicture() throws {
    let view = freshOval(box(0, 0, 8, 8))
    _ = try UIViewRenderer(scale: 1).bitmap(of: view)
    _ = try UIViewRenderer(scale: 1).bitmap(of: view)
    #expect(view.rects.count == 2)
    #expect(view.drawingCount == 0)
  }

  @Test func aViewOutOfSightIsNotDrawnUntilItIsSeen() throws {
    let view = freshOval(box(200, 0, 8, 8))
    stage.window.addSubview(view)
    try stage.picture()
    #expect(view.rects.isEmpty)
    view.frame.origin.x = 0
    try stage.picture()
    #expect(view.drawingCount == 1)
    #expect(view.drawingCount(for: .scrolledBack) == 0)
  }

  // MARK: The five reasons

  @Test func aViewThatWasHiddenIsDrawnAgain() throws {
    oval.isHidden = true
    try stage.picture()
    #expect(oval.drawingCount == 1)
    oval.isHidden = false
    try stage.picture()
    try stage.picture()
    #expect(oval.drawingCount(for: .unhidden) == 1)
    #expect(oval.drawingCount == 2)
  }

  @Test func aViewBelowOneThatWasHiddenIsDrawnAgain() throws {
    let holder = UIView(frame: box(0, 0, 100, 100))
    stage.window.addSubview(holder)
    holder.addSubview(oval)
    try stage.picture()
    holder.isHidden = true
    try stage.picture()
    holder.isHidden = false
    try stage.picture()
    #expect(oval.drawingCount(for: .unhidden) == 1)
  }

  @Test func aViewThatWasHiddenBetweenTwoPicturesOnlyIsNotDrawnAgain() throws {
    oval.isHidden = true
    oval.isHidden = false
    try stage.picture()
    #expect(oval.drawingCount == 1)
  }

  @Test func aViewThatIsScrolledOutOfSightAndBackIsDrawnAgain() throws {
    let scrollView = UIScrollView(frame: box(0, 0, 50, 50))
    scrollView.contentSize = CGSize(width: 50, height: 500)
    stage.window.addSubview(scrollView)
    scrollView.addSubview(oval)
    try stage.picture()
    scrollView.contentOffset.y = 59
    try stage.picture()
    scrollView.contentOffset.y = 0
    try stage.picture()
    #expect(oval.drawingCount == 1)
    scrollView.contentOffset.y = 60
    try stage.picture()
    #expect(oval.drawingCount == 1)
    scrollView.contentOffset.y = 0
    try stage.picture()
    #expect(oval.drawingCount == 2)
    #expect(oval.drawingCount(for: .scrolledBack) == 1)
  }

  @Test func anExplicitCallDrawsAgain() throws {
    oval.setNeedsDisplay()
    oval.setNeedsDisplay()
    oval.layer.setNeedsDisplay()
    #expect(oval.drawingCount == 1)
    try stage.picture()
    try stage.picture()
    #expect(oval.rects == [box(0, 0, 30, 40), box(0, 0, 30, 40)])
    #expect(oval.drawingCount(for: .setNeedsDisplay) == 1)
  }

  @Test func anExplicitCallForARectangleDrawsThatPart() throws {
    oval.color = .green
    oval.setNeedsDisplay(box(10.2, 10.7, 4, 5))
    oval.setNeedsDisplay(box(18, 12, 2, 2))
    let mixed = try stage.picture()
    // The smallest rectangle around both, out to whole pixels.
    #expect(oval.rects == [box(0, 0, 30, 40), box(10, 10, 10, 6)])
    #expect(oval.drawingCount(for: .setNeedsDisplayInRect) == 1)
    #expect(mixed[10 + 10, 20 + 10] == 0xFF00_FF00)
    #expect(mixed[10 + 19, 20 + 15] == 0xFF00_FF00)
    #expect(mixed[10 + 9, 20 + 12] == 0xFFFF_0000)
    #expect(mixed[10 + 20, 20 + 12] == 0xFFFF_0000)
    #expect(mixed[10 + 15, 20 + 16] == 0xFFFF_0000)
  }

  @Test func aRectangleOutsideOfTheViewDrawsNothing() throws {
    oval.setNeedsDisplay(box(30, 0, 9, 9))
    oval.setNeedsDisplay(box(.nan, 0, 9, 9))
    try stage.picture()
    #expect(oval.drawingCount == 1)
  }

  @Test func movingWhatCoversAViewDrawsTheUncoveredPart() throws {
    // Over the right third of the oval's box.
    let cover = cover(box(30, 0, 50, 100))
    stage.window.addSubview(cover)
    try stage.picture()
    #expect(oval.drawingCount == 1)
    cover.frame.origin.x = 35
    try stage.picture()
    #expect(oval.rects == [box(0, 0, 30, 40), box(20, 0, 5, 40)])
    #expect(oval.drawingCount(for: .uncovered) == 1)
    cover.removeFromSuperview()
    #expect(try stage.picture() == fresh(freshOval(box(10, 20, 30, 40))))
    #expect(oval.rects.last == box(25, 0, 5, 40))
    #expect(oval.drawingCount(for: .uncovered) == 2)
  }

  @Test func hidingWhatCoversAViewDrawsTheUncoveredPart() throws {
    let cover = cover(box(0, 0, 100, 30))
    stage.window.addSubview(cover)
    try stage.picture()
    cover.isHidden = true
    try stage.picture()
    #expect(oval.rects.last == box(0, 0, 30, 10))
    #expect(oval.drawingCount(for: .uncovered) == 1)
  }

  @Test func whatCanBeSeenThroughDoesNotCover() throws {
    let faded = cover(box(0, 0, 100, 100))
    faded.alpha = 0.9
    let round = cover(box(0, 0, 100, 100))
    round.layer.cornerRadius = 10
    let clear = cover(box(0, 0, 100, 100), .blue.withAlphaComponent(0.5))
    for view in [faded, round, clear] { stage.window.addSubview(view) }
    try stage.picture()
    for view in [faded, round, clear] { view.removeFromSuperview() }
    try stage.picture()
    #expect(oval.drawingCount == 1)
  }

  @Test func whatAnotherViewStillCoversIsNotUncovered() throws {
    let first = cover(box(0, 0, 100, 100))
    let second = cover(box(0, 0, 100, 100))
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    try stage.picture()
    first.removeFromSuperview()
    try stage.picture()
    #expect(oval.drawingCount == 1)
  }

  @Test func whatMovesTogetherWithItsCoverIsNotUncovered() throws {
    let holder = UIView(frame: box(0, 0, 100, 100))
    stage.window.addSubview(holder)
    holder.addSubview(oval)
    holder.addSubview(cover(box(20, 20, 10, 10)))
    try stage.picture()
    holder.frame.origin = CGPoint(x: 3.3, y: -4.7)
    try stage.picture()
    #expect(oval.drawingCount == 1)
  }

  @Test func aWindowInFrontCoversToo() throws {
    let front = stage.application.perform { UIWindow(frame: box(0, 0, 100, 50)) }
    front.backgroundColor = .blue
    front.isHidden = false
    try stage.picture()
    front.isHidden = true
    try stage.picture()
    #expect(oval.rects.last == box(0, 0, 30, 30))
    #expect(oval.drawingCount(for: .uncovered) == 1)
  }

  @Test func severalReasonsCostOneDrawing() throws {
    oval.isHidden = true
    try stage.picture()
    oval.isHidden = false
    oval.setNeedsDisplay()
    try stage.picture()
    #expect(oval.drawingCount == 2)
    #expect(oval.drawingCount(for: .unhidden) == 1)
    #expect(oval.drawingCount(for: .setNeedsDisplay) == 1)
  }

  // MARK: Other bounds, traits and pixels

  @Test func theContentModeScalesWhatWasDrawnForOtherBounds() throws {
    oval.frame = box(10, 20, 60, 20)
    let scaled = try stage.picture()
    #expect(oval.drawingCount == 1)
    // An oval scaled to the new bounds is the oval of the new bounds.
    #expect(scaled == (try fresh(freshOval(box(10, 20, 60, 20)))))
  }

  @Test func theContentModeMovesWhatWasDrawnForOtherBounds() throws {
    oval.contentMode = .bottomRight
    oval.setNeedsDisplay()
    try stage.picture()
    let count = oval.drawingCount
    oval.frame = box(10, 20, 60, 70)
    let moved = try stage.picture()
    #expect(oval.drawingCount == count)
    #expect(moved == (try fresh(freshOval(box(40, 50, 30, 40)))))
  }

  @Test func theContentModeRedrawDrawsForOtherBounds() throws {
    oval.contentMode = .redraw
    try stage.picture()
    let count = oval.drawingCount
    oval.frame = box(10, 20, 60, 20)
    oval.bounds.origin.x = 5
    try stage.picture()
    #expect(oval.rects.last == box(5, 0, 60, 20))
    #expect(oval.drawingCount == count + 1)
    #expect(oval.drawingCount(for: .boundsChanged) == 1)
  }

  @Test func otherTraitsDrawAgain() throws {
    oval.color = UIColor(light: .red, dark: .green)
    oval.overrideUserInterfaceStyle = .dark
    let dark = try stage.picture()
    #expect(oval.drawingCount == 2)
    #expect(oval.drawingCount(for: .traitsChanged) == 1)
    #expect(dark[25, 40] == 0xFF00_FF00)
  }

  @Test func aSizeThatCoversOtherPixelsElsewhereIsDrawnForThem() throws {
    // 10.2 points are 10 pixels here, and 11 from 0.4 on.
    let view = freshOval(box(0, 0, 10.2, 10))
    stage.window.addSubview(view)
    try stage.picture()
    view.frame.origin.x = 0.4
    let moved = try stage.picture()
    #expect(view.rects == [box(0, 0, 10, 10), box(0, 0, 11, 10)])
    #expect(view.drawingCount(for: .pixelsChanged) == 1)
    view.removeFromSuperview()
    let other = Stage()
    other.window.addSubview(freshOval(box(10, 20, 30, 40)))
    other.window.addSubview(freshOval(box(0.4, 0, 10.2, 10)))
    #expect(moved == (try other.picture()))
  }

  @Test func aDrawingThatAsksForTheTransformIsMadeForEachTransform() throws {
    final class Asking: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // A line of one pixel, however much the view is scaled.
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 1 / context.ctm.d))
      }
    }
    let view = Asking(frame: box(50, 50, 10, 10))
    stage.window.addSubview(view)
    try stage.picture()
    view.frame.origin = CGPoint(x: 60, y: 60)
    try stage.picture()
    #expect(view.drawingCount == 1)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    try stage.picture()
    #expect(view.drawingCount(for: .pixelsChanged) == 1)
  }

  // MARK: Robustness

  @Test func aViewThatAsksAgainWhileItDrawsIsDrawnOnceAPass() throws {
    final class Restless: UIView {
      override func draw(_ rect: CGRect) { setNeedsDisplay() }
    }
    let view = Restless(frame: box(0, 0, 10, 10))
    stage.window.addSubview(view)
    stage.application.updateDisplay()
    #expect(view.drawingCount == 1)
    stage.application.updateDisplay()
    #expect(view.drawingCount == 2)
  }

  @Test func aViewMayChangeTheTreeWhileItDraws() throws {
    final class Leaving: UIView {
      override func draw(_ rect: CGRect) { removeFromSuperview() }
    }
    for _ in 0..<3 { stage.window.addSubview(Leaving(frame: box(0, 0, 10, 10))) }
    try stage.picture()
    #expect(stage.window.subviews == [oval])
  }

  @Test func sizesThatAreNotNumbersAreNotDrawn() throws {
    for size in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let view = freshOval(box(0, 0, 10, 10))
      view.contentMode = .scaleAspectFit
      stage.window.addSubview(view)
      try stage.picture()
      view.frame = box(0, size, size, size)
      try stage.picture()
      view.removeFromSuperview()
    }
  }
}

@Suite struct KeptDrawingsAgainstFreshOnes {
  /// Text, a curve, a gradient, a shadow, a layer and a picture, of which parts change.
  private final class Collage: UIView {
    var step = 0

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: UIColor.gray.cgColor)
      UIColor.orange.setFill()
      UIBezierPath(roundedRect: bounds.insetBy(dx: 3.3, dy: 4.1), cornerRadius: 6).fill()
      context.restoreGState()
      context.saveGState()
      context.setAlpha(0.5)
      context.beginTransparencyLayer()
      UIColor.purple.setStroke()
      let curve = UIBezierPath()
      curve.move(to: CGPoint(x: 2, y: 2))
      curve.addCurve(
        to: CGPoint(x: 60, y: 40), controlPoint1: CGPoint(x: 50, y: 0),
        controlPoint2: CGPoint(x: 0, y: CGFloat(step)))
      curve.lineWidth = 3.5
      curve.stroke()
      // What the path becomes after it was drawn does not count.
      curve.apply(CGAffineTransform(translationX: 9, y: 9))
      context.rotate(by: 0.2)
      context.fill(CGRect(x: 20, y: 10, width: 12.5, height: 8.25))
      context.endTransparencyLayer()
      context.restoreGState()
      if let gradient = CGGradient(colors: [UIColor.red.cgColor, UIColor.blue.cgColor]) {
        context.saveGState()
        context.clip(to: CGRect(x: 40, y: 5, width: 12, height: 30))
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 40, y: 5), end: CGPoint(x: 52, y: CGFloat(35 + step)))
        context.restoreGState()
      }
      UIFont.systemFont(ofSize: 11).drawForTest("Layout \(step)", at: CGPoint(x: 4.3, y: 20.6))
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func everyFrameIsByteForByteADrawingAfresh(scale: CGFloat) throws {
    func content() -> (view: UIView, collage: Collage, label: UILabel) {
      let view = UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 90))
      view.backgroundColor = .white.withAlphaComponent(0.6)
      let collage = Collage(frame: CGRect(x: 3, y: 5, width: 66, height: 44))
      let label = UILabel(frame: CGRect(x: 1, y: 55, width: 88, height: 22))
      label.text = "Views that live"
      view.addSubview(collage)
      view.addSubview(label)
      return (view, collage, label)
    }
    let kept = Stage(scale: scale)
    kept.window.backgroundColor = .yellow
    let living = content()
    kept.window.addSubview(living.view)
    var random = Generator()
    for frame in 0..<40 {
      living.collage.frame.origin = CGPoint(
        x: CGFloat(random.next(upTo: 600)) / 30 - 10, y: CGFloat(random.next(upTo: 40)) - 10)
      living.label.alpha = CGFloat(random.next(upTo: 10)) / 10
      living.view.transform =
        frame % 5 == 4 ? CGAffineTransform(rotationAngle: CGFloat(frame)) : .identity
      if frame % 3 == 1 {
        living.collage.setNeedsDisplay(
          CGRect(
            x: CGFloat(random.next(upTo: 60)), y: CGFloat(random.next(upTo: 40)),
            width: CGFloat(random.next(upTo: 400)) / 10, height: 13.3))
      }
      if frame % 7 == 6 {
        living.collage.step = frame
        living.collage.setNeedsDisplay()
      }
      let fresh = Stage(scale: scale)
      fresh.window.backgroundColor = .yellow
      let copy = content()
      copy.collage.step = living.collage.step
      copy.collage.frame = living.collage.frame
      copy.label.alpha = living.label.alpha
      copy.view.transform = living.view.transform
      fresh.window.addSubview(copy.view)
      let isSame = try kept.picture() == fresh.picture()
      #expect(isSame, "frame \(frame)")
    }
    #expect(living.collage.drawingCount < 40)
  }
}

/// A generator of numbers that are the same in every run.
private struct Generator {
  private var state: UInt64 = 42

  mutating func next(upTo limit: UInt64) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % limit)
  }
}

extension UIFont {
  /// Draws text into the current context.
  fileprivate func drawForTest(_ text: String, at point: CGPoint) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 16))
    label.text = text
    label.font = self
    UIGraphicsGetCurrentContext()?.saveGState()
    UIGraphicsGetCurrentContext()?.translateBy(x: point.x, y: point.y)
    label.drawText(in: label.bounds)
    UIGraphicsGetCurrentContext()?.restoreGState()
  }
}
