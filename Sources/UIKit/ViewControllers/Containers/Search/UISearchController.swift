import Foundation
import StandardViews

/// Shows a search bar and, while the user searches, the results of the search.
///
/// As the ``UINavigationItem/searchController`` of a navigation item, its bar is below the title. It can also be placed
/// by hand, for example as the header view of a table. A search begins as the field is edited, or by ``isActive``: the
/// search bar moves to the top, with a cancel button, and the controller's view covers the content of the searched
/// controller with the view of the ``searchResultsController``.
///
/// As for apps that are built for iOS 15 or later, content is not dimmed unless ``obscuresBackgroundDuringPresentation``
/// is set. On tablets the bar is next to the title, unless ``UINavigationItem/preferredSearchBarPlacement`` is `stacked`.
open class UISearchController: UIViewController {
  /// The condition for the scopes of the search bar.
  public enum ScopeBarActivation: Int, Sendable {
    /// As ``onSearchActivation``.
    case automatic
    /// The client sets `showsScopeBar` of the search bar.
    case manual
    /// While text is entered.
    case onTextEntry
    /// During a search.
    case onSearchActivation
  }

  /// Finds the results; nil by default.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Is notified as a search begins and ends; nil by default.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows the results; nil for the searched controller.
  open private(set) var searchResultsController: UIViewController?
  /// The search bar, which the navigation item's bar shows, or the client.
  open var searchBar: UISearchBar { bar }
  let bar = UISearchBar()
  /// Whether the searched content is dimmed while no results cover it, and a tap on it ends the search; false by
  /// default, as since iOS 15.
  open var obscuresBackgroundDuringPresentation = false { didSet { contentDidChange() } }
  /// Whether the search bar is alone in the navigation bar during a search; true by default.
  open var hidesNavigationBarDuringPresentation = true { didSet { item?.contentDidChange() } }
  /// Whether a cancel button appears during a search; true by default.
  open var automaticallyShowsCancelButton = true { didSet { updateSearchBar(animated: false) } }
  /// When the scopes of the search bar appear; automatic by default.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { updateSearchBar(animated: false) }
  }
  /// Whether the results are shown while text or tokens are entered; true by default.
  open var automaticallyShowsSearchResultsController = true { didSet { contentDidChange() } }
  private var showsResults = false
  /// What may be searched for; nil, the default, for none. They are below an active search bar until one is selected or
  /// the text changes to one without: as a list over the content, or next to an inline bar as a panel.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { suggestionsDidChange() } }
  /// Whether suggestions are shown next to an inline search bar only; true by default.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true {
    didSet { contentDidChange() }
  }
  /// Whether the user has selected one of the suggestions.
  private var hasSelectedSuggestion = false
  private var suggestions: SearchSuggestionsController?
  /// The navigation item that has the controller.
  weak var item: UINavigationItem?
  var stage = SearchStage()

  /// Whether the results are shown during a search. Setting it ends the automatic choice by the entered text.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasSearchText : showsResults }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  /// Whether the scopes appear and disappear with a search; true by default.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  /// Whether the user searches. Setting it begins or ends a search, animated in a window.
  open var isActive: Bool {
    get { stage.isActive }
    set { if newValue { requestSearch() } else { endSearch(animated: true) } }
  }

  /// - Parameter searchResultsController: shows the results; nil for the controller that is searched.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.owner = self
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.owner = self
  }

  /// Creates a controller without results: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.owner = self
  }

  // MARK: Content

  /// Whether something is entered to search for.
  private var hasSearchText: Bool {
    searchBar.text?.isEmpty == false || !searchBar.searchTextField.tokens.isEmpty
  }

  /// The results while they cover the searched content; nil otherwise.
  var shownResults: UIViewController? {
    isActive && showsSearchResultsController ? searchResultsController : nil
  }

  /// Whether the search bar is the only visible part of the navigation bar.
  var isAloneInBar: Bool {
    isActive && hidesNavigationBarDuringPresentation && item?.searchBarPlacement != .inline
  }

  open override func loadView() {
    let content = SearchContentView(frame: UIScreen.main.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.dimming.onTap = { [weak self] in self?.endSearch(animated: true) }
    view = content
  }

  func contentDidChange() {
    guard isActive, let content = viewIfLoaded as? SearchContentView else { return }
    let results = shownResults
    content.dimming.isHidden = !obscuresBackgroundDuringPresentation || results != nil
    if let results, results.parent !== self {
      addChild(results)
      results.view.frame = content.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(results.view)
      results.didMove(toParent: self)
    }
    searchResultsController?.viewIfLoaded?.isHidden = results == nil
    showSuggestions(in: content)
    (item?.bar).map { $0.container?.barDidChange($0) }
  }

  // MARK: Suggestions

  private var isInline: Bool { item?.searchBarPlacement == .inline }

  /// The suggestions that are visible; empty without any.
  private var shownSuggestions: [any UISearchSuggestion] {
    guard isActive, !hasSelectedSuggestion,
      isInline || !ignoresSearchSuggestionsForSearchBarPlacementStacked
    else { return [] }
    return searchSuggestions ?? []
  }

  private func suggestionsDidChange() {
    hasSelectedSuggestion = false
    contentDidChange()
  }

  private func showSuggestions(in content: SearchContentView) {
    let shown = shownSuggestions
    guard !shown.isEmpty || suggestions != nil else { return }
    let controller = suggestions ?? makeSuggestions()
    controller.suggestions = shown
    content.panel.isHidden = shown.isEmpty
    content.isPanelInline = isInline
    content.setNeedsLayout()
    guard content.panel.content !== controller.view else { return }
    addChild(controller)
    content.panel.content = controller.view
    controller.didMove(toParent: self)
  }

  private func makeSuggestions() -> SearchSuggestionsController {
    let controller = SearchSuggestionsController()
    controller.onSelection = { [weak self] suggestion in
      guard let self else { return }
      hasSelectedSuggestion = true
      contentDidChange()
      searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }
    suggestions = controller
    return controller
  }

  func updateSearchBar(animated: Bool) {
    guard isActive || stage.showedCancelButton || stage.showedScopes else { return }
    if automaticallyShowsCancelButton {
      bar.setShowsCancelButton(isActive, animated: animated)
      stage.showedCancelButton = isActive
    }
    if automaticallyShowsScopeBar {
      let shows = isActive && (scopeBarActivation != .onTextEntry || hasSearchText)
      if bar.showsScopeBar != shows { bar.showsScopeBar = shows }
      stage.showedScopes = shows
    }
  }

  // MARK: Searching

  /// Begins a search, unless the delegate has presented the controller itself.
  func requestSearch() {
    guard !isActive, !stage.isRequested else { return }
    stage.isRequested = true
    delegate?.presentSearchController(self)
    stage.isRequested = false
    beginSearch(animated: true)
  }

  private func beginSearch(animated: Bool, completion: (() -> Void)? = nil) {
    guard !isActive else { return }
    let isAnimated = animated && bar.window != nil
    delegate?.willPresentSearchController(self)
    stage.isActive = true
    hasSelectedSuggestion = false
    updateSearchBar(animated: isAnimated)
    hideForeignBar(true, animated: isAnimated)
    UIView.performWithoutAnimation {
      placeView()
      viewIfLoaded?.alpha = isAnimated ? 0 : 1
    }
    searchResultsUpdater?.updateSearchResults(for: self)
    run(animated: isAnimated) { [self] in
      viewIfLoaded?.alpha = 1
    } completion: { [self] in
      placeView()
      if isActive { delegate?.didPresentSearchController(self) }
      completion?()
    }
  }

  /// Ends the search: the text is cleared.
  func endSearch(animated: Bool, completion: (() -> Void)? = nil) {
    guard isActive else { return }
    let isAnimated = animated && bar.window != nil
    delegate?.willDismissSearchController(self)
    stage.isActive = false
    bar.resignFirstResponder()
    bar.text = nil
    bar.searchTextField.tokens = []
    updateSearchBar(animated: isAnimated)
    hideForeignBar(false, animated: isAnimated)
    searchResultsUpdater?.updateSearchResults(for: self)
    run(animated: isAnimated) { [self] in
      viewIfLoaded?.alpha = isAnimated ? 0 : 1
    } completion: { [self] in
      if !isActive {
        viewIfLoaded?.removeFromSuperview()
        presenter = nil
        delegate?.didDismissSearchController(self)
      }
      completion?()
    }
  }

  /// Changes the bar's height and the view along, within the time in which bars change.
  private func run(
    animated: Bool, _ changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    item?.contentDidChange()
    guard animated else {
      changes()
      completion()
      return
    }
    let container = item?.bar?.container as? UIViewController
    UIView.animate(withDuration: SearchStage.duration) {
      changes()
      container?.viewIfLoaded?.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  override func presentItself(animated: Bool, completion: (() -> Void)?) -> Bool {
    beginSearch(animated: animated, completion: completion)
    return true
  }

  /// Ends the search, or dismisses what the controller presents.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentation == nil, isActive else {
      super.dismiss(animated: flag, completion: completion)
      return
    }
    endSearch(animated: flag, completion: completion)
  }
}
