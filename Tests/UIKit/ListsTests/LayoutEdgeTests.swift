import Testing
import ViewTestSupport

@testable import Lists

/// Items in sections, with views at the edges of the layout.
private final class Source: NSObject, UICollectionViewDataSource {
  var paths: [IndexPath] = []
  var height: CGFloat?

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    paths.append(indexPath)
    let view = UICollectionReusableView(frame: .zero)
    if let height {
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        content.heightAnchor.constraint(equalToConstant: height),
      ])
    }
    return view
  }
}

/// Views at the edges of a whole compositional layout.
@Suite struct LayoutEdgeTests {
  private let source = Source()

  private func item(
    _ kind: String, _ alignment: NSRectAlignment, width: NSCollectionLayoutDimension? = nil,
    height: NSCollectionLayoutDimension = .absolute(30), at offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width ?? .fractionalWidth(1), heightDimension: height), elementKind: kind,
      alignment: alignment, absoluteOffset: offset)
  }

  /// Two sections of three items of 100 by 40 points in a collection of 100 by 200.
  private func collection(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem]
  ) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = items
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section, configuration: configuration))
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  private func frame(_ kind: String, _ collection: UICollectionView) -> CGRect? {
    collection.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))?.frame
  }

  @Test func aHeaderMovesTheSectionsDown() {
    let collection = collection([item("head", .top)])
    #expect(frame("head", collection) == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(source.paths == [IndexPath(index: 0)])
    #expect(collection.visibleCells.first?.frame.minY == 30)
    // Six items of 40 and the header.
    #expect(collection.contentSize == CGSize(width: 100, height: 270))
  }

  @Test func aFooterIsBelowTheLastSection() {
    let collection = collection([item("foot", .bottom, height: .absolute(20))])
    #expect(frame("foot", collection) == nil)
    #expect(collection.contentSize == CGSize(width: 100, height: 260))
    collection.contentOffset.y = 60
    collection.layoutIfNeeded()
    #expect(frame("foot", collection) == CGRect(x: 0, y: 240, width: 100, height: 20))
  }

  @Test func aViewAtTheTrailingEdgeIsInTheMiddleOfIt() {
    let side = item("side", .trailing, width: .absolute(10), height: .absolute(60))
    let collection = collection([side])
    // 240 points of content.
    #expect(frame("side", collection) == CGRect(x: 90, y: 90, width: 10, height: 60))
    #expect(collection.contentSize.height == 240)
  }

  @Test func fromRightToLeftTheEdgesAreMirrored() {
    let side = item("side", .trailing, width: .absolute(10), height: .absolute(60))
    let collection = collection([side])
    collection.semanticContentAttribute = .forceRightToLeft
    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(frame("side", collection) == CGRect(x: 0, y: 90, width: 10, height: 60))
  }

  @Test func pinnedViewsStayVisible() {
    let (head, foot) = (item("head", .top), item("foot", .bottom))
    head.pinToVisibleBounds = true
    foot.pinToVisibleBounds = true
    let collection = collection([head, foot])
    #expect(frame("foot", collection) == CGRect(x: 0, y: 170, width: 100, height: 30))
    collection.contentOffset.y = 50
    collection.layoutIfNeeded()
    #expect(frame("head", collection) == CGRect(x: 0, y: 50, width: 100, height: 30))
    #expect(frame("foot", collection) == CGRect(x: 0, y: 220, width: 100, height: 30))
  }

  @Test func aViewOverTheItemsMakesNoSpace() {
    let badge = item("badge", .topTrailing, width: .absolute(20), height: .absolute(10))
    badge.extendsBoundary = false
    let collection = collection([item("head", .top), badge])
    #expect(frame("badge", collection) == CGRect(x: 80, y: 30, width: 20, height: 10))
    #expect(collection.contentSize.height == 270)
  }

  @Test func severalViewsOfAKindHaveTheirOwnPaths() {
    let collection = collection([item("head", .topLeading), item("head", .bottom)])
    #expect(
      collection.layoutAttributesForSupplementaryElement(ofKind: "head", at: IndexPath(index: 1))?
        .frame.minY == 270)
    #expect(
      collection.layoutAttributesForSupplementaryElement(ofKind: "head", at: IndexPath(index: 2))
        == nil)
  }

  @Test func aViewDeterminesItsHeight() {
    source.height = 55
    let collection = collection([item("head", .top, height: .estimated(30))])
    #expect(frame("head", collection) == CGRect(x: 0, y: 0, width: 100, height: 55))
    #expect(collection.visibleCells.first?.frame.minY == 55)
  }

  @Test func updatesOfItemsKeepTheViews() throws {
    let collection = collection([item("head", .top)])
    let head = collection.supplementaryView(forElementKind: "head", at: IndexPath(index: 0))
    UIView.performWithoutAnimation {
      collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
    }
    collection.layoutIfNeeded()
    #expect(
      collection.supplementaryView(forElementKind: "head", at: IndexPath(index: 0)) === head)
    #expect(head != nil)
  }
}
