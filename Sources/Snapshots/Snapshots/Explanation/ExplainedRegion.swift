import ImageComparison

/// A region of the picture that differs, and the views in it.
public struct ExplainedRegion: Sendable, Equatable {
  /// The region, in pixels.
  public var rect: PixelRect
  /// The number of pixels in it that count as different.
  public var pixels: Int
  /// The names of the views in it, as in the sentences: the views that changed, or else the
  /// innermost ones.
  public var views: [String]

  /// A region with its views, in pixels.
  public init(rect: PixelRect, pixels: Int, views: [String] = []) {
    self.rect = rect
    self.pixels = pixels
    self.views = views
  }
}
