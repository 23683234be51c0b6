import TestSupport
import Testing

/// An image of any kind that PNG has, from samples to a file and to the pixels that it means, both
/// computed in the plainest way that the specification allows.
struct ReferencePNG: CustomTestStringConvertible {
  /// A colour type with its bit depth.
  struct Kind: Hashable, CustomTestStringConvertible {
    var type: UInt8
    var depth: UInt8

    /// The fifteen that the specification has (section 11.2.2).
    static let all: [Kind] =
      [1, 2, 4, 8, 16].map { Kind(type: 0, depth: $0) } + [8, 16].map { Kind(type: 2, depth: $0) }
      + [1, 2, 4, 8].map { Kind(type: 3, depth: $0) } + [8, 16].map { Kind(type: 4, depth: $0) }
      + [8, 16].map { Kind(type: 6, depth: $0) }

    /// Samples in a pixel.
    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 0 }
    var bits: Int { channels * Int(depth) }
    var testDescription: String { "type \(type) depth \(depth)" }
  }

  let kind: Kind
  let width: Int
  let height: Int
  var isInterlaced = false
  /// Whether the file has a `tRNS` chunk; only for grey, colours and palettes.
  var hasTransparency = false
  /// The samples of each pixel, row by row.
  private(set) var samples: [[Int]]
  private let palette: [UInt8]
  private let transparency: [UInt8]
  private let filterSeed: UInt64

  var testDescription: String {
    "\(kind.testDescription) \(width) × \(height)\(isInterlaced ? " interlaced" : "")"
      + (hasTransparency ? " tRNS" : "")
  }

  /// An image of random samples, of which many are equal so that a colour key meets some.
  init(
    _ kind: Kind, width: Int, height: Int, interlaced: Bool, transparency: Bool, seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    self.kind = kind
    (self.width, self.height) = (width, height)
    (isInterlaced, hasTransparency) = (interlaced, transparency)
    let colors = (0..<5).map { _ in
      (0..<kind.channels).map { _ in Int.random(in: 0..<1 << Int(kind.depth), using: &random) }
    }
    samples = (0..<width * height).map { _ in
      Bool.random(using: &random)
        ? colors[Int.random(in: 0..<5, using: &random)]
        : (0..<kind.channels).map { _ in Int.random(in: 0..<1 << Int(kind.depth), using: &random) }
    }
    palette =
      kind.type == 3
      ? (0..<3 << Int(kind.depth)).map { _ in UInt8.random(in: 0...255, using: &random) } : []
    if !transparency {
      self.transparency = []
    } else if kind.type == 3 {
      self.transparency = (0..<max(1, palette.count / 6)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
    } else {
      self.transparency = samples[0].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }
    filterSeed = seed &* 31
  }

  // MARK: The file

  /// Columns and rows of each pass in the image (section 8.1).
  private var passes: [(columns: [Int], rows: [Int])] {
    let steps: [(Int, Int, Int, Int)] =
      isInterlaced
      ? [
        (0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2),
        (0, 1, 1, 2),
      ] : [(0, 1, 0, 1)]
    return steps.map { x, dx, y, dy in
      (Array(stride(from: x, to: width, by: dx)), Array(stride(from: y, to: height, by: dy)))
    }
  }

  /// The rows of all passes with their filter bytes.
  var rows: [UInt8] {
    var random = SplitMix64(seed: filterSeed)
    var result: [UInt8] = []
    for pass in passes where !pass.columns.isEmpty {
      var above: [UInt8]?
      for y in pass.rows {
        let row = packed(pass.columns.flatMap { samples[y * width + $0] })
        let filter = Int.random(in: 0...4, using: &random)
        result += [UInt8(filter)] + filtered(row, above: above, by: filter)
        above = row
      }
    }
    return result
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    var bits = samples.flatMap { sample in
      (0..<Int(kind.depth)).reversed().map { sample >> $0 & 1 }
    }
    while bits.count % 8 != 0 { bits.append(1) }  // Padding has any value.
    return stride(from: 0, to: bits.count, by: 8).map { start in
      UInt8(bits[start..<start + 8].reduce(0) { $0 << 1 | $1 })
    }
  }

  /// Section 9.2.
  private func filtered(_ row: [UInt8], above: [UInt8]?, by filter: Int) -> [UInt8] {
    let distance = max(1, kind.bits / 8)
    return row.indices.map { index in
      let a = index < distance ? 0 : Int(row[index - distance])
      let b = above.map { Int($0[index]) } ?? 0
      let c = index < distance ? 0 : above.map { Int($0[index - distance]) } ?? 0
      let prediction =
        switch filter {
        case 1: a
        case 2: b
        case 3: (a + b) / 2
        case 4: paeth(a, b, c)
        default: 0
        }
      return UInt8((Int(row[index]) - prediction + 256) % 256)
    }
  }

  /// Section 9.4.
  private func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let p = a + b - c
    let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
  }

  /// The file; its rows may be replaced by others.
  func file(rows: [UInt8]? = nil) -> HandMadePNG {
    HandMadePNG(
      width: UInt32(width), height: UInt32(height), depth: kind.depth, type: kind.type,
      interlace: isInterlaced ? 1 : 0, palette: palette.isEmpty ? nil : palette,
      transparency: transparency.isEmpty ? nil : transparency, rows: rows ?? self.rows)
  }

  // MARK: The pixels

  /// What the file means, as premultiplied pixels.
  var pixels: [UInt32] { samples.map(pixel) }

  private func pixel(_ samples: [Int]) -> UInt32 {
    if kind.type == 3 {
      let index = samples[0]
      let color = palette[3 * index..<3 * index + 3].map { Double($0) }
      return argb(color, index < transparency.count ? Double(transparency[index]) : 255)
    }
    let isKey = hasTransparency && samples == self.samples[0]
    // Linear scaling (section 13.12), then rounding to 8 bits.
    let values = samples.map {
      (Double($0) * 255 / Double(1 << Int(kind.depth) - 1)).rounded()
    }
    switch kind.type {
    case 0: return argb([values[0], values[0], values[0]], isKey ? 0 : 255)
    case 2: return argb(values, isKey ? 0 : 255)
    case 4: return argb([values[0], values[0], values[0]], values[1])
    default: return argb(Array(values[..<3]), values[3])
    }
  }

  private func argb(_ color: [Double], _ alpha: Double) -> UInt32 {
    color.reduce(UInt32(alpha)) { $0 << 8 | UInt32(($1 * alpha / 255).rounded()) }
  }
}

extension ReferencePNG {
  /// Every kind, with and without interlacing and transparency, at sizes that leave some passes
  /// empty and others not.
  static let all: [ReferencePNG] = {
    let sizes = [(1, 1), (3, 2), (2, 5), (8, 8), (13, 9), (33, 17)]
    var images: [ReferencePNG] = []
    for kind in Kind.all {
      for isInterlaced in [false, true] {
        for hasTransparency in [0, 2, 3].contains(kind.type) ? [false, true] : [false] {
          for (width, height) in sizes {
            images.append(
              ReferencePNG(
                kind, width: width, height: height, interlaced: isInterlaced,
                transparency: hasTransparency, seed: UInt64(images.count + 1)))
          }
        }
      }
    }
    return images
  }()
}
