// The presentation values of a view's layer while the view or the layer is animated.

extension UIView {
  package var recordsLayerChanges: Bool { AnimationBlock.isAnyOpen }

  package func layerDidChange(from old: LayerValues) {
    guard let loadedLayer else { return }
    let new = loadedLayer.values
    let change = LayerNumbers(old).subtracting(LayerNumbers(new))
    if change != LayerNumbers() { layerNumbersDidChange(by: change) }
    if old.borderColor != new.borderColor {
      borderColorDidChange(from: old.borderColor.map { UIColor(cgColor: $0) })
    }
  }

  package var isAnimatingView: Bool { isAnimatedByBlocks }

  package func interruptViewAnimations() { interruptAnimations() }

  package func layerAnimationsDidChange(_ hasAnimations: Bool) {
    flags.set(.hasLayerAnimations, hasAnimations)
    // An animation may leave the plane or the order at any time.
    if hasAnimations { layerIsSpatial() }
  }

  package func applyPresentation(to copy: CALayer) {
    guard isAnimatedByBlocks, !ModelRendering.isActive else { return }
    let placement = blockPlacement
    copy.bounds = CGRect(origin: blockBoundsOrigin, size: placement.size)
    copy.position = anchored(in: placement)
    copy.transform = blockSpatialTransform
    copy.opacity = Float(blockOpacity)
    copy.isHidden = blockIsHidden
    copy.backgroundColor = blockBackground(over: background)?.cgColor
    let numbers = blockNumbers(over: LayerNumbers(copy.values))
    copy.cornerRadius = numbers.cornerRadius
    copy.borderWidth = numbers.borderWidth
    copy.shadowOpacity = Float(numbers.shadowOpacity)
    copy.shadowOffset = numbers.shadowOffset
    copy.shadowRadius = numbers.shadowRadius
    copy.borderColor =
      blockBorderColor(over: copy.borderColor.map { UIColor(cgColor: $0) })?.cgColor
  }

  /// A view that has all presentation values as its own, for descriptions; it retains nothing of this
  /// one.
  func presentationStandIn() -> UIView {
    AnimationBlock.runWithoutAnimation {
      let standIn = UIView(frame: .zero)
      if let anchor = rare?.anchorPoint {
        standIn.flags.insert(.hasAnchorPoint)
        standIn.loadRare().anchorPoint = anchor
      }
      standIn.placement = presentedPlacement
      standIn.boundsOrigin = presentedBoundsOrigin
      standIn.opacity = presentedOpacity
      standIn.background = presentedBackground
      standIn.flags.set(.clipsToBounds, clipsToBounds)
      standIn.flags.set(.opaque, isOpaque)
      standIn.flags.set(.hidden, presentedIsHidden)
      if let transform = presentedTransform { standIn.loadRare().transform = transform }
      if let shown = loadedLayer?.presentation() { standIn.layer.values = shown.values }
      return standIn
    }
  }
}

extension LayerNumbers {
  init(_ values: LayerValues) {
    self.init(
      cornerRadius: values.cornerRadius, borderWidth: values.borderWidth,
      shadowOpacity: CGFloat(values.shadowOpacity), shadowOffset: values.shadowOffset,
      shadowRadius: values.shadowRadius)
  }

  func subtracting(_ other: LayerNumbers) -> LayerNumbers {
    var result = self
    result.add(other, times: -1)
    return result
  }
}
