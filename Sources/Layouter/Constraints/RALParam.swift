import HeadlessUIKit

/// The rules of one view for a `RALBuilder`, as a chain in which each edge and length is named
/// before its rule:
///
///     RALParam().left().parent(0).top().parent(0)
///
/// Edges that are left out are free, and sizes stay as they are. `RALParams` expresses the same
/// by named arguments.
public struct RALParam: Equatable {
  /// The rules of the chain.
  public private(set) var params = RALParams()

  public init() {}

  /// Names the left edge; the rule follows.
  public func left() -> Edge { Edge(param: self, edge: \.left) }
  /// Names the top edge; the rule follows.
  public func top() -> Edge { Edge(param: self, edge: \.top) }
  /// Names the right edge; the rule follows.
  public func right() -> Edge { Edge(param: self, edge: \.right) }
  /// Names the bottom edge; the rule follows.
  public func bottom() -> Edge { Edge(param: self, edge: \.bottom) }
  /// Names the width; the rule follows.
  public func horz() -> Length { Length(param: self, length: \.horz) }
  /// Names the height; the rule follows.
  public func vert() -> Length { Length(param: self, length: \.vert) }

  /// An edge of a chain, whose rule is still missing. Distances are points and may be negative.
  public struct Edge {
    fileprivate let param: RALParam
    fileprivate let edge: WritableKeyPath<RALParams, RALAttach>

    private func attached(_ attach: RALAttach) -> RALParam {
      var param = param
      param.params[keyPath: edge] = attach
      return param
    }

    /// Follows from the other edge and the size.
    public func free() -> RALParam { attached(.free) }

    /// At a distance inside the parent's same edge.
    public func parent(_ distance: CGFloat = 0) -> RALParam { attached(.parent(distance)) }

    /// At a distance outside the facing edge of a sibling; at the parent's same edge if nil.
    public func adjacent(_ sibling: UIView?, _ distance: CGFloat = 0) -> RALParam {
      attached(.adjacent(sibling, distance))
    }

    /// At a distance inside the same edge of a sibling, or of the parent if nil.
    public func fit(_ sibling: UIView?, _ distance: CGFloat = 0) -> RALParam {
      attached(.fit(sibling, distance))
    }

    /// Where the middle is that of a sibling, or of the parent if nil.
    public func center(_ sibling: UIView? = nil) -> RALParam { attached(.center(sibling)) }

    /// At a distance inside the same edge of the parent's safe area.
    public func safeArea(_ distance: CGFloat = 0) -> RALParam { attached(.safeArea(distance)) }
  }

  /// A width or height of a chain, whose rule is still missing.
  public struct Length {
    fileprivate let param: RALParam
    fileprivate let length: WritableKeyPath<RALParams, RALScaling>

    private func scaled(_ scaling: RALScaling) -> RALParam {
      var param = param
      param.params[keyPath: length] = scaling
      return param
    }

    /// As long as it is when the view is added.
    public func nosize() -> RALParam { scaled(.nosize) }

    /// As long as the edges make it.
    public func free() -> RALParam { scaled(.free) }

    /// A number of points.
    public func fixed(_ size: CGFloat) -> RALParam { scaled(.fixed(size)) }

    /// A multiple of the same length of a sibling, or of the parent if nil.
    public func relative(_ related: UIView? = nil, _ ratio: CGFloat = 1) -> RALParam {
      scaled(.relative(related, ratio: ratio))
    }
  }
}

extension RALBuilder {
  /// Adds a view with the rules of a chain, as with `RALParams`.
  @discardableResult
  public func addView(_ view: UIView, _ param: RALParam) -> Self {
    addView(view, param.params)
  }
}
