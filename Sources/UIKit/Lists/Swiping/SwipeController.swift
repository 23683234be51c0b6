import GestureRecognizers
import HeadlessUIKit
import StandardViews

/// A row that a swipe moves to the side.
protocol SwipedRow: UIView {
  /// Whether the row is moved to the side by its swipe actions.
  var isSwiped: Bool { get set }
}

/// A list whose rows are moved to the side by a finger, and show actions there.
protocol SwipeHost: UIScrollView {
  /// Whether a finger opens the actions of rows.
  var allowsSwipes: Bool { get }
  /// The path of the row at a point in the list's coordinates; nil where none is.
  func swipedPath(at point: CGPoint) -> IndexPath?
  /// The view of a visible row; nil for other rows.
  func swipedRow(at path: IndexPath) -> (any SwipedRow)?
  /// The place of a row that is not moved, in the coordinates of its superview; nil without the row.
  func restingFrame(of path: IndexPath) -> CGRect?
  /// The actions of a row at an edge; nil for none.
  func swipeActions(
    _ side: UITableView.SwipeSide, at path: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Called before the actions of a row are shown.
  func swipeWillBegin(at path: IndexPath)
  /// Called when the actions of a row are no longer shown.
  func swipeDidEnd(at path: IndexPath)
}

extension SwipeHost {
  func swipeWillBegin(at path: IndexPath) {}
  func swipeDidEnd(at path: IndexPath) {}
}

/// The row that shows its swipe actions.
struct OpenSwipe {
  var path: IndexPath
  var configuration: UISwipeActionsConfiguration
  var view: SwipeActionsView
  /// 1 if the row moves to the right, and -1 if it moves to the left.
  var sign: CGFloat
  /// The distance by which the row is moved: negative to the left, points.
  var offset: CGFloat = 0

  /// The width of all actions, points.
  var width: CGFloat { view.totalWidth(height: view.bounds.height) }
}

/// Moves a row of a list with the finger, shows its actions, and performs them.
final class SwipeController {
  /// The part of the list's width over which a row is moved for a full swipe; our own.
  private static let fullPart: CGFloat = 0.7
  /// The velocity of a finger that opens the actions however short its way is, points per second; our own.
  private static let throwVelocity: CGFloat = 300

  private unowned let host: any SwipeHost
  /// The row that shows its actions; nil for none.
  private(set) var open: OpenSwipe?
  /// Follows the finger.
  let pan = UIPanGestureRecognizer(target: nil, action: nil)
  /// The row's offset when the finger began to move it.
  private var start: CGFloat = 0

  init(_ host: any SwipeHost) {
    self.host = host
    pan.addAction(UIAction { [weak self] _ in self?.follow() })
  }

  /// Adds the recogniser to the list.
  func load() {
    if pan.view == nil { host.addGestureRecognizer(pan) }
  }

  // MARK: Finger

  /// Whether a finger moves to the side over a row that has actions there.
  func shouldBegin() -> Bool {
    let way = pan.translation(in: host)
    guard abs(way.x) > abs(way.y), way.x != 0 else { return false }
    let point = pan.location(in: host)
    guard let path = host.swipedPath(at: CGPoint(x: point.x - way.x, y: point.y - way.y)) else {
      return false
    }
    if open?.path == path { return true }
    close(animated: true)
    let isTrailing = (way.x < 0) != host.isRightToLeft
    return host.allowsSwipes && show(isTrailing ? .trailing : .leading, at: path)
  }

  private func follow() {
    guard let open else { return }
    if pan.state == .began { start = open.offset }
    let way = (start + pan.translation(in: host).x) * open.sign
    let isFull =
      open.configuration.performsFirstActionWithFullSwipe && way > host.bounds.width * Self.fullPart
    switch pan.state {
    case .began, .changed:
      let width = open.width
      // Beyond the actions the row follows slowly.
      let revealed = way <= width ? max(way, 0) : width + (way - width) * 0.5
      show(isFull: isFull)
      move(to: open.sign * revealed)
    case .ended:
      let isThrown = pan.velocity(in: host).x * open.sign > Self.throwVelocity
      if isFull, let action = open.configuration.actions.first {
        perform(action)
      } else {
        settle(isOpen: way > open.width / 2 || isThrown, animated: true)
      }
    case .cancelled, .failed: settle(isOpen: false, animated: true)
    case .possible: break
    }
  }

  /// Lets the first action cover the others as long as lifting the finger performs it.
  private func show(isFull: Bool) {
    guard let view = open?.view, view.isFirstAlone != isFull else { return }
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      view.isFirstAlone = isFull
      view.layoutIfNeeded()
    }
  }

  // MARK: Opening and closing

  /// Shows the actions of a row, or does nothing if it has none.
  func open(_ side: UITableView.SwipeSide, at path: IndexPath, animated: Bool) {
    if show(side, at: path) { settle(isOpen: true, animated: animated) }
  }

  private func show(_ side: UITableView.SwipeSide, at path: IndexPath) -> Bool {
    guard let row = host.swipedRow(at: path), let frame = host.restingFrame(of: path),
      let configuration = host.swipeActions(side, at: path), !configuration.actions.isEmpty
    else { return false }
    close(animated: false)
    let isLeft = (side == .leading) != host.isRightToLeft
    let view = SwipeActionsView(configuration, isLeft: isLeft) { [weak self] action in
      self?.perform(action)
    }
    view.frame = frame
    view.layer.cornerRadius = row.layer.cornerRadius
    view.layer.maskedCorners = row.layer.maskedCorners
    (row.superview ?? host).insertSubview(view, belowSubview: row)
    open = OpenSwipe(path: path, configuration: configuration, view: view, sign: isLeft ? 1 : -1)
    host.swipeWillBegin(at: path)
    row.isSwiped = true
    return true
  }

  private func perform(_ action: UIContextualAction) {
    guard let open else { return }
    action.handler(action, open.view) { [weak self] _ in self?.close(animated: true) }
  }

  private func move(to offset: CGFloat) {
    open?.offset = offset
    guard let open, let frame = host.restingFrame(of: open.path) else { return }
    open.view.revealed = abs(offset)
    open.view.layoutIfNeeded()
    host.swipedRow(at: open.path)?.frame.origin.x = frame.minX + offset
  }

  private func settle(isOpen: Bool, animated: Bool) {
    guard isOpen, let open else { return close(animated: animated) }
    let offset = open.sign * open.width
    guard animated else { return move(to: offset) }
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      self.move(to: offset)
    }
  }

  /// Hides the actions.
  func close(animated: Bool) {
    guard let closed = open else { return }
    let row = host.swipedRow(at: closed.path)
    let x = host.restingFrame(of: closed.path)?.minX
    let close = {
      closed.view.revealed = 0
      closed.view.layoutIfNeeded()
      if let x { row?.frame.origin.x = x }
    }
    open = nil
    row?.isSwiped = false
    host.swipeDidEnd(at: closed.path)
    guard animated else {
      close()
      closed.view.removeFromSuperview()
      return
    }
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      close()
    } completion: { _ in
      closed.view.removeFromSuperview()
    }
  }

  /// The distance by which a row is moved to the side, points.
  func offset(of path: IndexPath) -> CGFloat {
    guard let open, open.path == path else { return 0 }
    return open.offset
  }

  /// Keeps the actions at their row, after a layout of the list.
  func layOut() {
    guard let open else { return }
    guard host.swipedRow(at: open.path) != nil, let frame = host.restingFrame(of: open.path) else {
      return close(animated: false)
    }
    if open.view.frame != frame { open.view.frame = frame }
  }
}
