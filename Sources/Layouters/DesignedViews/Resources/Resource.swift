import HeadlessUIKit

/// The values of a ``StatefulResource``; every view gets its own object with them.
package struct Resource: Sendable {
  package enum Kind: Sendable { case stateful, unstateful, mono }

  package var kind: Kind
  /// For `unstateful` under the normal state of each type, for `mono` under one key.
  package var values: [ResourceKey: ResourceValue]

  package init(kind: Kind = .stateful, values: [ResourceKey: ResourceValue]) {
    self.kind = kind
    self.values = values
  }

  /// The values of a resource; nil if there is none.
  init?(_ resource: StatefulResource?) {
    guard let resource else { return nil }
    self.init(values: resource.asDictionary())
  }

  package func make() -> StatefulResource {
    switch kind {
    case .stateful: StatefulResource(values)
    case .unstateful:
      UnstatefulResource(
        Dictionary(values.map { ($0.key.type, $0.value) }) { first, _ in first })
    case .mono:
      values.values.first.map { MonoResource($0) } ?? StatefulResource()
    }
  }
}

extension Resource: DescribableValue {
  /// The values by the keys of a scene file; normal states are omitted from the keys.
  package var described: PropertyValue {
    .map(
      Dictionary(
        uniqueKeysWithValues: values.map { key, value in
          let isNormal = key.state == .normal && key.customState == nil
          return (isNormal ? key.type.keyPrefix : key.name, value.described)
        }))
  }

  package static var kind: PropertyKind {
    .record(
      Dictionary(
        uniqueKeysWithValues: ResourceKey.all.map { key in
          let isNormal = key.state == .normal
          let title = isNormal ? key.type.title : "\(key.type.title) (\(key.state))"
          return (
            isNormal ? key.type.keyPrefix : key.name,
            PropertyKind.Part(title: title, key.type.valueKind.propertyKind)
          )
        }))
  }
}

extension ResourceValue: DescribableValue {
  /// The notation of the value itself; path data as text.
  public var described: PropertyValue {
    switch self {
    case .color(let color): color.described
    case .image(let image): image.described
    case .path(let path): .string(path)
    case .number(let number): number.described
    }
  }

  /// Other: values of different kinds occur under one property.
  public static var kind: PropertyKind { .other }
}

extension ResourceValue.Kind {
  fileprivate var propertyKind: PropertyKind {
    switch self {
    case .color: .color
    case .image: .image
    case .path: .text
    case .number: .number
    }
  }
}

extension ResType {
  /// The resource's name in sentences.
  fileprivate var title: String {
    switch self {
    case .bgColor: "background"
    case .fgColor: "foreground"
    case .borderColor: "border"
    case .bgImage: "background image"
    case .icon: "icon"
    case .svgPath: "icon path"
    case .svgBgPath: "icon background path"
    case .svgColor: "icon"
    case .svgBgColor: "icon background"
    case .svgStrokeColor: "icon stroke"
    case .svgStrokeBgColor: "icon background stroke"
    case .svgStrokeWidth: "icon stroke width"
    case .svgStrokeBgWidth: "icon background stroke width"
    }
  }
}
