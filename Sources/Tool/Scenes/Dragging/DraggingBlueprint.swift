import HeadlessUIKit
import Layouter

/// What can be dragged in a view of a scene, read and validated once.
struct DraggingBlueprint: Sendable {
  var position: SourcePosition
  /// The view in which fingers drag, by its number.
  var view: Int
  /// The views whose layouters are registered, by their numbers: the view itself, or some in it.
  var members: [Int]
  /// Whether a long press starts dragging, and a tap ends it; otherwise it is always enabled.
  var beginsWithLongPress: Bool
}

/// All areas of a scene in which views can be dragged.
struct DraggingPlan: Sendable {
  var blueprints: [DraggingBlueprint] = []
  /// The views that can be picked up at their centres, by their numbers.
  var handles: Set<Int> = []
}
