import Cassowary

/// What an engine asks of its solver beyond the constraints of the tree, to choose among the layouts
/// that these leave open.
///
/// It must not count where the question is what they leave open; see
/// ``LayoutEngine/suspendPreferences()``.
struct LayoutPreferences {
  /// The inequalities of positions.
  var tightEntries: [ConstraintEntry] = []
  /// By variable of a size that such an inequality names.
  var sizes: [Variable: SizePreference] = [:]
  /// What ``UIView/exerciseAmbiguityInLayout()`` has moved, in the order of the calls.
  var exercises: [Exercise] = []
  /// Whether none of these is in the solver.
  var areSuspended = false

  /// That a size is 0.
  struct SizePreference {
    var id: ConstraintID?
    /// The number of inequalities that name it.
    var count = 0
  }

  /// That an attribute has another value than the one shown.
  struct Exercise {
    unowned let item: EngineItem
    let variable: Variable
    /// Points.
    let target: Double
    var id: ConstraintID?
  }

  /// Both are below every priority. An open size is settled before a position.
  static let sizeStrength = Strength(-1)
  static let positionStrength = Strength(-2)
  static let exerciseStrength = Strength(0.25)
}

// As on devices, an open size is 0, and an open position is tight against its inequality: of
// several, against the one that was activated first. What is still open then, the solver's stays
// settle, which begin with sizes too.

extension LayoutEngine {
  /// Adds what the inequality of an entry prefers.
  func addPreferences(of entry: ConstraintEntry, _ sum: LinearSum) {
    let constraint = entry.constraint
    guard constraint.relation != .equal, constraint.first.kind != .size else { return }
    entry.tightTerms = sum.terms
    entry.openSizes = sum.terms.map(\.variable).filter(isOpenSize)
    for size in entry.openSizes { preferences.sizes[size, default: .init()].count += 1 }
    preferences.tightEntries.append(entry)
    if !preferences.areSuspended { activatePreferences(of: entry) }
  }

  func removePreferences(of entry: ConstraintEntry) {
    guard !entry.tightTerms.isEmpty else { return }
    remove(entry.tightID)
    for size in entry.openSizes {
      guard var preference = preferences.sizes[size] else { continue }
      preference.count -= 1
      if preference.count == 0 {
        remove(preference.id)
        preferences.sizes[size] = nil
      } else {
        preferences.sizes[size] = preference
      }
    }
    (entry.tightTerms, entry.openSizes, entry.tightID) = ([], [], nil)
    preferences.tightEntries.removeLast { $0 === entry }
  }

  private func activatePreferences(of entry: ConstraintEntry) {
    for size in entry.openSizes where preferences.sizes[size]?.id == nil {
      preferences.sizes[size]?.id = add(
        [Term(size)], constant: 0, .equal, LayoutPreferences.sizeStrength)
    }
    if entry.tightID == nil {
      entry.tightID = add(
        entry.tightTerms, constant: entry.geometry - entry.constraint.constant, .equal,
        LayoutPreferences.positionStrength)
    }
  }

  /// Whether a variable is a size that constraints lead to.
  private func isOpenSize(_ variable: Variable) -> Bool {
    guard let item = item(of: variable) else { return false }
    return switch item.role {
    case .placed, .guide, .scrollContent: item[.width] == variable || item[.height] == variable
    case .fixed, .root: false
    }
  }

  // MARK: Suspending

  /// Leaves open what constraints leave open, until the next update.
  func suspendPreferences() {
    guard !preferences.areSuspended else { return }
    preferences.areSuspended = true
    for entry in preferences.tightEntries {
      remove(entry.tightID)
      entry.tightID = nil
    }
    for (size, preference) in preferences.sizes {
      remove(preference.id)
      preferences.sizes[size]?.id = nil
    }
    for index in preferences.exercises.indices {
      remove(preferences.exercises[index].id)
      preferences.exercises[index].id = nil
    }
  }

  func resumePreferences() {
    guard preferences.areSuspended else { return }
    preferences.areSuspended = false
    preferences.tightEntries.sort { $0.constraint.serial < $1.constraint.serial }
    for entry in preferences.tightEntries { activatePreferences(of: entry) }
    resumeExercises()
  }

  private func resumeExercises() {
    for index in preferences.exercises.indices where preferences.exercises[index].id == nil {
      let exercise = preferences.exercises[index]
      preferences.exercises[index].id = add(
        [Term(exercise.variable)], constant: -exercise.target, .equal,
        LayoutPreferences.exerciseStrength)
    }
  }

  // MARK: Exercising

  /// How far an attribute without a limit is moved, points.
  private static let exerciseLength = 100.0

  /// Returns to the layout that is shown first of those that constraints allow.
  func endExercises() {
    guard !preferences.exercises.isEmpty else { return }
    for exercise in preferences.exercises { remove(exercise.id) }
    preferences.exercises = []
  }

  func removeExercises(of item: EngineItem) {
    guard !preferences.exercises.isEmpty else { return }
    for exercise in preferences.exercises where exercise.item === item { remove(exercise.id) }
    preferences.exercises.removeAll { $0.item === item }
  }

  /// Moves each open attribute to the other end of its range, or returns those that were moved.
  func exerciseAmbiguity(of item: EngineItem) {
    let wasExercised = preferences.exercises.contains { $0.item === item }
    removeExercises(of: item)
    touch()
    if wasExercised { return }
    let open = openDimensions(of: item)
    // Ranges are what the exercises of others leave.
    resumeExercises()
    for dimension in open {
      guard let variable = item[dimension] else { continue }
      let range = solver.range(of: variable)
      let low = range.lowerBound.isFinite ? range.lowerBound : 0
      let high = range.upperBound.isFinite ? range.upperBound : low + Self.exerciseLength
      let shown = Double(item.solution.value(of: dimension))
      preferences.exercises.append(
        LayoutPreferences.Exercise(
          item: item, variable: variable, target: abs(shown - high) < 1e-6 ? low : high))
      resumeExercises()
    }
  }

  /// The dimensions of an item that constraints leave open, whichever layout is shown.
  func openDimensions(of item: EngineItem) -> [EngineItem.Dimension] {
    suspendPreferences()
    return EngineItem.Dimension.allCases.filter { dimension in
      item[dimension].map { !solver.isDetermined($0) } ?? false
    }
  }
}

extension CGRect {
  fileprivate func value(of dimension: EngineItem.Dimension) -> CGFloat {
    switch dimension {
    case .x: minX
    case .y: minY
    case .width: width
    case .height: height
    }
  }
}
