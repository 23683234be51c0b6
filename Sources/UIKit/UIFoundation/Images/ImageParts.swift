/// The contents and properties of an image.
@_spi(ImageParts)
public struct ImageParts: Sendable {
  /// The picture itself.
  enum Content: Sendable {
    case pixels(CGImage)
    /// The tint replaces all colours; nil leaves them.
    case shapes(VectorImage, tint: CGColor?)
    case nothing
  }

  /// The properties of a picture that can change without changing its content.
  struct Style: Sendable {
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    /// Whether the insets replace the asset's.
    var hasOwnInsets = false
    /// Of a symbol.
    var symbol: SymbolKey?
    var flipsForRightToLeft = false
    var alignmentRectInsets = UIEdgeInsets.zero
    var baseline = Baseline.automatic
    /// The images of an animation, shown one after the other, and the duration of all in seconds.
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    /// The pixels as they are stored, where these are not upright.
    var stored: StoredPixels?
  }

  /// Where the picture has the baseline of the text next to it.
  enum Baseline: Sendable, Equatable {
    /// Symbols have one that centres them on capital letters, other pictures none.
    case automatic
    case none
    /// Points above the bottom.
    case offset(CGFloat)
  }

  /// Pixels whose rows and columns are turned or mirrored in the picture.
  struct StoredPixels: Sendable {
    let image: CGImage
    let orientation: UIImage.Orientation
  }

  var content: Content
  /// Pixels per point; 1 for shapes.
  var scale: CGFloat = 1
  /// Points.
  var size: CGSize
  var style = Style()
  /// Nil for an image that is the same for all traits.
  var asset: UIImageAsset?
  /// Why the colour profile of the file is not applied.
  var ignoredProfile: String?

  static let empty = ImageParts(content: .nothing, size: .zero)

  init(
    content: Content, scale: CGFloat = 1, size: CGSize, style: Style = Style(),
    asset: UIImageAsset? = nil
  ) {
    self.content = content
    self.scale = scale
    self.size = size
    self.style = style
    self.asset = asset
  }

  /// - Parameter scale: pixels per point; a number that is not positive and finite counts as 1.
  init(_ image: CGImage, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(
      content: .pixels(image), scale: scale,
      size: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale))
  }

  init(_ vector: VectorImage) {
    self.init(content: .shapes(vector, tint: nil), size: vector.size)
  }
}

extension UIImage {
  typealias Content = ImageParts.Content
  typealias Style = ImageParts.Style
  typealias StoredPixels = ImageParts.StoredPixels

  var content: Content { parts.content }
  var style: Style { parts.style }

  convenience init(
    content: Content, scale: CGFloat, size: CGSize, style: Style = Style(),
    asset: UIImageAsset? = nil
  ) {
    self.init(
      ImageParts(content: content, scale: scale, size: size, style: style, asset: asset))
  }

  /// The same image.
  convenience init(_ other: UIImage) { self.init(other.parts) }

  /// Wraps pixels.
  ///
  /// - Parameter scale: pixels per point; a number that is not positive and finite counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat) {
    self.init(ImageParts(cgImage, scale: scale))
  }

  /// Wraps shapes, which stay sharp in every size.
  public convenience init(vector: VectorImage) { self.init(ImageParts(vector)) }

  /// The pixels as they are drawn; nil for shapes.
  package var uprightPixels: CGImage? {
    if case .pixels(let image) = content { image } else { nil }
  }

  /// The same picture in another style.
  func withStyle(_ style: Style) -> UIImage {
    var parts = parts
    parts.style = style
    return UIImage(parts)
  }

  /// The same picture with a change of its style.
  func withStyle(_ change: (inout Style) -> Void) -> UIImage {
    var style = style
    change(&style)
    return withStyle(style)
  }

  /// The image of the asset for some traits, with this one's rendering mode and insets; this one if it
  /// has no asset.
  package func resolved(in traits: UITraitCollection) -> UIImage {
    guard let imageAsset else { return self }
    let other = imageAsset.image(with: traits)
    if other.style.renderingMode == style.renderingMode, !style.hasOwnInsets,
      other.style.flipsForRightToLeft == style.flipsForRightToLeft,
      other.style.alignmentRectInsets == style.alignmentRectInsets,
      other.style.baseline == style.baseline
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

  /// The picture in one colour.
  func tinted(with color: UIColor, _ renderingMode: RenderingMode) -> UIImage {
    var style = style
    style.renderingMode = renderingMode
    style.stored = nil
    let image = resolved(in: .current)
    return UIImage(
      content: image.content.tinted(with: color.cgColor), scale: image.scale, size: image.size,
      style: style)
  }
}

extension ImageParts.Content {
  fileprivate func tinted(with color: CGColor) -> ImageParts.Content {
    switch self {
    case .pixels(let image): .pixels(image.tinted(with: color))
    case .shapes(let vector, _): .shapes(vector, tint: color)
    case .nothing: .nothing
    }
  }
}
