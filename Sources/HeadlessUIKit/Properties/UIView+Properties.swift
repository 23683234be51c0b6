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
      "shadow", default: LayerShadow?.none, "Shadow of what the view draws.",
      get: { (view: UIView) in LayerShadow(of: view.loadedLayer) },
      set: { view, shadow in
        if let shadow { shadow.apply(to: view.layer) } else { view.layer.shadowOpacity = 0 }
      }
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
        view.rare?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
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

extension UILabel {
  static let labelProperties = PropertyTable(
    inheriting: UIView.viewProperties,
    defaults: [
      "contentMode": .string("left"), "isOpaque": .bool(false),
      "isUserInteractionEnabled": .bool(false),
    ],
    adding: [
      Property("text", \UILabel.text, default: nil, "The text; \\n breaks lines.")
        .role(.content),
      Property(
        "font", default: FontValue.fixed(.systemFont(ofSize: UIFont.labelFontSize)), unit: .points,
        "The system font's size, its size and weight, or a text style, which follows the text size.",
        get: { (label: UILabel) in FontValue(label.ownFont) },
        set: { label, value in label.font = value.font }),
      Property(
        "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory,
        default: false, "Whether a font of a text style follows changes of the text size."),
      Property(
        "textColor", default: UIColor?.some(.label), "Colour of the text.",
        get: { (label: UILabel) in label.ownTextColor },
        set: { label, color in label.textColor = color }),
      Property(
        "textAlignment", default: NSTextAlignment.natural,
        "Where lines are placed in the label's width.",
        get: { (label: UILabel) in label.ownTextAlignment },
        set: { label, alignment in label.textAlignment = alignment }),
      Property(
        "lineBreakMode", default: NSLineBreakMode.byTruncatingTail,
        "How text that is too long is wrapped or truncated.",
        get: { (label: UILabel) in label.ownLineBreakMode },
        set: { label, mode in label.lineBreakMode = mode }),
      Property(
        "numberOfLines", \UILabel.numberOfLines, default: 1, in: .atLeast(0),
        "The maximum number of lines; 0 for no limit."),
      Property(
        "adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth, default: false,
        "Whether one line shrinks to the label's width."),
      Property(
        "minimumScaleFactor", \UILabel.minimumScaleFactor, default: 0, in: .between(0, 1),
        "How far a line may shrink."),
      Property(
        "preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth, default: 0, unit: .points,
        in: .atLeast(0), "The width at which lines break for the intrinsic size."),
      Property(
        "highlightedTextColor", \UILabel.highlightedTextColor, default: nil,
        "Colour of the text when highlighted."
      )
      .visible(when: "set isHighlighted"),
      Property(
        "isHighlighted", \UILabel.isHighlighted, default: false, "Whether the label is highlighted."
      ),
      Property(
        "isEnabled", \UILabel.isEnabled, default: true,
        "Whether the text has its full colour; it is translucent otherwise."),
      Property(
        "shadowColor", \UILabel.shadowColor, default: nil, "Colour of the letters' shadow."),
      Property(
        "shadowOffset", default: CGPoint(x: 0, y: -1), unit: .points,
        "The distance from the letters to their shadow.",
        get: { (label: UILabel) in
          CGPoint(x: label.shadowOffset.width, y: label.shadowOffset.height)
        },
        set: { label, offset in
          label.shadowOffset = CGSize(width: offset.x, height: offset.y)
        }
      )
      .visible(when: "set shadowColor"),
      // The last one: fonts and colours that a label gets afterwards replace those of its text.
      Property(
        "attributedText", default: AttributedTextValue?.none,
        "The text as a list of runs, which have attributes of their own; the label's where they have none.",
        get: { (label: UILabel) in label.attributed.map { AttributedTextValue($0) } },
        set: { label, value in
          // Null leaves a plain text as it is.
          if value != nil || label.attributed != nil { label.attributedText = value?.string }
        }),
    ])
}

extension UIImageView {
  static let imageViewProperties = PropertyTable(
    inheriting: UIView.viewProperties,
    defaults: ["isOpaque": .bool(false), "isUserInteractionEnabled": .bool(false)],
    adding: [
      Property("image", \UIImageView.image, default: nil, "The picture."),
      Property(
        "highlightedImage", \UIImageView.highlightedImage, default: nil,
        "The picture when highlighted."),
      Property(
        "isHighlighted", \UIImageView.isHighlighted, default: false,
        "Whether the view is highlighted."),
    ])
}

extension UIControl {
  static let controlProperties = PropertyTable(
    inheriting: UIView.viewProperties,
    adding: [
      Property(
        "isEnabled", \UIControl.isEnabled, default: true, "Whether the control can be used."),
      Property(
        "isSelected", \UIControl.isSelected, default: false, "Whether the control is selected."),
      Property(
        "isHighlighted", \UIControl.isHighlighted, default: false,
        "Whether the control is pressed."),
      Property(
        "contentHorizontalAlignment", \UIControl.contentHorizontalAlignment, default: .center,
        "Where the content is placed between the left and the right edge."),
      Property(
        "contentVerticalAlignment", \UIControl.contentVerticalAlignment, default: .center,
        "Where the content is placed between the top and the bottom edge."),
      Property(
        "isFocused", default: false, "Whether the focus of a keyboard is on the control.",
        get: { (control: UIControl) in control.isFocused },
        set: { control, isFocused in control.hasFocus = isFocused }),
    ])
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

extension UIStackView {
  static let stackViewProperties = PropertyTable(
    inheriting: UIView.viewProperties,
    adding: [
      Property("axis", \UIStackView.axis, default: .horizontal, "A row or a column."),
      Property(
        "distribution", \UIStackView.distribution, default: .fill,
        "How the arranged subviews share the length."),
      Property(
        "alignment", \UIStackView.alignment, default: .fill,
        "Where the arranged subviews are placed across the axis."),
      Property(
        "spacing", default: StackSpacing(points: 0), unit: .points,
        "The gap between arranged subviews.",
        get: { (view: UIStackView) in StackSpacing(points: view.spacing) },
        set: { view, spacing in view.spacing = spacing.points }),
      Property(
        "isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement,
        default: false, "Whether the arranged subviews keep within the layout margins."),
      Property(
        "isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement, default: false,
        "Whether the gaps of a column are measured from baseline to baseline."),
    ])
}
