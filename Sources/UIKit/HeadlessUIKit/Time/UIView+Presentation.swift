// The presentation values of a view while it is animated, by blocks or by animations of its layer; its own
// values otherwise.

extension UIView {
  package var isAnimated: Bool {
    (isAnimatedByBlocks || flags.contains(.hasLayerAnimations)) && !ModelRendering.isActive
  }

  /// The layer with all presentation values, if animations were added to it.
  private var layerPresentation: CALayer? {
    flags.contains(.hasLayerAnimations) ? loadedLayer?.presentation() : nil
  }

  /// The layer with the presentation values of its properties, if the view has one.
  var presentedLayer: CALayer? {
    isAnimated ? loadedLayer?.presentation() : loadedLayer
  }

  /// The presentation value of ``isHidden``: a view that is hidden in an animation is shown until
  /// the end.
  var presentedIsHidden: Bool {
    guard isAnimated else { return isHidden }
    return layerPresentation?.isHidden ?? blockIsHidden
  }

  /// The presentation value of ``placement``.
  var presentedPlacement: CGRect {
    guard isAnimated else { return placement }
    guard let shown = layerPresentation else { return blockPlacement }
    let frame = shown.untransformedFrame
    return CGRect(
      x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height))
  }

  /// The presentation value of the origin of the bounds.
  var presentedBoundsOrigin: CGPoint {
    guard isAnimated else { return boundsOrigin }
    return layerPresentation?.bounds.origin ?? blockBoundsOrigin
  }

  /// Whether the content is drawn for a size that an animation shows and the view does not have.
  var isDrawnForPresentedBounds: Bool {
    isAnimated && drawsPresentedBounds && presentedPlacement.size != placement.size
  }

  /// The presentation value of ``bounds``: between the bounds before an animation and ``bounds``
  /// while it runs, as in `layer.presentation()`; otherwise ``bounds``.
  public var presentedBounds: CGRect {
    CGRect(origin: presentedBoundsOrigin, size: presentedPlacement.size)
  }

  /// The presentation value of ``transformToSuperview``.
  var presentedTransformToSuperview: CGAffineTransform {
    guard isAnimated else { return transformToSuperview }
    let inner = presentedAnchor(in: presentedBounds)
    let outer = presentedAnchor(in: presentedPlacement)
    return CGAffineTransform(translationX: -inner.x, y: -inner.y)
      .concatenating(presentedTransform ?? .identity)
      .concatenating(CGAffineTransform(translationX: outer.x, y: outer.y))
  }

  /// Where the presentation value of the anchor point is in a rectangle.
  func presentedAnchor(in rect: CGRect) -> CGPoint {
    guard isAnimated, let anchor = layerPresentation?.anchorPoint else { return anchored(in: rect) }
    return CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
  }

  /// The presentation value of ``alpha``.
  var presentedOpacity: CGFloat {
    guard isAnimated else { return opacity }
    let opacity = layerPresentation.map { CGFloat($0.opacity) } ?? blockOpacity
    return max(0, min(1, opacity))
  }

  /// The presentation value of ``transform``; nil for the identity.
  var presentedTransform: CGAffineTransform? {
    guard isAnimated else { return rare?.transform }
    let transform = layerPresentation?.affineTransform() ?? blockTransform
    return transform.isIdentity ? nil : transform
  }

  /// The presentation value of ``backgroundColor``.
  var presentedBackground: UIColor? {
    guard isAnimated else { return background }
    guard let shown = layerPresentation else { return blockBackground(over: background) }
    // Without an animation of the colour it stays dynamic.
    let color = blockBackground(over: background)
    return shown.backgroundColor == color?.cgColor
      ? color : shown.backgroundColor.map { UIColor(cgColor: $0) }
  }

  /// The presentation value of a background that is animated to a given colour.
  func presentedBackground(over color: UIColor?) -> UIColor? {
    isAnimated ? blockBackground(over: color) : color
  }

  /// The presentation value of a border colour that is animated to a given one.
  func presentedBorderColor(over color: UIColor?) -> UIColor? {
    isAnimated ? blockBorderColor(over: color) : color
  }
}

// The presentation values of blocks, without animations of the layer.

extension UIView {
  var isAnimatedByBlocks: Bool { rare.map { !$0.animations.isEmpty } ?? false }

  private func animations() -> [ViewAnimation] { rare?.animations ?? [] }

  var blockIsHidden: Bool { isHidden && !animations().contains(where: \.isDisappearing) }

  var blockPlacement: CGRect {
    var center = CGPoint(x: placement.midX, y: placement.midY)
    var size = placement.size
    for animation in animations() where animation.changesPlacement {
      let rest = 1 - animation.block.progress
      center.add(animation.center, times: rest)
      size.add(animation.size, times: rest)
    }
    // A spring that shoots past zero shows nothing.
    size = CGSize(width: max(0, size.width), height: max(0, size.height))
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  var blockBoundsOrigin: CGPoint {
    var origin = boundsOrigin
    for animation in animations() where animation.boundsOrigin != .zero {
      origin.add(animation.boundsOrigin, times: 1 - animation.block.progress)
    }
    return origin
  }

  var blockOpacity: CGFloat {
    var opacity = opacity
    for animation in animations() { opacity += animation.opacity * (1 - animation.block.progress) }
    return max(0, min(1, opacity))
  }

  var blockTransform: CGAffineTransform {
    var shown = TransformParts(transform)
    for animation in animations() {
      shown.add(animation.transform, times: 1 - animation.block.progress)
    }
    return shown.transform
  }

  /// The transform in space; of several blocks the last one shows.
  var blockSpatialTransform: CATransform3D {
    let own = layerTransform
    for animation in animations().reversed() {
      guard let old = animation.spatialTransform else { continue }
      guard
        case .transform(let transform) = LayerValue.between(
          .transform(old), .transform(own), animation.block.progress)
      else { return own }
      return transform
    }
    return rare?.spatialTransform ?? CATransform3DMakeAffineTransform(blockTransform)
  }

  func blockBackground(over color: UIColor?) -> UIColor? {
    blockColor(over: color, \.background)
  }

  func blockBorderColor(over color: UIColor?) -> UIColor? {
    blockColor(over: color, \.borderColor)
  }

  /// Of several key frames the last one that has begun shows, on its way to the next one.
  private func blockColor(
    over color: UIColor?, _ change: (ViewAnimation) -> ViewAnimation.ColorChange?
  ) -> UIColor? {
    let changes = animations().compactMap { animation in
      change(animation).map { (old: $0.old, block: animation.block) }
    }
    guard let first = changes.first else { return color }
    let index = changes.lastIndex { $0.block.hasBegun } ?? 0
    let current = changes.indices.contains(index) ? changes[index] : first
    let target = index + 1 < changes.count ? changes[index + 1].old : color
    return UIColor.mixed(current.old, target, current.block.progress)
  }

  /// The presentation values of the layer's numbers.
  func blockNumbers(over numbers: LayerNumbers) -> LayerNumbers {
    var shown = numbers
    for animation in animations() {
      guard let change = animation.layer else { continue }
      shown.add(change, times: 1 - animation.block.progress)
    }
    return shown
  }
}

extension UIColor {
  /// The colour between two others, interpolated by component as Core Animation does. A missing
  /// colour is a transparent version of the other one.
  static func mixed(_ old: UIColor?, _ new: UIColor?, _ progress: CGFloat) -> UIColor? {
    guard old != nil || new != nil else { return nil }
    return UIColor { traits in
      let start = old?.components(in: traits)
      let end = new?.components(in: traits)
      guard let first = start ?? end, let last = end ?? start else { return .clear }
      func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
      return UIColor(
        red: mix(first.red, last.red), green: mix(first.green, last.green),
        blue: mix(first.blue, last.blue), alpha: mix(start?.alpha ?? 0, end?.alpha ?? 0))
    }
  }
}
