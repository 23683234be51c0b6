import HeadlessUIKit
import Lists

extension ViewClass {
  /// Lists, with their sections, rows and swipe actions.
  static let lists: [ViewClass] = [
    uiTableView, tableSection, uiTableViewCell, swipeAction, uiCollectionView, collectionSection,
    uiCollectionViewListCell,
    uiContentUnavailableView,
  ]

  /// `UITableView`, whose rows are those under `sections`.
  public static let uiTableView = ViewClass(
    UITableView.self, inheriting: uiScrollView,
    parts: [
      Part("tableHeaderView", "The view above all rows, as wide as the table.") {
        (view, table: UITableView) in table.tableHeaderView = view
      },
      Part("tableFooterView", "The view below all rows, as wide as the table.") {
        (view, table: UITableView) in table.tableFooterView = view
      },
      Part("backgroundView", "The view behind the rows, which does not scroll.") {
        (view, table: UITableView) in table.backgroundView = view
      },
    ],
    lists: [
      ChildList(
        "sections", "The sections, from top to bottom.", of: "TableSection",
        children: ChildPlacement(sizesChildren: true) { (section, table: UITableView) in
          if let section = section as? TableSection { table.add(section) }
        })
    ],
    make: { UITableView(frame: .zero, style: .plain) })

  /// A section of a table: a title, rows, and a text below them.
  static let tableSection = ViewClass(
    TableSection.self, inheriting: nil,
    parts: [
      Part("headerView", "A view above the rows, instead of `header`.") {
        (view, section: TableSection) in section.headerView = view
      },
      Part("footerView", "A view below the rows, instead of `footer`.") {
        (view, section: TableSection) in section.footerView = view
      },
    ],
    lists: [
      ChildList(
        "rows", "The rows, from top to bottom.", of: "UITableViewCell",
        children: ChildPlacement(sizesChildren: true) { (row, section: TableSection) in
          if let row = row as? UITableViewCell { section.add(row) }
        })
    ],
    check: nil, make: { TableSection() }
  ).onlyInList("sections")

  /// A row of a table, or a cell by itself. Its subviews are in its content view.
  static let uiTableViewCell = ViewClass(
    UITableViewCell.self,
    setState: { (row: UITableViewCell, state) in
      row.isInitiallySelected = state.isSelected
      row.isSelected = state.isSelected
      row.isHighlighted = state.isActivated
      row.isUserInteractionEnabled = !state.isDisabled
    },
    children: ChildPlacement { (child, row: UITableViewCell) in row.contentView.addSubview(child) },
    parts: [
      Part("accessoryView", "A view at the trailing edge, instead of `accessory`.") {
        (view, row: UITableViewCell) in row.accessoryView = view
      },
      Part("view", "A view instead of the texts, between the margins of the row.") {
        (view, row: UITableViewCell) in row.setContent(view)
      },
      Part("backgroundView", "The view behind the content.") {
        (view, row: UITableViewCell) in row.backgroundView = view
      },
      Part("selectedBackgroundView", "The view behind the content of a selected row.") {
        (view, row: UITableViewCell) in row.selectedBackgroundView = view
      },
    ],
    lists: swipeLists { (action, side, row: UITableViewCell) in row.add(action, at: side) },
    check: nil, make: { UITableViewCell() })

  /// An action that a swipe over a row shows.
  static let swipeAction = ViewClass(
    SwipeAction.self, inheriting: nil, check: nil,
    make: { SwipeAction() }
  ).onlyInList("swipeActions")
}

extension UITableView.Style: SceneEnumeration {}
extension UITableView.SwipeSide: SceneEnumeration {}
extension UITableViewCell.CellStyle: SceneEnumeration {}
extension UITableViewCell.AccessoryType: SceneEnumeration {}
extension UITableViewCell.SelectionStyle: SceneEnumeration {}
extension UITableViewCell.EditingStyle: SceneEnumeration {}
extension UITableViewCell.SeparatorStyle: SceneEnumeration {}
extension UIContextualAction.Style: SceneEnumeration {}
