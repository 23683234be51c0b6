import HeadlessUIKit
import StandardControls
import StandardViews

/// The cell of a table's row; shows its content in ``contentView``.
///
/// A cell is also laid out and drawn on its own, as the component of a snapshot.
open class UITableViewCell: UIView {
  /// How a cell places its texts.
  public enum CellStyle: Int, Sendable, CaseIterable {
    /// A single text.
    case `default`
    /// The text at the leading edge, the detail at the trailing one.
    case value1
    /// The text in small letters of the tint colour, at the end of a column of a quarter of the width; the detail after
    /// it.
    case value2
    /// The detail in smaller letters below the text.
    case subtitle
  }

  /// How a cell looks while it is selected.
  public enum SelectionStyle: Int, Sendable, CaseIterable {
    /// As without a selection.
    case none
    /// A grey background, as by ``default``.
    case blue
    /// A grey background, as by ``default``.
    case gray
    /// A grey background, `systemGray4`.
    case `default`
  }

  /// The identifier under which a table reuses the cell; nil to never reuse it.
  open var reuseIdentifier: String? { identifier }
  var identifier: String?

  // MARK: Dragging

  /// What a drag does with a cell.
  public enum DragState: Int, Sendable {
    /// No drag.
    case none
    /// The cell is lifted from the table, before it moves.
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

  // MARK: Content

  /// The container of the cell's content, between its controls and accessory: the view of
  /// ``contentConfiguration`` if there is one.
  open var contentView: UIView { content }
  var content = UIView()
  /// Performs the segue of a storyboard as the user selects the cell; nil without one.
  var selectionSegue: (() -> Void)?
  /// Performs the segue of a storyboard as the user taps the accessory's button; nil without one.
  var accessorySegue: (() -> Void)?

  /// What the cell shows instead of its labels and image; nil for these.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }

  /// The look behind the content; nil for ``backgroundView`` and the background colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackgroundConfiguration() }
  }

  /// Whether ``contentConfiguration`` is updated when the state changes; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether ``backgroundConfiguration`` is updated when the state changes; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Updates the configurations for a state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// Called when the state changed; see ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configurations are updated before the next layout.
  var needsUpdateConfiguration = false
  var background: ButtonBackground?
  var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The state of the cell. A subclass adds its own values to the state of super.
  open var configurationState: UICellConfigurationState { cellState }

  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state, and calls ``configurationUpdateHandler``.
  open func updateConfiguration(using state: UICellConfigurationState) {
    applyConfigurations(for: state)
  }

  /// The content of a cell of this style, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The background of a cell in its table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    row?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }

  /// A view behind the content and in front of ``backgroundView`` while the cell is selected or highlighted, as
  /// large as the cell; nil for a grey one.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateSelection()
    }
  }

  /// A view behind the content while the cell is selected in a table with multiple selection; nil for
  /// ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: UIView?
  /// The grey of a selected cell, created when it is needed.
  var defaultSelection: UIView?

  /// The look while selected: with `none`, ``selectedBackgroundView`` is not shown; the others look
  /// the same.
  open var selectionStyle = SelectionStyle.default { didSet { updateSelection() } }

  /// Whether the cell looks selected. Setting it calls ``setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false {
    willSet { _reportWillChange("selected") }
    didSet { _reportDidChange("selected") }
  }
  /// Whether the cell looks highlighted. Setting it calls ``setHighlighted(_:animated:)``.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false {
    willSet { _reportWillChange("highlighted") }
    didSet { _reportDidChange("highlighted") }
  }

  /// How the cell places ``textLabel`` and ``detailTextLabel``. Scenes set it after creating a cell.
  var style: CellStyle {
    didSet {
      guard style != oldValue else { return }
      let (text, detail, image) = (titleText, detailText, shownImage)
      for part in content.subviews where parts?.owns(part) == true { part.removeFromSuperview() }
      parts = nil
      hiddenDetail = nil
      (titleText, detailText, shownImage) = (text, detail, image)
    }
  }
  var parts: TableCellParts?

  private func loadParts() -> TableCellParts {
    let parts = parts ?? TableCellParts(style: style)
    self.parts = parts
    return parts
  }

  /// The title, created on first access; nil with a ``contentConfiguration``.
  open var textLabel: UILabel? {
    contentConfiguration == nil ? loadParts().title(in: content) : nil
  }

  /// The text next to the title or below it, created on first access; nil in the default style, and with a
  /// ``contentConfiguration``.
  open var detailTextLabel: UILabel? {
    style == .default || contentConfiguration != nil ? nil : loadParts().detail(in: content)
  }

  /// The image before the title, created on first access; nil with a ``contentConfiguration``.
  open var imageView: UIImageView? {
    contentConfiguration == nil ? loadParts().image(in: content) : nil
  }

  // MARK: Accessories

  /// The accessory at the trailing edge; none by default.
  open var accessoryType = AccessoryType.none { didSet { accessoriesMayDiffer() } }
  /// The accessory while editing; none by default.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoriesMayDiffer() } }
  /// A view at the trailing edge, instead of ``accessoryType``.
  open var accessoryView: UIView? { didSet { accessoriesMayDiffer() } }
  /// A view at the trailing edge while editing, instead of ``editingAccessoryType``.
  open var editingAccessoryView: UIView? { didSet { accessoriesMayDiffer() } }
  /// The views at the trailing and the leading edge.
  let accessories = CellAccessories()
  let separators = CellSeparators()

  /// The insets of the separator, points; by default it starts at the edge of the texts.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? row?.separatorInset
        ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
    }
  }
  var ownSeparatorInset: UIEdgeInsets? { didSet { setNeedsLayout() } }
  /// The number of indentation steps; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation step, points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the content is indented while editing; true by default.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Whether the cell shows a control for reordering while editing, where its table can move the row.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// The look while focused. Kept, without effect: no view is focused.
  open var focusStyle = FocusStyle.default
  /// Whether the cell receives touches while it is dragged. Kept, without effect: the finger drags.
  open var userInteractionEnabledWhileDragging = false

  // MARK: State

  /// What a scene says about the row; nil in Swift.
  var knownRow: KnownRow?
  /// The text of a detail that the style does not show.
  var hiddenDetail: String?

  /// What the table knows about the row; nil for a cell of its own.
  var row: CellRow? {
    didSet {
      guard row != oldValue else { return }
      rowDidChange(from: oldValue)
    }
  }
  /// Whether the next row is selected, which hides the separator between both.
  var isNextSelected = false {
    didSet { if isNextSelected != oldValue { setNeedsLayout() } }
  }
  /// Whether the row is moved to the side by its swipe actions.
  var isSwiped = false {
    didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the cell is in editing mode. Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// The editing control of the cell in its table.
  open var editingStyle: EditingStyle { row?.editingStyle ?? .none }
  /// Whether the cell asks to confirm a deletion: whether its swipe actions are shown.
  open var showingDeleteConfirmation: Bool { isSwiped }

  /// Sets ``isEditing``: the cell shows the controls that its table has for the row.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    self.editing = editing
    setNeedsUpdateConfiguration()
    changeAccessories(animated: animated)
    didTransition(to: state)
  }

  /// Called before the cell changes its editing state.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell changed its editing state.
  open func didTransition(to state: StateMask) {}

  // MARK: Creating

  /// Creates a cell of the size of a row, 320 by 44 points.
  ///
  /// - Parameters:
  ///   - style: how ``textLabel`` and ``detailTextLabel`` are placed.
  ///   - reuseIdentifier: kept in ``reuseIdentifier``.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    // The default size of a row, as no table determines it.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// Creates a cell of the default style; an empty frame is replaced by 320 by 44 points at the
  /// origin.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }

  /// Creates a cell of the style and the identifier that it has in an Interface Builder file.
  public required init?(coder: NSCoder) {
    style = coder.cellStyle
    identifier = coder.reuseIdentifier
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    content.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    show(content, true, at: 0)
  }

  /// Called before a table reuses the cell for another row.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
    isNextSelected = false
    isSwiped = false
    setNeedsUpdateConfiguration()
  }

  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) {
    let changes = selected != self.selected
    self.selected = selected
    if changes { setNeedsUpdateConfiguration() }
    changeSelection(animated: animated)
  }

  /// Highlights the cell, or ends the highlight.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let changes = highlighted != self.highlighted
    self.highlighted = highlighted
    if changes { setNeedsUpdateConfiguration() }
    changeSelection(animated: animated)
  }

  // MARK: View

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutParts()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: size.width > 0 ? size.width : bounds.width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  open override class var propertyTable: PropertyTable { tableCellProperties }
}

extension UITableViewCell {
  /// The accessories at a cell's trailing edge.
  public enum AccessoryType: Int, Sendable, CaseIterable {
    /// No accessory.
    case none
    /// A chevron: a tap on the row leads further.
    case disclosureIndicator
    /// A button with an "i", and a chevron.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button with an "i".
    case detailButton
  }

  /// The editing controls of a cell.
  public enum EditingStyle: Int, Sendable, CaseIterable {
    /// No control.
    case none
    /// A red button with a minus, whose tap shows the action that deletes the row.
    case delete
    /// A green button with a plus, whose tap inserts a row.
    case insert
  }

  /// The looks of a focused cell; none is drawn.
  public enum FocusStyle: Int, Sendable {
    /// Kept, without effect: no cell is focused.
    case `default`, custom
  }

  /// The editing states of a cell.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates states from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The cell shows its editing control.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The cell asks to confirm a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The looks of separators.
  public enum SeparatorStyle: Int, Sendable, CaseIterable {
    /// No lines.
    case none
    /// Lines of one pixel.
    case singleLine
    /// As ``singleLine``.
    case singleLineEtched
  }
}
