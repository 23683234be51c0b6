import Foundation
import PictureFiles
import Pixels

/// Reads the pixels of pictures in a PDF (ISO 32000-1, section 8.9).
struct PDFPictureReader {
  let file: PDFFile
  /// The names of colour spaces.
  let spaces: PDFDictionary

  /// The most pixels of a picture.
  private static let pixelLimit = 1 << 24

  /// - Parameter stencil: the colour of a picture that is a stencil.
  func image(_ stream: PDFStream, stencil: CGColor) throws(PDFProblem) -> CGImage {
    let size = try size(of: stream)
    let isStencil = try file.resolve(stream.dictionary["ImageMask"]) == .boolean(true)
    if isStencil {
      let samples = try samples(of: stream, bits: 1, components: 1, size)
      let decode = try file.numbers(stream.dictionary["Decode"]) ?? [0, 1]
      let shown = decode.first == 0 ? 0 : 1
      return image(size) { index in samples[index] == shown ? stencil : .clear }
    }
    var (bitmap, hasOwnColors) = try photograph(stream, size)
    if !hasOwnColors { bitmap = try pixels(of: stream, size) }
    if let mask = try file.resolve(stream.dictionary["SMask"]).stream {
      bitmap = try masked(bitmap, by: mask)
    } else if try file.resolve(stream.dictionary["Mask"]) != .null {
      throw PDFProblem(
        at: stream.offset, "pictures with a mask of one bit or one colour are not read; use PNG")
    }
    return CGImage(bitmap: bitmap)
  }

  private func size(of stream: PDFStream) throws(PDFProblem) -> PixelSize {
    guard let width = try file.resolve(stream.dictionary["Width"]).integer,
      let height = try file.resolve(stream.dictionary["Height"]).integer, width > 0, height > 0
    else { throw PDFProblem(at: stream.offset, "the picture has no size") }
    guard width <= Self.pixelLimit, height <= Self.pixelLimit, width * height <= Self.pixelLimit
    else { throw PDFProblem(at: stream.offset, "the picture has more than 16 million pixels") }
    return PixelSize(width: width, height: height)
  }

  /// A JPEG with its own colours.
  private func photograph(
    _ stream: PDFStream, _ size: PixelSize
  ) throws(PDFProblem) -> (Bitmap, hasOwnColors: Bool) {
    let (bytes, filters) = try file.decoded(stream)
    guard filters.first == "DCTDecode" || filters.first == "DCT" else {
      return (Bitmap(width: 1, height: 1), false)
    }
    do {
      let bitmap = try ImageFileFormat.decode(bytes).bitmap
      guard bitmap.width == size.width, bitmap.height == size.height else {
        throw PDFProblem(at: stream.offset, "the JPEG picture has another size than the PDF says")
      }
      return (bitmap, true)
    } catch let error as ImageFileError {
      throw PDFProblem(at: stream.offset, "\(error)")
    } catch let problem as PDFProblem {
      throw problem
    } catch {
      throw PDFProblem(at: stream.offset, "the picture cannot be read")
    }
  }

  private func pixels(of stream: PDFStream, _ size: PixelSize) throws(PDFProblem) -> Bitmap {
    let space = try PDFColorSpace(stream.dictionary["ColorSpace"], spaces: spaces, in: file)
    let bits = try file.resolve(stream.dictionary["BitsPerComponent"]).integer ?? 8
    let count = space.componentCount
    let samples = try samples(of: stream, bits: bits, components: count, size)
    let highest = Double(1 << bits - 1)
    let isIndexed = if case .indexed = space { true } else { false }
    let whole: [Double] = [0, isIndexed ? highest : 1]
    let decode =
      try file.numbers(stream.dictionary["Decode"])
      ?? (0..<count).flatMap { _ in whole }
    guard decode.count == 2 * count else {
      throw PDFProblem(at: stream.offset, "the picture is damaged")
    }
    // Pictures have few colours next to each other.
    var last: (samples: ArraySlice<UInt16>, color: CGColor)?
    return image(size) { index in
      let own = samples[index * count..<(index + 1) * count]
      if let last, last.samples.elementsEqual(own) { return last.color }
      let components = own.enumerated().map { index, sample -> Double in
        let (low, high) = (decode[2 * index], decode[2 * index + 1])
        return low + Double(sample) / highest * (high - low)
      }
      let color = space.color(components)
      last = (own, color)
      return color
    }.bitmap
  }

  /// The numbers of all pixels, row by row; each row begins with a byte.
  private func samples(
    of stream: PDFStream, bits: Int, components: Int, _ size: PixelSize
  ) throws(PDFProblem) -> [UInt16] {
    guard [1, 2, 4, 8, 16].contains(bits), components > 0 else {
      throw PDFProblem(at: stream.offset, "the picture has components of \(bits) bits")
    }
    let content = try file.content(of: stream)
    let count = size.width * components
    let rowBytes = (count * bits + 7) / 8
    guard content.count >= rowBytes * size.height else {
      throw PDFProblem(at: stream.offset, "the picture has too few bytes")
    }
    var samples: [UInt16] = []
    samples.reserveCapacity(count * size.height)
    for row in 0..<size.height {
      let start = row * rowBytes
      for index in 0..<count {
        switch bits {
        case 16:
          let place = start + 2 * index
          samples.append(UInt16(content[place]) << 8 | UInt16(content[place + 1]))
        case 8: samples.append(UInt16(content[start + index]))
        default:
          let bit = index * bits
          let shift = 8 - bits - bit % 8
          samples.append(UInt16(content[start + bit / 8] >> shift) & UInt16(1 << bits - 1))
        }
      }
    }
    return samples
  }

  /// The picture with the alpha of another one, each of whose pixels lies over several or over a part of one.
  private func masked(_ bitmap: Bitmap, by mask: PDFStream) throws(PDFProblem) -> Bitmap {
    let alphas = try pixels(of: mask, size(of: mask))
    let (width, height) = (max(bitmap.width, alphas.width), max(bitmap.height, alphas.height))
    guard width * height <= Self.pixelLimit else {
      throw PDFProblem(at: mask.offset, "the picture has more than 16 million pixels")
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        func pixel(_ bitmap: Bitmap) -> UInt32 {
          bitmap.pixels[y * bitmap.height / height * bitmap.width + x * bitmap.width / width]
        }
        let (color, alpha) = (pixel(bitmap), pixel(alphas) & 255)
        pixels.append(
          PremultipliedAlpha.pixel(
            red: color >> 16 & 255, green: color >> 8 & 255, blue: color & 255, alpha: alpha))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func image(_ size: PixelSize, _ color: (Int) -> CGColor) -> CGImage {
    let pixels = (0..<size.width * size.height).map { index in
      let color = color(index)
      func byte(_ component: Double) -> UInt32 { UInt32((component * 255).rounded()) }
      return PremultipliedAlpha.pixel(
        red: byte(color.red), green: byte(color.green), blue: byte(color.blue),
        alpha: byte(color.alpha))
    }
    return CGImage(bitmap: Bitmap(width: size.width, height: size.height, pixels: pixels))
  }
}
