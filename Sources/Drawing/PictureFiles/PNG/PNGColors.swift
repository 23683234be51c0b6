/// What the chunks of a PNG file say about its colours.
extension PNGLayout {
  /// The colours by the first of `cICP`, `iCCP`, `sRGB`, and `gAMA` with `cHRM` that is there (PNG, third edition,
  /// section 4.3).
  func colors(in bytes: [UInt8]) -> PictureColors {
    func data(_ type: PNGChunkType) -> ArraySlice<UInt8>? {
      pieces.first { $0.type == type }.map { bytes[$0.data] }
    }
    if let codes = data(.codingIndependentCodePoints), codes.count == 4 {
      return Self.colors(codePoints: Array(codes))
    }
    if let profile = data(.iccProfile) {
      return Self.colors(profile: profile, isGray: isGray)
    }
    if data(.standardRGB) != nil { return .sRGB }
    return Self.colors(gamma: data(.gamma), chromaticities: data(.chromaticities))
  }

  private var isGray: Bool { [.gray, .grayAlpha].contains(header.colorType) }

  private static func colors(codePoints: [UInt8]) -> PictureColors {
    // "Unspecified" says nothing.
    if codePoints[0] == 2 || codePoints[1] == 2 { return .sRGB }
    guard codePoints[2] == 0, codePoints[3] == 1 else {
      return .ignored(reason: "its colours are not RGB of the full range")
    }
    guard let chromaticities = Chromaticities(code: codePoints[0]) else {
      return .ignored(reason: "its primaries have the unknown code \(codePoints[0])")
    }
    guard let curve = ToneCurve(code: codePoints[1]) else {
      let isHigh = [16, 18].contains(codePoints[1])
      return .ignored(
        reason: isHigh
          ? "its colours have a high dynamic range"
          : "its transfer function has the unknown code \(codePoints[1])")
    }
    return PictureColors(curves: [curve, curve, curve], matrix: chromaticities.toSRGB)
  }

  /// A name, a zero, the method, and the compressed profile.
  private static func colors(profile: ArraySlice<UInt8>, isGray: Bool) -> PictureColors {
    guard let end = profile.prefix(80).firstIndex(of: 0), end + 2 <= profile.endIndex,
      profile[end + 1] == 0,
      let content = try? ZlibText.decompress(
        Array(profile[(end + 2)...]), atMost: ICCProfile.byteLimit)
    else { return .ignored(reason: "it is damaged") }
    return ICCProfile.colors(of: content, isGray: isGray)
  }

  private static func colors(
    gamma: ArraySlice<UInt8>?, chromaticities: ArraySlice<UInt8>?
  ) -> PictureColors {
    var curve = ToneCurve.sRGB
    if let gamma, gamma.count == 4 {
      let value = Double(Array(gamma).bigEndianWord(at: 0)) / 100_000
      // sRGB's curve is written as 1 / 2.2, and with few digits.
      if value > 0, !(0.95...1.05).contains(value * 2.2) { curve = .power(1 / value) }
    }
    var primaries = Chromaticities.sRGB
    if let chromaticities, chromaticities.count == 32 {
      let words = Array(chromaticities)
      let n = (0..<8).map { Double(words.bigEndianWord(at: 4 * $0)) / 100_000 }
      let found = Chromaticities(
        red: (n[2], n[3]), green: (n[4], n[5]), blue: (n[6], n[7]), white: (n[0], n[1]))
      if !found.isNearlySRGB { primaries = found }
    }
    if curve == .sRGB, primaries == .sRGB { return .sRGB }
    return PictureColors(curves: [curve, curve, curve], matrix: primaries.toSRGB)
  }
}

extension Chromaticities {
  /// Whether no number differs by 0.01, libpng's tolerance.
  fileprivate var isNearlySRGB: Bool {
    let standard = Chromaticities.sRGB
    return red.isNear(standard.red) && green.isNear(standard.green) && blue.isNear(standard.blue)
      && white.isNear(standard.white)
  }
}

extension Chromaticities.Point {
  fileprivate func isNear(_ other: Self) -> Bool {
    abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01
  }
}
