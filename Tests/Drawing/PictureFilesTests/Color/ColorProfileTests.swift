import CairoGraphics
import Foundation
import Pixels
import TestSupport
import Testing

@testable import PictureFiles

/// Colour profiles of files that are one colour, or a few.
@Suite struct ColorProfileTests {
  // MARK: Profiles

  private static func words(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    words(Int((value * 65_536).rounded()))
  }

  private static func type(_ name: String) -> [UInt8] { Array(name.utf8) + [0, 0, 0, 0] }

  static func parametric(_ kind: UInt8, _ numbers: [Double]) -> [UInt8] {
    type("para") + [0, kind, 0, 0] + numbers.flatMap(fixed)
  }

  static func sampled(_ values: [UInt16]) -> [UInt8] {
    type("curv") + words(values.count) + values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      + [UInt8](repeating: 0, count: values.count % 2 * 2)
  }

  static func profile(
    _ space: String, connection: String = "XYZ ", _ tags: [(String, [UInt8])]
  ) -> [UInt8] {
    var (table, body): ([UInt8], [UInt8]) = (words(tags.count), [])
    let start = 132 + 12 * tags.count
    for (name, data) in tags {
      table += Array(name.utf8) + words(start + body.count) + words(data.count)
      body += data
    }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(16..<24, with: Array((space + connection).utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    return header + table + body
  }

  static func rgb(_ colorants: [[Double]], _ curve: [UInt8]) -> [UInt8] {
    profile(
      "RGB ",
      zip(["rXYZ", "gXYZ", "bXYZ"], colorants).map { ($0, type("XYZ ") + $1.flatMap(fixed)) }
        + ["rTRC", "gTRC", "bTRC"].map { ($0, curve) })
  }

  /// Colorants, adapted to D50, as they are in the profiles of these names.
  static let sRGB = [
    [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
  ]
  static let displayP3 = [
    [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
  ]
  static let adobeRGB = [
    [0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457],
  ]
  static let proPhoto = [
    [0.79767, 0.28804, 0], [0.13519, 0.71188, 0], [0.03134, 0.00009, 0.82491],
  ]

  /// sRGB's curve as function 3 of `para`.
  static let standardCurve = parametric(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
  /// The same as a table.
  static let standardTable = sampled(
    (0..<1024).map { UInt16((SRGBTransfer.decode(Double($0) / 1023) * 65_535).rounded()) })

  // MARK: PNG

  typealias Color = [UInt8]

  /// A file with one row of colours.
  static func png(
    _ samples: [UInt8], width: Int, depth: UInt8 = 8, type: PNGHeader.ColorType = .rgb,
    _ chunks: [(PNGChunkType, [UInt8])]
  ) throws -> [UInt8] {
    var file = PNGLayout.signature
    file.append(
      .header, PNGHeader(width: width, height: 1, bitDepth: depth, colorType: type).bytes)
    for (type, data) in chunks { file.append(type, data) }
    file.append(.imageData, try ZlibText.compress([0] + samples))
    file.append(.end, [])
    return file
  }

  static func compressed(_ profile: [UInt8]) throws -> [UInt8] {
    Array("profile".utf8) + [0, 0] + (try ZlibText.compress(profile))
  }

  private func colors(_ file: [UInt8]) throws -> [Color] {
    try ImageFileFormat.decode(file).bitmap.pixels.map { pixel in
      [16, 8, 0].map { UInt8(pixel >> $0 & 255) }
    }
  }

  static let samples: [Color] = [
    [60, 200, 120], [200, 80, 40], [128, 128, 128], [10, 20, 30], [250, 240, 200], [90, 90, 160],
  ]

  /// What Little CMS 2 makes of the colours, relative colorimetric and without its optimisations.
  @Test(
    arguments: [
      (
        "Display P3", rgb(displayP3, standardCurve),
        [
          [0, 203, 111], [216, 69, 17], [128, 128, 128], [7, 20, 31], [252, 240, 195],
          [90, 90, 165],
        ]
      ),
      (
        "Display P3 by a table", rgb(displayP3, standardTable),
        [
          [0, 203, 111], [216, 69, 17], [128, 128, 128], [7, 20, 31], [252, 240, 195],
          [90, 90, 165],
        ]
      ),
      (
        "Adobe RGB", rgb(adobeRGB, sampled([563])),
        [
          [0, 201, 116], [230, 79, 32], [129, 129, 129], [0, 12, 24], [254, 240, 199],
          [90, 90, 164],
        ]
      ),
      (
        "ProPhoto", rgb(proPhoto, parametric(0, [1.8])),
        [
          [0, 228, 123], [255, 16, 35], [146, 146, 146], [0, 28, 42], [255, 241, 204],
          [74, 109, 184],
        ]
      ),
    ] as [(String, [UInt8], [Color])])
  func profilesAreConverted(name: String, profile: [UInt8], expected: [Color]) throws {
    let chunk = (PNGChunkType.iccProfile, try Self.compressed(profile))
    let samples: [UInt8] = Array(Self.samples.joined())
    #expect(try colors(Self.png(samples, width: 6, [chunk])) == expected)
    // As colours of a palette, with alpha, and of 16 bits.
    let indices: [UInt8] = [0, 1, 2, 3, 4, 5]
    let palette = (PNGChunkType.palette, samples)
    #expect(
      try colors(Self.png(indices, width: 6, type: .palette, [chunk, palette])) == expected)
    var (opaque, wide, wideOpaque): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    for color in Self.samples {
      let doubled: [UInt8] = [color[0], color[0], color[1], color[1], color[2], color[2]]
      opaque += color + [255]
      wide += doubled
      wideOpaque += doubled + [255, 255]
    }
    #expect(try colors(Self.png(opaque, width: 6, type: .rgba, [chunk])) == expected)
    #expect(try colors(Self.png(wide, width: 6, depth: 16, [chunk])) == expected)
    #expect(
      try colors(Self.png(wideOpaque, width: 6, depth: 16, type: .rgba, [chunk])) == expected)
  }

  /// The functions of `para` that have a different number of parameters but are the same curve, a power of 2 with
  /// half of the light from 0.5 on: (x)² is 0.25 at 0.5, which is 137 of 255 in sRGB.
  @Test(arguments: [
    parametric(0, [2]), parametric(1, [2, 1, 0]), parametric(2, [2, 1, 0, 0]),
    parametric(3, [2, 1, 0, 0, 0]), parametric(4, [2, 1, 0, 0, 0, 0, 0]), sampled([512]),
  ])
  func curvesOfAllKindsAreRead(curve: [UInt8]) throws {
    let chunk = (PNGChunkType.iccProfile, try Self.compressed(Self.rgb(Self.sRGB, curve)))
    // 128 / 255 squared is 0.25197, encoded 0.53877, of 255 137.4.
    #expect(try colors(Self.png([128, 128, 128], width: 1, [chunk])) == [[137, 137, 137]])
  }

  @Test(arguments: [standardCurve, standardTable, parametric(0, [2.2])])
  func profilesOfSRGBChangeNothing(curve: [UInt8]) throws {
    let samples = (0..<768).map { UInt8($0 * 7 % 256) }
    let plain = try colors(Self.png(samples, width: 256, []))
    let isStandard = curve != Self.parametric(0, [2.2])
    let chunk = (PNGChunkType.iccProfile, try Self.compressed(Self.rgb(Self.sRGB, curve)))
    #expect(try (colors(Self.png(samples, width: 256, [chunk])) == plain) == isStandard)
  }

  @Test(
    arguments: [
      ("cICP of Display P3", [(.codingIndependentCodePoints, [12, 13, 0, 1])], [0, 203, 111]),
      ("cICP of sRGB", [(.codingIndependentCodePoints, [1, 13, 0, 1])], [60, 200, 120]),
      ("a linear gamma", [(.gamma, words(100_000))], [133, 229, 182]),
      ("sRGB's gamma", [(.gamma, words(45_455))], [60, 200, 120]),
      ("sRGB's gamma in short", [(.gamma, words(45_000))], [60, 200, 120]),
      ("sRGB before gamma", [(.standardRGB, [0]), (.gamma, words(100_000))], [60, 200, 120]),
      (
        "cICP before the others",
        [
          (.gamma, words(100_000)), (.standardRGB, [0]),
          (.codingIndependentCodePoints, [12, 13, 0, 1]),
        ], [0, 203, 111]
      ),
      (
        "chromaticities of Display P3",
        [
          (
            .chromaticities,
            [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000].flatMap(words)
          )
        ], [0, 203, 111]
      ),
      (
        "chromaticities of sRGB",
        [
          (
            .chromaticities,
            [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000].flatMap(words)
          )
        ], [60, 200, 120]
      ),
      (
        "primaries without an area", [(.chromaticities, [UInt8](repeating: 0, count: 32))],
        [60, 200, 120]
      ),
    ] as [(String, [(PNGChunkType, [UInt8])], Color)])
  func chunksOfPNGAreApplied(
    name: String, chunks: [(PNGChunkType, [UInt8])], expected: Color
  ) throws {
    #expect(try colors(Self.png([60, 200, 120], width: 1, chunks)) == [expected], "\(name)")
  }

  /// Linear samples of 16 bits are converted before they are rounded: 100 / 65535 is 0.00153, encoded 0.01971, of 255
  /// 5.03. Rounded first it would be 0.
  @Test func darkSamplesOfSixteenBitsKeepTheirSteps() throws {
    let file = try Self.png(
      [0, 100], width: 1, depth: 16, type: .gray, [(.gamma, Self.words(100_000))])
    #expect(try colors(file) == [[5, 5, 5]])
  }

  /// Transparent samples are compared before they are converted, and alpha is not converted.
  @Test func transparencyStays() throws {
    let gamma = (PNGChunkType.gamma, Self.words(100_000))
    let keyed = try Self.png(
      [60, 200, 120, 60, 200, 121], width: 2, [gamma, (.transparency, [0, 60, 0, 200, 0, 120])])
    #expect(try ImageFileFormat.decode(keyed).bitmap.pixels.map { $0 >> 24 } == [0, 255])
    let translucent = try Self.png([60, 200, 120, 128], width: 1, type: .rgba, [gamma])
    // 133, 229 and 182, times 128 / 255.
    #expect(try ImageFileFormat.decode(translucent).bitmap.pixels == [0x8043_735B])
  }

  /// A golden is what was written.
  @Test func goldensAreReadWithoutConversion() throws {
    let file = try Self.png([60, 200, 120], width: 1, [(.gamma, Self.words(100_000))])
    #expect(try PNG.decode(file).bitmap.pixels == [0xFF3C_C878])
  }

  // MARK: JPEG and WebP

  @Test func profilesOfJPEGAreConvertedAlsoInParts() throws {
    let plain = try #require(
      JPEG.encode(Bitmap(width: 8, height: 8, filledWith: 0xFF3C_C878), quality: 100))
    let profile = Self.rgb(Self.displayP3, Self.standardCurve)
    func segment(_ part: ArraySlice<UInt8>, _ number: UInt8, of count: UInt8) -> [UInt8] {
      let content = Array("ICC_PROFILE\0".utf8) + [number, count] + part
      return [0xFF, 0xE2, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 255)]
        + content
    }
    let whole = segment(profile[...], 1, of: 1)
    // The order of the parts in the file does not matter.
    let parts = segment(profile[200...], 2, of: 2) + segment(profile[..<200], 1, of: 2)
    for segments in [whole, parts] {
      let file = plain.prefix(2) + segments + plain.dropFirst(2)
      let color = try colors(Array(file))[0]
      #expect(zip(color, [0, 203, 111] as Color).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
    }
    let broken = plain.prefix(2) + segment(profile[..<200], 1, of: 2) + plain.dropFirst(2)
    let picture = try ImageFileFormat.decode(Array(broken))
    #expect(picture.ignoredProfile == "it is damaged")
    #expect(try picture.bitmap == ImageFileFormat.decode(plain).bitmap)
  }

  /// A lossless file whose last pixel is (30, 20, 10) with an alpha of 64. By a linear curve it becomes (96, 79, 56),
  /// times 64 / 255 (24, 20, 14).
  @Test func profilesOfWebPAreConverted() throws {
    let plain = [UInt8](
      try #require(
        Data(
          base64Encoded:
            "UklGRkAAAABXRUJQVlA4TDQAAAAvAYAAEC8gEEiS2B91DYJsm07k/pYXEhBU//8iyLap+sxu9gB81yZrDQLZ"
            + "NLSrpVBE/yMD")))
    var profile = Self.rgb(Self.sRGB, Self.parametric(0, [1]))
    if profile.count % 2 == 1 { profile.append(0) }
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let content =
      Array("WEBPVP8X".utf8) + little(10, 4) + [0x30, 0, 0, 0] + little(1, 3) + little(2, 3)
      + Array("ICCP".utf8) + little(profile.count, 4) + profile + plain.dropFirst(12)
    let file = Array("RIFF".utf8) + little(content.count, 4) + content
    let pixels = try ImageFileFormat.decode(file).bitmap.pixels
    #expect(pixels.last == 0x4018_140E)
    #expect(try ImageFileFormat.decode(plain).bitmap.pixels.last == 0x4008_0503)
  }

  // MARK: Profiles that are not applied

  @Test(
    arguments: [
      (profile("CMYK", connection: "Lab ", []), "it is one of inks, CMYK"),
      (profile("RGB ", connection: "Lab ", []), "it has tables instead of curves and a matrix"),
      (profile("Lab ", []), "its colour space 'Lab ' is not read"),
      (
        profile("GRAY", [("kTRC", sampled([256]))]),
        "it is one of greys, and the picture has colours"
      ),
      (Array("no profile".utf8), "it is damaged"),
      (rgb([[0, 0, 0], [0, 0, 0], [0, 0, 0]], sampled([])), nil),
      (rgb(sRGB, parametric(1, [2, 0, 1])), "it has tables instead of curves and a matrix"),
    ] as [([UInt8], String?)])
  func whatIsNotAppliedIsNamed(profile: [UInt8], reason: String?) throws {
    let file = try Self.png(
      [60, 200, 120], width: 1, [(.iccProfile, try Self.compressed(profile))])
    let picture = try ImageFileFormat.decode(file)
    #expect(picture.ignoredProfile == reason)
    if reason != nil { #expect(picture.bitmap.pixels == [0xFF3C_C878]) }
  }

  @Test func aProfileOfGreysAppliesToGreys() throws {
    let profile = Self.profile("GRAY", [("kTRC", Self.sampled([]))])
    let file = try Self.png(
      [60], width: 1, type: .gray, [(.iccProfile, try Self.compressed(profile))])
    #expect(try colors(file) == [[133, 133, 133]])
  }

  @Test func highDynamicRangeIsNamed() throws {
    let file = try Self.png(
      [60, 200, 120], width: 1, [(.codingIndependentCodePoints, [9, 16, 0, 1])])
    #expect(
      try ImageFileFormat.decode(file).ignoredProfile == "its colours have a high dynamic range")
  }

  @Test func noMutationCrashesTheReader() throws {
    let profiles = [
      Self.rgb(Self.displayP3, Self.standardCurve),
      Self.rgb(Self.sRGB, Self.sampled([0, 9, 65_535])),
      Self.rgb(Self.sRGB, Self.parametric(4, [2, 1, 0, 0, 0, 0, 0])),
    ]
    var random = SplitMix64(seed: 7)
    for round in 0..<600 {
      var bytes = profiles[round % profiles.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[place] = UInt8.random(in: 0...255, using: &random)
        } else {
          bytes.removeLast(Int.random(in: 0..<bytes.count / 2, using: &random))
        }
      }
      if let conversion = ICCProfile.colors(of: bytes, isGray: false).conversion {
        _ = conversion.pixel(red: 1, green: 128, blue: 255, alpha: 128)
      }
    }
  }
}
