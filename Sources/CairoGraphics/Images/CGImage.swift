import Foundation
import Pixels

/// A picture to be drawn: pixels without a scale.
public struct CGImage: Sendable, Equatable {
  /// Premultiplied ARGB32, row-major.
  public let bitmap: Bitmap

  /// Wraps pixels.
  public init(bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// Pixels a row.
  public var width: Int { bitmap.width }
  /// Rows.
  public var height: Int { bitmap.height }
}
