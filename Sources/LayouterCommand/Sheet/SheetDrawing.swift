import CairoGraphics
import Foundation
import Pixels

extension SheetLayout {
  /// The sheet as a picture.
  func bitmap() throws(CGContextError) -> Bitmap {
    let context = try CGContext(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      scale: scale)
    context.setFillColor(style.page)
    context.fill(CGRect(origin: .zero, size: size))
    draw(in: context)
    return try context.makeBitmap()
  }

  /// Draws everything but the page itself, with the top left corner at the context's origin.
  func draw(in context: CGContext) {
    for panel in panels {
      context.setFillColor(SheetGround.of(panel.isDark).panel)
      context.addPath(
        CGPath(
          roundedRect: panel.frame, cornerWidth: style.panelRadius,
          cornerHeight: style.panelRadius, transform: nil))
      context.fillPath()
    }
    for placed in pictures { draw(placed, in: context) }
    for text in texts { text.layout.draw(in: context, at: text.origin, color: text.color) }
  }

  private func draw(_ placed: PlacedPicture, in context: CGContext) {
    let ground = SheetGround.of(placed.picture.isDark)
    if placed.picture.bitmap.hasSeeThroughPixels {
      drawCheckerboard(in: placed.frame, ground, context)
    }
    context.draw(CGImage(bitmap: placed.picture.bitmap), in: placed.frame)
    drawHairline(around: placed.frame, ground, context)
  }

  private func drawCheckerboard(
    in frame: CGRect, _ ground: SheetGround, _ context: CGContext
  ) {
    context.setFillColor(ground.checkers.0)
    context.fill(frame)
    context.setFillColor(ground.checkers.1)
    let side = style.checkerSide
    for row in 0..<Int((frame.height / side).rounded(.up)) {
      for column in 0..<Int((frame.width / side).rounded(.up)) where (row + column) % 2 == 1 {
        let checker = CGRect(
          x: frame.minX + CGFloat(column) * side, y: frame.minY + CGFloat(row) * side,
          width: side, height: side)
        context.fill(checker.intersection(frame))
      }
    }
  }

  /// One pixel wide and outside of the picture, so that it covers none of its pixels.
  private func drawHairline(around frame: CGRect, _ ground: SheetGround, _ context: CGContext) {
    let pixel = 1 / scale
    let outer = frame.insetBy(dx: -pixel, dy: -pixel)
    context.setFillColor(ground.frame)
    context.fill([
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: pixel),
      CGRect(x: outer.minX, y: frame.maxY, width: outer.width, height: pixel),
      CGRect(x: outer.minX, y: frame.minY, width: pixel, height: frame.height),
      CGRect(x: frame.maxX, y: frame.minY, width: pixel, height: frame.height),
    ])
  }
}

extension SheetGround {
  static func of(_ isDark: Bool) -> SheetGround { isDark ? .dark : .light }
}

extension Bitmap {
  fileprivate var hasSeeThroughPixels: Bool { pixels.contains { $0 >> 24 != 0xFF } }
}

extension CGContextError {
  /// Whether a picture is within what can be drawn on.
  ///
  /// - Parameter size: points.
  static func canDraw(_ size: CGSize, scale: CGFloat) -> Bool {
    let (width, height) = (size.width * scale, size.height * scale)
    return max(width, height) <= CGFloat(maximumSide)
      && width * height <= CGFloat(maximumPixelCount)
  }
}
