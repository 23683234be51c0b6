import Foundation

/// A gradient of a PDF (ISO 32000-1, section 8.7.4.5).
struct PDFShading {
  var stops: [VectorGradient.Stop]
  var geometry: GradientGeometry
  /// Whether the colours of the ends go on before the start and behind the end.
  var extends: (start: Bool, end: Bool)

  init(_ object: PDFObject?, spaces: PDFDictionary, in file: PDFFile) throws(PDFProblem) {
    let object = try file.resolve(object)
    guard let shading = object.dictionary,
      let kind = try file.resolve(shading["ShadingType"]).integer
    else { throw PDFProblem(at: 0, "the gradient is damaged") }
    guard kind == 2 || kind == 3 else {
      throw PDFProblem(
        at: object.stream?.offset ?? 0,
        "gradients along a mesh or by a function of the place are not drawn; export the picture as PNG"
      )
    }
    guard let coordinates = try file.numbers(shading["Coords"]),
      coordinates.count == (kind == 2 ? 4 : 6)
    else { throw PDFProblem(at: 0, "the gradient is damaged") }
    let space = try PDFColorSpace(shading["ColorSpace"], spaces: spaces, in: file)
    let function = try PDFFunction(shading["Function"], in: file)
    let domain = try file.numbers(shading["Domain"]) ?? [0, 1]
    guard domain.count == 2, domain[0] < domain[1] else {
      throw PDFProblem(at: 0, "the gradient is damaged")
    }
    stops = function.places(in: domain[0]...domain[1]).map { place in
      VectorGradient.Stop(
        location: (place - domain[0]) / (domain[1] - domain[0]),
        color: .color(space.color(function.values(at: [place]))), opacity: 1)
    }
    let point = { Point(coordinates[$0], coordinates[$0 + 1]) }
    geometry =
      kind == 2
      ? .linear(start: point(0), end: point(2))
      : .radial(
        startCenter: point(0), startRadius: max(coordinates[2], 0), endCenter: point(3),
        endRadius: max(coordinates[5], 0))
    let extend = try file.array(shading["Extend"]) ?? []
    func extends(_ index: Int) -> Bool { index < extend.count && extend[index] == .boolean(true) }
    self.extends = (extends(0), extends(1))
  }

  /// - Parameter transform: from the gradient's space to the shape's.
  func gradient(_ transform: CGAffineTransform) -> VectorGradient {
    VectorGradient(stops: stops, geometry: geometry, spread: .pad, transform: transform)
  }

  /// The part of the gradient's space that has colours; nil for all of it.
  ///
  /// - Parameter reach: how far the part needs to reach.
  func outline(reach: Double) throws(PDFProblem) -> (path: PathStorage, rule: CGPathFillRule)? {
    guard !extends.start || !extends.end else { return nil }
    var path = PathStorage()
    switch geometry {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { return nil }
      let (along, across) = (Point(dx / length, dy / length), Point(-dy / length, dx / length))
      let first = extends.start ? -reach : 0
      let last = length + (extends.end ? reach : 0)
      for (index, (distance, side)) in [
        (first, -reach), (last, -reach), (last, reach), (first, reach),
      ].enumerated() {
        let point = Point(
          start.x + along.x * distance + across.x * side,
          start.y + along.y * distance + across.y * side)
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
      return (path, .winding)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      let (dx, dy) = (endCenter.x - startCenter.x, endCenter.y - startCenter.y)
      let distance = (dx * dx + dy * dy).squareRoot()
      let outer = startRadius < endRadius ? (endCenter, endRadius) : (startCenter, startRadius)
      let inner = startRadius < endRadius ? (startCenter, startRadius) : (endCenter, endRadius)
      guard distance + inner.1 <= outer.1 else {
        throw PDFProblem(
          at: 0, "gradients between circles side by side are not drawn; export the picture as PNG")
      }
      let (hasOuter, hasInner) =
        startRadius < endRadius ? (extends.end, extends.start) : (extends.start, extends.end)
      let shown = hasOuter ? reach : outer.1
      path.append(
        CGPath(ellipseIn: CGRect(center: outer.0, radius: shown), transform: nil).storage)
      if !hasInner, inner.1 > 0 {
        path.append(
          CGPath(ellipseIn: CGRect(center: inner.0, radius: inner.1), transform: nil).storage)
      }
      return (path, .evenOdd)
    case .conic: return nil
    }
  }
}

extension CGRect {
  fileprivate init(center: Point, radius: Double) {
    self.init(
      x: CGFloat(center.x - radius), y: CGFloat(center.y - radius), width: CGFloat(2 * radius),
      height: CGFloat(2 * radius))
  }
}
