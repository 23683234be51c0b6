/// The changes since the last solution. They are collected, and applied together when the next
/// solution is needed.
struct Edits: ~Copyable {
  enum Pending: UInt8 {
    case none
    /// The bound of a constraint outside of the basis was changed.
    case changed
    /// The constraint was added, and its residual is not computed yet.
    case added
  }

  /// By constraint.
  private var pending = Buffer<Pending>()
  /// The constraints with pending changes, and some that were removed since.
  private var constraints = Buffer<Int32>()
  private var addedCount = 0
  /// By slot, how much the right sides of the basis' equations have changed.
  private let shifts = SparseVector()
  /// The sensitivities to right sides that were changed before, in the current basis.
  private var sensitivities = SensitivityCache()
  /// Whether a basis must be chosen from scratch.
  private(set) var needsCrash = true

  // MARK: Collecting

  /// Adds a place for a new constraint, and records its addition.
  mutating func addConstraint(_ constraint: Int) {
    pending.extend(to: constraint + 1, with: .none)
    guard !needsCrash else { return }
    addedCount += 1
    sensitivities.removeAll()
    record(constraint, .added)
  }

  /// Adds a place for a new constraint that is not to be applied as an edit.
  mutating func addAppliedConstraint(_ constraint: Int) {
    pending.extend(to: constraint + 1, with: .none)
  }

  /// Records that the bound of a constraint outside of the basis has changed.
  mutating func recordBoundChange(of constraint: Int) {
    record(constraint, .changed)
  }

  private mutating func record(_ constraint: Int, _ change: Pending) {
    if pending[constraint] == .none { constraints.append(Int32(constraint)) }
    pending[constraint] = change
  }

  /// Forgets the pending changes of a constraint that is removed.
  mutating func recordRemoval(of constraint: Int) {
    if isApplied(constraint) { sensitivities.removeAll() }
    pending[constraint] = .none
  }

  /// Records that the right side of a slot has changed.
  mutating func recordShift(of slot: Int, by amount: Double) {
    shifts.add(amount, at: slot)
  }

  /// Whether a constraint was added since the last solution.
  @inline(__always) func isAdded(_ constraint: Int) -> Bool { pending[constraint] == .added }

  /// Whether the current basis, and the values computed from it, take a constraint into account.
  func isApplied(_ constraint: Int) -> Bool { !needsCrash && !isAdded(constraint) }

  // MARK: Applying

  /// Decides on choosing a basis from scratch if there are very many new constraints.
  mutating func prepare(constraintCount: Int) {
    if addedCount > 32, addedCount * 3 > constraintCount { needsCrash = true }
  }

  /// Forgets the changes of constraints, which a new basis takes into account.
  mutating func startCrash() {
    needsCrash = false
    for place in 0..<constraints.count { pending[constraints[place]] = .none }
    removeConstraints()
  }

  /// The number of constraints with pending changes.
  var constraintCount: Int { constraints.count }

  enum Change {
    case bound(Int)
    case addition(Int)
  }

  /// Removes the pending change of the constraint at a place in the list, and returns it; nil if the
  /// constraint was removed.
  mutating func takeChange(at place: Int) -> Change? {
    let constraint = Int(constraints[place])
    defer { pending[constraint] = .none }
    switch pending[constraint] {
    case .none: return nil
    case .changed: return .bound(constraint)
    case .added: return .addition(constraint)
    }
  }

  /// Forgets the list of constraints with pending changes, after all were taken.
  mutating func removeConstraints() {
    constraints.removeAll()
    addedCount = 0
  }

  // MARK: Shifts

  /// The number of slots whose right sides have changed, and the last of them.
  var shifted: (count: Int, lastSlot: Int) {
    var (count, last) = (0, -1)
    shifts.forEachAscending {
      count += 1
      last = $0
    }
    return (count, last)
  }

  /// How much the right side of a slot has changed.
  func shift(of slot: Int) -> Double { shifts[slot] }

  /// Calls a closure with all shifts.
  func forEachShift(_ body: (_ slot: Int, _ amount: Double) -> Void) {
    shifts.forEachAscending { body($0, shifts.values[$0]) }
  }

  mutating func removeShifts() {
    shifts.clear()
  }

  /// The sensitivity to a slot's right side, if it is known in the current basis.
  func sensitivity(to slot: Int) -> Sensitivity? { sensitivities.sensitivity(to: slot) }

  mutating func insert(_ sensitivity: Sensitivity, to slot: Int) {
    sensitivities.insert(sensitivity, to: slot)
  }

  /// Forgets the sensitivities, because the basis has changed.
  mutating func removeSensitivities() {
    sensitivities.removeAll()
  }

  /// Forgets everything by slot, because values are recomputed from another basis.
  mutating func forgetBasis() {
    shifts.clear()
    sensitivities.removeAll()
  }

  /// Makes it long enough for all slots of a basis.
  mutating func resize(to count: Int) {
    shifts.resize(to: count)
  }

  #if DEBUG
    /// A contradiction within this part; nil if there is none.
    var invariantViolation: String? {
      var listed = Set<Int32>()
      for place in 0..<constraints.count { listed.insert(constraints[place]) }
      for constraint in 0..<pending.count where pending[constraint] != .none {
        guard listed.contains(Int32(constraint)) else {
          return "the edit of constraint \(constraint) is not listed"
        }
      }
      return nil
    }

    /// Whether nothing is left to be applied.
    var areEmpty: Bool {
      !needsCrash && constraints.count == 0 && addedCount == 0 && shifts.isEmpty
    }
  #endif
}
