import Snapshots

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// The area of the path in black.
  public static var image: Snapshotting { image() }

  /// The path in black, in the rectangle that it takes.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must be the same, 0...1.
  ///   - perceptualPrecision: How close two colours must be to count as the same, 0...1.
  ///   - scale: Pixels per point.
  ///   - drawingMode: Whether the path is filled or stroked.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    .picture(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ) { path in
      ViewDrawing(scale: scale) {
        let bounds = path.boundingBoxOfPath
        let context = try CGContext(size: bounds.size, scale: scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.addPath(path)
        context.drawPath(using: drawingMode)
        return DrawnSnapshot(ofForeign: try context.makeBitmap())
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// The area of the path in black.
  public static var image: Snapshotting { image() }

  /// The area of the path in black, in the rectangle that it takes.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    Snapshotting<CGPath, UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback(\.cgPath)
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The path's elements, a line each.
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      path.elements.map { element in
        let points = element.points.map { " (\(number($0.x)), \(number($0.y)))" }
        return name(of: element.type) + points.joined()
      }
      .joined(separator: "\n")
    }
  }

  private static func name(of type: CGPathElementType) -> String {
    switch type {
    case .moveToPoint: "MoveTo"
    case .addLineToPoint: "LineTo"
    case .addQuadCurveToPoint: "QuadCurveTo"
    case .addCurveToPoint: "CurveTo"
    case .closeSubpath: "Close"
    }
  }

  /// With up to three decimal places.
  private static func number(_ value: CGFloat) -> String {
    let thousandths = (value * 1000).rounded() / 1000
    guard abs(thousandths) < 1e15 else { return "\(value)" }
    return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The path's elements, a line each.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath)
  }
}
