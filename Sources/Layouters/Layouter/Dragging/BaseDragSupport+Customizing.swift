import HeadlessUIKit

extension BaseDragSupport {
  /// Starts customizing on a long press on the base view, and immediately drags the pressed cell.
  ///
  /// - Parameters:
  ///   - longPress: false to remove the recognizer.
  ///   - endWithTap: whether a tap ends the mode.
  public func beginCustomizing(
    longPress: Bool, endWithTap: Bool
  ) throws(CellDragSupportError) {
    guard let baseView else { throw .noBaseView }
    if let old = self.longPress { old.view?.removeGestureRecognizer(old) }
    self.longPress = nil
    endsWithTap = endWithTap
    guard longPress else { return }
    let recognizer = UILongPressGestureRecognizer { [weak self] in self?.pressed($0) }
    baseView.addGestureRecognizer(recognizer)
    self.longPress = recognizer
  }

  /// Starts customizing, in which cells can be dragged. Does nothing if customizing already.
  public func beginCustomizing() throws(CellDragSupportError) {
    guard !isCustomizing else { return }
    guard let baseView else { throw .noBaseView }
    guard root.postOrder.contains(where: { $0.layouter != nil }) else { throw .noLayouter }
    for node in root.postOrder { node.layouter?.onBeginCustomizing() }
    let overlay = DragOverlay()
    self.overlay = overlay
    (baseView.superview ?? baseView).addSubview(overlay)
    placeOverlay()
    let pan = DragPanGestureRecognizer()
    pan.addAction(
      UIAction { [weak self] action in
        if let pan = action.sender as? DragPanGestureRecognizer { self?.panned(pan) }
      })
    overlay.addGestureRecognizer(pan)
    guard endsWithTap else { return }
    overlay.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.endCustomizing() })
  }

  /// Ends customizing. A current drag is cancelled. Does nothing unless customizing.
  public func endCustomizing() {
    guard let overlay else { return }
    cancelDrag()
    endScrolling()
    for node in root.postOrder { node.layouter?.onEndCustomizing() }
    self.overlay = nil
    overlay.removeFromSuperview()
  }

  func placeOverlay() {
    guard let overlay, let baseView else { return }
    let isInside = overlay.superview === baseView
    overlay.frame = isInside ? baseView.bounds : overlayRect ?? baseView.frame
    overlay.superview?.bringSubviewToFront(overlay)
  }

  /// Keeps an overlay inside the base view over the view's visible area. If the view scrolls in an
  /// animation, the overlay is animated along.
  func baseViewDidScroll() {
    if let overlay, overlay.superview === baseView { placeOverlay() }
  }

  // MARK: Gestures

  private func pressed(_ press: UIGestureRecognizer) {
    if press.state == .began, !isCustomizing { try? beginCustomizing() }
    handle(press, firstPointer: nil)
  }

  private func panned(_ pan: DragPanGestureRecognizer) {
    handle(pan, firstPointer: pan.touchDown)
    if pan.state == .began {
      if drag == nil { beginScrolling(with: pan) }
    } else if let pannedScrollView {
      switch pan.state {
      case .changed: pannedScrollView.drag(by: pan.translation(in: pannedScrollView))
      case .ended: endScrolling(velocity: pan.velocity(in: pannedScrollView))
      case .cancelled, .failed: endScrolling()
      case .possible, .began: break
      }
    }
  }

  /// Lets a pan without a cell to drag scroll the view that it would scroll without the overlay.
  private func beginScrolling(with pan: DragPanGestureRecognizer) {
    guard let overlay, let touchDown = pan.touchDown else { return }
    let translation = pan.translation(in: overlay)
    overlay.isUserInteractionEnabled = false
    var view = overlay.superview?.hitTest(
      overlay.convert(touchDown, to: overlay.superview), with: nil)
    overlay.isUserInteractionEnabled = true
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.scrolls(along: translation) {
        pan.setTranslation(.zero, in: nil)
        scrollView.beginDragging()
        pannedScrollView = scrollView
        return
      }
      view = current.superview
    }
  }

  private func endScrolling(velocity: CGPoint = .zero) {
    pannedScrollView?.endDragging(velocity: velocity)
    pannedScrollView = nil
  }

  /// - Parameter firstPointer: the finger's initial position on the overlay, if it differs from the
  ///   current one.
  private func handle(_ recognizer: UIGestureRecognizer, firstPointer: CGPoint?) {
    guard let overlay else { return }
    let pointer = recognizer.location(in: overlay)
    if recognizer.state == .began {
      guard drag == nil, begin(at: pointer, firstPointer: firstPointer ?? pointer) else { return }
      drivingRecognizer = recognizer
      return
    }
    guard drivingRecognizer === recognizer else { return }
    switch recognizer.state {
    case .changed: move(to: pointer)
    case .ended: drop()
    case .cancelled, .failed: cancelDrag()
    case .possible, .began: break
    }
  }
}

/// A pan recognizer that records the initial position of the finger.
final class DragPanGestureRecognizer: UIPanGestureRecognizer {
  /// In the coordinates of the view.
  private(set) var touchDown: CGPoint?

  init() { super.init(target: nil, action: nil) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchDown == nil { touchDown = location(in: view) }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    touchDown = nil
  }
}
