import Testing
import UIKit

/// A table whose questions about rows are overridden, as mocks of tests do.
@Suite struct ListOverridingTests {
  private final class Table: UITableView {
    let cell = UITableViewCell()

    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cell }
    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? { [7, 7] }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { [1, 2] }
    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { [] }
    override func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
    override func rect(forSection section: Int) -> CGRect {
      CGRect(x: 1, y: 2, width: 3, height: 4)
    }
    override func rectForHeader(inSection section: Int) -> CGRect { .zero }
    override func rectForFooter(inSection section: Int) -> CGRect { .zero }
  }

  @Test func questionsAboutRowsAreOverridden() {
    let table: UITableView = Table()
    #expect(table.cellForRow(at: [0, 0]) === (table as? Table)?.cell)
    #expect(table.indexPath(for: UITableViewCell()) == [7, 7])
    #expect(table.rect(forSection: 0).width == 3)
  }

  /// Cells are asked for their sizes although they have none yet.
  @Test func itemsWithoutAWidthAreMeasured() throws {
    final class Cell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.width = 60
        return layoutAttributes
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.estimatedItemSize = CGSize(width: 0, height: 50)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 50), collectionViewLayout: layout)
    let source = Source()
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.layoutIfNeeded()
    #expect(list.visibleCells.contains { $0.frame.width == 60 })
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func aTextHasAFont() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "a"
    #expect(view.font?.pointSize == 12)
    view.font = .systemFont(ofSize: 20)
    #expect(view.font?.pointSize == 20)
    view.font = nil
    #expect(view.font == nil)
  }

  @Test func aTableControllerBeginsBelowTheStatusBar() {
    let screen = UIScreen.main
    let table = UITableViewController()
    #expect(table.view.frame.maxY == screen.bounds.maxY)
    #expect(UIViewController().view.frame == screen.bounds)
  }
}
