import HeadlessUIKit
import StandardControls
import StandardViews

let tableViewProperties = PropertyTable(
  inheriting: UIScrollView.propertyTable,
  defaults: ["alwaysBounceVertical": .bool(true), "backgroundColor": .string("#FFFFFF")],
  adding: [
    Property("style", \UITableView.style, default: .plain, "The look of the table."),
    Property(
      "separatorStyle", \UITableView.separatorStyle, default: .singleLine,
      "The look of the lines between rows."),
    Property(
      "separatorColor", \UITableView.separatorColor, default: nil,
      "Colour of the lines between rows; grey if null."),
    Property(
      "separatorInset", \UITableView.ownSeparatorInset, default: nil, unit: .points,
      "The insets of the lines between rows; left is leading. Lines start at the texts if null."),
    Property(
      "rowHeight", default: nil, unit: .points,
      "The height of rows; their contents' height if null.",
      get: { (view: UITableView) in view.rowHeight >= 0 ? view.rowHeight : nil },
      set: { (view: UITableView, height: CGFloat?) in
        view.rowHeight = height ?? UITableView.automaticDimension
      }),
    Property(
      "sectionHeaderTopPadding", default: nil, unit: .points,
      "The space above headers of a plain table; 22 if null.",
      get: { (view: UITableView) in
        view.sectionHeaderTopPadding >= 0 ? view.sectionHeaderTopPadding : nil
      },
      set: { (view: UITableView, height: CGFloat?) in
        view.sectionHeaderTopPadding = height ?? UITableView.automaticDimension
      }),
    Property(
      "isEditing", \UITableView.isEditing, default: false,
      "Whether rows show their editing controls."),
    Property(
      "allowsMultipleSelection", \UITableView.allowsMultipleSelection, default: false,
      "Whether several rows can be selected."),
    Property(
      "allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing,
      default: false, "Whether rows show circles for their selection while they are edited."),
    Property(
      "sectionIndexColor", \UITableView.sectionIndexColor, default: nil,
      "Colour of the index; the tint if null."),
  ])

let tableCellProperties = PropertyTable(
  inheriting: UIView.propertyTable,
  adding: [
    Property("style", \UITableViewCell.style, default: .default, "Where the texts are."),
    Property("text", \UITableViewCell.titleText, default: nil, "The title."),
    Property(
      "detail", \UITableViewCell.detailText, default: nil,
      "The text next to the title or below it, in the other styles than `default`."),
    Property("image", \UITableViewCell.shownImage, default: nil, "The picture before the title."),
    Property(
      "accessory", \UITableViewCell.accessoryType, default: .none,
      "The sign at the trailing edge."),
    Property(
      "editingAccessory", \UITableViewCell.editingAccessoryType, default: .none,
      "The sign at the trailing edge while rows are edited."),
    Property(
      "separatorInset", \UITableViewCell.ownSeparatorInset, default: nil, unit: .points,
      "The insets of the line below the row; left is leading. It starts at the texts if null."),
    Property(
      "selectionStyle", \UITableViewCell.selectionStyle, default: .default,
      "The look while selected."),
    Property(
      "indentationLevel", \UITableViewCell.indentationLevel, default: 0,
      "The number of steps by which the content is indented."),
    Property(
      "showsReorderControl", \UITableViewCell.showsReorderControl, default: false,
      "Whether a control for moving the row is shown while rows are edited."),
    Property(
      "textColor", default: nil, "Colour of the title; a label's if null.",
      get: { (cell: UITableViewCell) in cell.titleColor },
      set: { (cell: UITableViewCell, color: UIColor?) in cell.titleColor = color }),
    Property(
      "selected", \UITableViewCell.isInitiallySelected, default: false,
      "Whether the row is selected."),
    Property(
      "swiped", \UITableViewCell.initialSwipe, default: nil,
      "The edge at which the swipe actions are shown; none if null."),
    Property(
      "contextMenu", default: MenuValue?.none,
      "The elements of the menu that a long press on the row opens.",
      get: { (cell: UITableViewCell) in cell.knownMenu },
      set: { (cell: UITableViewCell, menu: MenuValue?) in cell.knownMenu = menu }),
    Property(
      "editing", \UITableViewCell.knownEditingStyle, default: .delete,
      "The control at the leading edge while rows are edited."),
    Property(
      "height", \UITableViewCell.knownHeight, default: nil, unit: .points,
      "The height; the content's if null."),
  ])

let tableSectionProperties = PropertyTable(
  inheriting: nil,
  adding: [
    Property("header", \TableSection.header, default: nil, "The title above the rows."),
    Property("footer", \TableSection.footer, default: nil, "The text below the rows."),
    Property(
      "indexTitle", \TableSection.indexTitle, default: nil,
      "The title of the section in the index at the trailing edge."),
  ])

let swipeActionProperties = PropertyTable(
  inheriting: nil,
  adding: [
    Property("title", \SwipeAction.title, default: nil, "The title."),
    Property(
      "image", \SwipeAction.image, default: nil,
      "The picture: above the title in high rows, and instead of it in low ones."),
    Property(
      "style", \SwipeAction.style, default: .normal, "The look: a grey or a red background."),
    Property(
      "color", \SwipeAction.color, default: nil, "Colour of the background."),
  ])

extension UITableView.Style: NamedCases {
  /// The styles by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
  ]
}

extension UITableViewCell.SeparatorStyle: NamedCases {
  /// The looks by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("none", .none), ("singleLine", .singleLine), ("singleLineEtched", .singleLineEtched),
  ]
}

extension UITableViewCell.CellStyle: NamedCases {
  /// The styles by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("default", .default), ("subtitle", .subtitle), ("value1", .value1), ("value2", .value2),
  ]
}

extension UITableViewCell.SelectionStyle: NamedCases {
  /// The looks by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("none", .none), ("default", .default), ("blue", .blue), ("gray", .gray),
  ]
}

extension UITableViewCell.EditingStyle: NamedCases {
  /// The controls by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("none", .none), ("delete", .delete), ("insert", .insert),
  ]
}

extension UITableViewCell.AccessoryType: NamedCases {
  /// The accessories by short names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("none", .none), ("disclosure", .disclosureIndicator), ("checkmark", .checkmark),
    ("detail", .detailButton), ("detailDisclosure", .detailDisclosureButton),
  ]
}

extension UITableView.SwipeSide: NamedCases {
  /// The edges by their names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("leading", .leading), ("trailing", .trailing),
  ]
}

extension UIContextualAction.Style: NamedCases {
  /// The looks by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("normal", .normal), ("destructive", .destructive),
  ]
}
