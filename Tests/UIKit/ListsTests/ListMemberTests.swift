import Testing
import ViewTestSupport

@testable import Lists
@testable import StandardControls

/// Items in sections that may have an index.
private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections = [3]
  var titles: [String]?
  var log: [String] = []
  var canSelect = true
  var canEdit: (IndexPath) -> Bool = { _ in true }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewListCell(frame: .zero) }
  func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    log.append("\(title) \(index)")
    return IndexPath(item: 0, section: index)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { canSelect }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log.append("select \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { log.append("perform \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { canEdit(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// Records the contexts of an item that is moved.
private final class MovingLayout: UICollectionViewFlowLayout {
  var log: [String] = []

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    log.append(
      "\(items(context.previousIndexPathsForInteractivelyMovingItems)) "
        + "\(items(context.targetIndexPathsForInteractivelyMovingItems)) "
        + "\(Int(context.interactiveMovementTarget.x)) from \(Int(previousPosition.x))")
    return context
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
    log.append(
      "end \(items(context.previousIndexPathsForInteractivelyMovingItems)) "
        + "\(items(context.targetIndexPathsForInteractivelyMovingItems)) \(movementCancelled)")
    return context
  }

  private func items(_ paths: [IndexPath]?) -> String {
    (paths ?? []).map { "\($0.item)" }.joined(separator: ",")
  }
}

/// Single members of collections, tables and their cells.
@Suite struct ListMemberTests {
  private let source = Source()

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func collection(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), width: CGFloat = 170
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 200), collectionViewLayout: layout)
    collection.dataSource = source
    collection.delegate = source
    collection.layoutIfNeeded()
    return collection
  }

  private var list: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  }

  // MARK: Actions

  @Test func aTapPerformsTheActionOfAnItem() {
    let collection = collection()
    TouchScreen(of: collection).tap(at: CGPoint(x: 25, y: 25))
    #expect(source.log == ["select 0", "perform 0"])
  }

  @Test func theActionDoesNotDependOnWhetherTheItemMayBeSelected() {
    source.canSelect = false
    TouchScreen(of: collection()).tap(at: CGPoint(x: 25, y: 25))
    #expect(source.log == ["perform 0"])
  }

  @Test func aTapThatExtendsTheSelectionPerformsNothing() {
    let collection = collection()
    collection.allowsMultipleSelection = true
    collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    TouchScreen(of: collection).tap(at: CGPoint(x: 25, y: 25))
    #expect(source.log == ["select 0"])
  }

  @Test func whileACollectionIsEditedATapPerformsNothing() {
    let collection = collection()
    collection.allowsSelectionDuringEditing = true
    collection.isEditing = true
    TouchScreen(of: collection).tap(at: CGPoint(x: 25, y: 25))
    #expect(source.log == ["select 0"])
  }

  @Test func onlyItemsThatCanBeEditedAre() {
    source.canEdit = { $0.item == 1 }
    let collection = collection(list)
    collection.isEditing = true
    #expect(
      collection.visibleCells.map { ($0 as? UICollectionViewListCell)?.isEditing } == [
        false, true, false,
      ])
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(
      collection.visibleCells.map { ($0 as? UICollectionViewListCell)?.isEditing } == [
        false, true, false,
      ])
  }

  @Test func aTableReportsSelectionsByTouchAlone() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = rows
    table.layoutIfNeeded()
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
    ) { _ in counter.count += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    #expect(counter.count == 0)
    TouchScreen(of: table).tap(at: CGPoint(x: 50, y: 20))
    #expect(counter.count == 1)
    withExtendedLifetime(rows) {}
  }

  // MARK: Index

  @Test func anIndexAtTheTrailingEdgeScrollsToItsSections() throws {
    source.sections = [20, 20, 20]
    source.titles = ["A", "B", "C"]
    let collection = collection(list)
    let index = try #require(collection.subviews.last as? TableIndexView)
    #expect(index.titles == ["A", "B", "C"])
    #expect(index.frame == CGRect(x: 155, y: 0, width: 15, height: 200))
    // Three titles of 14 points in the middle of 200: the second one is from 93 to 107.
    TouchScreen(of: collection).tap(at: CGPoint(x: 162, y: 100))
    #expect(source.log == ["B 1"])
    collection.layoutIfNeeded()
    #expect(
      collection.contentOffset.y == collection.layoutAttributesForItem(at: path(0, 1))?.frame.minY)
    #expect(index.frame.minY == collection.contentOffset.y)
    source.titles = nil
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(!collection.subviews.contains { $0 is TableIndexView })
  }

  // MARK: Layouts

  @Test func insetsOfSectionsAreMeasuredFromTheMargins() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 5, left: 3, bottom: 5, right: 3)
    let collection = collection(layout)
    collection.layoutMargins = UIEdgeInsets(top: 40, left: 20, bottom: 40, right: 10)
    #expect(collection.visibleCells.first?.frame.origin == CGPoint(x: 3, y: 5))
    layout.sectionInsetReference = .fromLayoutMargins
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.first?.frame.origin == CGPoint(x: 23, y: 5))
    layout.scrollDirection = .horizontal
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.first?.frame.origin == CGPoint(x: 3, y: 45))
    // Insets of the content that are as large as the margins have them inside.
    layout.scrollDirection = .vertical
    collection.contentInset.left = 20
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.first?.frame.origin == CGPoint(x: 3, y: 5))
  }

  @Test func aSectionThatScrollsHasItsOwnDeceleration() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    section.orthogonalScrollingProperties.decelerationRate = .fast
    section.orthogonalScrollingProperties.bounce = .never
    let layout = UICollectionViewCompositionalLayout(section: section)
    let collection = collection(layout)
    let scroller = try #require(collection.scrollers[0])
    #expect(scroller.decelerationRate == .fast && !scroller.bounces)
    section.orthogonalScrollingProperties.bounce = .always
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(
      scroller.bounces && scroller.alwaysBounceHorizontal && !scroller.alwaysBounceVertical)
  }

  @Test func aMovedItemInvalidatesByItsPathsAndPosition() {
    let layout = MovingLayout()
    let collection = collection(layout)
    let clock = VirtualClock()
    clock.perform {
      // Three items of 50 with gaps of 10: their centres are at 25, 85 and 145.
      #expect(collection.beginInteractiveMovementForItem(at: path(0)))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 25))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 85, y: 25))
      collection.endInteractiveMovement()
    }
    clock.advance(by: 1)
    #expect(
      layout.log == ["0 0 30 from 25", "0 0 85 from 30", "0 1 85 from 85", "end 0 1 false"])
    layout.log = []
    clock.perform {
      #expect(collection.beginInteractiveMovementForItem(at: path(0)))
      collection.cancelInteractiveMovement()
    }
    clock.advance(by: 1)
    #expect(layout.log == ["end 0 0 true"])
  }

  @Test func cellsAreMeasuredAgainUnlessThatIsDisabled() throws {
    let collection = collection(list)
    let cell = try #require(collection.cellForItem(at: path(0)) as? UICollectionViewListCell)
    let height = cell.frame.height
    var content = UIListContentConfiguration.cell()
    content.text = "One two three four five six seven eight nine ten eleven twelve"
    collection.selfSizingInvalidation = .disabled
    cell.contentConfiguration = content
    collection.layoutIfNeeded()
    #expect(cell.frame.height == height)
    collection.selfSizingInvalidation = .enabled
    cell.contentConfiguration = content
    collection.layoutIfNeeded()
    #expect(cell.frame.height > height)
  }

  // MARK: Cells

  @Test func theDefaultBackgroundIsThatOfTheList() throws {
    #expect(UICollectionViewCell(frame: .zero).defaultBackgroundConfiguration() == .clear())
    let grouped = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let cell = try #require(
      collection(grouped).cellForItem(at: path(0)) as? UICollectionViewListCell)
    #expect(cell.defaultBackgroundConfiguration() == .listGroupedCell())
  }

  @Test func aPopUpMenuShowsItsSelectedElement() throws {
    var selected: [String] = []
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let menu = UIMenu(children: [
      UIAction(title: "Daily", state: .on) { _ in }, UIAction(title: "Weekly") { _ in },
    ])
    cell.accessories = [
      .popUpMenu(menu) { selected += $0.selectedElements.map(\.title) }
    ]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    window.addSubview(cell)
    window.layoutIfNeeded()
    let button = try #require(cell.subviews.lazy.compactMap { $0 as? UIButton }.first)
    #expect(button.configuration?.title == "Daily")
    #expect(button.frame.maxX == 304 && button.frame.midY == 22)
    let screen = TouchScreen(of: window)
    screen.tap(button)
    screen.advance(by: 0.5)
    let overlay = try #require(window.subviews.last as? MenuOverlay)
    let frame = overlay.subviews[1].frame
    screen.tap(at: CGPoint(x: frame.midX, y: frame.maxY - 22))
    screen.advance(by: 0.5)
    #expect(selected == ["Weekly"])
    #expect(button.configuration?.title == "Weekly")
  }

  @Test func aStrokeIsDrawnAroundAnImage() throws {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "star")
    content.imageProperties.strokeWidth = 2
    content.imageProperties.strokeColor = .red
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.layoutIfNeeded()
    let image = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    #expect(image.layer.borderWidth == 2)
    #expect(image.layer.borderColor == UIColor.red.cgColor)
    content.imageProperties.strokeWidth = 0
    view.configuration = content
    #expect(image.layer.borderWidth == 0)
  }

  // MARK: Outlines

  @Test func theItemsBelowAnItemAreReplaced() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["a11"], to: "a1")
    var new = NSDiffableDataSourceSectionSnapshot<String>()
    new.append(["x", "y"])
    new.append(["x1"], to: "x")
    new.expand(["x"])
    outline.replace(childrenOf: "a", using: new)
    #expect(outline.items == ["a", "x", "x1", "y", "b"])
    #expect(outline.isExpanded("x") && !outline.contains("a11"))
    #expect(outline.level(of: "x1") == 2)
    outline.replace(childrenOf: "none", using: new)
    #expect(outline.items == ["a", "x", "x1", "y", "b"])
  }

  @Test func anOutlineLoadsTheItemsBelowOneThatIsExpanded() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: list)
    let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      _, _, _ in UICollectionViewListCell(frame: .zero)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    data.apply(outline, to: 0, animatingDifferences: false)
    var handlers = UICollectionViewDiffableDataSource<Int, String>
      .SectionSnapshotHandlers<String>()
    handlers.snapshotForExpandingParent = { item, current in
      var new = current
      new.append([item + "1", item + "2"])
      return new
    }
    data.sectionSnapshotHandlers = handlers
    collection.layoutIfNeeded()
    data.toggleItem(at: path(0))
    #expect(data.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
  }
}
