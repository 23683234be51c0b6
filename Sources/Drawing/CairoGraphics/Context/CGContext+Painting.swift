import Foundation
import Pixels

extension CGContext {
  /// Draws an image over a rectangle.
  ///
  /// A bitmap of its own shows it the right way up, whether the y axis of user space points down or up. In
  /// UIKit's drawing, whose y axis points down, the image is upside down unless code turns the axis before
  /// it draws, as on iOS: Core Graphics draws the top row at the greatest y.
  ///
  /// Where the transform keeps axes, the edges of the rectangle move to whole pixels and the image is
  /// resampled to them in integer arithmetic.
  public func draw(_ image: CGImage, in rect: CGRect) { drawUpright(oriented(image), in: rect) }

  /// Draws an image over a rectangle, the right way up, whether the y axis of user space points down or up.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    perform(.uprightImage(image, rect))
  }

  /// The image whose upright picture is what Core Graphics would draw.
  private func oriented(_ image: CGImage) -> CGImage {
    drawsImagesUpright || isTurned ? image : image.upright(from: .downMirrored)
  }

  /// Draws an image over and over, from a rectangle in all directions, over all of the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    if byTiling { perform(.tiledImage(image, rect)) } else { draw(image, in: rect) }
  }

  /// Draws an image over a rectangle with its top row at the smallest y, as views draw theirs: it is
  /// upside down where the y axis points up.
  package func place(_ image: CGImage, in rect: CGRect) { perform(.image(image, rect)) }

  /// Intersects the clip with a rectangle, and multiplies later drawing by the alpha of an image that is
  /// stretched over it, or by the image's luminance if it is opaque; until the previously saved state is
  /// restored. The mask lies as ``draw(_:in:)`` draws it.
  public func clip(to rect: CGRect, mask: CGImage) { perform(.clipToMask(oriented(mask), rect)) }

  /// Fills with an image that is repeated, instead of with a colour, until another colour is set.
  ///
  /// - Parameters:
  ///   - rect: where the image lies once, in the present user space.
  package func setFillPattern(_ image: CGImage, in rect: CGRect) {
    perform(.setFillPattern(image, rect))
  }

  /// The current user space is the drawing's own, where images are upright.
  package func beginContent() { perform(.beginContent) }

  /// Blurs the content shown within the clip, as a material does; without effect in documents.
  ///
  /// In a transparency layer, only what was drawn since it began.
  ///
  /// - Parameter standardDeviation: in user space.
  package func blurBackdrop(standardDeviation: CGFloat) {
    perform(.blurBackdrop(standardDeviation: standardDeviation))
  }

  /// Draws an image over a rectangle of a plane that is seen in perspective.
  ///
  /// Parts of the plane behind the viewer are left out.
  ///
  /// - Parameter projection: from the plane to user space.
  package func draw(_ image: CGImage, in rect: CGRect, through projection: Projection) {
    perform(.projectedImage(image, rect, projection))
  }

  /// Paints a gradient from one point to another over all of the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint,
    options: CGGradientDrawingOptions = []
  ) {
    perform(.gradient(gradient, .linear(start: Point(start), end: Point(end)), options))
  }

  /// Paints a gradient once around a point, over all of the clip.
  ///
  /// - Parameter angle: of the direction in which the first and the last colour meet, in radians from
  ///   the x axis towards the y axis; the colours follow growing angles, clockwise on the screen.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let (sine, cosine) = Trigonometry.sineAndCosine(of: angle.native)
    drawConicGradient(gradient, center: center, direction: CGPoint(x: cosine, y: sine))
  }

  /// Paints a gradient once around a point, over all of the clip.
  ///
  /// - Parameter direction: from the centre, of any length but 0: where the first and the last colour
  ///   meet. The colours follow growing angles.
  package func drawConicGradient(_ gradient: CGGradient, center: CGPoint, direction: CGPoint) {
    perform(.gradient(gradient, .conic(center: Point(center), start: Point(direction)), []))
  }

  /// Paints a gradient from one circle to another over all of the clip.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions = []
  ) {
    perform(
      .gradient(
        gradient,
        .radial(
          startCenter: Point(startCenter), startRadius: startRadius.native,
          endCenter: Point(endCenter), endRadius: endRadius.native), options))
  }
}
