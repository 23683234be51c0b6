import HeadlessUIKit
import StandardControls
import StandardViews

extension UITableViewCell {
  // MARK: Selection

  /// Whether a background shows that the cell is selected or highlighted.
  var isSelectionShown: Bool {
    // A circle shows the selection of a row that is edited, with a fainter background.
    (isSelected || isHighlighted) && selectionStyle != .none
  }

  func updateSelection() {
    let isShown = isSelectionShown
    let own =
      multipleSelectionBackgroundView.flatMap { row?.showsSelectionCircle == true ? $0 : nil }
      ?? selectedBackgroundView
    if own == nil, isShown, defaultSelection == nil, backgroundConfiguration == nil {
      let view = UIView()
      view.backgroundColor = .systemGray4
      defaultSelection = view
    }
    let index = backgroundView == nil ? 0 : 1
    show(defaultSelection, isShown && own == nil && backgroundConfiguration == nil, at: index)
    show(own, isShown, at: index)
    setNeedsLayout()
    table?.selectionLookChanged(of: self)
  }

  func changeSelection(animated: Bool) {
    let wasShown = defaultSelection?.superview === self
    updateSelection()
    // A grey that disappears fades out, so that the row which was tapped can be recognized.
    guard animated, wasShown, let view = defaultSelection, view.superview == nil else { return }
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      view.alpha = 0
    } completion: { [weak self, weak view] _ in
      guard let self, let view else { return }
      view.alpha = 1
      if !isSelectionShown { view.removeFromSuperview() }
    }
  }

  // MARK: Row

  func accessoriesMayDiffer() { setNeedsLayout() }

  func changeAccessories(animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil || superview != nil else { return }
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    }
  }

  func rowDidChange(from old: CellRow?) {
    guard let row else { return }
    let color: UIColor =
      row.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    if old == nil, backgroundColor == nil, backgroundConfiguration == nil {
      backgroundColor = color
    }
    if row.style == .insetGrouped {
      var corners: CACornerMask = []
      if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      layer.cornerRadius = corners.isEmpty ? 0 : ListMeasures.insetGroupedRadius
      layer.maskedCorners = corners
      clipsToBounds = !corners.isEmpty
    }
    setNeedsLayout()
  }

  // MARK: Configurations

  /// The state of the cell without what subclasses add.
  var cellState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    state.isSwiped = isSwiped
    state.cellDragState = dragState
    state.cellDropState = dropState
    return state
  }

  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  func applyConfigurations(for state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration,
      let view = content as? any UIView & UIContentView
    {
      // The look of a state has the same height: the row is not measured again.
      view.configuration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      show(backgroundConfiguration.updated(for: state))
    }
    configurationUpdateHandler?(self, state)
  }

  func showContentConfiguration() {
    guard let contentConfiguration else {
      guard content is any UIContentView else { return }
      replaceContent(by: UIView())
      return
    }
    if let view = content as? any UIView & UIContentView, view.supports(contentConfiguration) {
      view.configuration = contentConfiguration
    } else {
      replaceContent(by: contentConfiguration.makeContentView())
    }
    setNeedsLayout()
    table?.contentMayNeedOtherHeight(in: self)
  }

  private func replaceContent(by view: UIView) {
    let index = subviews.firstIndex { $0 === content } ?? 0
    let frame = content.frame
    content.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.layoutMargins = content.layoutMargins
    parts = nil
    content = view
    insertSubview(view, at: index)
  }

  func showBackgroundConfiguration() {
    guard let backgroundConfiguration else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    backgroundColor = nil
    show(backgroundConfiguration)
    updateSelection()
    setNeedsUpdateConfiguration()
  }

  private func show(_ configuration: UIBackgroundConfiguration) {
    let view = background ?? ButtonBackground()
    background = view
    if view.superview !== self { insertSubview(view, at: 0) }
    view.show(
      configuration, fill: configuration.resolvedBackgroundColor(for: tintColor),
      stroke: configuration.resolvedStrokeColor(for: tintColor),
      cornerRadius: configuration.cornerRadius,
      in: bounds.inset(by: insets(configuration.backgroundInsets)))
    backgroundInsets = configuration.backgroundInsets
  }

  private func insets(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }

  /// Places the configured background in the cell's bounds.
  func placeBackground() {
    background?.frame = bounds.inset(by: insets(backgroundInsets))
  }

  // MARK: Texts of scenes

  /// The title; reading it creates no label.
  package var titleText: String? {
    get { parts?.title?.text }
    set { if newValue != titleText { textLabel?.text = newValue } }
  }

  /// The text next to the title or below it; reading it creates no label.
  package var detailText: String? {
    get { parts?.detail?.text ?? hiddenDetail }
    set {
      guard newValue != detailText else { return }
      if let label = detailTextLabel { label.text = newValue } else { hiddenDetail = newValue }
    }
  }

  /// The image; reading it creates no view.
  package var shownImage: UIImage? {
    get { parts?.image?.image }
    set { if newValue !== shownImage { imageView?.image = newValue } }
  }
}

extension UITableViewCell {
  /// The colour that was set for the title; nil for none. Reading it creates no label.
  package var titleColor: UIColor? {
    get {
      guard let color = parts?.title?.textColor, color != .label else { return nil }
      return color
    }
    set { if newValue != titleColor { textLabel?.textColor = newValue ?? .label } }
  }
}
