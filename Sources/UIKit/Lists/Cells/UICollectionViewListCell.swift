import HeadlessUIKit
import StandardControls
import StandardViews

/// A row of a list in a collection, with accessories at its edges.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The signs, texts and views at the edges.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      loadAccessories()
      setNeedsLayout()
    }
  }
  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step of indentation, points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories at the leading edge are indented. Kept: they are.
  open var indentsAccessories = true
  /// Whether the cell is in editing mode, in which other accessories are shown.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      setNeedsUpdateConfiguration()
    }
  }
  /// The area of the line below the cell: it starts at the texts.
  public let separatorLayoutGuide = UILayoutGuide()

  /// Whether the items below the cell's are shown.
  var isExpanded = false { didSet { if isExpanded != oldValue { updateOutline() } } }
  /// What a scene says about the cell; nil in Swift.
  var knownItem: KnownItem?
  private var row: CellRow?
  private var header: ListSection?
  private let separators = CellSeparators()
  private var views: [(accessory: UICellAccessory, view: UIView)] = []

  var collection: UICollectionView? {
    var view = superview
    while let next = view, !(next is UICollectionView) { view = next.superview }
    return view as? UICollectionView
  }

  // MARK: Configurations

  /// The content of a row, or of a header, in this list, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    if let header {
      return header.configuration.style == .plain ? .plainHeader() : .groupedHeader()
    }
    if row?.isHeading == true { return row?.style == .plain ? .plainHeader() : .groupedHeader() }
    return row?.isSidebar == true ? .sidebarCell() : .cell()
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isEditing = isEditing
    state.isExpanded = isExpanded
    return state
  }

  override var needsDefaultBackground: Bool { row != nil }

  /// The background of a row in this list.
  open override dynamic func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let row, !row.isHeading else { return .clear() }
    if row.isSidebar { return .listSidebarCell() }
    return row.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  override var shownBackground: UIBackgroundConfiguration? {
    if let backgroundConfiguration { return backgroundConfiguration }
    guard let row, !row.isHeading else { return nil }
    return defaultBackgroundConfiguration()
  }

  override func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    header = attributes.listHeader
    guard attributes.listRow != row else { return }
    row = attributes.listRow
    showCorners()
    showKnownContent()
    setNeedsUpdateConfiguration()
  }

  /// Whether a row is at least as high as a finger needs it.
  var asksForLeastRowHeight: Bool { true }

  private func showCorners() {
    var corners: CACornerMask = []
    if let row, row.style == .insetGrouped, !row.isSidebar, !row.isHeading {
      if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    layer.cornerRadius = corners.isEmpty ? 0 : ListMeasures.insetGroupedRadius
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty
  }

  // MARK: Accessories

  private func loadAccessories() {
    for (_, view) in views { view.removeFromSuperview() }
    views = accessories.map { ($0, view(of: $0)) }
    updateOutline()
  }

  private func view(of accessory: UICellAccessory) -> UIView {
    switch accessory.content {
    case .view(let view):
      if let color = accessory.options.tintColor { view.tintColor = color }
      return view
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.font = accessory.options.font ?? .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = accessory.options.tintColor ?? .secondaryLabel
      return label
    case .multiselect: return AccessoryGlyph(.circle)
    case .popUpMenu(let menu): return popUpButton(menu, accessory)
    case .outline:
      let control = GlyphControl(.disclosure, label: SystemText.expand.localized) { [weak self] in
        self?.outlineWasTapped(accessory)
      }
      control.glyph.color = accessory.options.tintColor ?? tintColor
      return control
    case .glyph(let kind):
      guard let label = Self.label(of: kind) else {
        let glyph = AccessoryGlyph(kind)
        glyph.color = accessory.options.tintColor
        return glyph
      }
      let control = GlyphControl(kind, label: label) { [weak self] in
        self?.controlWasTapped(kind, accessory)
      }
      control.glyph.color = accessory.options.tintColor
      return control
    }
  }

  /// A button with the title of the menu's selected element.
  private func popUpButton(_ menu: UIMenu, _ accessory: UICellAccessory) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.baseForegroundColor = accessory.options.tintColor ?? .secondaryLabel
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = menu
    button.onMenuSelection = { [weak self] menu in
      self?.setNeedsLayout()
      accessory.selectionHandler?(menu)
    }
    return button
  }

  /// The accessibility label of a sign that can be tapped; nil for other signs.
  private static func label(of kind: AccessoryGlyph.Kind) -> String? {
    switch kind {
    case .detail: SystemText.moreInfo.localized
    case .delete: SystemText.delete.localized
    case .insert: SystemText.insert.localized
    default: nil
    }
  }

  /// Without an action of its own the control for deleting shows the actions at the trailing edge, as in UIKit.
  private func controlWasTapped(_ kind: AccessoryGlyph.Kind, _ accessory: UICellAccessory) {
    if let action = accessory.action { return action() }
    guard kind == .delete, let collection, let path = collection.indexPath(for: self) else {
      return
    }
    collection.showSwipeActions(.trailing, forItemAt: path, animated: true)
  }

  private func outlineWasTapped(_ accessory: UICellAccessory) {
    if let action = accessory.action { return action() }
    guard let collection, let path = collection.indexPath(for: self) else { return }
    (collection.dataSource as? any OutlineSource)?.toggleItem(at: path)
  }

  /// Turns the sign of an outline down while the items below are shown.
  private func updateOutline() {
    for (accessory, view) in views {
      guard case .outline = accessory.content else { continue }
      let angle: CGFloat = isRightToLeft ? -.pi / 2 : .pi / 2
      view.transform = isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity
    }
  }

  private func size(of view: UIView, _ options: UICellAccessory.Options) -> CGSize {
    var size: CGSize
    if let glyph = view as? AccessoryGlyph {
      size = glyph.size(under: traitCollection)
    } else if let control = view as? GlyphControl {
      size = control.glyph.size(under: traitCollection)
    } else if view is UILabel || view is UIButton || view.bounds.isEmpty {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    } else {
      size = view.bounds.size
    }
    if let width = options.reservedLayoutWidth, width.isFinite {
      size.width = max(width, size.width)
    }
    return size
  }

  private func shown(isLeading: Bool) -> [(accessory: UICellAccessory, view: UIView)] {
    views.filter {
      $0.accessory.isLeading == isLeading && $0.accessory.isShown(isEditing: isEditing)
    }
  }

  /// The area of the sign for moving the cell, as large as a finger needs it, and up to the edge; nil without one.
  var reorderArea: CGRect? {
    layoutIfNeeded()
    let signs = shown(isLeading: false)
    let found = signs.firstIndex { sign in
      if case .glyph(.reorder) = sign.accessory.content { true } else { false }
    }
    guard let found else { return nil }
    let sign = signs[found].view
    let width = max(sign.bounds.width, ListMeasures.reorderControlWidth)
    let area = CGRect(x: sign.center.x - width / 2, y: 0, width: width, height: bounds.height)
    guard found == signs.count - 1 else { return area }
    return area.union(
      CGRect(
        x: isRightToLeft ? 0 : sign.center.x, y: 0,
        width: isRightToLeft ? sign.center.x : bounds.width - sign.center.x, height: bounds.height))
  }

  // MARK: Layout

  private func cellLayout(in size: CGSize) -> ListCellLayout {
    ListCellLayout(
      size: size, margin: header == nil ? row?.margin ?? 16 : contentMargin,
      indentation: CGFloat(max(indentationLevel, 0)) * indentationWidth,
      leading: shown(isLeading: true).map { self.size(of: $0.view, $0.accessory.options) },
      trailing: shown(isLeading: false).map { self.size(of: $0.view, $0.accessory.options) })
  }

  private var contentMargin: CGFloat { header?.margin ?? row?.margin ?? 16 }

  private func applyMargins(_ layout: ListCellLayout) {
    let insets = NSDirectionalEdgeInsets(
      top: 11, leading: layout.leading.isEmpty ? contentMargin : ListCellLayout.gap, bottom: 11,
      trailing: layout.contentTrailingMargin)
    // The content view takes the margins of its superview as the least.
    let outer = NSDirectionalEdgeInsets(
      top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
    if directionalLayoutMargins != outer { directionalLayoutMargins = outer }
    if content.directionalLayoutMargins != insets { content.directionalLayoutMargins = insets }
  }

  override func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let layout = cellLayout(in: target)
    applyMargins(layout)
    let inner = layout.content.width
    if content.bounds.width != inner { content.frame.size.width = inner }
    var size = content.systemLayoutSizeFitting(
      CGSize(width: inner, height: target.height), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
    let highest = (layout.leading + layout.trailing).map(\.height).max() ?? 0
    size.height = max(size.height, highest)
    if header == nil, row?.isHeading != true, asksForLeastRowHeight {
      size.height = max(size.height, ListMeasures.rowHeight)
    }
    size.width += target.width - inner
    return size
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    let layout = cellLayout(in: bounds.size)
    applyMargins(layout)
    func oriented(_ frame: CGRect) -> CGRect {
      isRightToLeft ? ListContentLayout.mirrored(frame, in: bounds.width) : frame
    }
    let frame = oriented(layout.content)
    if content.frame != frame { content.frame = frame }
    for (isLeading, frames) in [(true, layout.leadingFrames), (false, layout.trailingFrames)] {
      for (entry, frame) in zip(shown(isLeading: isLeading), frames) {
        if case .multiselect = entry.accessory.content, let glyph = entry.view as? AccessoryGlyph {
          glyph.kind = isSelected ? .selectedCircle : .circle
        }
        if entry.view.superview !== self { addSubview(entry.view) }
        let place = oriented(frame)
        // A turned sign has no frame of its own.
        entry.view.bounds.size = place.size
        entry.view.center = CGPoint(x: place.midX, y: place.midY)
      }
    }
    for (accessory, view) in views where !accessory.isShown(isEditing: isEditing) {
      view.removeFromSuperview()
    }
    let textStart = (content as? UIListContentView)?.textStart ?? contentMargin
    separators.show(
      row, in: self, textStart: layout.content.minX + textStart,
      isHidden: isSelected || isHighlighted)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isExpanded = false
  }

  /// Creates a cell without accessories.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpGuide()
  }

  /// Creates a cell without accessories; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpGuide()
  }

  open override class var propertyTable: PropertyTable { listCellProperties }

  private func setUpGuide() {
    addLayoutGuide(separatorLayoutGuide)
  }
}

/// A data source whose items can be expanded.
protocol OutlineSource: AnyObject {
  /// Shows or hides the items below an item.
  func toggleItem(at path: IndexPath)
  /// Whether the items below an item are shown.
  func isItemExpanded(at path: IndexPath) -> Bool
}
