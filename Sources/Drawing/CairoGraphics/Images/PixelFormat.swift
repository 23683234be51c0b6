import Pixels

/// How pixels lie in the memory of a client: 8 bits a component.
struct PixelFormat: Sendable {
  /// What a byte of a pixel holds.
  private enum Component {
    case red, green, blue, alpha, gray, skipped
  }

  private let components: [Component]
  private let isPremultiplied: Bool
  /// Where the components lie in a pixel of 32 bits; nil for pixels of another size, or without premultiplied colours.
  private let packing: Packing?

  /// The distances of components from the lowest bit of a pixel of 32 bits, whose first byte is the lowest.
  private struct Packing {
    var red: UInt32 = 0
    var green: UInt32 = 0
    var blue: UInt32 = 0
    /// Of alpha, or of the byte in its place.
    var alpha: UInt32 = 0
    var hasAlpha = true

    init?(_ components: [Component]) {
      guard components.count == 4 else { return nil }
      for (place, component) in components.enumerated() {
        let shift = UInt32(place * 8)
        switch component {
        case .red: red = shift
        case .green: green = shift
        case .blue: blue = shift
        case .alpha: alpha = shift
        case .skipped: (alpha, hasAlpha) = (shift, false)
        case .gray: return nil
        }
      }
    }

    /// Whether pixels lie in memory as a bitmap has them.
    var isNative: Bool { (red, green, blue, alpha) == (16, 8, 0, 24) && hasAlpha && isLittleEndian }

    private var isLittleEndian: Bool { UInt32(1).littleEndian == 1 }
  }

  static let rgba = PixelFormat(components: [.red, .green, .blue, .alpha], isPremultiplied: true)
  static let rgbx = PixelFormat(components: [.red, .green, .blue, .skipped], isPremultiplied: true)

  private init(components: [Component], isPremultiplied: Bool) {
    self.components = components
    self.isPremultiplied = isPremultiplied
    packing = isPremultiplied ? Packing(components) : nil
  }

  /// Nil for a format that is not read.
  init?(space: CGColorSpace?, bitmapInfo: UInt32) {
    guard let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue),
      bitmapInfo & CGBitmapInfo.floatComponents.rawValue == 0
    else { return nil }
    let color: [Component] = space?.model == .monochrome ? [.gray] : [.red, .green, .blue]
    var components: [Component]
    switch alpha {
    case .alphaOnly: components = [.alpha]
    case .none: components = color
    case .premultipliedLast, .last: components = color + [.alpha]
    case .premultipliedFirst, .first: components = [.alpha] + color
    case .noneSkipLast: components = color + [.skipped]
    case .noneSkipFirst: components = [.skipped] + color
    }
    switch bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue {
    case CGBitmapInfo.byteOrder32Little.rawValue:
      guard components.count == 4 else { return nil }
      components.reverse()
    case 0, CGBitmapInfo.byteOrder32Big.rawValue: break
    default: return nil
    }
    // Core Graphics has no format with three bytes per pixel.
    guard components.count != 3 else { return nil }
    self.init(components: components, isPremultiplied: alpha != .last && alpha != .first)
  }

  var bytesPerPixel: Int { components.count }

  /// Pixels as bytes, row by row without padding.
  func bytes(of bitmap: Bitmap) -> [UInt8] {
    let count = bitmap.pixels.count * bytesPerPixel
    return [UInt8](unsafeUninitializedCapacity: count) { bytes, initializedCount in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        if let start = bytes.baseAddress { write(pixels, to: UnsafeMutableRawPointer(start)) }
      }
      initializedCount = count
    }
  }

  /// Writes the rows of a bitmap into the memory of a client.
  ///
  /// - Parameter pixels: of the rows, without padding.
  func write(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int,
    to memory: UnsafeMutableRawPointer, bytesPerRow: Int
  ) {
    for y in 0..<height where (y + 1) * width <= pixels.count {
      write(
        UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]),
        to: memory.advanced(by: y * bytesPerRow))
    }
  }

  /// Writes pixels one after another.
  private func write(
    _ pixels: UnsafeBufferPointer<UInt32>, to memory: UnsafeMutableRawPointer
  ) {
    guard let start = pixels.baseAddress else { return }
    guard let packing else {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(pixels.count * bytesPerPixel)
      for pixel in pixels { append(pixel, to: &bytes) }
      bytes.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { memory.copyMemory(from: start, byteCount: bytes.count) }
      }
      return
    }
    if packing.isNative {
      memory.copyMemory(from: start, byteCount: pixels.count * 4)
      return
    }
    let (red, green, blue, alpha) = (packing.red, packing.green, packing.blue, packing.alpha)
    let opaque: UInt32 = packing.hasAlpha ? 0 : 255
    for index in 0..<pixels.count {
      let pixel = start[index]
      let value =
        (pixel &>> 16 & 255) &<< red | (pixel &>> 8 & 255) &<< green | (pixel & 255) &<< blue
        | (pixel &>> 24 | opaque) &<< alpha
      memory.storeBytes(of: value.littleEndian, toByteOffset: index * 4, as: UInt32.self)
    }
  }

  /// The pixels of bytes; nil if there are too few.
  func bitmap(
    of bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int
  ) -> Bitmap? {
    guard width >= 0, height >= 0, width <= CGContextError.maximumSide,
      height <= CGContextError.maximumSide, bytesPerRow >= width * bytesPerPixel,
      height == 0 || bytes.count >= (height - 1) * bytesPerRow + width * bytesPerPixel
    else { return nil }
    let count = width * height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, initializedCount in
      for y in 0..<height {
        let row = y * bytesPerRow
        read(
          UnsafeRawBufferPointer(rebasing: bytes[row..<row + width * bytesPerPixel]),
          into: UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]))
      }
      initializedCount = count
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Reads the pixels of a row.
  private func read(
    _ bytes: UnsafeRawBufferPointer, into pixels: UnsafeMutableBufferPointer<UInt32>
  ) {
    guard let packing else {
      for index in 0..<pixels.count { pixels[index] = pixel(of: bytes, at: index * bytesPerPixel) }
      return
    }
    let (red, green, blue, alpha) = (packing.red, packing.green, packing.blue, packing.alpha)
    let opaque: UInt32 = packing.hasAlpha ? 0 : 255
    for index in 0..<pixels.count {
      let value = UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
      let a = value &>> alpha & 255 | opaque
      // No component can exceed alpha.
      pixels[index] =
        a &<< 24 | min(value &>> red & 255, a) &<< 16 | min(value &>> green & 255, a) &<< 8
        | min(value &>> blue & 255, a)
    }
  }

  private func append(_ pixel: UInt32, to bytes: inout [UInt8]) {
    let alpha = pixel >> 24
    func component(_ shift: UInt32) -> UInt32 {
      let value = pixel >> shift & 255
      guard !isPremultiplied, alpha > 0 else { return value }
      return min(255, (value * 255 + alpha / 2) / alpha)
    }
    for part in components {
      let value: UInt32
      switch part {
      case .red: value = component(16)
      case .green: value = component(8)
      case .blue: value = component(0)
      case .alpha: value = alpha
      case .gray:
        value = (component(16) * 299 + component(8) * 587 + component(0) * 114 + 500) / 1000
      case .skipped: value = 255
      }
      bytes.append(UInt8(value))
    }
  }

  private func pixel(of bytes: UnsafeRawBufferPointer, at index: Int) -> UInt32 {
    var (red, green, blue, alpha): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 255)
    for (offset, part) in components.enumerated() {
      let value = UInt32(bytes[index + offset])
      switch part {
      case .red: red = value
      case .green: green = value
      case .blue: blue = value
      case .alpha: alpha = value
      case .gray: (red, green, blue) = (value, value, value)
      case .skipped: break
      }
    }
    if isPremultiplied {
      // No component can exceed alpha.
      return alpha << 24 | min(red, alpha) << 16 | min(green, alpha) << 8 | min(blue, alpha)
    }
    return PremultipliedAlpha.pixel(red: red, green: green, blue: blue, alpha: alpha)
  }
}
