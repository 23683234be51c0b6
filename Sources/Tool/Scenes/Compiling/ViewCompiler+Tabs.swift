import Messages

extension ViewCompiler {
  /// Reads a view's tabs, each of which is a view that ids, axes and steps can name.
  ///
  /// - Parameter id: the id of the view that contains the tabs.
  mutating func compileTabs(
    of node: YAMLNode, as tabClass: ViewClass, id: String?
  ) -> [TabBlueprint] {
    var tabs: [TabBlueprint] = []
    if let list = node["tabs"] {
      context.reading("tabs") {
        guard let nodes = list.list else {
          return context.expected("a list of tabs", at: list)
        }
        for node in nodes {
          guard let tab = compileTab(node, as: tabClass, among: tabs) else { continue }
          tabs.append(tab)
        }
      }
    }
    let keys = tabs.map(\.key)
    record(tabKeys: keys, of: id)
    if let selected = node["selectedTab"] {
      context.reading("selectedTab") { checkTab(selected, among: keys) }
    }
    return tabs
  }

  private mutating func compileTab(
    _ node: YAMLNode, as tabClass: ViewClass, among others: [TabBlueprint]
  ) -> TabBlueprint? {
    guard let entries = node.map else {
      context.expected("a tab (a map with its key and label)", at: node)
      return nil
    }
    let number = nextNumber()
    let id = node["id"].flatMap { readID($0) }
    if let id {
      register(
        id,
        KnownView(
          number: number, viewClass: tabClass, position: node["id"]?.position ?? node.position))
    }
    let settings = context.readSettings(
      entries, by: tabClass.table, in: "a tab", structural: ["key", "id", SilenceCompiler.key])
    recordSilences(of: node, numbers: number..<number + 1)
    guard let keyNode = node["key"] else {
      context.report("a tab needs a 'key'", at: node.position)
      return nil
    }
    guard let key = context.reading("key", { String.read(keyNode, in: context) }) else {
      return nil
    }
    if others.contains(where: { $0.key == key }) {
      context.report("two tabs have the key '\(key.shortened)'", at: keyNode.position)
      return nil
    }
    return TabBlueprint(
      number: number, position: node.position, id: id, key: key, settings: settings)
  }

  /// Reports a key that no tab of a view has.
  func checkTab(_ node: YAMLNode, of view: KnownView) {
    if let keys = view.tabKeys { checkTab(node, among: keys) }
  }

  private func checkTab(_ node: YAMLNode, among keys: [String]) {
    guard let key = node.text, !keys.contains(key) else { return }
    context.unknown(key, of: keys, as: "tab", at: node)
  }
}
