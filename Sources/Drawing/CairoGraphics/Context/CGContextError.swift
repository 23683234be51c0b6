import Foundation

/// Why a drawing surface cannot be made, or its result cannot be read.
public enum CGContextError: Error, CustomStringConvertible {
  /// A length is not finite, or negative.
  case invalidSize(width: CGFloat, height: CGFloat)
  /// A side or the number of pixels exceeds the limit.
  case tooLarge(width: Int, height: Int)
  /// The process cannot allocate the bytes that a picture of this size needs.
  case notEnoughMemory(width: Int, height: Int, byteCount: Int)
  /// The scale is not a positive finite number.
  case invalidScale(CGFloat)
  /// cairo failed; its own message.
  case cairo(String)
  /// The first error of what was to be drawn, for example of text whose font is missing.
  case content(any Error)
  /// The context is of the other kind: a bitmap was requested of a document, or the reverse.
  case wrongKind(String)

  /// The longest side of a bitmap, in pixels.
  public static let maximumSide = 16_384
  /// The largest number of pixels of a bitmap: 64 Mi, which need 256 MiB.
  public static let maximumPixelCount = 67_108_864

  /// The cause and the remedy, as a sentence.
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
    case .notEnoughMemory(let width, let height, let byteCount):
      return
        "a picture of \(width) × \(height) pixels needs about \(byteCount / 1_000_000) MB of memory, "
        + "which this process does not get; draw it smaller, at a smaller scale, or in parts, or "
        + "raise the limit of the process (ulimit -v) or of its container"
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
