import Foundation

/// Compiles the elements of an SVG file to nodes that can be drawn.
struct SVGDocument {
  let size: CGSize
  let nodes: [SVGNode]

  /// Elements that draw nothing.
  private static let silent: Set<String> = ["title", "desc", "metadata", "defs"]

  /// Unsupported properties that would change the image, with the values that do not.
  private static let unsupported: [String: Set<String>] = [
    "clip-path": ["none"], "mask": ["none"], "filter": ["none"], "marker": ["none"],
    "marker-start": ["none"], "marker-mid": ["none"], "marker-end": ["none"],
    "vector-effect": ["none"], "paint-order": ["normal"], "mix-blend-mode": ["normal"],
    "visibility": ["visible", "inherit"], "transform-origin": ["0 0"],
  ]

  init(_ root: XMLElement) throws(XMLError) {
    guard Self.localName(root) == "svg" else {
      throw XMLError(at: root.place, "the root element is '\(root.name)', not 'svg'")
    }
    try Self.refuseStyleSheets(in: root)
    let viewport = try SVGViewport(root)
    size = viewport.size
    nodes = try Self.nodes(
      of: root, transform: viewport.transform, style: SVGStyle(), isRoot: true)
  }

  /// The name without the prefix of SVG's namespace; nil for an element of another namespace.
  private static func localName(_ element: XMLElement) -> Substring? {
    let parts = element.name.split(separator: ":", maxSplits: 1)
    if parts.count == 1 { return parts[0] }
    return parts.first == "svg" ? parts[1] : nil
  }

  private static func refuseStyleSheets(in element: XMLElement) throws(XMLError) {
    if localName(element) == "style" {
      throw XMLError(
        at: element.place,
        "style sheets are not supported; write the properties as attributes")
    }
    for child in element.children { try refuseStyleSheets(in: child) }
  }

  private static func nodes(
    of element: XMLElement, transform: CGAffineTransform, style: SVGStyle, isRoot: Bool = false
  ) throws(XMLError) -> [SVGNode] {
    guard let name = localName(element), !silent.contains(String(name)) else { return [] }
    let shape = SVGShape(rawValue: String(name))
    guard isRoot || shape != nil || name == "g" else {
      throw XMLError(
        at: element.place,
        "element '\(name)' is not supported; supported are svg, g, path, rect, circle, ellipse, "
          + "line, polyline and polygon")
    }
    let properties = SVGProperty.all(of: element)
    for property in properties {
      if let harmless = unsupported[property.name], !harmless.contains(property.value) {
        throw property.invalid("'\(property.value)' is not supported")
      }
    }
    if properties.last(where: { $0.name == "display" })?.value == "none" { return [] }
    let style = try style.applying(properties)
    let transform = try ownTransform(properties).concatenating(transform)
    var nodes: [SVGNode] = []
    if let shape {
      let outline = try shape.outline(element)
      if !outline.isEmpty {
        nodes.append(.shape(outline, transform: transform, style: style))
      }
    } else {
      for child in element.children {
        nodes += try Self.nodes(of: child, transform: transform, style: style)
      }
    }
    let opacity = try properties.last { $0.name == "opacity" }?.part() ?? 1
    return nodes.isEmpty || opacity == 1 ? nodes : [dimmed(nodes, opacity)]
  }

  /// A single paint operation needs no layer.
  private static func dimmed(_ nodes: [SVGNode], _ opacity: Double) -> SVGNode {
    guard nodes.count == 1, case .shape(let path, let transform, var style) = nodes[0],
      style.fill == nil || style.stroke == nil
    else { return .layer(opacity: opacity, nodes) }
    style.fillOpacity *= opacity
    style.strokeOpacity *= opacity
    return .shape(path, transform: transform, style: style)
  }

  private static func ownTransform(
    _ properties: [SVGProperty]
  ) throws(XMLError) -> CGAffineTransform {
    guard let property = properties.last(where: { $0.name == "transform" }),
      property.value != "none"
    else { return .identity }
    return try property.reading { text throws(SVGPathError) in try CGAffineTransform(svg: text) }
  }
}
