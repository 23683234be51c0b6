// The presentation values of a view while it is animated; its own values otherwise.

extension UIView {
  package var isAnimated: Bool { rare.map { !$0.animations.isEmpty } ?? false }

  private func animations() -> [ViewAnimation] { rare?.animations ?? [] }

  /// The presentation value of ``isHidden``: a view that is hidden in an animation is shown until
  /// the end.
  var presentedIsHidden: Bool {
    isHidden && !(isAnimated && animations().contains(where: \.isDisappearing))
  }

  /// The presentation value of ``placement``.
  var presentedPlacement: CGRect {
    guard isAnimated else { return placement }
    var center = center
    var size = placement.size
    for animation in animations() where animation.changesPlacement {
      let rest = 1 - animation.block.progress
      center.x += animation.center.x * rest
      center.y += animation.center.y * rest
      size.width += animation.size.width * rest
      size.height += animation.size.height * rest
    }
    // A spring that shoots past zero shows nothing.
    size = CGSize(width: max(0, size.width), height: max(0, size.height))
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The presentation value of the origin of the bounds.
  var presentedBoundsOrigin: CGPoint {
    guard isAnimated else { return boundsOrigin }
    var origin = boundsOrigin
    for animation in animations() where animation.boundsOrigin != .zero {
      let rest = 1 - animation.block.progress
      origin.x += animation.boundsOrigin.x * rest
      origin.y += animation.boundsOrigin.y * rest
    }
    return origin
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
    let bounds = presentedBounds
    let placement = presentedPlacement
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(presentedTransform ?? .identity)
      .concatenating(CGAffineTransform(translationX: placement.midX, y: placement.midY))
  }

  /// The layer with the presentation values of its properties, if the view has one.
  var presentedLayer: CALayer? {
    isAnimated ? loadedLayer?.presentation() : loadedLayer
  }

  /// The presentation value of ``alpha``.
  var presentedOpacity: CGFloat {
    guard isAnimated else { return opacity }
    var opacity = opacity
    for animation in animations() { opacity += animation.opacity * (1 - animation.block.progress) }
    return max(0, min(1, opacity))
  }

  /// The presentation value of ``transform``; nil for the identity.
  var presentedTransform: CGAffineTransform? {
    guard isAnimated else { return rare?.transform }
    var shown = TransformParts(transform)
    for animation in animations() {
      shown.add(animation.transform, times: 1 - animation.block.progress)
    }
    let transform = shown.transform
    return transform.isIdentity ? nil : transform
  }

  /// The presentation value of ``backgroundColor``.
  var presentedBackground: UIColor? {
    isAnimated ? presentedBackground(over: background) : background
  }

  /// The presentation value of a background that is animated to a given colour.
  func presentedBackground(over color: UIColor?) -> UIColor? {
    for animation in animations().reversed() {
      guard let change = animation.background else { continue }
      return UIColor.mixed(change.old, color, animation.block.progress)
    }
    return color
  }

  /// The presentation value of a border colour that is animated to a given one.
  func presentedBorderColor(over color: UIColor?) -> UIColor? {
    for animation in animations().reversed() {
      guard let change = animation.borderColor else { continue }
      return UIColor.mixed(change.old, color, animation.block.progress)
    }
    return color
  }

  /// The presentation values of the layer's numbers.
  func presented(_ numbers: LayerNumbers) -> LayerNumbers {
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
