/// A picture whose pixels are read row by row, as often as they are needed: it may be too large to be in memory as a whole.
package protocol PixelRows {
  /// An error of reading; `Never` for pixels in memory.
  associatedtype Failure: Error

  /// In pixels.
  var size: PixelSize { get }

  /// Calls a closure with each row from the top, premultiplied ARGB32, valid during the call.
  func forEachRow(_ body: (_ y: Int, _ row: UnsafePointer<UInt32>) -> Void) throws(Failure)
}

extension Bitmap: PixelRows {
  /// In pixels.
  package var size: PixelSize { PixelSize(width: width, height: height) }

  /// Calls a closure with each row from the top, valid during the call.
  package func forEachRow(_ body: (_ y: Int, _ row: UnsafePointer<UInt32>) -> Void) {
    pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      for y in 0..<height { body(y, start + y * width) }
    }
  }
}
