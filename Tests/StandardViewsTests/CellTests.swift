import StandardViews
import Testing

@Suite struct CellTests {
  /// A row without a table is 44 points high and as wide as the first screens.
  private static let row = CGRect(x: 0, y: 0, width: 320, height: 44)

  @Test func aCellWithoutAFrameHasTheSizeOfARow() {
    let cell = UITableViewCell()
    #expect(cell.frame == Self.row)
    #expect(cell.contentView.superview === cell)
    #expect(cell.contentView.frame == Self.row)
  }

  @Test func aCellHasTheFrameThatItIsMadeWith() {
    let frame = CGRect(x: 10, y: 20, width: 200, height: 60)
    let cell = UITableViewCell(frame: frame)
    #expect(cell.frame == frame)
    #expect(cell.contentView.frame.size == frame.size)
  }
}
