import Pixels

/// How pixels lie in the memory of a client: 8 bits a component.
struct PixelFormat: Sendable {
  /// What a byte of a pixel holds.
  private enum Component {
    case red, green, blue, alpha, gray, skipped
  }

  private let components: [Component]
  private let isPremultiplied: Bool

  static let rgba = PixelFormat(components: [.red, .green, .blue, .alpha], isPremultiplied: true)
  static let rgbx = PixelFormat(components: [.red, .green, .blue, .skipped], isPremultiplied: true)

  private init(components: [Component], isPremultiplied: Bool) {
    self.components = components
    self.isPremultiplied = isPremultiplied
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
    self.components = components
    isPremultiplied = alpha != .last && alpha != .first
  }

  var bytesPerPixel: Int { components.count }

  /// Pixels as bytes, row by row without padding.
  func bytes(of bitmap: Bitmap) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bitmap.pixels.count * bytesPerPixel)
    for pixel in bitmap.pixels { append(pixel, to: &bytes) }
    return bytes
  }

  /// Pixels in the memory of a client.
  func write(
    _ bitmap: Bitmap, to memory: UnsafeMutableRawPointer, bytesPerRow: Int
  ) {
    var row: [UInt8] = []
    for y in 0..<bitmap.height {
      row.removeAll(keepingCapacity: true)
      for x in 0..<bitmap.width { append(bitmap[x, y], to: &row) }
      row.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress {
          memory.advanced(by: y * bytesPerRow).copyMemory(from: start, byteCount: bytes.count)
        }
      }
    }
  }

  /// The pixels of bytes; nil if there are too few.
  func bitmap(of bytes: [UInt8], width: Int, height: Int, bytesPerRow: Int) -> Bitmap? {
    guard width >= 0, height >= 0, width <= CGContextError.maximumSide,
      height <= CGContextError.maximumSide, bytesPerRow >= width * bytesPerPixel,
      height == 0 || bytes.count >= (height - 1) * bytesPerRow + width * bytesPerPixel
    else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        pixels.append(pixel(of: bytes, at: y * bytesPerRow + x * bytesPerPixel))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
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

  private func pixel(of bytes: [UInt8], at index: Int) -> UInt32 {
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
