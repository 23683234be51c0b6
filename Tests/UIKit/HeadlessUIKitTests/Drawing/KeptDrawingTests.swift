import Foundation
import HeadlessUIKit
import Testing

@Suite struct KeptDrawings {
  private let stage = KeptDrawingStage()
  private let oval = KeptOvalView(frame: rectangle(10, 20, 30, 40))

  init() throws {
    stage.window.addSubview(oval)
    try stage.picture()
  }

  // MARK: Drawing

  @Test func shapesOfFilesAreDrawn() throws {
    final class IconView: UIView {
      var icon: UIImage?
      override func draw(_ rect: CGRect) { icon?.draw(in: bounds) }
    }
    let svg = "<svg width='4' height='4'><path fill='#00F' d='M0 0h4v4h-4z'/></svg>"
    let view = IconView(frame: rectangle(60, 10, 8, 8))
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
    #expect(oval.rects == [rectangle(0, 0, 30, 40)])
    #expect(oval.drawingCount == 1)
    #expect(oval.drawingCount(for: .firstAppearance) == 1)
  }

  @Test func aMovedViewIsShownWithoutDrawingAgain() throws {
    oval.frame.origin = CGPoint(x: 53, y: 7)
    let moved = try stage.picture()
    #expect(oval.drawingCount == 1)
    #expect(
      moved == (try KeptDrawingStage.picture(of: KeptOvalView(frame: rectangle(53, 7, 30, 40)))))
  }

  @Test func aScaledAndTurnedViewIsShownWithoutDrawingAgain() throws {
    let transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.4, y: 0.7)
    oval.transform = transform
    let turned = try stage.picture()
    #expect(oval.drawingCount == 1)
    let other = KeptOvalView(frame: rectangle(10, 20, 30, 40))
    other.transform = transform
    #expect(turned == (try KeptDrawingStage.picture(of: other)))
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
    #expect(
      try stage.picture()
        == KeptDrawingStage.picture(of: KeptOvalView(frame: rectangle(10, 20, 30, 40))))
    #expect(oval.drawingCount == 1)
  }

  @Test func aViewWithoutAWindowDrawsForEveryPicture() throws {
    let view = KeptOvalView(frame: rectangle(0, 0, 8, 8))
    _ = try UIViewRenderer(scale: 1).bitmap(of: view)
    _ = try UIViewRenderer(scale: 1).bitmap(of: view)
    #expect(view.rects.count == 2)
    #expect(view.drawingCount == 0)
  }

  @Test func aViewOutOfSightIsNotDrawnUntilItIsSeen() throws {
    let view = KeptOvalView(frame: rectangle(200, 0, 8, 8))
    stage.window.addSubview(view)
    try stage.picture()
    #expect(view.rects.isEmpty)
    view.frame.origin.x = 0
    try stage.picture()
    #expect(view.drawingCount == 1)
    #expect(view.drawingCount(for: .scrolledBack) == 0)
  }

  // MARK: Other bounds, traits and pixels

  @Test func theContentModeScalesWhatWasDrawnForOtherBounds() throws {
    oval.frame = rectangle(10, 20, 60, 20)
    let scaled = try stage.picture()
    #expect(oval.drawingCount == 1)
    // An oval scaled to the new bounds is the oval of the new bounds.
    #expect(
      scaled == (try KeptDrawingStage.picture(of: KeptOvalView(frame: rectangle(10, 20, 60, 20)))))
  }

  @Test func theContentModeMovesWhatWasDrawnForOtherBounds() throws {
    oval.contentMode = .bottomRight
    oval.setNeedsDisplay()
    try stage.picture()
    let count = oval.drawingCount
    oval.frame = rectangle(10, 20, 60, 70)
    let moved = try stage.picture()
    #expect(oval.drawingCount == count)
    #expect(
      moved == (try KeptDrawingStage.picture(of: KeptOvalView(frame: rectangle(40, 50, 30, 40)))))
  }

  @Test func theContentModeRedrawDrawsForOtherBounds() throws {
    oval.contentMode = .redraw
    try stage.picture()
    let count = oval.drawingCount
    oval.frame = rectangle(10, 20, 60, 20)
    oval.bounds.origin.x = 5
    try stage.picture()
    #expect(oval.rects.last == rectangle(5, 0, 60, 20))
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
    let view = KeptOvalView(frame: rectangle(0, 0, 10.2, 10))
    stage.window.addSubview(view)
    try stage.picture()
    view.frame.origin.x = 0.4
    let moved = try stage.picture()
    #expect(view.rects == [rectangle(0, 0, 10, 10), rectangle(0, 0, 11, 10)])
    #expect(view.drawingCount(for: .pixelsChanged) == 1)
    view.removeFromSuperview()
    let other = KeptDrawingStage()
    other.window.addSubview(KeptOvalView(frame: rectangle(10, 20, 30, 40)))
    other.window.addSubview(KeptOvalView(frame: rectangle(0.4, 0, 10.2, 10)))
    #expect(moved == (try other.picture()))
  }

  @Test func aDrawingThatAsksForTheTransformIsMadeForEachTransform() throws {
    final class Asking: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // A line of one pixel, however much the view is scaled.
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 1 / context.ctm.a))
      }
    }
    let view = Asking(frame: rectangle(50, 50, 10, 10))
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
    let view = Restless(frame: rectangle(0, 0, 10, 10))
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
    for _ in 0..<3 { stage.window.addSubview(Leaving(frame: rectangle(0, 0, 10, 10))) }
    try stage.picture()
    #expect(stage.window.subviews == [oval])
  }

  @Test func sizesThatAreNotNumbersAreNotDrawn() throws {
    for size in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let view = KeptOvalView(frame: rectangle(0, 0, 10, 10))
      view.contentMode = .scaleAspectFit
      stage.window.addSubview(view)
      try stage.picture()
      view.frame = rectangle(0, size, size, size)
      try stage.picture()
      view.removeFromSuperview()
    }
  }
}
