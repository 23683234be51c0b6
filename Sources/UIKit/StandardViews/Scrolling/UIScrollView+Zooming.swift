import GestureRecognizers
import HeadlessUIKit

/// The zooming state of a scroll view.
final class ScrollZoom {
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var bounces = true
  var pinch: UIPinchGestureRecognizer?
  /// The scale when the pinch began; nil without a pinch.
  var startScale: CGFloat?
  /// The point between the fingers at that time, in the zoomed view's coordinates.
  var startPlace = CGPoint.zero
  /// Whether an animation returns the scale to a limit.
  var isBouncing = false
}

/// The pinch that zooms a scroll view. It is recognised together with the pan that scrolls.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    preventingGestureRecognizer !== (view as? UIScrollView)?.panGestureRecognizer
  }
}

extension UIScrollView {
  /// The duration of an animated change of the scale, seconds.
  private static let zoomDuration: TimeInterval = 0.3
  /// The part of a scale beyond a limit that is applied. UIKit's is not documented; this one is our
  /// own.
  private static let zoomPullFactor: CGFloat = 0.25

  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  var shownZoomScale: CGFloat {
    guard let transform = zoomedView?.transform else { return 1 }
    return (transform.a * transform.a + transform.b * transform.b).squareRoot()
  }

  func loadZoomState() -> ScrollZoom {
    if let zoomState { return zoomState }
    let state = ScrollZoom()
    zoomState = state
    return state
  }

  func changeZoomLimits(_ change: (ScrollZoom) -> Void) {
    let state = loadZoomState()
    change(state)
    if state.minimum < state.maximum {
      if state.pinch == nil { addPinch(to: state) }
    } else if let pinch = state.pinch {
      state.pinch = nil
      removeGestureRecognizer(pinch)
    }
  }

  private func addPinch(to state: ScrollZoom) {
    let pinch = ZoomPinchGestureRecognizer(
      action: UIAction { [weak self] action in
        if let pinch = action.sender as? UIPinchGestureRecognizer { self?.follow(pinch) }
      })
    state.pinch = pinch
    addGestureRecognizer(pinch)
  }

  /// A scale clamped to the limits; the minimum if they contradict each other. The current scale if
  /// the result is not finite and positive.
  func limitedZoomScale(_ scale: CGFloat) -> CGFloat {
    let limited = max(minimumZoomScale, min(scale, maximumZoomScale))
    return scale.isFinite && limited.isFinite && limited > 0 ? limited : shownZoomScale
  }

  // MARK: Programmatic zooming

  /// Changes the scale, with or without animation.
  func zoom(animated: Bool, _ change: @escaping () -> Void) {
    guard let view = zoomedView else { return }
    stopMoving(tellsDelegate: true)
    guard animated else {
      change()
      return
    }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    UIView.animate(
      withDuration: Self.zoomDuration, options: .allowUserInteraction, animations: change,
      completion: { [weak self, weak view] _ in
        guard let self else { return }
        zoomState?.isBouncing = false
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: shownZoomScale)
      })
  }

  /// Scales the zoomed view so that the content at a place keeps its position on screen, as far as
  /// the edges of the content allow.
  func zoom(to scale: CGFloat, around place: CGPoint) {
    guard let view = zoomedView else { return }
    let inner = view.convert(place, from: self)
    setScale(scale, of: view)
    let moved = view.convert(inner, to: self)
    contentOffset = resting(
      CGPoint(
        x: contentOffset.x + moved.x - place.x, y: contentOffset.y + moved.y - place.y))
    delegate?.scrollViewDidZoom(self)
  }

  /// Scales the zoomed view, and centres a part of it.
  func zoom(to scale: CGFloat, showing rect: CGRect) {
    guard let view = zoomedView else { return }
    setScale(scale, of: view)
    let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
    contentOffset = resting(
      CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
    delegate?.scrollViewDidZoom(self)
  }

  /// Scales the view about its top left corner, and sets the content size to the view's.
  private func setScale(_ scale: CGFloat, of view: UIView) {
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = origin
    contentSize = view.frame.size
  }

  private func resting(_ offset: CGPoint) -> CGPoint {
    guard offset.x.isFinite, offset.y.isFinite else { return contentOffset }
    let edges = restingOffsets
    return CGPoint(
      x: max(edges.x.lowerBound, min(offset.x, edges.x.upperBound)),
      y: max(edges.y.lowerBound, min(offset.y, edges.y.upperBound)))
  }

  // MARK: Zooming by pinch

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView, let state = zoomState else { return }
    switch pinch.state {
    case .began:
      endDragging(velocity: .zero)
      stopMoving(tellsDelegate: true)
      state.startScale = shownZoomScale
      state.startPlace = pinch.location(in: view)
      delegate?.scrollViewWillBeginZooming(self, with: view)
      follow(pinch, view, state)
    case .changed: follow(pinch, view, state)
    case .ended, .cancelled: endZooming(view, state)
    case .possible, .failed: break
    }
  }

  /// Scales the view so that the content between the fingers stays there, as far as the edges
  /// allow.
  private func follow(_ pinch: UIPinchGestureRecognizer, _ view: UIView, _ state: ScrollZoom) {
    guard let start = state.startScale else { return }
    let wanted = start * pinch.scale
    let limited = limitedZoomScale(wanted)
    let pull = bouncesZoom ? (wanted - limited) * Self.zoomPullFactor : 0
    let finger = pinch.location(in: self)
    let onScreen = CGPoint(x: finger.x - contentOffset.x, y: finger.y - contentOffset.y)
    // Half of the minimum is the lower bound of the scale.
    setScale(max(limited + pull, limited / 2), of: view)
    let moved = view.convert(state.startPlace, to: self)
    contentOffset = resting(CGPoint(x: moved.x - onScreen.x, y: moved.y - onScreen.y))
    delegate?.scrollViewDidZoom(self)
  }

  private func endZooming(_ view: UIView, _ state: ScrollZoom) {
    guard state.startScale != nil else { return }
    state.startScale = nil
    let scale = shownZoomScale
    let limited = limitedZoomScale(scale)
    guard scale != limited else {
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
      return
    }
    state.isBouncing = true
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    UIView.animate(withDuration: Self.zoomDuration, options: .allowUserInteraction) {
      self.zoom(to: limited, around: middle)
    } completion: { [weak self, weak view] _ in
      guard let self else { return }
      zoomState?.isBouncing = false
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: limited)
    }
  }
}
