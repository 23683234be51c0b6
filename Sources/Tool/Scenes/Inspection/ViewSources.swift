import HeadlessUIKit

/// The nodes of a scene file that declare the views of one variant.
struct ViewSources {
  private var sources: [ObjectIdentifier: NodeSource] = [:]

  /// - Parameter views: by the numbers of their nodes.
  init(of views: [Int: UIView], in scene: Scene) {
    scene.view.forEachNode { node in
      guard let view = views[node.number] else { return }
      sources[ObjectIdentifier(view)] = node.source(in: scene)
    }
  }

  subscript(view: UIView) -> NodeSource? { sources[ObjectIdentifier(view)] }
}

extension Scene {
  /// The nodes of a variant's views, if something asks for them.
  func sources(of builder: ViewBuilder, for variant: Variant) -> ViewSources? {
    variant.isInspected || usesAutoLayout ? ViewSources(of: builder.views, in: self) : nil
  }
}

extension ViewBlueprint {
  /// A node of a scene that becomes a view: a view's node or a tab's.
  struct Node {
    var number: Int
    var position: SourcePosition
    var id: String?
    var viewClass: ViewClass
    var settings: Settings

    /// The node's place in the scene's file.
    func source(in scene: Scene) -> NodeSource {
      NodeSource(number: number, line: scene.origins.sceneLine(of: position))
    }
  }

  /// Calls a closure with this node and all below it, in the order of building.
  func forEachNode(_ body: (Node) -> Void) {
    body(
      Node(number: number, position: position, id: id, viewClass: viewClass, settings: settings))
    for part in parts { part.view.forEachNode(body) }
    if let tabClass = viewClass.tabs?.viewClass {
      for tab in tabs {
        body(
          Node(
            number: tab.number, position: tab.position, id: tab.id, viewClass: tabClass,
            settings: tab.settings))
      }
    }
    for list in lists {
      for child in list.children { child.forEachNode(body) }
    }
    for case .view(let child) in children { child.forEachNode(body) }
    for view in presented.flatMap(\.views) { view.forEachNode(body) }
  }
}
