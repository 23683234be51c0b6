import Foundation
import Pixels
import Testing

@testable import CairoGraphics

@Suite struct PixelGridTests {
  private func rect(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> CGRect
  {
    CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: Drawing

  @Test func edgesSnapToTheNearestPixelEdge() {
    // In pixels at 2x: 0.4, 1.6, 20.8, 41.2.
    #expect(PixelGrid(scale: 2).snapped(rect(0.2, 0.8, 10.4, 20.6)) == rect(0, 1, 10.5, 20.5))
  }

  @Test func halvesOfPixelsSnapTowardGreaterCoordinates() {
    #expect(PixelGrid(scale: 1).snapped(rect(-2.5, 0.5, 1.5, 2.5)) == rect(-2, 1, 2, 3))
  }

  @Test func anEdgeThatTwoViewsShareSnapsToOnePlace() {
    let grid = PixelGrid(scale: 1)
    let (left, right) = (grid.snapped(rect(0, 0, 3.5, 1)), grid.snapped(rect(3.5, 0, 7, 1)))
    #expect((left.maxX, right.minX) == (4, 4))
  }

  @Test func snappingCountsFromTheSurfacesOrigin() {
    let grid = PixelGrid(scale: 1, toBase: CGAffineTransform(translationX: 0.25, y: 0.75))
    // At 1.25 and 1.75 of the surface: 1 and 2.
    #expect(grid.snapped(rect(1, 1, 3, 3)) == rect(0.75, 1.25, 2.75, 3.25))
  }

  @Test func halvesSnapTowardGreaterCoordinatesOfAMirroredSurface() {
    let grid = PixelGrid(scale: 1, toBase: CGAffineTransform(scaleX: -1, y: 1))
    // 0.5 lies at -0.5, which snaps to 0; 3.5 at -3.5, which snaps to -3.
    #expect(grid.snapped(rect(0.5, 0, 3.5, 1)) == rect(0, 0, 3, 1))
  }

  @Test func aQuarterTurnOfAViewSnapsEachAxisToTheOtherOne() {
    // x' = -y + 0.5, y' = x.
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0.5, ty: 0)
    let grid = PixelGrid(scale: 1, toBase: turn)
    #expect(grid.snapped(rect(0.2, 0, 4.4, 3)) == rect(0, -0.5, 4, 2.5))
    #expect(grid.lineWidth(1.2) == 1)
  }

  @Test func aContextSnapsFromItsOwnOrigin() {
    let grid = PixelGrid(toPixels: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 0.5))
    // In pixels: 1.4 and 4.2 across, 1.7 and 6.9 down.
    #expect(grid.snapped(rect(0.2, 0.6, 1.6, 3.2)) == rect(0, 0.75, 1.5, 3.25))
    #expect(grid.snapped(y: 0.6) == 0.75)
    #expect(grid.lineWidth(0.6) == 0.5)
  }

  @Test func aRotatedSpaceIsNotSnapped() {
    let frame = rect(0.2, 0.3, 4.4, 5.1)
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    for grid in [
      PixelGrid(scale: 2, toBase: CGAffineTransform(rotationAngle: 0.3)),
      PixelGrid(toPixels: CGAffineTransform(rotationAngle: 0.3)), PixelGrid(toPixels: quarter),
    ] {
      #expect(grid.snapped(frame) == frame)
      #expect(grid.moved(frame) == frame)
      #expect(grid.snapped(y: 0.3) == 0.3)
      #expect(grid.lineWidth(0.3) == 0.3)
    }
  }

  @Test func aMovedRectangleKeepsItsSize() {
    #expect(
      PixelGrid(scale: 2).moved(CGRect(x: 0.3, y: 0.7, width: 3.3, height: 4.4))
        == CGRect(x: 0.5, y: 0.5, width: 3.3, height: 4.4))
  }

  @Test func aLineIsAtLeastOnePixelWide() {
    let grid = PixelGrid(scale: 2)
    #expect([0, 0.1, 0.5, 0.74, 0.75, 1.2].map(grid.lineWidth) == [0, 0.5, 0.5, 0.5, 1, 1])
    let mirrored = PixelGrid(scale: 1, toBase: CGAffineTransform(scaleX: 1, y: -2))
    #expect(mirrored.lineWidth(0.1) == 0.5)
  }

  // MARK: Layout

  @Test func layoutRoundsHalvesAwayFromTheOrigin() {
    #expect(PixelGrid(scale: 1).layoutRect(rect(-2.5, 0.5, 1.5, 2.5)) == rect(-3, 1, 2, 3))
  }

  @Test func layoutCountsAThousandthLessThanAHalfAsAHalf() {
    #expect(PixelGrid(scale: 1).layoutRect(rect(0.4991, 0.4989, 2, 2)) == rect(1, 0, 2, 2))
  }

  @Test func layoutKeepsSizesOfWholePixelsExactWhereverTheyBegin() {
    let grid = PixelGrid(scale: 3)
    // A third of a point has no exact value, but 300 pixels are 100 points.
    let exact = CGRect(x: 10.0 / 3, y: 31.0 / 3, width: 100, height: 50)
    #expect(grid.layoutRect(exact).size == CGSize(width: 100, height: 50))
    let inner = CGRect(x: 100.0 / 3 + 10, y: 10, width: 1, height: 1)
    let relative = grid.layoutRect(inner, from: CGPoint(x: 100.0 / 3, y: 20.0 / 3))
    #expect(relative.origin == CGPoint(x: 10, y: 10.0 / 3))
  }

  // MARK: Sizes

  @Test func sizesAreRoundedUpButNotByARoundingError() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.roundedUp(10.1) == 31.0 / 3)
    // 33.33333333333334 * 3 is 100.00000000000003.
    #expect(grid.roundedUp(33.33333333333334) == 100.0 / 3)
    #expect(grid.roundedUpExactly(33.33333333333334) == 101.0 / 3)
    #expect(grid.roundedUp(CGSize(width: 1, height: 1.1)) == CGSize(width: 1, height: 4.0 / 3))
    #expect(grid.roundedUp(0).sign == .plus)
  }

  @Test func withoutToleranceARoundingErrorCostsAPixel() {
    #expect(PixelGrid(scale: 1).roundedUp(10.000_000_1) == 10)
    #expect(PixelGrid(scale: 1).roundedUpExactly(10.000_000_1) == 11)
    #expect(
      PixelGrid(scale: 2).roundedUpExactly(CGRect(x: 0.3, y: 0.4, width: 1.1, height: 2))
        == CGRect(x: 0.3, y: 0.4, width: 1.5, height: 2))
  }

  @Test func aBitmapHoldsTheWholeSize() {
    let pixels = PixelGrid(scale: 3).pixelSize(holding: CGSize(width: 10.2, height: 33.0 / 3))
    #expect((pixels.width, pixels.height) == (31, 33))
    let huge = PixelGrid(scale: 3).pixelSize(holding: CGSize(width: 1e300, height: 0))
    #expect((huge.width, huge.height) == (1_000_000_000, 0))
  }

  @Test func lengthsBecomeTheClosestNumberOfPixels() {
    let grid = PixelGrid(scale: 2)
    // In pixels: 2.4, 2.5, 2.6, -2.5, and 2 but for a rounding error.
    #expect(
      [1.2, 1.25, 1.3, -1.25, 0.999_999_999_9].map(grid.nearestPixels) == [2, 3, 3, -3, 2])
    #expect(
      [.nan, .infinity, -1e300].map(grid.nearestPixels) == [0, 1_000_000_000, -1_000_000_000])
    // 3 · 33.4 = 100.2, and 3 · 0.5 = 1.5.
    #expect(
      PixelGrid(scale: 3).pixelSize(nearest: CGSize(width: 33.4, height: 0.5))
        == PixelSize(width: 100, height: 2))
  }

  @Test func whatMustBeDrawnAgainGrowsToWholePixelsFromACorner() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.outset(rect(1.1, 0.6, 2.2, 3), from: .zero) == rect(1, 0.5, 2.5, 3))
    #expect(
      grid.outset(rect(1.1, 0.6, 2.2, 3), from: CGPoint(x: 0.25, y: 0.5))
        == rect(0.75, 0.5, 2.25, 3))
    #expect(grid.outset(rect(0.000_000_1, 0, 1, 1), from: .zero) == rect(0, 0, 1, 1))
    #expect(grid.outset(rect(0.499_999_9, 0, 1, 1), from: .zero) == rect(0.5, 0, 1, 1))
    #expect(grid.outset(.null, from: .zero).isNull)
  }

  // MARK: Pixels

  @Test func coordinatesInPixelsGoToTheNearestEdge() {
    #expect([-1.5, -0.51, 0.49, 0.5, 2.5].map(PixelGrid.nearestPixel) == [-1, -1, 0, 1, 3])
    #expect(
      [.nan, 1e300, -.infinity].map(PixelGrid.nearestPixel) == [0, 1_000_000_000, -1_000_000_000])
  }

  @Test func edgesInPixelsMoveOutwardWithoutTolerance() {
    #expect([-1.5, -1, 0, 2.000_000_1].map(PixelGrid.pixelAtOrBefore) == [-2, -1, 0, 2])
    #expect([-1.5, -1, 0, 2.000_000_1].map(PixelGrid.pixelAtOrAfter) == [-1, -1, 0, 3])
    #expect(PixelGrid.pixelAtOrBefore(-1e300) == -1_000_000_000)
    #expect(PixelGrid.pixelAtOrAfter(.infinity) == 1_000_000_000)
  }

  @Test func aFractionIgnoresRoundingErrors() {
    #expect([2.25, -0.25, 3, 2.999_999_9].map(PixelGrid.fraction) == [0.25, 0.75, 0, 0])
  }

  @Test func nothingIsRoundedUpToAPositiveZero() {
    #expect(PixelGrid(scale: 2).roundedUp(0).sign == .plus)
    #expect(PixelGrid(scale: 3).roundedUp(0.000_000_1).sign == .plus)
  }
}
