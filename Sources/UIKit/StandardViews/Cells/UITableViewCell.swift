/// The cell of a table's row; shows its content in ``contentView``.
///
/// Tables show no rows yet. A cell is laid out and drawn on its own, as the component of a
/// snapshot.
open class UITableViewCell: UIView {
  /// How a cell places its texts.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// How a cell looks while it is selected.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The identifier under which a table reuses the cell; nil to never reuse it.
  public let reuseIdentifier: String?

  /// The container of the cell's content, as large as the cell.
  public let contentView = UIView()

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

  private func updateSelection() {
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    show(selectedBackgroundView, isShown, at: backgroundView == nil ? 0 : 1)
  }

  /// The look while selected: with `none`, ``selectedBackgroundView`` is not shown; the others look
  /// the same.
  open var selectionStyle = SelectionStyle.default
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

  /// How the cell places ``textLabel`` and ``detailTextLabel``.
  let style: CellStyle
  private var parts: TableCellParts?

  private func loadParts() -> TableCellParts {
    let parts = parts ?? TableCellParts(style: style)
    self.parts = parts
    return parts
  }

  /// The title, created on first access.
  open var textLabel: UILabel? { loadParts().title(in: contentView) }

  /// The text next to the title or below it, created on first access; nil in the default style.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : loadParts().detail(in: contentView)
  }

  /// The image before the title, created on first access.
  open var imageView: UIImageView? { loadParts().image(in: contentView) }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    parts?.place(in: contentView)
  }

  /// The accessory at the trailing edge. Kept, without effect on drawing.
  open var accessoryType = AccessoryType.none
  /// The accessory while editing. Kept, without effect on drawing.
  open var editingAccessoryType = AccessoryType.none
  /// A view at the trailing edge. Kept, without effect on drawing.
  open var accessoryView: UIView?
  /// A view at the trailing edge while editing. Kept, without effect on drawing.
  open var editingAccessoryView: UIView?
  /// The insets of the separator, points. Kept, without effect: no separators are drawn.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The number of indentation steps. Kept, without effect on the layout.
  open var indentationLevel = 0
  /// The width of an indentation step, points. Kept, without effect on the layout.
  open var indentationWidth: CGFloat = 10
  /// Whether the content is indented while editing. Kept, without effect on the layout.
  open var shouldIndentWhileEditing = true
  /// Whether the cell shows a control for reordering. Kept, without effect on drawing.
  open var showsReorderControl = false
  /// The look while focused. Kept, without effect: no view is focused.
  open var focusStyle = FocusStyle.default
  /// Whether the cell is in editing mode, which looks the same. Setting it calls
  /// ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// The editing control of the cell; always none.
  open var editingStyle: EditingStyle { .none }
  /// Whether the cell asks to confirm a deletion; always false.
  open var showingDeleteConfirmation: Bool { false }

  /// Sets ``isEditing``; the cell looks the same in editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

  /// Called before the cell changes its editing state; never called here.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell changed its editing state; never called here.
  open func didTransition(to state: StateMask) {}

  /// Creates a cell of the size of a row, 320 by 44 points.
  ///
  /// - Parameters:
  ///   - style: how ``textLabel`` and ``detailTextLabel`` are placed.
  ///   - reuseIdentifier: kept in ``reuseIdentifier``.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
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

  /// Creates a cell of the default style; archives are not read.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    show(contentView, true, at: 0)
  }

  /// Called before a table reuses the cell for another row; never called here.
  open func prepareForReuse() {}

  /// Selects or deselects the cell; without animation.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    updateSelection()
  }

  /// Highlights the cell, or ends the highlight; without animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    updateSelection()
  }
}

extension UIView {
  /// Replaces a subview that fills this view.
  func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  /// Adds a subview that fills this view, or removes it.
  func show(_ view: UIView?, _ isShown: Bool, at index: Int) {
    guard let view, isShown != (view.superview === self) else { return }
    if isShown { replace(nil, by: view, at: index) } else { view.removeFromSuperview() }
  }
}
