import Foundation

/// How a shape is painted: the inherited properties.
struct SVGStyle: Sendable {
  /// `nil` is `none`.
  var fill: SVGColor? = .color(.black)
  var fillOpacity = 1.0
  var fillRule = CGPathFillRule.winding
  var stroke: SVGColor?
  var strokeOpacity = 1.0
  var line = StrokeStyle(miterLimit: 4)
  /// The value of `currentColor`; the drawing code's colour unless the file sets `color`.
  var color = SVGColor.current

  /// The style of a child element.
  func applying(_ properties: [SVGProperty]) throws(XMLError) -> SVGStyle {
    var style = self
    for property in properties where property.value != "inherit" { try style.apply(property) }
    return style
  }

  private mutating func apply(_ property: SVGProperty) throws(XMLError) {
    switch property.name {
    case "color":
      guard let color = SVGColor(property.value) else { throw property.invalid }
      if color != .current { self.color = color }
    case "fill": fill = try Self.paint(property)
    case "fill-opacity": fillOpacity = try property.part()
    case "fill-rule":
      fillRule = try Self.choice(property, ["nonzero": .winding, "evenodd": .evenOdd])
    case "stroke": stroke = try Self.paint(property)
    case "stroke-opacity": strokeOpacity = try property.part()
    case "stroke-width": line.width = try property.positiveLength()
    case "stroke-linecap":
      line.cap = try Self.choice(property, ["butt": .butt, "round": .round, "square": .square])
    case "stroke-linejoin":
      line.join = try Self.choice(
        property, ["miter": .miter, "round": .round, "bevel": .bevel])
    case "stroke-miterlimit":
      line.miterLimit = try property.number()
      guard line.miterLimit >= 1 else { throw property.invalid("it is at least 1") }
    case "stroke-dasharray": line.dashLengths = try Self.dashes(property)
    case "stroke-dashoffset": line.dashPhase = try property.length()
    default: break
    }
  }

  private static func choice<Value>(
    _ property: SVGProperty, _ values: [String: Value]
  ) throws(XMLError) -> Value {
    guard let value = values[property.value] else { throw property.invalid }
    return value
  }

  private static func paint(_ property: SVGProperty) throws(XMLError) -> SVGColor? {
    if property.value == "none" { return nil }
    if property.value.hasPrefix("url(") {
      throw property.invalid("gradients and patterns are not supported; use a plain colour")
    }
    guard let color = SVGColor(property.value) else {
      throw property.invalid("'\(property.value)' is not a colour")
    }
    return color
  }

  /// An odd number of lengths is repeated; lengths that are all zero draw a solid line.
  private static func dashes(_ property: SVGProperty) throws(XMLError) -> [Double] {
    if property.value == "none" { return [] }
    let lengths = try property.lengths()
    guard lengths.allSatisfy({ $0 >= 0 }) else {
      throw property.invalid("a negative length is not possible")
    }
    guard lengths.contains(where: { $0 > 0 }) else { return [] }
    return lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
  }
}
