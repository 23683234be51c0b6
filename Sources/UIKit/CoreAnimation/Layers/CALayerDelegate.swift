import ObjectiveCRuntime

/// The object that draws a layer, lays out its sublayers and chooses its animations. A view is the delegate
/// of its layer.
///
/// All methods have defaults, as they are optional in Core Animation.
public protocol CALayerDelegate: ObjectiveCDelegate {
  /// Sets the layer's contents. The default calls ``draw(_:in:)``.
  func display(_ layer: CALayer)

  /// Draws the layer's content, in its coordinates. The default draws nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before the layer is drawn by ``draw(_:in:)``.
  func layerWillDraw(_ layer: CALayer)

  /// Places the sublayers. The default does nothing.
  func layoutSublayers(of layer: CALayer)

  /// The action when a property changes: an animation, or `NSNull` for none. With nil, the default, the
  /// layer itself decides.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws by ``draw(_:in:)`` by default.
  public func display(_ layer: CALayer) { layer.displayByDrawing() }

  /// Draws nothing by default.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing by default.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Does nothing by default.
  public func layoutSublayers(of layer: CALayer) {}

  /// Returns nil by default: the layer decides.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The action that a layer runs when its property changes: usually an animation, which it adds to itself.
public protocol CAAction {
  /// - Parameters:
  ///   - event: the key of the property.
  ///   - anObject: the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: an `NSNull` represents the absence of an animation.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// A view, as its layer sees it: it stores a part of the layer's properties, and its subviews' layers
/// are the layer's sublayers.
package protocol LayerHost: CALayerDelegate {
  var layerBounds: CGRect { get set }
  var layerPosition: CGPoint { get set }
  var layerFrame: CGRect { get set }
  var layerAnchorPoint: CGPoint { get set }
  var layerTransform: CATransform3D { get set }
  var layerOpacity: Float { get set }
  var layerIsHidden: Bool { get set }
  var layerMasksToBounds: Bool { get set }
  var layerBackgroundColor: CGColor? { get set }

  /// The layer of the superview.
  var superviewLayer: CALayer? { get }
  /// The layers of the subviews, back to front.
  var subviewLayers: [CALayer] { get }
  /// Whether there are subviews.
  var hasSubviews: Bool { get }
  /// Adds a view by its layer, in front of another subview or behind all.
  func addSubview(of layer: CALayer, above sibling: CALayer?)
  /// Removes the view from its superview.
  func removeFromSuperlayer()

  func layerNeedsLayout()
  /// Whether the view is placing its subviews.
  var isLayingOutLayer: Bool { get }
  /// A layer below, which no view has, needs layout.
  func sublayerNeedsLayout()
  func layOutLayerIfNeeded()
  /// Whether the layer, rather than the view, keeps the drawing.
  var layerDrawsItself: Bool { get }
  func layerNeedsDisplay(in rect: CGRect?)
  /// Whether the view, which keeps the drawing, will draw.
  var hostNeedsDisplay: Bool { get }
  /// Draws the view now, and keeps the drawing.
  func displayHost()
  /// Where the view's content mode places contents of a size; nil if the layer's gravity does.
  func contentsRect(for size: CGSize, in rect: CGRect) -> CGRect?
  /// From now on the layer also composes other content than its view's subviews.
  func layerComposes()
  /// From now on the layer has an observer.
  func layerIsObserved()

  /// The layer leaves the plane of its superlayer, or the order of its siblings.
  func layerIsSpatial()
  /// The layers of subviews that have been made.
  var loadedSubviewLayers: [CALayer] { get }

  /// Whether changes of the layer are to be reported, to be animated.
  var recordsLayerChanges: Bool { get }
  func layerDidChange(from old: LayerValues)
  /// Changes a copy of the layer to the current values of the view's own animations.
  func applyPresentation(to copy: CALayer)
  /// Whether the view's own animations run.
  var isAnimatingView: Bool { get }
  /// The view's own animations in the form of layer animations, by their keys.
  var blockAnimations: [(key: String, animation: CAAnimation)] { get }
  func interruptViewAnimations()
  /// The layer received its first animation, or lost the last one.
  func layerAnimationsDidChange(_ hasAnimations: Bool)

  /// Draws the view in a pass, with its bounds at a rectangle of the current user space.
  func drawHosted(in pass: LayerPass, at rect: CGRect)
  /// Draws the view as a subview, in a pass.
  ///
  /// - Parameter origin: of the superlayer's coordinates, in the current user space.
  func drawHosted(in pass: LayerPass, from origin: CGPoint)
  /// A rectangle around all that the view draws, in its coordinates.
  var hostedInkBounds: CGRect { get }
}
