import Foundation
import Pixels

extension CGContext {
  /// Draws an image over a rectangle, the right way up.
  ///
  /// Where the transform keeps axes, the edges of the rectangle move to whole pixels and the image is
  /// resampled to them in integer arithmetic.
  public func draw(_ image: CGImage, in rect: CGRect) { perform(.image(image, rect)) }

  /// Paints a gradient from one point to another over all of the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint,
    options: CGGradientDrawingOptions = []
  ) {
    perform(.gradient(gradient, .linear(start: Point(start), end: Point(end)), options))
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
