import StandardControls
import Testing
import ViewTestSupport

@Suite struct ProgressViews {
  private let view = UIProgressView(frame: rect(0, 0, 200, 4))

  @Test func progressIsLimited() {
    view.progress = 1.5
    #expect(view.progress == 1)
    view.progress = -1
    #expect(view.progress == 0)
    view.progress = .nan
    #expect(view.progress == 0)
  }

  @Test func theNaturalHeightIsThatOfTheStyle() {
    #expect(view.sizeThatFits(.zero).height == 4)
    #expect(UIProgressView(progressViewStyle: .default).frame.height == 4)
    #expect(UIProgressView(progressViewStyle: .bar).frame.height == 2)
  }

  @Test func theFillIsThePartThatIsDone() {
    view.progress = 0.25
    view.layoutIfNeeded()
    #expect(view.hasPart(at: rect(0, 0, 50, 4)))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.hasPart(at: rect(150, 0, 50, 4)))
  }

  @Test func animatedProgressIsOnItsWayUntilTheEnd() {
    let clock = VirtualClock()
    view.layoutIfNeeded()
    clock.perform { view.setProgress(1, animated: true) }
    clock.advance(by: 0.125)
    let fill = view.subviews.first?.subviews.first
    let shown = fill?.layer.presentation()?.frame.width ?? 0
    #expect(shown > 50 && shown < 150)
    clock.advance(by: 0.125)
    #expect(fill?.layer.presentation()?.frame.width == 200)
  }

  @Test func observedProgressIsShown() {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 3
    view.observedProgress = progress
    #expect(view.progress == 0.75)
  }

  @Test func changesOfTheObservedProgressAreShown() {
    let clock = VirtualClock()
    let progress = Progress(totalUnitCount: 4)
    clock.perform { view.observedProgress = progress }
    progress.completedUnitCount = 1
    #expect(view.progress == 0.25)
    view.layoutIfNeeded()
    progress.completedUnitCount = 2
    clock.advance(by: 0.1)
    // A quarter of a second later half of 200 points is filled.
    clock.advance(by: 0.25)
    #expect(view.subviews.first?.subviews.first?.layer.presentation()?.frame.width == 100)
    // A value holds until the next change.
    view.progress = 0.75
    clock.advance(by: 0.1)
    #expect(view.progress == 0.75)
    progress.completedUnitCount = 4
    clock.advance(by: 0.1)
    #expect(view.progress == 1)
    view.observedProgress = nil
    #expect(view.progress == 1)
  }

  @Test func imagesReplaceColours() {
    let (track, fill) = (square(4), square(4))
    view.trackImage = track
    view.progressImage = fill
    view.progress = 0.5
    view.layoutIfNeeded()
    let parts = view.subviews + view.subviews.flatMap(\.subviews)
    #expect(parts.map { ($0 as? UIImageView)?.image } == [track, fill])
    #expect(parts.allSatisfy { $0.backgroundColor == nil })
  }
}

@Suite struct ActivityIndicators {
  @Test func theSizeIsThatOfTheStyle() {
    #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
  }

  @Test func anIndicatorThatStandsStillIsHidden() {
    let view = UIActivityIndicatorView()
    #expect(view.isHidden)
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(!view.isHidden)
    view.stopAnimating()
    #expect(view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
  }

  /// A step of an eighth each tenth of a second: after 0.2 s the brightest spoke points to the right.
  @Test func theBrightestSpokeTurnsWithTheClock() throws {
    try atOnePixelAPoint {
      let clock = VirtualClock()
      let view = UIActivityIndicatorView(style: .large)
      view.color = .black
      clock.perform { view.startAnimating() }
      // The middles of the spokes at the top and at the right, 14 points from the middle at 18.5.
      let first = try clock.perform { try picture(of: view) }
      #expect(first.alpha(18, 4) == 255)
      #expect(first.alpha(32, 18) < 200)
      clock.advance(by: 0.2)
      let second = try clock.perform { try picture(of: view) }
      #expect(second.alpha(32, 18) == 255)
      #expect(second.alpha(18, 4) < 200)
      clock.advance(by: 0.6)
      #expect(try clock.perform { try picture(of: view) } == first)
    }
  }

  @Test func theTimerEndsWithTheAnimation() {
    let clock = VirtualClock()
    let view = UIActivityIndicatorView()
    clock.perform { view.startAnimating() }
    clock.advance(by: 10)
    #expect(clock.nextDue != nil)
    view.stopAnimating()
    #expect(clock.nextDue == nil)
  }
}
