/// A font of ten glyphs without outlines, so that shaping can be checked where no font is installed.
///
/// It has what HarfBuzz works with: a character map, advances, a ligature, kerning, and the joining
/// forms of an Arabic letter. Source of the tables: OpenType specification, version 1.9.
enum CanaryFont {
  /// The glyph numbers.
  enum Glyph {
    static let f: UInt16 = 1
    static let i: UInt16 = 2
    static let fi: UInt16 = 3
    static let capitalA: UInt16 = 4
    static let capitalV: UInt16 = 5
    static let beh: UInt16 = 6
    static let initialBeh: UInt16 = 7
    static let medialBeh: UInt16 = 8
    static let finalBeh: UInt16 = 9
    static let count: UInt16 = 10
  }

  /// Of every glyph, in font units; there are 1,000 in an em.
  static let advance: UInt16 = 600
  /// How much the advance of `A` changes in front of `V`, in font units.
  static let kerning: Int16 = -80

  /// The bytes of the font file.
  static let bytes: [UInt8] = {
    // In the order of their tags, as the format asks.
    let tables: [(StaticString, [UInt16])] = [
      ("GPOS", positioning), ("GSUB", substitution), ("cmap", characterMap), ("head", head),
      ("hhea", horizontalHeader), ("hmtx", horizontalMetrics), ("maxp", maximumProfile),
    ]
    // A reader needs no search fields and no checksums.
    var words: [UInt16] = [1, 0, UInt16(tables.count), 0, 0, 0]
    var offset = 2 * (words.count + 8 * tables.count)
    for (tag, table) in tables {
      words += OpenTypePart.tag(tag).words + [0, 0, 0, UInt16(offset), 0, UInt16(2 * table.count)]
      offset += 2 * table.count
    }
    words += tables.flatMap(\.1)
    return words.flatMap { word -> [UInt8] in [UInt8(word >> 8), UInt8(word & 255)] }
  }()

  private static let head: [UInt16] =
    // Version, revision, checksum, magic number, flags, units in an em.
    [1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000]
    // Two dates, the box around all glyphs, style, and formats.
    + [UInt16](repeating: 0, count: 17)

  private static let maximumProfile: [UInt16] = [0, 0x5000, Glyph.count]

  private static let horizontalHeader: [UInt16] =
    // Version, ascender, descender, line gap, the widest advance.
    [1, 0, 800, UInt16(bitPattern: -200), 0, advance] + [UInt16](repeating: 0, count: 11)
    + [Glyph.count]

  private static let horizontalMetrics = [[UInt16]](
    repeating: [advance, 0], count: Int(Glyph.count)
  ).flatMap { $0 }

  private static let characterMap: [UInt16] = {
    let characters: [(scalar: UInt16, glyph: UInt16)] = [
      (0x41, Glyph.capitalA), (0x56, Glyph.capitalV), (0x66, Glyph.f), (0x69, Glyph.i),
      (0x628, Glyph.beh),
    ]
    // Format 12: ranges of characters, each with the glyph of its first.
    let ranges = characters.flatMap { scalar, glyph -> [UInt16] in
      [0, scalar, 0, scalar, 0, glyph]
    }
    let length = UInt16(16 + 2 * ranges.count)
    return [0, 1, 3, 10, 0, 12, 12, 0, 0, length, 0, 0, 0, UInt16(characters.count)] + ranges
  }()

  private static let substitution = layoutTable([
    ("fina", single(Glyph.beh, Glyph.finalBeh)),
    ("init", single(Glyph.beh, Glyph.initialBeh)),
    // A ligature: type 4, one set for glyphs that it begins with, two components.
    (
      "liga",
      lookup(
        type: 4,
        [1, coverage(Glyph.f), 1, .offset([1, .offset([.word(Glyph.fi), 2, .word(Glyph.i)])])])
    ),
    ("medi", single(Glyph.beh, Glyph.medialBeh)),
  ])

  private static let positioning = layoutTable([
    // Pairs: type 2; only the advance of the first glyph (4) is adjusted.
    (
      "kern",
      lookup(
        type: 2,
        [
          1, coverage(Glyph.capitalA), 4, 0, 1,
          .offset([1, .word(Glyph.capitalV), .word(UInt16(bitPattern: kerning))]),
        ])
    )
  ])

  /// `GSUB` or `GPOS` with the given features for every script and language.
  private static func layoutTable(
    _ features: [(tag: StaticString, lookup: [OpenTypePart])]
  ) -> [UInt16] {
    let numbers = features.indices.map { OpenTypePart.word(UInt16($0)) }
    let count = OpenTypePart.word(UInt16(features.count))
    let language: [OpenTypePart] = [0, 0xFFFF, count] + numbers
    let scripts: [OpenTypePart] = [1, .tag("DFLT"), .offset([.offset(language), 0])]
    let records = zip(features, numbers).flatMap { feature, number -> [OpenTypePart] in
      [.tag(feature.tag), .offset([0, 1, number])]
    }
    let lookups = features.map { OpenTypePart.offset($0.lookup) }
    return OpenTypePart.words(of: [
      1, 0, .offset(scripts), .offset([count] + records), .offset([count] + lookups),
    ])
  }

  private static func lookup(type: UInt16, _ subtable: [OpenTypePart]) -> [OpenTypePart] {
    [.word(type), 0, 1, .offset(subtable)]
  }

  /// Replaces a glyph by another: type 1, as a difference of glyph numbers.
  private static func single(_ glyph: UInt16, _ other: UInt16) -> [OpenTypePart] {
    lookup(type: 1, [1, coverage(glyph), .word(other &- glyph)])
  }

  private static func coverage(_ glyph: UInt16) -> OpenTypePart { .offset([1, 1, .word(glyph)]) }
}

/// A part of an OpenType table.
private enum OpenTypePart: ExpressibleByIntegerLiteral {
  case word(UInt16)
  case tag(StaticString)
  /// The distance to a part from the start of the parts that contain this field, and the part's content.
  case offset([OpenTypePart])

  init(integerLiteral value: UInt16) { self = .word(value) }

  /// The words of a part by itself; 0 for an offset.
  var words: [UInt16] {
    switch self {
    case .word(let word): [word]
    case .tag(let tag):
      tag.withUTF8Buffer { letters in
        [0, 2].map { UInt16(letters[$0]) << 8 | UInt16(letters[$0 + 1]) }
      }
    case .offset: [0]
    }
  }

  /// The words of some parts, followed by what their offsets lead to.
  static func words(of parts: [OpenTypePart]) -> [UInt16] {
    var words: [UInt16] = []
    var targets: [UInt16] = []
    let count = parts.reduce(0) { $0 + $1.words.count }
    for part in parts {
      if case .offset(let target) = part {
        words.append(UInt16(2 * (count + targets.count)))
        targets += Self.words(of: target)
      } else {
        words += part.words
      }
    }
    return words + targets
  }
}
