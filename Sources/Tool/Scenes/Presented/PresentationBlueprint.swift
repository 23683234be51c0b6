import HeadlessUIKit
import JSONValues
import ViewControllers

/// A controller that a scene presents, read and validated once.
struct PresentationBlueprint: Sendable {
  /// What the arrow of a popover points to.
  enum Source: Sendable {
    /// A view, by its number.
    case view(Int)
    /// An item of a bar, by its id.
    case barItem(String)
  }

  /// The index among all nodes of the scene.
  var number: Int
  var position: SourcePosition
  var controller: ControllerBlueprint
  var source: Source?
  /// Whether the controller of a step appears as the clock advances.
  var isAnimated = false
  /// What the controller presents itself: at most one.
  var next: [PresentationBlueprint] = []

  /// The views of this controller, and of those that it presents.
  var views: [ViewBlueprint] { controller.views + next.flatMap(\.views) }

  /// Whether a view is found by its number.
  var namesViews: Bool {
    if case .view? = source { return true }
    return next.contains { $0.namesViews }
  }
}

extension ViewBuilder {
  /// Builds a presented controller, and those that it presents.
  mutating func buildPresentation(_ blueprint: PresentationBlueprint, size: CGSize?) {
    presentedControllers[blueprint.number] = buildController(blueprint.controller, size: size)
    for next in blueprint.next { buildPresentation(next, size: size) }
  }
}

extension PresentationBlueprint {
  /// The definitions of the schema that ``reference`` refers to.
  static var definitions: [JSON.Member] { ControllerSchema.presented.definitions }

  /// A presented controller.
  static var reference: JSON { ControllerSchema.presented.reference }

  /// The keys of a presented controller that are not properties.
  static var structure: [JSON.Member] {
    [
      .init(
        "source",
        String.schema.described("The id of the view or the bar's item that a popover points to.")),
      .init(
        "animated",
        Bool.schema.described("Whether the controller of a step appears as the clock advances.")),
      .init(
        PresentationCompiler.key,
        ControllerSchema.presented.reference.described("What the controller presents itself.")),
    ]
  }
}
