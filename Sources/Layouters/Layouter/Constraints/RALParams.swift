import HeadlessUIKit

/// Where an edge of a view is, for a `RALBuilder`. Distances are points and may be negative.
///
/// `adjacent` and `fit` mean what they mean in `RelativeLayout`, after document 000. Document 001 describes them the
/// other way round, although it says that the builder lays out as `RelativeLayout` does.
public enum RALAttach: Equatable {
  /// Determined by the opposite edge and the size.
  case free
  /// At a distance inside the same edge of the parent.
  case parent(CGFloat = 0)
  /// At a distance outside the facing edge of a sibling; at the same edge of the parent if nil.
  case adjacent(UIView?, CGFloat = 0)
  /// At a distance inside the same edge of a sibling, or of the parent if nil.
  case fit(UIView?, CGFloat = 0)
  /// Centres the view on a sibling, or on the parent if nil.
  case center(UIView? = nil)
  /// At a distance inside the same edge of the parent's safe area.
  case safeArea(CGFloat = 0)
}

/// The width or height of a view, for a `RALBuilder`.
public enum RALScaling: Equatable {
  /// Determined by the edges.
  case free
  /// A number of points.
  case fixed(CGFloat, NSLayoutConstraint.Relation = .equal)
  /// The length that the view has when it is added.
  case nosize
  /// A multiple of the same length of a sibling, or of the parent if nil.
  case relative(
    UIView? = nil, ratio: CGFloat = 1, relation: NSLayoutConstraint.Relation = .equal)
}

/// The rules of one view for a `RALBuilder`. By default edges are free, and sizes do not change.
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
  /// The width.
  public var horz: RALScaling
  /// The height.
  public var vert: RALScaling

  /// Rules; edges are free by default, and the view keeps its size.
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

  /// The same rule for the top and left edges.
  public static func topLeft(_ attach: RALAttach) -> RALParams {
    RALParams(left: attach, top: attach)
  }

  /// The same rule for the top and right edges.
  public static func topRight(_ attach: RALAttach) -> RALParams {
    RALParams(top: attach, right: attach)
  }

  /// The same rule for the bottom and left edges.
  public static func bottomLeft(_ attach: RALAttach) -> RALParams {
    RALParams(left: attach, bottom: attach)
  }

  /// The same rule for the bottom and right edges.
  public static func bottomRight(_ attach: RALAttach) -> RALParams {
    RALParams(right: attach, bottom: attach)
  }

  /// The same rule for all four edges.
  public static func attach(_ attach: RALAttach) -> RALParams {
    RALParams(left: attach, top: attach, right: attach, bottom: attach)
  }

  /// These edges, with one rule for width and height.
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

  /// The rules, completed and without contradictions: a view without attached edges is placed at
  /// the parent's start, one that is attached at one edge or centred keeps its size, and between
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
