import Foundation
import XMLReading

/// How a shape is painted: the inherited properties.
struct SVGStyle: Sendable {
  var fill = SVGPaint.color(.color(.black))
  var fillOpacity = 1.0
  var fillRule = CGPathFillRule.winding
  var clipRule = CGPathFillRule.winding
  var stroke = SVGPaint.none
  var strokeOpacity = 1.0
  var line = StrokeStyle(miterLimit: 4)
  /// Whether the stroke is painted before the fill.
  var paintsStrokeFirst = false
  var isVisible = true
  /// The value of `currentColor`; the drawing code's colour unless the file sets `color`.
  var color = VectorColor.current
  var fontSize = SVGUnits.standardFontSize

  /// The inherited properties. `font-size` is first, since lengths of others refer to it.
  private static let names = [
    "font-size", "color", "fill", "fill-opacity", "fill-rule", "clip-rule", "stroke",
    "stroke-opacity", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-dasharray", "stroke-dashoffset", "paint-order", "visibility",
  ]

  /// The style of a child element.
  ///
  /// - Parameter viewport: what percentages refer to.
  func applying(_ element: SVGTree.Element, viewport: CGSize) throws(XMLError) -> SVGStyle {
    var style = self
    for name in Self.names {
      guard let property = element[name], property.value != "inherit" else { continue }
      try style.apply(property, SVGUnits(fontSize: style.fontSize, viewport: viewport))
    }
    return style
  }

  private mutating func apply(_ property: SVGProperty, _ units: SVGUnits) throws(XMLError) {
    switch property.name {
    case "font-size": fontSize = Self.fontSize(property, parent: fontSize) ?? fontSize
    case "color":
      guard let color = VectorColor(property.value) else { throw property.invalid }
      if color != .current { self.color = color }
    case "fill": fill = try SVGPaint(property)
    case "fill-opacity": fillOpacity = try property.part()
    case "fill-rule": fillRule = try property.choice(Self.rules)
    case "clip-rule": clipRule = try property.choice(Self.rules)
    case "stroke": stroke = try SVGPaint(property)
    case "stroke-opacity": strokeOpacity = try property.part()
    case "stroke-width": line.width = try property.positiveLength(units, along: .diagonal)
    case "stroke-linecap":
      line.cap = try property.choice(["butt": .butt, "round": .round, "square": .square])
    case "stroke-linejoin":
      line.join = try property.choice(["miter": .miter, "round": .round, "bevel": .bevel])
    case "stroke-miterlimit":
      line.miterLimit = try property.number()
      guard line.miterLimit >= 1 else { throw property.invalid("it is at least 1") }
    case "stroke-dasharray": line.dashLengths = try Self.dashes(property, units)
    case "stroke-dashoffset": line.dashPhase = try property.length(units, along: .diagonal)
    case "paint-order":
      // Markers are not drawn, so the order of fill and stroke is all that matters.
      let order = property.value.split(separator: " ").filter { $0 != "markers" }
      paintsStrokeFirst = order.first == "stroke"
    case "visibility":
      isVisible = try property.choice(["visible": true, "hidden": false, "collapse": false])
    default: break
    }
  }

  private static let rules: [String: CGPathFillRule] = ["nonzero": .winding, "evenodd": .evenOdd]

  /// Only lengths in `em` depend on it, so words such as `large` are left out.
  private static func fontSize(_ property: SVGProperty, parent: Double) -> Double? {
    let units = SVGUnits(
      fontSize: parent, viewport: CGSize(width: parent, height: parent))
    guard let size = try? property.length(units), size >= 0 else { return nil }
    return size
  }

  /// An odd number of lengths is repeated; lengths that are all zero draw a solid line.
  private static func dashes(
    _ property: SVGProperty, _ units: SVGUnits
  ) throws(XMLError) -> [Double] {
    if property.value == "none" { return [] }
    let lengths = try property.lengths(units, along: .diagonal)
    guard lengths.allSatisfy({ $0 >= 0 }) else {
      throw property.invalid("a negative length is not possible")
    }
    guard lengths.contains(where: { $0 > 0 }) else { return [] }
    return lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
  }
}

/// A value of `fill` or `stroke`.
enum SVGPaint: Sendable {
  case none
  case color(VectorColor)
  /// A gradient by its identifier. The fallback, for an identifier that no element has, is nil if there is none.
  indirect case reference(String, fallback: SVGPaint?, property: SVGProperty)

  init(_ property: SVGProperty) throws(XMLError) {
    if property.value == "none" {
      self = .none
    } else if let (id, rest) = try property.reference() {
      var fallback: SVGPaint?
      if rest == "none" {
        fallback = SVGPaint.none
      } else if !rest.isEmpty {
        guard let color = VectorColor(rest) else {
          throw property.invalid("'\(rest)' is not a colour")
        }
        fallback = .color(color)
      }
      self = .reference(id, fallback: fallback, property: property)
    } else if let value = Self.fallback(ofVariable: property.value) {
      var plain = property
      plain.value = value
      self = try SVGPaint(plain)
    } else if let color = VectorColor(property.value) {
      self = .color(color)
    } else {
      throw property.invalid("'\(property.value)' is not a colour")
    }
  }

  /// The second argument of `var(--name, fallback)`, with which Figma exports colours: the file has no variables.
  private static func fallback(ofVariable value: String) -> String? {
    guard value.hasPrefix("var("), value.last == ")", let comma = value.firstIndex(of: ",") else {
      return nil
    }
    let fallback = value[value.index(after: comma)...].dropLast().drop(while: \.isWhitespace)
    return fallback.isEmpty || fallback.hasPrefix("var(") ? nil : String(fallback)
  }
}
