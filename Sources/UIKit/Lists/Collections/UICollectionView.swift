import HeadlessUIKit
import StandardViews

/// A collection that shows no items yet.
///
/// It is declared so that code which creates collections, or checks views for them, compiles. A
/// collection keeps its properties and reports its numbers of items, but has no visible cells. The
/// first layout with a data source writes a warning.
open class UICollectionView: UIScrollView {
  /// The positions of an item to scroll to. Kept for source compatibility: collections do not
  /// scroll to items.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt

    /// Creates positions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The item is at the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is centred vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is at the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is at the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is centred horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is at the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kinds of views in a collection.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The axis of a flow layout's scrolling.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// The kind of the views that head sections.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the views that end sections.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout; it is never asked for attributes. Unlike ``setCollectionViewLayout(_:animated:)``,
  /// setting it does not set the layout's ``UICollectionViewLayout/collectionView``.
  open var collectionViewLayout: UICollectionViewLayout
  /// The provider of the numbers of items; nil for no items.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// A view behind the items. Kept, without effect on drawing.
  open var backgroundView: UIView?
  /// Whether items can be selected; true by default. Kept, without effect.
  open var allowsSelection = true
  /// Whether several items can be selected; false by default. Kept, without effect.
  open var allowsMultipleSelection = false

  /// Creates a collection with a layout, which then belongs to it.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection with a flow layout; archives are not read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Cells

  /// Has no effect: no cells are created.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// Has no effect: no cells are created.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Has no effect: no supplementary views are created.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}
  /// Has no effect: no supplementary views are created.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}

  /// Creates a plain `UICollectionViewCell`, whatever class is registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  /// Creates a plain `UICollectionReusableView`, whatever class is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }

  /// The visible cells; always empty.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// The paths of the visible items; always empty.
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  /// The paths of the selected items; always nil.
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
  /// The visible cell of an item; always nil.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// The path of a cell's item; always nil.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// The path of the item at a point; always nil.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// The visible supplementary views of a kind; always empty.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    []
  }
  /// The attributes of an item; always nil.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Content

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    if dataSource != nil { NamesOnly.report(UICollectionView.self, shows: "items") }
  }

  /// The number of sections that the data source reports; 0 without one.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of items that the data source reports for a section; 0 without one.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Has no effect: no items are shown.
  open func reloadData() {}
  /// Has no effect: no items are shown.
  open func reloadItems(at indexPaths: [IndexPath]) {}
  /// Has no effect: no items are shown.
  open func insertItems(at indexPaths: [IndexPath]) {}
  /// Has no effect: no items are shown.
  open func deleteItems(at indexPaths: [IndexPath]) {}
  /// Has no effect: no items are shown.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Has no effect: no items are shown.
  open func reloadSections(_ sections: IndexSet) {}
  /// Has no effect: no items are shown.
  open func insertSections(_ sections: IndexSet) {}
  /// Has no effect: no items are shown.
  open func deleteSections(_ sections: IndexSet) {}

  /// Runs the updates, and then the completion with true.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  /// Has no effect: no items are shown.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// Has no effect: no items are selected.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  /// Has no effect: no items are selected.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// Replaces the layout at once; the new one then belongs to this collection.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
    layout.collectionView = self
  }
}

/// Provides the items of a collection.
public protocol UICollectionViewDataSource: ObjectiveCDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// Returns 1 by default.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Receives the selections in a collection; never called here.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
