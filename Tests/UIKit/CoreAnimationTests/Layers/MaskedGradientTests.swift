import CoreAnimation
import Testing

/// A layer that draws through a mask which it draws in a bitmap of its own, as libraries of animations do.
@Suite struct MaskedGradientTests {
  /// Opaque at the bottom, transparent at the top.
  private final class Faded: CALayer {
    var isRadial = false

    override func draw(in ctx: CGContext) {
      let gray = CGColorSpaceCreateDeviceGray()
      guard
        let gradient = CGGradient(
          colorsSpace: gray,
          colors: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as CFArray,
          locations: [0, 1]),
        let mask = CGContext(
          data: nil, width: ctx.width, height: ctx.height, bitsPerComponent: 8,
          bytesPerRow: ctx.width,
          space: gray, bitmapInfo: 0)
      else { return }
      mask.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(mask.height)))
      mask.concatenate(ctx.ctm)
      if isRadial {
        mask.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 4, y: 6), startRadius: 0,
          endCenter: CGPoint(x: 4, y: 6),
          endRadius: 6, options: [.drawsAfterEndLocation, .drawsBeforeStartLocation])
      } else {
        mask.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: 8),
          options: [.drawsAfterEndLocation, .drawsBeforeStartLocation])
      }
      if let image = mask.makeImage() { ctx.clip(to: ctx.boundingBoxOfClipPath, mask: image) }
      ctx.setFillColor(red)
      ctx.fill(ctx.boundingBoxOfClipPath)
    }
  }

  @Test(arguments: [false, true], [CGFloat(1), 2])
  func theMaskLiesWhereTheLayerDrawsIt(isRadial: Bool, scale: CGFloat) throws {
    let layer = Faded()
    layer.isRadial = isRadial
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.contentsScale = scale
    layer.setNeedsDisplay()
    let root = canvas()
    root.addSublayer(layer)
    let alphas = try renderedPicture(of: root).pixels.map { $0 >> 24 }
    let column = (0..<8).map { alphas[$0 * 8 + 4] }
    if isRadial {
      // Clear around (4, 6).
      #expect(column[0] > 200 && column[6] < 64 && column[5] < 64)
    } else {
      #expect(column == column.sorted() && column[0] < 32 && column[7] > 223)
    }
  }
}
