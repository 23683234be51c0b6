@_spi(PackageViews) import HeadlessUIKit
import ViewControllers

/// A controller of a scene, read and validated once, from which any number of controllers are built.
struct ControllerBlueprint: Sendable {
  /// The index among all nodes of the scene; nil for a controller without an id.
  var number: Int?
  var position: SourcePosition
  var controllerClass: ControllerClass
  var settings: Settings
  /// The view; none for a container, and for a controller with a plain view.
  var content: [ViewBlueprint]
  /// The views in bars.
  var barViews: [BarViewBlueprint] = []
  var children: [ControllerBlueprint]

  /// The views of this controller and those below it.
  var views: [ViewBlueprint] { content + barViews.map(\.view) + children.flatMap(\.views) }
}

extension ViewBuilder {
  /// Builds a controller with its children.
  ///
  /// - Parameter size: of views without a frame, before their containers place them.
  mutating func buildController(_ blueprint: ControllerBlueprint, size: CGSize?) -> UIViewController
  {
    let controllerClass = blueprint.controllerClass
    let controller = controllerClass.make(blueprint.children.count)
    let properties = controllerClass.table.properties
    var settings = blueprint.settings
    if let number = blueprint.number {
      controllers[number] = controller
      settings = variantSettings.overrides.applied(to: settings, of: number, .controller)
    }
    settings.apply(to: controller) { !properties[$0].isSetLast }
    for bar in blueprint.barViews { bar.attach(build(bar.view), to: controller) }
    if let content = controller as? SceneContentController {
      let view = blueprint.content.first.map { build($0, size: size) } ?? UIView()
      if view.backgroundColor == nil { view.adoptDefaultBackground(.systemBackground) }
      content.view = view
      content.layouters = layouters.filter { $0.container.isDescendant(of: view) }
    }
    let children = blueprint.children.map { buildController($0, size: size) }
    controllerClass.hold(children, controller)
    settings.apply(to: controller) { properties[$0].isSetLast }
    return controller
  }
}
