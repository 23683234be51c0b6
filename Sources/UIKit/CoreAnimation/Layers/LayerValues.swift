/// The stored properties that most layers use.
///
/// For the layer of a view, the view stores its geometry, opacity, background and clipping.
package struct LayerValues {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The origin of the frame as it was set, which may be lost to rounding otherwise.
  var frameOrigin: CGPoint?
  package var opacity: Float = 1
  package var isHidden = false
  package var masksToBounds = false
  package var backgroundColor: CGColor?

  package var cornerRadius: CGFloat = 0
  package var maskedCorners: CACornerMask = .all
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = CGColor.black
  package var shadowColor: CGColor? = CGColor.black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?
}

/// The properties that few layers set. They are kept apart so that the others stay small.
struct RareLayerValues {
  var transform = CATransform3D.identity
  var sublayerTransform = CATransform3D.identity
  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0
  var isDoubleSided = true
  var isGeometryFlipped = false

  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var needsDisplayOnBoundsChange = false

  var name: String?
  var actions: [String: any CAAction]?
  var cornerCurve = CALayerCornerCurve.circular
  var compositing = LayerCompositing()
  var timing = MediaTiming()
  /// Values under keys that no property has.
  var custom: [String: Any] = [:]
  /// Properties without an effect here.
  var withoutEffect = PropertiesWithoutEffect()
}

/// Properties that are kept so that a program reads what it wrote.
struct PropertiesWithoutEffect {
  var isOpaque = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var wantsExtendedDynamicRange = false
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var style: [AnyHashable: Any]?
}

extension CALayer {
  /// The state of a layer besides its properties.
  struct State: OptionSet {
    let rawValue: UInt16

    /// The content must be drawn.
    static let needsDisplay = State(rawValue: 1 << 0)
    static let needsLayout = State(rawValue: 1 << 1)
    /// A layer below needs layout.
    static let sublayerNeedsLayout = State(rawValue: 1 << 2)
    /// The layer is a copy with presentation values.
    static let isPresentation = State(rawValue: 1 << 3)
    /// The list of sublayers contains the layers of the view's subviews.
    static let listsSubviews = State(rawValue: 1 << 4)
    /// The layout of the sublayers runs.
    static let isLayingOut = State(rawValue: 1 << 5)
    /// The layer has animations.
    static let hasAnimations = State(rawValue: 1 << 6)
    /// A window showed the layer at the end of a turn.
    static let isCommitted = State(rawValue: 1 << 7)
  }
}
