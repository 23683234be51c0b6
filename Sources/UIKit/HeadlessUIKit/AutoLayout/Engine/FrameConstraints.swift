import Cassowary

/// The engine's constraints that give dimensions of an item their values, from a given frame or from the root's
/// preferred size.
struct FrameConstraints {
  /// A dimension equals a constant plus a share of the superview's size.
  struct Value: Equatable {
    var share = 0.0
    var constant: Double
  }

  struct Member {
    let id: ConstraintID
    fileprivate(set) var value: Value
    fileprivate let strength: Strength
  }

  // Items without such constraints share one array of nils.
  private var members = FrameConstraints.none
  private static let none = [Member?](repeating: nil, count: 4)

  subscript(dimension: EngineItem.Dimension) -> Member? { members[dimension.rawValue] }

  var ids: [ConstraintID] { members.compactMap { $0?.id } }

  /// Changes the value of a dimension if only its constant differs.
  ///
  /// - Returns: false if the constraint is missing, or has another share or strength.
  mutating func update(
    _ dimension: EngineItem.Dimension, to value: Value, _ strength: Strength = .required,
    in solver: Solver
  ) -> Bool {
    guard let member = members[dimension.rawValue], member.value.share == value.share,
      member.strength == strength
    else { return false }
    if abs(member.value.constant - value.constant) > 1e-9 {
      members[dimension.rawValue]?.value = value
      try? solver.setConstant(of: member.id, to: -value.constant)
    }
    return true
  }

  /// Sets the value of a dimension, and replaces its former constraint.
  ///
  /// - Parameter terms: the dimension minus its share of the superview's size.
  mutating func set(
    _ dimension: EngineItem.Dimension, to value: Value, terms: [Term], _ strength: Strength,
    in solver: Solver
  ) {
    solver.removeIfPresent(members[dimension.rawValue]?.id)
    let id = solver.addEquation(terms, constant: -value.constant, strength)
    members[dimension.rawValue] = id.map { Member(id: $0, value: value, strength: strength) }
  }

  mutating func removeAll(from solver: Solver) {
    for member in members { solver.removeIfPresent(member?.id) }
    members = Self.none
  }
}
