import Foundation

/// The outlines of the basic shapes (SVG 2, chapter 10).
enum SVGShape: String {
  case path, rect, circle, ellipse, line, polyline, polygon

  /// The outline that an element's attributes describe.
  func outline(_ element: XMLElement) throws(XMLError) -> PathStorage {
    let properties = element.attributes.map {
      SVGProperty(name: $0.name, value: $0.value, place: $0.place)
    }
    func property(_ name: String) -> SVGProperty? { properties.first { $0.name == name } }
    func length(_ name: String) throws(XMLError) -> Double {
      try property(name)?.length() ?? 0
    }
    func positiveLength(_ name: String) throws(XMLError) -> Double? {
      guard let property = property(name), property.value != "auto" else { return nil }
      return try property.positiveLength()
    }

    var outline = PathStorage()
    switch self {
    case .path:
      guard let data = property("d"), data.value != "none" else { break }
      outline = try data.reading { text throws(SVGPathError) in
        var reader = SVGPathReader(text)
        try reader.readAll()
        return reader.path
      }
    case .rect:
      let (width, height) = (try positiveLength("width") ?? 0, try positiveLength("height") ?? 0)
      guard width > 0 && height > 0 else { break }
      let (rx, ry) = (try positiveLength("rx"), try positiveLength("ry"))
      let corner = CGSize(
        width: min(rx ?? ry ?? 0, width / 2), height: min(ry ?? rx ?? 0, height / 2))
      outline.addRoundedRect(
        CGRect(x: try length("x"), y: try length("y"), width: width, height: height),
        corners: (corner, corner, corner, corner))
    case .circle:
      let radius = try positiveLength("r") ?? 0
      outline = Self.ellipse(
        center: Point(try length("cx"), try length("cy")), radii: Point(radius, radius))
    case .ellipse:
      let (rx, ry) = (try positiveLength("rx"), try positiveLength("ry"))
      outline = Self.ellipse(
        center: Point(try length("cx"), try length("cy")),
        radii: Point(rx ?? ry ?? 0, ry ?? rx ?? 0))
    case .line:
      outline.move(to: Point(try length("x1"), try length("y1")))
      outline.line(to: Point(try length("x2"), try length("y2")))
    case .polyline, .polygon:
      for (index, point) in (try property("points")?.points() ?? []).enumerated() {
        if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
      }
      if self == .polygon { outline.close() }
    }
    return outline
  }

  /// Begins at the right, which determines the phase of dashes.
  private static func ellipse(center: Point, radii: Point) -> PathStorage {
    guard radii.x > 0 && radii.y > 0 else { return PathStorage() }
    var circle = PathStorage()
    circle.addArc(center: Point(0, 0), radius: 1, startAngle: 0, delta: 2 * .pi)
    circle.close()
    return circle.applying(
      CGAffineTransform(a: radii.x, b: 0, c: 0, d: radii.y, tx: center.x, ty: center.y))
  }
}
