import CoreAnimation
import Testing

/// A picture of a layer as a screen shows it, one pixel per point unless stated otherwise.
func picture(of layer: CALayer, scale: CGFloat = 1) throws -> Bitmap {
  layer.layoutIfNeeded()
  let context = try CGContext(size: layer.bounds.size, scale: scale)
  LayerPass(context: context, scale: scale).draw(
    layer, at: CGRect(origin: .zero, size: layer.bounds.size))
  return try context.makeBitmap()
}

/// A picture of a layer by ``CALayer/render(in:)``, one pixel per point.
func renderedPicture(of layer: CALayer) throws -> Bitmap {
  let context = try CGContext(size: layer.bounds.size, scale: 1)
  context.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
  layer.render(in: context)
  return try context.makeBitmap()
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
let redPixel: UInt32 = 0xFFFF_0000
let bluePixel: UInt32 = 0xFF00_00FF

/// A layer with a colour.
func box(_ frame: CGRect, _ color: CGColor = red) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = color
  return layer
}

/// A layer of 8 × 8 points without a colour.
func canvas() -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
  return layer
}
