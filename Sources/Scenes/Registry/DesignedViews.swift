import DesignedViews
import HeadlessUIKit

extension ViewClass {
  /// The classes of this package.
  public static let standard: [ViewClass] = [
    uiView, uiLabel, uiImageView, uiScrollView, uiStackView, uiWindow, stackView, gridView,
    accordionCellView, accordionView, tabBarView, dsCustomButton, dsSvgIconButton, dsToggleButton,
    dsCheckBox, dsTabButton, dsTabView, dsComboBox, dsEyeCatcherView, dsGuardView,
  ]

  public static let dsCustomButton = ViewClass(
    DsCustomButton.self, named: "DsCustomButton",
    properties: [
      Property("text", \DsCustomButton.text, "The caption."),
      Property("colorResources", of: Resource?.self, "Colours of the states, and icons.") {
        (button: DsCustomButton, resource) in button.colorResources = resource?.make()
      },
      Property("iconResources", of: Resource?.self, "Icons and background images of the states.") {
        (button: DsCustomButton, resource) in button.iconResources = resource?.make()
      },
      Property(
        "textHorzAlignment", \DsCustomButton.textHorzAlignment, "Where the caption stands."),
      Property(
        "borderWidth", \DsCustomButton.borderWidth, "Width of the border in the Border colour.",
        in: .atLeast(0)),
      Property(
        "roundRadius", \DsCustomButton.roundRadius, "Radius of the corners.", in: .atLeast(0)),
      Property("fontSize", \DsCustomButton.fontSize, "Size of the caption.", in: FontValue.sizes),
      Property("boldFont", \DsCustomButton.boldFont, "Whether the caption is bold."),
      Property("contentMargin", \DsCustomButton.contentMargin, "Space around icon and caption."),
      Property(
        "iconTextMargin", \DsCustomButton.iconTextMargin, "Space between icon and caption."),
      Property("turnOver", \DsCustomButton.turnOver, "Whether everything is turned by 180°."),
      Property("enabled", \DsCustomButton.enabled, "Whether the button can be used."),
      Property("selected", \DsCustomButton.selected, "Whether the button is chosen."),
      Property("activated", \DsCustomButton.activated, "Whether the button is pressed."),
      Property("inert", \DsCustomButton.inert, "Whether the button ignores taps."),
      Property(
        "multiLineText", \DsCustomButton.multiLineText, "Whether line breaks split the caption."),
      Property(
        "lineSpacing", \DsCustomButton.lineSpacing, "Extra space between lines, in line heights."),
      Property(
        "autoScaleToBounds", \DsCustomButton.autoScaleToBounds,
        "Whether content that is too wide is scaled down."),
      Property("key", \DsCustomButton.key, "A name of one's own."),
    ],
    setState: { (button: DsCustomButton, state) in
      button.enabled = !state.isDisabled
      button.selected = state.isSelected
      button.activated = state.isActivated
    },
    make: { DsCustomButton() })

  public static let dsSvgIconButton = ViewClass(
    DsSvgIconButton.self, named: "DsSvgIconButton", inheriting: dsCustomButton,
    properties: [
      Property("iconSize", \DsSvgIconButton.iconSize, "Size of the icon."),
      Property("viewboxSize", \DsSvgIconButton.viewboxSize, "Size of the paths' view box."),
      Property(
        "stretchIcon", \DsSvgIconButton.stretchIcon, "Whether the icon is as high as the content."),
    ],
    make: { DsSvgIconButton() })

  public static let dsToggleButton = ViewClass(
    DsToggleButton.self, named: "DsToggleButton", inheriting: dsSvgIconButton,
    make: { DsToggleButton() })

  public static let dsCheckBox = ViewClass(
    DsCheckBox.self, named: "DsCheckBox", inheriting: dsToggleButton,
    properties: [
      Property("checked", \DsCheckBox.checked, "Whether the box is checked; the same as selected."),
      Property("style", \DsCheckBox.style, "A check box or a radio button."),
    ],
    make: { DsCheckBox() })

  public static let dsTabButton = ViewClass(
    DsTabButton.self, named: "DsTabButton", inheriting: dsCustomButton,
    properties: [
      Property("earStyle", \DsTabButton.earStyle, "The shape of the corner at the open end."),
      Property(
        "attachBottom", \DsTabButton.attachBottom, "Whether the tab hangs below its content's top."),
    ],
    make: { DsTabButton() })
}

extension DsCheckBox.Style: SceneEnumeration {
  public static let sceneCases: [(name: String, value: DsCheckBox.Style)] = [
    ("checkBox", .checkBox), ("radioButton", .radioButton),
  ]
}

extension DsTabButton.EarStyle: SceneEnumeration {
  public static let sceneCases: [(name: String, value: DsTabButton.EarStyle)] = [
    ("round", .round), ("cut", .cut),
  ]
}
