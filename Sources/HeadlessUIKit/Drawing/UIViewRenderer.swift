/// Makes pictures of view trees: lays a tree out, then draws it once.
///
///     let renderer = UIViewRenderer(scale: 2, traits: UITraitCollection(userInterfaceStyle: .dark))
///     let bitmap = try renderer.bitmap(of: button)
///
/// The picture shows the bounds of the view, whatever its place in a superview and its transform.
public struct UIViewRenderer: Sendable {
  /// Pixels a point.
  public var scale: CGFloat
  /// The traits that the tree is laid out and drawn under; ``scale`` is their display scale.
  public var traits: UITraitCollection
  /// What is behind the view; nothing if nil.
  public var backgroundColor: UIColor?

  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - traits: what they leave unspecified is as in ``UITraitCollection/standard``.
  ///   - backgroundColor: what is behind the view; nothing if nil.
  public init(
    scale: CGFloat, traits: UITraitCollection = .standard, backgroundColor: UIColor? = nil
  ) {
    self.scale = scale
    self.traits = UITraitCollection(
      traitsFrom: [.standard, traits, UITraitCollection(displayScale: scale)])
    self.backgroundColor = backgroundColor
  }

  /// A picture of a view in pixels; parts of a pixel at the right and the bottom get a whole one.
  ///
  /// - Throws: `CGContextError` if the picture would be too large, or if something in it could not
  ///   be drawn.
  public func bitmap(of view: UIView) throws(CGContextError) -> Bitmap {
    layOut(view)
    let context = try CGContext(size: view.bounds.size, scale: scale)
    draw(view, in: context)
    return try context.makeBitmap()
  }

  /// Draws a view into a bitmap, SVG or PDF context, with the origin of its bounds at the context's.
  public func draw(_ view: UIView, in context: CGContext) {
    traits.performAsCurrent {
      update(view)
      if let window = view as? UIWindow, window.application == nil, context.isBitmapContext {
        // A window that no application shows has no screen whose turns would bring it up to date.
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

  /// The description of a view that is laid out under the renderer's traits.
  public func viewNode(of view: UIView) -> ViewNode { describedTree(of: view).root }

  /// The description of a view that is laid out under the renderer's traits, with the words for its
  /// properties.
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
    view.noteTraitsForConstraints()
    if let window = view as? UIWindow, window.application == nil {
      window.updateWithoutApplication()
    } else {
      view.layoutIfNeeded()
    }
  }
}
