import Cassowary

/// The state of an active constraint in an engine.
final class ConstraintEntry {
  /// The engine that the entry belongs to.
  let engineID: UInt64
  let constraint: NSLayoutConstraint
  /// The constraint in the solver; nil if the solver rejected it.
  var id: ConstraintID?
  /// The constant of the left side minus the constant of the right side, without the constraint's
  /// own.
  var geometry = 0.0
  /// The items whose margins, safe areas, scroll offsets or texts the constant depends on.
  var surroundings: [EngineItem] = []

  init(_ constraint: NSLayoutConstraint, engineID: UInt64) {
    self.constraint = constraint
    self.engineID = engineID
  }

  /// The constant of the solver's constraint.
  var constant: Double { geometry - constraint.constant }
}
