import HeadlessUIKit
import Layouter

/// What can be dragged in a view of a scene, read and checked once.
struct DraggingBlueprint: Sendable {
  var position: SourcePosition
  /// The view in which fingers drag, by its number.
  var view: Int
  /// The views whose layouters take part, by their numbers: the view itself, or some in it.
  var members: [Int]
  /// Whether a long press begins it, and a tap ends it; otherwise it is on all the time.
  var beginsWithLongPress: Bool
}

/// All that can be dragged in a scene.
struct DraggingPlan: Sendable {
  var blueprints: [DraggingBlueprint] = []
  /// The views by whose middle something can be picked up, by their numbers.
  var handles: Set<Int> = []
}
