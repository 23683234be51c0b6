import ImageComparison
import ViewTree

/// One property of a view, before and after; `nil` where the view did not have it.
struct PropertyChange: Equatable {
  /// The property's name, followed by the keys of the maps in it.
  var path: [String]
  var old: PropertyValue?
  var new: PropertyValue?
}

extension PropertyChange {
  /// The properties that differ, in the order of their names; maps are looked into.
  static func changes(
    from old: [String: PropertyValue], to new: [String: PropertyValue], below path: [String] = []
  ) -> [PropertyChange] {
    Set(old.keys).union(new.keys).sorted().flatMap { key -> [PropertyChange] in
      let (before, after) = (present(old[key]), present(new[key]))
      if before == after { return [] }
      if case .map(let one)? = before, case .map(let other)? = after {
        return changes(from: one, to: other, below: path + [key])
      }
      let change = PropertyChange(path: path + [key], old: before, new: after)
      return change.isTooSmall ? [] : [change]
    }
  }

  private static func present(_ value: PropertyValue?) -> PropertyValue? {
    value == .null ? nil : value
  }

  private var isTooSmall: Bool {
    guard case .number(let one)? = old, case .number(let other)? = new else { return false }
    return abs(one - other) < 1e-9
  }

  /// Whether it decides what the view says rather than how it looks.
  var isContent: Bool {
    switch (old ?? new, new ?? old) {
    case (.bool, _), (_, .bool): true
    case (.string(let one), .string(let other)):
      color(one) == nil && color(other) == nil
    default: false
    }
  }

  var isColor: Bool {
    guard case .string(let text)? = new ?? old else { return false }
    return color(text) != nil
  }
}

extension PropertyChange {
  /// What a sentence says of a view: `: text colour changed from #FFFFFF to #EEEEEE (ΔE 5.2)`,
  /// with what comes between the view's name and it.
  var predicate: String {
    switch (old ?? standardValue, new ?? standardValue) {
    case (.bool(let flag)?, nil): switched(to: !flag)
    case (_, .bool(let flag)?): switched(to: flag)
    case (nil, .map?): " has a \(title) now"
    case (.map?, nil): " has no \(title) any more"
    case (nil, let after?): ": \(title) is now \(text(of: after))\(unit) (there was none)"
    case (let before?, nil): ": \(title) \(text(of: before))\(unit) is gone"
    case (let before?, let after?):
      ": \(title) changed from \(text(of: before)) to \(text(of: after))"
        + "\(unit)\(colorDistance(before, after))"
    case (nil, nil): ""
    }
  }

  /// What a view has that does not name the property.
  private var standardValue: PropertyValue? {
    switch path {
    case ["alpha"], ["numberOfLines"]: .number(1)
    case ["textHorzAlignment"]: .string("center")
    case ["cornerRadius"], ["roundRadius"], ["borderWidth"], ["lineSpacing"]: .number(0)
    default: nil
    }
  }

  private var name: String { path.last ?? "" }

  /// The property in words: `border colour`.
  private var title: String {
    let title = path.map { words(of: $0) }.joined(separator: " ")
    return isColor && !name.lowercased().contains("color") ? title + " colour" : title
  }

  private func switched(to flag: Bool) -> String {
    var adjective = name
    if name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true {
      adjective = String(name.dropFirst(2))
    } else if !Self.adjectives.contains(name) {
      return ": \(title) is now \(flag ? "on" : "off")"
    }
    return flag ? " is now \(words(of: adjective))" : " is no longer \(words(of: adjective))"
  }

  private static let adjectives: Set = [
    "activated", "checked", "enabled", "folded", "highlighted", "selected",
  ]

  private func text(of value: PropertyValue) -> String {
    switch value {
    case .null: return "nothing"
    case .bool(let flag): return flag ? "on" : "off"
    case .number(let number): return Wording.number(number)
    case .string(let string):
      if color(string) != nil { return string }
      return isText || !string.allSatisfy(Self.isPlain) || string.isEmpty
        ? Wording.quoted(string) : string
    case .list(let list): return list.map { text(of: $0) }.joined(separator: ", ")
    case .map(let map):
      return map.sorted { $0.key < $1.key }.map { "\(words(of: $0.key)) \(text(of: $0.value))" }
        .joined(separator: ", ")
    }
  }

  private var isText: Bool { ["text", "title", "placeholder"].contains(name) }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_.+/".contains(character))
  }

  /// ` pt` for what is measured in points.
  private var unit: String {
    guard case .some(let value) = new ?? old, value.isNumeric else { return "" }
    let measures = ["radius", "width", "height", "size", "spacing", "margin", "offset", "inset"]
    let isLength = path.contains { key in
      let key = key.lowercased()
      return measures.contains { key.hasSuffix($0) || key.hasSuffix($0 + "s") }
    }
    return isLength ? " pt" : ""
  }

  private func colorDistance(_ before: PropertyValue, _ after: PropertyValue) -> String {
    guard case .string(let one) = before, case .string(let other) = after,
      let first = color(one), let second = color(other)
    else { return "" }
    let distance = ComparisonMetric.ciede2000.distanceOverBackdrops(first, second)
    let tenths = Int((distance * 10).rounded())
    return tenths == 0 ? " (ΔE under 0.1)" : " (ΔE \(tenths / 10).\(tenths % 10))"
  }
}

extension PropertyValue {
  fileprivate var isNumeric: Bool {
    switch self {
    case .number: true
    case .list(let list): !list.isEmpty && list.allSatisfy(\.isNumeric)
    default: false
    }
  }
}

/// The premultiplied pixel of `#RRGGBB` or `#RRGGBBAA`; `nil` for any other text.
private func color(_ text: String) -> UInt32? {
  guard text.hasPrefix("#"), text.utf8.count == 7 || text.utf8.count == 9,
    text.dropFirst().allSatisfy(\.isHexDigit), let digits = UInt32(text.dropFirst(), radix: 16)
  else { return nil }
  guard text.utf8.count == 9 else { return 0xFF00_0000 | digits }
  let alpha = digits & 0xFF
  return [8, 16, 24].reduce(alpha << 24) { pixel, shift in
    pixel | ((digits >> shift & 0xFF) * alpha + 127) / 255 << (shift - 8)
  }
}
