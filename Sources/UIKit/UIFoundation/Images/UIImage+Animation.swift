extension UIImage {
  /// A picture that shows some images one after the other, as an image view does while it animates.
  /// Elsewhere it is the first of them. Nil without images.
  ///
  /// - Parameter duration: of all, seconds.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var style = first.style
    style.frames = images
    style.duration = duration
    return first.withStyle(style)
  }
}
