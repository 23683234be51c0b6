/// A controller of a table, which shows no rows yet. The controller is the table's data source and
/// delegate.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  ImplementationReporting
{
  /// The table, which is also the controller's view.
  open var tableView: UITableView!
  /// Whether rows are deselected when the view appears; true by default. Kept, without effect.
  open var clearsSelectionOnViewWillAppear = true

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp(.plain)
  }

  /// Creates a controller of a table with a style.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    setUp(style)
  }

  /// Creates a controller of a plain table: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.plain)
  }

  private func setUp(_ style: UITableView.Style) {
    tableView = UITableView(frame: UIScreen.main.bounds, style: style)
    tableView.dataSource = self
    tableView.delegate = self
  }

  open override func loadView() { view = tableView }

  /// Whether the class implements a requirement of the data source or the delegate, by its name in
  /// Objective-C.
  open func _implements(_ name: String) -> Bool {
    [
      "numberOfSectionsIn:", "tableView:heightForRowAt:", "tableView:didSelectRowAt:",
    ].contains(name)
  }

  /// Returns 1 by default.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns 0 by default.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns an empty cell by default.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the table's row height by default, points.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// A controller of a collection, which shows no items yet. The controller is the collection's data
/// source and delegate.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate, ImplementationReporting
{
  /// The collection, which is also the controller's view.
  open var collectionView: UICollectionView!

  /// Creates a controller of a collection with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    setUp(layout)
  }

  /// Creates a controller of a collection with a flow layout: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(UICollectionViewFlowLayout())
  }

  private func setUp(_ layout: UICollectionViewLayout) {
    collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  open override func loadView() { view = collectionView }

  /// Whether the class implements a requirement of the data source or the delegate, by its name in
  /// Objective-C.
  open func _implements(_ name: String) -> Bool {
    ["numberOfSectionsIn:", "collectionView:didSelectItemAt:"].contains(name)
  }

  /// Returns 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns 0 by default.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns an empty cell by default.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
