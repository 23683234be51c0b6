import Foundation

/// Why there is no drawing surface, or why what was drawn on it cannot be had.
public enum CGContextError: Error, CustomStringConvertible {
  /// The size is not a finite number, or negative.
  case invalidSize(width: CGFloat, height: CGFloat)
  /// A side, or the number of pixels, is above what one picture may have.
  case tooLarge(width: Int, height: Int)
  /// The scale is not a positive finite number.
  case invalidScale(CGFloat)
  /// cairo refused; its own words.
  case cairo(String)
  /// What should have been drawn failed, text whose font is missing for example; the first such
  /// error.
  case content(any Error)
  /// The context is of the other kind: pixels were asked of a document, or a document of pixels.
  case wrongKind(String)

  /// The longest side of a bitmap, in pixels.
  public static let maximumSide = 16_384
  /// The most pixels of a bitmap: 64 Mi, which take 256 MiB.
  public static let maximumPixelCount = 67_108_864

  public var description: String {
    switch self {
    case .invalidSize(let width, let height):
      return
        "a picture cannot be \(width) × \(height): both sides must be finite and not negative; "
        + "check the sizes and constraints of the outermost view"
    case .tooLarge(let width, let height):
      return
        "a picture of \(width) × \(height) pixels is too large: a side may have "
        + "\(Self.maximumSide) pixels, the whole \(Self.maximumPixelCount); "
        + "draw it smaller, at a smaller scale, or in parts"
    case .invalidScale(let scale):
      return "a picture cannot have the scale \(scale): use a positive number, such as 1, 2 or 3"
    case .cairo(let message):
      return "cairo cannot draw: \(message); if memory is short, draw fewer or smaller pictures"
    case .content(let error):
      return "\(error)"
    case .wrongKind(let message):
      return message
    }
  }
}
