import JSONValues
import Messages
import Typesetting

/// The features of a font: a list of tags, `[smcp, ss01]`, or a map of tags and values, `{ ss01: true, cv05: 2 }`.
struct FontFeatures {
  /// Each with its place in the file.
  var settings: [(feature: FontFeature, position: SourcePosition)] = []

  static var schema: JSON {
    [
      "anyOf": [
        ["type": "array", "items": String.schema],
        [
          "type": "object",
          "additionalProperties": ["anyOf": [Bool.schema, ["type": "integer", "minimum": 0]]],
        ],
      ]
    ]
  }

  /// Nil, after a report, if a tag or a value is invalid.
  static func read(_ node: YAMLNode, in context: ReadingContext) -> FontFeatures? {
    let count = context.reportCount
    var features = FontFeatures()
    if let tags = node.list {
      for tag in tags {
        guard let text = String.read(tag, in: context) else { continue }
        features.add(text, value: 1, at: tag.position, in: context)
      }
    } else if let entries = node.map {
      for entry in entries {
        context.reading(entry.key) {
          guard let value = value(of: entry.value, in: context) else { return }
          features.add(entry.key, value: value, at: entry.keyPosition, in: context)
        }
      }
    } else {
      context.expected("a list of features, such as [smcp, ss01], or a map", at: node)
    }
    return context.reportCount == count ? features : nil
  }

  private static func value(of node: YAMLNode, in context: ReadingContext) -> Int? {
    switch node.scalarValue {
    case .bool(let isOn): return isOn ? 1 : 0
    case .number(let number):
      if let value = Int(exactly: number), value >= 0 { return value }
    default: break
    }
    context.expected("true, false, or the number of an alternative", at: node)
    return nil
  }

  private mutating func add(
    _ tag: String, value: Int, at position: SourcePosition, in context: ReadingContext
  ) {
    guard let feature = FontFeature(tag, value: value) else {
      context.report(
        "'\(tag.shortened)' is not a feature: a tag has four letters or digits, such as smcp or ss01",
        at: position)
      return
    }
    settings.append((feature, position))
  }

  /// The font with the features, after a warning of each that its file lacks.
  func set(in font: Font, _ context: ReadingContext) -> Font {
    guard !settings.isEmpty else { return font }
    if let known = font.availableFeatures {
      for (feature, position) in settings where !known.contains(feature.tag) {
        let list =
          known.isEmpty ? "it has none" : "it has \(ReadingContext.enumerate(known))"
        context.warn(
          "'\(font.name)' has no feature '\(feature.tag)', so that it has no effect: \(list)",
          at: position)
      }
    }
    return font.with(settings.map(\.feature))
  }
}
