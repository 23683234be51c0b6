extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view in its own size, or in the size that fits its content.
  public static var image: Snapshotting { image() }

  /// A picture of the view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the view is shown in a window, and gets the calls of one that is.
  ///   - precision: The share of the pixels that must be the same, 0...1.
  ///   - perceptualPrecision: How close two colours must be to count as the same, 0...1.
  ///   - size: Points; nil for the view's own size, or if it has none, the one that fits its content.
  ///   - scale: Pixels per point; nil for the display scale of the traits, or 2.
  ///   - traits: Light or dark, reading direction, text size.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, scale: CGFloat? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let traits = traits.scaled(by: scale)
    return .picture(
      precision: precision, perceptualPrecision: perceptualPrecision,
      scale: StagedView.scale(of: traits)
    ) { view in
      ViewDrawing(scale: StagedView.scale(of: traits)) {
        let staged =
          drawHierarchyInKeyWindow
          ? StagedView(view, inWindowOf: size, traits: traits)
          : StagedView(view, size: size, traits: traits)
        return try staged.snapshot()
      }
    }
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// The layer; with the view that it belongs to, if it is a view's.
  public static var image: Snapshotting { image() }

  /// A picture of the layer; with the view that it belongs to, if it is a view's. The parameters are
  /// the same as for a view.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIView, UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, traits: traits
    ).pullback { layer in
      let view = layer.delegate as? UIView
      return view?.layer === layer ? view ?? UIView() : RenderedLayerView(layer)
    }
  }
}

/// A view that shows a layer that no view has.
private final class RenderedLayerView: UIView {
  private let shown: CALayer

  init(_ layer: CALayer) {
    shown = layer
    super.init(frame: CGRect(origin: .zero, size: layer.bounds.size))
    isOpaque = false
  }

  required init?(coder: NSCoder) { return nil }

  override class var describedClass: UIView.Type { UIView.self }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: -shown.bounds.minX, y: -shown.bounds.minY)
    shown.render(in: context)
  }
}

extension UITraitCollection {
  /// With another display scale; unchanged for nil.
  func scaled(by scale: CGFloat?) -> UITraitCollection {
    guard let scale else { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(displayScale: scale)])
  }
}
