import Lists

/// The list of what may be searched for.
final class SearchSuggestionsController: UITableViewController {
  /// Called with the suggestion whose row is tapped.
  var onSelection: ((any UISearchSuggestion) -> Void)?
  var suggestions: [any UISearchSuggestion] = [] {
    didSet {
      let isSame = suggestions.elementsEqual(oldValue) { $0 === $1 }
      if !isSame { tableView.reloadData() }
    }
  }

  init() {
    super.init(style: .plain)
    tableView.alwaysBounceVertical = false
    tableView.backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "suggestion")
      ?? UITableViewCell(style: .default, reuseIdentifier: "suggestion")
    let suggestion = suggestions[indexPath.row]
    var content = UIListContentConfiguration.cell()
    content.text = suggestion.localizedSuggestion
    content.attributedText = suggestion.localizedAttributedSuggestion
    content.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
    content.imageProperties.tintColor = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessibilityLabel = suggestion.localizedDescription
    cell.backgroundColor = .clear
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelection?(suggestions[indexPath.row])
  }
}
