import HeadlessUIKit
import ViewControllers

/// The controllers, the alert and the keyboard in front of a scene's views.
final class ScenePresentation {
  /// The controller of the scene's window, which presents; nil where the scene's root is a window.
  private let presenter: UIViewController?
  private weak var alert: UIAlertController?

  init(presenter: UIViewController?) { self.presenter = presenter }

  /// Shows what the scene has from the start.
  func show(_ blueprint: PresentedBlueprint, on application: UIApplication, of builder: ViewBuilder)
  {
    if let controller = blueprint.controller { present(controller, of: builder) }
    if let alert = blueprint.alert { show(alert, on: application, among: builder.views) }
    blueprint.keyboard?.show(on: application, among: builder.views)
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

  // MARK: Controllers

  /// The controller in front of the others.
  private var top: UIViewController? {
    var top = presenter
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }

  /// Presents a controller, and what it presents itself, in front of the others.
  func present(_ blueprint: PresentationBlueprint, of builder: ViewBuilder) {
    guard let top, let controller = builder.presentedControllers[blueprint.number] else { return }
    let popover = controller.popoverPresentationController
    switch blueprint.source {
    case .view(let number)?: popover?.sourceView = builder.views[number]
    case .barItem(let id)?:
      popover?.barButtonItem = top.view.window?.shownBarButtonItem(identified: id)
    case nil: break
    }
    top.present(controller, animated: blueprint.isAnimated)
    for next in blueprint.next { present(next, of: builder) }
  }

  /// Dismisses the controller in front of the others.
  ///
  /// - Returns: whether there is one.
  func dismiss(animated: Bool) -> Bool {
    guard let top, top !== presenter else { return false }
    top.dismiss(animated: animated)
    return true
  }
}
