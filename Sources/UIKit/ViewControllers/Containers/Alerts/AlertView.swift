/// The view of an alert: its groups with texts, fields and actions.
final class AlertView: UIView {
  private let isSheet: Bool
  /// Whether the view is in a popover, which has a background of its own.
  var isInPopover = false {
    didSet { if isInPopover != oldValue { contentDidChange() } }
  }
  private let group = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let cancelGroup = UIView()
  private let header: AlertHeader
  private let actions = UIScrollView()
  private var rows: [AlertActionRow] = []
  private var separators: [UIView] = []
  /// Called when the user selects an action.
  var onSelect: ((UIAlertAction) -> Void)?

  override class var describedClass: UIView.Type { UIView.self }

  init(isSheet: Bool) {
    self.isSheet = isSheet
    header = AlertHeader(isSheet: isSheet)
    super.init(frame: .zero)
    group.clipsToBounds = true
    cancelGroup.clipsToBounds = true
    cancelGroup.isHidden = true
    cancelGroup.backgroundColor = .secondarySystemGroupedBackground
    actions.contentInsetAdjustmentBehavior = .never
    group.contentView.addSubview(header)
    group.contentView.addSubview(actions)
    addSubview(group)
    addSubview(cancelGroup)
    traitOverrides.userInterfaceLevel = .elevated
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  private var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

  // MARK: Content

  func show(_ alert: UIAlertController) {
    header.show(alert.headerContent)
    // A tap next to a popover cancels.
    let shown = alert.actions.filter { !isInPopover || $0.style != .cancel }
    if rows.map(\.action) != shown {
      for row in rows { row.removeFromSuperview() }
      rows = shown.map(row)
    }
    let bold =
      alert.preferredAction ?? alert.actions.first { $0.style == .cancel && !isInPopover }
    for row in rows {
      row.isEnabled = row.action.isEnabled
      row.isBold = row.action === bold
      row.actionDidChange()
    }
    contentDidChange()
  }

  private func row(for action: UIAlertAction) -> AlertActionRow {
    let row = AlertActionRow(action, isLarge: isSheet)
    row.addAction(
      UIAction { [weak self] _ in self?.onSelect?(action) }, for: .touchUpInside)
    return row
  }

  /// Called when the size that the content needs may have changed.
  var onContentChange: (() -> Void)?

  private func contentDidChange() {
    setNeedsLayout()
    onContentChange?()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  // MARK: Layout

  /// The start of a length in the middle of another one, in whole pixels, points.
  private func middle(of outer: CGFloat, for inner: CGFloat) -> CGFloat {
    ((outer - inner) / 2 / pixel).rounded() * pixel
  }

  private func metrics(width: CGFloat) -> AlertMetrics {
    guard isSheet else { return .alert(in: width, traitCollection) }
    return .actionSheet(width: width, isPopover: isInPopover)
  }

  private func layout(width: CGFloat, maximumHeight: CGFloat) -> AlertLayout {
    let metrics = metrics(width: width)
    var parts = AlertParts()
    header.measure(
      &parts, width: metrics.width - metrics.headerInsets.left - metrics.headerInsets.right)
    let titleWidth = max(0, metrics.width - 2 * metrics.rowInset)
    let scale = rows.map { $0.fittingScale(width: titleWidth) }.min() ?? 1
    parts.rows = rows.map { row in
      row.inset = metrics.rowInset
      row.textScale = scale
      let height = row.titleHeight(width: titleWidth)
      return AlertParts.Row(
        titleWidth: row.titleSize.width,
        height: metrics.rowHeight(titleHeight: height).rounded(.up),
        isCancel: row.action.style == .cancel)
    }
    return AlertLayout(
      parts, metrics, maximumHeight: maximumHeight, pixel: pixel,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The size of an alert in an available one, points; an action sheet has the given width.
  func size(in available: CGSize) -> CGSize {
    layout(width: available.width, maximumHeight: available.height).size
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    // An alert whose view is shown without being presented is in the middle of it.
    let width = isSheet ? bounds.width : min(bounds.width, metrics(width: bounds.width).width)
    let layout = layout(width: width, maximumHeight: bounds.height)
    let origin = CGPoint(
      x: middle(of: bounds.width, for: layout.size.width),
      y: isSheet
        ? bounds.height - layout.size.height
        : middle(of: bounds.height, for: layout.size.height))
    let metrics = metrics(width: width)
    let main = layout.separateRow == nil || layout.groups.count > 1 ? layout.groups.first : nil
    group.isHidden = main == nil
    group.frame = (main ?? .zero).offsetBy(dx: origin.x, dy: origin.y)
    group.layer.cornerRadius = metrics.cornerRadius
    group.effect = isInPopover ? nil : UIBlurEffect(style: .systemThickMaterial)
    cancelGroup.isHidden = layout.separateRow == nil
    if layout.separateRow != nil, let frame = layout.groups.last {
      cancelGroup.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
      cancelGroup.layer.cornerRadius = metrics.cornerRadius
    }
    header.frame = layout.header
    header.place(by: layout, pixel: pixel)
    actions.frame = layout.actions
    actions.contentSize = CGSize(width: layout.actions.width, height: layout.actionsHeight)
    actions.isScrollEnabled = layout.actionsHeight > layout.actions.height
    for (index, row) in rows.enumerated() {
      let parent = index == layout.separateRow ? cancelGroup : actions
      if row.superview !== parent { parent.addSubview(row) }
      row.frame = layout.rows[index]
    }
    place(layout.separators)
  }

  private func place(_ frames: [CGRect]) {
    while separators.count > frames.count { separators.removeLast().removeFromSuperview() }
    while separators.count < frames.count {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      separators.append(line)
    }
    for (line, frame) in zip(separators, frames) {
      if line.superview == nil { actions.addSubview(line) }
      line.frame = frame
    }
  }
}
