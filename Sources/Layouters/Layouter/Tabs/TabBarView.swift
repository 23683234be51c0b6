import HeadlessUIKit

/// A bar of tabs with function buttons on both sides, which scrolls if the tabs do not fit.
///
/// Tabs are any views and keep their widths. A tab that is lower than the bar is at its top, a
/// higher one is cut off. Scroll buttons are visible only if the tabs do not fit, and are enabled
/// only while there is something to scroll to in their direction. A tap on a function button without a
/// target performs its ``perform(_:)``.
///
/// Where the interface runs from right to left, so does the bar: "left" then means the leading side,
/// which is the right one. A bar along a vertical edge always runs from top to bottom.
open class TabBarView: UIView {
  /// The purpose of a function button.
  public enum FuncButtonKind: Int, Sendable, CaseIterable {
    /// Scrolls to the previous tabs; the bar shows and enables it.
    case scrollPrev = 0
    /// Scrolls to the next tabs; the bar shows and enables it.
    case scrollNext = 1
    /// Lets the user move tabs, or no longer.
    case customizing = 2
    /// Folds or unfolds the accordion cell that the bar labels.
    case folding = 3
    /// A client's; the bar performs nothing.
    case other = 4

    var scrolls: Bool { self == .scrollPrev || self == .scrollNext }
  }

  private struct FuncButton {
    let view: UIView
    let kind: FuncButtonKind
  }

  /// The opacity, from 0 to 1, of a scroll button that leads nowhere and that is a view which cannot be
  /// disabled; 1 by default, so that it looks the same.
  public var disabledViewAlpha: CGFloat = 1
  /// Receives changes of the bar's state; not retained.
  public weak var tabViewDelegate: (any TabViewDelegate)?
  /// The gap between tabs, points; negative to let them overlap.
  public var tabSpacing: CGFloat {
    get { strip.stackLayout.cellSpacing }
    set { strip.stackLayout.cellSpacing = newValue }
  }
  /// Where tabs that are lower than the bar are placed in it, or whether they are stretched.
  public var tabAlignment: AlignEx {
    get { strip.stackLayout.cellAlignment }
    set { strip.stackLayout.cellAlignment = newValue }
  }

  /// The view that contains the tabs, between the function buttons.
  public final var bar: StackView { strip }
  let strip = TabStrip()
  /// The function buttons on the left, the bar, and those on the right.
  private let parts = StackLayout(orientation: .horizontal, alignment: .fill)
  private var funcButtons: [FuncButton] = []
  /// Whether the accordion cell that the bar labels is folded.
  public internal(set) final var isFolded = false

  /// The size at the last layout.
  private var knownSize: CGSize?
  /// How far the bar is scrolled from its first tab, points.
  private var scrolledDistance: CGFloat = 0
  private var isLayingOut = false

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    autoresizesSubviews = false
    strip.tabBar = self
    strip.stackLayout.layoutDelegate = self
    parts.observesChildren = true
    parts.host = self
    parts.parentView = self
    parts.addChild(strip)
  }

  /// Always nil: the view is not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Tabs

  /// The tabs in their order.
  public final var tabs: [UIView] { strip.stackLayout.children.compactMap(\.view) }

  /// The number of tabs.
  public final var tabCount: Int { tabs.count }

  /// The tab with an index; nil if it is out of range.
  public final func tabAt(_ index: Int) -> UIView? {
    let tabs = tabs
    return tabs.indices.contains(index) ? tabs[index] : nil
  }

  /// The first tab that a predicate accepts.
  public final func findTab(_ predicate: (UIView) -> Bool) -> UIView? {
    tabs.first(where: predicate)
  }

  /// Appends a tab, unless it is in the bar already.
  ///
  /// - Parameter updateView: whether to lay out at once; otherwise the next layout pass does it.
  public func addTab(_ tab: UIView, updateView: Bool = false) {
    insertTab(tab, before: nil, updateView: updateView)
  }

  /// Inserts a tab before another one, or appends it if that is nil.
  public func insertTab(_ tab: UIView, before sibling: UIView?, updateView: Bool = false) {
    strip.insertChild(tab, before: sibling)
    if updateView { updateLayout() }
  }

  /// Removes a tab; does nothing if it is not in the bar.
  ///
  /// - Parameter updateView: whether to lay out at once; otherwise the next layout pass does it.
  public func removeTab(_ tab: UIView, updateView: Bool = false) {
    strip.removeChild(tab)
    if updateView { updateLayout() }
  }

  // MARK: Function buttons

  /// Adds a button on the left, next to the bar.
  public func addLeftFuncButton(_ button: UIView, kind: FuncButtonKind) {
    add(button, kind, before: strip)
  }

  /// Adds a button on the right, at the end.
  public func addRightFuncButton(_ button: UIView, kind: FuncButtonKind) {
    add(button, kind, before: nil)
  }

  private func add(_ button: UIView, _ kind: FuncButtonKind, before sibling: UIView?) {
    guard !parts.containsChild(button) else { return }
    funcButtons.append(FuncButton(view: button, kind: kind))
    parts.insertChild(button, before: sibling)
    if kind != .other { connect(button, to: kind) }
  }

  /// Makes taps on a button without a target of its own perform an action of the bar.
  private func connect(_ button: UIView, to kind: FuncButtonKind) {
    if let button = button as? any FunctionButton {
      button.setDefaultAction { [weak self] in self?.perform(kind) }
    } else if let control = button as? UIControl, control.allControlEvents.isEmpty {
      control.addAction(UIAction { [weak self] _ in self?.perform(kind) }, for: .touchUpInside)
    }
  }

  /// Performs the action of a kind of function button.
  open func perform(_ kind: FuncButtonKind) {
    switch kind {
    case .scrollPrev: scrollPrev()
    case .scrollNext: scrollNext()
    case .customizing: if isCustomizing { endCustomizing() } else { try? beginCustomizing() }
    case .folding:
      guard let owner = superview as? any Foldable else { return }
      if owner.folding { owner.unfold(animated: true) } else { owner.fold(animated: true) }
    case .other: break
    }
  }

  /// Removes a function button; other views are ignored.
  public func removeFuncButton(_ button: UIView) {
    guard funcButtons.contains(where: { $0.view === button }) else { return }
    parts.removeChild(button)
  }

  /// Releases a button that is removed from the bar.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard let index = funcButtons.firstIndex(where: { $0.view === subview }) else { return }
    funcButtons.remove(at: index)
    parts.removeChild(subview)
  }

  // MARK: Layout

  /// Sets the frames of the tabs and the function buttons, and shows the buttons that are needed.
  public final func updateLayout() {
    strip.updateLayout()
    layOut()
  }

  open override class var propertyTable: PropertyTable { tabBarProperties }

  open override var frame: CGRect {
    didSet { if superview != nil { layOutForChangedSize() } }
  }

  open override var bounds: CGRect {
    didSet { if superview != nil { layOutForChangedSize() } }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { layOut() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  private func layOutForChangedSize() {
    guard bounds.size != knownSize else { return }
    layOut()
  }

  private func layOut() {
    guard !isLayingOut else { return }
    isLayingOut = true
    knownSize = bounds.size
    parts.adapt { parts in
      showScrollButtonsIfNeeded()
      (parts as? StackLayout)?.isMirrored = isMirrored
      (parts as? StackLayout)?.fixedSideSize = bounds.height
      let size = CGSize(
        width: max(0, bounds.width - width { _ in true }), height: bounds.height)
      if strip.frame.size != size { strip.frame.size = size }
    }
    parts.updateLayout()
    if strip.stackLayout.isMirrored != isMirrored {
      strip.stackLayout.isMirrored = isMirrored
      strip.updateLayout()
    }
    let offset = offset(at: min(scrolledDistance, endDistance))
    if strip.contentOffset.x != offset { strip.contentOffset.x = offset }
    isLayingOut = false
    stripDidScroll()
  }

  // MARK: Layout direction

  private var isMirrored: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft && transform.b == 0
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if superview != nil { layOut() }
  }

  /// The strip's offset at a distance from the first tab. In a mirrored bar the tabs end at the right:
  /// the offset is negative where they do not fill the strip.
  private func offset(at distance: CGFloat) -> CGFloat {
    strip.stackLayout.isMirrored ? contentWidth - strip.bounds.width - distance : distance
  }

  /// The distance of a place in the strip from the first tab's leading edge, or vice versa.
  private func mirroredIfNeeded(_ position: CGFloat) -> CGFloat {
    strip.stackLayout.isMirrored ? contentWidth - position : position
  }

  /// The total width of the visible function buttons of certain kinds.
  private func width(of isIncluded: (FuncButtonKind) -> Bool) -> CGFloat {
    funcButtons.filter { !$0.view.isHidden && isIncluded($0.kind) }
      .reduce(0) { $0 + $1.view.frame.width }
  }

  private func showScrollButtonsIfNeeded() {
    let isFitting = bounds.width - width { !$0.scrolls } >= contentWidth
    for button in funcButtons where button.kind.scrolls && button.view.isHidden != isFitting {
      button.view.isHidden = isFitting
    }
  }

  private var contentWidth: CGFloat { strip.stackLayout.getSize().width }

  /// The distance from the first tab at which the last tab ends at the bar's end.
  private var endDistance: CGFloat { max(0, contentWidth - strip.bounds.width) }

  /// The size that shows all tabs without scroll buttons.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let visible = tabs + funcButtons.filter { !$0.kind.scrolls }.map(\.view)
    return CGSize(
      width: contentWidth + width { !$0.scrolls },
      height: visible.filter { !$0.isHidden }.map(\.frame.height).max() ?? 0)
  }

  /// None: the bar scrolls its tabs, and is as high as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  // MARK: Scrolling

  /// Scrolls to the tab before the first visible one, which may be visible only in part.
  public final func scrollPrev() {
    let tabs = tabs.filter { !$0.isHidden }
    let first = tab(at: scrolledDistance).flatMap { tab in tabs.firstIndex { $0 === tab } }
    scroll(to: first.map { tabs[max(0, $0 - 1)] }, orBy: -strip.bounds.width / 5)
  }

  /// Shows the whole first tab that is not fully visible.
  public final func scrollNext() {
    let (start, width) = (scrolledDistance, strip.bounds.width)
    // A tab that is wider than the bar is never fully visible.
    let next = tab(at: start + width).flatMap { distance(to: $0) > start ? $0 : nil }
    scroll(to: next, orBy: width / 5)
  }

  /// Scrolls a tab into view.
  public final func ensureTabVisible(_ tab: UIView, animated: Bool = false) {
    guard strip.stackLayout.containsChild(tab) else { return }
    updateLayout()
    if animated {
      strip.slide(toShow: tab.frame)
    } else {
      strip.scrollRectToVisible(tab.frame, animated: false)
    }
  }

  /// The tab at a distance from the first tab's leading edge.
  private func tab(at distance: CGFloat) -> UIView? {
    let point = CGPoint(x: mirroredIfNeeded(distance), y: strip.bounds.midY)
    return strip.stackLayout.hitTest(point)?.view
  }

  /// The distance of a tab's leading edge from the first tab's leading edge.
  private func distance(to tab: UIView) -> CGFloat {
    strip.stackLayout.isMirrored ? contentWidth - tab.frame.maxX : tab.frame.minX
  }

  private func scroll(to tab: UIView?, orBy change: CGFloat) {
    if let tab { return strip.slide(toShow: tab.frame) }
    var offset = strip.contentOffset
    offset.x = self.offset(at: min(max(0, scrolledDistance + change), endDistance))
    strip.slide(to: offset)
  }

  final func stripDidScroll() {
    guard !isLayingOut else { return }
    scrolledDistance =
      strip.stackLayout.isMirrored
      ? contentWidth - strip.bounds.width - strip.contentOffset.x : strip.contentOffset.x
    updateScrollButtons()
  }

  private func updateScrollButtons() {
    for button in funcButtons where button.kind.scrolls && !button.view.isHidden {
      // The rest may be only the rounding error of the sum of widths.
      let rest =
        button.kind == .scrollPrev ? scrolledDistance : endDistance - scrolledDistance
      let isEnabled = rest > 1e-6
      guard button.view.isUserInteractionEnabled != isEnabled else { continue }
      button.view.isUserInteractionEnabled = isEnabled
      funcButtonStateChanged(button.view, enabled: isEnabled)
    }
  }

  /// Called when a scroll button becomes enabled or disabled. By default, sets the state of a
  /// ``FunctionButton`` or a `UIControl`, and informs the delegate. Without a delegate, a view that
  /// cannot be disabled gets ``disabledViewAlpha``.
  open func funcButtonStateChanged(_ button: UIView, enabled: Bool) {
    if let button = button as? any FunctionButton {
      button.enabled = enabled
    } else if let control = button as? UIControl {
      control.isEnabled = enabled
    } else if tabViewDelegate == nil {
      button.alpha = enabled ? 1 : disabledViewAlpha
    }
    tabViewDelegate?.onFuncButtonStateChanged(button, enabled: enabled)
  }

  // MARK: Customizing

  /// Whether the user can currently move tabs.
  public final var isCustomizing: Bool { strip.dragSupport?.isCustomizing == true }

  /// Starts customizing, in which the user can move tabs, on a long press on the tabs.
  ///
  /// - Parameters:
  ///   - longPress: false to remove the recognizer.
  ///   - endWithTap: whether a tap ends the mode.
  public final func beginCustomizing(
    longPress: Bool, endWithTap: Bool
  ) throws(CellDragSupportError) {
    try strip.beginCustomizing(longPress: longPress, endWithTap: endWithTap)
  }

  /// Lets the user move tabs.
  public final func beginCustomizing() throws(CellDragSupportError) {
    try strip.loadDragSupport().beginCustomizing()
  }

  /// Ends customizing: the user can no longer move tabs.
  public final func endCustomizing() { strip.endCustomizing() }

  final func stripDidChange(customizing: Bool) {
    tabViewDelegate?.onCustomizingStateChanged(self, customizing: customizing)
  }
}

extension TabBarView: AccordionCellLabel {
  /// True: the bar fits itself to any length.
  public final var isElastic: Bool { true }

  /// Informs the delegate when the cell that the bar labels starts to fold or unfold.
  public final func cellDidChange(folding: Bool) {
    guard folding != isFolded else { return }
    isFolded = folding
    tabViewDelegate?.onFoldingStateChanged(self, folded: folding)
  }
}

extension TabBarView: LayoutDelegate {
  /// The tabs need another width.
  public final func contentSizeChanged(_ layout: BaseLayout, size: CGSize) {
    layOut()
    superview?.setNeedsLayout()
  }

  /// Scrolls a rectangle in the strip's coordinates into view, animated.
  public final func ensureRectVisible(_ layout: BaseLayout, rect: CGRect) {
    strip.slide(toShow: rect)
  }
}
