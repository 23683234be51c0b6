import Lists
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

  /// A box of 40 by 20 points, 8 points from the edges of a content view.
  private func fill(_ content: UIView) {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 20),
      box.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
      content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
    ])
  }

  @Test func aCellIsAsHighAsConstraintsInItsContentSay() {
    let (row, item) = (UITableViewCell(), UICollectionViewCell())
    fill(row.contentView)
    fill(item.contentView)
    for cell in [row, item] {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 320, height: 36))
      #expect(
        cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 56, height: 36))
    }
    // Asking does not change it.
    #expect(row.frame == Self.row)
    row.layoutIfNeeded()
    #expect(row.contentView.frame == Self.row)
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

  private static let margin: CGFloat = 16

  private func row(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.layoutIfNeeded()
    return cell
  }

  @Test func theTitleOfARowFillsItBetweenTheMargins() {
    let cell = row(.default)
    #expect(cell.detailTextLabel == nil)
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    #expect(cell.textLabel?.superview === cell.contentView)
  }

  @Test func theTitleIsBehindTheImage() {
    let cell = row(.default)
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 20)).image {
      _ in
    }
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 12, width: 24, height: 20))
    // The image, and a margin behind it.
    #expect(cell.textLabel?.frame == CGRect(x: 56, y: 0, width: 248, height: 44))
  }

  @Test func aSubtitleIsBelowTheTitle() throws {
    let cell = row(.subtitle)
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(title.font.pointSize == 17)
    #expect(detail.font.pointSize == 12)
    #expect(title.frame.minX == Self.margin && detail.frame.minX == Self.margin)
    #expect(detail.frame.minY == title.frame.maxY)
    // Both are in the middle.
    #expect(abs(title.frame.minY - (44 - detail.frame.maxY)) < 0.001)
    #expect(title.frame.minY > 0)
  }

  @Test func aValueIsAtTheTrailingEdge() throws {
    let cell = row(.value1)
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    let right: CGFloat = 304
    #expect(detail.frame.maxX == right)
    #expect(title.frame.minX == Self.margin)
    #expect(abs(title.frame.maxX + 8 - detail.frame.minX) < 0.001)
  }

  @Test func aCellWithoutTextsHasOnlyItsContentView() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func editingIsKept() {
    let cell = UITableViewCell()
    cell.setEditing(true, animated: true)
    #expect(cell.isEditing)
  }

  private final class Attributes: UICollectionViewLayoutAttributes {
    var scale: CGFloat = 1

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.scale = scale
      return copy
    }
  }

  @Test func attributesOfASubclassAreCopied() throws {
    let attributes = Attributes(forCellWith: IndexPath(item: 2, section: 1))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.scale = 2
    let copy = try #require(attributes.copy() as? Attributes)
    #expect(copy !== attributes)
    #expect(copy.indexPath == IndexPath(item: 2, section: 1))
    #expect(copy.frame == attributes.frame)
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(copy.scale == 2)
    #expect(copy.isEqual(attributes))
    copy.alpha = 0
    #expect(!copy.isEqual(attributes))
  }
}
