/// A controller of a table, which shows no rows yet.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  ImplementationReporting
{
  open var tableView: UITableView!
  open var clearsSelectionOnViewWillAppear = true

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp(.plain)
  }

  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    setUp(style)
  }

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

  open func _implements(_ name: String) -> Bool {
    [
      "numberOfSectionsIn:", "tableView:heightForRowAt:", "tableView:didSelectRowAt:",
    ].contains(name)
  }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  // MARK: Overrides in extensions

  open override dynamic var preferredStatusBarStyle: UIStatusBarStyle {
    super.preferredStatusBarStyle
  }
  open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open override dynamic func viewDidLoad() { super.viewDidLoad() }
  open override dynamic func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open override dynamic func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
  }
  open override dynamic func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}

/// A controller of a collection, which shows no items yet.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate, ImplementationReporting
{
  open var collectionView: UICollectionView!

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    setUp(layout)
  }

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

  open func _implements(_ name: String) -> Bool {
    ["numberOfSectionsIn:", "collectionView:didSelectItemAt:"].contains(name)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  // MARK: Overrides in extensions

  open override dynamic var preferredStatusBarStyle: UIStatusBarStyle {
    super.preferredStatusBarStyle
  }
  open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open override dynamic func viewDidLoad() { super.viewDidLoad() }
  open override dynamic func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open override dynamic func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
  }
  open override dynamic func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}
