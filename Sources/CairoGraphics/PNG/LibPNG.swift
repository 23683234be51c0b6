import CPNGReader
import Pixels

/// Reads the pictures that other programs make and ours does not, with libpng.
///
/// libpng only gets to see the chunks that make the picture; what stands beside them (profiles,
/// texts, times) is neither needed nor trusted. 16-bit samples are rounded to 8 bits.
enum LibPNG {
  static func bitmap(of layout: PNGLayout, in bytes: [UInt8]) throws(PNGError) -> Bitmap {
    let header = layout.header
    let picture = bare(layout, in: bytes)
    let count = header.width * header.height
    var failure: String?
    // Zeros, so that nothing undefined shows however the library gives up.
    var pixels = [UInt32](repeating: 0, count: count)
    pixels.withUnsafeMutableBytes { samples in
      var reason = [CChar](repeating: 0, count: 128)
      let status = png_reader_read_rgba(
        picture, picture.count, UInt32(header.width), UInt32(header.height),
        samples.baseAddress, &reason, reason.count)
      if status != 0 {
        failure = String(
          decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }
    if let failure { throw .invalidImageData(reason: "cannot be read: \(failure)") }
    for index in pixels.indices {
      let sample = UInt32(littleEndian: pixels[index])
      pixels[index] = PremultipliedAlpha.pixel(
        red: sample & 255, green: (sample >> 8) & 255, blue: (sample >> 16) & 255,
        alpha: sample >> 24)
    }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  /// The file without the chunks that are not needed to get at the pixels.
  private static func bare(_ layout: PNGLayout, in bytes: [UInt8]) -> [UInt8] {
    var picture = PNGLayout.signature
    for piece in layout.pieces where !piece.type.isAncillary || piece.type == .transparency {
      picture += bytes[piece.whole]
    }
    return picture
  }
}
