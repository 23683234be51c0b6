import Foundation
import Pixels

/// An image: pixels without a scale.
public struct CGImage: Sendable, Hashable {
  /// Premultiplied ARGB32, row-major.
  public let bitmap: Bitmap
  /// How clients see the pixels; nil for red, green and blue multiplied by alpha, and alpha.
  let clientFormat: ClientFormat?

  /// Wraps pixels.
  public init(bitmap: Bitmap) { self.init(bitmap: bitmap, clientFormat: nil) }

  init(bitmap: Bitmap, clientFormat: ClientFormat?) {
    self.bitmap = bitmap
    self.clientFormat = clientFormat
  }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }

  /// Hashes the size only.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
