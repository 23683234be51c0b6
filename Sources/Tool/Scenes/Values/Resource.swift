import CairoGraphics
import DesignedViews
import HeadlessUIKit
import JSONValues
import Messages

extension Resource: SceneValue {
  /// The name of one of the scene's resources, or an inline resource.
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> Resource? {
    guard let name = node.text else { return readInPlace(node, in: context) }
    if let resource = context.resource(name, at: node) ?? DsDefaults.named[name] {
      return resource
    }
    let own = context.names(of: .resources).filter { !context.isReading(.resources, $0) }
    let known = own.sorted() + DsDefaults.named.keys.sorted()
    let hint = NearestName.hint(for: name, among: known)
    let choice =
      hint.isEmpty && known.count <= 20 ? ": expected \(ReadingContext.enumerate(known))" : hint
    context.report("unknown resource '\(name.shortened)'\(choice)", at: node.position)
    return nil
  }

  static func readInPlace(_ node: YAMLNode, in context: ReadingContext) -> Resource? {
    guard let entries = node.map else {
      context.expected("the name of a resource, or a map such as {Bg: {Normal: white}}", at: node)
      return nil
    }
    if let mono = node["mono"], entries.count == 1 {
      return context.reading("mono") { readMono(mono, in: context) }
    }
    if let unstateful = node["unstateful"], entries.count == 1 {
      return context.reading("unstateful") { readUnstateful(unstateful, in: context) }
    }
    var values: [ResourceKey: ResourceValue] = [:]
    for entry in entries {
      context.reading(entry.key) {
        if let type = ResType(sceneName: entry.key) {
          readStates(entry.value, of: type, into: &values, in: context)
        } else if let key = ResourceKey(name: entry.key, customStates: context.customStates) {
          values[key] = ResourceValue.read(entry.value, for: key.type, in: context)
        } else {
          context.unknownKey(
            entry, in: "a resource",
            known: ResType.allCases.map(\.keyPrefix) + ["mono", "unstateful"]
              + ResourceKey.all.map(\.name))
        }
      }
    }
    return Resource(kind: .stateful, values: values)
  }

  /// A map of states to values, or a single value for the normal state, which is the fallback for
  /// all others.
  private static func readStates(
    _ node: YAMLNode, of type: ResType, into values: inout [ResourceKey: ResourceValue],
    in context: ReadingContext
  ) {
    let isValue =
      [.color, .image].contains(type.valueKind)
      && ["light", "dark", "named", "systemName"].contains { node[$0] != nil }
    guard let entries = node.map, !isValue else {
      values[ResourceKey(type)] = ResourceValue.read(node, for: type, in: context)
      return
    }
    var names: [ResourceKey: String] = [:]
    for entry in entries {
      guard
        let key = ResourceKey(type, column: entry.key, customStates: context.customStates)
      else {
        context.unknownKey(
          entry, in: type.keyPrefix, known: columns(in: context),
          hint: " (a custom state is declared with 'states: [focused]')")
        continue
      }
      if let known = names.updateValue(entry.key, forKey: key) {
        context.report(
          "'\(entry.key.shortened)' is the same state as '\(known.shortened)': leave one of them out",
          at: entry.keyPosition)
        continue
      }
      context.reading(entry.key) {
        values[key] = ResourceValue.read(entry.value, for: type, in: context)
      }
    }
  }

  /// The names of the states in a resource.
  private static func columns(in context: ReadingContext) -> [String] {
    ViewState.allCases.map(\.keySuffix) + context.customStates.map(\.keySuffix)
  }

  private static func readUnstateful(_ node: YAMLNode, in context: ReadingContext) -> Resource? {
    guard let entries = node.map else {
      context.expected("a map such as {Bg: white, Fg: black}", at: node)
      return nil
    }
    var values: [ResourceKey: ResourceValue] = [:]
    for entry in entries {
      guard let type = ResType(sceneName: entry.key) else {
        context.unknownKey(
          entry, in: "an UnstatefulResource", known: ResType.allCases.map(\.keyPrefix))
        continue
      }
      context.reading(entry.key) {
        values[ResourceKey(type)] = ResourceValue.read(entry.value, for: type, in: context)
      }
    }
    return Resource(kind: .unstateful, values: values)
  }

  private static func readMono(_ node: YAMLNode, in context: ReadingContext) -> Resource? {
    let type: ResType
    switch node.scalarValue {
    case .number: type = .svgStrokeWidth
    case .text(let text)
    where UIImage.fileExtensions.contains(URL(filePath: text).pathExtension.lowercased()):
      type = .icon
    case .text(let text) where context.files.assets.catalog(withImage: text) != nil: type = .icon
    case .text(let text) where "Mm".contains(text.first ?? " ") && text.contains(where: \.isNumber):
      type = .svgPath
    default: type = .bgColor
    }
    return ResourceValue.read(node, for: type, in: context).map {
      Resource(kind: .mono, values: [ResourceKey(type): $0])
    }
  }

  package static var examples: [JSON] {
    ["primary", ["Bg": ["Normal": "#0A84FF", "Disabled": "#C7C7CC"], "Fg": "white"]]
  }

  package static var schema: JSON {
    let name: JSON = ["type": "string", "description": "The name of one of the scene's resources."]
    return ["anyOf": [name, ["$ref": "#/definitions/resource"]]]
  }

  /// JSON Schema of an inline resource.
  static var definition: JSON {
    let states = ViewState.allCases
    var stateful: [JSON.Member] = []
    var unstateful: [JSON.Member] = []
    for type in ResType.allCases {
      let value = ResourceValue.schema(for: type)
      let perState: JSON = [
        "type": "object",
        "properties": .object(states.flatMap(\.keySuffixes).map { .init($0, value) }),
        // Custom states.
        "additionalProperties": value,
      ]
      stateful.append(.init(type.keyPrefix, ["anyOf": [value, perState]]))
      unstateful.append(.init(type.keyPrefix, value))
      stateful += states.map { .init(ResourceKey(type, $0).name, value) }
    }
    func object(_ members: [JSON.Member]) -> JSON {
      ["type": "object", "properties": .object(members), "additionalProperties": false]
    }
    let mono: JSON = ["anyOf": [UIColor.schema, ["type": "number"], ["type": "string"]]]
    return [
      "description": "Colours, images and paths of a StatefulResource, by purpose.",
      "anyOf": [
        object(stateful),
        object([.init("mono", mono)]).adding(.init("required", ["mono"])),
        object([.init("unstateful", object(unstateful))]).adding(.init("required", ["unstateful"])),
      ],
    ]
  }
}

extension ResType {
  /// The type with a key such as `SvgPath`.
  fileprivate init?(sceneName: String) {
    guard let type = Self.allCases.first(where: { $0.keyPrefix == sceneName }) else { return nil }
    self = type
  }
}

extension ResourceValue {
  fileprivate static func read(
    _ node: YAMLNode, for type: ResType, in context: ReadingContext
  ) -> ResourceValue? {
    switch type.valueKind {
    case .color: UIColor.read(node, in: context).map { .color($0) }
    case .image: UIImage.read(node, in: context).map { .image($0) }
    case .path: SVGPathText.read(node, in: context).map { .path($0.text) }
    case .number:
      CGFloat.read(node, in: context).flatMap {
        NumberRange.atLeast(0).check(Double($0), node, context) ? .number($0) : nil
      }
    }
  }

  fileprivate static func schema(for type: ResType) -> JSON {
    switch type.valueKind {
    case .color: UIColor.schema
    case .image: UIImage.schema
    case .path: SVGPathText.schema
    case .number: NumberRange.atLeast(0).limiting(CGFloat.schema)
    }
  }
}

/// Valid SVG path data.
struct SVGPathText: SceneValue {
  var text: String

  static func read(_ node: YAMLNode, in context: ReadingContext) -> SVGPathText? {
    guard let text = node.text else {
      context.expected("SVG path data, such as 'M4 12 L20 12'", at: node)
      return nil
    }
    do throws(SVGPathError) {
      _ = try SVGPathData.parse(text)
      return SVGPathText(text: text)
    } catch {
      context.report("\(error)", at: node.position(ofCharacter: error.position - 1))
      return nil
    }
  }

  static var schema: JSON { ["type": "string", "description": "SVG path data."] }
}
