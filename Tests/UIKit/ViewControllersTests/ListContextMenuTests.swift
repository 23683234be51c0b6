import StandardControls
import Testing

@testable import Lists
@testable import ViewControllers

/// Context menus of the rows of tables and of the items of collections.
@Suite struct ListContextMenuTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var hasMenus = true
    var highlight: UITargetedPreview?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasMenus else { return nil }
      log.append("menu \(indexPath.row) at \(Int(point.x)) \(Int(point.y))")
      return UIContextMenuConfiguration(
        identifier: NSNumber(value: indexPath.row), previewProvider: nil
      ) { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in self.log.append("copy") }])
      }
    }
    func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { highlight }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("display \(configuration.identifier)")
      animator?.addCompletion { self.log.append("displayed") }
    }
    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("end")
      animator?.addCompletion { self.log.append("ended") }
    }
    func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commit")
      animator.addCompletion { self.log.append("committed") }
    }
  }

  private let application = UIApplication(
    screen: UIScreen(
      device: Device(name: "phone", portraitSize: CGSize(width: 375, height: 667), scale: 1)))
  private let controller = UIViewController()
  private let rows = Rows()
  private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 300))

  init() {
    table.rowHeight = 50
    table.dataSource = rows
    table.delegate = rows
    controller.view.addSubview(table)
    application.show(controller)
    application.advance(by: 0.1)
  }

  private var overlay: UIView? { controller.view.window?.subviews.last { $0 is MenuOverlay } }

  private func press(_ point: CGPoint) {
    TouchScreen(application).longPress(at: point)
    application.advance(by: 0.5)
  }

  @Test func aLongPressOpensTheMenuOfARowBelowItsPicture() throws {
    press(CGPoint(x: 200, y: 170))
    // The second row is 50 to 100 in the table, which begins at 100.
    #expect(rows.log == ["menu 1 at 200 70", "display 1", "displayed"])
    let overlay = try #require(overlay)
    // A row of 375 by 50 around 175 is scaled to the 359 points between the margins.
    let frame = overlay.subviews[1].frame
    #expect(frame.minX == 8 && frame.width == 359 && frame.midY == 175)
    #expect(abs(frame.height - 47.867) < 0.001)
    #expect(overlay.subviews[2].frame.size == CGSize(width: 250, height: 44))
    #expect(table.contextMenuInteraction?.menuAppearance == .rich)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func theInteractionClosesItsMenu() {
    press(CGPoint(x: 200, y: 170))
    rows.log = []
    table.contextMenuInteraction?.dismissMenu()
    application.advance(by: 0.5)
    #expect(rows.log == ["end", "ended"])
    #expect(overlay == nil)
    #expect(table.contextMenuInteraction?.menuAppearance == .unknown)
  }

  @Test func aTapOnThePreviewPerformsItsActionAndCloses() throws {
    press(CGPoint(x: 200, y: 170))
    rows.log = []
    TouchScreen(application).tap(try #require(overlay).subviews[1])
    application.advance(by: 0.5)
    #expect(rows.log == ["commit", "end", "ended", "committed"])
    #expect(overlay == nil)
  }

  @Test func aLongPressOnARowWithoutAMenuSelectsIt() {
    rows.hasMenus = false
    press(CGPoint(x: 200, y: 170))
    #expect(rows.log == ["select 1"])
    #expect(overlay == nil)
  }

  @Test func thePreviewOfTheDelegateIsWhereItsTargetIs() throws {
    let star = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    star.backgroundColor = .red
    rows.highlight = UITargetedPreview(
      view: star, parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: table, center: CGPoint(x: 100, y: 120)))
    press(CGPoint(x: 200, y: 170))
    #expect(
      try #require(overlay).subviews[1].frame == CGRect(x: 70, y: 200, width: 60, height: 40))
  }

  @Test func aVisiblePathCutsThePreview() throws {
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 5, width: 200, height: 30))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    rows.highlight = UITargetedPreview(view: cell, parameters: parameters)
    press(CGPoint(x: 200, y: 220))
    // The third row begins at 100 in the table, which begins at 100.
    let preview = try #require(overlay).subviews[1]
    #expect(preview.frame == CGRect(x: 10, y: 205, width: 200, height: 30))
    #expect((preview.layer.mask as? CAShapeLayer)?.path?.boundingBox.origin == .zero)
  }

  @Test func theVisibleMenuIsReplaced() throws {
    var asked: [String] = []
    table.contextMenuInteraction?.updateVisibleMenu { menu in
      asked.append("too early")
      return menu
    }
    press(CGPoint(x: 200, y: 170))
    table.contextMenuInteraction?.updateVisibleMenu { menu in
      asked += menu.children.map(\.title)
      return menu.replacingChildren(menu.children + [UIAction(title: "Share") { _ in }])
    }
    application.advance(by: 0.1)
    #expect(asked == ["Copy"])
    // Two elements of 44 points.
    #expect(try #require(overlay).subviews[2].frame.height == 88)
  }

  // MARK: Collections

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var asked: [[IndexPath]] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPaths)
      return UIContextMenuConfiguration(previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      }
    }
  }

  private final class OldItems: NSObject, UICollectionViewDelegate {
    var asked: [IndexPath] = []
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPath)
      return nil
    }
  }

  /// Items of 50 by 50 points with gaps of 10, six in a line, at the table's place.
  private func collection(_ items: Items) -> UICollectionView {
    let collection = UICollectionView(
      frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = items
    collection.delegate = items
    collection.allowsMultipleSelection = true
    table.removeFromSuperview()
    controller.view.addSubview(collection)
    application.advance(by: 0.1)
    return collection
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func aPressOnOneOfSeveralSelectedItemsIsOnAll() throws {
    let items = Items()
    let collection = collection(items)
    collection.selectItem(at: path(2), animated: false, scrollPosition: [])
    collection.selectItem(at: path(0), animated: false, scrollPosition: [])
    let frame = try #require(collection.layoutAttributesForItem(at: path(2))).frame
    press(CGPoint(x: frame.midX, y: 100 + frame.midY))
    #expect(items.asked == [[path(0), path(2)]])
    #expect(
      try #require(overlay).subviews[1].frame == frame.offsetBy(dx: 0, dy: 100))
  }

  @Test func aPressOnAnotherItemIsOnThatOne() throws {
    let items = Items()
    let collection = collection(items)
    collection.selectItem(at: path(0), animated: false, scrollPosition: [])
    let frame = try #require(collection.layoutAttributesForItem(at: path(3))).frame
    press(CGPoint(x: frame.midX, y: 100 + frame.midY))
    #expect(items.asked == [[path(3)]])
  }

  @Test func aMenuBetweenItemsIsAtTheFingerWithoutAPreview() throws {
    let items = Items()
    let collection = collection(items)
    press(CGPoint(x: 100, y: 300))
    #expect(items.asked == [[]])
    #expect(collection.contextMenuInteraction?.menuAppearance == .compact)
    let overlay = try #require(overlay)
    // A backdrop and the menu, 8 points below the finger.
    #expect(overlay.subviews.count == 2)
    #expect(overlay.subviews[1].frame == CGRect(x: 100, y: 308, width: 250, height: 44))
  }

  @Test func theOlderMethodIsAskedForSingleItems() throws {
    let items = Items()
    let collection = collection(items)
    let old = OldItems()
    collection.delegate = old
    application.advance(by: 0.1)
    let frame = try #require(collection.layoutAttributesForItem(at: path(1))).frame
    press(CGPoint(x: frame.midX, y: 100 + frame.midY))
    press(CGPoint(x: 100, y: 300))
    #expect(old.asked == [path(1)])
    #expect(overlay == nil)
  }

  // MARK: Controllers

  private final class TableController: UITableViewController {
    var rows: [Int] = []
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      rows.append(indexPath.row)
      return nil
    }
  }

  @Test func aTableControllerOverridesTheMenusOfItsRows() {
    let controller = TableController(style: .plain)
    application.show(controller)
    application.advance(by: 0.1)
    controller.tableView.rowHeight = 50
    controller.tableView.layoutIfNeeded()
    let top = controller.tableView.convert(CGPoint(x: 50, y: 60), to: nil)
    TouchScreen(application).longPress(at: top)
    #expect(controller.rows == [1])
  }

  private final class GridController: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
  }

  @Test func aCollectionControllerClearsItsSelectionAsItAppears() {
    let controller = GridController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    #expect(controller.collectionViewLayout === controller.collectionView.collectionViewLayout)
    controller.collectionView.selectItem(at: path(1), animated: false, scrollPosition: [])
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.collectionView.indexPathsForSelectedItems == nil)
    controller.clearsSelectionOnViewWillAppear = false
    controller.collectionView.selectItem(at: path(1), animated: false, scrollPosition: [])
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.collectionView.indexPathsForSelectedItems == [path(1)])
  }
}
