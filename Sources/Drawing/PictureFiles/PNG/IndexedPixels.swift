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
    if bitDepth == 8 { return indices.map { places[Int($0)] } }
    let perByte = 8 / bitDepth
    let rowBytes = (width + perByte - 1) / perByte
    var rows = [UInt8](repeating: 0, count: rowBytes * height)
    for y in 0..<height {
      for x in 0..<width {
        let shift = 8 - bitDepth * (x % perByte + 1)
        rows[y * rowBytes + x / perByte] |= places[Int(indices[y * width + x])] << shift
      }
    }
    return rows
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
    guard let first = pixels.first else { return 0 }
    var (last, lastIndex) = (first, index(of: first))
    for (place, pixel) in pixels.enumerated() {
      if pixel != last {
        (last, lastIndex) = (pixel, index(of: pixel))
        if isFull { return place }
      }
      indices[place] = lastIndex
    }
    return pixels.count
  }

  private mutating func index(of color: UInt32) -> UInt8 {
    // Multiplicative hashing with the golden ratio (Knuth, The Art of Computer Programming, 6.4).
    var slot = Int((color &* 0x9E37_79B1) >> (32 - UInt32(Self.bits)))
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
