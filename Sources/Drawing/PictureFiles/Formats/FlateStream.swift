/// Data of other formats that is compressed as the pixels of a PNG are: zlib streams, whose bytes may be differences to
/// their neighbours.
package enum FlateStream {
  package enum Failure: Error, Equatable, Sendable {
    case broken
    /// The content is longer than what was allowed.
    case tooLong
    case outOfMemory
  }

  /// Decompresses a zlib stream. Bytes that follow it are ignored.
  ///
  /// - Parameter limit: the largest number of bytes to decompress to.
  package static func decompress(
    _ stream: ArraySlice<UInt8>, atMost limit: Int
  ) throws(Failure) -> [UInt8] {
    let decompressor: ZlibDecompressor
    do { decompressor = try ZlibDecompressor() } catch { throw .outOfMemory }
    do {
      return try decompressor.decompress(stream, atMost: limit)
    } catch .tooLong {
      throw .tooLong
    } catch {
      throw .broken
    }
  }

  /// Turns rows of differences to the pixel on the left into the samples of 8 bits, as TIFF has them.
  package static func undoDifferences(of bytes: [UInt8], rowBytes: Int, pixelBytes: Int) -> [UInt8]
  {
    guard rowBytes > 0, pixelBytes > 0 else { return bytes }
    var samples = bytes
    for index in samples.indices where index % rowBytes >= pixelBytes {
      samples[index] &+= samples[index - pixelBytes]
    }
    return samples
  }

  /// Turns rows of differences, each with the number of its PNG filter before it, into the samples.
  ///
  /// - Parameters:
  ///   - rowBytes: the bytes of a row without its filter. A last row that is shorter is left out.
  ///   - pixelBytes: the bytes of a pixel, at least 1.
  package static func undoFilters(
    of bytes: [UInt8], rowBytes: Int, pixelBytes: Int
  ) throws(Failure) -> [UInt8] {
    guard rowBytes > 0, (1...8).contains(pixelBytes) else { throw .broken }
    var samples: [UInt8] = []
    samples.reserveCapacity(bytes.count)
    var above = [UInt8](repeating: 0, count: rowBytes)
    var start = 0
    while start + 1 + rowBytes <= bytes.count {
      guard let filter = PNGFilter(rawValue: bytes[start]) else { throw .broken }
      var row = Array(bytes[start + 1..<start + 1 + rowBytes])
      row.withUnsafeMutableBufferPointer { row in
        above.withUnsafeBufferPointer { above in
          guard let row = row.baseAddress, let above = above.baseAddress else { return }
          filter.undo(on: row, above: above, count: rowBytes, distance: pixelBytes)
        }
      }
      samples += row
      above = row
      start += 1 + rowBytes
    }
    return samples
  }
}
