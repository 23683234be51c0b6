import HeadlessUIKit
import Layouter

extension DsCustomButton {
  static let buttonProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    defaults: ["contentMode": .string("redraw"), "isOpaque": .bool(false)],
    adding: content + look + state
  ).visible(when: [
    "cornerRadius": "set roundRadius, which rounds a button's background and border",
    "borderColor": "give the resource a Border colour, and set borderWidth",
    "tintColor": "give the resource an SvgColor or Fg colour",
  ])

  private static let content = [
    Property("text", \DsCustomButton.text, default: nil, "The caption.")
      .role(.content),
    Property(
      "colorResources", default: Resource?.none,
      "Colours of the states, and icons. A view tree contains the current state's.",
      get: { (button: DsCustomButton) in
        button.visibleResources { !$0.isImage || button.iconResources == nil }
      },
      set: { button, resource in button.colorResources = resource?.make() }),
    Property(
      "iconResources", default: Resource?.none,
      "Icons and background images of the states. A view tree contains the current state's.",
      get: { (button: DsCustomButton) in
        button.visibleResources { $0.isImage && button.iconResources != nil }
      },
      set: { button, resource in button.iconResources = resource?.make() }),
    Property(
      "textHorzAlignment", \DsCustomButton.textHorzAlignment, default: .center,
      "Where the caption is placed in its area; left is the leading side, right the trailing one."),
  ]

  private static let look = [
    Property(
      "contentHorzAlignment", \DsCustomButton.contentHorzAlignment, default: .fill,
      "Where icon and caption are placed as a group; left is the leading side, right the trailing "
        + "one, fill for the icon at the edge and the caption in the rest."),
    Property(
      "borderWidth", \DsCustomButton.borderWidth, default: DsDefaults.btnBorderWidth,
      unit: .points, in: .atLeast(0), "Width of the border in the Border colour."
    )
    .visible(when: "give the resource a Border colour"),
    Property(
      "roundRadius", \DsCustomButton.roundRadius, default: DsDefaults.btnRoundRadius,
      unit: .points, in: .atLeast(0), "Radius of the corners."
    )
    .visible(when: "give the resource a Bg or a Border colour"),
    Property(
      "fontSize", \DsCustomButton.fontSize, default: DsDefaults.btnFontSize, unit: .points,
      in: UIFont.sizes, "Size of the caption."
    )
    .visible(when: "set text"),
    Property(
      "font", default: FontValue?.none, unit: .points,
      "A custom font, in place of fontSize and boldFont.",
      get: { (button: DsCustomButton) in button.captionFont.map { FontValue($0) } },
      set: { button, value in button.captionFont = value?.font }
    ).visible(when: "set text"),
    Property("boldFont", \DsCustomButton.boldFont, default: true, "Whether the caption is bold.")
      .visible(when: "set text"),
    Property(
      "adjustsFontForContentSizeCategory", \DsCustomButton.adjustsFontForContentSizeCategory,
      default: true, "Whether caption and icon scale with the user's preferred text size."),
    Property(
      "contentMargin", \DsCustomButton.contentMargin, default: DsDefaults.btnContentMargin,
      unit: .points, "Space around icon and caption; left is the leading side."),
    Property(
      "iconTextMargin", \DsCustomButton.iconTextMargin, default: DsDefaults.btnIconTextMargin,
      unit: .points, "Space between icon and caption."
    )
    .visible(when: "give the button both an icon and a text"),
    Property(
      "turnOver", \DsCustomButton.turnOver, default: false,
      "Whether everything is rotated by 180°."),
  ]

  private static let state = [
    Property(
      computed: "buttonState", as: .name, "The state that follows from the next three properties.",
      get: { (button: DsCustomButton) in button.buttonState }),
    Property(
      "enabled", \DsCustomButton.enabled, default: true, as: .state, described: .never,
      "Whether the button can be used."),
    Property(
      "selected", \DsCustomButton.selected, default: false, as: .state, described: .never,
      "Whether the button is selected."),
    Property(
      "activated", \DsCustomButton.activated, default: false, as: .state, described: .never,
      "Whether the button is pressed."),
    Property(
      "customStates", \DsCustomButton.customStates, default: [], as: .state,
      "Custom states, such as focused, which the scene declares under 'states'."),
    Property(
      "inert", \DsCustomButton.inert, default: false, as: .state,
      "Whether the button ignores taps."),
    Property(
      "multiLineText", \DsCustomButton.multiLineText, default: false,
      "Whether line breaks split the caption."),
    Property(
      "lineSpacing", \DsCustomButton.lineSpacing, default: 0.3, unit: .lineHeights,
      "Extra space between lines."
    )
    .visible(when: "set multiLineText, and break lines in text"),
    Property(
      "autoScaleToBounds", \DsCustomButton.autoScaleToBounds, default: false,
      "Whether content that is too wide is scaled down."),
    Property("key", \DsCustomButton.key, default: nil, "A name to find the button by."),
  ]

  /// The resources of certain types that are visible in the current state; nil if there are none.
  fileprivate func visibleResources(where isIncluded: (ResType) -> Bool) -> Resource? {
    var values: [ResourceKey: ResourceValue] = [:]
    for type in visibleResourceTypes where isIncluded(type) {
      if type == .bgColor, color(type)?.cgColor.alpha == 0 { continue }
      // A default path adds nothing to the class and the state.
      let value =
        type.valueKind == .path
        ? colorResources?
          .resourceForButton(type, in: buttonState, customStates: customStates)
        : resource(type, in: buttonState)
      // A MonoResource returns its one value for every type.
      if value?.kind == type.valueKind { values[ResourceKey(type)] = value }
    }
    return values.isEmpty ? nil : Resource(values: values)
  }
}

extension DsSvgIconButton {
  static let svgIconButtonProperties = PropertyTable(
    inheriting: DsCustomButton.propertyTable,
    adding: [
      Property(
        "iconSize", \DsSvgIconButton.iconSize, default: CGSize(width: 24, height: 24),
        unit: .points, "Size of the icon."
      )
      .visible(when: "give the resource an SvgPath"),
      Property(
        "viewboxSize", \DsSvgIconButton.viewboxSize, default: CGSize(width: 24, height: 24),
        "Size of the paths' view box."
      )
      .visible(when: "give the resource an SvgPath"),
      Property(
        "stretchIcon", \DsSvgIconButton.stretchIcon, default: false,
        "Whether the icon is as high as the content."),
      Property(
        "flipsIconForRightToLeft", \DsSvgIconButton.flipsIconForRightToLeft, default: false,
        "Whether the icon is mirrored where the interface runs from right to left."),
    ])
}

extension DsAccordionLabel {
  static let accordionLabelProperties = PropertyTable(
    inheriting: DsSvgIconButton.propertyTable,
    defaults: [
      "isUserInteractionEnabled": .bool(false), "textHorzAlignment": .string("left"),
      "contentMargin": defaultMargin.described, "iconSize": defaultIconSize.described,
    ],
    adding: [
      Property(
        computed: "folded", default: false, "Whether the label's cell is folded.",
        get: \DsAccordionLabel.isFolded)
    ])
}

extension DsCheckBox {
  static let checkBoxProperties = PropertyTable(
    inheriting: DsSvgIconButton.propertyTable, defaults: ["textHorzAlignment": .string("left")],
    adding: [
      Property(
        "checked", \DsCheckBox.checked, default: false, as: .state, described: .never,
        "Whether the box is checked; the same as selected."),
      Property("style", \DsCheckBox.style, default: .checkBox, "A check box or a radio button."),
      Property(
        computed: "ringColor", default: UIColor?.none,
        "The colour of a radio button's ring, where the dot in it has another one.",
        get: \DsCheckBox.ringColor),
    ])
}

extension DsTabButton {
  static let tabButtonProperties = PropertyTable(
    inheriting: DsCustomButton.propertyTable,
    defaults: [
      "borderWidth": DsDefaults.tabBorderWidth.described,
      "roundRadius": DsDefaults.tabRoundRadius.described,
      "fontSize": DsDefaults.tabFontSize.described,
      "contentMargin": DsDefaults.tabContentMargin.described,
      "iconTextMargin": DsDefaults.tabIconTextMargin.described,
    ],
    adding: [
      Property(
        "earStyle", \DsTabButton.earStyle, default: .cut,
        "The shape of the corner at the open end."),
      Property(
        "attachBottom", \DsTabButton.attachBottom, default: false,
        "Whether the tab hangs from the bottom edge of its content."),
    ])
}

extension DsComboBox {
  static let comboBoxProperties = PropertyTable(
    inheriting: DsSvgIconButton.propertyTable,
    defaults: [
      "textHorzAlignment": .string("left"), "borderWidth": .number(1),
      "contentMargin": UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 2).described,
    ],
    adding: [
      Property(
        "items", \DsComboBox.items, default: [], as: .other,
        "The items of the list, from the top."),
      Property(
        "value", \DsComboBox.value, default: nil,
        "The value of the selected item; a value that no item has is ignored."),
      Property(
        "anchorPos", \DsComboBox.anchorPos, default: .leftBottom,
        "The corner to which the list is attached: at a top corner it opens upwards; left is the "
          + "leading side."),
      Property(
        "maxDropDownHeight", \DsComboBox.maxDropDownHeight, default: 0, unit: .points,
        in: .atLeast(0), "The height above which the list scrolls; 0 to show all items."),
      Property(
        "itemColorResources", default: Resource(DsComboBox.defaultItemColors),
        "Colours of the list's items, and of their tick.",
        get: { (comboBox: DsComboBox) in Resource(comboBox.itemColorResources) },
        set: { comboBox, resource in comboBox.itemColorResources = resource?.make() }),
      Property(
        "droppingDown", \DsComboBox.droppingDown, default: false, "Whether the list is open."
      ).setLast(),
    ])
}

extension DsEyeCatcherView {
  static let eyeCatcherProperties = PropertyTable(
    inheriting: DsSvgIconButton.propertyTable,
    defaults: [
      "borderWidth": .number(0.5), "roundRadius": .number(3), "iconTextMargin": .number(6),
      "contentMargin": UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10).described,
      "textHorzAlignment": .string("left"),
      "iconSize": iconSize(forFontSize: DsDefaults.btnFontSize).described,
    ])
}

extension DsGuardView {
  static let guardViewProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    defaults: [
      "backgroundColor": defaultColor.described,
      "autoresizingMask": UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]).described,
    ])
}

extension ResType {
  fileprivate var isImage: Bool { valueKind == .image }
}

extension ViewState: DescribableValue {
  /// In the notation of variants' names: `disabled+selected`.
  public var described: PropertyValue { .string(description) }
  /// A name.
  public static var kind: PropertyKind { .name }
}

extension DsCheckBox.Style: NamedCases {
  /// The names of the cases.
  public static var namedCases: [(name: String, value: Self)] { allCases.map { ($0.rawValue, $0) } }
}

extension DsTabButton.EarStyle: NamedCases {
  /// The names of the cases.
  public static var namedCases: [(name: String, value: Self)] { allCases.map { ($0.rawValue, $0) } }
}

extension DsComboBox.Item: DescribableValue {
  /// `{label, value}`
  public var described: PropertyValue { .map(["label": .string(label), "value": value.described]) }

  /// A record of a text and a number.
  public static var kind: PropertyKind {
    .record(["label": .init(.text), "value": .init(.number)])
  }
}
