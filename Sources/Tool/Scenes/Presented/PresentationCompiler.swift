import HeadlessUIKit
import ViewControllers

/// Reads the controllers that a scene presents from the start or in a step, with the views in them.
struct PresentationCompiler {
  /// The key next to a scene's view, and in a presented controller.
  static let key = "presented"
  /// The key of a step.
  static let stepKey = "present"

  /// The keys that are not a controller's.
  static let structuralKeys = ["source", "animated", key]

  /// A presented controller in the document.
  struct Node {
    var node: YAMLNode
    var isStep: Bool
  }

  private(set) var controllers: ControllerCompiler
  private var context: ReadingContext { controllers.context }

  init(controllers: ControllerCompiler) { self.controllers = controllers }

  /// The presented controllers of a scene: the one that is there from the start, then the steps' ones.
  static func nodes(of root: YAMLNode) -> [Node] {
    let first = root[key].map { [Node(node: $0, isStep: false)] } ?? []
    let steps = root["steps"]?.list ?? []
    return first + steps.compactMap { $0[stepKey] }.map { Node(node: $0, isStep: true) }
  }

  mutating func compile(_ nodes: [Node]) -> [PresentationBlueprint] {
    var presentations: [PresentationBlueprint] = []
    for node in nodes {
      let compiled =
        node.isStep
        ? context.reading("steps") {
          context.reading(Self.stepKey) { compile(node.node, isStep: true) }
        }
        : context.reading(Self.key) { compile(node.node, isStep: false) }
      if let compiled { presentations.append(compiled) }
    }
    return presentations
  }

  private mutating func compile(_ node: YAMLNode, isStep: Bool) -> PresentationBlueprint? {
    guard
      let controller = controllers.compile(
        node, as: ControllerClass.presented, structural: Self.structuralKeys)
    else { return nil }
    var presentation = PresentationBlueprint(
      number: controllers.views.nextNumber(), position: node.position, controller: controller)
    if let animated = node["animated"] {
      guard isStep else {
        context.report(
          "'animated' is for a controller in 'steps': this one is there from the start",
          at: animated.position)
        return nil
      }
      presentation.isAnimated =
        context.reading("animated") { Bool.read(animated, in: context) } ?? false
    }
    check(node)
    presentation.source = node["source"].flatMap { node in
      context.reading("source") { source(node) }
    }
    if let next = node[Self.key] {
      let compiled = context.reading(Self.key) { compile(next, isStep: isStep) }
      presentation.next = compiled.map { [$0] } ?? []
    }
    return presentation
  }

  private func source(_ node: YAMLNode) -> PresentationBlueprint.Source? {
    guard let id = String.read(node, in: context) else { return nil }
    if controllers.views.barItems[id] != nil, controllers.views.viewsByID[id] == nil {
      return .barItem(id)
    }
    return controllers.views.knownView(id, at: node).map { .view($0.number) }
  }

  /// Reports what shows nothing.
  private func check(_ node: YAMLNode) {
    let style = node["style"]?.text ?? "automatic"
    if style == "popover", node["source"] == nil {
      context.report(
        "a popover needs a 'source': the id of the view or the bar's item that it points to",
        at: node["style"]?.position ?? node.position)
    }
    if style != "popover", let source = node["source"], node["style"] != nil {
      context.report(
        "only a popover points to a view: 'source' is for 'style: popover'", at: source.position)
    }
    let known = node["detents"]?.list?.compactMap { silently(DetentValue.self, $0)?.selector }
    for key in ["selectedDetent", "largestUndimmedDetent"] {
      guard let name = node[key], !name.isNull, let selected = silently(DetentName.self, name)?.text
      else { continue }
      let names = known ?? ["large"]
      if !names.contains(selected) {
        context.reading(key) { context.unknown(selected, of: names, as: "height", at: name) }
      }
    }
  }

  /// The value of a node whose errors are reported where it is read as a property.
  private func silently<Value: SceneValue>(_ type: Value.Type, _ node: YAMLNode) -> Value? {
    type.read(node, in: context.copy())
  }
}
