import HeadlessUIKit

/// A place at the edges of an item or of a supplementary view.
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges; the centre on an axis without one.
  public let edges: NSDirectionalRectEdge
  /// The distance from the place: points, or multiples of the view's size.
  public let offset: CGPoint
  /// Whether the distance is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the distance is a multiple of the view's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates a place at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }
  /// Creates a place at a distance in points from edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
  }
  /// Creates a place at a distance from edges, in multiples of the view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
  }

  /// The place in a rectangle, without the distance.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  func offset(for size: CGSize) -> CGPoint {
    isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}

/// A view that is attached to an item, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind for which the data source makes the view.
  public let elementKind: String
  /// The place in the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The place in the view that is at the item's; nil for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order from back to front; 1 by default, in front of the item.
  open var zIndex = 1

  /// Creates a view at a place in an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// The frame of the view at an item's frame.
  func frame(at item: CGRect, measured: CGSize?) -> CGRect {
    let size = layoutSize.size(in: item.size, measured: measured)
    let anchor = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
    let place = containerAnchor.point(in: item)
    let own = anchor.point(in: CGRect(origin: .zero, size: size))
    let (offset, itemOffset) = (containerAnchor.offset(for: size), anchor.offset(for: size))
    return CGRect(
      origin: CGPoint(
        x: place.x - own.x + offset.x + itemOffset.x, y: place.y - own.y + offset.y + itemOffset.y),
      size: size)
  }
}

/// A view at an edge of a section or of the whole layout, such as a header.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or the corner.
  public let alignment: NSRectAlignment
  /// The distance from that place, points.
  public let offset: CGPoint
  /// Whether the section is longer by the view; true by default. Otherwise the view is over the section's items.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section is; false by default.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge or a corner.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }
}

extension NSRectAlignment {
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A view behind the items of a section, of a class that is registered with the layout.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind for which the layout has a class.
  public let elementKind: String
  /// The order from back to front; 0 by default: behind items of the same order.
  open var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// The background of a section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}
