import HeadlessUIKit

/// The rules of one view for a `RALBuilder`, as a chain in which each edge and length precedes its
/// rule:
///
///     RALParam().left().parent(0).top().parent(0)
///
/// Missing edges are free, and sizes do not change. `RALParams` is equivalent, with named
/// arguments.
public struct RALParam: Equatable {
  /// The rules of the chain.
  public private(set) var params = RALParams()

  /// A chain without rules.
  public init() {}

  /// Starts the rule of the left edge.
  public func left() -> Edge { Edge(param: self, edge: \.left) }
  /// Starts the rule of the top edge.
  public func top() -> Edge { Edge(param: self, edge: \.top) }
  /// Starts the rule of the right edge.
  public func right() -> Edge { Edge(param: self, edge: \.right) }
  /// Starts the rule of the bottom edge.
  public func bottom() -> Edge { Edge(param: self, edge: \.bottom) }
  /// Starts the rule of the width.
  public func horz() -> Length { Length(param: self, length: \.horz) }
  /// Starts the rule of the height.
  public func vert() -> Length { Length(param: self, length: \.vert) }

  /// An edge of a chain that has no rule yet. Distances are points and may be negative.
  public struct Edge {
    fileprivate let param: RALParam
    fileprivate let edge: WritableKeyPath<RALParams, RALAttach>

    private func attached(_ attach: RALAttach) -> RALParam {
      var param = param
      param.params[keyPath: edge] = attach
      return param
    }

    /// Determined by the opposite edge and the size.
    public func free() -> RALParam { attached(.free) }

    /// At a distance inside the same edge of the parent.
    public func parent(_ distance: CGFloat = 0) -> RALParam { attached(.parent(distance)) }

    /// At a distance outside the facing edge of a sibling; at the same edge of the parent if nil.
    public func adjacent(_ sibling: UIView?, _ distance: CGFloat = 0) -> RALParam {
      attached(.adjacent(sibling, distance))
    }

    /// At a distance inside the same edge of a sibling, or of the parent if nil.
    public func fit(_ sibling: UIView?, _ distance: CGFloat = 0) -> RALParam {
      attached(.fit(sibling, distance))
    }

    /// Centres the view on a sibling, or on the parent if nil.
    public func center(_ sibling: UIView? = nil) -> RALParam { attached(.center(sibling)) }

    /// At a distance inside the same edge of the parent's safe area.
    public func safeArea(_ distance: CGFloat = 0) -> RALParam { attached(.safeArea(distance)) }
  }

  /// A width or height of a chain that has no rule yet.
  public struct Length {
    fileprivate let param: RALParam
    fileprivate let length: WritableKeyPath<RALParams, RALScaling>

    private func scaled(_ scaling: RALScaling) -> RALParam {
      var param = param
      param.params[keyPath: length] = scaling
      return param
    }

    /// The length that the view has when it is added.
    public func nosize() -> RALParam { scaled(.nosize) }

    /// Determined by the edges.
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
