// The ratio test: how far does the way along a direction improve the solution, and which constraint
// becomes part of the basis there?
//
// The sum of violations is convex and has a bend wherever a constraint outside of the basis meets its
// bound. So the way is followed past every bend behind which the sum still falls: one step does what
// the simplex method that stops at the first one takes many for.

extension Solver {
  /// What ends the way along a direction.
  enum Bound {
    case constraint(Int, distance: Double)
    /// The variable comes to 0, and its stay keeps it there.
    case stay(Int, distance: Double)
  }

  /// Finds the constraints outside of the basis that the direction moves, and how fast: their speed
  /// is left in `speeds`.
  func collectTouched() {
    touched.removeAll()
    let (slots, speeds, marks) = (slots.base, speeds.base, touchMarks.base)
    let smallest = isPrecise ? 0 : 1e-12
    direction.forEachAscending { pivot in
      let speed = direction.values[pivot]
      guard abs(speed) > smallest else { return }
      model.forEachTerm(of: factorization.variable(ofPivot: pivot)) { constraint, coefficient in
        guard slots[constraint] < 0 else { return }
        if !marks[constraint] {
          marks[constraint] = true
          speeds[constraint] = 0
          touched.append(Int32(constraint))
        }
        speeds[constraint] += speed * coefficient
      }
    }
    for index in 0..<touched.count { marks[Int(touched.base[index])] = false }
    guard let precise = factorization.precise else { return }
    for index in 0..<touched.count {
      let constraint = Int(touched.base[index])
      speeds[constraint] = preciseSum(of: constraint, less: 0, precise)
    }
  }

  /// Follows the direction past every bound behind which the sum of violations still falls; those it
  /// passes are left in `passed`.
  ///
  /// Precise searches stop at the first one: the slopes behind it are sums in the processor's digits.
  ///
  /// - Parameter isCautious: whether the first bound is to be taken, and of equally near ones that
  ///   with the least number, as Bland's rule has it.
  /// - Returns: nil if nothing ends the way, which only an objective, or rounding, lets happen.
  func ratioTest(_ leaving: Leaving, isCautious: Bool) -> Bound? {
    passed.removeAll()
    collectBreakpoints()
    guard let place = leaving.place, !isCautious, !isPrecise else {
      let first = isCautious ? breakpoints.firstByNumber() : nearestBreakpoint()
      return first.map { .constraint(Int($0.constraint), distance: $0.distance) }
    }
    breakpoints.arrange()
    var slope = Slope(of: leaving, place: place, in: self)
    while let breakpoint = breakpoints.popFirst() {
      let constraint = Int(breakpoint.constraint)
      slope.pass(constraint, in: self)
      if !slope.isFalling { return .constraint(constraint, distance: breakpoint.distance) }
      if breakpoints.isEmpty, !hasObjective {
        // Behind the last bound no sum can fall; what seems to is rounding.
        return .constraint(constraint, distance: breakpoint.distance)
      }
      passed.append(breakpoint.constraint)
    }
    return nil
  }

  private func collectBreakpoints() {
    breakpoints.removeAll()
    let smallest = smallestMultiple
    let smallestResidual = isPrecise ? Double.leastNonzeroMagnitude : 1e-11
    for index in 0..<touched.count {
      let constraint = Int(touched.base[index])
      let speed = speeds.base[constraint]
      guard abs(speed) > smallest else { continue }
      let isMet: Bool
      switch (model.kinds.base[constraint], pulls.base[constraint]) {
      case (.equality, 0): isMet = true
      case (.equality, let pull): isMet = (pull > 0) == (speed < 0)
      case (.inequality, 0): isMet = speed < 0
      case (.inequality, _): isMet = speed > 0
      case (.objective, _), (.removed, _), (.free, _): isMet = false
      }
      guard isMet else { continue }
      let residual = residuals.base[constraint]
      // On the wrong side of a bound there is only what rounding left.
      let distance =
        abs(residual) < smallestResidual || residual * speed > 0 ? 0 : abs(residual / speed)
      breakpoints.append(
        Breakpoint(distance: distance, speed: abs(speed), constraint: Int32(constraint)))
    }
  }

  private func nearestBreakpoint() -> Breakpoint? {
    breakpoints.arrange()
    return breakpoints.popFirst()
  }

  /// What a constraint pulls at behind its bound.
  func pullBehindBound(of constraint: Int) -> Int8 {
    if model.kinds[constraint] == .equality { return speeds[constraint] > 0 ? 1 : -1 }
    return speeds[constraint] > 0 ? 0 : -1
  }
}

/// How the sums of violations change along a direction, level by level. It is known up to the first
/// level that changes, which is where it falls as long as anything is to be gained.
private struct Slope {
  /// The place of the first level that changes, if its sum falls.
  private var falling: Int?
  /// What required constraints add that were passed or left: they are compared one by one where
  /// their sum does not change.
  private var ofRequired: [(serial: UInt64, value: Double)] = []

  var isFalling: Bool { falling != nil }

  init(of leaving: Leaving, place: Int, in solver: Solver) {
    falling = place
    for index in solver.levelOrder {
      let multipliers = solver.levels[index].multipliers
      solver.slopes[index] =
        multipliers.count > leaving.slot ? leaving.side * multipliers[leaving.slot] : 0
    }
    let member = solver.members[leaving.slot]
    guard member >= 0 else { return }
    let kind = solver.model.kinds[member]
    guard kind == .equality || kind == .inequality && leaving.side < 0 else { return }
    add(solver.model.weights[member], of: Int(member), in: solver)
  }

  private mutating func add(_ value: Double, of constraint: Int, in solver: Solver) {
    solver.slopes.base[Int(solver.model.levels[constraint])] += value
    if let falling, falling <= solver.requiredPlace, solver.isRequired(constraint) {
      ofRequired.append((solver.model.serials[constraint], value))
    }
  }

  /// Makes it that of the way behind a constraint's bound.
  mutating func pass(_ constraint: Int, in solver: Solver) {
    guard let known = falling else { return }
    let isCrossed = solver.model.kinds[constraint] == .equality && solver.pulls[constraint] != 0
    let speed = abs(solver.speeds[constraint])
    add((isCrossed ? 2 : 1) * speed * solver.model.weights[constraint], of: constraint, in: solver)
    let index = Int(solver.model.levels[constraint])
    let place = solver.place(of: constraint)
    if place < known {
      if solver.slopes[index] > solver.levels[index].tolerance { falling = nil }
    } else if place == known {
      settle(from: known, in: solver)
    }
  }

  /// Finds the first level that changes, from a place on.
  private mutating func settle(from first: Int, in solver: Solver) {
    falling = nil
    for place in first..<solver.levelOrder.count {
      let index = solver.levelOrder[place]
      let level = solver.levels[index]
      guard level.rank.serial == 0 else { continue }
      let value = solver.slopes[index]
      if abs(value) > level.tolerance {
        if value < 0 { falling = place }
        return
      }
      guard index == Solver.requiredLevel, let single = firstOfRequired(in: solver) else {
        continue
      }
      if single < 0 { falling = place + 1 }
      return
    }
  }

  /// How fast the violation of the first required constraint changes that does; nil if none does.
  private func firstOfRequired(in solver: Solver) -> Double? {
    var changes = ofRequired
    for index in solver.levelOrder.dropFirst(solver.requiredPlace + 1) {
      guard solver.levels[index].rank.serial > 0 else { break }
      changes.append((solver.levels[index].rank.serial, solver.slopes[index]))
    }
    changes.sort { $0.serial < $1.serial }
    let tolerance = solver.levels[Solver.requiredLevel].tolerance
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
