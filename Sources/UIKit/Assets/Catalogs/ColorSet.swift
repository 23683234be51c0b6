import Foundation
import JSONValues

/// The colours of one name: a `.colorset` of a catalog.
package struct ColorSet: Sendable {
  package enum Value: Sendable, Equatable {
    case color(SRGBColor)
    /// A colour of UIKit by the name of its property: `systemBlue`.
    case system(String)
  }

  struct Entry: Sendable {
    var value: Value
    var qualifiers: AssetQualifiers
  }

  var entries: [Entry]
  /// The `Contents.json`.
  package var contents: URL
  /// Whether a colour lies outside sRGB and was replaced by the closest value of each component.
  package var isClamped = false

  /// The colour for an environment; nil if the set has none for it.
  package func value(in environment: AssetEnvironment) -> Value? {
    entries.compactMap { entry in
      entry.qualifiers.rank(in: environment).map { (value: entry.value, rank: $0) }
    }.max { $0.rank < $1.rank }?.value
  }

  /// Whether two values describe it: the one for light and the one for dark.
  package var dependsOnAppearanceOnly: Bool {
    entries.allSatisfy { entry in
      var qualifiers = entry.qualifiers
      (qualifiers.isDark, qualifiers.isWideGamut) = (nil, false)
      return qualifiers.isForOthers || qualifiers == AssetQualifiers()
    }
  }
}

extension ColorSet {
  /// Reads the `Contents.json` of a set.
  ///
  /// - Parameters:
  ///   - path: the set's folder in errors.
  ///   - systemColors: the names that a reference may have, without `Color`.
  static func read(
    _ folder: URL, shownAs path: String, systemColors: Set<String>
  ) throws(AssetError) -> ColorSet {
    let file = folder.appending(component: "Contents.json")
    let text = AssetText(
      path: path + "/Contents.json",
      bytes: try AssetFile.read(file, shownAs: path + "/Contents.json"))
    let root = try text.json()
    let reader = ContentsReader(file: text)
    guard root.members != nil, root["colors"] != nil else {
      throw reader.error(at: root, "expected an object with 'colors', found \(root.summary)")
    }
    var set = ColorSet(entries: [], contents: file)
    for node in try reader.list("colors", of: root) {
      guard let color = node["color"] else { continue }
      let value: Value
      if let reference = try reader.text("reference", of: color) {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        guard systemColors.contains(name) else {
          throw reader.error(
            at: color["reference"], "reference: UIKit has no colour '\(reference.prefix(40))'")
        }
        value = .system(name)
      } else {
        let converted = try reader.color(color)
        set.isClamped = set.isClamped || converted.isClamped
        value = .color(converted.color)
      }
      set.entries.append(Entry(value: value, qualifiers: try AssetQualifiers(node, in: reader)))
    }
    return set
  }
}

extension ContentsReader {
  /// A colour in sRGB, and whether it had to be clamped.
  fileprivate func color(
    _ node: JSONNode
  ) throws(AssetError) -> (color: SRGBColor, isClamped: Bool) {
    let name = try text("color-space", of: node) ?? "srgb"
    guard let space = AssetColorSpace(rawValue: name) else {
      throw unknown(
        name, at: node["color-space"],
        expected: AssetColorSpace.allCases.map(\.rawValue).joined(separator: ", "))
    }
    guard let components = node["components"], components.members != nil else {
      throw error(at: node, "a color needs 'components' or a 'reference'")
    }
    let alpha = components["alpha"] == nil ? 1 : try alpha(components)
    if space.isGray {
      let white = try component("white", of: components, alternative: "red")
      return space.converted(red: white, green: white, blue: white, alpha: alpha)
    }
    return space.converted(
      red: try component("red", of: components), green: try component("green", of: components),
      blue: try component("blue", of: components), alpha: alpha)
  }

  /// 1 and 0 are an opaque and a transparent colour, though elsewhere they are of 255.
  private func alpha(_ components: JSONNode) throws(AssetError) -> Double {
    if let text = components["alpha"]?.string, ["0", "1"].contains(text) {
      return Double(text) ?? 1
    }
    return try component("alpha", of: components)
  }

  /// A component as 0...1: written `0xFF`, as an integer of 255, or as a decimal fraction.
  private func component(
    _ key: String, of components: JSONNode, alternative: String? = nil
  ) throws(AssetError) -> Double {
    guard let node = components[key] ?? alternative.flatMap({ components[$0] }) else {
      throw error(at: components, "the component '\(key)' is missing")
    }
    if let number = node.number { return number <= 1 ? number : number / 255 }
    let text = (node.string ?? "").trimmingCharacters(in: .whitespaces)
    if text.lowercased().hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) {
      return Double(byte) / 255
    }
    if let byte = Int(text), (0...255) ~= byte { return Double(byte) / 255 }
    let isDecimal = text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    if isDecimal, text.contains("."), let value = Double(text), abs(value) <= 100 { return value }
    throw error(
      at: node,
      "\(key): expected 0x00 to 0xFF, 0 to 255, or a fraction such as 0.500, found "
        + node.summary)
  }
}
