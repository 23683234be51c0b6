import HeadlessUIKit
import JSONValues
import ViewControllers

/// What a scene shows in front of its views from the start.
struct PresentedBlueprint: Sendable {
  var controller: PresentationBlueprint?
  var alert: AlertBlueprint?
  var keyboard: KeyboardBlueprint?

  var isEmpty: Bool { controller == nil && alert == nil && keyboard == nil }

  /// Whether views are found by their numbers.
  var namesViews: Bool {
    alert?.source != nil || keyboard?.field != nil || controller?.namesViews == true
  }

  /// The keys of a scene with their JSON Schemas.
  static var schema: [JSON.Member] {
    [
      .init(
        PresentationCompiler.key,
        PresentationBlueprint.reference.described("A controller in front of the view.")),
      .init("alert", AlertBlueprint.schema), .init("keyboard", KeyboardBlueprint.schema),
    ]
  }
}
