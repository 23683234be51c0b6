/// Renders images.
open class UIGraphicsImageRenderer: NSObject {
  /// The rectangle of the drawing's coordinates that the image shows, in points.
  public let bounds: CGRect
  /// The scale of the images, and whether they are opaque.
  public let format: UIGraphicsImageRendererFormat

  /// A renderer of images that show a rectangle of the drawing's coordinates, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// A renderer of images of a size in points, whose top left corner is the drawing's origin.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// An image of what a closure draws; an empty image if it would be too large or drawing fails.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    render(actions).map { UIImage(cgImage: $0, scale: format.scale) } ?? UIImage()
  }

  /// What a closure draws, as a PNG file; no bytes if it would be too large or drawing fails.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// What a closure draws, as a JPEG file; no bytes if it would be too large or drawing fails.
  ///
  /// - Parameter compressionQuality: from 0 for the smallest file to 1 for the best picture.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private func render(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGImage? {
    guard let context = try? CGContext(size: bounds.size, scale: format.scale) else { return nil }
    if format.opaque { context.makeOpaque() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    return context.makeImage()
  }
}

/// The format of an image.
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colours that an image can have. Without effect: all images are in sRGB.
  public enum Range: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The range that suits the screen.
    case automatic = 0
    /// Colours beyond sRGB.
    case extended = 1
    /// Colours of sRGB.
    case standard = 2
  }

  /// Pixels per point.
  public var scale: CGFloat

  /// Whether the image starts black instead of transparent.
  public var opaque = false

  /// Kept, without effect: images are in sRGB.
  public var preferredRange = Range.standard
  /// Kept, without effect: images are in sRGB.
  public var prefersExtendedRange = false
  /// Always false: images are in sRGB.
  public var supportsHighDynamicRange: Bool { false }

  /// The scale of the current traits.
  public required init() {
    let scale = UITraitCollection.current.displayScale
    self.scale = scale > 0 ? scale : 1
    super.init()
  }

  /// The scale of some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The format that suits the current traits.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// The context of an image renderer's closure.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The renderer's format.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(cgContext: cgContext)
  }

  /// What has been drawn so far.
  public var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale) } ?? UIImage()
  }
}
