import Foundation
import XMLReading

/// The outlines of the basic shapes (SVG 2, chapter 10).
enum SVGShape: String {
  case path, rect, circle, ellipse, line, polyline, polygon

  /// The outline that an element's attributes describe.
  func outline(
    _ element: SVGTree.Element, _ units: SVGUnits
  ) throws(XMLError) -> PathStorage {
    func length(_ name: String, _ axis: SVGUnits.Axis) throws(XMLError) -> Double {
      try element[name]?.length(units, along: axis) ?? 0
    }
    func positiveLength(_ name: String, _ axis: SVGUnits.Axis) throws(XMLError) -> Double? {
      guard let property = element[name], property.value != "auto" else { return nil }
      return try property.positiveLength(units, along: axis)
    }

    var outline = PathStorage()
    switch self {
    case .path:
      guard let data = element["d"], data.value != "none" else { break }
      outline = try data.reading { text throws(SVGPathError) in
        var reader = SVGPathReader(text)
        try reader.readAll()
        return reader.path
      }
    case .rect:
      let (width, height) = (
        try positiveLength("width", .x) ?? 0, try positiveLength("height", .y) ?? 0
      )
      guard width > 0 && height > 0 else { break }
      let (rx, ry) = (try positiveLength("rx", .x), try positiveLength("ry", .y))
      let corner = CGSize(
        width: min(rx ?? ry ?? 0, width / 2), height: min(ry ?? rx ?? 0, height / 2))
      outline.addRoundedRect(
        CGRect(x: try length("x", .x), y: try length("y", .y), width: width, height: height),
        corners: (corner, corner, corner, corner))
    case .circle:
      let radius = try positiveLength("r", .diagonal) ?? 0
      outline = Self.ellipse(
        center: Point(try length("cx", .x), try length("cy", .y)), radii: Point(radius, radius))
    case .ellipse:
      let (rx, ry) = (try positiveLength("rx", .x), try positiveLength("ry", .y))
      outline = Self.ellipse(
        center: Point(try length("cx", .x), try length("cy", .y)),
        radii: Point(rx ?? ry ?? 0, ry ?? rx ?? 0))
    case .line:
      outline.move(to: Point(try length("x1", .x), try length("y1", .y)))
      outline.line(to: Point(try length("x2", .x), try length("y2", .y)))
    case .polyline, .polygon:
      for (index, point) in (try element["points"]?.points() ?? []).enumerated() {
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
