import ObjectiveCRuntime

/// What draws a layer, lays out its sublayers, or chooses its animations. A view is the delegate of its
/// layer.
///
/// All methods have defaults, as they are optional in Core Animation.
public protocol CALayerDelegate: ObjectiveCDelegate {
  /// Sets the layer's contents. The default has it drawn by ``draw(_:in:)``.
  func display(_ layer: CALayer)

  /// Draws the layer's content, in its coordinates. The default draws nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before the layer is drawn by ``draw(_:in:)``.
  func layerWillDraw(_ layer: CALayer)

  /// Places the sublayers. The default does nothing.
  func layoutSublayers(of layer: CALayer)

  /// What happens when a property changes: an animation, or `NSNull` for nothing. With nil, the
  /// default, the layer itself decides.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.displayByDrawing() }

  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  public func layerWillDraw(_ layer: CALayer) {}

  public func layoutSublayers(of layer: CALayer) {}

  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What a layer runs when a property of it changes: usually an animation, which it adds to itself.
public protocol CAAction {
  /// - Parameters:
  ///   - event: the key of the property.
  ///   - anObject: the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: an `NSNull` stands for no animation.
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
  /// Whether the layer keeps what it draws, rather than the view.
  var layerDrawsItself: Bool { get }
  func layerNeedsDisplay(in rect: CGRect?)
  /// Whether the view, which keeps what it draws, will draw.
  var hostNeedsDisplay: Bool { get }
  /// Has the view draw now, and keep that.
  func displayHost()
  /// Where the view's content mode places contents of a size; nil if the layer's gravity does.
  func contentsRect(for size: CGSize, in rect: CGRect) -> CGRect?
  /// The layer composes what it shows otherwise than by its view's subviews alone, from now on.
  func layerComposes()
  /// Something observes the layer, from now on.
  func layerIsObserved()

  /// The layer leaves the plane of its superlayer, or the order of its siblings.
  func layerIsSpatial()
  /// The layers of subviews that have been made.
  var loadedSubviewLayers: [CALayer] { get }

  /// Whether changes of the layer are to be reported, to be animated.
  var recordsLayerChanges: Bool { get }
  func layerDidChange(from old: LayerValues)
  /// Changes a copy of the layer to what the view's own animations show at the moment.
  func applyPresentation(to copy: CALayer)
  /// Whether the view's own animations run.
  var isAnimatingView: Bool { get }
  /// The view's own animations, as those of the layer, by their keys.
  var blockAnimations: [(key: String, animation: CAAnimation)] { get }
  func interruptViewAnimations()
  /// The layer got animations, or lost the last ones.
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
