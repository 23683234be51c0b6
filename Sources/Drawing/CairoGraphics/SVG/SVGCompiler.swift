import Foundation
import XMLReading

/// Compiles the elements of an SVG file to nodes that can be drawn.
struct SVGCompiler {
  /// Where an element is.
  struct Context {
    /// From the element's space to the image's.
    var transform: CGAffineTransform
    /// Of the parent.
    var style: SVGStyle
    /// What percentages refer to.
    var viewport: CGSize
    /// Whether only the coverage of shapes counts.
    var isClip = false
  }

  let tree: SVGTree
  /// The referenced elements that are being compiled: none may refer to itself.
  var references: [Int] = []
  private var depth = 0
  private var budget: Int

  /// The largest depth of elements, with those that `use` inserts.
  private static let depthLimit = 100
  /// How many more elements than the file has can be drawn by references.
  private static let referenceLimit = 100_000

  init(_ tree: SVGTree) {
    self.tree = tree
    budget = tree.elements.count + Self.referenceLimit
  }

  // MARK: Elements

  /// Elements that draw nothing by themselves.
  private static let silent: Set<String> = [
    "title", "desc", "metadata", "defs", "style", "script", "linearGradient", "radialGradient",
    "clipPath", "mask", "symbol", "pattern", "filter", "marker", "view", "font", "font-face",
  ]

  /// Elements that are not drawn, and what to do instead.
  private static let cures: [String: String] = [
    "text": "convert texts to outlines when exporting, or put a label over the picture",
    "image": "export the picture as PNG, or use both pictures, one over the other",
    "foreignObject": "export the picture without it",
    "animate": "export a still picture", "animateTransform": "export a still picture",
    "animateMotion": "export a still picture", "set": "export a still picture",
  ]

  /// Unsupported properties that would change the image, with the values that do not, and what to do instead.
  private static let unsupported: [(name: String, harmless: Set<String>, cure: String)] = [
    (
      "filter", ["none"],
      "; export the picture without effects (a layer can have the shadow), or as PNG"
    ),
    ("marker", ["none"], "; outline strokes with arrows and marks when exporting"),
    ("marker-start", ["none"], "; outline strokes with arrows and marks when exporting"),
    ("marker-mid", ["none"], "; outline strokes with arrows and marks when exporting"),
    ("marker-end", ["none"], "; outline strokes with arrows and marks when exporting"),
    ("vector-effect", ["none"], ""),
    ("color-interpolation", ["auto", "sRGB", "srgb"], ""),
    ("transform-origin", ["0", "0 0", "0px 0px", "0% 0%", "left top", "top left"], ""),
    ("animation", ["none"], "; export a still picture"),
    ("animation-name", ["none"], "; export a still picture"),
  ]

  mutating func rootNodes(_ viewport: SVGViewport) throws(XMLError) -> [VectorNode] {
    let context = Context(
      transform: viewport.transform, style: SVGStyle(), viewport: viewport.contentSize)
    var nodes = try nodes(of: SVGTree.root, context)
    let root = tree[SVGTree.root]
    if let property = root["background-color"] ?? root["background"],
      !["none", "transparent", "initial"].contains(property.value)
    {
      guard let color = VectorColor(property.value) else { throw property.invalid }
      var path = PathStorage()
      path.addRect(CGRect(origin: .zero, size: viewport.size))
      nodes.insert(.figure(.covering(path, color: color)), at: 0)
    }
    // Blend modes mix with the image alone.
    if nodes.contains(where: \.hasBlending) {
      nodes = [.group(VectorGroup(nodes: nodes, isIsolated: true))]
    }
    return nodes
  }

  /// The nodes of an element.
  ///
  /// - Parameter use: the `use` element by which it is inserted.
  mutating func nodes(
    of index: Int, _ context: Context, use: SVGTree.Element? = nil
  ) throws(XMLError) -> [VectorNode] {
    let element = tree[index]
    guard let name = element.name, !Self.silent.contains(name) || use != nil && name == "symbol"
    else { return [] }
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw XMLError(
        at: element.place,
        "elements are nested more than \(Self.depthLimit) deep, by 'use' too")
    }
    guard budget > 0 else {
      throw XMLError(at: element.place, "'use' inserts more than \(Self.referenceLimit) elements")
    }
    if element["display"]?.value == "none" { return [] }
    for (name, harmless, cure) in Self.unsupported {
      if let property = element[name], !harmless.contains(property.value),
        property.value != "inherit"
      {
        throw property.invalid("'\(property.value)' is not supported\(cure)")
      }
    }
    var inner = context
    inner.style = try context.style.applying(element, viewport: context.viewport)
    inner.transform = try Self.ownTransform(element).concatenating(context.transform)
    let nodes = try content(of: index, named: name, inner, use: use)
    return try composited(nodes, element, inner)
  }

  private mutating func content(
    of index: Int, named name: String, _ context: Context, use: SVGTree.Element?
  ) throws(XMLError) -> [VectorNode] {
    let element = tree[index]
    if let shape = SVGShape(rawValue: name) {
      return try figure(shape, element, context).map { [.figure($0)] } ?? []
    }
    if context.isClip, name != "use" { return [] }
    switch name {
    case "svg" where index == SVGTree.root && use == nil: return try children(of: index, context)
    case "g", "a": return try children(of: index, context)
    case "svg", "symbol": return try viewportNodes(of: index, context, use: use)
    case "use": return try used(element, context)
    case "switch": return try chosen(of: index, context)
    default:
      let cure =
        Self.cures[name]
        ?? "supported are svg, g, use, symbol, switch, path, rect, circle, ellipse, "
        + "line, polyline and polygon"
      throw XMLError(at: element.place, "element '\(name)' is not supported; \(cure)")
    }
  }

  mutating func children(
    of index: Int, _ context: Context
  ) throws(XMLError) -> [VectorNode] {
    var nodes: [VectorNode] = []
    for child in tree[index].children { nodes += try self.nodes(of: child, context) }
    return nodes
  }

  /// The first child that a browser in English draws (SVG 2, section 5.11).
  private mutating func chosen(
    of index: Int, _ context: Context
  ) throws(XMLError) -> [VectorNode] {
    for child in tree[index].children {
      let element = tree[child]
      guard element.name != nil, element["requiredExtensions"].map(\.value.isEmpty) ?? true else {
        continue
      }
      if let languages = element["systemLanguage"]?.value.split(separator: ","),
        !languages.contains(where: { $0.drop(while: \.isWhitespace).hasPrefix("en") })
      {
        continue
      }
      return try nodes(of: child, context)
    }
    return []
  }

  // MARK: Shapes

  func figure(
    _ shape: SVGShape, _ element: SVGTree.Element, _ context: Context
  ) throws(XMLError) -> VectorFigure? {
    let style = context.style
    let units = SVGUnits(fontSize: style.fontSize, viewport: context.viewport)
    let outline = try shape.outline(element, units)
    guard !outline.isEmpty else { return nil }
    if context.isClip {
      guard style.isVisible else { return nil }
      var figure = VectorFigure.covering(outline, color: .color(.black))
      figure.transform = context.transform
      figure.fillRule = style.clipRule
      return figure
    }
    var line = style.line
    if !line.dashLengths.isEmpty, let property = element["pathLength"] {
      let length = try property.number()
      guard length > 0 else { throw property.invalid("it must be greater than zero") }
      let factor = MeasuredPath(CGPath(storage: outline)).length / length
      line.dashLengths = line.dashLengths.map { $0 * factor }
      line.dashPhase *= factor
    }
    let bounds = outline.tightBounds
    return VectorFigure(
      path: outline, transform: context.transform,
      fill: try ink(style.fill, bounds, context), fillOpacity: style.fillOpacity,
      fillRule: style.fillRule, stroke: try ink(style.stroke, bounds, context),
      strokeOpacity: style.strokeOpacity, line: line,
      paintsStrokeFirst: style.paintsStrokeFirst, isVisible: style.isVisible)
  }

  private func ink(
    _ paint: SVGPaint, _ bounds: CGRect, _ context: Context
  ) throws(XMLError) -> VectorInk? {
    switch paint {
    case .none: return nil
    case .color(let color): return .color(color == .current ? context.style.color : color)
    case .reference(let id, let fallback, let property):
      if let fallback, tree.index(of: id) == nil { return try ink(fallback, bounds, context) }
      return try SVGGradientReader(id, in: tree, for: property).ink(
        bounds: bounds, viewport: context.viewport,
        style: { index throws(XMLError) in try inheritedStyle(of: index, context) })
    }
  }

  /// The style of an element that is referred to, which it inherits from its own ancestors.
  func inheritedStyle(of index: Int, _ context: Context) throws(XMLError) -> SVGStyle {
    var path = [index]
    while let last = path.last, let parent = tree[last].parent { path.append(parent) }
    var style = SVGStyle()
    for element in path.reversed() {
      style = try style.applying(tree[element], viewport: context.viewport)
    }
    return style
  }

  static func ownTransform(
    _ element: SVGTree.Element
  ) throws(XMLError) -> CGAffineTransform {
    guard let property = element["transform"], property.value != "none" else { return .identity }
    return try property.reading { text throws(SVGPathError) in try CGAffineTransform(svg: text) }
  }
}

extension VectorFigure {
  /// A path of the image's space that is filled with a colour.
  static func covering(_ path: PathStorage, color: VectorColor) -> VectorFigure {
    VectorFigure(
      path: path, transform: .identity, fill: .color(color), fillOpacity: 1, fillRule: .winding,
      stroke: nil, strokeOpacity: 1, line: StrokeStyle(), paintsStrokeFirst: false, isVisible: true)
  }
}
