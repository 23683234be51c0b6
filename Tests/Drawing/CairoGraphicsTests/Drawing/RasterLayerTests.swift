import DrawingTestSupport
import Foundation
import Pixels
import TestSupport
import Testing

@testable import CairoGraphics

/// What a layer paints directly, against cairo's pixels and simple arithmetic.
@Suite struct RasterLayerTests {
  private static let frame = PixelRect(x: 3, y: -2, width: 23, height: 9)

  private func color(_ numbers: inout SplitMix64, alpha: UInt8) -> Color8 {
    func byte() -> Int { Int.random(in: 0...255, using: &numbers) }
    return Color8(.bytes(byte(), byte(), byte(), Int(alpha)))
  }

  /// Any pixels; their colours are premultiplied.
  private func pixels(_ numbers: inout SplitMix64) -> [UInt32] {
    (0..<Self.frame.width * Self.frame.height).map { _ in
      let alpha: UInt8 = [0, 255, .random(in: 1...254, using: &numbers)][
        Int.random(in: 0..<3, using: &numbers)]
      return color(&numbers, alpha: alpha).premultiplied
    }
  }

  /// Coverage with stretches of nothing and of everything.
  private func mask(width: Int, height: Int, _ numbers: inout SplitMix64) -> AlphaMask {
    var mask = AlphaMask(width: width, height: height)
    for y in 0..<height {
      var coverage: UInt8 = 0
      for x in 0..<width {
        if Int.random(in: 0..<3, using: &numbers) == 0 {
          coverage =
            [0, 255, .random(in: 1...254, using: &numbers)][
              Int.random(in: 0..<3, using: &numbers)]
        }
        mask[x, y] = coverage
      }
    }
    return mask
  }

  /// Each channel is between the colour's and the one below, rounded down.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func anOpaqueColorIsMixedThroughAMask(number: UInt64) {
    var numbers = SplitMix64(seed: number)
    let pixels = pixels(&numbers)
    let color = color(&numbers, alpha: 255)
    let mask = mask(width: Self.frame.width, height: Self.frame.height, &numbers)
    let layer = RasterLayer(frame: Self.frame)
    layer.setPixels(pixels, in: Self.frame)
    layer.paint(color, through: mask, x: Self.frame.x, y: Self.frame.y, .normal)
    let expected = pixels.enumerated().map { index, below in
      let part = UInt32(mask[index % Self.frame.width, index / Self.frame.width])
      return [UInt32(24), 16, 8, 0].reduce(UInt32(0)) { result, shift in
        let (own, other) = ((color.premultiplied >> shift) & 255, (below >> shift) & 255)
        return result | ((own * part + other * (255 - part)) / 255) << shift
      }
    }
    #expect(layer.makeBitmap().pixels == expected)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func aTransparentColorIsPaintedThroughAMaskAsByCairo(number: UInt64) {
    var numbers = SplitMix64(seed: number)
    let pixels = pixels(&numbers)
    let color = color(&numbers, alpha: [254, 200, 128, 1, 0][Int(number % 5)])
    // Many masks reach over the edges.
    let width = Int.random(in: 1...24, using: &numbers)
    let mask = mask(width: width, height: Int.random(in: 1...9, using: &numbers), &numbers)
    let x = Int.random(in: -3...24, using: &numbers)
    let y = Int.random(in: -6...6, using: &numbers)

    let layer = RasterLayer(frame: Self.frame)
    layer.setPixels(pixels, in: Self.frame)
    layer.paint(color, through: mask, x: x, y: y, .normal)

    let memory = PixelMemory(count: pixels.count)
    memory.pixels.update(from: pixels, count: pixels.count)
    let pen = CairoPen(on: memory, frame: Self.frame)
    pen.paint(color, through: mask, x: x, y: y, .normal)
    pen.flush()
    #expect(
      layer.makeBitmap()
        == memory.makeBitmap(width: Self.frame.width, height: Self.frame.height))
  }

  /// Widths that are not a multiple of four end within the four pixels that are composited
  /// together.
  @Test(arguments: 1...9)
  func aMaskChangesNoPixelBehindItsRows(width: Int) {
    let layer = RasterLayer(frame: PixelRect(x: 0, y: 0, width: 12, height: 2))
    let paper = [UInt32](repeating: 0xFF10_2030, count: 24)
    layer.setPixels(paper, in: layer.frame)
    var mask = AlphaMask(width: width, height: 1)
    for x in 0..<width { mask[x, 0] = 255 }
    layer.paint(Color8(.white), through: mask, x: 12 - width, y: 0, .normal)
    let expected = paper.enumerated().map { index, pixel in
      (12 - width..<12).contains(index) ? 0xFFFF_FFFF : pixel
    }
    #expect(layer.makeBitmap().pixels == expected)
  }

  /// Opaque rectangles are painted directly, half transparent ones by cairo.
  @Test(arguments: [1, 0.5])
  func aBitmapDoesNotChangeWhenDrawingContinues(alpha: CGFloat) throws {
    let context = try CGContext(width: 3, height: 1)
    context.setFillColor(CGColor(gray: 0, alpha: alpha))
    let empty = try context.makeBitmap()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let first = try context.makeBitmap()
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    let pixel = UInt32((alpha * 255).rounded()) << 24
    #expect(empty.pixels == [0, 0, 0])
    #expect(first.pixels == [pixel, 0, 0])
    #expect(try context.makeBitmap().pixels == [pixel, 0, pixel])
  }

  /// Half transparent fills are painted by cairo, opaque ones directly.
  @Test func cairoHonorsTheCurrentClip() throws {
    let half = CGColor(gray: 0, alpha: 0.5)
    let everything = CGRect(x: 0, y: 0, width: 6, height: 4)
    let bitmap = try drawn(6, 4) { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 1))
      context.setFillColor(half)
      context.fill(everything)
      context.restoreGState()
      context.saveGState()
      // Two contours are not a rectangle: they clip by a mask.
      context.clip(to: [
        CGRect(x: 0, y: 1, width: 1, height: 1), CGRect(x: 3, y: 1, width: 2, height: 1),
      ])
      context.fill(everything)
      context.restoreGState()
      context.clip(to: CGRect(x: 1, y: 2, width: 5, height: 1))
      context.fill(everything)
      context.restoreGState()
      context.setFillColor(half)
      context.fill(CGRect(x: 5, y: 3, width: 1, height: 1))
    }
    #expect(bitmap.sketch == ["++++..", "#..#..", ".###..", ".....+"])
  }
}
