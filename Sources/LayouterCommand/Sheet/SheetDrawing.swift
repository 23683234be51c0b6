import CairoGraphics
import Foundation
import Pixels

extension SheetLayout {
  /// The sheet as a picture.
  func bitmap() throws(CGContextError) -> Bitmap {
    let pixels = PixelGrid(scale: scale).pixelSize(nearest: size)
    let context = try CGContext(width: pixels.width, height: pixels.height, scale: scale)
    context.setFillColor(style.page)
    context.fill(CGRect(origin: .zero, size: size))
    draw(in: context)
    return try context.makeBitmap()
  }

  /// Draws everything but the page itself, with the top left corner at the context's origin.
  func draw(in context: CGContext) {
    for panel in panels {
      context.setFillColor(PanelColors.of(panel.isDark).panel)
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
    let colors = PanelColors.of(placed.picture.isDark)
    if placed.picture.bitmap.hasTransparentPixels {
      drawCheckerboard(in: placed.frame, colors, context)
    }
    context.draw(CGImage(bitmap: placed.picture.bitmap), in: placed.frame)
    drawHairline(around: placed.frame, colors, context)
  }

  private func drawCheckerboard(
    in frame: CGRect, _ colors: PanelColors, _ context: CGContext
  ) {
    context.setFillColor(colors.checkers.0)
    context.fill(frame)
    context.setFillColor(colors.checkers.1)
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

  /// Draws a line of one pixel around the picture, which covers none of its pixels.
  private func drawHairline(around frame: CGRect, _ colors: PanelColors, _ context: CGContext) {
    let pixel = 1 / scale
    let outer = frame.insetBy(dx: -pixel, dy: -pixel)
    context.setFillColor(colors.frame)
    context.fill([
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: pixel),
      CGRect(x: outer.minX, y: frame.maxY, width: outer.width, height: pixel),
      CGRect(x: outer.minX, y: frame.minY, width: pixel, height: frame.height),
      CGRect(x: frame.maxX, y: frame.minY, width: pixel, height: frame.height),
    ])
  }
}

extension PanelColors {
  static func of(_ isDark: Bool) -> PanelColors { isDark ? .dark : .light }
}

extension Bitmap {
  fileprivate var hasTransparentPixels: Bool { pixels.contains { $0 >> 24 != 0xFF } }
}

extension CGContextError {
  /// Whether a bitmap context of this size can be created.
  ///
  /// - Parameter size: In points.
  static func canDraw(_ size: CGSize, scale: CGFloat) -> Bool {
    let (width, height) = (size.width * scale, size.height * scale)
    return max(width, height) <= CGFloat(maximumSide)
      && width * height <= CGFloat(maximumPixelCount)
  }
}
