import TestSupport
import Testing

@testable import Lists

/// Properties of lists that are kept without effect, with the defaults of Apple's documentation, and accessors of values.
@Suite struct KeptListPropertyTests {
  private static let contextProperties:
    [KeptProperty<UICollectionViewFlowLayoutInvalidationContext>] = [
      KeptProperty(
        "invalidateFlowLayoutDelegateMetrics", \.invalidateFlowLayoutDelegateMetrics, default: true,
        kept: false),
      KeptProperty(
        "invalidateFlowLayoutAttributes", \.invalidateFlowLayoutAttributes, default: true,
        kept: false),
      KeptProperty(
        "contentOffsetAdjustment", \.contentOffsetAdjustment, default: .zero,
        kept: CGPoint(x: 1, y: 2)),
      KeptProperty(
        "contentSizeAdjustment", \.contentSizeAdjustment, default: .zero,
        kept: CGSize(width: 3, height: 4)),
    ]

  @Test(arguments: contextProperties)
  fileprivate func aContextKeeps(
    property: KeptProperty<UICollectionViewFlowLayoutInvalidationContext>
  ) {
    #expect(property.differences(in: UICollectionViewFlowLayoutInvalidationContext()) == [])
  }

  private static let sectionProperties: [KeptProperty<NSCollectionLayoutSection>] = [
    KeptProperty(
      "contentInsetsReference", \.contentInsetsReference, default: .automatic, kept: .none),
    KeptProperty(
      "supplementaryContentInsetsReference", \.supplementaryContentInsetsReference,
      default: .automatic, kept: .layoutMargins),
  ]

  @Test(arguments: sectionProperties)
  fileprivate func aSectionKeeps(property: KeptProperty<NSCollectionLayoutSection>) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    #expect(property.differences(in: NSCollectionLayoutSection(group: group)) == [])
  }

  @Test func insetsOfALayoutReferToTheSafeArea() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.contentInsetsReference == .safeArea)
    configuration.contentInsetsReference = .readableContent
    #expect(configuration.contentInsetsReference == .readableContent)
  }

  @Test func aContextCollectsTheElementsThatAreInvalid() {
    let context = UICollectionViewLayoutInvalidationContext()
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [paths[0]])
    context.invalidateItems(at: [paths[1], paths[2]])
    #expect(context.invalidatedItemIndexPaths == paths)
    context.invalidateSupplementaryElements(ofKind: "head", at: [paths[0]])
    context.invalidateSupplementaryElements(ofKind: "head", at: [paths[2]])
    context.invalidateSupplementaryElements(ofKind: "foot", at: [paths[1]])
    #expect(
      context.invalidatedSupplementaryIndexPaths
        == ["head": [paths[0], paths[2]], "foot": [paths[1]]])
    context.invalidateDecorationElements(ofKind: "line", at: [paths[1]])
    #expect(context.invalidatedDecorationIndexPaths == ["line": [paths[1]]])
    #expect(UICollectionViewLayout().developmentLayoutDirection == .leftToRight)
  }

  @Test func dimensionsAndDistancesKnowTheirKind() {
    let dimensions: [NSCollectionLayoutDimension] = [
      .fractionalWidth(1), .fractionalHeight(1), .absolute(1), .estimated(1),
      .uniformAcrossSiblings(estimate: 1),
    ]
    #expect(dimensions.map(\.isEstimated) == [false, false, false, true, false])
    #expect(NSCollectionLayoutSpacing.fixed(4).isFixedSpacing)
    #expect(!NSCollectionLayoutSpacing.flexible(4).isFixedSpacing)
    #expect(
      NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0, y: 1))
        .isFractionalOffset)
    #expect(
      !NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 0, y: 1))
        .isFractionalOffset)
  }

  @Test func theAreaOfALayoutHasNoInsets() {
    let environment: any NSCollectionLayoutEnvironment = LayoutEnvironment(
      size: CGSize(width: 30, height: 40), traits: UITraitCollection())
    #expect(environment.container.effectiveContentInsets == .zero)
    #expect(environment.container.effectiveContentSize == CGSize(width: 30, height: 40))
  }

  @Test func separatorsAreAutomaticUntilTheyAreSet() {
    var separators = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(separators.topSeparatorVisibility == .automatic)
    #expect(separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    separators.topSeparatorVisibility = .hidden
    separators.topSeparatorInsets = .zero
    separators.multipleSelectionColor = .red
    #expect(separators.topSeparatorVisibility == .hidden)
    #expect(separators.topSeparatorInsets == .zero)
    #expect(separators.multipleSelectionColor == .red && separators.color == .separator)
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(list.headerTopPadding == nil)
    list.headerTopPadding = 12
    #expect(list.headerTopPadding == 12)
  }

  @Test func statesOfCellsAreBits() {
    #expect(UITableViewCell.StateMask.showingEditControl.rawValue == 1)
    #expect(UITableViewCell.StateMask.showingDeleteConfirmation.rawValue == 2)
    #expect(!UITableViewCell().showingDeleteConfirmation)
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(!state.isReordering)
    state.isReordering = true
    #expect(state.isReordering && !state.isSelected)
  }

  @Test func headersAndFootersOfListsHaveNoBackground() {
    let backgrounds: [UIBackgroundConfiguration] = [
      .listPlainHeaderFooter(), .listGroupedHeaderFooter(), .listHeader(), .listFooter(),
      .listSidebarHeader(),
    ]
    #expect(backgrounds.allSatisfy { $0 == .clear() })
    #expect(UIBackgroundConfiguration.listCell() == .listPlainCell())
    #expect(UIBackgroundConfiguration.listAccompaniedSidebarCell() == .listSidebarCell())
  }

  @Test func rowsOfSidebarsLookAlikeWithAContentOrWithout() {
    #expect(UIListContentConfiguration.accompaniedSidebarCell() == .sidebarCell())
    #expect(UIListContentConfiguration.accompaniedSidebarSubtitleCell() == .sidebarSubtitleCell())
    #expect(UIListContentConfiguration.accompaniedSidebarSubtitleCell() != .sidebarCell())
    // The header's text is larger than a row's.
    let (header, row) = (
      UIListContentConfiguration.sidebarHeader(), UIListContentConfiguration.sidebarCell()
    )
    #expect(header.textProperties.font.pointSize > row.textProperties.font.pointSize)
  }

  @Test func aContentHasTheGuidesOfWhatItShows() throws {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Title"
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    configuration.secondaryText = "Subtitle"
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
    }
    view.configuration = configuration
    let guides = [
      try #require(view.textLayoutGuide), try #require(view.secondaryTextLayoutGuide),
      try #require(view.imageLayoutGuide),
    ]
    view.layoutIfNeeded()
    let (text, secondary, image) = (
      guides[0].layoutFrame, guides[1].layoutFrame, guides[2].layoutFrame
    )
    #expect(image.size == CGSize(width: 20, height: 20))
    #expect(image.maxX <= text.minX)
    #expect(text.maxY <= secondary.minY && text.height > 0 && secondary.height > 0)
  }

  @Test func placeholdersKeepHowTheyLook() {
    let path = IndexPath(row: 1, section: 0)
    let row = UITableViewDropPlaceholder(
      insertionIndexPath: path, reuseIdentifier: "row", rowHeight: 44)
    #expect(row.cellUpdateHandler == nil && row.previewParametersProvider == nil)
    row.cellUpdateHandler = { $0.tag = 7 }
    row.previewParametersProvider = { _ in nil }
    let cell = UITableViewCell()
    row.cellUpdateHandler?(cell)
    #expect(cell.tag == 7 && row.previewParametersProvider != nil)
    let item = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "item")
    #expect(item.cellUpdateHandler == nil && item.previewParametersProvider == nil)
    item.cellUpdateHandler = { $0.tag = 8 }
    item.previewParametersProvider = { _ in nil }
    let tile = UICollectionViewCell()
    item.cellUpdateHandler?(tile)
    #expect(tile.tag == 8 && item.previewParametersProvider != nil)
  }
}
