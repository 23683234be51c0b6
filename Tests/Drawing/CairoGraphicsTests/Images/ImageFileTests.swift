import CairoGraphics
import Foundation
import Pixels
import Testing

@Suite struct ImageFileTests {
  /// 2 by 3 pixels, lossless, encoded by libwebp: red, half of green; blue, clear; white, and
  /// (30, 20, 10) with an alpha of 64.
  private let webP = Data(
    base64Encoded:
      "UklGRkAAAABXRUJQVlA4TDQAAAAvAYAAEC8gEEiS2B91DYJsm07k/pYXEhBU//8iyLap+sxu9gB81yZrDQLZ"
      + "NLSrpVBE/yMD")
  /// 16 by 8 pixels with quality 100, encoded by libjpeg-turbo: the left half red, the right half blue.
  private let jpeg = Data(
    base64Encoded:
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB"
      + "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB"
      + "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAARCAAIABADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAA"
      + "AAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS"
      + "0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJ"
      + "ipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6"
      + "/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJB"
      + "UQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVm"
      + "Z2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna"
      + "4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD8X6/ynP8Av4PyHr/1UD/zXz//2Q==")

  private func bytes(_ data: Data?) throws -> [UInt8] { [UInt8](try #require(data)) }

  @Test func webPIsPremultiplied() throws {
    let image = try CGImage(file: bytes(webP))
    #expect(image.width == 2 && image.height == 3)
    // 30 × 64 / 255 = 7.53, 20 × 64 / 255 = 5.02, 10 × 64 / 255 = 2.51.
    #expect(
      image.bitmap.pixels == [
        0xFFFF_0000, 0x8000_8000, 0xFF00_00FF, 0, 0xFFFF_FFFF, 0x4008_0503,
      ])
  }

  /// Whether a pixel is a colour but for the rounding of the transform.
  private func isClose(_ pixel: UInt32, _ expected: UInt32) -> Bool {
    [24, 16, 8, 0].allSatisfy { shift in
      abs(Int(pixel >> shift & 255) - Int(expected >> shift & 255)) <= 2
    }
  }

  @Test func jpegIsOpaque() throws {
    let image = try CGImage(file: bytes(jpeg))
    #expect(image.width == 16 && image.height == 8)
    #expect((0..<8).allSatisfy { isClose(image.bitmap[$0, 3], 0xFFFF_0000) })
    #expect((8..<16).allSatisfy { isClose(image.bitmap[$0, 3], 0xFF00_00FF) })
  }

  /// The JPEG with an EXIF segment that has an orientation only.
  private func jpeg(orientation: UInt8, isLittle: Bool) throws -> [UInt8] {
    func word(_ value: UInt16) -> [UInt8] {
      let bytes = [UInt8(value >> 8), UInt8(value & 255)]
      return isLittle ? bytes.reversed() : bytes
    }
    func long(_ value: UInt16) -> [UInt8] {
      isLittle ? word(value) + word(0) : word(0) + word(value)
    }
    let directory =
      word(1) + word(0x0112) + word(3) + long(1) + word(UInt16(orientation)) + word(0) + long(0)
    let content =
      Array("Exif\0\0".utf8) + Array((isLittle ? "II" : "MM").utf8) + word(42) + long(8) + directory
    let segment = [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
    let plain = try bytes(jpeg)
    return plain.prefix(2) + segment + plain.dropFirst(2)
  }

  /// Where the red half is, by the meaning of EXIF's values: 1 left, 2 mirrored, 3 turned by half,
  /// 4 mirrored vertically; from 5 on the picture stands upright.
  @Test(
    arguments: zip(
      1...8 as ClosedRange<UInt8>,
      ["left", "right", "right", "left", "top", "top", "bottom", "bottom"]))
  func orientationTurnsThePictureUpright(orientation: UInt8, redSide: String) throws {
    for isLittle in [true, false] {
      let bitmap = try CGImage(file: jpeg(orientation: orientation, isLittle: isLittle)).bitmap
      let isUpright = orientation >= 5
      #expect(bitmap.width == (isUpright ? 8 : 16) && bitmap.height == (isUpright ? 16 : 8))
      let corners = [
        "left": (0, bitmap.height / 2), "right": (bitmap.width - 1, bitmap.height / 2),
        "top": (bitmap.width / 2, 0), "bottom": (bitmap.width / 2, bitmap.height - 1),
      ]
      let (x, y) = try #require(corners[redSide])
      #expect(isClose(bitmap[x, y], 0xFFFF_0000))
    }
  }

  @Test func cutOffFilesAreErrors() throws {
    for data in [jpeg, webP] {
      let file = try bytes(data)
      for count in 3..<file.count {
        #expect(throws: ImageFileError.self) {
          // The last two bytes of a JPEG are its end marker, and the last bytes of a chunk may be padding.
          _ = try CGImage(file: Array(file.prefix(min(count, file.count - 3))))
        }
      }
    }
  }

  @Test func damagedFilesAreErrorsOrPictures() throws {
    for data in [jpeg, webP] {
      let file = try bytes(data)
      for index in file.indices {
        var damaged = file
        damaged[index] ^= 0xFF
        if let image = try? CGImage(file: damaged, limits: PNG.Limits(maximumSide: 4096)) {
          #expect(image.bitmap.pixels.count == image.width * image.height)
        }
      }
    }
  }

  @Test func largePicturesAreRefusedBeforeTheyAreDecoded() throws {
    let limits = PNG.Limits(maximumSide: 15)
    #expect(throws: ImageFileError.tooLarge(width: 16, height: 8, limits: limits)) {
      try CGImage(file: bytes(jpeg), limits: limits)
    }
    let area = PNG.Limits(maximumPixels: 5)
    #expect(throws: ImageFileError.tooLarge(width: 2, height: 3, limits: area)) {
      try CGImage(file: bytes(webP), limits: area)
    }
  }

  @Test(arguments: [
    ("%PDF-1.7", "this is a PDF, which has no pixels; read it as a VectorImage"),
    ("II*\0", "this is a TIFF picture; convert it to PNG, JPEG, WebP, GIF, SVG or PDF"),
    ("hello", "this is not a picture of a known format; expected PNG, JPEG, WebP, GIF, SVG or PDF"),
    ("", "the file is empty; expected a picture: PNG, JPEG, WebP, GIF, SVG or PDF"),
    (
      "version https://git-lfs.github.com/spec/v1",
      "this is a Git LFS pointer, not a picture; fetch the picture with 'git lfs pull'"
    ),
  ])
  func otherFormatsAreNamed(text: String, message: String) {
    let error = #expect(throws: ImageFileError.self) { try CGImage(file: Array(text.utf8)) }
    #expect(error.map { "\($0)" } == message)
  }
}
