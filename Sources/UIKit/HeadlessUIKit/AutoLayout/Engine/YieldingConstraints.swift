import Cassowary

// Some required constraints yield to all other required ones, as frames stored by Interface Builder
// show: the content size of a view to its explicit size, and the explicit size of an arranged view to
// the stack view that it fills. In the solver they are slightly weaker than required. If one is
// broken, that is a conflict nevertheless.

extension Strength {
  /// Below required, above every other priority in use.
  static let yielding = Strength(999.9)
}

extension LayoutEngine {
  func strength(of constraint: NSLayoutConstraint) -> Strength {
    constraint.yieldsToStackView ? .yielding : constraint.priority.strength
  }

  /// The strength of a priority of a view's content size.
  func strength(
    ofContent priority: UILayoutPriority, of view: UIView, along axis: NSLayoutConstraint.Axis
  ) -> Strength {
    priority >= .required && view.hasExplicitSize(along: axis) ? .yielding : priority.strength
  }

  /// Updates whether a content size yields, after a constraint was added or removed or has another
  /// priority.
  func explicitSizeMayHaveChanged(by constraint: NSLayoutConstraint) {
    guard constraint.first.kind == .size, constraint.first.record?.asGuide == nil,
      let view = constraint.first.record?.view, view.hasRequiredContentPriority
    else { return }
    contentDidChange(of: view)
  }

  /// Updates whether constraints of a view yield to its stack view.
  func stackingDidChange(of view: UIView) {
    for constraint in view.layoutRecord?.involving ?? [] where constraint.requiresConstantSize {
      priorityDidChange(of: constraint)
    }
  }

  /// Runs a closure while yielding constraints that are broken are required in the solver, so that
  /// conflicts name them.
  ///
  /// - Parameter body: receives these constraints.
  func requiringBrokenYields<Result>(_ body: (Set<ConstraintID>) -> Result) -> Result {
    let yields = (yieldingConstraints + brokenConstraints).filter {
      solver.isSatisfied($0) == false
    }
    for id in yields { try? solver.setStrength(of: id, to: .required) }
    defer { for id in yields { try? solver.setStrength(of: id, to: .yielding) } }
    return body(Set(yields))
  }

  private var yieldingConstraints: [ConstraintID] {
    var ids: [ConstraintID] = []
    for item in items.all where !item.isReleased {
      ids += item.contentConstraints.ids(with: .yielding)
    }
    forEachConstraint(in: root) { constraint, id in
      if constraint.yieldsToStackView { ids.append(id) }
    }
    return ids
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint requires a constant size.
  fileprivate var requiresConstantSize: Bool {
    second == nil && relation == .equal && priority >= .required && !first.isDistance
      && first.kind == .size
  }

  /// Whether the constraint requires a size, across the axis, of a view that fills its stack view, which depends on the
  /// stack view's.
  var requiresShareOfStackView: Bool {
    guard let second, relation == .equal, priority >= .required, !first.isDistance,
      !second.isDistance, first.record?.asGuide == nil, let view = first.record?.view,
      let stack = view.parent, second.record?.view === stack,
      let axis = stack.stretchedAxis(of: view)
    else { return false }
    let size: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return first.attribute == size && second.attribute == size
  }

  /// Whether the constraint requires a constant size, across the axis, of a view that fills its stack
  /// view.
  fileprivate var yieldsToStackView: Bool {
    guard requiresConstantSize, first.record?.asGuide == nil, let view = first.record?.view,
      let axis = view.parent?.stretchedAxis(of: view)
    else { return false }
    return first.attribute == (axis == .horizontal ? .width : .height)
  }
}

extension UIView {
  /// Updates whether constraints of subviews yield to this stack view.
  package func stackingDidChange(of subviews: [UIView]) {
    guard let engine = root.layoutEngine else { return }
    for subview in subviews { engine.stackingDidChange(of: subview) }
  }

  /// Whether a required constraint on this view alone determines a size: by a constant, or by a ratio
  /// of its sides.
  fileprivate func hasExplicitSize(along axis: NSLayoutConstraint.Axis) -> Bool {
    guard let record = layoutRecord else { return false }
    let size: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return record.involving.contains { constraint in
      guard constraint.relation == .equal, constraint.priority >= .required,
        !constraint.first.isDistance, constraint.first.kind == .size,
        constraint.first.record === record
      else { return false }
      guard let second = constraint.second else { return constraint.first.attribute == size }
      return !second.isDistance && second.record === record
    }
  }

  fileprivate var hasRequiredContentPriority: Bool {
    NSLayoutConstraint.Axis.allCases.contains { axis in
      contentHuggingPriority(for: axis) >= .required
        || contentCompressionResistancePriority(for: axis) >= .required
    }
  }
}
