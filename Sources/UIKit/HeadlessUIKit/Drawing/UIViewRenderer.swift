/// Renders view trees: lays a tree out, then draws it once.
///
///     let renderer = UIViewRenderer(scale: 2, traits: UITraitCollection(userInterfaceStyle: .dark))
///     let bitmap = try renderer.bitmap(of: button)
///
/// The bitmap shows the bounds of the view, regardless of its position in a superview and of its transform.
public struct UIViewRenderer: Sendable {
  /// Pixels per point.
  public var scale: CGFloat
  /// The traits for layout and drawing; ``scale`` is their display scale.
  public var traits: UITraitCollection
  /// The colour behind the view; transparent if nil.
  public var backgroundColor: UIColor?

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - traits: unspecified traits are taken from ``UITraitCollection/standard``.
  ///   - backgroundColor: behind the view; transparent if nil.
  public init(
    scale: CGFloat, traits: UITraitCollection = .standard, backgroundColor: UIColor? = nil
  ) {
    self.scale = scale
    self.traits = UITraitCollection(
      traitsFrom: [.standard, traits, UITraitCollection(displayScale: scale)])
    self.backgroundColor = backgroundColor
  }

  /// A bitmap of a view; a fraction of a pixel at the right and the bottom counts as a whole pixel.
  ///
  /// - Throws: `CGContextError` if the bitmap would be too large, or if some content could not be
  ///   drawn.
  public func bitmap(of view: UIView) throws(CGContextError) -> Bitmap {
    layOut(view)
    let context = try CGContext(size: view.bounds.size, scale: scale)
    draw(view, in: context)
    return try context.takeBitmap()
  }

  /// Draws a view into a bitmap, SVG or PDF context, with the origin of its bounds at the context's.
  public func draw(_ view: UIView, in context: CGContext) {
    traits.performAsCurrent {
      update(view)
      if let window = view as? UIWindow, window.application == nil, context.isBitmapContext {
        // Without an application there is no update cycle that would display the window.
        DisplayPass.run(
          over: [window], on: CGRect(origin: window.placement.origin, size: window.placement.size),
          scale: scale)
      }
      context.saveGState()
      if let color = backgroundColor?.cgColor(in: traits), color.alpha > 0 {
        context.setFillColor(color)
        context.fill(CGRect(origin: .zero, size: view.bounds.size))
      }
      UIGraphicsPushContext(context)
      DrawingPass(context: context, scale: scale, traits: view.traitCollection).drawRoot(view)
      UIGraphicsPopContext()
      context.restoreGState()
    }
  }

  /// The description of a view after layout under the renderer's traits.
  public func viewNode(of view: UIView) -> ViewNode { describedTree(of: view).root }

  /// The description of a view after layout under the renderer's traits, with the vocabulary of its properties.
  public func describedTree(of view: UIView) -> DescribedTree {
    traits.performAsCurrent {
      update(view)
      return view.describedTree()
    }
  }

  /// Lays a view out under the renderer's traits.
  public func layOut(_ view: UIView) {
    traits.performAsCurrent { update(view) }
  }

  private func update(_ view: UIView) {
    view.traitsMayDiffer()
    if let window = view as? UIWindow, window.application == nil {
      window.updateWithoutApplication()
    } else {
      view.layoutIfNeeded()
    }
  }
}
