import Foundation
import StandardViews

/// A search field. It keeps its properties, and is not drawn yet.
open class UISearchBar: UIView {
  /// The looks of a search bar.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// The icons of a search bar.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// The receiver of the user's actions; never called here. Not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text of ``searchTextField``.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The placeholder of ``searchTextField``; nil for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line of text above the field; nil for none. Kept, without effect on drawing.
  open var prompt: String?
  /// The look of the bar. Kept, without effect on drawing.
  open var searchBarStyle = Style.default
  /// The colour of the bar; nil for the default. Kept, without effect on drawing.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent; true by default. Kept, without effect on drawing.
  open var isTranslucent = true
  /// Whether there is a cancel button. Kept, without effect on drawing.
  open var showsCancelButton = false
  /// Whether there is a bookmark button. Kept, without effect on drawing.
  open var showsBookmarkButton = false
  /// Whether there is a button for results. Kept, without effect on drawing.
  open var showsSearchResultsButton = false
  /// Whether there is a bar of scopes. Kept, without effect on drawing.
  open var showsScopeBar = false
  /// The titles of the scopes; nil for none. Kept, without effect on drawing.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope. Kept, without effect on drawing.
  open var selectedScopeButtonIndex = 0
  /// The image behind the bar; nil for none. Kept, without effect on drawing.
  open var backgroundImage: UIImage?
  /// The offset of the text in the field, points. Kept, without effect on drawing.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// The text field of the bar. It is not in a view hierarchy.
  public let searchTextField = UISearchTextField()
  private var icons: [Icon: UIImage] = [:]

  /// Sets ``showsCancelButton``; without animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Sets an icon for all states. Kept, without effect on drawing.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon] = iconImage
  }

  /// The icon that was set, in any state; nil if none was.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    NamesOnly.report(UISearchBar.self, shows: "text")
  }
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {}

/// Receives the user's actions in a search bar; never called here.
public protocol UISearchBarDelegate: ObjectiveCDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true by default.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true by default.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing by default.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
