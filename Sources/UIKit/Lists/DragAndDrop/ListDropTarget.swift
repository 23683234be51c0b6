import HeadlessUIKit
import StandardControls
import StandardViews
import ViewAnimations

/// A drop on a list, and where its items arrive.
final class ListDrop {
  let session: any UIDropSession
  let proposal: UIDropProposal
  let path: IndexPath?
  /// The items with the rows that they represent, if they are rows of the list.
  let items: [(item: UIDragItem, path: IndexPath?)]
  fileprivate var landings: [ObjectIdentifier: Landing] = [:]

  /// The cells that are shown once items have arrived.
  private var arriving: [UIView] = []

  fileprivate struct Landing {
    let target: UIDragPreviewTarget
    let animator: DragAnimator
  }

  fileprivate init(
    session: any UIDropSession, proposal: UIDropProposal, path: IndexPath?,
    items: [(item: UIDragItem, path: IndexPath?)]
  ) {
    self.session = session
    self.proposal = proposal
    self.path = path
    self.items = items
  }

  /// Lets an item arrive at a place.
  func land(_ item: UIDragItem, at target: UIDragPreviewTarget) -> DragAnimator {
    let animator = DragAnimator()
    landings[ObjectIdentifier(item)] = Landing(target: target, animator: animator)
    return animator
  }

  /// Lets an item arrive at a row, whose cell is shown afterwards.
  func land(_ item: UIDragItem, atRow path: IndexPath, in list: any DragDropList) -> DragAnimator {
    list.layoutIfNeeded()
    let frame = list.rowFrame(at: path)
    let animator = land(
      item,
      at: UIDragPreviewTarget(container: list, center: CGPoint(x: frame.midX, y: frame.midY)))
    if let cell = list.rowCell(at: path) {
      arriving.append(cell)
      cell.isHidden = true
      animator.addCompletion { [weak cell] _ in cell?.isHidden = false }
    }
    return animator
  }

  /// Whether an item will be shown by a cell once it has arrived.
  fileprivate func isArriving(_ cell: UIView) -> Bool { arriving.contains { $0 === cell } }

  /// Lets an item arrive in a row, as small as a rectangle of it.
  ///
  /// - Parameter rect: In the coordinates of the row.
  func land(
    _ item: UIDragItem, intoRow path: IndexPath, rect: CGRect, in list: any DragDropList
  ) -> DragAnimator {
    list.layoutIfNeeded()
    let frame = list.rowFrame(at: path)
    let own = items.first { $0.item === item }?.path.map { list.rowFrame(at: $0).size }
    let size = own ?? frame.size
    let scale = min(1, rect.width / max(size.width, 1), rect.height / max(size.height, 1))
    return land(
      item,
      at: UIDragPreviewTarget(
        container: list,
        center: CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY),
        transform: CGAffineTransform(scaleX: max(scale, 0.01), y: max(scale, 0.01))))
  }
}

/// Shows what a drop on a list would do, and performs it.
final class ListDropTarget: NSObject, UIDropInteractionDelegate {
  private weak var list: (any DragDropList)?
  private let source: ListDragSource
  private var proposal = UIDropProposal(operation: .cancel)
  private var path: IndexPath?
  private var drop: ListDrop?
  private weak var highlighted: UIView?
  private var session: (any UIDropSession)?
  private lazy var edgeScroller: EdgeScroller? = list.map {
    EdgeScroller($0) { [weak self] in
      if let self, let session { _ = propose(session) }
    }
  }
  /// Whether a drag is over the list, or was and has not ended yet.
  private(set) var isActive = false

  init(_ list: any DragDropList, _ source: ListDragSource) {
    self.list = list
    self.source = source
    super.init()
  }

  // MARK: Delegate

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { list?.acceptsDrop(session) ?? false }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isActive = true
    self.session = session
    showStates(.notTargeted)
    list?.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    if let list { edgeScroller?.follow(session.location(in: list)) }
    return propose(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    list?.closeGap()
    list?.dropDidExit(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let list else { return }
    let drop = ListDrop(
      session: session, proposal: proposal, path: path,
      items: session.items.map { ($0, source.path(of: $0)) })
    self.drop = drop
    leave()
    let moved = list.hiddenCell
    // Rows that the drop inserts take the place of the gap: both changes are animated together.
    list.closeGap()
    // The cell of the row that moves is not shown while the row is deleted.
    moved?.isHidden = true
    list.performDrop(drop)
    if let moved, list.rowPath(of: moved) != nil, !drop.isArriving(moved) { moved.isHidden = false }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    drop?.landings[ObjectIdentifier(item)].map {
      defaultPreview.retargetedPreview(with: $0.target)
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = drop?.landings[ObjectIdentifier(item)]?.animator else { return }
    (animator as? DragAnimator)?.add(own)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    leave()
    isActive = false
    drop = nil
    path = nil
    list?.dropDidEnd(session)
  }

  // MARK: Proposals

  /// Asks what a drop at the finger would do, and shows it.
  private func propose(_ session: any UIDropSession) -> UIDropProposal {
    guard let list else { return UIDropProposal(operation: .cancel) }
    let point = session.location(in: list)
    let cell = list.rowCells.first { !$0.isHidden && $0.frame.contains(point) }
    path = destination(of: point, over: cell, in: list)
    let (proposal, intent) = list.proposeDrop(session, at: path)
    self.proposal = proposal
    let isAccepted = proposal.operation == .copy || proposal.operation == .move
    guard isAccepted, path != nil else {
      highlight(nil)
      list.closeGap()
      return proposal
    }
    switch intent {
    case .insertAt: openGap(session, in: list)
    case .automatic where cell.map { isInMiddle(point, of: $0) } ?? false: target(cell, in: list)
    case .automatic: openGap(session, in: list)
    case .insertInto: target(cell, in: list)
    case .unspecified:
      highlight(nil)
      list.closeGap()
    }
    return proposal
  }

  private func destination(
    of point: CGPoint, over cell: UIView?, in list: any DragDropList
  ) -> IndexPath? {
    if let cell { return list.gapPath(over: cell) }
    // Between rows, and in the gap itself, it stays where it is.
    let content = CGRect(origin: .zero, size: list.contentSize).insetBy(dx: 0, dy: -100)
    if let gap = list.gapPath, content.contains(point) { return gap }
    return list.rowPath(at: point)
  }

  private func isInMiddle(_ point: CGPoint, of cell: UIView) -> Bool {
    let frame = cell.frame
    return abs(point.y - frame.midY) < frame.height / 4
  }

  private func openGap(_ session: any UIDropSession, in list: any DragDropList) {
    highlight(nil)
    guard let path else { return }
    // A row that moves leaves no gap at its former place.
    let moved =
      session.items.count == 1 && proposal.operation == .move
      ? session.items.first.flatMap { source.path(of: $0) } : nil
    list.openGap(at: path, from: moved)
  }

  /// Highlights the row that the items are dropped into.
  private func target(_ cell: UIView?, in list: any DragDropList) {
    list.closeGap()
    if let cell { path = list.rowPath(of: cell) }
    highlight(cell)
  }

  private func highlight(_ cell: UIView?) {
    guard highlighted !== cell else { return }
    if let highlighted { list?.showDropState(isActive ? .notTargeted : .none, of: highlighted) }
    highlighted = cell
    if let cell { list?.showDropState(.targeted, of: cell) }
  }

  private func leave() {
    edgeScroller?.stop()
    session = nil
    highlight(nil)
    showStates(.none)
  }

  private func showStates(_ state: UICellConfigurationState.DropState) {
    guard let list else { return }
    for cell in list.rowCells { list.showDropState(state, of: cell) }
  }
}
