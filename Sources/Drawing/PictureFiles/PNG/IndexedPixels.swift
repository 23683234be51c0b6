import Pixels

/// A bitmap of at most 256 colours as indices into a list of them.
struct IndexedPixels {
  let width: Int
  let height: Int
  /// Premultiplied, in the order in which they first appear.
  private(set) var colors: [UInt32]
  /// One per pixel.
  private(set) var indices: [UInt8]

  /// `nil` for a bitmap of more than 256 colours.
  init?(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    var colors: [UInt32] = []
    var isFull = false
    indices = [UInt8](unsafeUninitializedCapacity: bitmap.pixels.count) { indices, count in
      var table = ColorTable()
      count = bitmap.pixels.withUnsafeBufferPointer { table.index($0, into: indices) }
      isFull = table.isFull
      colors = table.colors
    }
    self.colors = colors
    if isFull { return nil }
  }

  /// Samples with a palette, with as few bits as its size allows if `packed`.
  func samples(packed: Bool = true) -> PNGSamples {
    let order = paletteOrder
    var places = [UInt8](repeating: 0, count: 256)
    for (place, index) in order.enumerated() { places[index] = UInt8(place) }
    let straight = order.map { PremultipliedAlpha.straight(colors[$0]) }
    let depth = packed ? bitDepth : 8
    return PNGSamples(
      header: PNGHeader(width: width, height: height, bitDepth: depth, colorType: .palette),
      palette: straight.flatMap { color in
        [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) }
      },
      transparency: straight.prefix { $0 < 0xFF00_0000 }.map { UInt8($0 >> 24) },
      rows: rows(places: places, bitDepth: Int(depth)))
  }

  /// The places of the colours in the palette: by first appearance, which preserves the regularity of a
  /// pattern or a gradient. Transparency is written for the first colours only, so those that need it precede
  /// the others.
  private var paletteOrder: [Int] {
    colors.indices.filter { colors[$0] < 0xFF00_0000 }
      + colors.indices.filter { colors[$0] >= 0xFF00_0000 }
  }

  private var bitDepth: UInt8 {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  private func rows(places: [UInt8], bitDepth: Int) -> [UInt8] {
    let perByte = 8 / bitDepth
    let rowBytes = (width + perByte - 1) / perByte
    let count = rowBytes * height
    return [UInt8](unsafeUninitializedCapacity: count) { rows, written in
      written = count
      places.withUnsafeBufferPointer { places in
        indices.withUnsafeBufferPointer { indices in
          guard let rows = rows.baseAddress, let places = places.baseAddress,
            let indices = indices.baseAddress
          else { return }
          var y = 0
          while y < height {
            let (row, source) = (rows + y &* rowBytes, indices + y &* width)
            if bitDepth == 8 {
              Self.place(source, count: width, places: places, into: row)
            } else {
              Self.pack(source, count: width, places: places, bitDepth: bitDepth, into: row)
            }
            y &+= 1
          }
        }
      }
    }
  }

  // Loops over pixels are written with `while` and pointers without bounds, here and wherever a picture for a report
  // is made: tests run without optimisation, where `for` calls functions of the iterator for each pixel, and takes 20
  // times as long.

  private static func place(
    _ indices: UnsafePointer<UInt8>, count: Int, places: UnsafePointer<UInt8>,
    into row: UnsafeMutablePointer<UInt8>
  ) {
    var x = 0
    while x < count {
      row[x] = places[Int(indices[x])]
      x &+= 1
    }
  }

  /// Writes the first index into the highest bits of a byte.
  private static func pack(
    _ indices: UnsafePointer<UInt8>, count: Int, places: UnsafePointer<UInt8>, bitDepth: Int,
    into row: UnsafeMutablePointer<UInt8>
  ) {
    let perByte = 8 / bitDepth
    var (x, byte) = (0, 0)
    while x < count {
      let end = x &+ perByte
      var bits = 0
      while x < end {
        bits = bits &<< bitDepth | (x < count ? Int(places[Int(indices[x])]) : 0)
        x &+= 1
      }
      row[byte] = UInt8(truncatingIfNeeded: bits)
      byte &+= 1
    }
  }
}

/// Assigns indices to colours in order of appearance: a hash table with open addressing.
private struct ColorTable {
  private static let bits = 10
  /// Index plus one of the colour in each slot; 0 is a free slot.
  private var slots = [UInt16](repeating: 0, count: 1 << Self.bits)
  private(set) var colors: [UInt32] = []
  private(set) var isFull = false

  /// - Returns: the number of pixels indexed, all of them unless the table is full.
  mutating func index(
    _ pixels: UnsafeBufferPointer<UInt32>, into indices: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    let count = pixels.count
    guard let pixels = pixels.baseAddress, let indices = indices.baseAddress, count > 0 else {
      return 0
    }
    // The last colours by their hashes: most pixels find theirs without a search.
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 1 << Self.bits) { recent in
      guard let recent = recent.baseAddress else { return 0 }
      recent.initialize(repeating: .max, count: 1 << Self.bits)
      var (last, lastIndex) = (pixels[0], index(of: pixels[0]))
      var place = 0
      while place < count {
        let pixel = pixels[place]
        if pixel != last {
          let slot = Self.slot(of: pixel)
          let entry = recent[slot]
          // The colour in the high half, its index in the low one; a free entry has a larger one.
          if entry &>> 32 == UInt64(pixel), entry & 0xFFFF_FFFF < 256 {
            lastIndex = UInt8(truncatingIfNeeded: entry)
          } else {
            lastIndex = index(of: pixel)
            if isFull { return place }
            recent[slot] = UInt64(pixel) &<< 32 | UInt64(lastIndex)
          }
          last = pixel
        }
        indices[place] = lastIndex
        place &+= 1
      }
      return count
    }
  }

  /// Multiplicative hashing with the golden ratio (Knuth, The Art of Computer Programming, 6.4).
  @inline(__always)
  private static func slot(of color: UInt32) -> Int {
    Int(truncatingIfNeeded: (color &* 0x9E37_79B1) &>> (32 &- UInt32(bits)))
  }

  private mutating func index(of color: UInt32) -> UInt8 {
    var slot = Self.slot(of: color)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if colors[index] == color { return UInt8(index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard colors.count < 256 else {
      isFull = true
      return 0
    }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }
}
