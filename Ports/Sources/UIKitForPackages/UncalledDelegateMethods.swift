// Methods of delegates that nothing calls here: nothing has the focus, nothing is dragged over an item until it opens, two
// fingers select nothing, and a long press on a cell opens no menu of the older kind. Code that declares them compiles. Code
// that forwards them gets the default, since the protocols do not require them.

/// Where the focus moves in a table: nowhere.
public final class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// Always nil.
  public var previouslyFocusedIndexPath: IndexPath? { nil }
  /// Always nil.
  public var nextFocusedIndexPath: IndexPath? { nil }
}

/// Where the focus moves in a collection: nowhere.
public final class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// Always nil.
  public var previouslyFocusedIndexPath: IndexPath? { nil }
  /// Always nil.
  public var nextFocusedIndexPath: IndexPath? { nil }
}

/// How an item looks that opens while something is dragged over it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// As without an interaction.
  case inactive
  /// The item may open.
  case possible
  /// The item is about to open.
  case activating
  /// The item has opened.
  case activated
}

/// An item that opens while something is dragged over it. Nothing here makes one.
public protocol UISpringLoadedInteractionContext: AnyObject {
  /// How the item looks.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows it.
  var targetView: UIView? { get set }
  /// What the interaction is with.
  var targetItem: Any? { get set }
  /// Where the finger is, in the coordinates of a view, points.
  func location(in view: UIView?) -> CGPoint
}

extension UITableViewDelegate {
  /// True by default.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// True by default.
  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }

  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Nil by default.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  /// True by default.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// True by default.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  /// False by default.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing by default.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// False by default.
  public func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { false }

  /// False by default.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }

  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
}

extension UICollectionViewDelegate {
  /// True by default.
  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// True by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }

  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Nil by default.
  public func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) -> IndexPath? { nil }

  /// True by default.
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// True by default.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  /// False by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing by default.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
  }

  /// False by default.
  public func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// False by default.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}
}

extension UITextFieldDelegate {
  /// Nil by default: the menu that the text field suggests.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

extension UITextViewDelegate {
  /// Nil by default: the menu that the text view suggests.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
