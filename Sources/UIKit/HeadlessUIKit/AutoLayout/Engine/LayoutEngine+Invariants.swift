#if DEBUG
  import Cassowary

  extension LayoutEngine {
    /// The first contradiction found within or between the parts after an update; nil if they are
    /// consistent.
    var invariantViolation: String? {
      if let violation = items.invariantViolation { return violation }
      if let violation = changes.invariantViolation { return violation }
      for item in items.all where !item.isReleased {
        if let violation = invariantViolation(of: item) { return violation }
      }
      return nil
    }

    private func invariantViolation(of item: EngineItem) -> String? {
      let dimensions = EngineItem.Dimension.allCases.filter { item[$0] != nil }
      switch item.role {
      case .placed, .guide:
        guard dimensions.count == 4 else { return "\(item.name) lacks a variable" }
      case .root, .scrollContent:
        guard dimensions.contains(.width), dimensions.contains(.height) else {
          return "\(item.name) lacks the variable of a size"
        }
      case .fixed:
        for dimension in dimensions where item.frameConstraints[dimension] == nil {
          return "\(item.name).\(dimension.attribute) has no value"
        }
      }
      for id in item.frameConstraints.ids + item.contentConstraints.ids
      where solver.isSatisfied(id) == nil {
        return "a constraint of \(item.name) is not in the solver"
      }
      for entry in item.dependents where !entry.surroundings.contains(where: { $0 === item }) {
        return "\(entry.constraint) does not depend on \(item.name)"
      }
      return isPlacing && item.role != .fixed ? solutionViolation(of: item) : nil
    }

    private func solutionViolation(of item: EngineItem) -> String? {
      let solution = solution(of: item)
      for dimension in EngineItem.Dimension.allCases {
        let (value, expected) = (item.solution.value(of: dimension), solution.value(of: dimension))
        guard value == expected else {
          return "\(item.name).\(dimension.attribute) is \(value), not \(expected)"
        }
      }
      return nil
    }
  }
#endif
