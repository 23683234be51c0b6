import Cassowary

// Some required constraints yield to all others that are required, as in frames that Interface
// Builder stores: a content size to an explicit size of the same view, and the own size of an
// arranged view to the stack view that it fills. For the solver they are a little less than
// required; where one is broken, that is a conflict all the same.

extension Strength {
  /// Below required, above every other priority in use.
  static let yielding = Strength(999.9)
}

extension LayoutEngine {
  func strength(of constraint: NSLayoutConstraint) -> Strength {
    constraint.yieldsToStackView ? .yielding : constraint.priority.strength
  }

  /// The strength of a content size that a view demands with a priority.
  func strength(
    ofContent priority: UILayoutPriority, of view: UIView, along axis: NSLayoutConstraint.Axis
  ) -> Strength {
    priority >= .required && view.hasExplicitSize(along: axis) ? .yielding : priority.strength
  }

  /// Records that a constraint was added, removed or given another priority, which can decide
  /// whether a content size yields.
  func explicitSizeMayHaveChanged(by constraint: NSLayoutConstraint) {
    guard constraint.first.kind == .size, constraint.first.record?.asGuide == nil,
      let view = constraint.first.record?.view, view.hasRequiredContentPriority
    else { return }
    contentDidChange(of: view)
  }

  /// Reads again whether constraints of a view yield to its stack view.
  func stackingDidChange(of view: UIView) {
    for constraint in view.layoutRecord?.involving ?? [] where constraint.isOwnRequiredSize {
      priorityDidChange(of: constraint)
    }
  }

  /// Runs a closure while what yields and is broken is required in the solver, so that conflicts
  /// name it.
  ///
  /// - Parameter body: gets the constraints in question.
  func requiringBrokenYields<Result>(_ body: (Set<ConstraintID>) -> Result) -> Result {
    let yields = yieldingConstraints.filter { solver.isSatisfied($0) == false }
    for id in yields { try? solver.setStrength(of: id, to: .required) }
    defer { for id in yields { try? solver.setStrength(of: id, to: .yielding) } }
    return body(Set(yields))
  }

  private var yieldingConstraints: [ConstraintID] {
    var ids: [ConstraintID] = []
    for content in items.flatMap(\.contents).compactMap({ $0 }) {
      if content.huggingStrength == .yielding { ids.append(content.hugging) }
      if content.compressionStrength == .yielding { ids.append(content.compression) }
    }
    forEachConstraint(in: root) { constraint, id in
      if constraint.yieldsToStackView { ids.append(id) }
    }
    return ids
  }
}

extension NSLayoutConstraint {
  /// Whether it requires a constant size.
  fileprivate var isOwnRequiredSize: Bool {
    second == nil && relation == .equal && priority >= .required && !first.isDistance
      && first.kind == .size
  }

  /// Whether it is the own required size, across the axis, of a view that fills its stack view.
  fileprivate var yieldsToStackView: Bool {
    guard isOwnRequiredSize, first.record?.asGuide == nil, let view = first.record?.view,
      let stack = view.parent as? UIStackView, stack.alignment == .fill
    else { return false }
    return first.attribute == (stack.axis == .horizontal ? .height : .width)
      && stack.arranges(view)
  }
}

extension UIView {
  /// Whether a required constraint of this view alone gives it a size: a constant, or a ratio of its
  /// sides.
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
