import HeadlessUIKit
import JSONValues
import ViewControllers

/// What a scene shows in front of its views from the start, in windows of its own.
struct PresentedBlueprint: Sendable {
  var alert: AlertBlueprint?
  var keyboard: KeyboardBlueprint?

  var isEmpty: Bool { alert == nil && keyboard == nil }

  /// Whether views are found by their numbers.
  var namesViews: Bool { alert?.source != nil || keyboard?.field != nil }

  /// The keys of a scene with their JSON Schemas.
  static var schema: [JSON.Member] {
    [.init("alert", AlertBlueprint.schema), .init("keyboard", KeyboardBlueprint.schema)]
  }
}

/// The alert and the keyboard in front of a scene's views.
final class ScenePresentation {
  private weak var alert: UIAlertController?

  /// Shows what the scene has from the start.
  func show(
    _ blueprint: PresentedBlueprint, on application: UIApplication, among views: [Int: UIView]
  ) {
    if let alert = blueprint.alert { show(alert, on: application, among: views) }
    blueprint.keyboard?.show(on: application, among: views)
  }

  /// Shows an alert in place of the former one; nil only dismisses that.
  func show(_ blueprint: AlertBlueprint?, on application: UIApplication, among views: [Int: UIView])
  {
    alert?.dismiss(animated: blueprint?.isAnimated ?? false)
    guard let blueprint else { return }
    let alert = blueprint.make(among: views)
    application.show(alert, animated: blueprint.isAnimated)
    self.alert = alert
  }
}
