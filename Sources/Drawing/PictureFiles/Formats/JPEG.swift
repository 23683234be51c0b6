import CTurboJPEG
import Pixels

/// Reads JPEG files with libjpeg-turbo.
///
/// The accurate integer transform gives the same samples in every version and with every instruction
/// set; so does the interpolation of colours, but for pictures with half of their rows of colours
/// (4:4:0), which older versions do not interpolate: there each sample is repeated.
package enum JPEG {
  /// A picture with more passes would take minutes (`LIMITSCANS` of libjpeg-turbo).
  private static let scanLimit = 500

  static func decode(_ bytes: [UInt8], limits: PNG.Limits) throws(ImageFileError) -> DecodedPicture
  {
    guard let decoder = tjInitDecompress() else {
      throw .damaged(.jpeg, reason: "the decoder cannot be created")
    }
    defer { tjDestroy(decoder) }
    var (width, height, subsampling, colorSpace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(
        decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &colorSpace) == 0,
      width > 0, height > 0
    else { throw damaged(decoder) }
    try limits.check(width: Int(width), height: Int(height))
    let segments = JPEGSegments(bytes)
    guard segments.scanCount <= scanLimit else {
      throw .damaged(.jpeg, reason: "it has more than \(scanLimit) scans")
    }
    let isCMYK = colorSpace == TJCS_CMYK.rawValue || colorSpace == TJCS_YCCK.rawValue
    let format = isCMYK ? TJPF_CMYK : TJPF_BGRX
    var flags = TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING
    if subsampling == TJSAMP_440.rawValue { flags |= TJFLAG_FASTUPSAMPLE }
    let count = Int(width) * Int(height)
    var failed = false
    var pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, initializedCount in
      pixels.initialize(repeating: 0)
      initializedCount = count
      pixels.withMemoryRebound(to: UInt8.self) { target in
        failed =
          tjDecompress2(
            decoder, bytes, UInt(bytes.count), target.baseAddress, width, 0, height,
            format.rawValue, flags) != 0
      }
    }
    if failed { throw damaged(decoder) }
    // Memory holds blue, green, red and padding, or cyan, magenta, yellow and black.
    let isGray = colorSpace == TJCS_GRAY.rawValue
    let colors =
      segments.profile.map { ICCProfile.colors(of: $0, isGray: isGray) } ?? PictureColors.sRGB
    if isCMYK {
      for index in pixels.indices {
        pixels[index] = rgb(cmyk: pixels[index], isInverted: segments.isFromAdobe)
      }
    } else if let conversion = colors.conversion {
      for index in pixels.indices {
        let pixel = UInt32(littleEndian: pixels[index])
        pixels[index] = conversion.pixel(
          red: Int(pixel >> 16 & 255), green: Int(pixel >> 8 & 255), blue: Int(pixel & 255),
          alpha: 255)
      }
    } else {
      for index in pixels.indices {
        pixels[index] = UInt32(littleEndian: pixels[index]) | 0xFF00_0000
      }
    }
    let bitmap = Bitmap(width: Int(width), height: Int(height), pixels: pixels)
    return DecodedPicture(
      bitmap: bitmap.upright(segments.orientation), ignoredProfile: colors.ignoredProfile)
  }

  /// The opaque pixel of four inks without a profile: what each leaves of the light. Adobe's files
  /// store the light, others the ink.
  private static func rgb(cmyk pixel: UInt32, isInverted: Bool) -> UInt32 {
    let stored = UInt32(littleEndian: pixel)
    let light = isInverted ? stored : ~stored
    let black = light >> 24
    return PremultipliedAlpha.pixel(
      red: PremultipliedAlpha.multiply(light & 255, black),
      green: PremultipliedAlpha.multiply(light >> 8 & 255, black),
      blue: PremultipliedAlpha.multiply(light >> 16 & 255, black), alpha: 255)
  }

  private static func damaged(_ decoder: tjhandle) -> ImageFileError {
    let reason = tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown error"
    return .damaged(.jpeg, reason: reason)
  }
}

// MARK: Writing

extension JPEG {
  /// The file of a bitmap on white; nil if it is empty or the library fails.
  ///
  /// - Parameter quality: from 1 for the smallest file to 100.
  package static func encode(_ bitmap: Bitmap, quality: Int) -> [UInt8]? {
    guard bitmap.width > 0, bitmap.height > 0, let encoder = tjInitCompress() else { return nil }
    defer { tjDestroy(encoder) }
    // The pixels are premultiplied: adding the missing alpha to each component adds white.
    let pixels = bitmap.pixels.map { pixel -> UInt32 in
      let missing = 255 - (pixel >> 24)
      let color = (pixel & 0x00FF_FFFF) + missing * 0x0001_0101
      return color.littleEndian
    }
    var file: UnsafeMutablePointer<UInt8>?
    var length: UInt = 0
    let status = pixels.withUnsafeBytes { bytes in
      tjCompress2(
        encoder, bytes.bindMemory(to: UInt8.self).baseAddress, Int32(bitmap.width), 0,
        Int32(bitmap.height), TJPF_BGRX.rawValue, &file, &length, Int32(TJSAMP_444.rawValue),
        Int32(min(100, max(1, quality))), TJFLAG_ACCURATEDCT)
    }
    defer { tjFree(file) }
    guard status == 0, let file else { return nil }
    return Array(UnsafeBufferPointer(start: file, count: Int(length)))
  }
}

/// The segments of a JPEG file before and between its scans (ITU-T T.81, annex B).
struct JPEGSegments {
  private(set) var orientation = ImageOrientation.up
  /// Whether Adobe's marker is present, whose CMYK pictures are inverted.
  private(set) var isFromAdobe = false
  private(set) var scanCount = 0
  /// The parts of the colour profile by their numbers, from 1.
  private var profileParts: [UInt8: ArraySlice<UInt8>] = [:]
  private var profilePartCount = 0

  /// The colour profile; nil if there is none, and empty if a part of it is missing (ICC.1:2022, annex B).
  var profile: [UInt8]? {
    if profileParts.isEmpty { return nil }
    guard profilePartCount == profileParts.count, profilePartCount <= 255 else { return [] }
    let parts = (1...profilePartCount).map { profileParts[UInt8($0)] }
    return parts.contains(nil) ? [] : parts.flatMap { $0 ?? [] }
  }

  init(_ bytes: [UInt8]) {
    var index = 2
    while index + 3 < bytes.count {
      guard bytes[index] == 0xFF else {
        // Within a scan, where a marker follows a byte 0xFF that no zero follows.
        index += 1
        continue
      }
      let marker = bytes[index + 1]
      switch marker {
      case 0xFF: index += 1
      case 0x00, 0x01, 0xD0...0xD8: index += 2
      case 0xD9: return
      default:
        let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
        let end = min(bytes.count, index + 2 + max(2, length))
        read(marker, bytes[min(end, index + 4)..<end])
        index = end
      }
    }
  }

  private mutating func read(_ marker: UInt8, _ content: ArraySlice<UInt8>) {
    switch marker {
    case 0xDA: scanCount += 1
    case 0xE1 where content.starts(with: Array("Exif\0\0".utf8)):
      orientation = ImageOrientation(exif: content.dropFirst(6)) ?? orientation
    case 0xE2 where content.count >= 14 && content.starts(with: Array("ICC_PROFILE\0".utf8)):
      let numbers = Array(content.dropFirst(12).prefix(2))
      profileParts[numbers[0]] = content.dropFirst(14)
      profilePartCount = Int(numbers[1])
    case 0xEE where content.starts(with: Array("Adobe".utf8)): isFromAdobe = true
    default: break
    }
  }
}
