import HeadlessUIKit

/// A width or a height in a compositional layout.
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let kind: Kind
  /// The fraction of the container's length, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    // A length that is not a number, or negative, has no place.
    self.dimension = dimension.isFinite ? max(dimension, 0) : 0
  }

  /// A fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// The length that the content determines; an estimate in points before that is known.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// The length of the longest item of the group, each determined by its content.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the dimension is a length in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the content determines the dimension.
  open var isEstimated: Bool { kind == .estimated }
  /// Whether the dimension equals the longest item of the group.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether cells are asked for the length.
  var isMeasured: Bool { kind == .estimated || kind == .uniform }

  /// The length in a container, points.
  func length(in container: CGSize, measured: CGFloat? = nil) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(container.width, 0) * dimension
    case .fractionalHeight: max(container.height, 0) * dimension
    case .absolute: dimension
    case .estimated, .uniform: measured ?? dimension
    }
  }
}

/// A size in a compositional layout.
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  /// The axes on which the content determines the size.
  var measuredAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isMeasured { axes.insert(.horizontal) }
    if heightDimension.isMeasured { axes.insert(.vertical) }
    return axes
  }

  func size(in container: CGSize, measured: CGSize? = nil) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container, measured: measured?.width),
      height: heightDimension.length(in: container, measured: measured?.height))
  }

  func dimension(along axis: LayoutAxis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
}

/// The axis along which items or groups follow each other.
enum LayoutAxis {
  case horizontal, vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension NSDirectionalEdgeInsets {
  func start(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
  func end(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
}

/// A distance between items in a compositional layout.
open class NSCollectionLayoutSpacing: NSObject {
  /// The distance, points: the least one if it is flexible.
  public let spacing: CGFloat
  /// Whether the distance shares the space that is left.
  public let isFlexibleSpacing: Bool
  /// Whether the distance is always the same.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    isFlexibleSpacing = isFlexible
  }

  /// A distance of at least some points, which shares the space that is left.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// A distance in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// The distances around an item in a compositional layout.
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance at the leading edge; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance at the top; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// The distance at the trailing edge; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance at the bottom; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  func start(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? leading : top
  }
  func end(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? trailing : bottom
  }
}
