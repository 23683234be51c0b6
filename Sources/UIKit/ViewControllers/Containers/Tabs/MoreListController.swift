import Lists
import StandardControls

/// The list of the tabs for which a tab bar has no space.
final class MoreListController: UITableViewController {
  /// Called with the controller whose row is tapped.
  var onSelection: ((UIViewController) -> Void)?
  /// Called when the button for arranging the tabs is tapped.
  var onEdit: (() -> Void)?
  var controllers: [UIViewController] = [] {
    didSet {
      let isSame = controllers.elementsEqual(oldValue) { $0 === $1 }
      if !isSame { tableView.reloadData() }
    }
  }
  /// Whether there is a button for arranging the tabs.
  var isEditable = false {
    didSet {
      guard isEditable != oldValue else { return }
      navigationItem.rightBarButtonItem =
        isEditable
        ? UIBarButtonItem(
          title: SystemText.edit.localized,
          primaryAction: UIAction { [weak self] _ in self?.onEdit?() }) : nil
    }
  }

  init() {
    super.init(style: .plain)
    title = SystemText.more.localized
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    // Titles and images may have changed.
    tableView.reloadData()
    super.viewWillAppear(animated)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controllers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "tab")
      ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
    let item = controllers[indexPath.row].tabBarItem
    var content = UIListContentConfiguration.cell()
    content.text = item?.title
    content.image = item?.image
    // Titles begin at one place, whatever the width of the image.
    content.imageProperties.reservedLayoutSize.width =
      UIListContentConfiguration.ImageProperties.standardDimension
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelection?(controllers[indexPath.row])
  }
}
