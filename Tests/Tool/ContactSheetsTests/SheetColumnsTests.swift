import Foundation
import Testing

@testable import ContactSheets

@Suite struct SheetColumnsTests {
  private let spacing = CGSize(width: 10, height: 5)

  private func boxes(_ sizes: (Int, Int)...) -> [CGSize] {
    sizes.map { CGSize(width: $0.0, height: $0.1) }
  }

  @Test func oneColumnHasAllBelowOneAnother() {
    let columns = SheetColumns(boxes((40, 10), (50, 20), (30, 30)), count: 1, spacing: spacing)
    #expect(
      columns.origins == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 15), CGPoint(x: 0, y: 40)])
    #expect(columns.size == CGSize(width: 50, height: 70))
  }

  /// The heights are split 10, 20, 30 | 45: with the third box in the second column that one would
  /// be 80 high, and now the first is 70.
  @Test func theNextColumnContinuesWhereTheLastOneEnds() {
    let columns = SheetColumns(
      boxes((40, 10), (50, 20), (30, 30), (20, 45)), count: 2, spacing: spacing)
    #expect(
      columns.origins == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 15), CGPoint(x: 0, y: 40), CGPoint(x: 60, y: 0),
      ])
    #expect(columns.size == CGSize(width: 80, height: 70))
  }

  @Test func aTallBoxLeavesNoGapBesideIt() {
    let columns = SheetColumns(
      boxes((40, 100), (40, 30), (40, 30), (40, 30)), count: 2, spacing: spacing)
    #expect(columns.origins.map(\.x) == [0, 50, 50, 50])
    #expect(columns.size == CGSize(width: 90, height: 100))
  }

  /// Four squares: one column is 100 by 415 points, two are 210 by 205, and three no lower.
  @Test(arguments: [(1, 210, 205), (0.1, 100, 415), (4, 430, 100)] as [(CGFloat, Int, Int)])
  func theNumberOfColumnsFitsTheScreen(aspectRatio: CGFloat, width: Int, height: Int) {
    let squares = [CGSize](repeating: CGSize(width: 100, height: 100), count: 4)
    let columns = SheetColumns(squares, aspectRatio: aspectRatio, spacing: spacing)
    #expect(columns.size == CGSize(width: width, height: height))
  }

  @Test func anEmptyListNeedsNoSpace() {
    #expect(SheetColumns([], aspectRatio: 1, spacing: spacing).size == .zero)
  }
}
