import HeadlessUIKit

/// The place of an item's view in a compositional layout.
open class NSCollectionLayoutItem: NSObject {
  /// The size, in the group that contains the item.
  public let layoutSize: NSCollectionLayoutSize
  /// The views that are attached to the item, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The space inside the item's area around its view, points. On an axis with an estimated size it has no effect.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item's area; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item of a size.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// Items in a row, in a column or at places of their own.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case line(LayoutAxis)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The number of items; nil for as many as fit.
  let count: Int?
  /// Whether the items share the group's length, whatever their own sizes are.
  let sharesLength: Bool
  /// The items, which are repeated while they fit.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Creates a group.
  init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil, sharesLength: Bool = false
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    // A count below 1 ends an application on iOS.
    self.count = count.map { max($0, 1) }
    self.sharesLength = sharesLength
    super.init(layoutSize: size)
  }

  /// Items from the leading to the trailing edge, repeated while they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .line(.horizontal), subitems) }

  /// A number of equally wide items from the leading to the trailing edge.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(.horizontal), [subitem], count: count, sharesLength: true)
  }

  /// A number of items of their own width from the leading to the trailing edge.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.horizontal), [repeatingSubitem], count: count)
  }

  /// Items from top to bottom, repeated while they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .line(.vertical), subitems) }

  /// A number of equally high items from top to bottom.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(.vertical), [subitem], count: count, sharesLength: true)
  }

  /// A number of items of their own height from top to bottom.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.vertical), [repeatingSubitem], count: count)
  }

  /// Items at the places that a closure gives.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }
}

/// Gives the places of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a custom group.
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group, points.
  public let frame: CGRect
  /// The order from back to front.
  public let zIndex: Int

  /// Creates a place in a group.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// The size of the area in which a layout places its items.
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size, points.
  var contentSize: CGSize { get }
  /// The size without the insets, points.
  var effectiveContentSize: CGSize { get }
  /// The insets, points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are left, points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The area and the traits for which a layout is made.
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The area.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }

  init(size: CGSize, traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
  }
}
