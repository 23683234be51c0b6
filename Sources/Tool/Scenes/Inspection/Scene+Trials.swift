import DesignedViews
import HeadlessUIKit

/// A value of a scene that should be visible, and changes of it.
package struct PropertyTrial: Sendable {
  /// The property, or the resource's purpose: `cornerRadius`, `Border`.
  package var name: String
  /// What makes it visible, as an imperative.
  package var prerequisite: String
  /// The id of the first view that has the value.
  package var view: String?
  /// The node of the view.
  package var source: NodeSource
  /// The class of the view.
  package var type: String
  /// The line of the key.
  package var line: Int
  /// Changes of which none changes a picture if the value has no effect.
  package var alterations: [SceneAlteration]
  /// The numbers of the nodes of all views that have the value.
  package var nodes: Set<Int>
}

extension Scene {
  /// The values of the scene that should be visible.
  package var trials: [PropertyTrial] {
    var trials: [PropertyTrial] = []
    var usesOfResources: [ResourceUse] = []
    view.forEachNode { node in
      let properties = node.viewClass.table.properties
      for setting in node.settings.list {
        let property = properties[setting.property]
        if let prerequisite = property.prerequisite, setting.changes(property, of: node.viewClass) {
          trials.append(
            PropertyTrial(
              name: property.name, prerequisite: prerequisite, view: node.id,
              source: node.source(in: self), type: node.viewClass.name,
              line: origins.sceneLine(of: setting.position ?? node.position),
              alterations: Self.alterations(of: property, setting, in: node),
              nodes: [node.number]))
        }
        if property.name == "colorResources" {
          usesOfResources.append(ResourceUse(node: node, setting: setting))
        }
      }
    }
    return trials + self.trials(of: usesOfResources)
  }

  /// The property without the value, and with a larger one: a width of half a point is a whole pixel,
  /// as one of a point is.
  private static func alterations(
    of property: Property, _ setting: Settings.Setting, in node: ViewBlueprint.Node
  ) -> [SceneAlteration] {
    let removal = SceneAlteration.withoutProperty(view: node.number, property: setting.property)
    guard property.valueType == CGFloat.self else { return [removal] }
    return [removal, .enlargedProperty(view: node.number, property: setting.property)]
  }

  /// A view that takes its colours from a resource.
  private struct ResourceUse {
    var node: ViewBlueprint.Node
    var setting: Settings.Setting
  }

  /// A resource that several views use is seen if one of them shows it.
  private func trials(of uses: [ResourceUse]) -> [PropertyTrial] {
    var groups: [[ResourceUse]] = []
    for use in uses {
      let name = use.setting.text
      if name != nil, let group = groups.firstIndex(where: { $0[0].setting.text == name }) {
        groups[group].append(use)
      } else {
        groups.append([use])
      }
    }
    return groups.flatMap { group -> [PropertyTrial] in
      guard let first = group.first else { return [] }
      let nodes = Set(group.map(\.node.number))
      return first.setting.colors(of: first.node.viewClass).compactMap { type in
        guard let prerequisite = type.prerequisite else { return nil }
        return PropertyTrial(
          name: type.keyPrefix, prerequisite: prerequisite, view: first.node.id,
          source: first.node.source(in: self), type: first.node.viewClass.name,
          line: origins.sceneLine(of: first.setting.position ?? first.node.position),
          alterations: [.recolored(views: nodes, type)], nodes: nodes)
      }
    }
  }
}

extension Settings.Setting {
  /// Whether a view of a class has another value with the setting than without it.
  fileprivate func changes(_ property: Property, of viewClass: ViewClass) -> Bool {
    let view = viewClass.make()
    let before = property.value(of: view)
    assignment.apply(view)
    return property.value(of: view) != before
  }

  /// The purposes that have a visible colour in the normal state, after the setting.
  fileprivate func colors(of viewClass: ViewClass) -> [ResType] {
    guard let button = viewClass.make() as? DsCustomButton else { return [] }
    assignment.apply(button)
    return ResType.allCases.filter { type in
      (button.colorResources?.resource(type, for: .normal)?.color?.cgColor.alpha ?? 0) > 0
        && !(button.colorResources is MonoResource)
    }
  }
}

extension ResType {
  /// What makes a colour visible; nil for colours that palettes have as a precaution.
  fileprivate var prerequisite: String? {
    switch self {
    case .borderColor: "set borderWidth"
    case .svgStrokeColor: "give the resource an SvgPath and an SvgStrokeWidth"
    case .svgStrokeBgColor: "give the resource an SvgBgPath and an SvgStrokeBgWidth"
    default: nil
    }
  }
}
