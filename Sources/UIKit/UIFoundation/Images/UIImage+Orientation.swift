extension UIImage {
  /// How the rows and columns of stored pixels lie in the picture.
  public enum Orientation: Int, Sendable, CaseIterable {
    /// As stored.
    case up = 0
    /// Rotated by a half turn.
    case down = 1
    /// Rotated anticlockwise by a quarter turn.
    case left = 2
    /// Rotated clockwise by a quarter turn.
    case right = 3
    /// Mirrored horizontally.
    case upMirrored = 4
    /// Mirrored vertically.
    case downMirrored = 5
    /// Mirrored horizontally, then rotated anticlockwise by a quarter turn.
    case leftMirrored = 6
    /// Mirrored horizontally, then rotated clockwise by a quarter turn.
    case rightMirrored = 7
  }

  func flipped() -> UIImage {
    if let cgImage, let mirrored = imageOrientation.mirrored {
      var flipped = ImageParts(cgImage, scale: scale, mirrored)
      let stored = flipped.style.stored
      flipped.style = style
      flipped.style.stored = stored
      return UIImage(flipped)
    }
    return UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { context in
      context.cgContext.translateBy(x: size.width, y: 0)
      context.cgContext.scaleBy(x: -1, y: 1)
      draw(at: .zero)
    }.withStyle(uprightStyle)
  }

  /// The style without the pixels as they are stored.
  private var uprightStyle: Style {
    var style = style
    style.stored = nil
    return style
  }
}

extension ImageParts {
  /// Pixels that are stored in an orientation.
  init(_ image: CGImage, scale: CGFloat, _ orientation: UIImage.Orientation) {
    self.init(image.upright(from: orientation.stored), scale: scale)
    if orientation != .up {
      style.stored = StoredPixels(image: image, orientation: orientation)
    }
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

  /// The orientation with left and right exchanged; nil if the image is turned by 90°.
  fileprivate var mirrored: UIImage.Orientation? {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    default: nil
    }
  }
}
