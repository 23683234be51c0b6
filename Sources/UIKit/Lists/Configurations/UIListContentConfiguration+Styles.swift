import HeadlessUIKit

extension UIListContentConfiguration {
  /// A row with a text.
  public static func cell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties = TextProperties(.caption1, color: .label)
    return configuration
  }

  /// A row with a smaller text below the first one.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  /// A row with a value at the trailing edge, or below the text where both do not fit on a line.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties = TextProperties(.body, color: .secondaryLabel)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// The header of a section, in the look of the list that shows it: a grouped one by default.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// The footer of a section, in the look of the list that shows it: a grouped one by default.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  /// The header of a section in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    heading(.headline, .label, top: 4, bottom: 4, height: ListMeasures.plainHeaderHeight)
  }

  /// The footer of a section in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    heading(
      .subheadline, .secondaryLabel, top: 4, bottom: 4, height: ListMeasures.plainHeaderHeight)
  }

  /// The header of a section in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    heading(
      .footnote, .secondaryLabel, top: 15, bottom: ListMeasures.groupedTitleGap,
      height: ListMeasures.groupedHeaderHeight)
  }

  /// The header of a section in a grouped list, large.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    heading(.title3, .label, top: 15, bottom: 8, height: ListMeasures.groupedHeaderHeight)
  }

  /// The header of a section in a grouped list, between the usual and the large one.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    heading(.title2, .label, top: 15, bottom: 8, height: ListMeasures.groupedHeaderHeight)
  }

  /// The footer of a section in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    heading(
      .footnote, .secondaryLabel, top: ListMeasures.groupedTitleGap,
      bottom: ListMeasures.groupedTitleGap, height: 0)
  }

  /// A row in a sidebar, whose image has the tint.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// A row in a sidebar with a smaller text below the first one.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    var configuration = cell()
    configuration.secondaryTextProperties.color = .secondaryLabel
    return configuration
  }

  /// The header of a section in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    heading(.title3, .label, top: 11, bottom: 11, height: ListMeasures.rowHeight)
  }

  /// A row in a list next to the content, in a smaller look.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

  /// A row in a list next to the content, with a smaller text below the first one.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    sidebarSubtitleCell()
  }

  private static func heading(
    _ style: UIFont.TextStyle, _ color: UIColor, top: CGFloat, bottom: CGFloat, height: CGFloat
  ) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties = TextProperties(style, color: color)
    if style == .title3 || style == .title2 {
      configuration.textProperties.font = .systemFont(
        ofSize: configuration.textProperties.font.pointSize, weight: .semibold)
    }
    configuration.secondaryTextProperties = TextProperties(.footnote, color: .secondaryLabel)
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 0, bottom: bottom, trailing: 0)
    configuration.minimumHeight = height
    return configuration
  }
}
