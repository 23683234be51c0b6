/// A picture with a size in points. Immutable.
public final class UIImage: Sendable {
  /// Whether a picture has its own colours or, where a view shows it, the view's tint.
  public enum RenderingMode: Int, Sendable, CaseIterable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How the middle of a resizable picture fills more room.
  public enum ResizingMode: Int, Sendable, CaseIterable {
    case tile, stretch
  }

  /// The pixels.
  public let cgImage: CGImage?
  /// Pixels a point.
  public let scale: CGFloat
  /// Points.
  public let size: CGSize
  public let renderingMode: RenderingMode
  /// The edges that keep their thickness when the picture is resized, points.
  public let capInsets: UIEdgeInsets
  public let resizingMode: ResizingMode

  private init(
    cgImage: CGImage?, scale: CGFloat, size: CGSize, renderingMode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile
  ) {
    self.cgImage = cgImage
    self.scale = scale
    self.size = size
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
  }

  /// Wraps pixels.
  ///
  /// - Parameter scale: pixels a point; what is not positive counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat = 1) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(
      cgImage: cgImage, scale: scale,
      size: CGSize(
        width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
  }

  /// The picture with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, size: size, renderingMode: renderingMode,
      capInsets: capInsets, resizingMode: resizingMode)
  }

  /// A picture whose edges keep their thickness while the middle fills the room.
  ///
  /// - Parameter capInsets: the thickness of the edges, points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, size: size, renderingMode: renderingMode,
      capInsets: capInsets, resizingMode: resizingMode)
  }
}
