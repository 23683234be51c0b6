import HeadlessUIKit
import StandardControls
import StandardViews

typealias MenuAnimator = any UIContextMenuInteractionAnimating

/// A list whose rows or items have context menus.
protocol ContextMenuHost: UIView {
  /// The menu at a point; nil where none is.
  ///
  /// - Returns: The row or the item that the finger presses, nil between them, and the menu.
  func contextMenu(
    at point: CGPoint
  ) -> (path: IndexPath?, configuration: UIContextMenuConfiguration)?
  /// The preview that the delegate gives; nil for the row itself.
  func highlightPreview(_ configuration: UIContextMenuConfiguration, _ path: IndexPath)
    -> UITargetedPreview?
  func dismissalPreview(_ configuration: UIContextMenuConfiguration, _ path: IndexPath)
    -> UITargetedPreview?
  /// Ends the highlighting of the pressed row.
  func endHighlight()
  /// The visible cell of a row.
  func menuCell(at path: IndexPath) -> UIView?
  func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator?)
  func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator?)
  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// Opens the context menus of a list's rows, each with its row as the preview.
final class ListContextMenus: UIContextMenuInteractionDelegate, ContextMenuSource {
  private unowned let host: any ContextMenuHost
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The row whose menu was asked for last; nil for a menu of the list itself.
  private var path: IndexPath?

  init(_ host: any ContextMenuHost) { self.host = host }

  /// Adds the interaction, before touches are delivered.
  func load() {
    if interaction.view == nil { host.addInteraction(interaction) }
  }

  /// A menu of the list itself is next to the finger.
  func menuSource(of configuration: UIContextMenuConfiguration, at point: CGPoint) -> CGRect? {
    path == nil ? CGRect(origin: point, size: .zero) : nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = host.contextMenu(at: location) else { return nil }
    path = menu.path
    return menu.configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let path else { return nil }
    // The press that lifts the row no longer highlights it.
    host.endHighlight()
    return host.highlightPreview(configuration, path)
      ?? host.menuCell(at: path).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let path else { return nil }
    return host.dismissalPreview(configuration, path)
      ?? host.menuCell(at: path).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { host.willDisplay(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { host.willEnd(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { host.willPerformPreviewAction(configuration, animator) }
}

extension UITableView: ContextMenuHost {
  func contextMenu(
    at point: CGPoint
  ) -> (path: IndexPath?, configuration: UIContextMenuConfiguration)? {
    guard let path = menuRow(at: point),
      let configuration = delegate?.tableView(
        self, contextMenuConfigurationForRowAt: path, point: point)
    else { return nil }
    return (path, configuration)
  }

  /// The row at a point, unless a header covers it there or its actions are open.
  private func menuRow(at point: CGPoint) -> IndexPath? {
    let headers = Array(shownHeaders.values) + Array(shownFooters.values)
    guard !headers.contains(where: { $0.superview === self && $0.frame.contains(point) }),
      held == nil, swipes.open == nil, let path = indexPathForRow(at: point),
      shownRows[path]?.isUserInteractionEnabled == true
    else { return nil }
    return path
  }

  func highlightPreview(
    _ configuration: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview? {
    delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview? {
    delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func endHighlight() { rowTouchesCancelled() }

  func menuCell(at path: IndexPath) -> UIView? { shownRows[path] }

  func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator?
  ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator?
  ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }

  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UICollectionView: ContextMenuHost {
  func contextMenu(
    at point: CGPoint
  ) -> (path: IndexPath?, configuration: UIContextMenuConfiguration)? {
    guard held == nil, swipes.open == nil else { return nil }
    let path = indexPathForItem(at: point)
    // A press on one of several selected items is one on all of them.
    let isAmongSeveral = allowsSeveral && path.map(selectedItems.contains) == true
    let paths = isAmongSeveral ? selectedItems.sorted() : path.map { [$0] } ?? []
    guard
      let configuration = delegate?.collectionView(
        self, contextMenuConfigurationForItemsAt: paths, point: point)
    else { return nil }
    return (path, configuration)
  }

  func highlightPreview(
    _ configuration: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview? {
    delegate?.collectionView(
      self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
  }

  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview? {
    delegate?.collectionView(
      self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
  }

  func menuCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator?
  ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

  func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator?
  ) {
    delegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
