// Sendable as UIKit's class. The compiler checks final classes only. The only stored property is a constant of a type
// that it checks; subclasses declare the same for their own properties.
/// A picture with a size in points: pixels, or shapes from an SVG file. Immutable, as far as subclasses are.
///
/// An image of an asset catalog is the one for some traits. Where it is drawn, the one for the traits
/// there replaces it: see ``imageAsset``.
open class UIImage: AttributeObject, @unchecked Sendable {
  // Subclasses can only override members that the class itself declares. So these are all here, and
  // their implementations are in extensions by topic.

  /// Whether a picture has its own colours or, where a view shows it, the view's tint.
  public enum RenderingMode: Int, Sendable, CaseIterable {
    /// As the view that shows the picture decides: symbols and the images of bars take the tint.
    case automatic
    /// The picture's own colours.
    case alwaysOriginal
    /// The view's tint, with the picture's opacity.
    case alwaysTemplate
  }

  /// How the middle of a resizable image fills a larger area.
  public enum ResizingMode: Int, Sendable, CaseIterable {
    /// Repeats the middle.
    case tile
    /// Stretches the middle.
    case stretch
  }

  let parts: ImageParts

  // MARK: Creating

  // The compiler lets subclasses inherit initializers only if it sees all designated initializers.
  /// An image of parts.
  @_spi(ImageParts)
  public init(_ parts: ImageParts) { self.parts = parts }

  /// An empty image of zero size.
  public init() { parts = .empty }

  /// Wraps pixels.
  public init(cgImage: CGImage) { parts = ImageParts(cgImage, scale: 1) }

  /// Wraps pixels that are stored in an orientation: the picture is drawn upright, and ``size`` is its upright
  /// size.
  ///
  /// - Parameter scale: pixels per point; a number that is not positive and finite counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    parts = ImageParts(cgImage, scale: scale, orientation)
  }

  /// Decodes the data of an image file; nil if it is not a valid image.
  public init?(data: Data) {
    guard let parts = ImageParts(data, scale: 1) else { return nil }
    self.parts = parts
  }

  /// Decodes the data of an image file; nil if it is not a valid image.
  ///
  /// - Parameter scale: pixels per point.
  public init?(data: Data, scale: CGFloat) {
    guard let parts = ImageParts(data, scale: scale) else { return nil }
    self.parts = parts
  }

  /// Reads an image file; nil if it is missing or broken. ``init(file:)`` throws the reason.
  public init?(contentsOfFile path: String) {
    guard let parts = try? ImageParts(file: path) else { return nil }
    self.parts = parts
  }

  /// An empty image, whatever the coder has: images are not archived.
  public required init?(coder: NSCoder) { parts = .empty }

  /// The image of `#imageLiteral(resourceName:)`, by its name in an asset catalog; an empty one if there is
  /// none, where UIKit stops the process.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(UIImage(named: name)?.parts ?? .empty)
  }

  // MARK: Properties

  /// Pixels per point; 1 for shapes.
  open var scale: CGFloat { parts.scale }

  /// Points.
  open var size: CGSize { parts.size }

  /// The asset of which this is the image for some traits; nil for an image that is the same for all.
  open var imageAsset: UIImageAsset? { parts.asset }

  /// The pixels as they are stored, not turned by ``imageOrientation``; nil for shapes.
  open var cgImage: CGImage? { style.stored?.image ?? uprightPixels }

  /// How the pixels of ``cgImage`` lie in the picture. Those that are read from files are upright.
  open var imageOrientation: Orientation { style.stored?.orientation ?? .up }

  /// Whether a view shows the picture in its own colours or in the view's tint.
  open var renderingMode: RenderingMode { style.renderingMode }

  /// Whether a view shows the image in its tint: a template, or a symbol in the automatic mode.
  package var isTemplate: Bool {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
  }

  /// The edges that keep their thickness when the image is resized, points. Shapes are stretched
  /// as a whole.
  open var capInsets: UIEdgeInsets { style.capInsets }

  /// How the middle fills a larger area; tiled by default.
  open var resizingMode: ResizingMode { style.resizingMode }

  /// From the picture's edges inwards to the rectangle that constraints act on, points.
  open var alignmentRectInsets: UIEdgeInsets { style.alignmentRectInsets }

  /// Whether the picture has a baseline: symbols do, and pictures of ``withBaselineOffset(fromBottom:)``.
  open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// From the picture's bottom up to the baseline of the text that it is next to, points; nil without one.
  ///
  /// A symbol is centred on the capital letters of the system font in its point size.
  open var baselineOffsetFromBottom: CGFloat? { textBaseline }

  /// Whether the picture is mirrored where an interface runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { style.flipsForRightToLeft }

  /// The images that are shown one after the other; nil for a picture that does not change.
  open var images: [UIImage]? { style.frames }

  /// How long all ``images`` are shown, seconds.
  open var duration: TimeInterval { style.duration }

  // MARK: Drawing

  /// Draws the picture over a rectangle of the current graphics context; a template in the context's fill colour.
  open func draw(in rect: CGRect) { drawAsTemplate(in: rect) }

  /// Draws the picture in its own size, with its top left corner at a point.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture over a rectangle with an opacity in 0...1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    drawBlended(in: rect, blendMode, alpha: alpha)
  }

  /// Draws the picture with its top left corner at a point, with an opacity in 0...1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Fills a rectangle with the picture in its own size, over and over from the origin of the current
  /// context.
  open func drawAsPattern(in rect: CGRect) { fillPattern(rect) }

  // MARK: Copies

  /// The picture with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    withStyle { $0.renderingMode = renderingMode }
  }

  /// An image whose edges keep their thickness while the middle, repeated, fills the rest.
  ///
  /// - Parameter capInsets: the thickness of the edges, points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// An image whose edges keep their thickness while the middle fills the rest.
  ///
  /// - Parameter capInsets: the thickness of the edges, points.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    withStyle {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.hasOwnInsets = true
    }
  }

  /// The picture in one colour: its alpha, multiplied by the colour's under the current traits. Of an
  /// asset's images, it is the one for the current traits.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  /// The picture in one colour, with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    tinted(with: color, renderingMode)
  }

  /// The picture with insets from its edges to the rectangle that constraints of an image view act on, points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    withStyle { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The picture with a baseline, by which constraints and stack views align an image view with text.
  ///
  /// - Parameter baselineOffset: points above the picture's bottom.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    withStyle { $0.baseline = .offset(baselineOffset) }
  }

  /// The picture without a baseline: an image view is aligned by its edges.
  open func imageWithoutBaseline() -> UIImage { withStyle { $0.baseline = .none } }

  /// The picture with left and right exchanged.
  open func withHorizontallyFlippedOrientation() -> UIImage { flipped() }

  /// The picture, which is mirrored where an interface runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    withStyle { $0.flipsForRightToLeft = true }
  }
}
