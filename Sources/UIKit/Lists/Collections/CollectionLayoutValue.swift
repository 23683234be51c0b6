import HeadlessUIKit
import StandardViews
import ViewTree

/// The layout of a collection as scenes describe it.
package struct CollectionLayoutValue: DescribableValue, Equatable {
  /// The kinds of layouts.
  package enum Kind: String, CaseIterable, Sendable {
    case flow, grid, list
  }

  package var kind: Kind
  /// The size of items in a flow; nil for their own.
  package var itemSize: CGSize?
  /// The distances between lines, and between the items of a line, points.
  package var lineSpacing: CGFloat = 10
  package var itemSpacing: CGFloat = 10
  /// The space around the items of a section, points; left is leading in a grid.
  package var insets = UIEdgeInsets.zero
  package var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The number of columns of a grid.
  package var columns = 2
  /// The height of the items of a grid, points; nil for their own.
  package var itemHeight: CGFloat?
  /// Whether headers stay visible while their sections are.
  package var pinsHeaders = false
  /// The texts at the start and the end of a whole grid or list; nil for none.
  package var header: String?
  package var footer: String?
  /// The look of a list.
  package var style = UICollectionLayoutListConfiguration.Appearance.plain
  package var showsSeparators: Bool?

  package init(_ kind: Kind) { self.kind = kind }

  package var described: PropertyValue {
    var parts: [String: PropertyValue] = ["type": .string(kind.rawValue)]
    switch kind {
    case .flow:
      if let itemSize { parts["itemSize"] = itemSize.described }
      parts["minimumLineSpacing"] = lineSpacing.described
      parts["minimumInteritemSpacing"] = itemSpacing.described
      if insets != .zero { parts["sectionInset"] = insets.described }
    case .grid:
      parts["columns"] = .number(Double(columns))
      parts["spacing"] = itemSpacing.described
      parts["lineSpacing"] = lineSpacing.described
      if let itemHeight { parts["itemHeight"] = itemHeight.described }
      if insets != .zero { parts["insets"] = insets.described }
    case .list: parts["style"] = style.described
    }
    if let header { parts["header"] = .string(header) }
    if let footer { parts["footer"] = .string(footer) }
    return .map(parts)
  }

  package static var kind: PropertyKind { .other }

  // MARK: Layouts

  /// The layout, for sections that a scene describes.
  func makeLayout(_ source: StaticCollectionSource) -> UICollectionViewLayout {
    switch kind {
    case .flow:
      let flow = UICollectionViewFlowLayout()
      if let itemSize {
        flow.itemSize = itemSize
      } else {
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      }
      flow.minimumLineSpacing = lineSpacing
      flow.minimumInteritemSpacing = itemSpacing
      flow.sectionInset = insets
      flow.scrollDirection = scrollDirection
      flow.sectionHeadersPinToVisibleBounds = pinsHeaders
      return flow
    case .grid:
      return UICollectionViewCompositionalLayout(
        sectionProvider: { [self, weak source] index, _ in gridSection(source?.section(index)) },
        configuration: edges)
    case .list:
      return UICollectionViewCompositionalLayout(
        sectionProvider: { [self, weak source] index, environment in
          listSection(source, index, environment)
        }, configuration: edges)
    }
  }

  static let layoutHeaderKind = "layout header"
  static let layoutFooterKind = "layout footer"

  /// The texts at the edges of the whole layout.
  private var edges: UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    func add(_ kind: String, _ alignment: NSRectAlignment) {
      configuration.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: kind, alignment: alignment))
    }
    if header != nil { add(Self.layoutHeaderKind, .top) }
    if footer != nil { add(Self.layoutFooterKind, .bottom) }
    return configuration
  }

  /// The space around the titles of sections that are not rows of a list: they start where the items do, and without
  /// insets at the margin of lists, as texts do not touch the edge of a screen.
  ///
  /// - Parameter isMirrored: Whether the interface runs from right to left. The items of a flow do not.
  func headerMargins(
    inWidth width: CGFloat, isMirrored: Bool
  ) -> (leading: CGFloat, trailing: CGFloat) {
    let margin = ListMeasures.margin(forWidth: width)
    // Headers of a grid are inside its insets already.
    func space(_ inset: CGFloat) -> CGFloat { inset > 0 ? kind == .grid ? 0 : inset : margin }
    if kind == .list || kind == .flow && scrollDirection == .horizontal { return (0, 0) }
    let (left, right) = (space(insets.left), space(insets.right))
    return kind == .flow && isMirrored ? (right, left) : (left, right)
  }

  private func listSection(
    _ source: StaticCollectionSource?, _ index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = source?.section(index)
    var list = UICollectionLayoutListConfiguration(appearance: style)
    list.leadingSwipeActionsConfigurationProvider = { [weak source] in
      source?.row($0)?.knownItem?.swipes.configuration(.leading)
    }
    list.trailingSwipeActionsConfigurationProvider = { [weak source] in
      source?.row($0)?.knownItem?.swipes.configuration(.trailing)
    }
    if let showsSeparators { list.showsSeparators = showsSeparators }
    if section?.hasHeader == true { list.headerMode = .supplementary }
    if section?.hasFooter == true { list.footerMode = .supplementary }
    return .list(list, environment, isFirst: index == 0)
  }

  private func gridSection(_ section: CollectionSection?) -> NSCollectionLayoutSection {
    let height: NSCollectionLayoutDimension =
      (section?.itemHeight ?? itemHeight).map { .absolute($0) }
      ?? .uniformAcrossSiblings(estimate: 100)
    let groupHeight: NSCollectionLayoutDimension =
      (section?.itemHeight ?? itemHeight).map { .absolute($0) } ?? .estimated(100)
    let scrolling = section?.orthogonalScrolling ?? .none
    let group: NSCollectionLayoutGroup
    if scrolling != .none {
      // One item in each group. Without a width it determines its own.
      let width: NSCollectionLayoutDimension =
        section?.itemWidth.map { .absolute($0) } ?? .estimated(100)
      let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: groupHeight)
      group = .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    } else {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: height))
      group = .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: groupHeight), subitem: item,
        count: section?.columns ?? columns)
      group.interItemSpacing = .fixed(itemSpacing)
    }
    let result = NSCollectionLayoutSection(group: group)
    result.interGroupSpacing = scrolling == .none ? lineSpacing : itemSpacing
    result.contentInsets = NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    result.orthogonalScrollingBehavior = scrolling
    func boundary(_ kind: String, _ alignment: NSRectAlignment) {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), elementKind: kind,
        alignment: alignment)
      item.pinToVisibleBounds = pinsHeaders && alignment == .top
      result.boundarySupplementaryItems.append(item)
    }
    if section?.hasHeader == true { boundary(UICollectionView.elementKindSectionHeader, .top) }
    if section?.hasFooter == true { boundary(UICollectionView.elementKindSectionFooter, .bottom) }
    return result
  }
}

extension UICollectionLayoutListConfiguration.Appearance: NamedCases {
  /// The looks by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
    ("sidebar", .sidebar), ("sidebarPlain", .sidebarPlain),
  ]
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior: NamedCases {
  /// The behaviours by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("none", .none), ("continuous", .continuous),
    ("continuousGroupLeadingBoundary", .continuousGroupLeadingBoundary), ("paging", .paging),
    ("groupPaging", .groupPaging), ("groupPagingCentered", .groupPagingCentered),
  ]
}

extension UICollectionView.ScrollDirection: NamedCases {
  /// The directions by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("vertical", .vertical), ("horizontal", .horizontal),
  ]
}

let collectionViewProperties = PropertyTable(
  inheriting: UIScrollView.propertyTable,
  adding: [
    Property(
      "layout", \UICollectionView.knownLayout, default: nil,
      "How items are placed; a flow of items of 50 by 50 points if null."),
    Property(
      "isEditing", \UICollectionView.isEditing, default: false,
      "Whether rows of a list show their accessories for editing."),
    Property(
      "allowsMultipleSelection", \UICollectionView.allowsMultipleSelection, default: false,
      "Whether several items can be selected."),
    Property(
      "allowsMultipleSelectionDuringEditing",
      \UICollectionView.allowsMultipleSelectionDuringEditing, default: false,
      "Whether several items can be selected while they are edited."),
  ])

let collectionSectionProperties = PropertyTable(
  inheriting: nil,
  adding: [
    Property("header", \CollectionSection.header, default: nil, "The title above the items."),
    Property("footer", \CollectionSection.footer, default: nil, "The text below the items."),
    Property(
      "orthogonalScrolling", \CollectionSection.orthogonalScrolling, default: .none,
      "Whether and how the items of a grid are in one line, which scrolls to the side."),
    Property(
      "columns", \CollectionSection.columns, default: nil,
      "The number of columns in a grid; the layout's if null."),
    Property(
      "itemWidth", \CollectionSection.itemWidth, default: nil, unit: .points,
      "The width of items in a line that scrolls to the side; their own if null."),
    Property(
      "itemHeight", \CollectionSection.itemHeight, default: nil, unit: .points,
      "The height of items in a grid; the layout's if null."),
  ])
