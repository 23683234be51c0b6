@_spi(PackageViews) import HeadlessUIKit
import Testing
import ViewTestSupport

@testable import Lists

/// Collections with compositional layouts, and lists in them.
@Suite struct CompositionalViewTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var configure: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      if let row = cell as? UICollectionViewListCell { configure(row, indexPath) }
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private func collection(
    _ source: Source, _ layout: UICollectionViewLayout
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in ["header", "badge"] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  private func section(height: CGFloat = 50) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  @Test func onlyVisibleItemsAreMade() {
    let source = Source([10_000])
    var made = 0
    source.configure = { _, _ in made += 1 }
    let collection = collection(
      source, UICollectionViewCompositionalLayout(section: section()))
    #expect(made == 4)
    #expect(collection.contentSize == CGSize(width: 320, height: 500_000))
    collection.contentOffset.y = 250_010
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [5000, 5001, 5002, 5003, 5004])
  }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UICollectionViewCompositionalLayout {
    .list(using: UICollectionLayoutListConfiguration(appearance: appearance))
  }

  /// UIKit's colours, wherever the list is: by itself, or in a container that gives views a background.
  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, UIColor.systemBackground),
    (.grouped, .systemGroupedBackground), (.insetGrouped, .systemGroupedBackground),
    (.sidebar, .secondarySystemBackground), (.sidebarPlain, .systemBackground),
  ])
  func aListHasItsBackground(
    appearance: UICollectionLayoutListConfiguration.Appearance, color: UIColor
  ) {
    #expect(collection(Source([1]), list(appearance)).backgroundColor == color)
    let contained = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: list(appearance))
    contained.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    contained.adoptDefaultBackground(.systemTeal)
    let source = Source([1])
    contained.dataSource = source
    contained.layoutIfNeeded()
    #expect(contained.backgroundColor == color)
    // Another layout has another background, or the container's.
    contained.collectionViewLayout = list(.grouped)
    contained.layoutIfNeeded()
    #expect(contained.backgroundColor == .systemGroupedBackground)
    contained.collectionViewLayout = UICollectionViewFlowLayout()
    contained.layoutIfNeeded()
    #expect(contained.backgroundColor == .systemTeal)
    contained.backgroundColor = .systemPink
    contained.collectionViewLayout = list(appearance)
    contained.layoutIfNeeded()
    #expect(contained.backgroundColor == .systemPink)
  }

  @Test func headersArePinned() {
    let section = section()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), elementKind: "header",
      alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let source = Source([4, 4])
    defer { withExtendedLifetime(source) {} }
    let collection = collection(source, UICollectionViewCompositionalLayout(section: section))
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    #expect(
      collection.visibleSupplementaryViews(ofKind: "header").map(\.frame.minY) == [100, 230])
    // The next section pushes it away.
    collection.contentOffset.y = 215
    collection.layoutIfNeeded()
    #expect(
      collection.visibleSupplementaryViews(ofKind: "header").map(\.frame.minY) == [200, 230])
  }

  private final class Background: UICollectionReusableView {}

  @Test func decorationsAreBehindTheItems() {
    let section = section()
    section.decorationItems = [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let source = Source([2])
    defer { withExtendedLifetime(source) {} }
    let collection = collection(source, layout)
    let views = collection.subviews.filter { $0 is UICollectionReusableView }
    #expect(views.first is Background)
    #expect(views.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(views.count == 3)
  }

  @Test func orthogonalSectionsScrollByThemselves() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(60))
    let row = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    row.orthogonalScrollingBehavior = .groupPaging
    let list = section()
    let source = Source([20, 3])
    defer { withExtendedLifetime(source) {} }
    let collection = collection(
      source, UICollectionViewCompositionalLayout { index, _ in index == 0 ? row : list })
    #expect(collection.contentSize == CGSize(width: 320, height: 210))
    #expect(collection.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 4)
    let scroller = try #require(collection.subviews.first { $0 is OrthogonalScroller })
    #expect(scroller.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    (scroller as? UIScrollView)?.contentOffset.x = 250
    collection.layoutIfNeeded()
    #expect(
      collection.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [2, 3, 4, 5])
    // In the content of the section; on the screen it starts at -50.
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 200)
    #expect(
      collection.indexPathForItem(at: CGPoint(x: 60, y: 10)) == IndexPath(item: 3, section: 0))
  }

  @Test func rowsOfListsDetermineTheirHeights() throws {
    let source = Source([3])
    source.configure = { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = path.item == 1 ? "First line\nSecond line\nThird line" : "Row"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let collection = collection(
      source,
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    let frames = collection.visibleCells.map(\.frame)
    // 35 points above the first section, margins of 16.
    #expect(frames[0] == CGRect(x: 16, y: 35, width: 288, height: 44))
    #expect(frames[1].minY == 79)
    #expect(frames[1].height > 80)
    #expect(frames[2].minY == frames[1].maxY)
    #expect(collection.backgroundColor == .systemGroupedBackground)
    let cell = try #require(collection.visibleCells.first)
    cell.layoutIfNeeded()
    // The chevron of 7 by 12 is 16 points from the edge.
    #expect(cell.subviews.contains { $0.frame == CGRect(x: 265, y: 16, width: 7, height: 12) })
    #expect(cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func accessoriesAreAtTheEdges() {
    let layout = ListCellLayout(
      size: CGSize(width: 300, height: 44), margin: 16, indentation: 10,
      leading: [CGSize(width: 22, height: 22)],
      trailing: [CGSize(width: 30, height: 20), CGSize(width: 7, height: 12)])
    #expect(layout.leadingFrames == [CGRect(x: 26, y: 11, width: 22, height: 22)])
    // 300 - 16 - 7, and 12 + 30 before that.
    #expect(
      layout.trailingFrames == [
        CGRect(x: 235, y: 12, width: 30, height: 20), CGRect(x: 277, y: 16, width: 7, height: 12),
      ])
    #expect(layout.content == CGRect(x: 48, y: 0, width: 187, height: 44))
  }

  @Test func outlinesShowTheItemsBelowExpandedOnes() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["A", "B"])
    outline.append(["A1", "A2"], to: "A")
    outline.append(["A1x"], to: "A1")
    #expect(outline.items == ["A", "A1", "A1x", "A2", "B"])
    #expect(outline.visibleItems == ["A", "B"])
    outline.expand(["A"])
    #expect(outline.visibleItems == ["A", "A1", "A2", "B"])
    #expect(outline.level(of: "A1x") == 2 && !outline.isVisible("A1x"))
    outline.insert(["A0"], before: "A1")
    #expect(outline.visibleItems == ["A", "A0", "A1", "A2", "B"])
    #expect(outline.snapshot(of: "A").rootItems == ["A0", "A1", "A2"])
    outline.delete(["A1"])
    #expect(outline.items == ["A", "A0", "A2", "B"])
    outline.collapse(["A"])
    #expect(outline.visibleItems == ["A", "B"])
  }

  @Test func tapsOnTheSignExpandItems() throws {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = item == "A" ? [.outlineDisclosure()] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["A", "B"])
    outline.append(["A1"], to: "A")
    source.apply(outline, to: 0, animatingDifferences: false)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 2)
    let screen = TouchScreen(of: collection)
    screen.tap(at: CGPoint(x: 300, y: 22))
    #expect(source.snapshot().itemIdentifiers == ["A", "A1", "B"])
    #expect(collection.visibleCells.count == 3)
    #expect((collection.visibleCells[1] as? UICollectionViewListCell)?.indentationLevel == 1)
  }
}
