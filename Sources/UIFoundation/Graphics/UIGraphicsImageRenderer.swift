/// Renders images.
public final class UIGraphicsImageRenderer {
  /// The rectangle of the drawing's coordinates that the image shows, in points.
  public let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.bounds = bounds
    self.format = format
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// An image of what a closure draws; an empty image if it would be too large or drawing fails.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = try? CGContext(size: bounds.size, scale: format.scale) else {
      return UIImage()
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    return context.makeImage().map { UIImage(cgImage: $0, scale: format.scale) } ?? UIImage()
  }
}

/// The format of an image.
public final class UIGraphicsImageRendererFormat {
  /// Pixels per point.
  public var scale: CGFloat

  /// The scale of the current traits.
  public init() {
    let scale = UITraitCollection.current.displayScale
    self.scale = scale > 0 ? scale : 1
  }

  /// The scale of the current traits.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// The context of a renderer's closure.
public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Draws a one point wide frame just inside a rectangle.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Intersects the clip with a rectangle.
  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}
