extension AnimationBlock {
  /// Ends the animations now: the views keep their presentation values at a progress.
  ///
  /// - Returns: moves the views from there to another progress, 0 for the start and 1 for the end.
  package func stop(at progress: CGFloat) -> (_ progress: CGFloat) -> Void {
    let ends = animations.compactMap { animation in
      animation.view.map { (view: $0, animation: animation, end: EndOfAnimation($0)) }
    }
    settle(at: progress)
    return { progress in
      for (view, animation, end) in ends {
        AnimationBlock.runWithoutAnimation { end.restore(animation, in: view) }
        view.settle(animation, rest: 1 - progress)
      }
    }
  }
}

/// The values of a view at the end of its animations.
private struct EndOfAnimation {
  private let bounds: CGRect
  private let center: CGPoint
  private let alpha: CGFloat
  private let transform: CATransform3D
  private let background: UIColor?
  private let isHidden: Bool
  private let layer: LayerNumbers?
  private let borderColor: CGColor?

  init(_ view: UIView) {
    bounds = view.bounds
    center = view.center
    alpha = view.alpha
    transform = view.layerTransform
    background = view.backgroundColor
    isHidden = view.isHidden
    layer = view.loadedLayer.map { LayerNumbers($0.values) }
    borderColor = view.loadedLayer?.borderColor
  }

  /// Restores the values that an animation changed.
  func restore(_ animation: ViewAnimation, in view: UIView) {
    if animation.changesPlacement || animation.boundsOrigin != .zero {
      view.bounds = bounds
      view.center = center
    }
    if animation.opacity != 0 { view.alpha = alpha }
    if animation.transform != .zero || animation.spatialTransform != nil {
      view.layerTransform = transform
    }
    if animation.background != nil { view.backgroundColor = background }
    if animation.isDisappearing { view.isHidden = isHidden }
    guard let own = view.loadedLayer else { return }
    if animation.borderColor != nil { own.borderColor = borderColor }
    guard animation.layer != nil, let layer else { return }
    own.cornerRadius = layer.cornerRadius
    own.borderWidth = layer.borderWidth
    own.shadowOpacity = Float(layer.shadowOpacity)
    own.shadowOffset = layer.shadowOffset
    own.shadowRadius = layer.shadowRadius
  }
}
