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

  @Test func theBackgroundOfASelectionIsShownWhileTheCellIsSelected() {
    let cell = UITableViewCell()
    let (background, selection) = (UIView(), UIView())
    cell.backgroundView = background
    cell.selectedBackgroundView = selection
    #expect(selection.superview == nil)
    cell.setSelected(true, animated: false)
    #expect(cell.subviews == [background, selection, cell.contentView])
    #expect(selection.frame == cell.bounds)
    cell.setSelected(false, animated: false)
    #expect(selection.superview == nil)
    cell.selectionStyle = .none
    cell.setHighlighted(true, animated: false)
    #expect(selection.superview == nil)
  }

  @Test func anItemShowsTheBackgroundOfItsSelection() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let selection = UIView()
    cell.selectedBackgroundView = selection
    cell.isHighlighted = true
    #expect(cell.subviews == [selection, cell.contentView])
    cell.isHighlighted = false
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func aCellHasTheFrameThatItIsMadeWith() {
    let frame = CGRect(x: 10, y: 20, width: 200, height: 60)
    let cell = UITableViewCell(frame: frame)
    #expect(cell.frame == frame)
    #expect(cell.contentView.frame.size == frame.size)
  }
}
