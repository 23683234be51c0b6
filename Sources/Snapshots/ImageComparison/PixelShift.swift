/// How far something moved, in pixels.
public struct PixelShift: Sendable, Hashable {
  /// To the right; negative to the left.
  public var dx: Int
  /// Down; negative up.
  public var dy: Int

  /// A shift of a number of pixels to the right and down.
  public init(dx: Int, dy: Int) {
    (self.dx, self.dy) = (dx, dy)
  }
}

extension PixelShift {
  /// The largest distance that is found, across and down.
  private static let limit = 24

  /// How far the content of a rectangle has moved, if moving is all that happened to it: each pixel of
  /// the rectangle has the colour that the expected image has at the distance from it.
  ///
  /// So content in front of one colour is recognised, and a repeating pattern that moved by less than
  /// its period. Of several distances the shortest is returned; nil if there is none of up to 24 pixels
  /// across and down, or if one of the images does not contain the rectangle.
  public static func find(in rect: PixelRect, expected: Bitmap, actual: Bitmap) -> PixelShift? {
    guard !rect.isEmpty, expected.bounds.contains(rect), actual.bounds.contains(rect) else {
      return nil
    }
    // Content that moved by its own size or more leaves two regions, or looks like content that was
    // replaced.
    let (across, down) = (min(limit, rect.width - 1), min(limit, rect.height - 1))
    let candidates = (-down...down).flatMap { dy in
      (-across...across).map { PixelShift(dx: $0, dy: dy) }
    }
    return candidates.filter { $0 != PixelShift(dx: 0, dy: 0) }
      .sorted { ($0.length, $0.dy, $0.dx) < ($1.length, $1.dy, $1.dx) }
      .first { $0.explains(rect, expected: expected, actual: actual) }
  }

  private var length: Int { dx * dx + dy * dy }

  private func explains(_ rect: PixelRect, expected: Bitmap, actual: Bitmap) -> Bool {
    guard expected.bounds.contains(rect.offsetBy(dx: -dx, dy: -dy)) else { return false }
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX where actual[x, y] != expected[x - dx, y - dy] { return false }
    }
    return true
  }
}

extension Bitmap {
  fileprivate var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
