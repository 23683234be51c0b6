/// A row of a table: a view that shows its content in another one.
///
/// There are no tables yet. A cell is laid out and drawn by itself, as a component that a snapshot shows.
open class UITableViewCell: UIView {
  /// How a cell shows its texts.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// How a cell looks while it is selected.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The class of cells by which a table would reuse this one.
  public let reuseIdentifier: String?

  /// What the cell shows: a view as large as the cell.
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

  /// How the cell shows ``textLabel`` and ``detailTextLabel``.
  let style: CellStyle
  private var parts: TableCellParts?

  private func loadParts() -> TableCellParts {
    let parts = parts ?? TableCellParts(style: style)
    self.parts = parts
    return parts
  }

  /// The title, made when it is first asked for.
  open var textLabel: UILabel? { loadParts().title(in: contentView) }

  /// The text next to the title or below it, made when it is first asked for; nil in the default style.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : loadParts().detail(in: contentView)
  }

  /// The image before the title, made when it is first asked for.
  open var imageView: UIImageView? { loadParts().image(in: contentView) }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    parts?.place(in: contentView)
  }

  /// What is at the trailing edge. It is not drawn.
  open var accessoryType = AccessoryType.none
  open var editingAccessoryType = AccessoryType.none
  /// A view at the trailing edge. It is not shown.
  open var accessoryView: UIView?
  open var editingAccessoryView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var focusStyle = FocusStyle.default
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  open var editingStyle: EditingStyle { .none }
  open var showingDeleteConfirmation: Bool { false }

  /// Changes the look between normal and editing, which is the same here.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  /// - Parameter style: where the texts of ``textLabel`` and ``detailTextLabel`` are.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    // The width of a screen and the height of a row without a table.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// Creates a cell of the default style; one without a size has that of a row.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }

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

  /// Called before a table shows the cell for another row.
  open func prepareForReuse() {}

  /// Changes the look between normal and selected.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    updateSelection()
  }

  /// Changes the look between normal and highlighted.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    updateSelection()
  }

  // MARK: Overrides in extensions

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  { super.traitCollectionDidChange(previousTraitCollection) }
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
