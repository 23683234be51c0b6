import Cassowary

/// The engine's constraints that an item has its intrinsic size: content hugging and compression
/// resistance, in each axis that has such a size.
struct ContentConstraints {
  struct Value: Equatable {
    /// Points.
    var size: Double
    var hugging: Strength
    var compression: Strength
  }

  struct Member {
    let huggingID: ConstraintID
    let compressionID: ConstraintID
    fileprivate(set) var value: Value
  }

  // Items without intrinsic sizes share one array of nils.
  private var members = ContentConstraints.none
  private static let none = [Member?](repeating: nil, count: 2)

  subscript(axis: NSLayoutConstraint.Axis) -> Member? { members[axis.rawValue] }

  /// Whether there are any.
  var isPresent: Bool { members.contains { $0 != nil } }

  var ids: [ConstraintID] { members.flatMap { $0.map { [$0.huggingID, $0.compressionID] } ?? [] } }

  /// The constraints that have a strength.
  func ids(with strength: Strength) -> [ConstraintID] {
    var ids: [ConstraintID] = []
    for case let member? in members {
      if member.value.hugging == strength { ids.append(member.huggingID) }
      if member.value.compression == strength { ids.append(member.compressionID) }
    }
    return ids
  }

  /// Gives an item an intrinsic size in an axis.
  ///
  /// - Parameter variable: the variable of the item's size in the axis.
  /// - Returns: whether the size has changed.
  mutating func set(
    _ axis: NSLayoutConstraint.Axis, to value: Value, of variable: Variable, in solver: Solver
  ) -> Bool {
    guard let member = members[axis.rawValue] else {
      add(axis, value, of: variable, to: solver)
      return true
    }
    let old = member.value
    guard old != value else { return false }
    members[axis.rawValue]?.value = value
    if old.hugging != value.hugging {
      try? solver.setStrength(of: member.huggingID, to: value.hugging)
    }
    if old.compression != value.compression {
      try? solver.setStrength(of: member.compressionID, to: value.compression)
    }
    guard old.size != value.size else { return false }
    try? solver.setConstant(of: member.huggingID, to: -value.size)
    try? solver.setConstant(of: member.compressionID, to: -value.size)
    return true
  }

  private mutating func add(
    _ axis: NSLayoutConstraint.Axis, _ value: Value, of variable: Variable, to solver: Solver
  ) {
    let difference = Cassowary.Expression([Term(variable)], constant: -value.size)
    guard
      let huggingID = try? solver.add(
        Constraint(difference, .lessThanOrEqual, strength: value.hugging)),
      let compressionID = try? solver.add(
        Constraint(difference, .greaterThanOrEqual, strength: value.compression))
    else { return }
    members[axis.rawValue] = Member(
      huggingID: huggingID, compressionID: compressionID, value: value)
  }

  /// - Returns: whether the item had an intrinsic size in the axis.
  @discardableResult
  mutating func remove(_ axis: NSLayoutConstraint.Axis, from solver: Solver) -> Bool {
    guard let member = members[axis.rawValue] else { return false }
    solver.removeIfPresent(member.huggingID)
    solver.removeIfPresent(member.compressionID)
    members[axis.rawValue] = nil
    return true
  }

  mutating func removeAll(from solver: Solver) {
    for axis in NSLayoutConstraint.Axis.allCases { remove(axis, from: solver) }
  }
}
