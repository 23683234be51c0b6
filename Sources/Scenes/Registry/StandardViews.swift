import HeadlessUIKit

extension ViewClass {
  /// Every view has its keys.
  public static let uiView = ViewClass(
    name: "UIView", table: PropertyTable(adding: uiViewProperties), make: { UIView() })

  private static let uiViewProperties = [
    Property("frame", \UIView.frame, "Place and size in the superview: [x, y, width, height]."),
    Property("hidden", \UIView.isHidden, "Whether the view is left out of the picture."),
    Property("alpha", \UIView.alpha, "Opacity of the view and its subviews.", in: .between(0, 1)),
    Property("backgroundColor", \UIView.backgroundColor, "What fills the view."),
    Property("cornerRadius", \UIView.layer.cornerRadius, "Radius of the corners.", in: .atLeast(0)),
    Property(
      "borderWidth", \UIView.layer.borderWidth, "Width of the border inside the view.",
      in: .atLeast(0)),
    Property("borderColor", of: UIColor?.self, "Colour of the border.") { (view: UIView, color) in
      view.layer.borderColor = color?.cgColor
    },
    Property("shadow", of: ShadowValue.self, "Shadow of what the view draws.") {
      (view: UIView, shadow) in shadow.apply(to: view.layer)
    },
    Property(
      "clipsToBounds", \UIView.clipsToBounds, "Whether content and subviews end at the bounds."),
    Property("transform", of: TransformValue.self, "Turns, scales and moves the view.") {
      (view: UIView, value) in view.transform = value.transform
    },
    Property("contentMode", \UIView.contentMode, "How content of another size is placed."),
    Property("tintColor", of: UIColor?.self, "Colour of template images.") {
      (view: UIView, color) in view.tintColor = color
    },
    Property("layoutMargins", \UIView.layoutMargins, "Space between the edges and the content."),
    Property(
      "preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins,
      "Whether the margins reach at least as far in as the superview's."),
    Property(
      "insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea,
      "Whether the margins begin at the safe area."),
    Property("safeAreaInsets", \UIView.safeAreaInsets, "What bars cover of the view."),
    Property("contentHugging", of: PriorityPair.self, "How the view resists growing.") {
      (view: UIView, pair) in
      pair.apply { view.setContentHuggingPriority($0, for: $1) }
    },
    Property("compressionResistance", of: PriorityPair.self, "How the view resists shrinking.") {
      (view: UIView, pair) in
      pair.apply { view.setContentCompressionResistancePriority($0, for: $1) }
    },
    Property(
      "autoresizingMask", \UIView.autoresizingMask,
      "What gives way when the superview's size changes."),
    Property(
      "autoresizesSubviews", \UIView.autoresizesSubviews,
      "Whether subviews follow their autoresizing masks."),
    Property(
      "semanticContentAttribute", \UIView.semanticContentAttribute,
      "Whether the view is mirrored where text runs from right to left."),
    Property("isOpaque", \UIView.isOpaque, "Whether the view promises to fill its bounds."),
    Property(
      "isUserInteractionEnabled", \UIView.isUserInteractionEnabled,
      "Whether touches reach the view and its subviews."),
    Property(
      "isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled,
      "Whether the view gets more than one touch at a time."),
    Property(
      "isExclusiveTouch", \UIView.isExclusiveTouch,
      "Whether no other view gets touches while this one has some."),
    Property("tag", \UIView.tag, "A number of one's own."),
    Property(
      "translatesAutoresizingMaskIntoConstraints",
      \UIView.translatesAutoresizingMaskIntoConstraints,
      "Whether the view has its frame, and is not placed by constraints."),
    Property(
      "intrinsicContentSize", of: IntrinsicSize.self,
      "The natural size, in place of what the class answers."
    ) { (view: UIView, size) in
      view.layoutStandIn.intrinsicContentSize = CGSize(
        width: size.width ?? UIView.noIntrinsicMetric,
        height: size.height ?? UIView.noIntrinsicMetric)
    },
    Property(
      "alignmentRectInsets", of: UIEdgeInsets.self,
      "How far inside of the frame the rectangle is that constraints act on."
    ) { (view: UIView, insets) in view.layoutStandIn.alignmentRectInsets = insets },
    Property(
      "baselines", of: BaselinesValue.self,
      "Where the text's baselines are, in place of what the class answers."
    ) { (view: UIView, value) in view.layoutStandIn.baselines = value.baselines },
    Property(
      "overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle,
      "Light or dark for this view, whatever the variant."),
  ]

  public static let uiLabel = ViewClass(
    UILabel.self, named: "UILabel",
    properties: [
      Property("text", \UILabel.text, "The text; \\n breaks lines."),
      Property(
        "font", of: FontValue.self,
        "The system font's size, its size and weight, or a text style, which follows the text size."
      ) { (label: UILabel, value) in label.font = value.font },
      Property(
        "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory,
        "Whether a font of a text style follows changes of the text size."),
      Property("textColor", of: UIColor?.self, "Colour of the text.") { (label: UILabel, color) in
        label.textColor = color
      },
      Property("textAlignment", \UILabel.textAlignment, "Where lines stand in the label."),
      Property("lineBreakMode", \UILabel.lineBreakMode, "What becomes of text that is too long."),
      Property(
        "numberOfLines", \UILabel.numberOfLines, "The most lines; 0 for as many as there are.",
        in: .atLeast(0)),
      Property(
        "adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth,
        "Whether one line shrinks to the label's width."),
      Property(
        "minimumScaleFactor", \UILabel.minimumScaleFactor, "How far a line may shrink.",
        in: .between(0, 1)),
      Property(
        "preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth,
        "The width at which lines break for the intrinsic size.", in: .atLeast(0)),
      Property("highlightedTextColor", \UILabel.highlightedTextColor, "Colour when highlighted."),
      Property("isHighlighted", \UILabel.isHighlighted, "Whether the label is highlighted."),
      Property("shadowColor", \UILabel.shadowColor, "Colour of the letters' shadow."),
      Property("shadowOffset", of: CGPoint.self, "How far the letters' shadow is moved.") {
        (label: UILabel, offset) in
        label.shadowOffset = CGSize(width: offset.x, height: offset.y)
      },
    ],
    make: { UILabel() })

  public static let uiImageView = ViewClass(
    UIImageView.self, named: "UIImageView",
    properties: [
      Property("image", \UIImageView.image, "The picture."),
      Property("highlightedImage", \UIImageView.highlightedImage, "The picture when highlighted."),
      Property("isHighlighted", \UIImageView.isHighlighted, "Whether the view is highlighted."),
    ],
    make: { UIImageView() })

  public static let uiWindow = ViewClass(
    UIWindow.self, named: "UIWindow",
    properties: [
      Property("windowLevel", \UIWindow.windowLevel, "How near to the front the window is.")
    ],
    make: { UIWindow() })
}

extension UIWindow.Level: SceneValue {
  private static let named: [(name: String, value: UIWindow.Level)] = [
    ("normal", .normal), ("statusBar", .statusBar), ("alert", .alert),
  ]

  /// A name, or a number.
  public static func read(_ node: SceneNode, in context: ReadingContext) -> UIWindow.Level? {
    guard let name = node.text else {
      return CGFloat.read(node, in: context).map { UIWindow.Level($0) }
    }
    if let known = named.first(where: { $0.name == name }) { return known.value }
    context.unknown(name, of: named.map(\.name), as: "level", at: node)
    return nil
  }

  public static var schema: JSON {
    ["anyOf": [["enum": .array(named.map { .string($0.name) })], CGFloat.schema]]
  }
}
