import Lists

/// A controller's substitute for missing content.
struct ContentUnavailable {
  /// As the client has set it.
  var configuration: any UIContentConfiguration
  let view: any UIView & UIContentView
}

extension UIViewController {
  /// The substitute for missing content, in front of the view's content and in the middle of its safe area; nil, the
  /// default, for none. It is set in ``updateContentUnavailableConfiguration(using:)``, or elsewhere.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { storedExtras?.contentUnavailable?.configuration }
    set { showContentUnavailable(newValue, for: contentUnavailableConfigurationState) }
  }

  /// The traits, and the text that is searched for.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = storedExtras?.navigationItem?.searchController?.searchBar.text
    return state
  }

  /// Has ``updateContentUnavailableConfiguration(using:)`` called before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    needsContentUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  func updateContentUnavailable(using state: UIContentUnavailableConfigurationState) {
    guard let configuration = contentUnavailableConfiguration else { return }
    showContentUnavailable(configuration, for: state)
  }

  func updateContentUnavailableIfNeeded() {
    guard needsContentUnavailableUpdate else { return }
    needsContentUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  private func showContentUnavailable(
    _ configuration: (any UIContentConfiguration)?,
    for state: UIContentUnavailableConfigurationState
  ) {
    let former = storedExtras?.contentUnavailable
    guard let configuration else {
      former?.view.removeFromSuperview()
      storedExtras?.contentUnavailable = nil
      return
    }
    let shown = configuration.updated(for: state)
    if let former, former.view.supports(shown) {
      former.view.configuration = shown
      storedExtras?.contentUnavailable?.configuration = configuration
    } else {
      former?.view.removeFromSuperview()
      extras.contentUnavailable = ContentUnavailable(
        configuration: configuration, view: shown.makeContentView())
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Fills the view, in front of its content, but behind a search.
  func placeContentUnavailable() {
    guard let content = storedExtras?.contentUnavailable?.view, let view = viewIfLoaded else {
      return
    }
    let search = storedExtras?.navigationItem?.searchController?.viewIfLoaded
    let others = view.subviews.filter { $0 !== content && $0 !== search }
    if content.superview !== view || view.subviews.firstIndex(of: content) != others.count {
      view.insertSubview(content, at: others.count)
    }
    content.frame = view.bounds
    content.layoutIfNeeded()
  }
}
