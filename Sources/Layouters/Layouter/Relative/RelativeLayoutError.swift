import HeadlessUIKit

/// Why the rules of a RelativeLayout determine no places.
public enum RelativeLayoutError: Error, Equatable, Sendable {
  /// A rule refers to a view that is not a child of the layout, or was deallocated.
  case noReferenceView(view: String, rule: String, sibling: String?)
  /// Views whose rules leave their place undetermined.
  case incompleteRules([Incomplete])
  /// Circular rules: each step depends on the next one, and the last on the first.
  case circularRules([Step])

  /// A view and the missing rule on one axis.
  public struct Incomplete: Equatable, Sendable {
    /// The name of the view.
    public let view: String
    /// The index of the view among the children.
    public let index: Int
    /// The axis of the rules.
    public let axis: Orientation
    /// Whether no edge is determined; otherwise the length is not.
    public let lacksEdge: Bool
  }

  /// A part of a view: `left`, `right`, `width`, `top`, `bottom` or `height`.
  public struct Step: Equatable, Sendable {
    /// The name of the view.
    public let view: String
    /// The index of the view among the children.
    public let index: Int
    /// The edge or the length.
    public let part: String
  }

  /// The index among the children of the first view in the error; nil if unknown.
  public var firstIndex: Int? {
    switch self {
    case .noReferenceView: nil
    case .incompleteRules(let views): views.first?.index
    case .circularRules(let steps): steps.first?.index
    }
  }
}

extension RelativeLayoutError: CustomStringConvertible {
  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .noReferenceView(let view, let rule, let sibling):
      let what =
        sibling.map { "\($0), which is not a child of the layout" } ?? "a view that was deallocated"
      return
        "the rule \(rule) of \(view) refers to \(what): add that view, or give \(view) another rule"
    case .incompleteRules(let views):
      return views.map(\.description).joined(separator: "; ")
    case .circularRules(let steps):
      return
        "cannot lay out: \(chain(steps)). Give one of these views a rule that needs none of "
        + "the others, as parent or fixed"
    }
  }

  private func chain(_ steps: [Step]) -> String {
    guard let first = steps.first else { return "" }
    // The beginning of a long circle suffices.
    var names = steps.prefix(12).map { "the \($0.part) of \($0.view)" }
    if steps.count > names.count { names.append("\(steps.count - names.count) more") }
    return (names + ["the \(first.part) of \(first.view) again"]).joined(separator: " needs ")
  }
}

extension RelativeLayoutError.Incomplete: CustomStringConvertible {
  /// The cause and the remedy, as a sentence.
  public var description: String {
    let isHorizontal = axis == .horizontal
    let edges = isHorizontal ? "left, right" : "top, bottom"
    let length = isHorizontal ? "horz" : "vert"
    return lacksEdge
      ? "cannot lay out: none of \(edges) places \(view): give one of them a rule"
      : "cannot lay out: the \(isHorizontal ? "width" : "height") of \(view) is undetermined: give "
        + "it a rule for \(length), or for the other one of \(edges)"
  }
}
