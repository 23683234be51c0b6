extension UIImage {
  /// The pixels of the image as the contents of particles, and how many of them a point has; nil if they cannot be drawn.
  ///
  /// Shapes are drawn at 2 pixels per point. A template is white, because the colour of the particles is multiplied
  /// with it.
  package var particleImage: (image: CGImage, scale: CGFloat)? {
    if let cgImage { return (cgImage, scale) }
    let drawn = renderingMode == .alwaysOriginal ? self : withTintColor(.white)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      drawn.draw(at: .zero)
    }
    return picture.cgImage.map { ($0, format.scale) }
  }
}
