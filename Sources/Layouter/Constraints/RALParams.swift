import HeadlessUIKit

/// Where an edge of a view is, for a `RALBuilder`. Distances are points and may be negative.
public enum RALAttach: Equatable {
  /// Follows from the other edge and the size.
  case free
  /// At a distance inside the parent's same edge.
  case parent(CGFloat = 0)
  /// At a distance outside the facing edge of a sibling; at the parent's same edge if nil.
  case adjacent(UIView?, CGFloat = 0)
  /// At a distance inside the same edge of a sibling, or of the parent if nil.
  case fit(UIView?, CGFloat = 0)
  /// Where the middle is that of a sibling, or of the parent if nil.
  case center(UIView? = nil)
  /// At a distance inside the same edge of the parent's safe area.
  case safeArea(CGFloat = 0)
}

/// How wide or high a view is, for a `RALBuilder`.
public enum RALScaling: Equatable {
  /// As long as the edges make it.
  case free
  /// A number of points.
  case fixed(CGFloat, NSLayoutConstraint.Relation = .equal)
  /// As long as it is when it is added.
  case nosize
  /// A multiple of the same length of a sibling, or of the parent if nil.
  case relative(
    UIView? = nil, ratio: CGFloat = 1, relation: NSLayoutConstraint.Relation = .equal)
}

/// The rules of one view for a `RALBuilder`. Edges that are left out are free, and sizes stay as
/// they are.
///
///     RALParams(left: .parent(8), top: .adjacent(title, 4), right: .parent(8))
public struct RALParams: Equatable {
  /// Where the left edge is.
  public var left: RALAttach
  /// Where the top edge is.
  public var top: RALAttach
  /// Where the right edge is.
  public var right: RALAttach
  /// Where the bottom edge is.
  public var bottom: RALAttach
  /// How wide the view is.
  public var horz: RALScaling
  /// How high the view is.
  public var vert: RALScaling

  public init(
    left: RALAttach = .free, top: RALAttach = .free, right: RALAttach = .free,
    bottom: RALAttach = .free, horz: RALScaling = .nosize, vert: RALScaling = .nosize
  ) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.horz = horz
    self.vert = vert
  }

  /// The top and left edges attached in the same way.
  public static func topLeft(_ attach: RALAttach) -> RALParams {
    RALParams(left: attach, top: attach)
  }

  /// The top and right edges attached in the same way.
  public static func topRight(_ attach: RALAttach) -> RALParams {
    RALParams(top: attach, right: attach)
  }

  /// The bottom and left edges attached in the same way.
  public static func bottomLeft(_ attach: RALAttach) -> RALParams {
    RALParams(left: attach, bottom: attach)
  }

  /// The bottom and right edges attached in the same way.
  public static func bottomRight(_ attach: RALAttach) -> RALParams {
    RALParams(right: attach, bottom: attach)
  }

  /// All four edges attached in the same way.
  public static func attach(_ attach: RALAttach) -> RALParams {
    RALParams(left: attach, top: attach, right: attach, bottom: attach)
  }

  /// The same edges, with one rule for width and height.
  public func scaling(_ scaling: RALScaling) -> RALParams {
    var params = self
    params.horz = scaling
    params.vert = scaling
    return params
  }
}

/// The rules of one axis.
package struct RALAxis: Equatable {
  package var start: RALAttach
  package var end: RALAttach
  package var scaling: RALScaling

  package init(start: RALAttach, end: RALAttach, scaling: RALScaling) {
    self.start = start
    self.end = end
    self.scaling = scaling
  }

  /// The rules without what is missing or too much in them: a view that is attached nowhere is placed
  /// at the parent's start, one that is attached at one edge or centred keeps its size, and between
  /// two edges the size is free.
  package var corrected: RALAxis {
    var axis = self
    if start == .free, end == .free { axis.start = .parent(0) }
    let isOpen = axis.start == .free || axis.end == .free
    if axis.start.isCenter || axis.end.isCenter || isOpen {
      if scaling == .free { axis.scaling = .nosize }
    } else {
      axis.scaling = .free
    }
    return axis
  }
}

extension RALAttach {
  fileprivate var isCenter: Bool {
    if case .center = self { true } else { false }
  }
}
