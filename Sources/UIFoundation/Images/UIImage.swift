/// A picture with a size in points: pixels, or shapes from an SVG file. Immutable.
///
/// An image of an asset catalog is the one for some traits. Where it is drawn, the one for the traits
/// there replaces it: see ``imageAsset``.
public final class UIImage: Sendable {
  /// Whether a picture has its own colours or, where a view shows it, the view's tint.
  public enum RenderingMode: Int, Sendable, CaseIterable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How the middle of a resizable image fills a larger area.
  public enum ResizingMode: Int, Sendable, CaseIterable {
    case tile, stretch
  }

  /// What the picture is made of.
  enum Content: Sendable {
    case pixels(CGImage)
    /// The tint replaces all colours; nil leaves them.
    case shapes(SVGImage, tint: CGColor?)
    case nothing
  }

  /// What can be changed about a picture without changing its content.
  struct Style: Sendable {
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    /// Whether the insets replace those of the asset.
    var hasOwnInsets = false
    /// Of a symbol.
    var symbol: SymbolKey?
    var flipsForRightToLeft = false
    var alignmentRectInsets = UIEdgeInsets.zero
    /// What is shown one after the other, and how long in all, seconds.
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    /// The pixels as they are stored, where these are not upright.
    var stored: StoredPixels?
  }

  /// Pixels whose rows and columns lie otherwise in the picture.
  struct StoredPixels: Sendable {
    let image: CGImage
    let orientation: Orientation
  }

  let content: Content
  /// Pixels a point; 1 for shapes.
  public let scale: CGFloat
  /// Points.
  public let size: CGSize
  /// The images of which this one is for some traits; nil for an image that is the same for all.
  public let imageAsset: UIImageAsset?
  let style: Style

  init(
    content: Content, scale: CGFloat, size: CGSize, style: Style = Style(),
    asset: UIImageAsset? = nil
  ) {
    self.content = content
    self.scale = scale
    self.size = size
    self.style = style
    imageAsset = asset
  }

  /// The same image.
  convenience init(_ other: UIImage) {
    self.init(
      content: other.content, scale: other.scale, size: other.size, style: other.style,
      asset: other.imageAsset)
  }

  /// The image of the asset for some traits, with this one's rendering mode and insets; this one if it
  /// has no asset.
  package func resolved(in traits: UITraitCollection) -> UIImage {
    guard let imageAsset else { return self }
    let other = imageAsset.image(with: traits)
    if other.style.renderingMode == style.renderingMode, !style.hasOwnInsets,
      other.style.flipsForRightToLeft == style.flipsForRightToLeft,
      other.style.alignmentRectInsets == style.alignmentRectInsets
    {
      return other
    }
    var style = style
    if !style.hasOwnInsets {
      style.capInsets = other.capInsets
      style.resizingMode = other.resizingMode
    }
    return UIImage(
      content: other.content, scale: other.scale, size: other.size, style: style,
      asset: imageAsset)
  }

  /// An empty image of zero size.
  public convenience init() {
    self.init(content: .nothing, scale: 1, size: .zero, style: Style())
  }

  /// Wraps pixels.
  ///
  /// - Parameter scale: pixels a point; what is not positive counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat = 1) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(
      content: .pixels(cgImage), scale: scale,
      size: CGSize(
        width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      style: Style())
  }

  /// Wraps the shapes of an SVG file, which stay sharp in every size.
  public convenience init(svg: SVGImage) {
    self.init(content: .shapes(svg, tint: nil), scale: 1, size: svg.size, style: Style())
  }

  /// The pixels as they are stored, not turned by ``imageOrientation``; nil for shapes.
  public var cgImage: CGImage? { style.stored?.image ?? uprightPixels }

  /// The pixels as they are drawn; nil for shapes.
  package var uprightPixels: CGImage? {
    if case .pixels(let image) = content { image } else { nil }
  }

  public var renderingMode: RenderingMode { style.renderingMode }

  /// Whether a view shows the image in its tint: a template, or a symbol that is not to keep its colours.
  package var isTemplate: Bool {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
  }

  /// The edges that keep their thickness when the image is resized, points. Shapes are stretched
  /// as a whole.
  public var capInsets: UIEdgeInsets { style.capInsets }

  public var resizingMode: ResizingMode { style.resizingMode }

  /// The picture with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var style = style
    style.renderingMode = renderingMode
    return UIImage(
      content: content, scale: scale, size: size, style: style, asset: imageAsset)
  }

  /// An image whose edges keep their thickness while the middle fills the rest.
  ///
  /// - Parameter capInsets: the thickness of the edges, points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    var style = style
    style.capInsets = capInsets
    style.resizingMode = resizingMode
    style.hasOwnInsets = true
    return UIImage(
      content: content, scale: scale, size: size, style: style, asset: imageAsset)
  }

  /// The picture in one colour: its alpha, multiplied by the colour's under the current traits. Of an
  /// asset's images, it is the one for the current traits.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .automatic
  ) -> UIImage {
    var style = style
    style.renderingMode = renderingMode
    style.stored = nil
    let image = resolved(in: .current)
    return UIImage(
      content: image.content.tinted(with: color.cgColor), scale: image.scale, size: image.size,
      style: style)
  }
}

extension UIImage.Content {
  fileprivate func tinted(with color: CGColor) -> UIImage.Content {
    switch self {
    case .pixels(let image): .pixels(image.tinted(with: color))
    case .shapes(let svg, _): .shapes(svg, tint: color)
    case .nothing: .nothing
    }
  }
}
