import Pixels

/// The number of pixels that are not identical, in two images of equal sizes: of all pixels, and of those outside of
/// some rectangles.
package func unequalPixels(
  _ first: Bitmap, _ second: Bitmap, outside areas: [PixelRect]
) -> (all: Int, outside: Int) {
  var (all, outside) = (0, 0)
  let size = PixelSize(
    width: min(first.width, second.width), height: min(first.height, second.height))
  forEachUnequalPixel(of: first, and: second, in: size) { x, y, _, _ in
    all += 1
    if !areas.contains(where: { $0.contains(x: x, y: y) }) { outside += 1 }
  }
  return (all, outside)
}
