/// How a layer is blended with the content below.
struct LayerCompositing {
  /// As the program set it.
  let filter: Any?
  /// The mode that the filter names; nil for none.
  let mode: CGBlendMode?

  init(filter: Any? = nil) {
    self.filter = filter
    mode = (filter as? String).flatMap { Self.mode(named: $0) }
  }

  /// The mode of Core Image's filters, as `CIMultiplyBlendMode` or `CISourceAtopCompositing`, with or without the prefix,
  /// and of the render server's own, as `multiplyBlendMode` or `destOut`.
  static func mode(named name: String) -> CGBlendMode? {
    var name = name.hasPrefix("CI") ? name.dropFirst(2) : name[...]
    for suffix in ["BlendMode", "Compositing"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    }
    let key = name.prefix(1).lowercased() + name.dropFirst()
    return namedModes.first { $0.name == key }?.mode ?? otherNames[key]
  }

  /// The modes by the names that filters have without `BlendMode`.
  static let namedModes: [(name: String, mode: CGBlendMode)] = [
    ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
    ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn),
    ("softLight", .softLight), ("hardLight", .hardLight), ("difference", .difference),
    ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation), ("color", .color),
    ("luminosity", .luminosity), ("clear", .clear), ("copy", .copy), ("sourceIn", .sourceIn),
    ("sourceOut", .sourceOut), ("sourceAtop", .sourceAtop), ("destOver", .destinationOver),
    ("destIn", .destinationIn), ("destOut", .destinationOut), ("destAtop", .destinationAtop),
    ("xor", .xor), ("plusD", .plusDarker), ("plusL", .plusLighter),
  ]

  private static let otherNames: [String: CGBlendMode] = [
    "linearBurn": .plusDarker, "linearDodge": .plusLighter, "addition": .plusLighter,
  ]
}

extension CALayer {
  /// How the layer is blended with the content below; nil for over it.
  var blendMode: CGBlendMode? { rareStorage?.values.compositing.mode }

  /// The same as a property of scenes and descriptions: ``compositingFilter`` sets it, too.
  package var blending: LayerBlending {
    get { LayerBlending(mode: blendMode ?? .normal) }
    set {
      let name = LayerBlending.namedCases.first { $0.value == newValue }?.name
      compositingFilter = newValue.mode == .normal ? nil : name
    }
  }
}

/// A blend mode as a property.
package struct LayerBlending: NamedCases, Sendable, Equatable {
  let mode: CGBlendMode

  package static let normal = LayerBlending(mode: .normal)

  /// The modes by the names of filters.
  package static let namedCases: [(name: String, value: Self)] =
    [("normal", normal)]
    + LayerCompositing.namedModes.map { ($0.name, Self(mode: $0.mode)) }
}
