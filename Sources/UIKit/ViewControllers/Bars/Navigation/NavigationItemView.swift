import StandardControls

/// What a navigation bar shows of one item: the row of its title and buttons, a large title and a search bar.
///
/// A transition shows two of them, the one above the other.
final class NavigationItemView: UIView {
  let item: UINavigationItem
  /// The items before this one, from the root.
  private var former: [UINavigationItem] = []
  private unowned let bar: UINavigationBar

  let back = BackButton()
  let titleLabel = UILabel()
  private let promptLabel = UILabel()
  /// Clips a large title that is partly under the row.
  let largeTitleClip = UIView()
  let largeTitleLabel = UILabel()
  private let searchClip = UIView()
  private let leading = BarItemViews()
  private let trailing = BarItemViews()
  private var leadingEntries: [BarItemViews.Entry] = []
  private var trailingEntries: [BarItemViews.Entry] = []
  private var shownTitleView: UIView?
  /// The search bar in the row of the buttons; nil for none.
  private var inlineSearchBar: UISearchBar?
  private(set) var heights = NavigationBarHeights(row: 44)

  init(_ item: UINavigationItem, in bar: UINavigationBar) {
    self.item = item
    self.bar = bar
    super.init(frame: bar.bounds)
    for label in [promptLabel, titleLabel] {
      label.textAlignment = .center
      addSubview(label)
    }
    largeTitleClip.clipsToBounds = true
    largeTitleClip.isUserInteractionEnabled = false
    searchClip.clipsToBounds = true
    largeTitleClip.addSubview(largeTitleLabel)
    for view in [largeTitleClip, searchClip, back] { addSubview(view) }
    titleLabel.accessibilityTraits.insert(.header)
    largeTitleLabel.accessibilityTraits.insert(.header)
    back.addAction(UIAction { [weak bar] _ in bar?.goBack() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private var isCompact: Bool { bar.isCompact }

  // MARK: Content

  /// Shows the item as it is now.
  func show(after former: [UINavigationItem], _ appearance: UINavigationBarAppearance) {
    self.former = former
    heights = bar.heights(of: item, after: former)
    showTitles(appearance)
    showButtons(appearance)
    showSearchBar()
    setNeedsLayout()
  }

  private func showTitles(_ appearance: UINavigationBarAppearance) {
    var attributes = bar.titleTextAttributes ?? [:]
    attributes.merge(appearance.titleTextAttributes) { $1 }
    titleLabel.show(
      item.titleView == nil ? item.title : nil, attributes, font: .navigationTitle,
      color: bar.titleColor)
    promptLabel.show(item.prompt, [:], font: .systemFont(ofSize: 15), color: bar.titleColor)
    promptLabel.isHidden = item.prompt == nil
    var large = bar.largeTitleTextAttributes ?? [:]
    large.merge(appearance.largeTitleTextAttributes) { $1 }
    largeTitleLabel.show(
      item.title, large, font: .largeNavigationTitle(for: traitCollection), color: bar.titleColor)
    if shownTitleView !== item.titleView {
      if shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
      shownTitleView = item.titleView
      if let view = item.titleView { addSubview(view) }
    }
  }

  private func showButtons(_ appearance: UINavigationBarAppearance) {
    let look = { (item: UIBarButtonItem) in
      item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
    }
    leadingEntries = leading.show(
      item.leadingItems, in: self, isCompact: isCompact, display: bar, appearance: look)
    trailingEntries = trailing.show(
      item.trailingItems, in: self, isCompact: isCompact, display: bar,
      appearance: look)
    back.isHidden = !showsBackButton
    back.show(
      indicator: appearance.backIndicatorImage ?? bar.backIndicatorImage,
      item: former.last?.backBarButtonItem, appearance: appearance.backButtonAppearance,
      isCompact: isCompact)
    back.spokenTitle = former.last.flatMap { BackTitle.candidates(for: $0).first ?? nil }
  }

  /// A back button is hidden by left items, unless these supplement it.
  private var showsBackButton: Bool {
    guard !former.isEmpty, !item.hidesBackButton else { return false }
    return leadingEntries.isEmpty || item.leftItemsSupplementBackButton
  }

  private func showSearchBar() {
    let isInline = item.searchBarPlacement == .inline
    let search = heights.search > 0 || isInline ? item.searchController : nil
    let searchBar = search?.searchBar
    // The row is moved out of the bar during a search.
    clipsToBounds = searchBar != nil
    if let search {
      searchBar?.isInBar = true
      searchBar?.fieldInsets = bar.searchInsets(for: search)
    }
    let former = inlineSearchBar
    inlineSearchBar = isInline ? searchBar : nil
    if let former, former !== inlineSearchBar, former.superview === self {
      former.removeFromSuperview()
    }
    let holder = isInline ? self : searchClip
    guard let searchBar, searchBar.superview !== holder else {
      if searchBar == nil { for view in searchClip.subviews { view.removeFromSuperview() } }
      return
    }
    for view in searchClip.subviews { view.removeFromSuperview() }
    holder.addSubview(searchBar)
  }

  /// The space of a search bar in the row, at its trailing end.
  private var searchElement: BarElement? {
    guard inlineSearchBar != nil else { return nil }
    let isActive = item.searchController?.isActive == true
    let width = isActive ? BarMetrics.activeInlineSearchWidth : BarMetrics.inlineSearchWidth
    return BarElement(
      width: min(width, bounds.width / (isActive ? 2 : 3)), inset: 0, isCustom: true)
  }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func place(_ view: UIView?, _ frame: CGRect) {
    view?.frame = isMirrored ? frame.mirrored(inWidth: bounds.width) : frame
  }

  /// The margins of titles and buttons, from the leading side.
  private var margins: (leading: CGFloat, trailing: CGFloat, safeLeading: CGFloat) {
    let safeArea = bar.safeAreaInsets
    let side = BarMetrics.sideMargin(forWidth: bounds.width)
    let (leading, trailing) =
      isMirrored ? (safeArea.right, safeArea.left) : (safeArea.left, safeArea.right)
    return (leading + side, trailing + side, leading)
  }

  /// The row with the longest title of the back button that leaves the title its width.
  ///
  /// - Parameter showsTitle: Whether the title is visible in the row: a large one leaves it to the back button.
  private func rowLayout(showsTitle: Bool) -> (layout: NavigationRowLayout, backTitle: String?) {
    let margins = margins
    var layout = NavigationRowLayout(
      width: bounds.width, leadingMargin: margins.leading, trailingMargin: margins.trailing,
      leading: leadingEntries.map(\.element),
      trailing: (searchElement.map { [$0] } ?? []) + trailingEntries.map(\.element),
      titleWidth: item.titleView?.sizeInBar.width ?? titleLabel.sizeThatFits(.unlimited).width)
    guard showsBackButton, let previous = former.last else { return (layout, nil) }
    layout.backStart = margins.safeLeading + BackButton.start
    var shown: String?
    for candidate in BackTitle.candidates(for: previous) {
      layout.backWidth = back.width(withTitle: candidate)
      shown = candidate
      let isShort = layout.backStart + (layout.backWidth ?? 0) <= bounds.width / 2
      if layout.fitsTitle || !showsTitle && layout.fitsBackButton, isShort { break }
    }
    return (layout, shown)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let visible = heights.visible(inHeight: bounds.height)
    let top = -heights.shift
    place(
      promptLabel, CGRect(x: 0, y: top, width: bounds.width, height: heights.prompt))
    layOutRow(y: top + heights.prompt, largeTitle: visible.largeTitle)
    layOutLargeTitle(y: top + heights.prompt + heights.row, height: visible.largeTitle)
    let searchTop = top + heights.prompt + heights.row + visible.largeTitle
    place(
      searchClip, CGRect(x: 0, y: searchTop, width: bounds.width, height: visible.search))
    searchClip.isHidden = visible.search == 0
    let safeArea = bar.safeAreaInsets
    searchClip.subviews.first?.frame = CGRect(
      x: safeArea.left, y: 0, width: max(0, bounds.width - safeArea.left - safeArea.right),
      height: visible.search)
    fadeRow()
  }

  /// Fades what a search moves out of the bar, but for the views of clients.
  private func fadeRow() {
    let alpha: CGFloat = heights.showsSearchAlone ? 0 : 1
    promptLabel.alpha = alpha
    back.alpha = alpha
    if heights.showsSearchAlone { titleLabel.alpha = 0 }
    for entry in leadingEntries + trailingEntries where !entry.element.isCustom {
      entry.view?.alpha = alpha
    }
  }

  private func layOutRow(y: CGFloat, largeTitle: CGFloat) {
    // The title appears in the row when the large one has nearly disappeared under it.
    let isLarge = heights.largeTitle > 0 && !heights.showsSearchAlone
    let titleAlpha = isLarge ? max(0, min(1, 1 - largeTitle / (heights.largeTitle / 4))) : 1
    let (layout, backTitle) = rowLayout(showsTitle: titleAlpha > 0 || item.titleView != nil)
    let height = heights.row
    if back.title != backTitle { back.title = backTitle }
    if let width = layout.backWidth {
      // From the side of the safe area, and as large as a finger needs.
      let start = layout.backStart - BackButton.start
      place(
        back,
        CGRect(
          x: start, y: y,
          width: max(BackButton.start + width + 2, BarMetrics.minimumButtonWidth), height: height))
    }
    place(leadingEntries, layout.leadingSpans, y: y)
    var trailingSpans = layout.trailingSpans
    if let inlineSearchBar {
      let span = trailingSpans.removeFirst()
      place(inlineSearchBar, CGRect(x: span.x, y: y, width: span.width, height: height))
    }
    place(trailingEntries, trailingSpans, y: y)
    let title = CGRect(x: layout.title.x, y: y, width: layout.title.width, height: height)
    let placed = isMirrored ? title.mirrored(inWidth: bounds.width) : title
    titleLabel.place(placed.offset(by: bar.titleAdjustment))
    item.titleView?.placeInBar(placed)
    titleLabel.alpha = titleAlpha
    titleLabel.isHidden = titleLabel.alpha == 0
  }

  private func place(
    _ entries: [BarItemViews.Entry], _ spans: [NavigationRowLayout.Span], y: CGFloat
  ) {
    for (entry, span) in zip(entries, spans) {
      guard let view = entry.view else { continue }
      let frame = CGRect(x: span.x, y: y, width: span.width, height: heights.row)
      let placed = isMirrored ? frame.mirrored(inWidth: bounds.width) : frame
      if entry.element.isCustom { view.placeInBar(placed) } else { view.frame = placed }
    }
  }

  private func layOutLargeTitle(y: CGFloat, height: CGFloat) {
    place(largeTitleClip, CGRect(x: 0, y: y, width: bounds.width, height: height))
    largeTitleClip.isHidden = height == 0
    let margins = margins
    let text = largeTitleLabel.sizeThatFits(.unlimited)
    let frame = CGRect(
      x: margins.leading, y: height - BarMetrics.largeTitleBottom - text.height,
      width: min(text.width, max(0, bounds.width - margins.leading - margins.trailing)),
      height: text.height)
    largeTitleLabel.place(isMirrored ? frame.mirrored(inWidth: bounds.width) : frame)
  }
}

extension CGRect {
  /// The rectangle moved by an offset.
  fileprivate func offset(by offset: UIOffset) -> CGRect {
    CGRect(x: minX + offset.horizontal, y: minY + offset.vertical, width: width, height: height)
  }
}

extension UIView {
  /// Sets size and centre, which a transition's transform does not change.
  func place(_ frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension UILabel {
  /// Shows a text with attributes, of which missing ones are given.
  func show(
    _ text: String?, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor
  ) {
    guard !attributes.isEmpty else {
      (self.font, textColor, self.text) = (font, color, text)
      return
    }
    var attributes = attributes
    if attributes[.font] == nil { attributes[.font] = font }
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = color }
    attributedText = text.map { NSAttributedString(string: $0, attributes: attributes) }
  }
}

extension UIFont {
  static let navigationTitle = UIFont.systemFont(ofSize: 17, weight: .semibold)

  /// Bold, of the size of the text style: 34 points at the standard text size.
  static func largeNavigationTitle(for traits: UITraitCollection) -> UIFont {
    .systemFont(
      ofSize: UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize,
      weight: .bold)
  }
}
