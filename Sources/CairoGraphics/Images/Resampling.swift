import Pixels

extension Bitmap {
  /// The picture at another size in pixels.
  package func resampled(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
    guard newWidth > 0, newHeight > 0, width > 0, height > 0 else {
      return Bitmap(width: max(newWidth, 0), height: max(newHeight, 0))
    }
    if newWidth == width && newHeight == height { return self }
    var result = Bitmap(width: newWidth, height: newHeight)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        result[x, y] =
          self[(2 * x + 1) * width / (2 * newWidth), (2 * y + 1) * height / (2 * newHeight)]
      }
    }
    return result
  }
}
