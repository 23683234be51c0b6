/// The constraints of a solver as a sparse matrix that is changed in place.
///
/// Every inequality is kept as "at least": one that was given as "at most" has its signs turned.
final class Model {
  enum Kind: UInt8 {
    case equality, inequality
    /// Removed, but still in the basis.
    case removed
    /// Free to be used again.
    case free
  }

  // By constraint.
  let kinds = Buffer<Kind>()
  let bounds = Buffer<Double>()
  let signs = Buffer<Double>()
  let levels = Buffer<Int32>()
  let serials = Buffer<UInt32>()
  private let firstTerms = Buffer<Int32>()
  private let termCounts = Buffer<Int32>()
  private var freeConstraints: [Int32] = []

  // By term; the terms of one constraint are neighbours, those of one variable are linked.
  let termConstraints = Buffer<Int32>()
  let termVariables = Buffer<Int32>()
  let termCoefficients = Buffer<Double>()
  private let nextTerms = Buffer<Int32>()
  private let previousTerms = Buffer<Int32>()
  /// By variable, the first of its terms, or -1.
  private let headTerms = Buffer<Int32>()
  /// How many constraints contain it.
  let occurrences = Buffer<Int32>()
  private var unusedTermCount = 0

  var constraintCount: Int { kinds.count }
  var variableCount: Int { headTerms.count }

  func addVariable() -> Int {
    headTerms.append(-1)
    occurrences.append(0)
    return headTerms.count - 1
  }

  /// Adds a constraint: terms, each of another variable, are at least, or exactly, the bound.
  func addConstraint(
    _ terms: [(variable: Int, coefficient: Double)], _ kind: Kind, bound: Double, sign: Double,
    level: Int, serial: UInt32
  ) -> Int {
    let constraint: Int
    if let free = freeConstraints.popLast() {
      constraint = Int(free)
    } else {
      constraint = kinds.count
      kinds.append(.free)
      bounds.append(0)
      signs.append(1)
      levels.append(0)
      serials.append(0)
      firstTerms.append(0)
      termCounts.append(0)
    }
    kinds[constraint] = kind
    bounds[constraint] = bound
    signs[constraint] = sign
    levels[constraint] = Int32(level)
    serials[constraint] = serial
    firstTerms[constraint] = Int32(termVariables.count)
    termCounts[constraint] = Int32(terms.count)
    for (variable, coefficient) in terms {
      let term = Int32(termVariables.count)
      termConstraints.append(Int32(constraint))
      termVariables.append(Int32(variable))
      termCoefficients.append(coefficient)
      link(term, to: variable)
    }
    return constraint
  }

  private func link(_ term: Int32, to variable: Int) {
    let head = headTerms[variable]
    nextTerms.append(head)
    previousTerms.append(-1)
    if head >= 0 { previousTerms[head] = term }
    headTerms[variable] = term
    occurrences[variable] += 1
  }

  /// Takes a constraint out of the variables' lists. Its own terms stay until it is freed.
  func unlink(_ constraint: Int) {
    for term in terms(of: constraint) {
      let (next, previous) = (nextTerms[term], previousTerms[term])
      if next >= 0 { previousTerms[next] = previous }
      if previous >= 0 {
        nextTerms[previous] = next
      } else {
        headTerms[termVariables[term]] = next
      }
      occurrences[termVariables[term]] -= 1
    }
  }

  /// Gives the place of a constraint back, which must be unlinked.
  func free(_ constraint: Int) {
    kinds[constraint] = .free
    unusedTermCount += Int(termCounts[constraint])
    freeConstraints.append(Int32(constraint))
    if unusedTermCount > 256, unusedTermCount * 2 > termVariables.count { compact() }
  }

  /// Moves the terms together.
  private func compact() {
    let starts = (0..<constraintCount).filter { kinds[$0] != .free }
      .sorted { firstTerms[$0] < firstTerms[$1] }
    var moved = [Int32](repeating: -1, count: termVariables.count)
    var place: Int32 = 0
    for constraint in starts {
      for term in terms(of: constraint) {
        moved[term] = place
        termConstraints[place] = termConstraints[term]
        termVariables[place] = termVariables[term]
        termCoefficients[place] = termCoefficients[term]
        nextTerms[place] = nextTerms[term]
        previousTerms[place] = previousTerms[term]
        place += 1
      }
      firstTerms[constraint] = place - termCounts[constraint]
    }
    let surplus = termVariables.count - Int(place)
    for buffer in [termConstraints, termVariables, nextTerms, previousTerms] {
      buffer.removeLast(surplus)
    }
    termCoefficients.removeLast(surplus)
    for term in 0..<Int(place) {
      if nextTerms[term] >= 0 { nextTerms[term] = moved[Int(nextTerms[term])] }
      if previousTerms[term] >= 0 { previousTerms[term] = moved[Int(previousTerms[term])] }
    }
    for variable in 0..<variableCount where headTerms[variable] >= 0 {
      headTerms[variable] = moved[Int(headTerms[variable])]
    }
    unusedTermCount = 0
  }

  /// The places of a constraint's terms.
  @inline(__always) func terms(of constraint: Int) -> Range<Int> {
    let first = Int(firstTerms.base[constraint])
    return first..<first + Int(termCounts.base[constraint])
  }

  /// Goes through the terms of a variable in all constraints.
  @inline(__always) func forEachTerm(
    of variable: Int, _ body: (_ constraint: Int, _ coefficient: Double) -> Void
  ) {
    var term = Int(headTerms.base[variable])
    while term >= 0 {
      body(Int(termConstraints.base[term]), termCoefficients.base[term])
      term = Int(nextTerms.base[term])
    }
  }

  /// The left side of a constraint less its bound.
  @inline(__always) func residual(
    of constraint: Int, at values: UnsafeMutablePointer<Double>
  ) -> Double {
    var sum = -bounds.base[constraint]
    for term in terms(of: constraint) {
      sum += termCoefficients.base[term] * values[Int(termVariables.base[term])]
    }
    return sum
  }
}
