extension UIView {
  /// A rectangle in the view's coordinates around everything that the view and its subviews draw.
  ///
  /// It limits transparency layers, and decides whether the background alone casts the shadow.
  var inkBounds: CGRect {
    addingOutlineShadows(to: inkWithoutOutlineShadows)
  }

  private var inkWithoutOutlineShadows: CGRect {
    if clipsToBounds { return presentedBounds }
    var ink = contentInkBounds
    for child in children where !child.presentedIsHidden && child.presentedOpacity > 0 {
      ink = ink.union(child.inkBounds.applying(child.presentedTransformToSuperview))
    }
    guard let layer = presentedLayer else { return ink }
    if let loadedLayer,
      loadedLayer.showsContents || flags.contains(.composesLayers)
        || layer.composesByItself
    {
      ink = ink.union(layer.inkOfContents(and: loadedLayer))
    }
    return layer.addingShadow(to: ink)
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
