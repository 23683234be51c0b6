/// How the samples of a file become premultiplied pixels.
///
/// Samples of 16 bits are rounded to 8 bits, after a conversion of colours if there is one. A `tRNS` of the
/// wrong length is ignored, as libpng does.
struct PNGPixelFormat {
  /// The color of the one gray value or RGB triple that is transparent, before rounding.
  private typealias ColorKey = (red: UInt32, green: UInt32, blue: UInt32)

  private enum Samples {
    /// Samples of at most 8 bits that select one of 256 pixels, of which the first `count` are
    /// defined.
    case indexed(bits: Int, pixels: [UInt32], count: Int)
    case gray16(key: UInt32?)
    case rgb8(key: ColorKey?)
    case rgb16(key: ColorKey?)
    case grayAlpha8
    case grayAlpha16
    case rgba8
    case rgba16
  }

  private let samples: Samples
  /// For samples that are not looked up, of as many bits as they have.
  private let conversion: ColorConversion?

  init(of layout: PNGLayout, in bytes: [UInt8], _ conversion: ColorConversion? = nil) {
    let header = layout.header
    self.conversion = header.bitDepth == 16 ? conversion?.wide : conversion
    let transparency = layout.transparency.map { Array(bytes[$0.data]) } ?? []
    switch (header.colorType, header.bitDepth) {
    case (.palette, let depth):
      let colors = Self.palette(
        layout.palette.map { bytes[$0.data] } ?? [], transparency, conversion)
      samples = Self.indexed(colors, bits: depth)
    case (.gray, 16):
      samples = .gray16(key: Self.keys(transparency, count: 1, bits: 16)?[0])
    case (.gray, let depth):
      let key = Self.keys(transparency, count: 1, bits: depth)?[0]
      samples = Self.indexed(Self.grays(bits: depth, key: key, conversion), bits: depth)
    case (.rgb, let depth):
      let key = Self.keys(transparency, count: 3, bits: depth).map { ($0[0], $0[1], $0[2]) }
      samples = depth == 16 ? .rgb16(key: key) : .rgb8(key: key)
    case (.grayAlpha, let depth):
      samples = depth == 16 ? .grayAlpha16 : .grayAlpha8
    case (.rgba, let depth):
      samples = depth == 16 ? .rgba16 : .rgba8
    }
  }

  private static func indexed(_ colors: [UInt32], bits: UInt8) -> Samples {
    .indexed(
      bits: Int(bits), pixels: colors + [UInt32](repeating: 0, count: 256 - colors.count),
      count: colors.count)
  }

  private static func palette(
    _ colors: ArraySlice<UInt8>, _ alphas: [UInt8], _ conversion: ColorConversion?
  ) -> [UInt32] {
    let colors = Array(colors)
    return (0..<colors.count / 3).map { index in
      pixel(
        colors[3 * index], colors[3 * index + 1], colors[3 * index + 2],
        alpha: index < alphas.count ? alphas[index] : 255, conversion)
    }
  }

  /// The pixel of samples of 8 bits.
  @inline(__always)
  private static func pixel(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8, _ conversion: ColorConversion?
  ) -> UInt32 {
    conversion?.pixel(red: Int(red), green: Int(green), blue: Int(blue), alpha: UInt32(alpha))
      ?? PremultipliedAlpha.pixel(
        red: UInt32(red), green: UInt32(green), blue: UInt32(blue), alpha: UInt32(alpha))
  }

  private static func grays(
    bits: UInt8, key: UInt32?, _ conversion: ColorConversion?
  ) -> [UInt32] {
    let highest = UInt32(1) << UInt32(bits) - 1
    // 1, 3, 15 and 255 all divide 255.
    return (0...highest).map { sample in
      let gray = UInt8(sample * (255 / highest))
      return sample == key ? 0 : pixel(gray, gray, gray, alpha: 255, conversion)
    }
  }

  /// The 16-bit numbers of a color key, of which only the bits of a sample count.
  private static func keys(_ transparency: [UInt8], count: Int, bits: UInt8) -> [UInt32]? {
    guard transparency.count == 2 * count else { return nil }
    return (0..<count).map { index in
      (UInt32(transparency[2 * index]) << 8 | UInt32(transparency[2 * index + 1]))
        & (1 << UInt32(bits) - 1)
    }
  }
}

// MARK: - Rows

extension PNGPixelFormat {
  typealias Row = UnsafePointer<UInt8>

  /// Converts a row without its filter byte.
  ///
  /// - Parameters:
  ///   - count: pixels in the row.
  ///   - pixels: where the first pixel is written; each of the others `step` pixels further.
  /// - Returns: whether all samples are defined: `false` if one of them is beyond the palette.
  func convert(
    _ row: Row, count: Int, into pixels: UnsafeMutablePointer<UInt32>, step: Int
  ) -> Bool {
    if let conversion { convert(row, count, into: pixels, step, by: conversion) }
    switch samples {
    case .indexed(let bits, let table, let defined):
      return table.withUnsafeBufferPointer { table in
        Self.lookUp(row, bits, count, in: table, defined, into: pixels, step)
      }
    case _ where conversion != nil: break
    case .gray16(let key):
      Self.convert(row, count, 2, pixels, step) { Self.gray16($0, key) }
    case .rgb8(nil):
      // A word has a pixel and a byte of the next one, which the last pixel lacks.
      let last = (count - 1) * 3
      Self.convert(row, count - 1, 3, pixels, step) { 0xFF00_0000 | Self.bigEndianWord($0) >> 8 }
      pixels[(count - 1) * step] = Self.opaque(row[last], row[last + 1], row[last + 2])
    case .rgb8(let key?):
      Self.convert(row, count, 3, pixels, step) { sample in
        (UInt32(sample[0]), UInt32(sample[1]), UInt32(sample[2])) == key
          ? 0 : Self.opaque(sample[0], sample[1], sample[2])
      }
    case .rgb16(let key):
      Self.convert(row, count, 6, pixels, step) { Self.rgb16($0, key) }
    case .grayAlpha8:
      Self.convert(row, count, 2, pixels, step) {
        PremultipliedAlpha.pixel(
          red: UInt32($0[0]), green: UInt32($0[0]), blue: UInt32($0[0]), alpha: UInt32($0[1]))
      }
    case .grayAlpha16:
      Self.convert(row, count, 4, pixels, step) {
        let gray = Self.rounded(Self.word($0))
        return PremultipliedAlpha.pixel(
          red: gray, green: gray, blue: gray, alpha: Self.rounded(Self.word($0 + 2)))
      }
    case .rgba8 where Self.isOpaque(row, count: count):
      Self.convert(row, count, 4, pixels, step) { 0xFF00_0000 | Self.bigEndianWord($0) >> 8 }
    case .rgba8:
      Self.convert(row, count, 4, pixels, step) {
        PremultipliedAlpha.pixel(
          red: UInt32($0[0]), green: UInt32($0[1]), blue: UInt32($0[2]), alpha: UInt32($0[3]))
      }
    case .rgba16:
      Self.convert(row, count, 8, pixels, step) {
        PremultipliedAlpha.pixel(
          red: Self.rounded(Self.word($0)), green: Self.rounded(Self.word($0 + 2)),
          blue: Self.rounded(Self.word($0 + 4)), alpha: Self.rounded(Self.word($0 + 6)))
      }
    }
    return true
  }

  /// Converts samples that are not looked up, with their colours.
  private func convert(
    _ row: Row, _ count: Int, into pixels: UnsafeMutablePointer<UInt32>, _ step: Int,
    by conversion: ColorConversion
  ) {
    func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32, alpha: UInt32) -> UInt32 {
      conversion.pixel(red: Int(red), green: Int(green), blue: Int(blue), alpha: alpha)
    }
    switch samples {
    case .indexed: break
    case .gray16(let key):
      Self.convert(row, count, 2, pixels, step) {
        let gray = Self.word($0)
        return gray == key ? 0 : pixel(gray, gray, gray, alpha: 255)
      }
    case .rgb8(let key):
      Self.convert(row, count, 3, pixels, step) {
        let color = (UInt32($0[0]), UInt32($0[1]), UInt32($0[2]))
        if let key, color == key { return 0 }
        return pixel(color.0, color.1, color.2, alpha: 255)
      }
    case .rgb16(let key):
      Self.convert(row, count, 6, pixels, step) {
        let color = (Self.word($0), Self.word($0 + 2), Self.word($0 + 4))
        if let key, color == key { return 0 }
        return pixel(color.0, color.1, color.2, alpha: 255)
      }
    case .grayAlpha8:
      Self.convert(row, count, 2, pixels, step) {
        pixel(UInt32($0[0]), UInt32($0[0]), UInt32($0[0]), alpha: UInt32($0[1]))
      }
    case .grayAlpha16:
      Self.convert(row, count, 4, pixels, step) {
        let gray = Self.word($0)
        return pixel(gray, gray, gray, alpha: Self.rounded(Self.word($0 + 2)))
      }
    case .rgba8:
      Self.convert(row, count, 4, pixels, step) {
        pixel(UInt32($0[0]), UInt32($0[1]), UInt32($0[2]), alpha: UInt32($0[3]))
      }
    case .rgba16:
      Self.convert(row, count, 8, pixels, step) {
        pixel(
          Self.word($0), Self.word($0 + 2), Self.word($0 + 4),
          alpha: Self.rounded(Self.word($0 + 6)))
      }
    }
  }

  @inline(__always)
  private static func convert(
    _ row: Row, _ count: Int, _ pixelBytes: Int, _ pixels: UnsafeMutablePointer<UInt32>,
    _ step: Int, _ pixel: (Row) -> UInt32
  ) {
    // Written out for neighbouring pixels, so that the compiler converts several at a time.
    var index = 0
    if step == 1 {
      while index < count {
        pixels[index] = pixel(row + index &* pixelBytes)
        index &+= 1
      }
    } else {
      while index < count {
        pixels[index &* step] = pixel(row + index &* pixelBytes)
        index &+= 1
      }
    }
  }

  /// Whether all of some RGBA samples have the highest alpha.
  private static func isOpaque(_ row: Row, count: Int) -> Bool {
    var (common, index) = (UInt8.max, 3)
    while index < 4 &* count {
      common &= row[index]
      index &+= 4
    }
    return common == 0xFF
  }

  @inline(__always)
  private static func bigEndianWord(_ sample: Row) -> UInt32 {
    UInt32(bigEndian: UnsafeRawPointer(sample).loadUnaligned(as: UInt32.self))
  }

  @inline(__always)
  private static func lookUp(
    _ row: Row, _ bits: Int, _ count: Int, in table: UnsafeBufferPointer<UInt32>, _ defined: Int,
    into pixels: UnsafeMutablePointer<UInt32>, _ step: Int
  ) -> Bool {
    guard let table = table.baseAddress else { return false }
    var (highest, index) = (0, 0)
    if bits == 8 {
      while index < count {
        let sample = Int(row[index])
        if sample > highest { highest = sample }
        pixels[index &* step] = table[sample]
        index &+= 1
      }
    } else {
      let mask = 1 << bits - 1
      while index < count {
        // The first sample is in the high bits.
        let bit = index &* bits
        let sample = Int(row[bit &>> 3]) &>> (8 &- bits &- bit & 7) & mask
        if sample > highest { highest = sample }
        pixels[index &* step] = table[sample]
        index &+= 1
      }
    }
    return highest < defined
  }

  @inline(__always)
  private static func opaque(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt32 {
    0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  @inline(__always)
  private static func gray16(_ sample: Row, _ key: UInt32?) -> UInt32 {
    let gray = word(sample)
    return gray == key ? 0 : 0xFF00_0000 | rounded(gray) &* 0x01_0101
  }

  @inline(__always)
  private static func rgb16(_ sample: Row, _ key: ColorKey?) -> UInt32 {
    let (red, green, blue) = (word(sample), word(sample + 2), word(sample + 4))
    if let key, (red, green, blue) == key { return 0 }
    return 0xFF00_0000 | rounded(red) << 16 | rounded(green) << 8 | rounded(blue)
  }

  @inline(__always)
  private static func word(_ sample: Row) -> UInt32 {
    UInt32(sample[0]) << 8 | UInt32(sample[1])
  }

  /// The nearest 8-bit sample to a 16-bit one: `sample * 255 / 65535`, rounded.
  @inline(__always)
  static func rounded(_ sample: UInt32) -> UInt32 { (sample &* 255 &+ 32_895) >> 16 }
}
