import HeadlessUIKit
import StandardControls
import StandardViews
import ViewTree

/// What a scene says about a list cell.
final class KnownItem {
  var style = ListCellStyle.default
  var text: String?
  var secondaryText: String?
  var image: UIImage?
  var accessories: [CellAccessoryValue] = []
  var isSelected = false
  var swipes = KnownSwipes()
  var menu: MenuValue?

  /// Whether there is a text or an image to show.
  var hasContent: Bool { text != nil || secondaryText != nil || image != nil }
}

/// Where a list cell that a scene describes has its texts.
package enum ListCellStyle: String, CaseIterable, Sendable, NamedCases {
  case `default`, subtitle, value
}

/// An accessory of a list cell as scenes describe it: one of UIKit's by its name, or a text.
package enum CellAccessoryValue: DescribableValue, Equatable {
  case named(Name)
  case label(String)

  /// The accessories by short names.
  package enum Name: String, CaseIterable, Sendable, NamedCases {
    case disclosure, checkmark, detail, delete, insert, reorder, multiselect
  }

  package var described: PropertyValue {
    switch self {
    case .named(let name): .string(name.rawValue)
    case .label(let text): .map(["label": .string(text)])
    }
  }

  package static var kind: PropertyKind { .other }

  var accessory: UICellAccessory {
    switch self {
    case .label(let text): .label(text: text)
    case .named(.disclosure): .disclosureIndicator()
    case .named(.checkmark): .checkmark()
    case .named(.detail): .detail()
    case .named(.delete): .delete()
    case .named(.insert): .insert()
    case .named(.reorder): .reorder()
    case .named(.multiselect): .multiselect()
    }
  }
}

extension UICollectionViewListCell {
  /// Changes what a scene says about the cell, and shows it.
  private func change<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<KnownItem, Value>, to value: Value
  ) {
    let item = knownItem ?? KnownItem()
    guard item[keyPath: path] != value else { return }
    item[keyPath: path] = value
    knownItem = item
    showKnownContent()
  }

  /// Shows the texts and the image of a scene, in the look of the list.
  func showKnownContent() {
    guard let knownItem, knownItem.hasContent else { return }
    var content =
      switch knownItem.style {
      case .default: defaultContentConfiguration()
      case .subtitle: UIListContentConfiguration.subtitleCell()
      case .value: UIListContentConfiguration.valueCell()
      }
    content.text = knownItem.text
    content.secondaryText = knownItem.secondaryText
    content.image = knownItem.image
    contentConfiguration = content
  }

  package var knownStyle: ListCellStyle {
    get { knownItem?.style ?? .default }
    set { change(\.style, to: newValue) }
  }

  package var knownText: String? {
    get { knownItem?.text }
    set { change(\.text, to: newValue) }
  }

  package var knownSecondaryText: String? {
    get { knownItem?.secondaryText }
    set { change(\.secondaryText, to: newValue) }
  }

  package var knownImage: UIImage? {
    get { knownItem?.image }
    set { change(\.image, to: newValue) }
  }

  package var knownAccessories: [CellAccessoryValue] {
    get { knownItem?.accessories ?? [] }
    set {
      guard newValue != knownAccessories else { return }
      change(\.accessories, to: newValue)
      accessories = newValue.map(\.accessory)
    }
  }

  /// Whether the item is selected from the start.
  package var isInitiallySelected: Bool {
    get { knownItem?.isSelected ?? false }
    set {
      guard newValue != isInitiallySelected else { return }
      change(\.isSelected, to: newValue)
      if collection == nil { isSelected = newValue }
    }
  }

  /// The edge at which the swipe actions are shown from the start; nil for none.
  package var initialSwipe: UITableView.SwipeSide? {
    get { knownItem?.swipes.side }
    set { change(\.swipes.side, to: newValue) }
  }

  /// The menu that a long press on the item opens; nil for none.
  package var knownMenu: MenuValue? {
    get { knownItem?.menu }
    set {
      guard newValue != nil || knownMenu != nil else { return }
      let item = knownItem ?? KnownItem()
      item.menu = newValue
      knownItem = item
    }
  }

  /// Adds a swipe action, from the edge inwards.
  package func add(_ action: SwipeAction, at side: UITableView.SwipeSide) {
    let item = knownItem ?? KnownItem()
    item.swipes.add(action, at: side)
    knownItem = item
  }

  /// Shows a view instead of the texts, between the margins.
  package func setContent(_ view: UIView) { contentView.showBetweenMargins(view) }
}

let listCellProperties = PropertyTable(
  inheriting: UIView.propertyTable,
  adding: [
    Property(
      "style", \UICollectionViewListCell.knownStyle, default: .default, "Where the texts are."),
    Property("text", \UICollectionViewListCell.knownText, default: nil, "The title."),
    Property(
      "secondaryText", \UICollectionViewListCell.knownSecondaryText, default: nil,
      "The text below the title, or next to it in the style `value`."),
    Property(
      "image", \UICollectionViewListCell.knownImage, default: nil, "The picture before the title."),
    Property(
      "accessories", \UICollectionViewListCell.knownAccessories, default: [],
      "The signs and texts at the edges; `delete`, `insert`, `reorder` and `multiselect` are shown while the "
        + "collection is edited."),
    Property(
      "indentationLevel", \UICollectionViewListCell.indentationLevel, default: 0,
      "The number of steps by which the content is indented."),
    Property(
      "selected", \UICollectionViewListCell.isInitiallySelected, default: false,
      "Whether the item is selected."),
    Property(
      "swiped", \UICollectionViewListCell.initialSwipe, default: nil,
      "The edge at which the swipe actions are shown in a list; none if null."),
    Property(
      "contextMenu", default: MenuValue?.none,
      "The elements of the menu that a long press on the item opens.",
      get: { (cell: UICollectionViewListCell) in cell.knownMenu },
      set: { (cell: UICollectionViewListCell, menu: MenuValue?) in cell.knownMenu = menu }),
  ])
