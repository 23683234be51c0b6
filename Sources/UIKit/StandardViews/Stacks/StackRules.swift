/// The constraints that a stack view needs, in an order that depends on its views only.
///
/// The constraints and their priorities are derived from measurements, and give the same frames as
/// Apple's engine. Their names are the ones in UIKit's reports.
struct StackRules {
  let stack: UIStackView
  /// The container of the views: the stack view, or its margins.
  let canvas: any LayoutItem
  let along: StackAxis
  let across: StackAxis
  /// The arranged views that are not hidden.
  let visible: [StackMember]
  private(set) var rules: [StackRule] = []

  init(of stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    along = StackAxis(stack.axis)
    across = along.perpendicular
    visible = stack.members.filter { !$0.view.isHidden }
    addHiding()
    guard let first = visible.first?.view, let last = visible.last?.view else {
      add("canvas-fit", along.size(of: canvas), .equal, priority: 49)
      return
    }
    add("canvas-connection", along.start(of: first), .equal, along.start(of: canvas))
    add("canvas-connection", along.end(of: last), .equal, along.end(of: canvas))
    addDistribution()
    addAlignment(to: first)
  }

  mutating func add(
    _ name: String, _ first: StackOperand, _ relation: NSLayoutConstraint.Relation,
    _ second: StackOperand? = nil, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    rules.append(
      StackRule(
        name: "UISV-\(name)", first: first, relation: relation, second: second,
        multiplier: multiplier, constant: constant, priority: UILayoutPriority(priority)))
  }

  /// Makes hidden views have length 0, in the middle of the gap between the visible views next to
  /// them, or at the end of the row: they grow from there when they are shown. A required
  /// constraint of the client overrides that position. Across the axis, they must not enlarge the
  /// stack view.
  private mutating func addHiding() {
    var previous: UIView?
    for (index, view) in stack.arrangedSubviews.enumerated() {
      guard view.isHidden else {
        previous = view
        continue
      }
      add("hiding", along.size(of: view), .equal)
      let next = stack.arrangedSubviews[index...].first { !$0.isHidden }
      addHiddenPosition(of: view, between: previous, and: next)
      addHiddenAlignment(of: view)
    }
  }

  private mutating func addHiddenPosition(
    of view: UIView, between previous: UIView?, and next: UIView?
  ) {
    let start = along.start(of: view)
    guard let previous else {
      add("hiding", start, .equal, along.start(of: canvas), priority: Self.hiddenPriority)
      return
    }
    let gapStart = along.end(of: previous)
    guard let next else {
      add("hiding", start, .equal, gapStart, priority: Self.hiddenPriority)
      return
    }
    add(
      "hiding", gapStart.distance(to: start), .equal, start.distance(to: along.start(of: next)),
      priority: Self.hiddenPriority)
  }

  private static let hiddenPriority: Float = 999.5
}
