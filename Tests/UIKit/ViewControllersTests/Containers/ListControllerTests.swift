import Testing
import ViewTestSupport

@testable import ViewControllers

/// Controllers of tables and collections.
@Suite struct ListControllerTests {
  /// Four items in two columns of 50 points with gaps of 10, which may all move.
  private final class Tiles: UICollectionViewController {
    var order = [0, 1, 2, 3]

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { order.count }
    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { order.insert(order.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }

    /// Presses the first item, and moves the finger to the last one.
    func press() {
      loadViewIfNeeded()
      view.frame = CGRect(x: 0, y: 0, width: 110, height: 300)
      view.layoutIfNeeded()
      let screen = TouchScreen(of: view)
      screen.touchDown(at: CGPoint(x: 25, y: 25))
      screen.advance(by: 0.6)
      screen.move(to: CGPoint(x: 85, y: 85))
      screen.touchUp()
      screen.advance(by: 0.5)
    }
  }

  private final class Loading: UITableViewController {
    var loads = 0
    override func loadView() {
      // Known while the view is being loaded.
      tableView.rowHeight = 30
      super.loadView()
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
    }
  }

  private final class LoadingCollection: UICollectionViewController {
    var loads = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
      collectionView.allowsSelection = false
    }
  }

  @Test func whoAsksForTheListLoadsTheView() {
    let table = Loading(style: .grouped)
    table.refreshControl = UIRefreshControl()
    table.setEditing(true, animated: false)
    #expect(!table.isViewLoaded)
    #expect(table.tableView.rowHeight == 30 && table.loads == 1)
    #expect(table.view === table.tableView && table.tableView.isEditing)
    #expect(table.tableView.refreshControl === table.refreshControl)

    let layout = UICollectionViewFlowLayout()
    let collection = LoadingCollection(collectionViewLayout: layout)
    #expect(collection.collectionViewLayout === layout && !collection.isViewLoaded)
    #expect(collection.collectionView.allowsSelection == false && collection.loads == 1)
    #expect(collection.view === collection.collectionView)
  }

  @Test func aLongPressMovesAnItemOfACollection() {
    let tiles = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
    tiles.press()
    #expect(tiles.order == [1, 2, 3, 0])
  }

  @Test func withoutTheStandardGestureAPressMovesNothing() {
    let tiles = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
    tiles.installsStandardGestureForInteractiveMovement = false
    tiles.press()
    #expect(tiles.order == [0, 1, 2, 3])
  }

  @Test func editingAControllerEditsItsCollection() {
    let tiles = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
    tiles.setEditing(true, animated: false)
    #expect(tiles.collectionView.isEditing)
  }

  @Test func aTableControllerRefreshesItsTable() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    #expect(control.superview === controller.tableView)
  }
}
