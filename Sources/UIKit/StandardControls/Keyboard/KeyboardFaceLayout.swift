/// The places of a digit and its letters on a key, points.
struct KeyboardFaceLayout: Equatable {
  private(set) var text: CGRect
  private(set) var detail: CGRect
  /// Whether the letters are next to the digit, as on the low keys of a phone in landscape.
  private(set) var isInOneLine: Bool

  // Our own, near iOS's.
  private static let textHeight: CGFloat = 28
  private static let detailHeight: CGFloat = 14
  /// The height that a digit takes with letters below it.
  private static let stackedHeight: CGFloat = 42
  /// From the middle of the digit to its letters.
  private static let detailDistance: CGFloat = 12

  /// The digit is in the same place with and without letters.
  init(in bounds: CGRect) {
    isInOneLine = bounds.height < Self.stackedHeight
    guard isInOneLine else {
      text = CGRect(
        x: 0, y: bounds.midY - Self.stackedHeight / 2, width: bounds.width, height: Self.textHeight)
      detail = CGRect(x: 0, y: bounds.midY + 6, width: bounds.width, height: Self.detailHeight)
      return
    }
    text = bounds
    let x = min(bounds.midX + Self.detailDistance, bounds.maxX)
    detail = CGRect(x: x, y: bounds.minY, width: bounds.maxX - x, height: bounds.height)
  }

  /// The size of a text that fits in a key of a height, points.
  static func fontSize(_ size: CGFloat, height: CGFloat) -> CGFloat {
    height > 0 ? min(size, height * 0.9) : size
  }
}
