/// Reads colour profiles of the International Color Consortium (ICC.1:2022), of which those with curves and a matrix, or
/// with the curve of a grey, can be applied.
struct ICCProfile {
  private let bytes: [UInt8]
  /// The place of each tag's data by its signature.
  private var tags: [String: Range<Int>] = [:]

  /// The largest number of tags, and of values of a curve.
  private static let tagLimit = 200
  private static let curveLimit = 65_536

  /// The largest profile that is read, in bytes.
  static let byteLimit = 4 << 20

  private init?(_ bytes: [UInt8]) {
    guard bytes.count >= 132, bytes.count <= Self.byteLimit else { return nil }
    self.bytes = bytes
    guard text(at: 36) == "acsp", let count = word(at: 128), count <= Self.tagLimit else {
      return nil
    }
    for index in 0..<count {
      let entry = 132 + 12 * index
      guard let name = text(at: entry), let start = word(at: entry + 4),
        let length = word(at: entry + 8), start + length <= bytes.count
      else { return nil }
      tags[name] = start..<start + length
    }
  }

  /// The colours of a profile.
  ///
  /// - Parameter isGray: whether the picture only has greys.
  static func colors(of bytes: [UInt8], isGray: Bool) -> PictureColors {
    guard let profile = ICCProfile(bytes), let space = profile.text(at: 16) else {
      return .ignored(reason: "it is damaged")
    }
    switch space {
    case "GRAY":
      guard isGray else {
        return .ignored(reason: "it is one of greys, and the picture has colours")
      }
      guard let curve = profile.curve("kTRC") else {
        return .ignored(reason: "it has no curve that is read")
      }
      return PictureColors(curves: [curve, curve, curve], matrix: .identity)
    case "RGB ":
      guard profile.text(at: 20) == "XYZ ", let red = profile.color("rXYZ"),
        let green = profile.color("gXYZ"), let blue = profile.color("bXYZ"),
        let redCurve = profile.curve("rTRC"), let greenCurve = profile.curve("gTRC"),
        let blueCurve = profile.curve("bTRC")
      else { return .ignored(reason: "it has tables instead of curves and a matrix") }
      let matrix = Chromaticities.toSRGB(fromXYZWithWhite: white)?
        .times(Matrix3(columns: [red, green, blue]))
      return PictureColors(curves: [redCurve, greenCurve, blueCurve], matrix: matrix)
    case "CMYK": return .ignored(reason: "it is one of inks, CMYK")
    default: return .ignored(reason: "its colour space '\(space)' is not read")
    }
  }

  /// The white of the connection space, D50.
  private static let white = [0.9642, 1, 0.8249]

  // MARK: Tags

  private func word(at offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Four characters.
  private func text(at offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return String(
      decoding: bytes[offset..<offset + 4].map { (32...126).contains($0) ? $0 : 63 }, as: UTF8.self)
  }

  /// A number of 16 bits before the point and 16 behind it.
  private func fixed(at offset: Int) -> Double? {
    word(at: offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }

  private func color(_ tag: String) -> [Double]? {
    guard let start = tags[tag]?.lowerBound, text(at: start) == "XYZ ",
      let x = fixed(at: start + 8), let y = fixed(at: start + 12), let z = fixed(at: start + 16)
    else { return nil }
    return [x, y, z]
  }

  private func curve(_ tag: String) -> ToneCurve? {
    guard let start = tags[tag]?.lowerBound else { return nil }
    switch text(at: start) {
    case "curv": return sampledCurve(at: start)
    case "para": return parametricCurve(at: start)
    default: return nil
    }
  }

  private func sampledCurve(at start: Int) -> ToneCurve? {
    guard let count = word(at: start + 8), count <= Self.curveLimit,
      start + 12 + 2 * count <= bytes.count
    else { return nil }
    func value(_ index: Int) -> Double {
      Double(Int(bytes[start + 12 + 2 * index]) << 8 | Int(bytes[start + 13 + 2 * index]))
    }
    switch count {
    case 0: return .power(1)
    case 1: return .power(value(0) / 256)
    default: return .table((0..<count).map { value($0) / 65_535 })
    }
  }

  private func parametricCurve(at start: Int) -> ToneCurve? {
    guard start + 10 <= bytes.count else { return nil }
    let counts = [1, 3, 4, 5, 7]
    let kind = Int(bytes[start + 8]) << 8 | Int(bytes[start + 9])
    guard counts.indices.contains(kind) else { return nil }
    let n = (0..<counts[kind]).compactMap { fixed(at: start + 12 + 4 * $0) }
    guard n.count == counts[kind] else { return nil }
    switch kind {
    case 0: return .power(n[0])
    case 1, 2:
      guard n[1] != 0 else { return nil }
      let offset = kind == 2 ? n[3] : 0
      return .parametric(
        g: n[0], a: n[1], b: n[2], c: 0, d: -n[2] / n[1], e: offset, f: offset)
    case 3: return .parametric(g: n[0], a: n[1], b: n[2], c: n[3], d: n[4], e: 0, f: 0)
    default: return .parametric(g: n[0], a: n[1], b: n[2], c: n[3], d: n[4], e: n[5], f: n[6])
    }
  }
}
