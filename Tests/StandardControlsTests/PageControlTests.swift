import StandardControls
import Testing
import ViewTestSupport

@Suite struct PageControls {
  private func control(_ pages: Int, current: Int = 0) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = pages
    control.currentPage = current
    control.sizeToFit()
    return control
  }

  /// Three areas of 7.5, two gaps of 9 and 37.5 at both ends.
  @Test func threePagesAre115AndAHalfBy27AndAHalfPoints() {
    UITraitCollection(displayScale: 2).performAsCurrent {
      #expect(control(3).intrinsicContentSize == CGSize(width: 115.5, height: 27.5))
    }
    atOnePixelAPoint {
      #expect(control(3).intrinsicContentSize == CGSize(width: 116, height: 28))
    }
  }

  @Test func thePageIsLimited() {
    let control = control(3, current: 9)
    #expect(control.currentPage == 2)
    control.currentPage = -4
    #expect(control.currentPage == 0)
    control.currentPage = 2
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0)
    #expect(control.currentPage == 0)
  }

  @Test func aSinglePageCanBeHidden() {
    let control = control(1)
    #expect(control.intrinsicContentSize.width > 0)
    control.hidesForSinglePage = true
    #expect(control.intrinsicContentSize.width == 0)
  }

  @Test func aTapOnAHalfGoesAPageOnOrBack() {
    let stage = ControlStage(control(3))
    stage.tap(point(90, 14))
    #expect(stage.control.currentPage == 1)
    stage.tap(point(20, 14))
    #expect(stage.control.currentPage == 0)
    #expect(stage.takeChanges() == 2)
    stage.tap(point(20, 14))
    #expect(stage.takeChanges() == 0)
  }

  @Test func fromRightToLeftTheLeftHalfGoesOn() {
    let stage = ControlStage(control(3), isRightToLeft: true)
    stage.tap(point(20, 14))
    #expect(stage.control.currentPage == 1)
  }

  /// The indicators are 16.5 points apart.
  @Test func aFingerThatMovesGoesThroughThePages() {
    let stage = ControlStage(control(5))
    stage.touchDown(point(30, 14))
    stage.move(to: point(46, 14))
    #expect(stage.control.currentPage == 0)
    stage.move(to: point(64, 14))
    #expect(stage.control.currentPage == 2)
    #expect(stage.control.interactionState == .continuous)
    stage.touchUp()
    #expect(stage.control.currentPage == 2)
    #expect(stage.control.interactionState == .none)
  }

  @Test func theCurrentPageIsDrawnInItsColour() throws {
    try atOnePixelAPoint {
      let control = control(2, current: 1)
      control.frame = rect(0, 0, 33, 9)
      control.currentPageIndicatorTintColor = .red
      control.pageIndicatorTintColor = .blue
      let image = try picture(of: control)
      // The middles of the two indicators: 16.5 ± 8.25.
      #expect(image[8, 4] == 0xFF00_00FF)
      #expect(image[24, 4] == 0xFFFF_0000)
    }
  }
}
