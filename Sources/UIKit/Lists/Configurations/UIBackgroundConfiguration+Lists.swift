import StandardControls

extension UIBackgroundConfiguration {
  /// The background of a header in a plain list: transparent.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a header in a grouped list: transparent.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a header: transparent.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  /// The background of a footer: transparent.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a row in the look of the list that shows it: a plain one.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// The background of a header in a sidebar: transparent.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// The background of a row in a sidebar: transparent, with rounded corners for a selection.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var background = clear()
    background.cornerRadius = ListMeasures.insetGroupedRadius
    return background
  }

  /// The background of a row in a list next to the content.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  /// The configuration for a state. A selected or highlighted cell with the colour of a list is grey.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let state = state as? UICellConfigurationState, state.isSelected || state.isHighlighted,
      isListColor
    else { return self }
    var updated = self
    updated.backgroundColor = .systemGray4
    return updated
  }

  private var isListColor: Bool {
    backgroundColor == UIBackgroundConfiguration.listPlainCell().backgroundColor
      || backgroundColor == UIBackgroundConfiguration.listGroupedCell().backgroundColor
      || backgroundColor == UIColor.clear && cornerRadius == ListMeasures.insetGroupedRadius
  }
}
