extension UIView {
  /// The properties of every view.
  static let viewProperties = PropertyTable(
    adding: geometryAndLook + layoutAndEvents + accessibilityProperties + [presented])

  /// The properties that animations change.
  static let animatedProperties = PropertyTable(adding: geometryAndLook)

  private static let presented = Property(
    computed: "presentation", default: PropertyValue.null,
    "The values that an animation shows at the moment, where they differ from the view's own."
  ) { (view: UIView) in view.describedPresentation }.role(.presentation)

  private static let geometryAndLook = [
    Property(
      "frame", \UIView.frame, default: .zero, unit: .points, described: .never,
      "Place and size in the superview: [x, y, width, height]."),
    Property(
      "hidden", \UIView.isHidden, default: false, as: .state, described: .never,
      "Whether the view is left out of the picture."),
    Property(
      "alpha", \UIView.alpha, default: 1, in: .between(0, 1),
      "Opacity of the view and its subviews."),
    Property(
      "blendMode", default: LayerBlending.normal,
      "How the view and its subviews are blended with the content below.",
      get: { (view: UIView) in view.loadedLayer?.blending ?? LayerBlending.normal },
      set: { view, mode in view.layer.blending = mode }),
    Property("backgroundColor", \UIView.backgroundColor, default: nil, "What fills the view."),
    Property(
      "cornerRadius", default: CGFloat(0), unit: .points, in: .atLeast(0),
      "Radius of the corners.",
      get: { (view: UIView) in view.loadedLayer?.cornerRadius ?? 0 },
      set: { view, radius in view.layer.cornerRadius = radius }
    )
    .visible(when: "give the view a backgroundColor or a border, or let it clip its content"),
    Property(
      "maskedCorners", default: CACornerMask.all, "The corners that the radius rounds.",
      get: { (view: UIView) in view.loadedLayer?.maskedCorners ?? .all },
      set: { view, corners in view.layer.maskedCorners = corners }
    )
    .visible(when: "set cornerRadius"),
    Property(
      "borderWidth", default: CGFloat(0), unit: .points, in: .atLeast(0),
      "Width of the border inside the view.",
      get: { (view: UIView) in view.loadedLayer?.borderWidth ?? 0 },
      set: { view, width in view.layer.borderWidth = width }
    )
    .visible(when: "give the view a borderColor and a size"),
    Property(
      "borderColor", default: UIColor?.some(.black), "Colour of the border.",
      get: { (view: UIView) in
        guard let layer = view.loadedLayer else { return .black }
        return layer.borderColor.map { UIColor(cgColor: $0) }
      },
      set: { view, color in view.layer.borderColor = color?.cgColor }
    )
    .visible(when: "set borderWidth"),
    Property(
      "shadow", default: ViewShadow?.none,
      "Shadow of what the view draws, or a list of shadows of its outline.",
      get: { (view: UIView) in ViewShadow(of: view) },
      set: { view, shadow in ViewShadow.set(shadow, of: view) }
    ).role(.shadow)
      .visible(when: "set its opacity, and draw something that casts it"),
    Property(
      "clipsToBounds", \UIView.clipsToBounds, default: false,
      "Whether content and subviews end at the bounds."
    ).role(.clipsSubviews),
    Property(
      "transform", default: ViewTransform(.identity),
      "Scales, then rotates, then moves the view.",
      get: { (view: UIView) in ViewTransform(view.transform) },
      set: { view, value in view.transform = value.transform }
    ).role(.transform),
    Property(
      "contentMode", \UIView.contentMode, default: .scaleToFill,
      "How content of another size is placed."),
    Property(
      "tintColor", default: UIColor?.none, "Colour of template images; the superview's if null.",
      get: { (view: UIView) in view.rare?.tintColor },
      set: { view, color in view.tintColor = color }
    )
    .visible(when: "use a template image"),
  ]

  private static let layoutAndEvents = [
    Property(object: "layouter", "The layouter of the subviews.") { (view: UIView) in
      view.describedLayouter
    },
    Property(
      object: "layer",
      "What the view's layer has besides the view: its kind, its place in space, its mask."
    ) { (view: UIView) in view.describedLayer },
    Property(
      "layers", default: LayerList(), described: .never,
      "Layers behind the subviews, back to front.",
      get: { (view: UIView) in LayerList() },
      set: { view, list in view.show(list) }),
    Property(
      "layoutMargins",
      default: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), unit: .points,
      "Space between the edges and the content.",
      get: { (view: UIView) in
        view.explicitLayoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      },
      set: { view, margins in view.layoutMargins = margins }),
    Property(
      "preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins, default: false,
      "Whether the margins reach at least as far in as the superview's."),
    Property(
      "insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea, default: true,
      "Whether the margins begin at the safe area."),
    Property(
      "safeAreaInsets", default: UIEdgeInsets?.none, unit: .points,
      "What bars cover of the view; what follows from the superview if null.",
      get: { (view: UIView) in view.rare?.safeAreaInsets },
      set: { view, insets in
        if let insets { view.safeAreaInsets = insets } else { view.rare?.safeAreaInsets = nil }
      }),
    Property(
      "contentHugging", default: PriorityPair(horizontal: .defaultLow, vertical: .defaultLow),
      "How strongly the view resists growing beyond its natural size.",
      get: { (view: UIView) in PriorityPair(view.contentHuggingPriority) },
      set: { view, pair in pair.apply { view.setContentHuggingPriority($0, for: $1) } }),
    Property(
      "compressionResistance",
      default: PriorityPair(horizontal: .defaultHigh, vertical: .defaultHigh),
      "How strongly the view resists shrinking below its natural size.",
      get: { (view: UIView) in PriorityPair(view.contentCompressionResistancePriority) },
      set: { view, pair in
        pair.apply { view.setContentCompressionResistancePriority($0, for: $1) }
      }),
    Property(
      "autoresizingMask", \UIView.autoresizingMask, default: [],
      "What changes when the superview's size does."),
    Property(
      "autoresizesSubviews", \UIView.autoresizesSubviews, default: true,
      "Whether subviews follow their autoresizing masks."),
    Property(
      "semanticContentAttribute", \UIView.semanticContentAttribute, default: .unspecified,
      "Whether the view is mirrored where text runs from right to left."),
    Property(
      "isOpaque", \UIView.isOpaque, default: true, "Whether the view promises to fill its bounds."),
    Property(
      "isUserInteractionEnabled", \UIView.isUserInteractionEnabled, default: true,
      "Whether touches reach the view and its subviews."),
    Property(
      "isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled, default: false,
      "Whether the view gets more than one touch at a time."),
    Property(
      "isExclusiveTouch", \UIView.isExclusiveTouch, default: false,
      "Whether no other view gets touches while this one has some."),
    Property("tag", \UIView.tag, default: 0, "A number to find the view by."),
    Property(
      "translatesAutoresizingMaskIntoConstraints",
      \UIView.translatesAutoresizingMaskIntoConstraints, default: true, described: .never,
      "Whether the view keeps its frame rather than being placed by constraints."),
    Property(
      "intrinsicContentSize", default: IntrinsicSize?.none, unit: .points,
      "The natural size, in place of the one that the class has.",
      get: { (view: UIView) in
        view.layoutRecord?.standIn?.intrinsicContentSize.map { IntrinsicSize($0) }
      },
      set: { view, size in view.layoutStandIn.intrinsicContentSize = size?.size }),
    Property(
      "alignmentRectInsets", default: UIEdgeInsets?.none, unit: .points,
      "The distances from the frame to the rectangle that constraints act on.",
      get: { (view: UIView) in view.layoutRecord?.standIn?.alignmentRectInsets },
      set: { view, insets in view.layoutStandIn.alignmentRectInsets = insets }),
    Property(
      "baselines", default: LayoutBaselines?.none, unit: .points,
      "The text's baselines, in place of those that the class has.",
      get: { (view: UIView) in view.layoutRecord?.standIn?.baselines },
      set: { view, baselines in view.layoutStandIn.baselines = baselines }),
    Property(
      "overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle, default: .unspecified,
      "Light or dark for this view, whatever the variant."),
  ]
}

extension UIWindow {
  static let windowProperties = PropertyTable(
    inheriting: UIView.viewProperties,
    adding: [
      Property(
        "windowLevel", \UIWindow.windowLevel, default: .normal,
        "The window's level: higher windows are in front of lower ones."),
      Property(
        computed: "isKeyWindow", default: false, "Whether the window gets keyboard events.",
        get: { (window: UIWindow) in window.isKeyWindow }),
    ])
}
