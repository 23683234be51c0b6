import Cassowary

/// The open dimensions that ``UIView/exerciseAmbiguityInLayout()`` has moved, by optional constraints.
///
/// They are suspended while the engine determines which dimensions the tree's constraints leave open.
struct AmbiguityExercises {
  private struct Exercise {
    let item: EngineItem
    let variable: Variable
    /// Points.
    let target: Double
    /// Nil while exercises are suspended.
    var id: ConstraintID?
  }

  private let solver: Solver
  /// In the order of the calls.
  private var exercises: [Exercise] = []

  /// Below every priority.
  private static let strength = Strength(-1)
  /// The assumed length of a range without an end, points.
  private static let unlimitedLength = 100.0

  init(solver: Solver) {
    self.solver = solver
  }

  // MARK: Exercising

  /// Moves each open dimension of an item to the other end of its range, or reverts that.
  mutating func exercise(_ item: EngineItem) {
    guard !remove(item) else { return }
    let dimensions = openDimensions(of: item)
    // The exercises of other items limit the ranges.
    resume()
    for dimension in dimensions { move(dimension, of: item) }
  }

  /// Moves an open dimension of an item to the other end of its range.
  private mutating func move(_ dimension: EngineItem.Dimension, of item: EngineItem) {
    guard let variable = item[dimension] else { return }
    let range = solver.range(of: variable)
    let low = range.lowerBound.isFinite ? range.lowerBound : 0
    let high = range.upperBound.isFinite ? range.upperBound : low + Self.unlimitedLength
    let shown = Double(item.solution.value(of: dimension))
    exercises.append(
      Exercise(item: item, variable: variable, target: abs(shown - high) < 1e-6 ? low : high))
    resume()
  }

  /// Reverts the moves of an item.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  mutating func remove(_ item: EngineItem) -> Bool {
    let count = exercises.count
    exercises.removeAll { exercise in
      guard exercise.item === item else { return false }
      solver.removeIfPresent(exercise.id)
      return true
    }
    return exercises.count < count
  }

  mutating func removeAll() {
    suspend()
    exercises = []
  }

  // MARK: Suspending

  /// The dimensions of an item that constraints leave open. Exercises stay suspended until
  /// ``resume()``.
  mutating func openDimensions(of item: EngineItem) -> [EngineItem.Dimension] {
    suspend()
    return EngineItem.Dimension.allCases.filter { dimension in
      item[dimension].map { !solver.isDetermined($0) } ?? false
    }
  }

  /// The number of dimensions that get a value to find out what follows from them: the solver examines the system
  /// anew for each.
  private static let causeLimit = 100

  /// The items with an open dimension that does not follow from other open dimensions. Exercises stay suspended
  /// until ``resume()``.
  mutating func causes(ofOpen items: [EngineItem]) -> Set<ObjectIdentifier> {
    suspend()
    var causes: Set<ObjectIdentifier> = []
    var held: [ConstraintID] = []
    for dimension: EngineItem.Dimension in [.width, .height, .x, .y] {
      for item in items {
        guard let variable = item[dimension], !solver.isDetermined(variable) else { continue }
        causes.insert(ObjectIdentifier(item))
        guard held.count < Self.causeLimit else { continue }
        let id = solver.addEquation(
          [Term(variable)], constant: -middle(of: variable), Self.strength)
        if let id { held.append(id) }
      }
    }
    for id in held { solver.removeIfPresent(id) }
    return causes
  }

  /// The middle of a variable's range: at an end of it others may have no choice left. Its value if the range has no
  /// ends.
  private func middle(of variable: Variable) -> Double {
    let range = solver.range(of: variable)
    let middle = (range.lowerBound + range.upperBound) / 2
    return middle.isFinite ? middle : solver.value(of: variable)
  }

  private mutating func suspend() {
    for index in exercises.indices {
      solver.removeIfPresent(exercises[index].id)
      exercises[index].id = nil
    }
  }

  mutating func resume() {
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
