/// The left side of a constraint while it is being gathered and checked.
struct Row: ~Copyable {
  private var variables = Buffer<Int32>()
  private var coefficients = Buffer<Double>()
  /// By variable: its place in the row, or -1.
  private var places = Buffer<Int32>()

  /// Gathers a single variable, with coefficient 1.
  mutating func gather(_ variable: Variable) {
    removeAll()
    append(1, of: variable)
  }

  /// Gathers the terms of an expression whose variables are all known; terms of the same variable
  /// are added up.
  mutating func gather(_ terms: [Term]) throws(SolverError) {
    removeAll()
    defer {
      for place in 0..<variables.count { places[variables[place]] = -1 }
    }
    for term in terms {
      places.extend(to: Int(term.variable.index) + 1, with: -1)
      let known = places[term.variable.index]
      if known >= 0 {
        coefficients[known] += term.coefficient
      } else {
        places[term.variable.index] = Int32(variables.count)
        append(term.coefficient, of: term.variable)
      }
    }
    try check()
  }

  private mutating func removeAll() {
    variables.removeAll()
    coefficients.removeAll()
  }

  private mutating func append(_ coefficient: Double, of variable: Variable) {
    variables.append(variable.index)
    coefficients.append(coefficient)
  }

  /// Throws for coefficients that the solver cannot compute with accurately enough, and drops those
  /// that rounding left of a sum or product.
  private mutating func check() throws(SolverError) {
    var (smallest, largest) = (Double.infinity, 0.0)
    for place in 0..<coefficients.count {
      guard coefficients[place].isFinite else { throw .notFinite }
      largest = max(largest, abs(coefficients[place]))
    }
    for place in 0..<coefficients.count where coefficients[place] != 0 {
      let size = abs(coefficients[place])
      if size < 1e-14 * largest {
        coefficients[place] = 0
      } else {
        smallest = min(smallest, size)
      }
    }
    guard largest > 0 else { return }
    guard Limits.coefficients.contains(largest) else { throw .coefficientOutOfRange(largest) }
    guard largest <= Limits.ratioOfCoefficients * smallest else {
      throw .coefficientsTooFarApart(smallest, largest)
    }
  }

  /// The power of 2 that the row is scaled by.
  var weight: Double {
    var largest = 0.0
    for place in 0..<coefficients.count { largest = max(largest, abs(coefficients[place])) }
    return largest > 0 ? largest.binade : 1
  }

  /// The number of variables, including those whose coefficients cancel.
  var count: Int { variables.count }

  func variable(at place: Int) -> Int32 { variables[place] }

  func coefficient(at place: Int) -> Double { coefficients[place] }
}
