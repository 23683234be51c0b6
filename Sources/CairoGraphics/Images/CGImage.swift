import Foundation
import Pixels

/// An image: pixels without a scale.
public struct CGImage: Sendable, Equatable {
  /// Premultiplied ARGB32, row-major.
  public let bitmap: Bitmap

  /// Wraps pixels.
  public init(bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }
}
