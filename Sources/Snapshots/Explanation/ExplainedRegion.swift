import ImageComparison

/// A part of the picture that differs, and the views it touches.
public struct ExplainedRegion: Sendable, Equatable {
  /// In pixels.
  public var rect: PixelRect
  /// How many pixels in it count as different.
  public var pixels: Int
  /// The views in it, as the sentences call them: those that changed, or else those that lie
  /// furthest in the tree.
  public var views: [String]

  public init(rect: PixelRect, pixels: Int, views: [String] = []) {
    self.rect = rect
    self.pixels = pixels
    self.views = views
  }
}
