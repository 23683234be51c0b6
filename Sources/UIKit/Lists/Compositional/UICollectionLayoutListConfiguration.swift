import HeadlessUIKit
import StandardControls
import StandardViews

/// The lines between the rows of a list.
public struct UIListSeparatorConfiguration {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    /// As ``visible``, in lists with lines.
    case automatic
    /// The line is shown, in lists with lines.
    case visible
    /// The line is not shown.
    case hidden
  }

  /// Insets that represent the edge of the texts.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether the line above the first row is shown. Kept, without effect.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below a row is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above the first row. Kept, without effect.
  public var topSeparatorInsets = Self.automaticInsets
  /// The insets of the line below a row.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The colour of the lines.
  public var color: UIColor = .separator
  /// The colour of lines around selected rows. Kept, without effect.
  public var multipleSelectionColor: UIColor = .separator

  /// Creates the lines of a look of lists.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// A list of rows as the section of a collection.
public struct UICollectionLayoutListConfiguration {
  /// The looks of lists.
  public enum Appearance: Int, Sendable, CaseIterable {
    /// Rows from edge to edge, on the system's background.
    case plain
    /// Rows from edge to edge, in groups with a distance, on the background of groups.
    case grouped
    /// Groups with rounded corners, at a distance from the edges.
    case insetGrouped
    /// Rounded rows without lines, at a distance from the edges, on the secondary background.
    case sidebar
    /// Rounded rows without lines, on the system's background.
    case sidebarPlain
  }

  /// What heads a section.
  public enum HeaderMode: Int, Sendable {
    /// No header.
    case none
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionHeader``.
    case supplementary
    /// The first item, as a heading.
    case firstItemInSection
  }

  /// What ends a section.
  public enum FooterMode: Int, Sendable {
    /// No footer.
    case none
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter``.
    case supplementary
  }

  /// Changes the lines of a row.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  /// Gives the actions that a swipe shows.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The look.
  public let appearance: Appearance
  /// Whether there are lines between rows; true by default, except in sidebars.
  public var showsSeparators: Bool
  /// The lines between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines of single rows; nil for no changes.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows; nil for none.
  public var backgroundColor: UIColor?
  /// Gives the actions that a swipe shows at the leading edge; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions that a swipe shows at the trailing edge; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What heads a section; nothing by default.
  public var headerMode = HeaderMode.none
  /// What ends a section; nothing by default.
  public var footerMode = FooterMode.none
  /// The space above headers, points; nil for the look's.
  public var headerTopPadding: CGFloat?

  /// Creates a list of a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor =
      switch appearance {
      case .plain, .sidebarPlain: .systemBackground
      case .grouped, .insetGrouped: .systemGroupedBackground
      case .sidebar: .secondarySystemBackground
      }
  }

  /// The table's style with the same measures.
  var style: UITableView.Style {
    switch appearance {
    case .plain, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped, .sidebar: .insetGrouped
    }
  }
}

extension ListSection {
  /// What a cell has to know about its row.
  func row(_ path: IndexPath, count: Int, scale: CGFloat) -> CellRow {
    let hasHeading = configuration.headerMode == .firstItemInSection
    var row = CellRow()
    row.style = configuration.style
    row.isHeading = hasHeading && path.item == 0
    row.isFirst = path.item == (hasHeading ? 1 : 0)
    row.isLast = path.item == count - 1
    row.margin = margin
    row.pixel = 1 / max(scale, 1)
    row.isSidebar =
      configuration.appearance == .sidebar || configuration.appearance == .sidebarPlain
    var separator = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler { separator = handler(path, separator) }
    row.showsSeparator =
      configuration.showsSeparators && !row.isHeading
      && separator.bottomSeparatorVisibility != .hidden
    row.separatorColor = separator.color
    let insets = separator.bottomSeparatorInsets
    if insets.leading < CGFloat.greatestFiniteMagnitude {
      row.separatorInset = UIEdgeInsets(
        top: 0, left: insets.leading, bottom: 0,
        right: insets.trailing < CGFloat.greatestFiniteMagnitude ? insets.trailing : 0)
    }
    return row
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows in a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { list(configuration, layoutEnvironment, isFirst: false) }

  static func list(
    _ configuration: UICollectionLayoutListConfiguration,
    _ environment: any NSCollectionLayoutEnvironment, isFirst: Bool
  ) -> NSCollectionLayoutSection {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let rows = size(ListMeasures.rowHeight)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: rows, subitems: [NSCollectionLayoutItem(layoutSize: rows)]))
    let margin = ListMeasures.margin(forWidth: environment.container.contentSize.width)
    section.list = ListSection(configuration: configuration, margin: margin)
    let isInset = configuration.style == .insetGrouped
    if isInset {
      section.contentInsets.leading = margin
      section.contentInsets.trailing = margin
    }
    if configuration.style != .plain, configuration.appearance != .sidebar {
      let gap = isFirst ? ListMeasures.firstGroupedGap : ListMeasures.groupedGap
      if configuration.headerMode == .none { section.contentInsets.top = gap }
      if configuration.footerMode == .none {
        section.contentInsets.bottom = ListMeasures.groupedGap
      }
    }
    func boundary(_ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat) {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(height), elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(item)
    }
    if configuration.headerMode == .supplementary {
      boundary(
        UICollectionView.elementKindSectionHeader, .top,
        configuration.style == .plain
          ? ListMeasures.plainHeaderHeight : ListMeasures.groupedHeaderHeight)
    }
    if configuration.footerMode == .supplementary {
      boundary(UICollectionView.elementKindSectionFooter, .bottom, ListMeasures.plainHeaderHeight)
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout of lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(sectionProvider: { section, environment in
      NSCollectionLayoutSection.list(configuration, environment, isFirst: section == 0)
    })
  }
}
