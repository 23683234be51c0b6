import HeadlessUIKit
import StandardControls
import StandardViews

/// A section of a collection whose items are known views, as scenes describe them. It is never shown itself.
package final class CollectionSection: UIView {
  /// The title above the items; nil for none.
  package var header: String?
  /// The text below the items; nil for none.
  package var footer: String?
  /// A view above the items, instead of a title.
  package var headerView: UIView?
  /// A view below the items, instead of a text.
  package var footerView: UIView?
  package var orthogonalScrolling =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The number of columns; nil for the layout's.
  package var columns: Int?
  package var itemWidth: CGFloat?
  package var itemHeight: CGFloat?
  package private(set) var items: [UIView] = []

  /// Appends an item.
  package func add(_ item: UIView) { items.append(item) }

  /// Moves an item to a place in a section, this one or another one.
  fileprivate func moveItem(at index: Int, to section: CollectionSection, at place: Int) {
    guard items.indices.contains(index) else { return }
    let item = items.remove(at: index)
    section.items.insert(item, at: min(max(place, 0), section.items.count))
  }

  var hasHeader: Bool { header != nil || headerView != nil }
  var hasFooter: Bool { footer != nil || footerView != nil }

  package override class var propertyTable: PropertyTable { collectionSectionProperties }
}

/// A cell that shows a known view, or a header that does.
final class KnownViewCell: UICollectionViewListCell {
  private let view: UIView

  override class var describedClass: UIView.Type { UICollectionViewCell.self }

  init(_ view: UIView, insets: UIEdgeInsets = .zero) {
    self.view = view
    super.init(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    // A view that determines no size of its own keeps the one that it was built with.
    let width = view.widthAnchor.constraint(equalToConstant: view.bounds.width)
    let height = view.heightAnchor.constraint(equalToConstant: view.bounds.height)
    for length in [width, height] { length.priority = .defaultLow }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: insets.left),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -insets.right),
      view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: insets.top),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -insets.bottom),
      width, height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var asksForLeastRowHeight: Bool { false }
}

/// The data source and delegate of a collection whose items are known views.
final class StaticCollectionSource: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private(set) var sections: [CollectionSection] = []
  private var cells: [ObjectIdentifier: UICollectionViewCell] = [:]
  private var headers: [CollectionElement: UICollectionReusableView] = [:]
  /// The layout; a flow as an application has it by default.
  var layout = CollectionLayoutValue(.flow)
  /// Whether items are the rows of a list, within its margins.
  private var isList: Bool { layout.kind == .list }
  private var isPlain: Bool { layout.style == .plain || layout.style == .sidebarPlain }

  func add(_ section: CollectionSection) {
    sections.append(section)
    initialSwipe = paths { $0.initialSwipe != nil }.first
  }

  func section(_ index: Int) -> CollectionSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { self.section(section)?.items.count ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let items = section(indexPath.section)?.items, items.indices.contains(indexPath.item)
    else { return UICollectionViewCell(frame: .zero) }
    let item = items[indexPath.item]
    if let cell = item as? UICollectionViewCell { return cell }
    if let cell = cells[ObjectIdentifier(item)] { return cell }
    let margin = ListMeasures.margin(forWidth: collectionView.bounds.width)
    let insets = UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin)
    let cell = KnownViewCell(item, insets: isList ? insets : .zero)
    cells[ObjectIdentifier(item)] = cell
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = CollectionElement(kind: kind, path: indexPath)
    if let header = headers[element] { return header }
    let made = makeHeader(kind, indexPath, in: collectionView)
    headers[element] = made
    return made
  }

  private func makeHeader(
    _ kind: String, _ path: IndexPath, in collection: UICollectionView
  ) -> UICollectionReusableView {
    if path.count == 1 { return makeEdge(kind, in: collection) }
    let index = path.section
    guard let section = section(index) else { return UICollectionReusableView(frame: .zero) }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    if let view = isHeader ? section.headerView : section.footerView { return KnownViewCell(view) }
    let cell = UICollectionViewListCell(frame: .zero)
    var content: UIListContentConfiguration =
      switch (isHeader, isList, isPlain) {
      case (true, true, true): .plainHeader()
      case (true, true, false): .groupedHeader()
      case (true, false, _): .prominentInsetGroupedHeader()
      case (false, true, true): .plainFooter()
      case (false, _, _): .groupedFooter()
      }
    content.text = isHeader ? section.header : section.footer
    if !isList {
      content.axesPreservingSuperviewLayoutMargins = []
      let margins = layout.headerMargins(
        inWidth: collection.bounds.width, isMirrored: collection.isRightToLeft)
      content.directionalLayoutMargins.leading = margins.leading
      content.directionalLayoutMargins.trailing = margins.trailing
    }
    cell.contentConfiguration = content
    return cell
  }

  /// A text at an edge of the whole layout.
  private func makeEdge(
    _ kind: String, in collection: UICollectionView
  ) -> UICollectionReusableView {
    let cell = UICollectionViewListCell(frame: .zero)
    let isHeader = kind == CollectionLayoutValue.layoutHeaderKind
    var content: UIListContentConfiguration =
      isHeader ? .extraProminentInsetGroupedHeader() : .groupedFooter()
    content.text = isHeader ? layout.header : layout.footer
    content.axesPreservingSuperviewLayoutMargins = []
    let margin = ListMeasures.margin(forWidth: collection.bounds.width)
    let inset = layout.kind == .grid ? layout.insets : .zero
    content.directionalLayoutMargins.leading = inset.left > 0 ? inset.left : margin
    content.directionalLayoutMargins.trailing = inset.right > 0 ? inset.right : margin
    cell.contentConfiguration = content
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let source = section(sourceIndexPath.section),
      let target = section(destinationIndexPath.section)
    else { return }
    source.moveItem(at: sourceIndexPath.item, to: target, at: destinationIndexPath.item)
  }

  // MARK: Rows of lists

  /// The row that shows its swipe actions from the start; nil for none, and once it does.
  private(set) var initialSwipe: IndexPath?

  func row(_ path: IndexPath) -> UICollectionViewListCell? {
    guard let items = section(path.section)?.items, items.indices.contains(path.item) else {
      return nil
    }
    return items[path.item] as? UICollectionViewListCell
  }

  /// The edge of the row that shows its actions from the start, which is forgotten.
  func takeInitialSwipe() -> UITableView.SwipeSide? {
    defer { initialSwipe = nil }
    return initialSwipe.flatMap { row($0)?.initialSwipe }
  }

  /// The paths of the items that are selected from the start.
  var selectedPaths: [IndexPath] { paths { $0.isInitiallySelected } }

  private func paths(_ condition: (UICollectionViewListCell) -> Bool) -> [IndexPath] {
    sections.enumerated().flatMap { index, section in
      section.items.enumerated().compactMap { item, view in
        guard let cell = view as? UICollectionViewListCell, condition(cell) else { return nil }
        return IndexPath(item: item, section: index)
      }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { row(indexPath)?.knownMenu.map { .init(showing: $0) } }

  // MARK: Flow

  private func headerSize(
    _ kind: String, _ index: Int, _ isShown: Bool, _ collection: UICollectionView
  ) -> CGSize {
    guard isShown else { return .zero }
    let view = collectionView(
      collection, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: index))
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: index))
    attributes.frame.size = CGSize(width: collection.bounds.width, height: 44)
    attributes.measuredAxes = .vertical
    return view.preferredLayoutAttributesFitting(attributes).size
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    headerSize(
      UICollectionView.elementKindSectionHeader, section,
      self.section(section)?.hasHeader ?? false, collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    headerSize(
      UICollectionView.elementKindSectionFooter, section,
      self.section(section)?.hasFooter ?? false, collectionView)
  }
}

extension UICollectionView {
  /// Appends a section of known items, as scenes do. The collection then needs no other data source.
  package func add(_ section: CollectionSection) {
    let source = loadStaticItems()
    source.add(section)
    reloadData()
    selectedItems = source.selectedPaths
  }

  private func loadStaticItems() -> StaticCollectionSource {
    if let staticItems { return staticItems }
    let source = StaticCollectionSource()
    staticItems = source
    if dataSource == nil {
      dataSource = source
      delegate = source
    }
    return source
  }

  /// The layout that a scene describes; nil for one of an application.
  package var knownLayout: CollectionLayoutValue? {
    get { layoutValue }
    set {
      guard newValue != layoutValue else { return }
      layoutValue = newValue
      let source = loadStaticItems()
      source.layout = newValue ?? CollectionLayoutValue(.flow)
      collectionViewLayout = newValue?.makeLayout(source) ?? UICollectionViewFlowLayout()
    }
  }
}
