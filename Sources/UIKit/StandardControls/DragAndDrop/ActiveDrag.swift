import GestureRecognizers

/// A drag, from the lift of its items until they have arrived or returned.
final class ActiveDrag {
  private enum Phase {
    case lifted, moving, over
  }

  /// The distance that the finger moves before the session begins, points.
  private static let slop = UIPanGestureRecognizer.slop
  /// The duration of lifting, dropping and returning, seconds; our own.
  static let duration: TimeInterval = 0.25

  private let session: DragSession
  private let dropSession: DropSession
  private weak var source: UIDragInteraction?
  private weak var root: UIView?
  private let overlay: DragOverlay
  private let liftAnimator = DragAnimator()
  private var phase = Phase.lifted
  private let start: CGPoint
  /// The interaction under the finger; nil for none.
  private var target: UIDropInteraction?
  private var operation = UIDropOperation.cancel
  /// The interactions that the drag has entered, which are notified of its end.
  private var entered: [UIDropInteraction] = []
  /// Whether interactions are interested in the drag, as they have answered.
  private var answers: [(interaction: UIDropInteraction, isInterested: Bool)] = []

  init(
    of items: [UIDragItem], _ session: DragSession, from source: UIDragInteraction,
    in root: UIView
  ) {
    self.session = session
    self.source = source
    self.root = root
    dropSession = DropSession(session)
    start = session.place
    overlay = DragOverlay(in: root)
    overlay.drag = self
  }

  /// The drag whose items are in front of a tree of views; nil for none.
  static func current(in root: UIView) -> ActiveDrag? {
    root.subviews.lazy.compactMap { ($0 as? DragOverlay)?.drag }.first { $0.phase != .over }
  }

  // MARK: Lifting

  func lift() {
    guard let source else { return }
    for item in session.items { show(item, from: source) }
    source.delegate?.dragInteraction(source, willAnimateLiftWith: liftAnimator, session: session)
    animate { [self] in
      liftAnimator.animate()
      overlay.lift()
    }
  }

  /// Shows the lifted view of an item.
  private func show(_ item: UIDragItem, from interaction: UIDragInteraction) {
    guard let delegate = interaction.delegate,
      let preview = delegate.dragInteraction(
        interaction, previewForLifting: item, session: session)
    else { return }
    overlay.show(preview, of: item, finger: session.place)
  }

  private func begin() {
    phase = .moving
    liftAnimator.complete(at: .end)
    guard let source, let delegate = source.delegate else { return }
    session.allowsMoveOperation =
      delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication =
      delegate.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session)
    delegate.dragInteraction(source, sessionWillBegin: session)
    overlay.showPreviewsOfItems()
  }

  /// Adds the items of another view, which another finger has tapped.
  ///
  /// - Parameter point: In that view's coordinates.
  func add(from interaction: UIDragInteraction, at point: CGPoint) {
    guard phase == .moving, let delegate = interaction.delegate else { return }
    let items = delegate.dragInteraction(
      interaction, itemsForAddingTo: session, withTouchAt: point)
    let new = items.filter { item in !session.items.contains { $0 === item } }
    guard !new.isEmpty else { return }
    if let source {
      source.delegate?.dragInteraction(source, session: session, willAdd: new, for: interaction)
    }
    session.items += new
    answers = []
    for item in new { show(item, from: interaction) }
    animate { [self] in overlay.lift() }
    update()
  }

  // MARK: Moving

  func move(to place: CGPoint) {
    guard phase != .over, place.x.isFinite, place.y.isFinite else { return }
    session.place = place
    overlay.follow(place)
    if phase == .lifted {
      let (x, y) = (place.x - start.x, place.y - start.y)
      guard (x * x + y * y).squareRoot() >= Self.slop else { return }
      begin()
    }
    if let source { source.delegate?.dragInteraction(source, sessionDidMove: session) }
    update()
  }

  /// Asks the interaction under the finger what it would do.
  func update() {
    guard phase == .moving else { return }
    let found = interactionUnderFinger()
    if found !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
      target = found
      if let found {
        if !entered.contains(where: { $0 === found }) { entered.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: dropSession)
      }
    }
    guard let target, let delegate = target.delegate else {
      operation = .cancel
      return overlay.show(operation, count: session.items.count)
    }
    let proposed = delegate.dropInteraction(target, sessionDidUpdate: dropSession).operation
    operation = proposed == .move && !session.allowsMoveOperation ? .forbidden : proposed
    overlay.show(operation, count: session.items.count)
  }

  /// The innermost interaction at the place of the finger that is interested in the drag.
  private func interactionUnderFinger() -> UIDropInteraction? {
    var view = root?.hitTest(session.place, with: nil)
    while let current = view {
      for interaction in current.interactions.reversed() {
        if let drop = interaction as? UIDropInteraction, isInterested(drop) { return drop }
      }
      view = current.superview
    }
    return nil
  }

  private func isInterested(_ interaction: UIDropInteraction) -> Bool {
    guard let delegate = interaction.delegate else { return false }
    if let answer = answers.first(where: { $0.interaction === interaction }) {
      return answer.isInterested
    }
    let isInterested = delegate.dropInteraction(interaction, canHandle: dropSession)
    answers.append((interaction, isInterested))
    return isInterested
  }

  // MARK: Ending

  /// The finger is lifted: the items are dropped, or return.
  func drop() {
    guard phase == .moving, let target, let delegate = target.delegate,
      operation == .copy || operation == .move
    else { return cancel() }
    phase = .over
    let source = source
    if let source {
      source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
    }
    delegate.dropInteraction(target, performDrop: dropSession)
    overlay.hideBadge()
    var landings: [Landing] = []
    for preview in overlay.previews {
      let animator = DragAnimator()
      let given = delegate.dropInteraction(
        target, previewForDropping: preview.item,
        withDefault: preview.preview(
          at: UIDragPreviewTarget(container: overlay, center: preview.center)))
      delegate.dropInteraction(target, item: preview.item, willAnimateDropWith: animator)
      // The default is where the item is already.
      let target = given?.target.container === overlay ? nil : given?.target
      landings.append(Landing(preview: preview, target: target, animator: animator))
    }
    land(landings) { [self] in
      target.delegate?.dropInteraction(target, concludeDrop: dropSession)
      end(source)
      if let source {
        source.delegate?.dragInteraction(source, sessionDidTransferItems: session)
      }
    }
  }

  /// The items return to their places.
  func cancel() {
    switch phase {
    case .over: return
    case .lifted:
      phase = .over
      let landings = overlay.previews.map {
        Landing(preview: $0, target: $0.origin, animator: DragAnimator())
      }
      land(landings) { [self] in liftAnimator.complete(at: .start) }
    case .moving:
      phase = .over
      operation = .cancel
      let source = source
      if let source {
        source.delegate?.dragInteraction(source, session: session, willEndWith: .cancel)
      }
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
      overlay.hideBadge()
      var landings: [Landing] = []
      for preview in overlay.previews {
        landings.append(returning(preview, from: source))
      }
      land(landings) { [self] in end(source) }
    }
  }

  private func returning(_ preview: DragPreviewView, from source: UIDragInteraction?) -> Landing {
    let animator = DragAnimator()
    guard let source, let delegate = source.delegate, let origin = preview.origin else {
      return Landing(preview: preview, target: preview.origin, animator: animator)
    }
    let given = delegate.dragInteraction(
      source, previewForCancelling: preview.item, withDefault: preview.preview(at: origin))
    delegate.dragInteraction(source, item: preview.item, willAnimateCancelWith: animator)
    return Landing(preview: preview, target: given?.target, animator: animator)
  }

  private struct Landing {
    let preview: DragPreviewView
    /// Where the preview arrives; nil if it disappears where it is.
    let target: UIPreviewTarget?
    let animator: DragAnimator
  }

  private func land(_ landings: [Landing], completion: @escaping () -> Void) {
    animate { [overlay] in
      for landing in landings {
        landing.animator.animate()
        landing.preview.settle(at: landing.target, in: overlay)
      }
    } completion: { [self] in
      for landing in landings { landing.animator.complete(at: .end) }
      overlay.removeFromSuperview()
      completion()
    }
  }

  private func end(_ source: UIDragInteraction?) {
    for interaction in entered {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: dropSession)
    }
    dropSession.progress.completedUnitCount = 1
    if let source {
      source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
    }
  }

  private func animate(_ changes: () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: Self.duration, options: [.curveEaseOut, .allowUserInteraction],
      animations: changes
    ) { _ in completion?() }
  }
}
