import HeadlessUIKit
import StandardControls
import StandardViews

/// A view that a collection reuses.
open class UICollectionReusableView: UIView {
  /// The identifier under which a collection reuses the view; nil without a collection.
  open var reuseIdentifier: String? { identifier }
  private var identifier: String?

  func setReuseIdentifier(_ identifier: String) { self.identifier = identifier }

  /// Called before a collection shows the view for another element.
  open func prepareForReuse() {}

  /// Applies the attributes of a layout to the view. Does nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection changes from one layout to another. Does nothing by default.
  open dynamic func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when the collection has changed from one layout to another. Does nothing by default.
  open dynamic func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Adopts what the library's own layouts know about an element.
  func adopt(_ attributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view prefers to the layout's. By default a view has the size that its constraints determine,
  /// where they determine one.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !layoutAttributes.measuredAxes.isEmpty else { return layoutAttributes }
    return preferred(layoutAttributes) {
      systemLayoutSizeFitting(
        $0, withHorizontalFittingPriority: $1, verticalFittingPriority: $2)
    }
  }

  /// Attributes with a size that a view determines on the axes that the layout asks for.
  func preferred(
    _ attributes: UICollectionViewLayoutAttributes,
    fitting: (CGSize, UILayoutPriority, UILayoutPriority) -> CGSize
  ) -> UICollectionViewLayoutAttributes {
    guard let preferred = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    // Layouts of others do not say which axes they ask for: both.
    let axes = attributes.measuredAxes.isEmpty ? UIAxis.both : attributes.measuredAxes
    func priority(_ axis: UIAxis) -> UILayoutPriority {
      axes.contains(axis) ? .fittingSizeLevel : .required
    }
    let size = fitting(attributes.size, priority(.horizontal), priority(.vertical))
    let scale = traitCollection.displayScale
    if axes.contains(.horizontal), size.width > 0 {
      preferred.frame.size.width = ListMeasures.ceiled(size.width, scale: scale)
    }
    if axes.contains(.vertical), size.height > 0 {
      preferred.frame.size.height = ListMeasures.ceiled(size.height, scale: scale)
    }
    return preferred
  }
}

/// The cell of a collection's item; shows its content in ``contentView``.
///
/// A cell is also laid out and drawn on its own, as the component of a snapshot.
open class UICollectionViewCell: UICollectionReusableView {
  /// The container of the cell's content, as large as the cell: the view of ``contentConfiguration`` if there is one.
  open var contentView: UIView { content }
  private(set) var content = UIView()
  /// Performs the segue of a storyboard as the user selects the cell; nil without one.
  var selectionSegue: (() -> Void)?

  /// What a drag does with a cell.
  public enum DragState: Int, Sendable {
    /// No drag.
    case none
    /// The cell is lifted from the collection, before it moves.
    case lifting
    /// The cell's picture follows the finger.
    case dragging
  }

  /// Called when a drag lifts the cell, drags it, or has ended. Does nothing by default.
  open dynamic func dragStateDidChange(_ dragState: DragState) {}
  var dragState = UICellConfigurationState.DragState.none {
    didSet { dragStateDidChange(from: oldValue) }
  }
  var dropState = UICellConfigurationState.DropState.none {
    didSet { dropStateDidChange(from: oldValue) }
  }

  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }

  /// A view behind the content and in front of ``backgroundView`` while the cell is selected or highlighted, as
  /// large as the cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateSelection()
    }
  }

  /// What the cell shows; nil for the subviews of ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  /// The look behind the content; nil for ``backgroundView`` and the background colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether ``contentConfiguration`` is updated when the state changes; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether ``backgroundConfiguration`` is updated when the state changes; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Updates the configurations for a state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
  /// Called when the state changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsUpdateConfiguration = false
  private var background: ButtonBackground?

  private func updateSelection() {
    let isShown = isSelected || isHighlighted
    show(selectedBackgroundView, isShown, at: backgroundView == nil ? 0 : 1)
    if hasConfigurations { setNeedsUpdateConfiguration() }
  }

  private var hasConfigurations: Bool {
    contentConfiguration != nil || backgroundConfiguration != nil
      || configurationUpdateHandler != nil || needsDefaultBackground
  }
  /// Whether the state changes a look that a subclass gives.
  var needsDefaultBackground: Bool { false }

  /// Whether the cell is selected: ``selectedBackgroundView`` is shown.
  open var isSelected = false {
    willSet { _reportWillChange("selected") }
    didSet {
      updateSelection()
      _reportDidChange("selected")
    }
  }
  /// Whether the cell is highlighted: ``selectedBackgroundView`` is shown.
  open var isHighlighted = false {
    willSet { _reportWillChange("highlighted") }
    didSet {
      updateSelection()
      _reportDidChange("highlighted")
    }
  }

  /// Whether the cell is moved to the side by its swipe actions.
  var isSwiped = false {
    didSet { if isSwiped != oldValue, hasConfigurations { setNeedsUpdateConfiguration() } }
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    return preferred(layoutAttributes) { fittingSize($0, $1, $2) }
  }

  /// The size of the cell for its content.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
    isSwiped = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(content, true, at: 0)
  }

  /// Creates a cell with the class's defaults; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show(content, true, at: 0)
  }

  // MARK: Configurations

  /// The state of the cell. A subclass adds its own values to the state of super.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isSwiped = isSwiped
    state.cellDragState = dragState
    state.cellDropState = dropState
    return state
  }

  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// Updates the configurations for a state, and calls ``configurationUpdateHandler``.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let contentConfiguration,
      let view = content as? any UIView & UIContentView
    {
      view.configuration = contentConfiguration.updated(for: state)
    }
    showBackground(shownBackground, state)
  }

  /// The background of a cell of this kind: none by default.
  open dynamic func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The background that is shown; nil for none.
  var shownBackground: UIBackgroundConfiguration? { backgroundConfiguration }

  private func showBackground(
    _ configuration: UIBackgroundConfiguration?, _ state: UICellConfigurationState
  ) {
    guard var configuration else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    if automaticallyUpdatesBackgroundConfiguration {
      configuration = configuration.updated(for: state)
    }
    let view = background ?? ButtonBackground()
    background = view
    if view.superview !== self { insertSubview(view, at: 0) }
    let insets = configuration.backgroundInsets
    view.show(
      configuration, fill: configuration.resolvedBackgroundColor(for: tintColor),
      stroke: configuration.resolvedStrokeColor(for: tintColor),
      cornerRadius: configuration.cornerRadius,
      in: bounds.inset(
        by: UIEdgeInsets(
          top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
          bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func showContentConfiguration() {
    defer { contentMayNeedOtherSize() }
    guard let contentConfiguration else {
      if content is any UIContentView { replaceContent(by: UIView()) }
      return
    }
    if let view = content as? any UIView & UIContentView, view.supports(contentConfiguration) {
      view.configuration = contentConfiguration
    } else {
      replaceContent(by: contentConfiguration.makeContentView())
    }
    setNeedsUpdateConfiguration()
  }

  /// Asks the collection to measure the cell again, whose content has changed.
  private func contentMayNeedOtherSize() {
    var view = superview
    while let next = view, !(next is UICollectionView) { view = next.superview }
    (view as? UICollectionView)?.contentMayNeedOtherSize()
  }

  private func replaceContent(by view: UIView) {
    let index = subviews.firstIndex { $0 === content } ?? 0
    view.translatesAutoresizingMaskIntoConstraints = true
    replace(content, by: view, at: index)
    content = view
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }
}
