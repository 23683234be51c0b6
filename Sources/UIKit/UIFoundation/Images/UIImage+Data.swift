extension UIImage {
  /// The picture as a PNG file, shapes in the scale of the current traits; nil for an empty picture.
  public func pngData() -> Data? {
    guard let pixels = uprightPixels ?? drawnShapes, let bytes = try? pixels.png() else {
      return nil
    }
    return Data(bytes)
  }

  private var drawnShapes: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in draw(at: .zero) }.cgImage
  }
}
