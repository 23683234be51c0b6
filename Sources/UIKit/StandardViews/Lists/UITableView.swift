import HeadlessUIKit

/// A table that shows no rows yet.
///
/// It is declared so that code which creates tables, or checks views for them, compiles. A table
/// keeps its properties and reports its numbers of rows, but has no visible cells. The first layout
/// with a data source writes a warning.
open class UITableView: UIScrollView {
  /// The look of a table. Kept, without effect on drawing.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// How rows are inserted and deleted; without effect.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The place to which a row is scrolled; without effect.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// A height that the content determines.
  public static let automaticDimension: CGFloat = -1

  /// The look of the table. Kept, without effect on drawing.
  public let style: Style
  /// The provider of the numbers of rows; nil for no rows.
  open weak var dataSource: (any UITableViewDataSource)?
  /// The height of rows, points; automatic by default. Read only by the delegate's default
  /// `heightForRowAt`.
  open var rowHeight = UITableView.automaticDimension
  /// The estimated height of rows, points. Kept, without effect.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of section headers, points. Kept, without effect.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of section footers, points. Kept, without effect.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The estimated height of section headers, points. Kept, without effect.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of section footers, points. Kept, without effect.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above section headers, points. Kept, without effect.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The insets of separators, points. Kept, without effect on drawing.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The look of separators. Kept, without effect on drawing.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of separators; nil for the default. Kept, without effect on drawing.
  open var separatorColor: UIColor?
  /// A view above the rows. Kept, without effect on drawing.
  open var tableHeaderView: UIView?
  /// A view below the rows. Kept, without effect on drawing.
  open var tableFooterView: UIView?
  /// A view behind the rows. Kept, without effect on drawing.
  open var backgroundView: UIView?
  /// Whether rows can be selected; true by default. Kept, without effect.
  open var allowsSelection = true
  /// Whether several rows can be selected; false by default. Kept, without effect.
  open var allowsMultipleSelection = false
  /// Whether the table is in editing mode. Kept, without effect on drawing.
  open var isEditing = false
  /// Whether the margins of cells follow the readable width. Kept, without effect on the layout.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// Creates a table of a style, which is kept only.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table; archives are not read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: Cells

  /// Has no effect: no cells are created.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// Has no effect: no cells are created.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Has no effect: no headers or footers are created.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}
  /// Has no effect: no headers or footers are created.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}

  /// A reusable cell; always nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

  /// Creates a plain `UITableViewCell`, whatever class is registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A reusable header or footer; always nil.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }

  /// The visible cells; always empty.
  open var visibleCells: [UITableViewCell] { [] }
  /// The paths of the visible rows; always nil.
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  /// The path of the selected row; always nil.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// The paths of the selected rows; always nil.
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  /// The visible cell of a row; always nil.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// The visible header of a section; always nil.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// The visible footer of a section; always nil.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// The path of a cell's row; always nil.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// The path of the row at a point; always nil.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// The rectangle of a row; always zero.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  /// The rectangle of a section; always zero.
  open func rect(forSection section: Int) -> CGRect { .zero }
  /// The rectangle of a section's header; always zero.
  open func rectForHeader(inSection section: Int) -> CGRect { .zero }

  // MARK: Content

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    if dataSource != nil { NamesOnly.report(UITableView.self, shows: "rows") }
  }

  /// The number of sections that the data source reports; 0 without one.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of rows that the data source reports for a section; 0 without one.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Has no effect: no rows are shown.
  open func reloadData() {}
  /// Has no effect: no rows are shown.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Has no effect: no rows are shown.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Has no effect: no rows are shown.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Has no effect: no rows are shown.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Has no effect: no rows are shown.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Has no effect: no rows are shown.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Has no effect: no rows are shown.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Has no effect: no rows are shown.
  open func beginUpdates() {}
  /// Has no effect: no rows are shown.
  open func endUpdates() {}

  /// Runs the updates, and then the completion with true.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  /// Has no effect: no rows are shown.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// Has no effect: no rows are selected.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  /// Has no effect: no rows are selected.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Sets ``isEditing``; the table looks the same in editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

extension UITableViewCell {
  /// The accessories at a cell's trailing edge; none is drawn.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The editing controls of a cell.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The looks of a focused cell; none is drawn.
  public enum FocusStyle: Int, Sendable {
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
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}

/// A header or a footer of a section. Tables do not show it yet.
open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which a table reuses the view; nil to never reuse it.
  public let reuseIdentifier: String?
  /// The container of the view's content, as large as the view.
  public let contentView = UIView()
  /// A view behind the content. Kept, without effect on drawing.
  open var backgroundView: UIView?

  /// Creates a view of size zero.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    show(contentView, true, at: 0)
  }

  /// Creates a view without an identifier; archives are not read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    show(contentView, true, at: 0)
  }

  /// Called before a table reuses the view; never called here.
  open func prepareForReuse() {}
}

/// Provides the rows of a table.
public protocol UITableViewDataSource: ObjectiveCDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  /// Returns 1 by default.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// Provides the heights of a table's rows and receives their selections; never called here.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Returns the table's ``UITableView/rowHeight`` by default.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
