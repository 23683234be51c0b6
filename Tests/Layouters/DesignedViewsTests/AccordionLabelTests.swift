import HeadlessUIKit
import Layouter
import Testing

@testable import DesignedViews

/// The arrow of a ``DsAccordionLabel``.
@Suite struct AccordionLabelTests {
  private let cell = AccordionCellView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let label = DsAccordionLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

  private func place() throws {
    try cell.setLabelView(label)
    try cell.setBodyView(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    cell.layoutIfNeeded()
  }

  @Test func itPointsToTheOpenBody() throws {
    try place()
    #expect(label.arrow == .down)
    cell.labelPos = .bottom
    cell.layoutIfNeeded()
    #expect(label.arrow == .up)
  }

  @Test func itPointsAlongTheTextOfAFoldedCell() throws {
    try place()
    cell.fold(animated: false)
    #expect(label.isFolded)
    #expect(label.arrow == .forwards)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(label.arrow == .backwards)
    cell.unfold(animated: false)
    #expect(label.arrow == .down)
  }

  @Test func aLabelOfAFoldedCellIsFoldedFromTheBeginning() throws {
    try place()
    cell.fold(animated: false)
    cell.removeLabelView()
    let other = DsAccordionLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    try cell.setLabelView(other)
    #expect(other.arrow == .forwards)
  }

  /// A label at the left that reads from top to bottom has its top at the right, where the body is.
  @Test(arguments: [
    (Pos.left, false, DsAccordionLabel.Arrow.up),
    (.left, true, .down), (.right, false, .down), (.right, true, .up),
  ])
  func aRotatedLabelPointsToItsBodyToo(
    position: Pos, rotateRight: Bool, arrow: DsAccordionLabel.Arrow
  ) throws {
    cell.orientation = .horizontal
    cell.labelPos = position
    cell.rotateRight = rotateRight
    try place()
    #expect(label.arrow == arrow)
  }

  @Test func theArrowGrowsWithTheTextSize() throws {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let natural = try #require(label.iconSize(in: .normal))
    #expect(natural == CGSize(width: 20, height: 20))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
    window.addSubview(label)
    let large = try #require(label.iconSize(in: .normal))
    #expect(large.width > 30)
  }
}
