import HeadlessUIKit

/// How a section scrolls across the collection's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll by itself.
  case none
  /// Scrolling ends anywhere.
  case continuous
  /// Scrolling ends at the start of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling moves by the width of the section.
  case paging
  /// Scrolling moves by a group.
  case groupPaging
  /// Scrolling moves by a group, which is in the middle.
  case groupPagingCentered
}

/// How a section scrolls across the collection's direction.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How fast scrolling ends.
  public enum DecelerationRate: Int, Sendable {
    /// As ``normal``.
    case automatic
    /// A factor of 0.998 per millisecond, ``UIScrollView/DecelerationRate/normal``.
    case normal
    /// A factor of 0.99 per millisecond, ``UIScrollView/DecelerationRate/fast``.
    case fast
  }

  /// Whether the content moves beyond its edges.
  public enum Bounce: Int, Sendable {
    /// If the content is longer than the section.
    case automatic
    /// Even if the content is shorter than the section.
    case always
    /// Scrolling stops at the edges.
    case never
  }

  /// How fast scrolling ends; automatic, the default, is normal.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the content moves beyond its edges; by default if it is longer than the section.
  open var bounce = Bounce.automatic
}

/// The area that the insets of a layout refer to.
public enum UIContentInsetsReference: Int, Sendable {
  /// Kept, without effect: insets are measured from the content's own edges.
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// An element that is visible in a section, whose look a handler may change.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The kind of a header, a footer or a decoration; empty for an item.
  var name: String { get }
  /// The opacity, 0...1.
  var alpha: CGFloat { get set }
  /// The order from back to front among the views of the collection.
  var zIndex: Int { get set }
  /// Whether the view is hidden.
  var isHidden: Bool { get set }
  /// The centre in the collection's content, points.
  var center: CGPoint { get set }
  /// The size at the origin (0, 0), points.
  var bounds: CGRect { get }
  /// The transform about the centre, by which the view is drawn.
  var transform: CGAffineTransform { get set }
  /// The transform about the centre in three dimensions.
  var transform3D: CATransform3D { get set }
  /// The section, and the item's place in it.
  var indexPath: IndexPath { get }
  /// The frame in the collection's content, points.
  var frame: CGRect { get }
  /// Whether it is an item, a supplementary view or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view or a decoration; nil for an item.
  var representedElementKind: String? { get }
}

/// Changes the look of visible elements while a section scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// Groups of items that follow each other, with headers and a background.
open class NSCollectionLayoutSection: NSObject {
  /// The group, which is repeated for all items.
  let group: NSCollectionLayoutGroup
  /// The space around the groups, points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, points.
  open var interGroupSpacing: CGFloat = 0
  /// Whether and how the section scrolls across the collection's direction.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How the section scrolls, if it does.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The views at the edges, such as headers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the views at the edges are inside the content insets; true by default.
  open var supplementariesFollowContentInsets = true
  /// The views behind the items.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the visible elements whenever they are placed; nil for no changes.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The area that the insets refer to. Kept, without effect.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The area that the insets of headers refer to. Kept, without effect.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The list whose rows the items are; nil for other sections.
  var list: ListSection?

  /// Creates a section of repeated groups.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }
}

/// Where a section's rows get their look from.
struct ListSection {
  var configuration: UICollectionLayoutListConfiguration
  /// The distance of the rows' content from their edges, points.
  var margin: CGFloat
}
