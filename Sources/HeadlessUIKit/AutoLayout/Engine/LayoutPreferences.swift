import Cassowary

/// The choice of an engine among the layouts that constraints leave open, as on devices: an open size
/// is 0, and an open position is tight against its inequality; of several, against the one that was
/// activated first.
///
/// Preferences are optional constraints, weaker than every priority. What they leave open is settled
/// by the solver, which minimises variables in creation order, sizes before positions. While the
/// question is what the constraints of the tree leave open, preferences are suspended.
struct LayoutPreferences {
  /// The preference for the size that a variable has.
  private struct SizePreference {
    /// Nil while preferences are suspended.
    var id: ConstraintID?
    /// The number of inequalities that contain the size.
    var count = 0
  }

  private let solver: Solver
  /// The entries of inequalities of positions, those with a ``PositionPreference``, in any order.
  private var entries: [ConstraintEntry] = []
  private var sizes: [Variable: SizePreference] = [:]
  private var exercises = AmbiguityExercises()
  private var areSuspended = false

  // A size is settled before a position.
  private static let sizeStrength = Strength(-1)
  private static let positionStrength = Strength(-2)

  init(solver: Solver) {
    self.solver = solver
  }

  // MARK: Inequalities

  /// Adds the preferences of an inequality of positions.
  ///
  /// - Parameters:
  ///   - terms: those of its left side minus the right one.
  ///   - openSizes: the sizes among them that follow from constraints.
  mutating func add(_ entry: ConstraintEntry, terms: [Term], openSizes: [Variable]) {
    entry.preference = PositionPreference(
      index: entries.count, terms: terms, openSizes: openSizes)
    for size in openSizes { sizes[size, default: .init()].count += 1 }
    entries.append(entry)
    if !areSuspended { activate(entry) }
  }

  /// Removes the preferences of a constraint, if it has any.
  mutating func remove(_ entry: ConstraintEntry) {
    guard let preference = entry.preference else { return }
    entry.preference = nil
    let last = entries.removeLast()
    if last !== entry {
      entries[preference.index] = last
      last.preference?.index = preference.index
    }
    solver.removeIfPresent(preference.id)
    for size in preference.openSizes { release(size) }
  }

  private mutating func release(_ size: Variable) {
    guard var preference = sizes[size] else { return }
    preference.count -= 1
    if preference.count == 0 { solver.removeIfPresent(preference.id) }
    sizes[size] = preference.count == 0 ? nil : preference
  }

  /// Updates the constant of a constraint's preference.
  func updateConstant(of entry: ConstraintEntry) throws(SolverError) {
    if let id = entry.preference?.id { try solver.setConstant(of: id, to: entry.constant) }
  }

  private mutating func activate(_ entry: ConstraintEntry) {
    guard let preference = entry.preference else { return }
    for size in preference.openSizes where sizes[size]?.id == nil {
      let id = solver.addEquation([Term(size)], constant: 0, Self.sizeStrength)
      sizes[size]?.id = id
    }
    if preference.id == nil {
      entry.preference?.id = solver.addEquation(
        preference.terms, constant: entry.constant, Self.positionStrength)
    }
  }

  // MARK: Suspending

  /// The dimensions of an item that constraints leave open. Preferences stay suspended until
  /// ``resume()``.
  mutating func openDimensions(of item: EngineItem) -> [EngineItem.Dimension] {
    suspend()
    return EngineItem.Dimension.allCases.filter { dimension in
      item[dimension].map { !solver.isDetermined($0) } ?? false
    }
  }

  private mutating func suspend() {
    guard !areSuspended else { return }
    areSuspended = true
    for entry in entries {
      solver.removeIfPresent(entry.preference?.id)
      entry.preference?.id = nil
    }
    for (size, preference) in sizes {
      solver.removeIfPresent(preference.id)
      sizes[size]?.id = nil
    }
    exercises.suspend(in: solver)
  }

  mutating func resume() {
    guard areSuspended else { return }
    areSuspended = false
    entries.sort { $0.constraint.serial < $1.constraint.serial }
    for (index, entry) in entries.enumerated() {
      entry.preference?.index = index
      activate(entry)
    }
    exercises.resume(in: solver)
  }

  // MARK: Exercising

  /// Moves each open dimension of an item to the other end of its range, or reverts that.
  mutating func exercise(_ item: EngineItem) {
    guard !exercises.remove(item, from: solver) else { return }
    let dimensions = openDimensions(of: item)
    // The exercises of other items limit the ranges.
    exercises.resume(in: solver)
    for dimension in dimensions { exercises.move(dimension, of: item, in: solver) }
  }

  mutating func endExercises() {
    exercises.removeAll(from: solver)
  }

  mutating func endExercise(of item: EngineItem) {
    exercises.remove(item, from: solver)
  }

  #if DEBUG
    /// A contradiction between the preferences; nil if there is none.
    var invariantViolation: String? {
      var counts: [Variable: Int] = [:]
      for (index, entry) in entries.enumerated() {
        guard let preference = entry.preference, preference.index == index else {
          return "\(entry.constraint) has no preference"
        }
        guard isInSolver(preference.id) else {
          return "the preference of \(entry.constraint) is not in the solver"
        }
        for size in preference.openSizes { counts[size, default: 0] += 1 }
      }
      guard sizes.mapValues(\.count) == counts else {
        return "the preferred sizes are not those of the inequalities"
      }
      guard sizes.values.allSatisfy({ isInSolver($0.id) }) else {
        return "a preferred size is not in the solver"
      }
      return nil
    }

    /// Whether the solver has a preference, as it must unless they are suspended.
    private func isInSolver(_ id: ConstraintID?) -> Bool {
      areSuspended ? id == nil : id.flatMap(solver.isSatisfied) != nil
    }
  #endif
}

/// The preference that an inequality of positions is satisfied as an equation.
struct PositionPreference {
  /// Nil while preferences are suspended.
  fileprivate(set) var id: ConstraintID?
  /// The index of the entry in the preferences.
  fileprivate var index: Int
  fileprivate let terms: [Term]
  fileprivate let openSizes: [Variable]
}
