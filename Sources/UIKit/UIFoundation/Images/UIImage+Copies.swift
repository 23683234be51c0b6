extension UIImage {
  /// Two pictures are equal if they have the same pixels or shapes and are drawn alike.
  public static func == (one: UIImage, other: UIImage) -> Bool {
    if one === other { return true }
    guard one.size == other.size, one.scale == other.scale,
      one.renderingMode == other.renderingMode, one.capInsets == other.capInsets,
      one.imageAsset === other.imageAsset,
      one.flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection
    else { return false }
    switch (one.content, other.content) {
    case (.pixels(let first), .pixels(let second)): return first == second
    case (.nothing, .nothing): return true
    case (.shapes(_, let tint), .shapes(_, let otherTint)):
      return one.style.symbol != nil && one.style.symbol == other.style.symbol && tint == otherTint
    default: return false
    }
  }

  /// Combines the size and the scale; ``==(_:_:)`` compares the contents.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
  }

  /// Whether another object is an equal picture.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIImage) == self }

  /// As ``hash(into:)``.
  public var hash: Int { hashValue }
}

extension UIImage {
  /// The picture as a JPEG file, on white where it is transparent; nil for an empty picture.
  ///
  /// - Parameter compressionQuality: from 0 for the smallest file to 1 for the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard size.width > 0, size.height > 0 else { return nil }
    let pixels =
      uprightPixels
      ?? UIGraphicsImageRenderer(size: size).image { _ in draw(at: .zero) }.cgImage
    let quality = compressionQuality > 0 ? min(compressionQuality, 1) : 0
    return pixels?.jpeg(quality: Int((quality * 99).rounded()) + 1).map { Data($0) }
  }

  /// The image itself, which is immutable.
  public func copy() -> Any { self }

  /// The format of a renderer whose images have this one's scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    if cgImage != nil { format.scale = scale }
    return format
  }

  /// The picture itself: it is decoded already.
  public func preparingForDisplay() -> UIImage? { self }

  /// Calls a closure with the picture: it is decoded already.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// The picture in a size in points, whatever its proportions are.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Calls a closure with the picture in a size in points; nil for an empty size.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// The picture: it is decoded already.
  public var byPreparingForDisplay: UIImage? {
    get async { self }
  }

  /// The picture in a size in points, whatever its proportions are.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  func fillPattern(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let pixels = pixelsOfPattern else { return }
    context.saveGState()
    context.setFillPattern(pixels, in: CGRect(origin: .zero, size: size))
    context.fill(rect)
    context.restoreGState()
  }

  /// The picture in pixels, for filling with it.
  var pixelsOfPattern: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let image = resolved(in: .current)
    return image.uprightPixels
      ?? UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }.cgImage
  }
}
