import HeadlessUIKit

/// Places the items of a collection in lines, one after another.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// As ``estimatedItemSize``: the cells determine their sizes.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The axis of scrolling; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of all items, 50 by 50 points by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items that determine their own, points; zero, the default, for items of ``itemSize``.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      itemsDidChange()
      invalidateLayout()
    }
  }
  /// The minimum distance between lines, 10 points by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between the items of a line, 10 points by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of headers, points; zero by default, for no headers. Only the length in the direction of scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, points; zero by default, for no footers. Only the length in the direction of scrolling counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The space around the items of a section, points; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Whether headers stay visible while their sections are; false by default.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay visible while their sections are; false by default.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// From what the insets of sections are measured; the insets of the content by default.
  public enum SectionInsetReference: Int, Sendable {
    /// From the edges of the content inset.
    case fromContentInset
    /// From the edges of the safe area.
    case fromSafeArea
    /// From the layout margins.
    case fromLayoutMargins
  }

  /// From what the insets of sections across the direction of scrolling are measured; the insets of the content by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }

  private var frames = FlowFrames([], width: 0)
  /// The sizes of cells that determined their own.
  private var measured: [IndexPath: CGSize] = [:]
  private var isHorizontal: Bool { scrollDirection == .horizontal }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let collectionView = owner else { return }
    let inset = collectionView.adjustedContentInset
    let width =
      isHorizontal
      ? collectionView.bounds.height - inset.top - inset.bottom
      : collectionView.bounds.width - inset.left - inset.right
    let sections = (0..<collectionView.numberOfSections).map { section(collectionView, $0) }
    frames = FlowFrames(sections, width: max(width, 0))
  }

  private func section(_ collection: UICollectionView, _ section: Int) -> FlowSection {
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    let count = collection.numberOfItems(inSection: section)
    let inset =
      (delegate?.collectionView(collection, layout: self, insetForSectionAt: section)
      ?? sectionInset).adding(referenceInsets(in: collection))
    let sizes: FlowSizes
    if delegate == nil, estimate == nil || measured.isEmpty {
      sizes = .equal(turned(estimate ?? itemSize), count: count)
    } else {
      sizes = .own(
        (0..<count).map { item in
          let path = IndexPath(item: item, section: section)
          let size =
            measured[path] ?? estimate
            ?? delegate?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
          return turned(size)
        })
    }
    let header =
      delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    return FlowSection(
      sizes: sizes, inset: turned(inset),
      lineSpacing: delegate?.collectionView(
        collection, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        collection, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      header: max(turned(header).height, 0), footer: max(turned(footer).height, 0))
  }

  /// The space from the insets of the content to what the insets of sections are measured from.
  private func referenceInsets(in collection: UICollectionView) -> UIEdgeInsets {
    let area: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: area = collection.safeAreaInsets
    case .fromLayoutMargins: area = collection.layoutMargins
    }
    let content = collection.adjustedContentInset
    return isHorizontal
      ? UIEdgeInsets(
        top: max(area.top - content.top, 0), left: 0, bottom: max(area.bottom - content.bottom, 0),
        right: 0)
      : UIEdgeInsets(
        top: 0, left: max(area.left - content.left, 0), bottom: 0,
        right: max(area.right - content.right, 0))
  }

  open override dynamic func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    // The place of a finger moves no other item.
    if context.isMovementOfFinger {
      owner?.setNeedsLayout()
    } else {
      super.invalidateLayout(with: context)
    }
  }

  /// The size of items before they are measured; nil for items that do not determine their own.
  private var estimate: CGSize? {
    guard estimatedItemSize != .zero else { return nil }
    return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  private func turned(_ size: CGSize) -> CGSize {
    // Lengths that are not numbers, and negative ones, have no place.
    let safe = CGSize(
      width: size.width.isFinite ? max(size.width, 0) : 0,
      height: size.height.isFinite ? max(size.height, 0) : 0)
    return isHorizontal ? CGSize(width: safe.height, height: safe.width) : safe
  }

  private func turned(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    isHorizontal
      ? UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
      : inset
  }

  private func turned(_ rect: CGRect) -> CGRect {
    isHorizontal ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
  }

  // MARK: Attributes

  open override var collectionViewContentSize: CGSize {
    guard let collectionView = owner else { return .zero }
    let inset = collectionView.adjustedContentInset
    return isHorizontal
      ? CGSize(
        width: frames.length,
        height: max(collectionView.bounds.height - inset.top - inset.bottom, 0))
      : CGSize(
        width: max(collectionView.bounds.width - inset.left - inset.right, 0), height: frames.length
      )
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let area = turned(rect)
    var attributes: [UICollectionViewLayoutAttributes] = []
    for (index, section) in frames.sections.enumerated() {
      guard section.end > area.minY, section.start < area.maxY else { continue }
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        // Not by the methods below: a subclass may ask for these attributes there.
        if let view = ownAttributesOfView(ofKind: kind, at: IndexPath(item: 0, section: index)),
          view.frame.size != .zero, view.frame.intersects(rect)
        {
          attributes.append(view)
        }
      }
      for item in frames.items(ofSection: index, from: area.minY, to: area.maxY) {
        if let cell = ownAttributesOfItem(at: IndexPath(item: item, section: index)) {
          attributes.append(cell)
        }
      }
    }
    return attributes
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownAttributesOfItem(at: indexPath) }

  private func ownAttributesOfItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let frame = frames.item(at: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass, indexPath)
    attributes.frame = turned(frame)
    if estimate != nil { attributes.measuredAxes = .both }
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ownAttributesOfView(ofKind: elementKind, at: indexPath)
  }

  /// The attributes of a header or a footer; without a size where the section has none, as in UIKit.
  private func ownAttributesOfView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.sections.indices.contains(indexPath.section) else { return nil }
    let section = frames.sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    var frame = isHeader ? section.header : section.footer
    let attributes = UICollectionViewLayoutAttributes.make(
      Self.layoutAttributesClass, indexPath, supplementaryKind: elementKind)
    guard frame.height > 0 else {
      attributes.frame = CGRect(origin: turned(frame).origin, size: .zero)
      return attributes
    }
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds,
      let collectionView
    {
      let visible = turned(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
      let wanted =
        isHeader ? max(frame.minY, visible.minY) : min(frame.minY, visible.maxY - frame.height)
      let limits =
        isHeader
        ? (section.start, section.end - section.footer.height - frame.height)
        : (section.start + section.header.height, section.end - frame.height)
      frame.origin.y = min(max(wanted, limits.0), max(limits.1, limits.0))
      attributes.zIndex = 10
    }
    attributes.frame = turned(frame)
    return attributes
  }

  open override dynamic func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  // MARK: Sizes of cells

  override func asksForPreferredAttributes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> Bool { estimate != nil && attributes.representedElementCategory == .cell }

  override func itemsDidChange() { measured = [:] }

  override func itemsDidMove(_ move: ListMove) {
    measured = Dictionary(
      uniqueKeysWithValues: measured.map { (move.shownPath(of: $0.key), $0.value) })
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimate != nil, measured[originalAttributes.indexPath] != preferredAttributes.size else {
      return false
    }
    measured[originalAttributes.indexPath] = preferredAttributes.size
    return preferredAttributes.size != originalAttributes.size
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}

/// The parts of a flow layout that are no longer valid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the metrics of the delegate are read again; true by default. Kept, without effect.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes of all items are invalid; true by default. Kept, without effect.
  open var invalidateFlowLayoutAttributes = true
}
