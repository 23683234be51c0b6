import Foundation
import XMLReading

extension SVGCompiler {
  /// Applies an element's own opacity, blend mode, clip and mask.
  mutating func composited(
    _ nodes: [VectorNode], _ element: SVGTree.Element, _ context: Context
  ) throws(XMLError) -> [VectorNode] {
    guard !nodes.isEmpty else { return [] }
    var nodes = nodes
    if let clip = try clip(element["clip-path"], around: nodes, context) {
      nodes = VectorGroup.clipped(nodes, by: [clip])
    }
    if context.isClip { return nodes }
    var group = VectorGroup(nodes: nodes)
    group.mask = try mask(element["mask"], around: nodes, context)
    if let property = element["mix-blend-mode"] {
      group.blendMode = try Self.blendMode(property)
    }
    group.isIsolated = element["isolation"]?.value == "isolate"
    group.opacity =
      try element["opacity"].map { property throws(XMLError) in
        property.value == "inherit" ? 1 : try property.part()
      } ?? 1
    if group.mask == nil, group.blendMode == .normal {
      if group.opacity == 1 {
        return group.isIsolated && nodes.contains(where: \.hasBlending) ? [.group(group)] : nodes
      }
      // A single paint operation needs no layer.
      if nodes.count == 1, case .figure(var figure) = nodes[0],
        figure.fill == nil || figure.stroke == nil
      {
        figure.fillOpacity *= group.opacity
        figure.strokeOpacity *= group.opacity
        return [.figure(figure)]
      }
    }
    return [.group(group)]
  }

  private static func blendMode(_ property: SVGProperty) throws(XMLError) -> CGBlendMode {
    try property.choice([
      "normal": .normal,
      // What MasterGo writes for groups without a mode; browsers ignore it.
      "passthrough": .normal,
      "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
      "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn,
      "hard-light": .hardLight, "soft-light": .softLight, "difference": .difference,
      "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
      "luminosity": .luminosity, "plus-lighter": .plusLighter,
    ])
  }

  /// The space of the contents of a clip or a mask, in the image.
  ///
  /// - Returns: nil for a box without area, around which nothing is visible.
  private func contentTransform(
    _ units: SVGProperty?, isBoxByDefault: Bool = false, _ nodes: [VectorNode], _ context: Context
  ) throws(XMLError) -> CGAffineTransform? {
    let isBox =
      try units?.choice(SVGUnits.areOfBox) ?? isBoxByDefault
    guard isBox else { return context.transform }
    guard context.transform.isInvertible else { return nil }
    let toUser = context.transform.inverted()
    let box = nodes.reduce(CGRect.null) { $0.union($1.box(in: toUser)) }
    guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
    return CGAffineTransform(unitSquareTo: box).concatenating(context.transform)
  }

  private mutating func clip(
    _ property: SVGProperty?, around nodes: [VectorNode], _ context: Context
  ) throws(XMLError) -> VectorClip? {
    guard let property, property.value != "none" else { return nil }
    guard let (id, rest) = try property.reference(), rest.isEmpty else {
      throw property.invalid(
        "'\(property.value)' is not supported; use 'url(#id)' of a clipPath element")
    }
    let index = try tree.index(of: id, for: property)
    let element = tree[index]
    guard element.name == "clipPath" else {
      throw property.invalid("the element with the id '\(id)' is not a clipPath")
    }
    guard let space = try contentTransform(element["clipPathUnits"], nodes, context) else {
      return VectorClip(nodes: [])
    }
    return try refer(to: index, for: property) { compiler throws(XMLError) in
      var inner = context
      inner.isClip = true
      inner.transform = try Self.ownTransform(element).concatenating(space)
      inner.style = try compiler.inheritedStyle(of: index, context)
      var clip = VectorClip(nodes: try compiler.children(of: index, inner))
      var outer = context
      outer.transform = space
      if let further = try compiler.clip(element["clip-path"], around: nodes, outer) {
        clip.clips = [further]
      }
      return clip
    }
  }

  private mutating func mask(
    _ property: SVGProperty?, around nodes: [VectorNode], _ context: Context
  ) throws(XMLError) -> VectorMask? {
    guard let property, property.value != "none" else { return nil }
    guard let (id, rest) = try property.reference(), rest.isEmpty else {
      throw property.invalid(
        "'\(property.value)' is not supported; use 'url(#id)' of a mask element")
    }
    let index = try tree.index(of: id, for: property)
    let element = tree[index]
    guard element.name == "mask" else {
      throw property.invalid("the element with the id '\(id)' is not a mask")
    }
    guard
      let regionSpace = try contentTransform(
        element["maskUnits"], isBoxByDefault: true, nodes, context),
      let space = try contentTransform(element["maskContentUnits"], nodes, context)
    else { return VectorMask(nodes: [], usesLuminance: false, region: PathStorage(), mask: nil) }
    let isBox = element["maskUnits"]?.value != "userSpaceOnUse"
    let units = SVGUnits(
      fontSize: context.style.fontSize,
      viewport: isBox ? CGSize(width: 1, height: 1) : context.viewport)
    func length(_ name: String, percent: Double, _ axis: SVGUnits.Axis) throws(XMLError) -> Double {
      try element[name]?.length(units, along: axis)
        ?? percent * (units.length(of: "%", along: axis) ?? 0)
    }
    var region = PathStorage()
    let size = CGSize(
      width: try length("width", percent: 120, .x), height: try length("height", percent: 120, .y))
    if size.width > 0, size.height > 0 {
      let origin = CGPoint(
        x: try length("x", percent: -10, .x), y: try length("y", percent: -10, .y))
      region.addRect(CGRect(origin: origin, size: size))
    }
    let usesLuminance =
      try (element["mask-type"] ?? element["mask-mode"])?.choice(
        ["luminance": true, "alpha": false, "match-source": true] as [String: Bool]) ?? true
    return try refer(to: index, for: property) { compiler throws(XMLError) in
      var inner = context
      inner.isClip = false
      inner.transform = space
      inner.style = try compiler.inheritedStyle(of: index, context)
      let content = try compiler.children(of: index, inner)
      let clip = try compiler.clip(element["clip-path"], around: content, inner)
      var mask = VectorMask(
        nodes: content, usesLuminance: usesLuminance,
        region: region.applying(regionSpace),
        mask: try compiler.mask(element["mask"], around: content, inner))
      mask.clips = clip.map { [$0] } ?? []
      return mask
    }
  }
}
