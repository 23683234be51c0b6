import GestureRecognizers
import HeadlessUIKit
import StandardViews

/// The row that shows its swipe actions.
struct OpenSwipe {
  var path: IndexPath
  var side: UITableView.SwipeSide
  var configuration: UISwipeActionsConfiguration
  var view: SwipeActionsView
  /// The distance by which the row is moved: negative to the left, points.
  var offset: CGFloat
}

extension UITableView {
  /// The edge at which a row shows actions.
  public enum SwipeSide: Int, Sendable, CaseIterable {
    case leading, trailing
  }

  /// The path of the row that shows its swipe actions; nil if none does. UIKit has no such property.
  public var indexPathForSwipedRow: IndexPath? { swipe?.path }

  /// Shows the swipe actions of a row as a swipe does, or does nothing if it has none. UIKit has no such method.
  public func showSwipeActions(_ side: SwipeSide, forRowAt indexPath: IndexPath, animated: Bool) {
    layOutRows()
    guard openSwipe(side, indexPath), let swipe else { return }
    let width = swipe.view.totalWidth(height: swipe.view.bounds.height)
    settleSwipe(at: swipe.offsetSign(in: self) * width, animated: animated)
  }

  /// Hides the swipe actions of a row. UIKit hides them when the table is touched, scrolled or updated.
  public func hideSwipeActions(animated: Bool) { closeSwipe(animated: animated) }

  func makeSwipePan() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.addAction(
      UIAction { [weak self] action in
        if let pan = action.sender as? UIPanGestureRecognizer { self?.followSwipe(pan) }
      })
    return pan
  }

  func loadSwipePan() {
    guard swipePan.view == nil else { return }
    addGestureRecognizer(swipePan)
  }

  /// Whether a finger moves to the side over a row that has actions there.
  func swipeShouldBegin() -> Bool {
    let way = swipePan.translation(in: self)
    guard abs(way.x) > abs(way.y), way.x != 0 else { return false }
    let point = swipePan.location(in: self)
    guard let path = indexPathForRow(at: CGPoint(x: point.x - way.x, y: point.y - way.y)) else {
      return false
    }
    if swipe?.path == path { return true }
    closeSwipe(animated: true)
    let isTrailing = (way.x < 0) != isRightToLeft
    return !isEditing && openSwipe(isTrailing ? .trailing : .leading, path)
  }

  private func followSwipe(_ pan: UIPanGestureRecognizer) {
    guard let swipe else { return }
    let sign = swipe.offsetSign(in: self)
    let width = swipe.view.totalWidth(height: swipe.view.bounds.height)
    switch pan.state {
    case .began, .changed:
      let way = pan.translation(in: self).x * sign
      // Beyond the actions the row follows slowly.
      let revealed = way <= width ? max(way, 0) : width + (way - width) * 0.5
      move(to: sign * revealed)
    case .ended:
      let way = pan.translation(in: self).x * sign
      let isThrown = pan.velocity(in: self).x * sign > 300
      let isFull = swipe.configuration.performsFirstActionWithFullSwipe && way > bounds.width * 0.7
      if isFull, let action = swipe.configuration.actions.first {
        perform(action)
      } else {
        settleSwipe(at: way > width / 2 || isThrown ? sign * width : 0, animated: true)
      }
    case .cancelled, .failed: settleSwipe(at: 0, animated: true)
    case .possible: break
    }
  }

  private func openSwipe(_ side: SwipeSide, _ path: IndexPath) -> Bool {
    guard let cell = shownRows[path], let configuration = swipeActions(side, path),
      !configuration.actions.isEmpty
    else { return false }
    closeSwipe(animated: false)
    let isLeft = (side == .leading) != isRightToLeft
    let view = SwipeActionsView(configuration, isLeft: isLeft) { [weak self] action in
      self?.perform(action)
    }
    view.frame = cell.frame
    view.layer.cornerRadius = cell.layer.cornerRadius
    view.layer.maskedCorners = cell.layer.maskedCorners
    insertSubview(view, belowSubview: cell)
    swipe = OpenSwipe(
      path: path, side: side, configuration: configuration, view: view, offset: 0)
    delegate?.tableView(self, willBeginEditingRowAt: path)
    cell.isSwiped = true
    return true
  }

  /// The actions of a row at an edge; nil for none.
  private func swipeActions(_ side: SwipeSide, _ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    if side == .leading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let given = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return given
    }
    guard isEditing || canCommit else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, complete in
        guard let self else { return }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        complete(true)
      }
    ])
  }

  /// Whether the data source deletes rows. One that does not report its methods has none.
  private var canCommit: Bool {
    (dataSource as? any ImplementationReporting)?._implements("tableView:commit:forRowAt:") ?? false
  }

  private func perform(_ action: UIContextualAction) {
    guard let swipe else { return }
    action.handler(action, swipe.view) { [weak self] _ in
      self?.closeSwipe(animated: true)
    }
  }

  private func move(to offset: CGFloat) {
    swipe?.offset = offset
    guard let swipe else { return }
    swipe.view.revealed = abs(offset)
    swipe.view.layoutIfNeeded()
    shownRows[swipe.path]?.frame.origin.x = cellX + offset
  }

  private func settleSwipe(at offset: CGFloat, animated: Bool) {
    guard offset != 0 else { return closeSwipe(animated: animated) }
    guard animated else { return move(to: offset) }
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      self.move(to: offset)
    }
  }

  func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    let cell = shownRows[swipe.path]
    let close = { [weak self] in
      swipe.view.revealed = 0
      swipe.view.layoutIfNeeded()
      if let self { cell?.frame.origin.x = self.cellX }
    }
    self.swipe = nil
    cell?.isSwiped = false
    delegate?.tableView(self, didEndEditingRowAt: swipe.path)
    guard animated else {
      close()
      swipe.view.removeFromSuperview()
      return
    }
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      close()
    } completion: { _ in
      swipe.view.removeFromSuperview()
    }
  }

  /// Keeps the actions at their row.
  func placeSwipe() {
    guard let swipe else { return }
    guard let cell = shownRows[swipe.path] else { return closeSwipe(animated: false) }
    let frame = CGRect(x: cellX, y: cell.frame.minY, width: cellWidth, height: cell.frame.height)
    if swipe.view.frame != frame { swipe.view.frame = frame }
  }
}

extension OpenSwipe {
  /// 1 if the row moves to the right, and -1 if it moves to the left.
  func offsetSign(in table: UITableView) -> CGFloat {
    (side == .leading) != table.isRightToLeft ? 1 : -1
  }
}
