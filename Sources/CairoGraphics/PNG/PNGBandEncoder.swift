import CDeflate
import Foundation

extension PNG {
  /// Writes a PNG file of an opaque picture that is drawn in bands, from top to bottom.
  ///
  /// Only the compressed bytes and two rows are kept. The file has colour samples without alpha, and
  /// no digest.
  ///
  /// Meant for large pictures of plain areas, such as contact sheets. Matches are searched for by
  /// pixel, not by byte, and rows that are equal to the one above are not searched at all.
  package final class BandEncoder {
    private let header: PNGHeader
    private let search: RowMatches
    private var stream = DeflateStream()
    private var checksum = Adler32()
    /// Rows added so far.
    private var height = 0

    /// - Parameters:
    ///   - width: in pixels, at least 1.
    ///   - height: of the whole picture, at least 1.
    package init(width: Int, height: Int) throws(PNGError) {
      guard width > 0, height > 0 else { throw .zeroSize(width: width, height: height) }
      header = PNGHeader(width: width, height: height, bitDepth: 8, colorType: .rgb)
      search = RowMatches(width: width)
    }

    /// Adds the next rows.
    ///
    /// - Parameter pixels: Complete rows of ARGB32, whose alpha is ignored; not more than the picture
    ///   has.
    package func append(_ pixels: UnsafeBufferPointer<UInt32>) {
      let count = pixels.count / header.width
      precondition(height + count <= header.height, "more rows than the picture has")
      for y in 0..<count {
        let row = UnsafeBufferPointer(
          rebasing: pixels[y * header.width..<(y + 1) * header.width])
        if height > 0 && search.isRepeated(row) {
          appendRepeatedRow()
        } else {
          appendRow(row)
        }
        height += 1
      }
    }

    /// The file, after all rows have been added.
    package func finish() throws(PNGError) -> [UInt8] {
      precondition(height == header.height, "fewer rows than the picture has")
      stream.finish()
      // Deflate with a window of 32 KB, without a dictionary (RFC 1950, section 2.2).
      var data: [UInt8] = [0x78, 0x01]
      data += stream.bytes
      data.append(bigEndian: checksum.value)
      guard data.count <= Int32.max else { throw .chunkTooLong("IDAT") }
      var file = PNGLayout.signature
      file.reserveCapacity(data.count + 64)
      file.append(.header, header.bytes)
      file.append(.imageData, data)
      file.append(.end, [])
      return file
    }

    /// Appends zeros, the differences from the row above.
    private func appendRepeatedRow() {
      stream.append(literal: PNGFilter.up.rawValue)
      checksum.update(byte: PNGFilter.up.rawValue)
      checksum.update(zeros: header.rowBytes)
      stream.append(literal: 0)
      var rest = header.rowBytes - 1
      while rest >= 3 {
        let length = min(rest, DeflateStream.longestMatch)
        stream.append(matchOf: length, distance: 1)
        rest -= length
      }
      for _ in 0..<rest { stream.append(literal: 0) }
      search.skipRow()
    }

    private func appendRow(_ row: UnsafeBufferPointer<UInt32>) {
      stream.append(literal: PNGFilter.none.rawValue)
      checksum.update(byte: PNGFilter.none.rawValue)
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: header.rowBytes) { bytes in
        for (x, pixel) in row.enumerated() {
          bytes[3 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
          bytes[3 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          bytes[3 * x + 2] = UInt8(truncatingIfNeeded: pixel)
        }
        checksum.update(UnsafeRawBufferPointer(bytes))
      }
      search.store(row, in: &stream)
    }
  }
}

/// The checksum at the end of a zlib stream (RFC 1950, section 8.2).
private struct Adler32 {
  private(set) var value: UInt32 = 1

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    value = libdeflate_adler32(value, bytes.baseAddress, bytes.count)
  }

  mutating func update(byte: UInt8) {
    withUnsafeBytes(of: byte) { update($0) }
  }

  /// Zeros leave the sum of bytes unchanged, and add it to the sum of sums once for each.
  mutating func update(zeros count: Int) {
    let (sum, sums) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
    value = UInt32((sums + sum * UInt64(count % 65_521)) % 65_521) << 16 | UInt32(sum)
  }
}

/// Finds matches for the pixels of a row: in the row itself, and in the last row before it that is
/// stored as pixels.
private final class RowMatches {
  private struct Match {
    /// In pixels.
    var count = 0
    /// In bytes.
    var distance = 0
  }

  private static let pixelBytes = 3
  private static let longestMatch = DeflateStream.longestMatch / pixelBytes
  private static let hashBits = 12

  private let width: Int
  /// The pixels of two rows, which are overwritten in turn.
  private let rows: UnsafeMutablePointer<UInt32>
  /// For each hash, a place in `rows` that started with two pixels of this hash.
  private let places: UnsafeMutablePointer<Int32>
  /// The index in `rows` of the row stored last, and of the one before it.
  private var current = 0
  private var above: Int
  /// The offset in the stream of the pixels of the row stored last; nil before the first one.
  private var offset: Int?
  /// The length of the stream in bytes.
  private var length = 0

  init(width: Int) {
    self.width = width
    rows = .allocate(capacity: 2 * width)
    rows.initialize(repeating: 0, count: 2 * width)
    places = .allocate(capacity: 1 << Self.hashBits)
    places.initialize(repeating: 0, count: 1 << Self.hashBits)
    above = width
  }

  deinit {
    rows.deallocate()
    places.deallocate()
  }

  /// The bytes of a row with its filter byte.
  private var rowBytes: Int { 1 + Self.pixelBytes * width }

  /// Whether a row is equal to the one stored last.
  func isRepeated(_ row: UnsafeBufferPointer<UInt32>) -> Bool {
    guard let row = row.baseAddress else { return false }
    return memcmp(rows + current, row, width * MemoryLayout<UInt32>.stride) == 0
  }

  /// Accounts for a row that is not stored as pixels.
  func skipRow() { length += rowBytes }

  /// Appends the pixels of a row, as literals and matches.
  func store(_ row: UnsafeBufferPointer<UInt32>, in stream: inout DeflateStream) {
    guard let source = row.baseAddress else { return }
    swap(&current, &above)
    (rows + current).update(from: source, count: width)
    // In bytes; too far for a match before the first row.
    let distanceAbove = offset.map { length + 1 - $0 } ?? .max / 2
    offset = length + 1
    length += rowBytes

    var x = 0
    while x < width {
      let match = match(at: x, distanceAbove: distanceAbove)
      if match.count == 0 {
        let pixel = rows[current + x]
        stream.append(literal: UInt8(truncatingIfNeeded: pixel >> 16))
        stream.append(literal: UInt8(truncatingIfNeeded: pixel >> 8))
        stream.append(literal: UInt8(truncatingIfNeeded: pixel))
        x += 1
      } else {
        var rest = match.count
        while rest > 0 {
          let count = min(rest, Self.longestMatch)
          stream.append(matchOf: count * Self.pixelBytes, distance: match.distance)
          rest -= count
        }
        x += match.count
      }
    }
  }

  /// The longest of three matches: with the pixel to the left, with the row above, and with a place
  /// that starts with the same two pixels.
  private func match(at x: Int, distanceAbove: Int) -> Match {
    var best = Match()
    if x > 0 {
      best = match(at: x, with: current + x - 1, distance: Self.pixelBytes)
    }
    if best.count < width - x {
      let other = match(at: x, with: above + x, distance: distanceAbove)
      if other.count > best.count { best = other }
    }
    guard x + 1 < width else { return best }
    let hash = Self.hash(rows[current + x], rows[current + x + 1])
    let place = Int(places[hash])
    places[hash] = Int32(truncatingIfNeeded: current + x)
    guard best.count < Self.longestMatch else { return best }
    let isAbove = (place < width) == (above < width)
    let column = place - (isAbove ? above : current)
    // A place in the current row may be an outdated one, ahead of the pixel.
    let distance = (isAbove ? distanceAbove : 0) + (x - column) * Self.pixelBytes
    guard isAbove || column < x, distance > 0 else { return best }
    let other = match(at: x, with: place, distance: distance)
    // A match of one more pixel costs more at a distance than nearby.
    return other.count > best.count + 1 ? other : best
  }

  /// - Parameter index: of the place in `rows`.
  private func match(at x: Int, with index: Int, distance: Int) -> Match {
    guard distance <= DeflateStream.longestDistance else { return Match() }
    let rowEnd = index < width ? width : 2 * width
    let end = min(width - x, rowEnd - index)
    let (one, other) = (rows + current + x, rows + index)
    var count = 0
    while count < end && one[count] == other[count] { count += 1 }
    return Match(count: count, distance: distance)
  }

  /// Multiplicative hashing of two pixels without their alpha.
  private static func hash(_ first: UInt32, _ second: UInt32) -> Int {
    let word = UInt64(first & 0xFF_FFFF) << 24 | UInt64(second & 0xFF_FFFF)
    return Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> (64 - UInt64(hashBits)))
  }
}
