// Edits are collected, and take effect together when the next solution is asked for.

/// What the next solution has to do about a constraint first.
enum News: UInt8 {
  case none
  /// Its bound was changed, so that it may pull at something else.
  case changed
  /// It was added, and its residual is not known.
  case added
}

extension Solver {
  /// Makes room for what is kept by constraint.
  func extendConstraints() {
    let count = model.constraintCount
    slots.extend(to: count, with: -1)
    residuals.extend(to: count, with: 0)
    pulls.extend(to: count, with: 0)
    news.extend(to: count, with: .none)
    violationLevels.extend(to: count, with: -1)
    speeds.extend(to: count, with: 0)
    touchMarks.extend(to: count, with: false)
  }

  /// Makes room for what is kept by slot.
  func resizeVectors(to count: Int) {
    for vector in [suspects, ties, direction, combination, shifts] { vector.resize(to: count) }
    tieSides.extend(to: count, with: [])
  }

  // MARK: Collecting

  /// Takes a new constraint in.
  func enter(_ constraint: Int) {
    join(constraint, level: Int(model.levels[constraint]))
    slots[constraint] = -1
    pulls[constraint] = 0
    residuals[constraint] = 0
    isSolved = false
    guard !needsCrash else { return }
    addedCount += 1
    shiftCache.removeAll()
    announce(constraint, .added)
  }

  private func announce(_ constraint: Int, _ what: News) {
    if news[constraint] == .none { changedConstraints.append(Int32(constraint)) }
    news[constraint] = what
  }

  func removeConstraint(_ constraint: Int) {
    isSolved = false
    model.unlink(constraint)
    if needsCrash || news[constraint] == .added {
      news[constraint] = .none
      quit(constraint)
      model.freeConstraint(constraint)
      return
    }
    news[constraint] = .none
    shiftCache.removeAll()
    if slots[constraint] >= 0 {
      // It leaves the basis, and is freed, in the next solution.
      model.kinds[constraint] = .removed
      suspects.insert(Int(slots[constraint]))
      quit(constraint)
    } else {
      setPull(of: constraint, to: 0)
      applyChanges()
      quit(constraint)
      model.freeConstraint(constraint)
    }
  }

  func changeConstant(of constraint: Int, to constant: Double) {
    let old = model.bounds[constraint]
    model.setConstant(of: constraint, to: constant)
    let new = model.bounds[constraint]
    guard new != old else { return }
    isSolved = false
    guard !needsCrash, news[constraint] != .added else { return }
    if slots[constraint] >= 0 {
      largestBound = max(largestBound, abs(new))
      shifts.add(new - old, at: Int(slots[constraint]))
    } else {
      residuals[constraint] -= new - old
      announce(constraint, .changed)
    }
  }

  func changeLevel(of constraint: Int, to level: Int) {
    guard level != model.levels[constraint] else { return }
    isSolved = false
    let pull = pulls[constraint]
    let isLive = !needsCrash && news[constraint] != .added
    if isLive, pull != 0 {
      setPull(of: constraint, to: 0)
      applyChanges()
    }
    quit(constraint)
    join(constraint, level: level)
    guard isLive else { return }
    tiesAreSettled = false
    if pull != 0 {
      setPull(of: constraint, to: pull)
      applyChanges()
    }
    if slots[constraint] >= 0 { suspects.insert(Int(slots[constraint])) }
  }

  // MARK: Applying

  /// Lets all edits take effect, or starts anew if there are very many new constraints.
  func applyEdits() {
    if !needsCrash, addedCount > 32, addedCount * 3 > model.constraintCount { needsCrash = true }
    defer {
      changedConstraints.removeAll()
      addedCount = 0
    }
    guard !needsCrash else {
      for index in 0..<changedConstraints.count { news[changedConstraints[index]] = .none }
      crash()
      return
    }
    applyShifts()
    for index in 0..<changedConstraints.count {
      let constraint = Int(changedConstraints[index])
      guard news[constraint] != .none else { continue }
      if news[constraint] == .added {
        residuals[constraint] = model.residual(of: constraint, at: values.base)
      }
      news[constraint] = .none
      updatePull(of: constraint, tolerance: tolerance)
    }
    applyChanges()
  }

  /// Makes a constraint outside of the basis pull at what its residual says.
  @inline(__always) private func updatePull(of constraint: Int, tolerance: Double) {
    guard slots.base[constraint] < 0 else { return }
    let pull = pull(of: constraint, tolerance: tolerance)
    if pull != pulls.base[constraint] { setPull(of: constraint, to: pull) }
  }

  /// Moves the variables as the right sides of the basis' equations have moved.
  private func applyShifts() {
    var count = 0
    var slot = -1
    shifts.forEachAscending {
      count += 1
      slot = $0
    }
    guard count > 0 else { return }
    if count == 1 {
      let amount = shifts[slot]
      shifts.clear()
      shift(along: shiftCache.way(of: slot) ?? makeWay(of: slot), by: amount)
      return
    }
    shifts.forEachAscending { direction.set(shifts.values[$0], at: $0) }
    shifts.clear()
    shift(along: makeWay(), by: 1)
  }

  /// How all variables and residuals change with the right side of one equation; kept until the
  /// basis changes.
  private func makeWay(of slot: Int) -> Way {
    direction.set(1, at: slot)
    let way = makeWay()
    shiftCache.insert(way, of: slot)
    return way
  }

  private func makeWay() -> Way {
    factorization.solve(direction)
    collectTouched()
    let way = Way()
    direction.forEachAscending { pivot in
      let speed = direction.values[pivot]
      guard speed != 0 else { return }
      way.variables.append(Int32(factorization.variable(ofPivot: pivot)))
      way.variableSpeeds.append(speed)
      way.largestSpeed = max(way.largestSpeed, abs(speed))
    }
    for index in 0..<touched.count {
      way.constraints.append(touched[index])
      way.constraintSpeeds.append(speeds[touched[index]])
    }
    direction.clear()
    return way
  }

  private func shift(along way: Way, by amount: Double) {
    drift += abs(amount) * way.largestSpeed
    moves.note(way)
    let tolerance = tolerance
    let values = values.base
    let (variables, variableSpeeds) = (way.variables.base, way.variableSpeeds.base)
    if !staysMayMove {
      for index in 0..<way.variables.count {
        values[Int(variables[index])] += amount * variableSpeeds[index]
      }
    } else {
      // What the stays want depends on which side of 0 the variables are.
      for index in 0..<way.variables.count {
        let variable = Int(variables[index])
        let old = values[variable]
        let new = old + amount * variableSpeeds[index]
        values[variable] = new
        if old * new <= 0 || abs(new) <= tolerance { tiesAreSettled = false }
      }
    }
    let residuals = residuals.base
    let (constraints, constraintSpeeds) = (way.constraints.base, way.constraintSpeeds.base)
    for index in 0..<way.constraints.count {
      let constraint = Int(constraints[index])
      residuals[constraint] += amount * constraintSpeeds[index]
      updatePull(of: constraint, tolerance: tolerance)
    }
    applyChanges()
  }

  /// Frees the places of removed variables, if they have become many.
  func dropDeadVariables() {
    guard deadVariables.count > 64, deadVariables.count * 2 > members.count else { return }
    refactor(droppingDead: true)
    optimize()
  }
}

/// How fast variables, and residuals of constraints outside of the basis, move.
final class Way {
  let variables = Buffer<Int32>()
  let variableSpeeds = Buffer<Double>()
  var largestSpeed = 0.0
  let constraints = Buffer<Int32>()
  let constraintSpeeds = Buffer<Double>()
}

/// The ways of the slots whose right sides were changed last: mostly the same few are changed again
/// and again, as in a window that is resized.
struct ShiftCache {
  private var ways: [(slot: Int, way: Way)] = []
  private static let capacity = 8

  func way(of slot: Int) -> Way? {
    ways.first { $0.slot == slot }?.way
  }

  mutating func insert(_ way: Way, of slot: Int) {
    if ways.count == Self.capacity { ways.removeFirst() }
    ways.append((slot, way))
  }

  mutating func removeAll() {
    if !ways.isEmpty { ways.removeAll(keepingCapacity: true) }
  }
}
