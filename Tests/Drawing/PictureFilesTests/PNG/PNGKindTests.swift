import CCairo
import Pixels
import TestSupport
import Testing

@testable import PictureFiles

/// Every colour type with every bit depth, interlaced and not, with transparency and without.
@Suite struct PNGKindTests {
  @Test(arguments: ReferencePNG.Kind.all)
  func everyImageHasThePixelsThatTheSpecificationGivesIt(kind: ReferencePNG.Kind) throws {
    for image in ReferencePNG.all where image.kind == kind {
      let bitmap = try PNG.decode(image.file().bytes).bitmap
      #expect(bitmap.width == image.width && bitmap.height == image.height)
      #expect(bitmap.pixels == image.pixels, "\(image.testDescription)")
    }
  }

  /// cairo reads PNG with libpng, multiplies and rounds as we do, but drops the low bits of 16-bit
  /// samples.
  @Test(arguments: ReferencePNG.Kind.all.filter { $0.depth <= 8 })
  func cairoReadsTheSamePixels(kind: ReferencePNG.Kind) throws {
    for image in ReferencePNG.all where image.kind == kind {
      let bytes = image.file().bytes
      #expect(try cairoBitmap(bytes) == PNG.decode(bytes).bitmap, "\(image.testDescription)")
    }
  }

  @Test func deepSamplesAreRoundedToTheClosest() {
    for sample in 0...65_535 {
      let exact = (Double(sample) * 255 / 65_535).rounded()
      #expect(PNGPixelFormat.rounded(UInt32(sample)) == UInt32(exact))
    }
  }

  @Test(arguments: PNGFilter.allCases)
  func filtersAreUndoneAtEveryLengthAndDistance(filter: PNGFilter) {
    var random = SplitMix64(seed: 99)
    for distance in [1, 2, 3, 4, 6, 8] {
      for pixels in [1, 2, 3, 4, 5, 8, 31] {
        let count = pixels * distance
        let zeros = [UInt8](repeating: 0, count: distance)
        let samples = (0..<2).map { _ in
          zeros + (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
        }
        // Filtered by the writer's code, which needs zeros before the rows; undone in place.
        var row = [UInt8](repeating: 0, count: count)
        samples[0].withUnsafeBufferPointer { above in
          samples[1].withUnsafeBufferPointer { original in
            row.withUnsafeMutableBufferPointer { row in
              guard let above = above.baseAddress, let original = original.baseAddress,
                let row = row.baseAddress
              else { return }
              filter.apply(
                to: original + distance, above: above + distance, count: count,
                distance: distance, into: row)
              filter.undo(on: row, above: above + distance, count: count, distance: distance)
            }
          }
        }
        #expect(row == Array(samples[1].dropFirst(distance)))
      }
    }
  }

  /// libpng ignores these as well.
  @Test(
    arguments: [
      (0, [0]), (0, [0, 1, 2]), (2, [0, 1, 0, 2]), (4, [0, 1]), (6, [0, 1]),
    ] as [(UInt8, [UInt8])])
  func transparencyOfTheWrongLengthOrKindIsIgnored(type: UInt8, transparency: [UInt8]) throws {
    let kind = ReferencePNG.Kind(type: type, depth: 8)
    let image = ReferencePNG(
      kind, width: 4, height: 3, interlaced: false, transparency: false, seed: 5)
    var file = image.file()
    file.insert("tRNS", transparency, before: "IDAT")
    #expect(try PNG.decode(file.bytes).bitmap.pixels == image.pixels)
  }

  @Test func onlyTheBitsOfASampleCountInAColorKey() throws {
    // The key 0x0107 of an image of 8 bits is 7 (section 11.3.1.1).
    let png = HandMadePNG(
      width: 3, height: 1, depth: 8, type: 0, transparency: [1, 7], rows: [0, 6, 7, 8])
    #expect(try PNG.decode(png.bytes).bitmap.pixels == [0xFF06_0606, 0, 0xFF08_0808])
  }

  @Test func aDeepColorKeyIsComparedBeforeRounding() throws {
    // 0x1234 and 0x1235 both round to 18.
    let png = HandMadePNG(
      width: 2, height: 1, depth: 16, type: 0, transparency: [0x12, 0x34],
      rows: [0, 0x12, 0x34, 0x12, 0x35])
    #expect(try PNG.decode(png.bytes).bitmap.pixels == [0, 0xFF12_1212])
  }
}

/// The bytes as cairo's own PNG reader gives them.
func cairoBitmap(_ bytes: [UInt8]) throws -> Bitmap {
  let surface = bytes.withUnsafeBytes { bytes in
    var rest = bytes
    return cairo_image_surface_create_from_png_stream(
      { closure, target, count in
        guard let rest = closure?.assumingMemoryBound(to: UnsafeRawBufferPointer.self),
          let target, rest.pointee.count >= Int(count)
        else { return CAIRO_STATUS_READ_ERROR }
        UnsafeMutableRawBufferPointer(start: target, count: Int(count))
          .copyBytes(from: rest.pointee.prefix(Int(count)))
        rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee.dropFirst(Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, &rest)
  }
  defer { cairo_surface_destroy(surface) }
  try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
  let width = Int(cairo_image_surface_get_width(surface))
  let height = Int(cairo_image_surface_get_height(surface))
  let stride = Int(cairo_image_surface_get_stride(surface))
  // Images without alpha come as RGB24, whose highest byte means nothing.
  let opaque: UInt32 =
    cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? 0xFF << 24 : 0
  let data = try #require(cairo_image_surface_get_data(surface))
  let pixels = (0..<width * height).map { index in
    UnsafeRawPointer(data).load(
      fromByteOffset: index / width * stride + index % width * 4, as: UInt32.self) | opaque
  }
  return Bitmap(width: width, height: height, pixels: pixels)
}
