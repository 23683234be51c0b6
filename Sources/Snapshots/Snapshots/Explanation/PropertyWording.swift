import ImageComparison
import Messages
import ViewTree

extension PropertyChange {
  /// The sentence after the view's name, including the separator: `: text colour changed from #FFFFFF
  /// to #EEEEEE (ΔE 5.2)`.
  var predicate: String {
    switch (old, new) {
    case (nil, let after?) where !place.isEmpty:
      ": \(name(of: after))\(place) is now \(text(of: after))\(unit(of: after))"
    case (let before?, nil) where !place.isEmpty:
      ": \(name(of: before))\(place) is no longer \(text(of: before))\(unit(of: before))"
    case (.bool(let flag)?, nil): switched(to: !flag)
    case (_, .bool(let flag)?): switched(to: flag)
    case (nil, .map?): " now has \(title.withArticle)"
    case (.map?, nil): " no longer has \(title.withArticle)"
    case (nil, let after?): ": \(name(of: after)) \(text(of: after))\(unit) was added"
    case (let before?, nil): ": \(name(of: before)) \(text(of: before))\(unit) was removed"
    case (.string(let before)?, .string(let after)?) where form == .image:
      imagePredicate(from: ImageDescription(before), to: ImageDescription(after))
    case (let before?, let after?):
      ": \(name(of: after))\(place) changed from \(text(of: before))"
        + "\(hasMap ? unit(of: before) : "") to \(text(of: after))\(unit(of: after))"
        + colorDistance(before, after)
    case (nil, nil): ""
    }
  }

  /// Symbols are named; of other images only their sizes mean something to a reader.
  private func imagePredicate(from old: ImageDescription, to new: ImageDescription) -> String {
    if let before = old.symbol, let after = new.symbol, before != after {
      return ": \(title)\(place) changed from \(before) to \(after)"
    }
    let name = new.symbol.map { " (\($0))" } ?? ""
    return old.size == new.size
      ? ": \(title)\(place)\(name) was replaced by another one of \(new.size) pt"
      : ": \(title)\(place)\(name) changed from \(old.size) to \(new.size) pt"
  }

  /// Whether one of the values is a map, which has numbers of several units.
  private var hasMap: Bool {
    if case .map? = old { return true }
    if case .map? = new { return true }
    return false
  }

  private func unit(of value: PropertyValue) -> String {
    if case .map = value { "" } else { unit }
  }

  /// The property in words; a colour's always end in "colour": `border colour`.
  private func name(of value: PropertyValue) -> String {
    form == .color && !title.hasSuffix("colour") ? title + " colour" : title
  }

  private func switched(to flag: Bool) -> String {
    guard form == .state else { return ": \(title)\(place) is now \(flag ? "on" : "off")" }
    let adjective = title.hasPrefix("is ") ? String(title.dropFirst(3)) : title
    return flag ? " is now \(adjective)" : " is no longer \(adjective)"
  }

  private func text(of value: PropertyValue) -> String {
    switch value {
    case .null: return "nothing"
    case .bool(let flag): return flag ? "on" : "off"
    case .number(let number): return Wording.number(number)
    case .string(let string):
      if form == .color, pixel(ofColor: string) != nil { return string }
      if form == .image {
        let image = ImageDescription(string)
        return image.symbol ?? "of \(image.size) pt"
      }
      return form == .text || !string.allSatisfy(Self.isPlain) || string.isEmpty
        ? Wording.quoted(string) : string
    case .list(let list): return list.map { text(of: $0) }.joined(separator: ", ")
    case .map(let map):
      return map.sorted { $0.key < $1.key }.map { "\(words(of: $0.key)) \(text(of: $0.value))" }
        .joined(separator: ", ")
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_.+/".contains(character))
  }

  private func colorDistance(_ before: PropertyValue, _ after: PropertyValue) -> String {
    guard case .string(let one) = before, case .string(let other) = after,
      let first = pixel(ofColor: one), let second = pixel(ofColor: other)
    else { return "" }
    let distance = ComparisonMetric.ciede2000.distanceOverBackdrops(first, second)
    let tenths = Int((distance * 10).rounded())
    return tenths == 0 ? " (ΔE under 0.1)" : " (ΔE \(tenths / 10).\(tenths % 10))"
  }
}

/// The description of an image: size in points, checksum, and the name of a symbol, separated by spaces.
struct ImageDescription: Equatable {
  /// `24×24`, with at most two decimal places.
  var size: String
  /// Of the pixels.
  var checksum: Substring
  /// Nil for another image, and in goldens of versions that did not write it.
  var symbol: String?

  init(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 2)
    let sides = (parts.first ?? "").split(separator: "×")
    size = sides.map { side in Double(side).map(Wording.number) ?? String(side) }
      .joined(separator: "×")
    checksum = parts.count > 1 ? parts[1] : ""
    symbol = parts.count > 2 ? String(parts[2]) : nil
  }
}

/// The premultiplied pixel of `#RRGGBB` or `#RRGGBBAA`; `nil` for any other text.
func pixel(ofColor text: String) -> UInt32? {
  guard text.hasPrefix("#"), text.utf8.count == 7 || text.utf8.count == 9,
    text.dropFirst().allSatisfy(\.isHexDigit), let digits = UInt32(text.dropFirst(), radix: 16)
  else { return nil }
  guard text.utf8.count == 9 else { return 0xFF00_0000 | digits }
  let alpha = digits & 0xFF
  return [8, 16, 24].reduce(alpha << 24) { pixel, shift in
    pixel | ((digits >> shift & 0xFF) * alpha + 127) / 255 << (shift - 8)
  }
}
