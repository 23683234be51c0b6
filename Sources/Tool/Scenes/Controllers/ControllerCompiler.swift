import Messages
import ViewTree

/// Reads the controllers of a scene, with the views in them.
struct ControllerCompiler {
  static let key = "controller"
  static let childrenKey = "controllers"
  static let viewKey = "view"

  let context: ReadingContext
  /// Reads the views.
  var views: ViewCompiler

  /// A node with its views expanded: without fragments, styles and repeats.
  static func expand(_ node: YAMLNode, by expansion: inout ViewExpansion) -> YAMLNode {
    guard let entries = node.map else { return node }
    return YAMLNode(
      .map(
        entries.map { entry in
          var entry = entry
          if entry.key == viewKey {
            entry.value = expansion.expand(entry.value)
          } else if entry.key == PresentationCompiler.key {
            entry.value = expand(entry.value, by: &expansion)
          } else if let bars = expandedBarViews(entry.value, of: entry.key, by: &expansion) {
            entry.value = bars
          } else if entry.key == childrenKey, let nodes = entry.value.list {
            entry.value = YAMLNode(
              .list(nodes.map { expand($0, by: &expansion) }), at: entry.value.position)
          }
          return entry
        }), at: node.position)
  }

  /// The root view of a scene with a controller: it represents the controller's view, and contains those below it.
  mutating func compileRoot(_ node: YAMLNode) -> ViewBlueprint? {
    let number = views.beginTree(of: node)
    guard let controller = compile(node) else { return nil }
    return ViewBlueprint(
      number: number, position: node.position, viewClass: .uiView, id: nil, settings: Settings(),
      layouter: nil, autoLayout: nil, children: controller.views.map { .view($0) }, parts: [],
      controller: controller)
  }

  /// Reads a controller with its children.
  ///
  /// - Parameters:
  ///   - known: the classes that it may have.
  ///   - structural: further keys that are not properties.
  mutating func compile(
    _ node: YAMLNode, as known: [ControllerClass] = ControllerClass.all, structural: [String] = []
  ) -> ControllerBlueprint? {
    guard let entries = node.map else {
      context.expected(
        "a controller (a map with its type, its title and its view or controllers)", at: node)
      return nil
    }
    guard let controllerClass = controllerClass(of: node, among: known) else { return nil }
    let number = node["id"].flatMap { views.readID($0) }
      .flatMap { views.register($0, controllerClass, at: node) }
    let settings = context.readingBarViews {
      context.readSettings(
        entries, by: controllerClass.table, in: controllerClass.name,
        structural: ["type", "id", Self.viewKey, Self.childrenKey] + structural
      ) { Self.remedy(for: $0) }
    }
    warnOfSmallTitles(below: node, controllerClass)
    return ControllerBlueprint(
      number: number, position: node.position, controllerClass: controllerClass, settings: settings,
      content: view(of: node, as: controllerClass).map { [$0] } ?? [],
      barViews: barViews(of: node), children: children(of: node, as: controllerClass))
  }

  /// Warns of large titles that a navigation controller does not show. One with an id may get large titles from an axis
  /// or a step.
  private func warnOfSmallTitles(below node: YAMLNode, _ controllerClass: ControllerClass) {
    guard controllerClass.name == ControllerClass.navigation.name, node["id"] == nil,
      node["prefersLargeTitles"]?.scalarValue != .bool(true)
    else { return }
    for child in node[Self.childrenKey]?.list ?? [] {
      guard let title = child["navigationItem"]?["largeTitle"], title.text == "always" else {
        continue
      }
      context.readingFromRoot {
        context.warn(
          "'largeTitle: always' shows a small title: UIKit's navigation controllers have large ones with "
            + "'prefersLargeTitles: true' only, write it next to their '\(Self.childrenKey)'",
          at: title.position)
      }
    }
  }

  /// The class under `type`; without one, a controller with a view.
  private func controllerClass(
    of node: YAMLNode, among known: [ControllerClass]
  ) -> ControllerClass? {
    guard let typeNode = node["type"] else {
      guard let children = node[Self.childrenKey] else { return known.first }
      context.report(
        "a controller with '\(Self.childrenKey)' needs a 'type': expected "
          + ReadingContext.enumerate(known.filter(\.isContainer).map(\.name)),
        at: children.position)
      return nil
    }
    return context.reading("type") {
      guard let name = typeNode.text else {
        context.expected("the name of a class of controllers", at: typeNode)
        return nil
      }
      if let found = known.first(where: { $0.name == name }) { return found }
      if views.library.viewClass(named: name) != nil {
        context.report(
          "'\(name)' is a view: write it under '\(Self.viewKey)', of the scene or of a controller",
          at: typeNode.position)
      } else {
        context.unknown(name, of: known.map(\.name), as: "class of controllers", at: typeNode)
      }
      return nil
    }
  }

  private mutating func view(
    of node: YAMLNode, as controllerClass: ControllerClass
  ) -> ViewBlueprint? {
    guard let viewNode = node[Self.viewKey] else { return nil }
    switch controllerClass.content {
    case .view: return context.reading(Self.viewKey) { views.compile(viewNode) }
    case .controllers:
      context.report(
        "\(controllerClass.name.withArticle) has no view of its own: write it under '\(Self.viewKey)' of one "
          + "of its '\(Self.childrenKey)'", at: viewNode.position)
    case .own:
      context.report(
        "\(controllerClass.name.withArticle) draws its own view: remove '\(Self.viewKey)'",
        at: viewNode.position)
    }
    return nil
  }

  private mutating func children(
    of node: YAMLNode, as controllerClass: ControllerClass
  ) -> [ControllerBlueprint] {
    guard let list = node[Self.childrenKey] else {
      if controllerClass.isContainer {
        context.report(
          "\(controllerClass.name.withArticle) needs '\(Self.childrenKey)', a list of controllers",
          at: node.position)
      }
      return []
    }
    guard controllerClass.isContainer else {
      let names = ControllerClass.all.filter(\.isContainer).map(\.name.withArticle)
      context.report("only \(ReadingContext.enumerate(names)) has controllers", at: list.position)
      return []
    }
    return context.reading(Self.childrenKey) {
      guard let nodes = list.list, !nodes.isEmpty else {
        context.expected("a list of controllers", at: list)
        return []
      }
      var children: [ControllerBlueprint] = []
      for node in nodes {
        if let child = compile(node) { children.append(child) }
      }
      return children
    }
  }

  /// What to write in place of a key that others have for a controller.
  private static func remedy(for key: String) -> String? {
    switch key {
    case "subviews", "layouter", "constraints", "backgroundColor", "layoutMargins":
      "it is a key of the controller's 'view'"
    case "rightItems", "leftItems", "largeTitle", "prompt", "search", "rightBarButtonItems",
      "leftBarButtonItems", "rightBarButtonItem", "leftBarButtonItem", "searchController":
      "items, prompt and search are in 'navigationItem', as in "
        + "'navigationItem: {largeTitle: always, rightItems: [{system: add}]}'"
    case "image", "badge", "badgeValue", "icon":
      "the tab is in 'tabBarItem', as in 'tabBarItem: {title: Inbox, image: inbox.svg, badge: 3}'"
    case "viewControllers", "children", "root", "rootViewController", "tabs":
      "children are in 'controllers: […]'"
    default: nil
    }
  }
}
