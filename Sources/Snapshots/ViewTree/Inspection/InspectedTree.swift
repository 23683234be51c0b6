/// All views of a picture as their user meets them.
public struct InspectedTree: Sendable, Equatable {
  /// Two touch targets that share a part of their areas.
  public struct Overlap: Sendable, Equatable {
    /// The index of the view that does not get the touches.
    public var covered: Int
    /// The index of the view that gets them.
    public var covering: Int
    /// The shared part, points.
    public var area: ViewNode.Rect

    /// The views with a covered and a covering target, and the shared part of their areas.
    public init(covered: Int, covering: Int, area: ViewNode.Rect) {
      (self.covered, self.covering, self.area) = (covered, covering, area)
    }
  }

  /// A problem of the constraints.
  public struct LayoutProblem: Sendable, Equatable {
    /// The kinds of problem.
    public enum Kind: Sendable {
      /// Required constraints contradict each other.
      case conflict
      /// Constraints leave a position or a size open.
      case ambiguity
    }

    /// The kind of this problem.
    public var kind: Kind
    /// The id of the view whose constraint is broken, or whose place is open.
    public var id: String?
    /// The view in the notation of constraints: `<UILabel:title>`.
    public var item: String
    /// The problem and its remedy.
    public var sentence: String
    /// The number of constraints that contradict each other, or of open attributes.
    public var count: Int

    /// A problem of a view's constraints, as found by the layout.
    public init(kind: Kind, id: String?, item: String, sentence: String, count: Int) {
      self.kind = kind
      self.id = id
      self.item = item
      self.sentence = sentence
      self.count = count
    }
  }

  /// Each view before its subviews, these from back to front.
  public var views: [InspectedView] = []
  /// The touch targets that share a part of their areas.
  public var overlaps: [Overlap] = []
  /// The problems of the constraints.
  public var layoutProblems: [LayoutProblem] = []
  /// Whether the interface runs from right to left.
  public var isRightToLeft = false

  /// A tree without views.
  public init() {}

  /// The node of a view, or of the closest view above that has one.
  package func source(of index: Int) -> NodeSource? {
    views[index].source
      ?? ancestors(of: index).lazy.compactMap { self.views[$0].source }.first
  }

  /// A view in words: its id, or its class in the closest view that has one.
  package func name(of index: Int) -> String {
    let view = views[index]
    if let id = view.id { return id }
    let owner = ancestors(of: index).lazy.compactMap { self.views[$0].id }.first
    return owner.map { "\(view.type) in \($0)" } ?? view.type
  }

  /// The superviews of a view, the closest first.
  public func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(state: index) { [views] current in
      guard let parent = views[current].parent else { return nil }
      current = parent
      return parent
    }
  }

  /// Whether one view is a superview of another one, however far above.
  public func isAncestor(_ upper: Int, of lower: Int) -> Bool {
    ancestors(of: lower).contains(upper)
  }
}
