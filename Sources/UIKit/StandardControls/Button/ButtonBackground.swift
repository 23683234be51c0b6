/// The background of a configured button, or of a cell.
package final class ButtonBackground: UIView {
  private var outline: UIView?
  private var imageView: UIImageView?
  private var customView: UIView?
  private var effectView: UIVisualEffectView?

  package override class var describedClass: UIView.Type { UIView.self }

  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - fill: the colour behind all else.
  ///   - stroke: the colour of the outline.
  ///   - cornerRadius: points.
  package func show(
    _ configuration: UIBackgroundConfiguration, fill: UIColor, stroke: UIColor,
    cornerRadius: CGFloat, in frame: CGRect
  ) {
    self.frame = frame
    backgroundColor = fill
    layer.cornerRadius = cornerRadius
    showImage(configuration, cornerRadius: cornerRadius)
    showEffect(configuration.visualEffect, cornerRadius: cornerRadius)
    showCustomView(configuration.customView)
    showOutline(configuration, color: stroke, cornerRadius: cornerRadius)
  }

  private func showImage(_ configuration: UIBackgroundConfiguration, cornerRadius: CGFloat) {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    if imageView == nil { insertSubview(view, at: 0) }
    imageView = view
    view.image = image
    view.contentMode = configuration.imageContentMode
    view.clipsToBounds = true
    view.layer.cornerRadius = cornerRadius
    view.frame = bounds
  }

  private func showEffect(_ effect: UIVisualEffect?, cornerRadius: CGFloat) {
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: effect)
    if effectView == nil { insertSubview(view, at: 0) }
    effectView = view
    if view.effect !== effect { view.effect = effect }
    view.clipsToBounds = true
    view.layer.cornerRadius = cornerRadius
    view.frame = bounds
  }

  private func showCustomView(_ view: UIView?) {
    if customView !== view {
      customView?.removeFromSuperview()
      customView = view
      if let view { addSubview(view) }
    }
    customView?.frame = bounds
  }

  private func showOutline(
    _ configuration: UIBackgroundConfiguration, color: UIColor, cornerRadius: CGFloat
  ) {
    guard configuration.strokeWidth > 0 else {
      outline?.removeFromSuperview()
      outline = nil
      return
    }
    let view = outline ?? UIView.controlPart()
    outline = view
    addSubview(view)
    let outset = configuration.strokeOutset
    view.frame = bounds.insetBy(dx: -outset, dy: -outset)
    view.layer.cornerRadius = max(0, cornerRadius + outset)
    view.layer.borderWidth = configuration.strokeWidth
    view.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }
}
