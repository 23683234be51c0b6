/// An edge of the simplex method: how variables, and residuals of constraints outside of the basis,
/// move when right sides of the basis' equations change.
struct Direction: ~Copyable {
  /// The speeds of variables, by pivot.
  private let vector = SparseVector()
  /// The constraints outside of the basis that move.
  private var constraints = Buffer<Int32>()
  /// By constraint: how fast its residual changes, if it is listed.
  private var speeds = Buffer<Double>()
  /// By constraint: whether it is listed. All false between calls.
  private var isListed = Buffer<Bool>()

  /// Adds a place for a new constraint.
  mutating func addConstraint(_ constraint: Int) {
    speeds.extend(to: constraint + 1, with: 0)
    isListed.extend(to: constraint + 1, with: false)
  }

  /// Makes it long enough for all slots of a basis.
  mutating func resize(to count: Int) {
    vector.resize(to: count)
  }

  /// Sets how fast a slot's right side changes. Call ``solve(_:_:_:)`` afterwards.
  mutating func setRightSide(of slot: Int, to speed: Double) {
    vector.set(speed, at: slot)
  }

  /// Computes the direction B⁻¹b for the right sides b that were set.
  mutating func solve(
    _ basis: borrowing Basis, _ model: borrowing Model, _ precision: Precision
  ) {
    basis.solve(vector)
    collectConstraints(basis, model, smallestSpeed: precision.smallestSpeed)
  }

  private mutating func collectConstraints(
    _ basis: borrowing Basis, _ model: borrowing Model, smallestSpeed: Double
  ) {
    constraints.removeAll()
    let members = basis.members.lookup
    let (speeds, isListed) = (speeds.base, isListed.base)
    vector.forEachAscending { pivot in
      let speed = vector.values[pivot]
      guard abs(speed) > smallestSpeed else { return }
      model.forEachOccurrence(of: basis.variable(ofPivot: pivot)) { constraint, coefficient in
        guard !members.contains(constraint) else { return }
        if !isListed[constraint] {
          isListed[constraint] = true
          speeds[constraint] = 0
          constraints.append(Int32(constraint))
        }
        speeds[constraint] += speed * coefficient
      }
    }
    for place in 0..<constraints.count { isListed[Int(constraints.base[place])] = false }
    guard let precise = basis.precise else { return }
    for place in 0..<constraints.count {
      let constraint = Int(constraints.base[place])
      speeds[constraint] = basis.preciseSum(of: constraint, less: 0, model, precise)
    }
  }

  mutating func clear() {
    vector.clear()
  }

  /// How fast the residual of a constraint changes that is listed.
  @inline(__always) func speed(of constraint: Int) -> Double { speeds[constraint] }

  /// How fast a variable moves.
  func speed(ofVariable variable: Int, _ basis: borrowing Basis) -> Double {
    vector[basis.pivot(of: variable)]
  }

  /// Calls a closure with the pivots whose variables may move.
  @inline(__always) func forEachPivot(_ body: (_ pivot: Int, _ speed: Double) -> Void) {
    vector.forEachAscending { body($0, vector.values[$0]) }
  }

  /// Calls a closure with the constraints outside of the basis whose residuals may change.
  @inline(__always) func forEachConstraint(_ body: (_ constraint: Int, _ speed: Double) -> Void) {
    for place in 0..<constraints.count {
      let constraint = Int(constraints.base[place])
      body(constraint, speeds.base[constraint])
    }
  }

  #if DEBUG
    /// A contradiction within this part between calls; nil if there is none.
    var invariantViolation: String? {
      guard vector.isEmpty else { return "a direction is in use" }
      for constraint in 0..<isListed.count where isListed[constraint] {
        return "constraint \(constraint) is listed twice"
      }
      return nil
    }
  #endif
}
