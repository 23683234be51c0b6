import StandardControls

/// Keeps the place of a view that a scene gives to an item of a bar, until the view is built.
package final class BarItemPlaceholder: UIView {
  /// Gives an item that has a placeholder its view.
  package static func replace(in items: [UIBarButtonItem]?, _ index: Int, by view: UIView) {
    guard let items, items.indices.contains(index), items[index].customView is BarItemPlaceholder
    else { return }
    items[index].customView = view
  }
}
