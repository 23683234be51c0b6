import TestSupport
import Testing
import ViewTestSupport

@testable import StandardControls

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

extension PageControls {
  @Test func aColumnIsAsHighAsARowIsWide() {
    atOnePixelAPoint {
      let control = control(3)
      control.direction = .topToBottom
      #expect(control.size(forNumberOfPages: 3) == CGSize(width: 28, height: 116))
      #expect(control.intrinsicContentSize == CGSize(width: 28, height: 116))
    }
  }

  /// Middles 16.5 points apart, around the middle.
  @Test func theFirstPageIsWhereTheDirectionBegins() {
    let bounds = rect(0, 0, 100, 100)
    let column = PageControlMetrics.indicators(
      pages: 0..<3, in: bounds, isVertical: true, mirrored: false)
    #expect(column == [point(50, 33.5), point(50, 50), point(50, 66.5)])
    let row = PageControlMetrics.indicators(pages: 0..<3, in: bounds, mirrored: true)
    #expect(row == [point(66.5, 50), point(50, 50), point(33.5, 50)])
  }

  @Test(
    arguments: [
      (.topToBottom, 14, 90, 1), (.topToBottom, 14, 20, 0), (.bottomToTop, 14, 20, 1),
      (.rightToLeft, 20, 14, 1), (.leftToRight, 90, 14, 1),
    ] as [(UIPageControl.Direction, CGFloat, CGFloat, Int)])
  func aTapGoesOnInTheDirection(
    direction: UIPageControl.Direction, x: CGFloat, y: CGFloat, page: Int
  ) {
    let control = control(3)
    control.direction = direction
    control.sizeToFit()
    let stage = ControlStage(control)
    stage.tap(point(x, y))
    #expect(control.currentPage == page)
  }

  @Test func aPageHasItsOwnImage() throws {
    let control = control(3)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    control.pageIndicatorTintColor = .red
    control.setIndicatorImage(image, forPage: 2)
    // The middle of the last page is 16.5 points right of the control's middle; a dot's radius is 3.5.
    let corner = (x: Int(control.bounds.midX + 16.5 + 4), y: Int(control.bounds.midY + 4))
    #expect(try picture(of: control).alpha(corner.x, corner.y) > 0)
    control.setIndicatorImage(nil, forPage: 2)
    #expect(try picture(of: control).alpha(corner.x, corner.y) == 0)
    control.preferredIndicatorImage = image
    #expect(try picture(of: control).alpha(corner.x, corner.y) > 0)
  }

  @Test func anyWidthHasSpaceForSomePages() {
    #expect(PageControlMetrics.visiblePages(count: 3, current: 1, width: .infinity) == 0..<3)
    #expect(PageControlMetrics.visiblePages(count: 3, current: 1, width: -50) == 1..<2)
    #expect(PageControlMetrics.visiblePages(count: 3, current: 1, width: .nan) == 1..<2)
    // Two areas of 7.5 and a gap of 9.
    #expect(PageControlMetrics.visiblePages(count: 3, current: 2, width: 24) == 1..<3)
  }
}
