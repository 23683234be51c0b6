/// What ends a step along a direction: a member that enters the basis there.
struct Bound {
  var entering: Member
  var distance: Double
}

/// Finds how far a step along a direction improves the solution, and which constraint enters the
/// basis there.
///
/// The sums of violations are convex, with a breakpoint wherever a constraint outside of the basis
/// meets its bound. The test passes every breakpoint behind which the sum still falls: one step does
/// the work of many of a simplex method that stops at the first one.
struct RatioTest: ~Copyable {
  private var breakpoints = BreakpointHeap()
  private var passed = Buffer<Int32>()

  // The slopes of the sums along the direction, behind the breakpoints that were passed.
  /// By level.
  private var slopes = Buffer<Double>()
  /// The position of the first level whose sum changes, if it falls. Levels before it do not change.
  private var falling: Int?
  /// What required constraints contribute that were passed or that leave: they are compared one by
  /// one where their sum does not change.
  private var requiredContributions: [(serial: UInt64, value: Double)] = []
  private var leaving = Leaving(slot: 0, side: 1)

  /// Finds the bound at which a step ends. The constraints passed before can be read afterwards.
  ///
  /// Precise searches stop at the first bound: the slopes behind it would be sums of the processor's
  /// numbers.
  ///
  /// - Parameter usesBlandsRule: whether to stop at the first bound, and of equally near ones at that
  ///   of the constraint with the least number.
  /// - Returns: nil if the step is unbounded, which only an objective, or rounding, allows.
  mutating func bound(
    for leaving: Leaving, along direction: borrowing Direction, _ basis: borrowing Basis,
    _ model: borrowing Model, _ objective: borrowing Objective,
    _ solution: borrowing BasicSolution, _ precision: Precision, usesBlandsRule: Bool,
    hasObjective: Bool
  ) -> Bound? {
    passed.removeAll()
    collectBreakpoints(along: direction, model, objective, solution, precision)
    guard let position = leaving.position, !usesBlandsRule, !precision.isExtended else {
      let first = usesBlandsRule ? breakpoints.firstByNumber() : breakpoints.nearest()
      return first.map(Self.bound(at:))
    }
    breakpoints.arrange()
    startSlopes(of: leaving, position: position, basis, model, objective.levels)
    while let breakpoint = breakpoints.popFirst() {
      passSlopes(of: Int(breakpoint.constraint), along: direction, model, objective)
      if falling == nil { return Self.bound(at: breakpoint) }
      // Behind the last bound no sum can fall; one that seems to is a rounding error.
      if breakpoints.isEmpty, !hasObjective { return Self.bound(at: breakpoint) }
      passed.append(breakpoint.constraint)
    }
    return nil
  }

  private static func bound(at breakpoint: Breakpoint) -> Bound {
    Bound(entering: .constraint(Int(breakpoint.constraint)), distance: breakpoint.distance)
  }

  /// The number of constraints whose bounds the last step passes.
  var passedCount: Int { passed.count }

  func passedConstraint(at place: Int) -> Int { Int(passed[place]) }

  mutating func removeAllPassed() {
    passed.removeAll()
  }

  /// Where a constraint pulls to behind its bound.
  static func pullBehindBound(
    of constraint: Int, along direction: borrowing Direction, _ model: borrowing Model
  ) -> Int8 {
    let grows = direction.speed(of: constraint) > 0
    if model.kind(of: constraint) == .equality { return grows ? 1 : -1 }
    return grows ? 0 : -1
  }

  private mutating func collectBreakpoints(
    along direction: borrowing Direction, _ model: borrowing Model,
    _ objective: borrowing Objective, _ solution: borrowing BasicSolution, _ precision: Precision
  ) {
    breakpoints.removeAll()
    let smallestSpeed = precision.smallestMultiple
    let smallestResidual = precision.smallestResidual
    direction.forEachConstraint { constraint, speed in
      guard abs(speed) > smallestSpeed else { return }
      let isMet: Bool
      switch (model.kind(of: constraint), objective.pull(of: constraint)) {
      case (.equality, 0): isMet = true
      case (.equality, let pull): isMet = (pull > 0) == (speed < 0)
      case (.inequality, 0): isMet = speed < 0
      case (.inequality, _): isMet = speed > 0
      case (.objective, _), (.removed, _), (.free, _): isMet = false
      }
      guard isMet else { return }
      let residual = solution.residual(of: constraint)
      // A residual on the wrong side of a bound is a rounding error.
      let distance =
        abs(residual) < smallestResidual || residual * speed > 0 ? 0 : abs(residual / speed)
      breakpoints.append(
        Breakpoint(distance: distance, speed: abs(speed), constraint: Int32(constraint)))
    }
  }

  // MARK: Slopes

  private mutating func startSlopes(
    of leaving: Leaving, position: Int, _ basis: borrowing Basis, _ model: borrowing Model,
    _ levels: borrowing Levels
  ) {
    falling = position
    self.leaving = leaving
    requiredContributions.removeAll(keepingCapacity: true)
    slopes.extend(to: levels.capacity, with: 0)
    for index in levels.order {
      slopes[index] = leaving.side * levels[index].multiplier(at: leaving.slot)
    }
    guard let constraint = basis.members[leaving.slot].constraint else { return }
    let kind = model.kind(of: constraint)
    guard kind == .equality || kind == .inequality && leaving.side < 0 else { return }
    addSlope(model.weight(of: constraint), of: constraint, model, levels)
  }

  private mutating func addSlope(
    _ value: Double, of constraint: Int, _ model: borrowing Model, _ levels: borrowing Levels
  ) {
    slopes.base[levels.index(ofConstraint: constraint)] += value
    if let falling, falling <= Levels.position(ofPlace: levels.requiredPlace),
      levels.isRequired(constraint)
    {
      requiredContributions.append((model.serial(of: constraint), value))
    }
  }

  /// Updates the slopes to those behind a constraint's bound.
  private mutating func passSlopes(
    of constraint: Int, along direction: borrowing Direction, _ model: borrowing Model,
    _ objective: borrowing Objective
  ) {
    guard let known = falling else { return }
    let isCrossed =
      model.kind(of: constraint) == .equality && objective.pull(of: constraint) != 0
    let speed = abs(direction.speed(of: constraint))
    addSlope(
      (isCrossed ? 2 : 1) * speed * model.weight(of: constraint), of: constraint, model,
      objective.levels)
    let index = objective.levels.index(ofConstraint: constraint)
    let place = objective.levels.place(of: index)
    let position = Levels.position(ofPlace: place)
    if position < known {
      if slopes[index] > objective.levels[index].tolerance { falling = nil }
    } else if position == known {
      findFalling(from: place, objective.levels)
    }
  }

  /// Finds the first level that changes, from a place on.
  private mutating func findFalling(from first: Int, _ levels: borrowing Levels) {
    falling = nil
    for place in first..<levels.order.count {
      let index = levels.order[place]
      let level = levels[index]
      let value = slopes[index]
      if abs(value) > level.tolerance {
        if value < 0 { falling = Levels.position(ofPlace: place) }
        return
      }
      guard index == Levels.required, let single = firstChangeOfRequired(levels) else { continue }
      if single < 0 { falling = Levels.position(ofPlace: place, serial: 1) }
      return
    }
  }

  /// How fast the first violation of a required constraint that changes does so; nil if none changes.
  private func firstChangeOfRequired(_ levels: borrowing Levels) -> Double? {
    var changes = requiredContributions
    levels.violations.forEach(at: leaving.slot) { serial, multiplier in
      changes.append((serial, leaving.side * multiplier))
    }
    changes.sort { $0.serial < $1.serial }
    let tolerance = levels[Levels.required].tolerance
    var place = 0
    while place < changes.count {
      let serial = changes[place].serial
      var sum = 0.0
      while place < changes.count, changes[place].serial == serial {
        sum += changes[place].value
        place += 1
      }
      if abs(sum) > tolerance { return sum }
    }
    return nil
  }
}
