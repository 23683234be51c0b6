extension UIView {
  /// The steps of the next update pass that must visit the view: its first two.
  ///
  /// If a view has a flag of a step, all views above it have that step's `descendant…` flag. So
  /// invalidation stops at the first ancestor that has it, and a pass only visits invalid branches.
  struct DirtyFlags: OptionSet {
    let rawValue: UInt8

    static let needsLayout = DirtyFlags(rawValue: 1 << 0)
    static let descendantNeedsLayout = DirtyFlags(rawValue: 1 << 1)
    static let needsUpdateConstraints = DirtyFlags(rawValue: 1 << 2)
    static let descendantNeedsUpdateConstraints = DirtyFlags(rawValue: 1 << 3)

    static let anyLayout: DirtyFlags = [.needsLayout, .descendantNeedsLayout]
    static let anyConstraints: DirtyFlags = [
      .needsUpdateConstraints, .descendantNeedsUpdateConstraints,
    ]
  }

  /// The Boolean properties.
  struct Flags: OptionSet {
    let rawValue: UInt32

    static let hidden = Flags(rawValue: 1 << 0)
    static let opaque = Flags(rawValue: 1 << 1)
    static let clipsToBounds = Flags(rawValue: 1 << 2)
    static let userInteractionEnabled = Flags(rawValue: 1 << 3)
    static let autoresizesSubviews = Flags(rawValue: 1 << 4)
    static let preservesSuperviewLayoutMargins = Flags(rawValue: 1 << 5)
    static let insetsLayoutMarginsFromSafeArea = Flags(rawValue: 1 << 6)
    /// Constraints place the view, rather than its frame or autoresizing mask.
    static let isPlacedByConstraints = Flags(rawValue: 1 << 7)
    /// The view or one below it has constraints, is an item of one, or is placed by them.
    static let takesPartInAutoLayout = Flags(rawValue: 1 << 8)
    /// The engine depends on the frame, which is given.
    static let notifiesEngineOfFrame = Flags(rawValue: 1 << 9)
    /// The view's `updateConstraints()` runs.
    static let isUpdatingConstraints = Flags(rawValue: 1 << 10)
    /// The constants of constraints depend on the margins, the safe area, the offset or the text of
    /// the view or of one below it.
    static let surroundsConstraints = Flags(rawValue: 1 << 11)
    /// A portal shows the view, or has shown it.
    static let mayHavePortal = Flags(rawValue: 1 << 12)
    /// A layout pass is visiting the view or its descendants.
    static let isInLayoutPass = Flags(rawValue: 1 << 13)
    /// The view was hidden in the last display pass.
    static let wasHidden = Flags(rawValue: 1 << 14)
    /// The view is a window or below one.
    static let inWindow = Flags(rawValue: 1 << 15)
    /// The layer keeps the drawn content, rather than the view: its class is not `CALayer`, or the view's class
    /// overrides `display(_:)`.
    static let layerKeepsContent = Flags(rawValue: 1 << 16)
    /// The layer's anchor point is not the middle.
    static let hasAnchorPoint = Flags(rawValue: 1 << 17)
    /// Animations were added to the layer.
    static let hasLayerAnimations = Flags(rawValue: 1 << 18)
    /// The view is composed differently than by its subviews in their order: the layer has sublayers without a view, or
    /// a subview's layer leaves the plane or the order.
    static let composesLayers = Flags(rawValue: 1 << 19)
    /// The layer leaves the plane of the superview, or the order of its siblings.
    static let isSpatial = Flags(rawValue: 1 << 20)
    /// The view is placing its subviews.
    static let isLayingOut = Flags(rawValue: 1 << 21)
    /// An observer of the view or its layer was ever registered.
    static let isObserved = Flags(rawValue: 1 << 22)
    /// A window or a container fills itself with the view: constraints do not change the frame.
    static let isHeldByContainer = Flags(rawValue: 1 << 23)
    /// ``UIView/updateProperties()`` was called after the last request of it.
    static let hasCurrentProperties = Flags(rawValue: 1 << 24)

    static let initial: Flags = [
      .opaque, .userInteractionEnabled, .autoresizesSubviews, .insetsLayoutMarginsFromSafeArea,
    ]

    mutating func set(_ flag: Flags, _ isOn: Bool) {
      if isOn { insert(flag) } else { remove(flag) }
    }
  }

  /// Margins as they were set: by sides, or by the reading direction, which can change.
  enum GivenLayoutMargins {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// Properties that few views set. They are kept apart so that the others stay small.
  final class RareProperties {
    /// Nil for the identity.
    var transform: CGAffineTransform?
    /// The whole transform, of which `transform` is the affine part; nil if it is affine.
    var spatialTransform: CATransform3D?
    /// The layer's anchor point as a fraction of the size; nil for the middle.
    var anchorPoint: CGPoint?
    /// The view whose layer is the layer's mask.
    var mask: UIView?
    var tag = 0
    var accessibilityIdentifier: String?
    var tintColor: UIColor?
    /// Nil for `unspecified`.
    var overrideUserInterfaceStyle: UIUserInterfaceStyle?
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var layoutMargins: GivenLayoutMargins?
    /// Nil if they follow from the superview's.
    var safeAreaInsets: UIEdgeInsets?
    /// The safe area while a transform moves the view; nil otherwise.
    var heldSafeAreaInsets: UIEdgeInsets?
    var priorities = LayoutPriorities()
    /// The Auto Layout state, once the view takes part.
    var layout: LayoutRecord?
    /// The content that the view drew in a window.
    var drawing: KeptDrawing?
    weak var portal: PortalView?
    /// The running animations, in the order of their start.
    var animations: [ViewAnimation] = []
    /// Nil if there are none.
    var gestureRecognizers: [UIGestureRecognizer]?
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    /// The controller that this is the root view of.
    weak var viewOwner: (any ViewOwner)?
    /// The properties that hardly any view has.
    var extras: Extras?
    /// The traits that were reported last to the tree below this view, which is in no shown window; nil for the
    /// standard screen's, and for views below such a root.
    var reportedTraits: UITraitCollection?
    var isReportingTraits = false
    /// The safe area that was reported to the view last.
    var reportedSafeAreaInsets = UIEdgeInsets.zero

    /// Notifies the objects that refer to the view without retaining it.
    func viewWillDeallocate() {
      layout?.itemWillDeallocate()
      for animation in animations { animation.viewHasGone() }
    }
  }

  /// Properties that hardly any view has. They are kept apart from ``RareProperties``, which each view in Auto Layout
  /// has.
  final class Extras {
    var accessibility: AccessibilityRecord?
    /// The first responder of the tree that this is the root of.
    weak var firstResponder: UIResponder?
    /// The overrides by ``UIView/traitOverrides``.
    var traitOverrides: UITraitCollection?
    /// The overrides by the container of the view's controller.
    var containerTraits: UITraitCollection?
    /// The overrides by the view's controller.
    var ownerTraits: UITraitCollection?
    var motionEffects: [UIMotionEffect] = []
    var contentSizeLimits = ContentSizeLimits()
    var traitRegistrations: [TraitRegistration] = []
    var interactions: [any UIInteraction] = []
    /// The values of the view that appearances may replace, or have set.
    var appearanceValues: [AnyHashable: AnyHashable] = [:]
    /// Nil for the superview's mode.
    var tintAdjustmentMode: UIView.TintAdjustmentMode?
    var contentScaleFactor: CGFloat?
    /// The standard deviation, points, of the blur of the content behind the view; 0 for none.
    var backdropBlur: CGFloat = 0
    var outlineShadows: [OutlineShadow] = []
    /// The layers that a scene lists, and what they are made from.
    var listedLayers: [CALayer] = []
    var layerList = LayerList()
    var restorationIdentifier: String?
    var ignoresInvertColors = false
    var showsLargeContent = false
    var largeContentTitle: String?
    var largeContentImage: UIImage?
  }

  /// The properties that hardly any view has; nil before one of them was set.
  var extras: Extras? { rare?.extras }

  func loadExtras() -> Extras {
    let rare = loadRare()
    if let extras = rare.extras { return extras }
    let extras = Extras()
    rare.extras = extras
    return extras
  }

  func loadRare() -> RareProperties {
    if let rare { return rare }
    let rare = RareProperties()
    self.rare = rare
    return rare
  }
}
