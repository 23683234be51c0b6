import Foundation
import XMLReading

extension SVGCompiler {
  /// Compiles an element that another one refers to.
  mutating func refer<Value>(
    to index: Int, for property: SVGProperty,
    _ body: (inout SVGCompiler) throws(XMLError) -> Value
  ) throws(XMLError) -> Value {
    guard !references.contains(index) else {
      throw property.invalid("'\(property.value)' refers to itself")
    }
    references.append(index)
    defer { references.removeLast() }
    return try body(&self)
  }

  mutating func used(
    _ element: SVGTree.Element, _ context: Context
  ) throws(XMLError) -> [VectorNode] {
    guard let (id, link) = try element.reference() else { return [] }
    let target = try tree.index(of: id, for: link)
    let units = SVGUnits(fontSize: context.style.fontSize, viewport: context.viewport)
    let x = try element["x"]?.length(units, along: .x) ?? 0
    let y = try element["y"]?.length(units, along: .y) ?? 0
    var inner = context
    inner.transform = CGAffineTransform(translationX: x, y: y).concatenating(context.transform)
    // A path that is used in a clip must be a shape itself.
    if context.isClip, SVGShape(rawValue: tree[target].name ?? "") == nil { return [] }
    return try refer(to: target, for: link) { compiler throws(XMLError) in
      try compiler.nodes(of: target, inner, use: element)
    }
  }

  /// The content of a nested `svg`, or of a `symbol` that is used, clipped to its viewport.
  mutating func viewportNodes(
    of index: Int, _ context: Context, use: SVGTree.Element?
  ) throws(XMLError) -> [VectorNode] {
    let element = tree[index]
    let units = SVGUnits(fontSize: context.style.fontSize, viewport: context.viewport)
    /// A side that the `use` element sets precedes the element's own.
    func side(_ name: String, _ axis: SVGUnits.Axis, _ whole: CGFloat) throws(XMLError) -> Double {
      let own = element.name == "symbol" && use != nil ? nil : element[name]
      guard let property = use?[name] ?? own, property.value != "auto" else { return whole.native }
      return try property.positiveLength(units, along: axis)
    }
    let size = CGSize(
      width: try side("width", .x, context.viewport.width),
      height: try side("height", .y, context.viewport.height))
    guard let viewport = try SVGViewport(element, size: size) else { return [] }
    let isSymbol = element.name == "symbol"
    let x = isSymbol ? 0 : try element["x"]?.length(units, along: .x) ?? 0
    let y = isSymbol ? 0 : try element["y"]?.length(units, along: .y) ?? 0
    let place = CGAffineTransform(translationX: x, y: y).concatenating(context.transform)
    var inner = context
    inner.transform = viewport.transform.concatenating(place)
    inner.viewport = viewport.contentSize
    let nodes = try children(of: index, inner)
    guard !nodes.isEmpty, element["overflow"]?.value != "visible" else { return nodes }
    var path = PathStorage()
    path.addRect(CGRect(origin: .zero, size: size))
    var edge = VectorFigure.covering(path, color: .color(.black))
    edge.transform = place
    return VectorGroup.clipped(nodes, by: [VectorClip(nodes: [.figure(edge)])])
  }
}
