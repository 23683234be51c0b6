/// What a search controller learns of its search bar, next to the bar's delegate, which belongs to the client.
package protocol SearchBarOwner: AnyObject {
  /// Called before the delegate.
  func searchBarDidBeginEditing()
  /// Called for changes by the user and by the client, after the delegate.
  func searchBarTextDidChange()
  /// Called after the delegate.
  func searchBarScopeDidChange()
  /// The cancel button was tapped; called after the delegate.
  func searchBarDidCancel()
  /// The height of the bar may be another one.
  func searchBarHeightMayDiffer()
}
