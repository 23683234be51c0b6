import FileAccess
import ImageComparison
import JSONValues
import Pixels
import ViewTree

/// How a picture differs from its reference, the picture that a simulator has drawn for the same assertion. It does not
/// decide whether a test passes.
package struct ReferenceComparison: Sendable, Equatable {
  /// How far the area of a text is extended on each side, points: letters of a simulator's reach beyond ours.
  static let textMargin = 2.0

  /// The path of the reference in the package, without `.png`.
  package var name: String
  package var referenceSize: PixelSize
  package var size: PixelSize
  /// Whether the picture shows texts, as far as its views are known.
  package var hasText: Bool
  /// The number of pixels that are not identical; nil for another size.
  package var different: Int?
  /// As ``different``, of the pixels outside of texts.
  package var differentOutsideText: Int?

  package init(
    name: String, referenceSize: PixelSize, size: PixelSize, hasText: Bool,
    different: Int? = nil, differentOutsideText: Int? = nil
  ) {
    self.name = name
    self.referenceSize = referenceSize
    self.size = size
    self.hasText = hasText
    self.different = different
    self.differentOutsideText = differentOutsideText
  }

  /// Compares a picture.
  ///
  /// - Parameters:
  ///   - texts: The boxes of the texts, points.
  ///   - scale: Pixels per point.
  package init(
    name: String, of bitmap: Bitmap, with reference: Bitmap, texts: [ViewNode.Rect], scale: Double
  ) {
    let size = PixelSize(width: bitmap.width, height: bitmap.height)
    self.init(
      name: name,
      referenceSize: PixelSize(width: reference.width, height: reference.height), size: size,
      hasText: !texts.isEmpty)
    guard hasEqualSize else { return }
    let areas = texts.map { text in
      PixelRect(
        left: text.x - Self.textMargin, top: text.y - Self.textMargin,
        right: text.right + Self.textMargin, bottom: text.bottom + Self.textMargin, scale: scale,
        in: size)
    }
    let counts = unequalPixels(bitmap, reference, outside: areas)
    (different, differentOutsideText) = (counts.all, counts.outside)
  }

  package var hasEqualSize: Bool { referenceSize == size }

  /// The share of pixels, 0...1, that differ; nil for another size.
  func share(outsideText: Bool) -> Double? {
    guard let count = outsideText ? differentOutsideText : different, size.area > 0 else {
      return nil
    }
    return Double(count) / Double(size.area)
  }
}

extension ReferenceComparison: JSONConvertible {
  package var json: JSON {
    JSON(optional: [
      "name": name.json, "referenceSize": referenceSize.json, "size": size.json,
      "hasText": hasText.json, "different": different?.json,
      "differentOutsideText": differentOutsideText?.json,
    ])
  }

  package init(json: JSON) throws(JSONError) {
    self.init(
      name: try json.member("name"), referenceSize: try json.member("referenceSize"),
      size: try json.member("size"), hasText: try json.member("hasText"),
      different: try json.optionalMember("different"),
      differentOutsideText: try json.optionalMember("differentOutsideText"))
  }
}

/// The comparisons of a run of tests, as a table.
package struct ReferenceTable: Sendable {
  /// The environment variable by which test processes learn the file that they append their comparisons to.
  package static let variable = "LAYOUTER_REFERENCES"
  /// The file of lines that the processes append to, and the one with the whole table, both in the report's folder.
  package static let linesFile = "references.jsonl"
  package static let file = "references.json"

  /// The largest share of pixels that may differ in a picture that counts as the same.
  private static let limit = 0.001

  /// In the order of their names.
  package let comparisons: [ReferenceComparison]

  package init(_ comparisons: [ReferenceComparison]) {
    // An assertion that is reached again has the later picture.
    let last = Dictionary(comparisons.map { ($0.name, $0) }) { $1 }
    self.comparisons = last.values.sorted { $0.name.precedesByScalars($1.name) }
  }

  /// Reads the lines of the processes; one that a crash has cut off is left out.
  package init(lines bytes: [UInt8]) {
    self.init(
      bytes.split(separator: UInt8(ascii: "\n")).compactMap {
        try? ReferenceComparison(json: JSON(utf8: Array($0)))
      })
  }

  // MARK: Sums

  /// What some comparisons have in common.
  struct Sums: Equatable {
    var count = 0
    var equalSize = 0
    /// Of equal size, with at most 0.1 % of the pixels different.
    var close = 0
    /// As ``close``, by the pixels outside of texts.
    var closeOutsideText = 0
  }

  func sums(where isIncluded: (ReferenceComparison) -> Bool = { _ in true }) -> Sums {
    var sums = Sums()
    for comparison in comparisons where isIncluded(comparison) {
      func isClose(outsideText: Bool) -> Bool {
        comparison.share(outsideText: outsideText).map { $0 <= Self.limit } ?? false
      }
      sums.count += 1
      if comparison.hasEqualSize { sums.equalSize += 1 }
      if isClose(outsideText: false) { sums.close += 1 }
      if isClose(outsideText: true) { sums.closeOutsideText += 1 }
    }
    return sums
  }

  private var groups: [(name: String, key: String, sums: Sums)] {
    [
      ("all", "all", sums()), ("with text", "withText", sums { $0.hasText }),
      ("without text", "withoutText", sums { !$0.hasText }),
    ]
  }

  // MARK: Output

  package var json: JSON {
    let sums = groups.map { _, key, sums in
      JSON.Member(
        key,
        [
          "count": sums.count.json, "equalSize": sums.equalSize.json, "close": sums.close.json,
          "closeOutsideText": sums.closeOutsideText.json,
        ])
    }
    return ["comparisons": comparisons.json, "sums": .object(sums)]
  }

  /// A row for each comparison below a heading, and a line for each group.
  package var lines: [String] {
    guard !comparisons.isEmpty else {
      return [
        "No assertion has a reference: a picture of a simulator's in the place of its golden."
      ]
    }
    let heading = ["reference", "its size", "our size", "differ", "outside text", "per cent"]
    let rows = comparisons.map { comparison -> [String] in
      [
        comparison.name, "\(comparison.referenceSize)", "\(comparison.size)",
        comparison.different.map(String.init) ?? "–",
        comparison.differentOutsideText.map(String.init) ?? "–",
        comparison.share(outsideText: true).map { Self.hundredths($0 * 100) } ?? "–",
      ]
    }
    let table = [heading] + rows
    let widths = heading.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    let lines = table.map { row -> String in
      row.enumerated().map { column, cell -> String in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ")
    }
    let totals = groups.filter { $0.sums.count > 0 }.map { name, _, sums -> String in
      "\(name): equal size \(sums.equalSize) of \(sums.count); within 0.1 % of the pixels "
        + "\(sums.close) of \(sums.count), outside of text \(sums.closeOutsideText) of \(sums.count)"
    }
    return lines + [""] + totals
  }

  /// A number with two decimals, rounded up: what differs is never 0.00.
  private static func hundredths(_ number: Double) -> String {
    let count = Int((number * 100).rounded(.up))
    let decimals = count % 100
    return "\(count / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }
}
