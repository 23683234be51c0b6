import Cassowary

/// The open dimensions that ``UIView/exerciseAmbiguityInLayout()`` has moved, by optional constraints.
struct AmbiguityExercises {
  private struct Exercise {
    let item: EngineItem
    let variable: Variable
    /// Points.
    let target: Double
    /// Nil while exercises are suspended.
    var id: ConstraintID?
  }

  /// In the order of the calls.
  private var exercises: [Exercise] = []

  /// Below every priority, above the preferences for other layouts.
  private static let strength = Strength(0.25)
  /// The assumed length of a range without an end, points.
  private static let unlimitedLength = 100.0

  /// Moves an open dimension of an item to the other end of its range.
  mutating func move(_ dimension: EngineItem.Dimension, of item: EngineItem, in solver: Solver) {
    guard let variable = item[dimension] else { return }
    let range = solver.range(of: variable)
    let low = range.lowerBound.isFinite ? range.lowerBound : 0
    let high = range.upperBound.isFinite ? range.upperBound : low + Self.unlimitedLength
    let shown = Double(item.solution.value(of: dimension))
    exercises.append(
      Exercise(item: item, variable: variable, target: abs(shown - high) < 1e-6 ? low : high))
    resume(in: solver)
  }

  /// Reverts the moves of an item.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  mutating func remove(_ item: EngineItem, from solver: Solver) -> Bool {
    let count = exercises.count
    exercises.removeAll { exercise in
      guard exercise.item === item else { return false }
      solver.removeIfPresent(exercise.id)
      return true
    }
    return exercises.count < count
  }

  mutating func removeAll(from solver: Solver) {
    suspend(in: solver)
    exercises = []
  }

  /// Removes the constraints from the solver, until ``resume(in:)``.
  mutating func suspend(in solver: Solver) {
    for index in exercises.indices {
      solver.removeIfPresent(exercises[index].id)
      exercises[index].id = nil
    }
  }

  mutating func resume(in solver: Solver) {
    for index in exercises.indices where exercises[index].id == nil {
      let exercise = exercises[index]
      exercises[index].id = solver.addEquation(
        [Term(exercise.variable)], constant: -exercise.target, Self.strength)
    }
  }
}

extension CGRect {
  func value(of dimension: EngineItem.Dimension) -> CGFloat {
    switch dimension {
    case .x: minX
    case .y: minY
    case .width: width
    case .height: height
    }
  }
}
