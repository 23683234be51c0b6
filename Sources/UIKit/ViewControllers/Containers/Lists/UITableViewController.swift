import Lists
import StandardControls
import StandardViews

/// A controller of a table, which is its view. The controller is the table's data source and delegate.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  ImplementationReporting
{
  /// The table, which is also the controller's view: asking for it loads the view.
  open var tableView: UITableView! {
    get {
      // While the view is being loaded, the table is known before it is the view.
      loadViewIfNeeded()
      return table
    }
    set { table = newValue }
  }
  private var table: UITableView!
  /// The control that refreshes the table when it is pulled down; nil for none.
  open var refreshControl: UIRefreshControl? {
    get { table.refreshControl }
    set { table.refreshControl = newValue }
  }
  /// Whether rows are deselected when the view appears; true by default.
  open var clearsSelectionOnViewWillAppear = true

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp(.plain)
  }

  /// Creates a controller of a table with a style.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    setUp(style)
  }

  /// Creates a controller of a plain table, or of the one that the controller has in a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.plain)
  }

  private func setUp(_ style: UITableView.Style) {
    // As high as the screen below the status bar, until a container places it.
    let screen = UIScreen.main
    let top = screen.statusBarFrame.maxY
    let frame = screen.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    table = UITableView(frame: frame, style: style)
    table.dataSource = self
    table.delegate = self
  }

  open override func loadView() {
    guard let loaded = loadInterfaceView() else {
      view = tableView
      return
    }
    view = loaded
    guard let table = loaded as? UITableView else { return }
    tableView = table
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  /// The static rows of the storyboard; nil without any.
  private func known(
    _ tableView: UITableView
  ) -> (any UITableViewDataSource & UITableViewDelegate)? {
    tableView === table ? tableView.knownRows : nil
  }

  open override dynamic func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    table.setEditing(editing, animated: animated)
  }

  /// Whether the class implements a requirement of the data source or the delegate, by its name in
  /// Objective-C. The methods that only subclasses have are not among them.
  open func _implements(_ name: String) -> Bool {
    [
      "numberOfSectionsIn:", "tableView:heightForRowAt:", "tableView:didSelectRowAt:",
    ].contains(name)
  }

  // MARK: Data source

  /// Returns the number of a storyboard's static rows by default, and 0 without them.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    known(tableView)?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  /// Returns a storyboard's static cell by default, and an empty one without it.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    known(tableView)?.tableView(tableView, cellForRowAt: indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the number of a storyboard's static sections by default, and 1 without them.
  open func numberOfSections(in tableView: UITableView) -> Int {
    known(tableView)?.numberOfSections(in: tableView) ?? 1
  }
  /// Returns the title of a storyboard's static section by default, and nil without it: the header has no title.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { known(tableView)?.tableView(tableView, titleForHeaderInSection: section) }
  /// Returns the title of a storyboard's static section by default, and nil without it: the footer has no title.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { known(tableView)?.tableView(tableView, titleForFooterInSection: section) }
  /// Returns true by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns true by default. The control for moving a row is only shown in cells that ask for it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns nil by default: the table has no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index of the title by default.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  /// Rows have the table's ``UITableView/rowHeight`` by default, and static ones the height of their cells.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let height = known(tableView)?.tableView(tableView, heightForRowAt: indexPath) ?? -1
    return height >= 0 ? height : tableView.rowHeight
  }
  /// Headers have the table's ``UITableView/sectionHeaderHeight`` by default.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.unimplementedHeight }
  /// Footers have the table's ``UITableView/sectionFooterHeight`` by default.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { UITableView.unimplementedHeight }
  /// Rows have the table's ``UITableView/estimatedRowHeight`` by default.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.unimplementedHeight }
  /// Headers have the table's ``UITableView/estimatedSectionHeaderHeight`` by default.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.unimplementedHeight }
  /// Footers have the table's ``UITableView/estimatedSectionFooterHeight`` by default.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { UITableView.unimplementedHeight }
  /// Headers show their titles by default.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { UITableView.unimplementedView }
  /// Footers show their titles by default.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { UITableView.unimplementedView }
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// Returns 0 by default.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }
  /// Returns true by default.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the path by default.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Returns the path by default.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Returns true by default, but while the table is in editing mode.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  /// Returns `delete` by default.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Returns nil by default: the title is "Delete".
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Returns nil by default: an action deletes the row if the data source can. Not called where swipe actions are
  /// given.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }
  /// Returns nil by default.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns nil by default: an action deletes the row if the data source can.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns true by default.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns the proposed path by default.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  // MARK: Context menus

  /// Returns nil by default: a long press on a row opens no menu.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns nil by default: the preview is the row.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns nil by default: the preview disappears at the row, if that is still visible.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
