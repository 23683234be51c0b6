import CairoGraphics
import Foundation
import Testing

/// The memory of a client that a context draws into, and whose pixels it starts with.
@Suite struct ClientMemoryTests {
  /// A format, and the bytes of half transparent red with some blue in it: 128, 0 and 64 of 128.
  struct Format: CustomTestStringConvertible {
    var name: String
    var bitmapInfo: UInt32
    var bytes: [UInt8]

    var testDescription: String { name }
  }

  private static let little = CGBitmapInfo.byteOrder32Little.rawValue
  private static let big = CGBitmapInfo.byteOrder32Big.rawValue

  static let formats: [Format] = [
    ("RGBA", .premultipliedLast, 0, [128, 0, 64, 128]),
    ("RGBA, big", .premultipliedLast, big, [128, 0, 64, 128]),
    ("ABGR", .premultipliedLast, little, [128, 64, 0, 128]),
    ("ARGB", .premultipliedFirst, 0, [128, 128, 0, 64]),
    ("BGRA", .premultipliedFirst, little, [64, 0, 128, 128]),
    ("RGBX", .noneSkipLast, 0, [128, 0, 64, 255]),
    ("XRGB", .noneSkipFirst, 0, [255, 128, 0, 64]),
    ("BGRX", .noneSkipFirst, little, [64, 0, 128, 255]),
    ("straight RGBA", .last, 0, [255, 0, 128, 128]),
    ("alpha", .alphaOnly, 0, [128]),
  ].map { (name: String, alpha: CGImageAlphaInfo, order: UInt32, bytes: [UInt8]) in
    Format(name: name, bitmapInfo: alpha.rawValue | order, bytes: bytes)
  }

  /// 3 by 2 pixels, in rows with 5 bytes of padding, at an odd address.
  private func withMemory(
    _ format: Format, fill: UInt8, _ body: (UnsafeMutableRawPointer, _ bytesPerRow: Int) -> Void
  ) -> [UInt8] {
    let bytesPerRow = 3 * format.bytes.count + 5
    var memory = [UInt8](repeating: fill, count: 2 * bytesPerRow + 1)
    memory.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { body(start + 1, bytesPerRow) }
    }
    return Array(memory.dropFirst())
  }

  private func context(
    _ format: Format, _ memory: UnsafeMutableRawPointer, _ bytesPerRow: Int
  ) -> CGContext? {
    CGContext(
      data: memory, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: format.bitmapInfo)
  }

  @Test(arguments: formats)
  func pixelsLieInTheOrderOfTheFormat(format: Format) {
    let memory = withMemory(format, fill: 0) { start, bytesPerRow in
      let context = context(format, start, bytesPerRow)
      context?.setFillColor(CGColor(red: 1, green: 0, blue: 0.5, alpha: 128.0 / 255))
      // The upper pixel on the right: y points upwards.
      context?.clear(CGRect(x: 0, y: 0, width: 3, height: 2))
      context?.fill(CGRect(x: 2, y: 1, width: 1, height: 1))
    }
    let size = format.bytes.count
    #expect(Array(memory[2 * size..<3 * size]) == format.bytes)
    // Neither the padding nor bytes behind it are written.
    #expect(memory[3 * size..<3 * size + 5].allSatisfy { $0 == 0 })
    #expect(memory.suffix(5).allSatisfy { $0 == 0 })
  }

  /// What a format has of a pixel is read and written unchanged.
  @Test(arguments: formats)
  func pixelsThatAreThereStay(format: Format) {
    let row = Array((0..<3).map { _ in format.bytes }.joined()) + [9, 9, 9, 9, 9]
    let memory = withMemory(format, fill: 9) { start, bytesPerRow in
      for y in 0..<2 {
        start.advanced(by: y * bytesPerRow).copyMemory(from: row, byteCount: row.count)
      }
      let context = context(format, start, bytesPerRow)
      // Something transparent is drawn, so that all pixels are written again.
      context?.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 0))
      context?.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    #expect(memory == row + row)
  }

  @Test func onlyCallsThatDrawWriteTheMemory() {
    let format = Self.formats[0]
    _ = withMemory(format, fill: 0) { start, bytesPerRow in
      let context = context(format, start, bytesPerRow)
      let bytes = start.assumingMemoryBound(to: UInt8.self)
      bytes[0] = 77
      context?.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      context?.setLineWidth(3)
      context?.addRect(CGRect(x: 0, y: 1, width: 1, height: 1))
      #expect(bytes[0] == 77)
      context?.fillPath()
      #expect(Array(UnsafeBufferPointer(start: bytes, count: 4)) == [0, 255, 0, 255])
      context?.clear(CGRect(x: 0, y: 1, width: 1, height: 1))
      #expect(bytes[3] == 0)
      context?.beginTransparencyLayer(auxiliaryInfo: nil)
      context?.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      context?.endTransparencyLayer()
      #expect(bytes[3] == 255)
    }
  }
}
