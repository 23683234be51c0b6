import Testing
import ViewTestSupport

@testable import Lists

/// Rows that are edited, and titles of values, at all text sizes, in both directions.
@Suite struct ListTextSizeTests {
  private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  private func table(
    _ source: Contacts, _ size: UIContentSizeCategory, isMirrored: Bool = false,
    width: CGFloat = 320, height: CGFloat = 400
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height), style: .plain)
    table.traitOverrides.preferredContentSizeCategory = size
    table.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    table.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    table.dataSource = source
    table.delegate = source
    return table
  }

  @Test(arguments: sizes, [false, true])
  func controlsOfARowThatIsEditedDoNotCoverItsText(
    size: UIContentSizeCategory, isMirrored: Bool
  ) throws {
    for width: CGFloat in [320, 430] {
      for isSelecting in [false, true] {
        let source = Contacts([["Delete me please"]])
        source.configure = { cell, _ in cell.showsReorderControl = true }
        let table = table(source, size, isMirrored: isMirrored, width: width)
        table.allowsMultipleSelectionDuringEditing = isSelecting
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        cell.layoutIfNeeded()
        let label = try #require(cell.textLabel)
        let text = cell.convert(label.bounds, from: label)
        let controls = cell.subviews.filter { $0 is GlyphControl || $0 is AccessoryGlyph }
        #expect(controls.count == 2)
        for control in controls {
          #expect(!control.frame.intersects(text), "\(size) \(control.frame) \(text)")
          #expect(cell.bounds.contains(control.frame), "\(size) \(control.frame)")
        }
      }
    }
  }

  /// Lines of the text style body are 22 points high at the text size large, and 62 at the largest one (Human Interface
  /// Guidelines): the signs are 62 / 22 times as large.
  @Test func columnsGrowWithTheirSigns() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let largest = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(AccessoryGlyph.Kind.delete.growth(under: large) == 0)
    #expect(
      AccessoryGlyph.Kind.delete.growth(
        under: UITraitCollection(preferredContentSizeCategory: .extraSmall)) == 0)
    #expect(abs(AccessoryGlyph.Kind.delete.growth(under: largest) - 22 * 40 / 22) < 1)
    #expect(abs(AccessoryGlyph.Kind.reorder.growth(under: largest) - 20 * 40 / 22) < 1)
  }

  /// UIKit's second style: a title that ends at its column's edge, or above its value from the accessibility sizes on.
  @Test(arguments: [
    (UIContentSizeCategory.large, false, NSTextAlignment.right),
    (.large, true, .left), (.accessibilityMedium, false, .natural),
    (.accessibilityMedium, true, .natural),
    (.accessibilityExtraExtraExtraLarge, false, .natural),
  ])
  func titlesOfValuesAreAligned(
    size: UIContentSizeCategory, isMirrored: Bool, alignment: NSTextAlignment
  ) throws {
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    holder.traitOverrides.preferredContentSizeCategory = size
    holder.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    // Texts that are set before the cell is shown follow its surroundings too.
    cell.textLabel?.text = "Mobile"
    cell.detailTextLabel?.text = "+358 40 123"
    holder.addSubview(cell)
    cell.frame = holder.bounds
    cell.layoutIfNeeded()
    let (title, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
    #expect(title.textAlignment == alignment)
    if alignment == .natural {
      #expect(title.frame.minX == detail.frame.minX && title.frame.width == detail.frame.width)
      #expect(title.frame.maxY <= detail.frame.minY)
    } else {
      #expect(isMirrored == (title.frame.minX > detail.frame.minX))
    }
  }

  @Test func anAlignmentOfTheClientStays() {
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    cell.textLabel?.text = "Mobile"
    cell.textLabel?.textAlignment = .center
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.textAlignment == .center)
  }

  /// What floats at an edge is as high as it is in its place, wherever that is.
  @Test(arguments: sizes)
  func headersAndFootersThatFloatAreMeasured(size: UIContentSizeCategory) throws {
    let text = "The rows of this section are in no order that anyone knows of, so look closely."
    let source = Contacts([(0..<60).map { "Name \($0)" }])
    source.titles = [text]
    source.footers = [text]
    let table = table(source, size, height: 1200)
    table.sectionHeaderHeight = UITableView.automaticDimension
    table.layoutIfNeeded()
    let floating = try #require(table.footerView(forSection: 0)).frame
    #expect(floating.maxY == 1200)
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0)).frame
    #expect(header.minY == table.contentOffset.y)
    // The places of both are known once their sections begin and end.
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(try #require(table.headerView(forSection: 0)).frame.height == header.height + 22)
    table.contentOffset.y = table.contentSize.height - 1200
    table.layoutIfNeeded()
    table.contentOffset.y = table.contentSize.height - 1200
    table.layoutIfNeeded()
    let end = try #require(table.footerView(forSection: 0))
    #expect(end.frame.height == floating.height)
    let label = try #require(end.textLabel)
    let needed = label.sizeThatFits(CGSize(width: 288, height: CGFloat.greatestFiniteMagnitude))
    #expect(floating.height >= needed.height)
  }

  @Test func aHeaderThatFloatsAtFirstIsMeasured() throws {
    let source = Contacts([(0..<60).map { "Name \($0)" }])
    source.titles = ["A title that needs two lines at this width, whatever the font may be here"]
    let table = table(source, .large)
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    let label = try #require(header.textLabel)
    header.layoutIfNeeded()
    let needed = label.sizeThatFits(CGSize(width: 288, height: CGFloat.greatestFiniteMagnitude))
    #expect(header.frame.height >= needed.height)
    #expect(needed.height > 28)
  }
}
