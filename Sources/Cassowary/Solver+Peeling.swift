// Most equations of a layout define something that nothing else refers to: the last view of a chain,
// and once that is out of sight the one before it. Such equations are put into a basis first. They
// need no elimination, and the others do not fill up with what they refer to.

extension Solver {
  /// Inserts the members of a list that contain a variable which is in none of the others, then those
  /// of which that is true among the rest, and so on. Their variables become the pivots.
  ///
  /// No other member can stand for such a one, so they are in the basis whatever the order of the
  /// rest is.
  ///
  /// - Parameter candidates: constraints, or complements of variables whose stays are meant.
  /// - Returns: the rest, in order.
  func insertPeelable(_ candidates: [Int32]) -> [Int32] {
    // By variable, how many candidates contain it, and the combination of their places by "exclusive
    // or", which is the place of the last one when one is left.
    var counts = [Int32](repeating: 0, count: model.variableCount)
    var places = [Int32](repeating: 0, count: model.variableCount)
    for (place, member) in candidates.enumerated() {
      forEachTerm(of: member) { variable, _ in
        counts[variable] += 1
        places[variable] ^= Int32(place)
      }
    }
    var isInserted = [Bool](repeating: false, count: candidates.count)
    var singles = counts.indices.filter { counts[$0] == 1 }
    while let variable = singles.popLast() {
      guard counts[variable] == 1 else { continue }
      let place = Int(places[variable])
      let member = candidates[place]
      guard insertPeeled(member, pivot: variable) else { continue }
      isInserted[place] = true
      forEachTerm(of: member) { other, _ in
        counts[other] -= 1
        places[other] ^= Int32(place)
        if counts[other] == 1 { singles.append(other) }
      }
    }
    return candidates.indices.filter { !isInserted[$0] }.map { candidates[$0] }
  }

  func forEachTerm(
    of member: Int32, _ body: (_ variable: Int, _ coefficient: Double) -> Void
  ) {
    guard member >= 0 else { return body(Int(~member), 1) }
    for term in model.terms(of: Int(member)) {
      body(Int(model.termVariables[term]), model.termCoefficients[term])
    }
  }

  /// - Returns: false if the coefficient is too small to be a pivot.
  private func insertPeeled(_ member: Int32, pivot: Int) -> Bool {
    var size = 0.0
    forEachTerm(of: member) { variable, coefficient in
      if variable == pivot { size = abs(coefficient) }
    }
    guard size > 0.1 else { return false }
    forEachTerm(of: member) { variable, coefficient in
      rowCounts[variable] -= 1
      factorization.addPeeled(coefficient, variable: variable, pivot: pivot)
    }
    factorization.endPeeledRow(pivot: pivot)
    if member >= 0 {
      slots[member] = Int32(members.count)
    } else {
      staySlots[~member] = Int32(members.count)
    }
    members.append(member)
    return true
  }
}
