import HeadlessUIKit
import Layouter

/// Receives the selection of tabs in a tab view.
public protocol DsTabViewDelegate: AnyObject {
  /// A tab was selected, by the user or programmatically.
  func onTabSelected(_ view: DsTabView, key: String)
}

/// An accordion cell whose label is a bar of tabs: a tap on a tab selects it, a tap on the selected
/// tab folds and unfolds the cell.
///
/// Its background is the panel, ``DsDefaults/panelFace``, which the selected tab belongs to.
///
/// The body and the delegate decide what selecting a tab shows. `orientation` and `labelPos` place
/// the bar; for the tabs to be open towards the body, a bar at the bottom needs `attachBottom`, and
/// one on the left needs `turnOver`.
open class DsTabView: AccordionCellView {
  /// The bar, with an arrow button on each side that appears if the tabs do not fit.
  public final let tabBar: TabBarView
  /// Receives the selections of tabs; not retained.
  public weak var tabViewDelegate: (any DsTabViewDelegate)?

  // MARK: Size of the tabs

  /// The height of the bar and the tabs, points.
  open var tabHeight: CGFloat = 30 {
    didSet {
      guard tabHeight != oldValue else { return }
      tabBar.bounds.size.height = tabHeight
      updateTabs()
    }
  }
  /// The width of every tab, points; 0 to fit each tab to its content.
  open var tabWidth: CGFloat = 0 { didSet { if tabWidth != oldValue { updateTabs() } } }
  /// The minimum width of a tab, points, if `tabWidth` is 0; 0 for no limit. It takes precedence
  /// over `tabMaxWidth`.
  open var tabMinWidth: CGFloat = 0 { didSet { if tabMinWidth != oldValue { updateTabs() } } }
  /// The maximum width of a tab, points, if `tabWidth` is 0; 0 for no limit.
  open var tabMaxWidth: CGFloat = 0 { didSet { if tabMaxWidth != oldValue { updateTabs() } } }

  // MARK: Look of the tabs

  /// The width of the tabs' borders, points. Neighbours share one border.
  open var borderWidth = DsDefaults.tabBorderWidth {
    didSet { if borderWidth != oldValue { updateTabs { $0.borderWidth = borderWidth } } }
  }
  /// The radius of the ears' corners, points.
  open var roundRadius = DsDefaults.tabRoundRadius {
    didSet { if roundRadius != oldValue { updateTabs { $0.roundRadius = roundRadius } } }
  }
  /// The shape of the ears' corners.
  open var earStyle = DsTabButton.EarStyle.cut {
    didSet { if earStyle != oldValue { updateTabs { $0.earStyle = earStyle } } }
  }
  /// The font size of the captions, points.
  open var fontSize = DsDefaults.tabFontSize {
    didSet { if fontSize != oldValue { updateTabs { $0.fontSize = fontSize } } }
  }
  /// The free space around icon and caption, points; `left` is the leading side.
  open var contentMargin = DsDefaults.tabContentMargin {
    didSet { if contentMargin != oldValue { updateTabs { $0.contentMargin = contentMargin } } }
  }
  /// The gap between icon and caption, points.
  open var iconTextMargin = DsDefaults.tabIconTextMargin {
    didSet { if iconTextMargin != oldValue { updateTabs { $0.iconTextMargin = iconTextMargin } } }
  }
  /// Whether the tabs are open at the top. `labelPos` places the bar.
  open var attachBottom = false {
    didSet { if attachBottom != oldValue { updateTabs { $0.attachBottom = attachBottom } } }
  }
  /// Whether the tabs are rotated by 180°.
  open var turnOver = false {
    didSet { if turnOver != oldValue { updateTabs { $0.turnOver = turnOver } } }
  }

  // MARK: Look of the bar

  /// The colour behind the tabs; by default ``DsDefaults/tabBackground``.
  open var barColor: UIColor? {
    get { tabBar.backgroundColor }
    set { tabBar.backgroundColor = newValue }
  }
  /// The colours of the arrow buttons. ``createArrowButton(next:)`` supplies missing colours, and
  /// all colours if it is nil.
  open var arrowColorResources: StatefulResource? { didSet { colorArrows() } }
  private let arrows: [(button: DsSvgIconButton, defaults: StatefulResource?)]

  private weak var selectedButton: DsTabButton?

  // MARK: Creating

  public override init(frame: CGRect = .zero) {
    tabBar = TabBarView(frame: CGRect(x: 0, y: 0, width: frame.width, height: 30))
    tabBar.disabledViewAlpha = DsDefaults.disabledViewAlpha
    let previous = Self.createArrowButton(next: false)
    let next = Self.createArrowButton(next: true)
    arrows = [previous, next].map { ($0, $0.colorResources) }
    super.init(frame: frame)
    barColor = DsDefaults.tabBackground
    backgroundColor = DsDefaults.panelFace
    tabBar.addLeftFuncButton(previous, kind: .scrollPrev)
    tabBar.addRightFuncButton(next, kind: .scrollNext)
    labelView = tabBar
    overlapBorders()
  }

  /// Always nil: the view is not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  /// A button of 24 by 24 points with an arrow.
  ///
  /// - Parameter next: whether the arrow points in reading direction, otherwise against it.
  open class func createArrowButton(next: Bool) -> DsSvgIconButton {
    let button = DsSvgIconButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    button.stretchIcon = true
    button.flipsIconForRightToLeft = true
    button.colorResources = StatefulResource([
      .init(.svgPath): .path(next ? nextArrow : previousArrow),
      .init(.bgColor): .color(DsDefaults.tabBackground),
      .init(.bgColor, .activated): .color(DsPalette.tabPressed),
      .init(.fgColor): .color(DsPalette.softInk),
      .init(.fgColor, .activated): .color(DsPalette.tabInkPressed),
      .init(.fgColor, .disabled): .color(DsPalette.arrowDisabled),
    ])
    button.roundRadius = 0
    return button
  }

  private static let nextArrow = "M8.59,16.58 L13.17,12 8.59,7.41 10,6 16,12 10,18 Z"
  private static let previousArrow = "M15.41,16.58 L10.83,12 15.41,7.41 14,6 8,12 14,18 Z"

  private func colorArrows() {
    for (button, defaults) in arrows {
      let colors = StatefulResource()
      colors.merge(arrowColorResources, overwrite: true)
      colors.merge(defaults, overwrite: false)
      button.colorResources = colors
    }
  }

  // MARK: Tabs

  /// The tabs in their order.
  public final var tabs: [DsTabButton] { tabBar.tabs.compactMap { $0 as? DsTabButton } }

  /// Appends a tab. Does nothing if a tab has the key already.
  ///
  /// - Parameters:
  ///   - key: the identifier of the tab, which the user does not see.
  ///   - label: the caption.
  ///   - color: the colours of its states; nil for ``DsDefaults/tabColor``.
  ///   - icon: its icons; nil for no icon.
  ///   - updateView: whether to lay out at once; otherwise the next layout pass does it.
  public final func addTab(
    _ key: String, label: String?, color: StatefulResource? = nil, icon: StatefulResource? = nil,
    updateView: Bool = false
  ) {
    let tab = makeTabButton()
    tab.key = key
    tab.text = label
    if let color { tab.colorResources = color }
    tab.iconResources = icon
    addTab(tab, updateView: updateView)
  }

  /// A button with the look and the colours of this view's tabs, for a tab that needs further
  /// settings. Subclasses can return their own kind of button.
  open func makeTabButton() -> DsTabButton {
    let tab = DsTabButton()
    tab.borderWidth = borderWidth
    tab.roundRadius = roundRadius
    tab.earStyle = earStyle
    tab.fontSize = fontSize
    tab.contentMargin = contentMargin
    tab.iconTextMargin = iconTextMargin
    tab.attachBottom = attachBottom
    tab.turnOver = turnOver
    return tab
  }

  /// Appends a button from ``makeTabButton()`` under its own key, and sets its size. Does nothing
  /// if the button has no key, or the key of another tab.
  public final func addTab(_ tab: DsTabButton, updateView: Bool = false) {
    guard let key = tab.key, getTabButton(key) == nil else { return }
    tab.setTarget(self, action: DsTabView.tabTapped)
    resize(tab)
    tabBar.addTab(tab, updateView: updateView)
  }

  /// Removes the tab with a key, and deselects it.
  public final func removeTab(_ key: String, updateView: Bool = false) {
    guard let tab = getTabButton(key) else { return }
    if tab === selectedButton { selectedTab = nil }
    tab.setTarget(nil)
    tabBar.removeTab(tab, updateView: updateView)
  }

  /// The tab with a key; nil if no tab has it.
  public final func getTabButton(_ key: String) -> DsTabButton? {
    tabs.first { $0.key == key }
  }

  private func updateTabs(_ change: (DsTabButton) -> Void = { _ in }) {
    for tab in tabs {
      change(tab)
      resize(tab)
    }
    overlapBorders()
  }

  private func resize(_ tab: DsTabButton) {
    var width = tabWidth
    if width <= 0 {
      let natural = naturalWidth(of: tab)
      width = max(tabMinWidth, tabMaxWidth > 0 ? min(natural, tabMaxWidth) : natural)
    }
    tab.frame.size = CGSize(width: width, height: tabHeight)
  }

  /// The width at which nothing on a tab is cut off.
  ///
  /// The preferred size limits an icon to the content's height; an icon that is higher, but not
  /// higher than the tab, is drawn in its own size.
  private func naturalWidth(of tab: DsTabButton) -> CGFloat {
    let width = tab.preferredSize(height: tabHeight).width
    let rects = tab.contentRects(
      in: CGRect(x: 0, y: 0, width: width, height: tabHeight), iconSize: tab.iconSize(in: .normal),
      hasText: tab.text != nil)
    return width + max(0, tab.textSize().width - (rects.text?.width ?? .infinity))
  }

  /// Overlaps neighbouring tabs by the border's width as it is drawn, on whole pixels.
  private func overlapBorders() {
    let scale = max(1, traitCollection.displayScale)
    tabBar.tabSpacing = -PixelGrid(scale: scale).lineWidth(borderWidth)
  }

  /// The total length of the tabs, if the bar does not fill its strip.
  open override var labelLength: CGFloat {
    labelAlignment == .fill ? super.labelLength : tabBar.sizeThatFits(.zero).width
  }

  open override func layoutSubviews() {
    overlapBorders()
    super.layoutSubviews()
  }

  // MARK: Selection

  /// The key of the selected tab; nil if no tab is selected. Setting a key that no tab has does
  /// nothing.
  public final var selectedTab: String? {
    get { selectedButton?.key }
    set {
      guard let newValue else { return select(nil) }
      guard let tab = getTabButton(newValue), tab !== selectedButton else { return }
      select(tab)
      tabViewDelegate?.onTabSelected(self, key: newValue)
    }
  }

  /// Selects a tab as a tap does, and scrolls it into view. Does nothing if no tab has the key, or
  /// it is selected already.
  public final func selectTab(_ key: String, animated: Bool = true) {
    guard let tab = getTabButton(key), tab !== selectedButton else { return }
    select(tab)
    tabBar.ensureTabVisible(tab, animated: animated)
    tabViewDelegate?.onTabSelected(self, key: key)
  }

  private func select(_ tab: DsTabButton?) {
    selectedButton?.selected = false
    selectedButton = tab
    guard let tab else { return }
    tab.selected = true
    // The selected tab's border covers its neighbours' where they share one.
    tab.superview?.bringSubviewToFront(tab)
  }

  private func tabTapped(_ button: DsCustomButton) {
    guard let key = button.key else { return }
    if button === selectedButton {
      toggleFolding(animated: true)
    } else {
      selectTab(key)
    }
  }

  // MARK: Description

  open override class var propertyTable: PropertyTable { tabViewProperties }

  // MARK: Customizing

  /// Lets the user move tabs. Until `endCustomize()`, taps select nothing.
  public final func beginCustomize() throws(CellDragSupportError) {
    try tabBar.bar.loadDragSupport().appearance = .standard
    try tabBar.beginCustomizing()
  }

  /// Ends customizing: the user can no longer move tabs.
  public final func endCustomize() { tabBar.endCustomizing() }
}
