import Foundation
import XMLReading

/// Reads a gradient with those that it refers to (SVG 2, chapter 14).
struct SVGGradientReader {
  let tree: SVGTree
  /// The gradient, then those whose attributes and stops it inherits.
  private let chain: [SVGTree.Element]
  private let indices: [Int]
  private let name: String

  /// - Parameter property: the paint, for errors.
  init(_ id: String, in tree: SVGTree, for property: SVGProperty) throws(XMLError) {
    self.tree = tree
    var index = try tree.index(of: id, for: property)
    let name = tree[index].name ?? ""
    guard ["linearGradient", "radialGradient"].contains(name) else {
      throw property.invalid(
        name == "pattern"
          ? "patterns are not supported; use a colour or a gradient, or export the picture as PNG"
          : "the element with the id '\(id)' is not a gradient")
    }
    var indices = [index]
    while let (next, link) = try tree[index].reference() {
      index = try tree.index(of: next, for: link)
      guard ["linearGradient", "radialGradient"].contains(tree[index].name) else {
        throw link.invalid("the element with the id '\(next)' is not a gradient")
      }
      guard !indices.contains(index), indices.count < 100 else {
        throw link.invalid("the gradient refers to itself")
      }
      indices.append(index)
    }
    self.name = name
    self.indices = indices
    chain = indices.map { tree[$0] }
  }

  /// The first value of an attribute in the chain.
  private func attribute(_ name: String) -> SVGProperty? {
    for element in chain { if let property = element[name] { return property } }
    return nil
  }

  /// The ink for a shape; nil where nothing is painted.
  ///
  /// - Parameters:
  ///   - bounds: of the shape, in its space.
  ///   - style: gives the inherited style of an element of the tree.
  func ink(
    bounds: CGRect, viewport: CGSize, style: (Int) throws(XMLError) -> SVGStyle
  ) throws(XMLError) -> VectorInk? {
    let stops = try stops(style)
    guard let last = stops.last else { return nil }
    let lastInk = VectorInk.color(last.color, opacity: last.opacity)
    if stops.count == 1 { return lastInk }

    let isBox =
      try attribute("gradientUnits")?.choice(SVGUnits.areOfBox) ?? true
    if isBox, !(bounds.width > 0 && bounds.height > 0) { return nil }
    var transform = CGAffineTransform.identity
    if let property = attribute("gradientTransform") {
      transform = try property.reading { text throws(SVGPathError) in
        try CGAffineTransform(svg: text)
      }
    }
    if isBox { transform = transform.concatenating(CGAffineTransform(unitSquareTo: bounds)) }
    guard transform.isInvertible else { return nil }
    let spread =
      try attribute("spreadMethod")?.choice(
        ["pad": CGGradient.Spread.pad, "reflect": .reflect, "repeat": .repeated]) ?? .pad
    let fontSize = try style(indices[0]).fontSize
    let units = SVGUnits(
      fontSize: fontSize, viewport: isBox ? CGSize(width: 1, height: 1) : viewport)
    guard let geometry = try name == "linearGradient" ? linear(units) : radial(units) else {
      return lastInk
    }
    return .gradient(
      VectorGradient(stops: stops, geometry: geometry, spread: spread, transform: transform))
  }

  private func length(
    _ name: String, percent: Double, _ units: SVGUnits, _ axis: SVGUnits.Axis
  ) throws(XMLError) -> Double {
    if let property = attribute(name) { return try property.length(units, along: axis) }
    return percent * (units.length(of: "%", along: axis) ?? 0)
  }

  /// Nil where start and end are the same, and everything has the last colour.
  private func linear(_ units: SVGUnits) throws(XMLError) -> GradientGeometry? {
    let start = Point(
      try length("x1", percent: 0, units, .x), try length("y1", percent: 0, units, .y))
    let end = Point(
      try length("x2", percent: 100, units, .x), try length("y2", percent: 0, units, .y))
    return start == end ? nil : .linear(start: start, end: end)
  }

  /// Nil where the radius is 0, and everything has the last colour.
  private func radial(_ units: SVGUnits) throws(XMLError) -> GradientGeometry? {
    let center = Point(
      try length("cx", percent: 50, units, .x), try length("cy", percent: 50, units, .y))
    let radius = try length("r", percent: 50, units, .diagonal)
    let focalRadius = try length("fr", percent: 0, units, .diagonal)
    guard radius >= 0, focalRadius >= 0 else {
      let property = attribute(radius < 0 ? "r" : "fr")
      throw property?.invalid("a negative length is not possible")
        ?? XMLError(at: chain[0].place, "a negative radius is not possible")
    }
    let focus = Point(
      try attribute("fx")?.length(units, along: .x) ?? center.x,
      try attribute("fy")?.length(units, along: .y) ?? center.y)
    guard radius > 0 else { return nil }
    return .radial(
      startCenter: focus, startRadius: focalRadius, endCenter: center, endRadius: radius)
  }

  /// The stops of the first gradient that has some; each at least as far as the previous one.
  private func stops(
    _ style: (Int) throws(XMLError) -> SVGStyle
  ) throws(XMLError) -> [VectorGradient.Stop] {
    var stops: [VectorGradient.Stop] = []
    for element in chain {
      for child in element.children where tree[child].name == "stop" {
        let stop = tree[child]
        var color = VectorColor.color(.black)
        if let property = stop["stop-color"], property.value != "inherit" {
          guard case .color(let named) = try SVGPaint(property) else { throw property.invalid }
          color = named
        }
        if color == .current { color = try style(child).color }
        let location = max(try stop["offset"]?.part() ?? 0, stops.last?.location ?? 0)
        stops.append(
          VectorGradient.Stop(
            location: location, color: color, opacity: try stop["stop-opacity"]?.part() ?? 1))
      }
      if !stops.isEmpty { return stops }
    }
    return stops
  }
}

extension CGAffineTransform {
  /// Maps the unit square to a rectangle.
  init(unitSquareTo rect: CGRect) {
    self.init(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
  }
}
