// Choosing a first basis, and taking the present one apart anew.

extension Solver {
  /// Chooses a basis from scratch: constraints in the order of their strength, each unless those
  /// before it leave it no say. That is the solution already, but for inequalities and for
  /// constraints of one strength that contradict each other.
  func crash() {
    needsCrash = false
    added.removeAll()
    for constraint in 0..<model.constraintCount where model.kinds[constraint] == .removed {
      model.free(constraint)
    }
    startBasis()
    let candidates = crashOrder()
    for variable in 0..<model.variableCount {
      rowCounts[variable] = model.occurrences[variable]
    }
    for constraint in candidates {
      insert(constraint)
    }
    insertMissingStays()
    finishBasis()
  }

  /// Takes the present basis apart anew, shortest equations first, because these leave the others
  /// short.
  func refactor() {
    let present = (0..<members.count).map { members[$0] }
    startBasis()
    rowCounts.fill(0, count: model.variableCount)
    for member in present {
      guard member >= 0 else {
        rowCounts[~member] += 1
        continue
      }
      for term in model.terms(of: Int(member)) { rowCounts[model.termVariables[term]] += 1 }
    }
    let lengths = present.map { $0 < 0 ? 1 : model.terms(of: Int($0)).count }
    for place in present.indices.sorted(by: {
      (lengths[$0], present[$0]) < (lengths[$1], present[$1])
    }) {
      let member = present[place]
      if member < 0 { insertStay(of: Int(~member)) } else { insert(Int(member)) }
    }
    insertMissingStays()
    finishBasis()
  }

  /// Strength by strength; equations before inequalities, short ones before long ones, earlier ones
  /// before later ones. Required inequalities are left out: most of them leave room.
  private func crashOrder() -> [Int] {
    var places = [Int](repeating: 0, count: levels.count)
    for (place, level) in levelOrder.enumerated() { places[level] = place }
    var candidates: [(key: UInt64, constraint: Int)] = []
    candidates.reserveCapacity(model.constraintCount)
    for constraint in 0..<model.constraintCount {
      let kind = model.kinds[constraint]
      let level = Int(model.levels[constraint])
      guard kind == .equality || kind == .inequality && level != 0 else { continue }
      let length = min(model.terms(of: constraint).count, 255)
      let key =
        UInt64(places[level]) << 44 | (kind == .equality ? 0 : 1) << 43 | UInt64(length) << 32
        | UInt64(model.serials[constraint])
      candidates.append((key, constraint))
    }
    candidates.sort { $0.key < $1.key }
    return candidates.map(\.constraint)
  }

  private func startBasis() {
    factorization.removeAll(variableCount: model.variableCount)
    members.removeAll()
    slots.fill(-1, count: model.constraintCount)
    staySlots.fill(-1, count: model.variableCount)
    rowCounts.fill(0, count: model.variableCount)
  }

  private func insert(_ constraint: Int) {
    for term in model.terms(of: constraint) {
      let variable = Int(model.termVariables.base[term])
      factorization.addToRow(model.termCoefficients.base[term], variable: variable)
      rowCounts.base[variable] -= 1
    }
    guard factorization.insertRow(rowCounts: rowCounts.base) else { return }
    slots[constraint] = Int32(members.count)
    members.append(Int32(constraint))
  }

  private func insertStay(of variable: Int) {
    factorization.addToRow(1, variable: variable)
    rowCounts[variable] -= 1
    guard factorization.insertRow(rowCounts: rowCounts.base) else { return }
    staySlots[variable] = Int32(members.count)
    members.append(~Int32(variable))
  }

  private func insertMissingStays() {
    guard factorization.count < model.variableCount else { return }
    for variable in 0..<model.variableCount where !factorization.determines(variable) {
      insertStay(of: variable)
    }
  }

  /// Computes everything that follows from a basis.
  private func finishBasis() {
    factorization.finish()
    let count = model.variableCount
    resizeVectors(to: count)
    for slot in 0..<count where members[slot] >= 0 {
      direction.set(model.bounds[members[slot]], at: slot)
    }
    factorization.solve(direction)
    values.fill(0, count: count)
    direction.forEachAscending { pivot in
      values.base[factorization.variable(ofPivot: pivot)] = direction.values[pivot]
    }
    direction.clear()
    for level in levels { level.multipliers.clear() }
    for constraint in 0..<model.constraintCount {
      pulls[constraint] = 0
      residuals[constraint] = 0
      let kind = model.kinds[constraint]
      guard slots[constraint] < 0, kind == .equality || kind == .inequality else { continue }
      residuals[constraint] = model.residual(of: constraint, at: values.base)
      let pull = pull(of: constraint)
      guard pull != 0 else { continue }
      pulls[constraint] = pull
      noteChange(of: constraint, by: Double(pull))
    }
    applyChanges()
    suspects.clear()
    ties.clear()
    for slot in 0..<count { suspects.insert(slot) }
  }
}
