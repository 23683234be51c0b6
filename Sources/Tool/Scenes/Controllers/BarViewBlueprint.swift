import HeadlessUIKit
import ViewControllers

/// A view that a controller gives to its bars, in place of the title or of a button.
struct BarViewBlueprint: Sendable {
  enum Place: Sendable {
    case title
    /// The index among the items at the left.
    case left(Int)
    /// The index among the items at the right.
    case right(Int)
    /// The index among the items of the toolbar.
    case toolbar(Int)
  }

  var place: Place
  var view: ViewBlueprint

  /// Shows the built view. An item that an axis has replaced shows what the axis says.
  func attach(_ view: UIView, to controller: UIViewController) {
    let item = controller.navigationItem
    switch place {
    case .title: item.titleView = view
    case .left(let index): BarItemPlaceholder.replace(in: item.leftBarButtonItems, index, by: view)
    case .right(let index):
      BarItemPlaceholder.replace(in: item.rightBarButtonItems, index, by: view)
    case .toolbar(let index):
      BarItemPlaceholder.replace(in: controller.toolbarItems, index, by: view)
    }
  }
}

extension ControllerCompiler {
  static let titleViewKey = "titleView"
  private static let itemKey = "navigationItem"
  private static let toolbarKey = "toolbarItems"
  private static let leftKey = "leftItems"
  private static let rightKey = "rightItems"

  /// Reads the views in the bars of a controller.
  mutating func barViews(of node: YAMLNode) -> [BarViewBlueprint] {
    var found: [BarViewBlueprint] = []
    if let item = node[Self.itemKey] {
      context.reading(Self.itemKey) {
        if let title = item[Self.titleViewKey] {
          add(title, Self.titleViewKey, .title, to: &found)
        }
        addItems(item[Self.leftKey], Self.leftKey, { .left($0) }, to: &found)
        addItems(item[Self.rightKey], Self.rightKey, { .right($0) }, to: &found)
      }
    }
    addItems(node[Self.toolbarKey], Self.toolbarKey, { .toolbar($0) }, to: &found)
    return found
  }

  private mutating func addItems(
    _ list: YAMLNode?, _ key: String, _ place: (Int) -> BarViewBlueprint.Place,
    to found: inout [BarViewBlueprint]
  ) {
    for (index, item) in (list?.list ?? []).enumerated() {
      if let view = item[Self.viewKey] { add(view, key, place(index), to: &found) }
    }
  }

  private mutating func add(
    _ node: YAMLNode, _ key: String, _ place: BarViewBlueprint.Place,
    to found: inout [BarViewBlueprint]
  ) {
    let view = context.reading(key) { views.compile(node) }
    if let view { found.append(BarViewBlueprint(place: place, view: view)) }
  }

  /// The value of a key with the views in it expanded; nil for keys without views.
  static func expandedBarViews(
    _ value: YAMLNode, of key: String, by expansion: inout ViewExpansion
  ) -> YAMLNode? {
    switch key {
    case toolbarKey: expandedItems(value, by: &expansion)
    case itemKey:
      value.mapValues { entry in
        switch entry.key {
        case titleViewKey: expansion.expand(entry.value)
        case leftKey, rightKey: expandedItems(entry.value, by: &expansion)
        default: nil
        }
      }
    default: nil
    }
  }

  private static func expandedItems(
    _ value: YAMLNode, by expansion: inout ViewExpansion
  ) -> YAMLNode {
    guard let items = value.list else { return value }
    let expanded = items.map { item in
      item.mapValues { $0.key == viewKey ? expansion.expand($0.value) : nil }
    }
    return YAMLNode(.list(expanded), at: value.position)
  }
}

extension YAMLNode {
  /// The node with other values of some keys, if it is a map.
  ///
  /// - Parameter change: The new value; nil to keep the old one.
  fileprivate func mapValues(_ change: (Entry) -> YAMLNode?) -> YAMLNode {
    guard let entries = map else { return self }
    return YAMLNode(
      .map(
        entries.map { entry in
          var entry = entry
          if let value = change(entry) { entry.value = value }
          return entry
        }), at: position)
  }
}
