extension UIView {
  /// A rectangle in the view's coordinates around everything that the view and its subviews draw.
  ///
  /// It limits transparency layers, and decides whether the background alone casts the shadow.
  var inkBounds: CGRect {
    if clipsToBounds { return presentedBounds }
    var ink = contentInkBounds
    for child in children where !child.presentedIsHidden && child.presentedOpacity > 0 {
      ink = ink.union(child.inkBounds.applying(child.presentedTransformToSuperview))
    }
    if let layer = presentedLayer, layer.castsShadow {
      let caster = layer.shadowPath?.boundingBox ?? ink
      // The three box averages of the blur end at about three standard deviations.
      let reach = 3 * max(0, layer.shadowRadius) + 1
      ink = ink.union(
        caster.offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height)
          .insetBy(dx: -reach, dy: -reach))
    }
    return ink
  }
}

extension CGRect {
  /// The rectangle with content that reaches beyond it above and below.
  func extended(by overflow: (top: CGFloat, bottom: CGFloat)) -> CGRect {
    CGRect(
      x: minX, y: minY - overflow.top, width: width,
      height: height + overflow.top + overflow.bottom)
  }
}

extension CALayer {
  /// Whether a shadow is visible unless the layer clips it.
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
