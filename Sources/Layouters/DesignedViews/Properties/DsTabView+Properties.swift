import HeadlessUIKit
import Layouter

extension DsTabView {
  static let tabViewProperties = PropertyTable(
    inheriting: AccordionCellView.propertyTable,
    // The light value, whatever the traits are when the table is first used.
    defaults: [
      "backgroundColor": DsDefaults.panelFace
        .resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).described
    ],
    adding: [
      Property(
        "tabHeight", \DsTabView.tabHeight, default: 30, unit: .points, in: .atLeast(0),
        "Height of the bar and the tabs."),
      Property(
        "tabWidth", \DsTabView.tabWidth, default: 0, unit: .points, in: .atLeast(0),
        "Width of every tab; 0 for the width of its content."),
      Property(
        "tabMinWidth", \DsTabView.tabMinWidth, default: 0, unit: .points, in: .atLeast(0),
        "The minimum width of a tab; 0 for no limit."),
      Property(
        "tabMaxWidth", \DsTabView.tabMaxWidth, default: 0, unit: .points, in: .atLeast(0),
        "The maximum width of a tab; 0 for no limit."),
      Property(
        "borderWidth", \DsTabView.borderWidth, default: DsDefaults.tabBorderWidth, unit: .points,
        in: .atLeast(0), "Width of the tabs' borders, which neighbours share."),
      Property(
        "roundRadius", \DsTabView.roundRadius, default: DsDefaults.tabRoundRadius, unit: .points,
        in: .atLeast(0), "Radius of the tabs' ears."),
      Property("earStyle", \DsTabView.earStyle, default: .cut, "The shape of the tabs' ears."),
      Property(
        "fontSize", \DsTabView.fontSize, default: DsDefaults.tabFontSize, unit: .points,
        in: UIFont.sizes, "Size of the captions."),
      Property(
        "contentMargin", \DsTabView.contentMargin, default: DsDefaults.tabContentMargin,
        unit: .points, "Space around icon and caption; left is the leading side."),
      Property(
        "iconTextMargin", \DsTabView.iconTextMargin, default: DsDefaults.tabIconTextMargin,
        unit: .points, "Space between icon and caption."),
      Property(
        "attachBottom", \DsTabView.attachBottom, default: false,
        "Whether the tabs are open at the top, for a bar below the body."),
      Property(
        "turnOver", \DsTabView.turnOver, default: false,
        "Whether the tabs are rotated by 180°, for a bar to the left of the body."),
      Property(
        "barColor", \DsTabView.barColor, default: DsDefaults.tabBackground,
        "The colour behind the tabs."),
      Property(
        "arrowColorResources", default: Resource?.none,
        "Colours of the arrow buttons; those that are missing are the default ones.",
        get: { (view: DsTabView) in Resource(view.arrowColorResources) },
        set: { view, resource in view.arrowColorResources = resource?.make() }),
      Property(
        "selectedTab", \DsTabView.selectedTab, default: nil, as: .name,
        "The key of the selected tab."
      ).setLast(),
    ])
}
