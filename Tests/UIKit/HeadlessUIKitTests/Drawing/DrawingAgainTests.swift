import Foundation
import HeadlessUIKit
import StandardViews
import Testing

/// The five reasons for which a view is drawn again.
@Suite struct DrawingAgain {
  private let stage = KeptDrawingStage()
  private let oval = KeptOvalView(frame: rectangle(10, 20, 30, 40))

  init() throws {
    stage.window.addSubview(oval)
    try stage.picture()
  }

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
    let holder = UIView(frame: rectangle(0, 0, 100, 100))
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
    let scrollView = UIScrollView(frame: rectangle(0, 0, 50, 50))
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
    #expect(oval.rects == [rectangle(0, 0, 30, 40), rectangle(0, 0, 30, 40)])
    #expect(oval.drawingCount(for: .setNeedsDisplay) == 1)
  }

  @Test func anExplicitCallForARectangleDrawsThatPart() throws {
    oval.color = .green
    oval.setNeedsDisplay(rectangle(10.2, 10.7, 4, 5))
    oval.setNeedsDisplay(rectangle(18, 12, 2, 2))
    let mixed = try stage.picture()
    // The smallest rectangle around both, out to whole pixels.
    #expect(oval.rects == [rectangle(0, 0, 30, 40), rectangle(10, 10, 10, 6)])
    #expect(oval.drawingCount(for: .setNeedsDisplayInRect) == 1)
    #expect(mixed[10 + 10, 20 + 10] == 0xFF00_FF00)
    #expect(mixed[10 + 19, 20 + 15] == 0xFF00_FF00)
    #expect(mixed[10 + 9, 20 + 12] == 0xFFFF_0000)
    #expect(mixed[10 + 20, 20 + 12] == 0xFFFF_0000)
    #expect(mixed[10 + 15, 20 + 16] == 0xFFFF_0000)
  }

  @Test func aRectangleOutsideOfTheViewDrawsNothing() throws {
    oval.setNeedsDisplay(rectangle(30, 0, 9, 9))
    oval.setNeedsDisplay(rectangle(.nan, 0, 9, 9))
    try stage.picture()
    #expect(oval.drawingCount == 1)
  }

  @Test func movingWhatCoversAViewDrawsTheUncoveredPart() throws {
    // Over the right third of the oval's box.
    let cover = cover(rectangle(30, 0, 50, 100))
    stage.window.addSubview(cover)
    try stage.picture()
    #expect(oval.drawingCount == 1)
    cover.frame.origin.x = 35
    try stage.picture()
    #expect(oval.rects == [rectangle(0, 0, 30, 40), rectangle(20, 0, 5, 40)])
    #expect(oval.drawingCount(for: .uncovered) == 1)
    cover.removeFromSuperview()
    #expect(
      try stage.picture()
        == KeptDrawingStage.picture(of: KeptOvalView(frame: rectangle(10, 20, 30, 40))))
    #expect(oval.rects.last == rectangle(25, 0, 5, 40))
    #expect(oval.drawingCount(for: .uncovered) == 2)
  }

  @Test func hidingWhatCoversAViewDrawsTheUncoveredPart() throws {
    let cover = cover(rectangle(0, 0, 100, 30))
    stage.window.addSubview(cover)
    try stage.picture()
    cover.isHidden = true
    try stage.picture()
    #expect(oval.rects.last == rectangle(0, 0, 30, 10))
    #expect(oval.drawingCount(for: .uncovered) == 1)
  }

  @Test func whatCanBeSeenThroughDoesNotCover() throws {
    let faded = cover(rectangle(0, 0, 100, 100))
    faded.alpha = 0.9
    let round = cover(rectangle(0, 0, 100, 100))
    round.layer.cornerRadius = 10
    let clear = cover(rectangle(0, 0, 100, 100), .blue.withAlphaComponent(0.5))
    for view in [faded, round, clear] { stage.window.addSubview(view) }
    try stage.picture()
    for view in [faded, round, clear] { view.removeFromSuperview() }
    try stage.picture()
    #expect(oval.drawingCount == 1)
  }

  @Test func whatAnotherViewStillCoversIsNotUncovered() throws {
    let first = cover(rectangle(0, 0, 100, 100))
    let second = cover(rectangle(0, 0, 100, 100))
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    try stage.picture()
    first.removeFromSuperview()
    try stage.picture()
    #expect(oval.drawingCount == 1)
  }

  @Test func whatMovesTogetherWithItsCoverIsNotUncovered() throws {
    let holder = UIView(frame: rectangle(0, 0, 100, 100))
    stage.window.addSubview(holder)
    holder.addSubview(oval)
    holder.addSubview(cover(rectangle(20, 20, 10, 10)))
    try stage.picture()
    holder.frame.origin = CGPoint(x: 3.3, y: -4.7)
    try stage.picture()
    #expect(oval.drawingCount == 1)
  }

  @Test func aWindowInFrontCoversToo() throws {
    let front = stage.application.perform { UIWindow(frame: rectangle(0, 0, 100, 50)) }
    front.backgroundColor = .blue
    front.isHidden = false
    try stage.picture()
    front.isHidden = true
    try stage.picture()
    #expect(oval.rects.last == rectangle(0, 0, 30, 30))
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
}
