import Foundation

/// One of the shadows of a view's outline, as design tools and CSS (`box-shadow`) have them: several, larger or smaller
/// than the view, and inner ones. A `CALayer` has a single shadow, of its content.
///
///     card.outlineShadows = [
///       OutlineShadow(color: .black.withAlphaComponent(0.2), offset: CGSize(width: 0, height: 1), radius: 1),
///       OutlineShadow(color: .black.withAlphaComponent(0.1), offset: CGSize(width: 0, height: 8), radius: 12),
///     ]
public struct OutlineShadow: Sendable, Equatable {
  /// The colour; it may depend on the appearance.
  public var color: UIColor
  /// The opacity that the colour is multiplied by, from 0 to 1.
  public var opacity: Float
  /// Points; down and to the right if positive.
  public var offset: CGSize
  /// The standard deviation of the blur, points: half of what CSS and design tools call the blur.
  public var radius: CGFloat
  /// How far the shadow's outline is outside of the view's, points, or for an inner shadow inside of it; may be negative.
  /// Corners grow with it, and square corners stay square.
  public var spread: CGFloat
  /// Whether the shadow is inside: above the background and below the content.
  public var isInner: Bool

  /// A shadow.
  public init(
    color: UIColor = .black, opacity: Float = 1, offset: CGSize = CGSize(width: 0, height: 3),
    radius: CGFloat = 3, spread: CGFloat = 0, isInner: Bool = false
  ) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
    self.spread = spread
    self.isInner = isInner
  }
}

extension UIView {
  /// The shadows of the view's outline, which follows its bounds and its corners; the first one is on top. An addition
  /// to UIKit.
  ///
  /// Outer shadows are drawn outside of the outline only, below the view and also where it clips its content. Inner ones
  /// are drawn inside the border, above the background and below the content. Animations do not blend them.
  public var outlineShadows: [OutlineShadow] {
    get { extras?.outlineShadows ?? [] }
    set {
      guard newValue != outlineShadows else { return }
      loadExtras().outlineShadows = newValue
      setNeedsDisplay()
    }
  }

  /// A rectangle with the outer shadows of the outline around what the view draws, in the view's coordinates.
  func addingOutlineShadows(to ink: CGRect) -> CGRect {
    outlineShadows.reduce(ink) { ink, shadow in
      guard !shadow.isInner else { return ink }
      let reach = shadow.layerShadow(in: .current).reach + shadow.spread
      return ink.union(
        presentedBounds.insetBy(dx: -reach, dy: -reach)
          .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
    }
  }

  /// The outline that shadows follow.
  ///
  /// - Parameter rect: the bounds in the context's coordinates.
  func shadowOutline(in rect: CGRect) -> LayerOutline {
    guard let own = ownCorners else { return LayerOutline(rect: rect, layer: presentedLayer) }
    return LayerOutline(rect: rect, radius: own.radius, corners: own.corners)
  }

  /// Draws the outer shadows of the outline.
  func drawOuterShadows(in context: CGContext, rect: CGRect, traits: UITraitCollection) {
    let shadows = outlineShadows.filter { !$0.isInner }
    guard !shadows.isEmpty else { return }
    let pass = LayerPass(context: context, scale: context.scale)
    let outline = shadowOutline(in: rect)
    for shadow in shadows.reversed() {
      pass.drawOuterShadow(shadow.layerShadow(in: traits), of: outline, spread: shadow.spread)
    }
  }

  /// Draws the inner shadows of the outline, inside a border. A view that draws its own background calls this after it.
  ///
  /// - Parameter rect: the bounds in the context's coordinates.
  package func drawInnerShadows(
    in context: CGContext, rect: CGRect, borderWidth: CGFloat, traits: UITraitCollection
  ) {
    let shadows = outlineShadows.filter(\.isInner)
    guard !shadows.isEmpty else { return }
    let pass = LayerPass(context: context, scale: context.scale)
    let outline = shadowOutline(in: rect).inset(by: borderWidth)
    for shadow in shadows.reversed() {
      pass.drawInnerShadow(shadow.layerShadow(in: traits), of: outline, spread: shadow.spread)
    }
  }
}

extension OutlineShadow {
  func layerShadow(in traits: UITraitCollection) -> LayerPass.Shadow {
    let color = color.cgColor(in: traits)
    return LayerPass.Shadow(
      color: CGColor(
        red: color.red, green: color.green, blue: color.blue,
        alpha: color.alpha * CGFloat(min(max(opacity, 0), 1))),
      offset: offset, radius: radius)
  }
}
