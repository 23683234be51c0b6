extension UIImage {
  /// How the rows and columns of stored pixels lie in the picture.
  public enum Orientation: Int, Sendable, CaseIterable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// Wraps pixels that are stored in an orientation: the picture is drawn upright, and has the size that it has
  /// then.
  ///
  /// - Parameter scale: pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let upright = UIImage(cgImage: cgImage.upright(from: orientation.stored), scale: scale)
    var style = upright.style
    if orientation != .up { style.stored = StoredPixels(image: cgImage, orientation: orientation) }
    self.init(content: upright.content, scale: upright.scale, size: upright.size, style: style)
  }

  /// How the pixels of ``cgImage`` lie in the picture. Those that are read from files are upright.
  public var imageOrientation: Orientation { style.stored?.orientation ?? .up }

  /// The picture with left and right exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { context in
      context.cgContext.translateBy(x: size.width, y: 0)
      context.cgContext.scaleBy(x: -1, y: 1)
      draw(at: .zero)
    }.withStyle(uprightStyle)
  }

  /// The picture, which is mirrored where an interface runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    var style = style
    style.flipsForRightToLeft = true
    return withStyle(style)
  }

  /// Whether the picture is mirrored where an interface runs from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { style.flipsForRightToLeft }

  // MARK: Alignment

  /// The picture with distances from its edges to what constraints of an image view act on, points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    var style = style
    style.alignmentRectInsets = alignmentInsets
    return withStyle(style)
  }

  public var alignmentRectInsets: UIEdgeInsets { style.alignmentRectInsets }

  /// The style without the pixels as they are stored.
  private var uprightStyle: Style {
    var style = style
    style.stored = nil
    return style
  }

  /// The same picture in another style.
  func withStyle(_ style: Style) -> UIImage {
    UIImage(content: content, scale: scale, size: size, style: style, asset: imageAsset)
  }
}

extension UIImage.Orientation {
  fileprivate var stored: ImageOrientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }
}
