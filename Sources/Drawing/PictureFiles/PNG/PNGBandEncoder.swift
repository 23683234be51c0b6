import Foundation

extension PNG {
  /// Writes a PNG file of an opaque picture that is drawn in bands, from top to bottom.
  ///
  /// Only the compressed bytes and two rows are kept. The file has colour samples without alpha, and
  /// no digest.
  ///
  /// Meant for large pictures of plain areas, such as contact sheets: rows are stored as they are, or as
  /// differences from the row above where that gives longer runs of equal pixels.
  package final class BandEncoder {
    private let header: PNGHeader
    private let stream: ZlibStream
    /// Rows added so far.
    private var height = 0
    /// The pixels of the row added last, black before the first one.
    private var above: [UInt32]
    /// The row to be compressed, with its filter byte. Pixels are written as four bytes, of which the
    /// next one overwrites the last.
    private var output: [UInt8]

    /// - Parameters:
    ///   - width: in pixels, at least 1.
    ///   - height: of the whole picture, at least 1.
    package init(width: Int, height: Int) throws(PNGError) {
      guard width > 0, height > 0 else { throw .zeroSize(width: width, height: height) }
      header = PNGHeader(width: width, height: height, bitDepth: 8, colorType: .rgb)
      stream = try ZlibStream()
      above = [UInt32](repeating: 0, count: width)
      output = [UInt8](repeating: 0, count: 1 + header.rowBytes + 1)
    }

    /// Adds the next rows.
    ///
    /// - Parameter pixels: Complete rows of ARGB32, whose alpha is ignored; not more than the picture
    ///   has.
    package func append(_ pixels: UnsafeBufferPointer<UInt32>) throws(PNGError) {
      let count = pixels.count / header.width
      precondition(height + count <= header.height, "more rows than the picture has")
      guard let first = pixels.baseAddress else { return }
      for y in 0..<count { try append(row: first + y * header.width) }
      height += count
    }

    /// The file, after all rows have been added.
    package func finish() throws(PNGError) -> [UInt8] {
      precondition(height == header.height, "fewer rows than the picture has")
      let data = try stream.finish()
      guard data.count <= Int32.max else { throw .chunkTooLong("IDAT") }
      var file = PNGLayout.signature
      file.reserveCapacity(data.count + 64)
      file.append(.header, header.bytes)
      file.append(.imageData, data)
      file.append(.end, [])
      return file
    }

    private func append(row: UnsafePointer<UInt32>) throws(PNGError) {
      let (width, rowBytes) = (header.width, header.rowBytes)
      above.withUnsafeMutableBufferPointer { above in
        output.withUnsafeMutableBytes { output in
          guard let above = above.baseAddress, let bytes = output.baseAddress else { return }
          if memcmp(row, above, width * MemoryLayout<UInt32>.stride) == 0 {
            output[0] = PNGFilter.up.rawValue
            memset(bytes + 1, 0, rowBytes)
            return
          }
          if Self.prefersDifferences(row, above, count: width) {
            output[0] = PNGFilter.up.rawValue
            for x in 0..<width {
              Self.store(Self.difference(row[x], above[x]), at: x, in: bytes)
            }
          } else {
            output[0] = PNGFilter.none.rawValue
            for x in 0..<width { Self.store(row[x], at: x, in: bytes) }
          }
          above.update(from: row, count: width)
        }
      }
      try output.withUnsafeBufferPointer { output throws(PNGError) in
        try stream.append(UnsafeBufferPointer(rebasing: output[...rowBytes]))
      }
    }

    /// Whether the differences from the row above have fewer changes from pixel to pixel than the row.
    private static func prefersDifferences(
      _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, count: Int
    ) -> Bool {
      var (changes, differenceChanges): (UInt32, UInt32) = (0, 0)
      for x in 1..<max(1, count) {
        changes &+= row[x] == row[x - 1] ? 0 : 1
        differenceChanges &+= row[x] ^ above[x] == row[x - 1] ^ above[x - 1] ? 0 : 1
      }
      return differenceChanges < changes
    }

    /// Subtracts each byte.
    @inline(__always)
    private static func difference(_ pixel: UInt32, _ above: UInt32) -> UInt32 {
      // The highest bit of each byte of the first number is set, so that no byte borrows from the next
      // one.
      let high: UInt32 = 0x8080_8080
      return ((pixel | high) &- (above & ~high)) ^ ((pixel ^ ~above) & high)
    }

    /// Stores red, green and blue behind the filter byte, and a byte that belongs to the next pixel.
    @inline(__always)
    private static func store(
      _ pixel: UInt32, at x: Int, in output: UnsafeMutableRawPointer
    ) {
      output.storeBytes(of: (pixel << 8).bigEndian, toByteOffset: 1 + 3 * x, as: UInt32.self)
    }
  }
}
