// The first basis.

extension Simplex {
  /// The number of pivots after a crash before another one is tried. Most searches are over by then.
  static let pivotsBeforeImprovement = 64
  /// In a basis with more members, another crash is tried at once if any inequality is violated.
  static let largeBasis = 400
  /// The number of further crashes. Nested rows that are too narrow need more than one.
  private static let improvementLimit = 4

  /// Strength by strength; equations before inequalities, short ones before long ones, earlier ones
  /// before later ones. Required inequalities and those that keep variables nonnegative are left out
  /// unless they are listed: most of them are satisfied with a margin.
  func crashOrder(meeting inequalities: Set<Int>) -> [Member] {
    let requiredPlace = objective.levels.requiredPlace
    var candidates: [(key: UInt64, serial: UInt64, constraint: Int)] = []
    candidates.reserveCapacity(model.constraintCount)
    for constraint in 0..<model.constraintCount {
      let kind = model.kind(of: constraint)
      let place = UInt64(objective.levels.place(ofConstraint: constraint))
      guard
        kind == .equality
          || kind == .inequality
            && (place > requiredPlace || inequalities.contains(constraint))
      else { continue }
      let length = UInt64(min(model.termCount(of: constraint), 255))
      let key = place << 9 | (kind == .equality ? 0 : 256) | length
      candidates.append((key, model.serial(of: constraint), constraint))
    }
    candidates.sort { ($0.key, $0.serial) < ($1.key, $1.serial) }
    return candidates.map { .constraint($0.constraint) }
  }

  /// Chooses another basis, with inequalities that are violated and those that would be violated next,
  /// as long as that makes the strongest sums smaller.
  ///
  /// A row of views that is too long would otherwise be shortened view by view: each pivot makes one
  /// size 0, and moves all views behind it. Usually most of these sizes are 0 in the solution.
  mutating func improveCrash() {
    nextImprovement = nil
    var inequalities = Set<Int>()
    for _ in 0..<Self.improvementLimit {
      let violation = hardViolation
      guard violation.inequalityCount > 0 else { return }
      let known = inequalities
      inequalities.formUnion(inequalitiesAgainstViolation())
      guard inequalities != known else { return }
      crash(meeting: inequalities)
      guard hardViolation < violation else { return crash(meeting: known) }
    }
  }

  /// How much required constraints, and those that keep variables nonnegative, are violated.
  struct HardViolation: Comparable {
    var negative = 0.0
    var required = 0.0
    /// How many of the violated constraints are inequalities.
    var inequalityCount = 0

    /// Whether a violation is smaller by more than rounding errors.
    static func < (one: HardViolation, other: HardViolation) -> Bool {
      let rounding = 1e-9 * (1 + other.negative + other.required)
      if abs(one.negative - other.negative) > rounding { return one.negative < other.negative }
      return one.required < other.required - rounding
    }
  }

  var hardViolation: HardViolation {
    var violation = HardViolation()
    let requiredPlace = objective.levels.requiredPlace
    for constraint in 0..<model.constraintCount where objective.pull(of: constraint) != 0 {
      let place = objective.levels.place(ofConstraint: constraint)
      guard place <= requiredPlace else { continue }
      let size = abs(solution.residual(of: constraint)) * model.weight(of: constraint)
      if place < requiredPlace { violation.negative += size } else { violation.required += size }
      if model.kind(of: constraint) == .inequality { violation.inequalityCount += 1 }
    }
    return violation
  }

  /// The violated inequalities that are required or keep variables nonnegative, and the latter of all
  /// variables on which they depend.
  private func inequalitiesAgainstViolation() -> Set<Int> {
    var inequalities = Set<Int>()
    // One solve finds the members on which any of them depends, as the multiples do not cancel.
    let multiples = SparseVector()
    multiples.resize(to: basis.count)
    let requiredPlace = objective.levels.requiredPlace
    for constraint in 0..<model.constraintCount where objective.pull(of: constraint) != 0 {
      guard model.kind(of: constraint) == .inequality,
        objective.levels.place(ofConstraint: constraint) <= requiredPlace
      else { continue }
      inequalities.insert(constraint)
      let factor = GenericNumber.number(model.serial(of: constraint))
      basis.addRow(of: constraint, times: factor, to: multiples, model)
    }
    basis.solveTransposed(multiples)
    multiples.forEachAscending { slot in
      guard abs(multiples[slot]) > precision.smallestMultiple else { return }
      basis.members[slot].forEachTerm(model) { variable, _ in
        if let nonnegativity = model.nonnegativity(of: variable) {
          inequalities.insert(nonnegativity)
        }
      }
    }
    return inequalities
  }
}
