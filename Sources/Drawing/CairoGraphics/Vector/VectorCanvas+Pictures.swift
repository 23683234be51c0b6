import CCairo
import Foundation
import Pixels

// What cairo has no primitive for, as pictures in the document.

extension VectorCanvas {
  /// Pixels per point of pictures.
  static let pictureScale = 2.0

  /// From points to the pixels of pictures.
  static let toPictures = CGAffineTransform(
    scaleX: CGFloat(pictureScale), y: CGFloat(pictureScale))

  /// The pixels of the clip, within limits.
  var clipFrame: PixelRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    var bounds = PointBounds()
    bounds.add(Point(x0, y0) * Self.pictureScale)
    bounds.add(Point(x1, y1) * Self.pictureScale)
    let side = CGContextError.maximumSide
    return PixelRect(around: bounds)
      .intersection(PixelRect(x: -side, y: -side, width: 4 * side, height: 4 * side))
  }

  func draw(_ image: CGImage, projection: Projection, compositing: Compositing) {
    if let transform = projection.affineTransform {
      draw(image, transform: transform, compositing: compositing)
      return
    }
    let projection = projection.concatenating(Self.toPictures)
    guard isDrawable(clipFrame),
      let placement = ImagePlacement(image, projection, clip: clipFrame),
      let outline = placement.outline
    else { return }
    let frame = PixelRect(
      x: placement.x, y: placement.y, width: placement.bitmap.width,
      height: placement.bitmap.height)
    let mask = AlphaMask(of: outline, rule: .winding, frame: frame)
    draw(
      CGImage(bitmap: placement.bitmap.masked(by: mask)),
      transform: frame.unitTransform(scale: CGFloat(Self.pictureScale)), compositing: compositing)
  }

  /// Paints a gradient over all of the clip.
  ///
  /// - Parameter picture: in the pixels of pictures.
  func paint(_ picture: GradientPicture, _ compositing: Compositing) {
    let frame = clipFrame
    guard isDrawable(frame) else { return }
    paint(
      picture.bitmap(of: frame), transform: frame.unitTransform(scale: CGFloat(Self.pictureScale)),
      compositing)
  }

  func isDrawable(_ frame: PixelRect) -> Bool {
    !frame.isEmpty && frame.width * frame.height <= CGContextError.maximumPixelCount
  }
}
