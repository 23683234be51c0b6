import HeadlessUIKit
import StandardControls
import StandardViews

/// What a scene says about a row besides its cell.
final class KnownRow {
  var isSelected = false
  var swipes = KnownSwipes()
  var editingStyle = UITableViewCell.EditingStyle.delete
  var height: CGFloat?
  var menu: MenuValue?
}

extension UITableViewCell {
  private func loadKnownRow() -> KnownRow {
    let row = knownRow ?? KnownRow()
    knownRow = row
    return row
  }

  /// Whether the row is selected from the start.
  package var isInitiallySelected: Bool {
    get { knownRow?.isSelected ?? false }
    set {
      guard newValue != isInitiallySelected else { return }
      loadKnownRow().isSelected = newValue
      if table == nil { isSelected = newValue }
    }
  }

  /// The edge at which the swipe actions are shown from the start; nil for none.
  package var initialSwipe: UITableView.SwipeSide? {
    get { knownRow?.swipes.side }
    set { if newValue != initialSwipe { loadKnownRow().swipes.side = newValue } }
  }

  /// The editing control of the row.
  package var knownEditingStyle: EditingStyle {
    get { knownRow?.editingStyle ?? .delete }
    set { if newValue != knownEditingStyle { loadKnownRow().editingStyle = newValue } }
  }

  /// The height of the row, points; nil for the height of its content.
  package var knownHeight: CGFloat? {
    get { knownRow?.height }
    set { if newValue != knownHeight { loadKnownRow().height = newValue } }
  }

  /// The menu that a long press on the row opens; nil for none.
  package var knownMenu: MenuValue? {
    get { knownRow?.menu }
    set { if newValue != nil || knownMenu != nil { loadKnownRow().menu = newValue } }
  }

  /// Adds a swipe action, from the edge inwards.
  package func add(_ action: SwipeAction, at side: UITableView.SwipeSide) {
    loadKnownRow().swipes.add(action, at: side)
  }

  /// Shows a view instead of the texts, between the margins.
  package func setContent(_ view: UIView) { contentView.showBetweenMargins(view) }
}
