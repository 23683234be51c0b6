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

  /// Wraps pixels that are stored in an orientation: the picture's own pixels are upright.
  ///
  /// - Parameter scale: pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage.upright(from: orientation.stored), scale: scale)
  }

  /// Up: pictures are turned when they are read.
  public var imageOrientation: Orientation { .up }

  /// The picture with left and right exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { context in
      context.cgContext.translateBy(x: size.width, y: 0)
      context.cgContext.scaleBy(x: -1, y: 1)
      draw(at: .zero)
    }.withStyle(style)
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
