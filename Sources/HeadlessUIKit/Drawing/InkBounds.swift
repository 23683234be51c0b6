extension UIView {
  /// A rectangle of the view's coordinates that holds all that the view and its subviews draw.
  ///
  /// It limits the pictures that groups are drawn into, and tells whether a shadow can be cast by
  /// the background alone.
  var inkBounds: CGRect {
    let bounds = presentedBounds
    if clipsToBounds { return bounds }
    var ink = isAnimated ? bounds.union(contentInkBounds) : contentInkBounds
    for child in children where !child.presentedIsHidden && child.presentedOpacity > 0 {
      ink = ink.union(child.inkBounds.applying(child.presentedTransformToSuperview))
    }
    if let layer = presentedLayer, layer.castsShadow {
      let caster = layer.shadowPath?.boundingBox ?? ink
      // Three box averages of a Gaussian end at about three standard deviations.
      let reach = 3 * max(0, layer.shadowRadius) + 1
      ink = ink.union(
        caster.offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height)
          .insetBy(dx: -reach, dy: -reach))
    }
    return ink
  }
}

extension CALayer {
  /// Whether a shadow would show, if the layer does not clip it.
  var castsShadow: Bool {
    shadowOpacity > 0 && (shadowColor?.alpha ?? 0) > 0
  }

  /// The colour of the shadow with its opacity.
  var effectiveShadowColor: CGColor? {
    shadowColor.map {
      CGColor(
        red: $0.red, green: $0.green, blue: $0.blue,
        alpha: $0.alpha * CGFloat(min(1, shadowOpacity)))
    }
  }
}
