import HeadlessUIKit
import JSONValues
import Messages
import ProjectFiles
import StandardViews
import Typesetting

extension FontValue: SceneValue {
  /// A size of the regular system font, a map, or the name of a text style.
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> FontValue? {
    let node = context.tokenValue(.fonts, context.named(node))
    if case .number = node.scalarValue {
      return FontParts.readSize(node, in: context).map { .fixed(.systemFont(ofSize: $0)) }
    }
    if node.text != nil { return UIFont.TextStyle.read(node, in: context).map { .style($0) } }
    guard node.map != nil else {
      context.expected("a size, a map of size, weight and name, or a text style", at: node)
      return nil
    }
    guard let parts = FontParts.read(node, in: context),
      let font = parts.font(in: context)?.spaced(
        lineHeight: parts.lineHeight, letterSpacing: parts.letterSpacing)
    else { return nil }
    return parts.textStyle.map { .scaled(UIFont(font), $0) } ?? .fixed(UIFont(font))
  }

  package static var examples: [JSON] {
    [
      17, ["size": 17, "weight": "bold"], "body", ["name": "Inter", "size": 15, "italic": true],
      ["name": "Inter", "size": 15, "textStyle": "body"],
      ["size": 16, "lineHeight": 24, "letterSpacing": 0.5],
      ["name": "Inter", "size": 15, "features": ["smcp", "ss01"]],
    ]
  }

  package static var schema: JSON {
    let size = UIFont.sizes.limiting(CGFloat.schema)
    return [
      "anyOf": [
        size, UIFont.TextStyle.schema,
        [
          "type": "object",
          "properties": [
            "size": size, "weight": UIFont.Weight.schema, "italic": Bool.schema,
            "name": String.schema, "textStyle": UIFont.TextStyle.schema,
            "monospacedDigits": Bool.schema,
            "lineHeight": UIFont.lineHeights.limiting(CGFloat.schema),
            "letterSpacing": UIFont.letterSpacings.limiting(CGFloat.schema),
            "token": String.schema,
            "variations": ["type": "object", "additionalProperties": Double.schema],
            "features": FontFeatures.schema,
          ],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}

/// The map of a font: `{name: Inter, size: 17, weight: bold, italic: true, variations: {wght: 550}}`. With a
/// `textStyle` it is scaled with the text size as that style is. A `token` of typography has the parts that the
/// map does not name.
private struct FontParts {
  /// A value with its place in the file.
  typealias Placed<Value> = (value: Value, node: YAMLNode)

  /// Nil for the size of the text style, or of labels.
  var size: CGFloat?
  var textStyle: UIFont.TextStyle?
  var name: Placed<String>?
  var weight: Placed<UIFont.Weight>?
  var italic: Placed<Bool>?
  /// Whether digits have one width.
  var monospacedDigits: Placed<Bool>?
  var variations: [(axis: YAMLNode.Entry, value: Double)] = []
  var features = FontFeatures()
  /// At the font's size, points; nil for the typeface's.
  var lineHeight: CGFloat?
  var letterSpacing: CGFloat = 0

  /// Nil, after a report, if a part is invalid.
  static func read(_ node: YAMLNode, in context: ReadingContext) -> FontParts? {
    let count = context.reportCount
    // First, wherever it is in the map: the other parts replace the token's.
    let token = node["token"].flatMap { node in
      context.reading("token") { readToken(node, in: context) }
    }
    var parts = token ?? FontParts()
    context.readMap(
      node, of: "a font",
      keys: [
        ("token", { _ in }),
        ("size", { parts.size = readSize($0, in: context) }),
        ("name", { node in parts.name = String.read(node, in: context).map { ($0, node) } }),
        (
          "weight",
          { node in
            let weight = context.tokenValue(.weights, node)
            parts.weight = UIFont.Weight.read(weight, in: context).map { ($0, node) }
          }
        ),
        ("textStyle", { parts.textStyle = UIFont.TextStyle.read($0, in: context) }),
        ("italic", { node in parts.italic = Bool.read(node, in: context).map { ($0, node) } }),
        (
          "monospacedDigits",
          { node in parts.monospacedDigits = Bool.read(node, in: context).map { ($0, node) } }
        ),
        ("variations", { parts.variations = readVariations($0, in: context) }),
        ("features", { parts.features = FontFeatures.read($0, in: context) ?? FontFeatures() }),
        ("lineHeight", { parts.lineHeight = read($0, UIFont.lineHeights, in: context) }),
        (
          "letterSpacing",
          { parts.letterSpacing = read($0, UIFont.letterSpacings, in: context) ?? 0 }
        ),
      ])
    if let token, let designed = token.size, let size = parts.size {
      if node["lineHeight"] == nil {
        parts.lineHeight = token.lineHeight.map { $0 * size / designed }
      }
      if node["letterSpacing"] == nil { parts.letterSpacing *= size / designed }
    }
    return context.reportCount == count ? parts : nil
  }

  /// The parts of a token of typography, with the line height and the letter spacing of its own size.
  private static func readToken(_ node: YAMLNode, in context: ReadingContext) -> FontParts? {
    let token = context.tokenValue(.fonts, node)
    guard token.map != nil, token["token"] == nil else {
      context.expected("the path of a token of typography, such as type.title", at: node)
      return nil
    }
    return read(token, in: context)
  }

  private static func read(
    _ node: YAMLNode, _ range: NumberRange, in context: ReadingContext
  ) -> CGFloat? {
    CGFloat.read(node, in: context).flatMap { range.check(Double($0), node, context) ? $0 : nil }
  }

  static func readSize(_ node: YAMLNode, in context: ReadingContext) -> CGFloat? {
    read(node, UIFont.sizes, in: context)
  }

  private static func readVariations(
    _ node: YAMLNode, in context: ReadingContext
  ) -> [(axis: YAMLNode.Entry, value: Double)] {
    guard let entries = node.map else {
      context.expected("a map of axes, such as {wght: 550}", at: node)
      return []
    }
    return entries.compactMap { entry in
      context.reading(entry.key) {
        Double.read(entry.value, in: context).map { (entry, $0) }
      }
    }
  }

  /// The font; nil, after a report, if there is no such font.
  func font(in context: ReadingContext) -> Font? {
    guard let font = fontWithoutFeatures(in: context) else { return nil }
    var features = features
    if monospacedDigits?.value == true, let node = monospacedDigits?.node {
      features.settings.append((.tabularDigits, node.position))
    }
    return features.set(in: font, context)
  }

  private func fontWithoutFeatures(in context: ReadingContext) -> Font? {
    let size = size ?? textStyle.map { Self.standardSize(of: $0) } ?? UIFont.labelFontSize
    guard let name else {
      if let (axis, _) = variations.first {
        context.report(
          "variations are of a font that has a 'name': add it", at: axis.keyPosition)
        return nil
      }
      return .system(
        size: size, weight: (weight?.value ?? .regular).fontWeight,
        isItalic: italic?.value ?? false)
    }
    do throws(FontError) {
      let named = try Font(named: name.value, size: size)
      let style = style(of: named)
      if let style { warnOfWeight(style, of: named, in: context) }
      let font = try Font(named: name.value, size: size, style: style)
      guard checkVariations(of: font, in: context) else { return nil }
      return try Font(
        named: name.value, size: size, style: style,
        variations: Dictionary(
          variations.map { ($0.axis.key, $0.value) }, uniquingKeysWith: { $1 }))
    } catch {
      report(error, named: name, in: context)
      return nil
    }
  }

  /// The size of a text style at the text size `large`, points.
  private static func standardSize(of style: UIFont.TextStyle) -> CGFloat {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    return UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize
  }

  /// The requested style; nil for the style of the named font.
  private func style(of named: Font) -> FontStyle? {
    guard weight != nil || italic != nil else { return nil }
    var style = named.style
    if let weight { style.weightClass = weight.value.fontWeight.weightClass }
    if let italic { style.isItalic = italic.value }
    return style
  }

  private func warnOfWeight(_ style: FontStyle, of font: Font, in context: ReadingContext) {
    let wanted = FontWeight(closestTo: style.weightClass)
    guard let weight, let weights = FontConfiguration.current.weights(ofFamily: font.familyName),
      !weights.contains(wanted), let used = try? font.with(style)
    else { return }
    context.warn(
      "'\(font.familyName)' has no \(wanted): \(used.closestWeight) is used. It has "
        + "\(weights.map(\.rawValue).joined(separator: ", ")).", at: weight.node.position)
  }

  /// Reports coordinates of axes that the font does not have, and those outside of an axis.
  private func checkVariations(of font: Font, in context: ReadingContext) -> Bool {
    let axes = font.axes
    var isValid = true
    for (entry, value) in variations {
      guard let axis = axes.first(where: { $0.tag == entry.key }) else {
        let known =
          axes.isEmpty
          ? "it is not a variable font" : "its axes are \(axes.map(\.tag).joined(separator: ", "))"
        context.report(
          "'\(font.name)' has no axis '\(entry.key.shortened)': \(known)", at: entry.keyPosition)
        isValid = false
        continue
      }
      guard axis.minimum...max(axis.minimum, axis.maximum) ~= value else {
        context.expected(
          "a number from \(axis.minimum.json) to \(axis.maximum.json) for '\(axis.tag)'",
          at: entry.value)
        isValid = false
        continue
      }
    }
    return isValid
  }

  private func report(
    _ error: FontError, named name: Placed<String>, in context: ReadingContext
  ) {
    switch error {
    case .unknownFont(let unknown, let known):
      let list = known.count <= 12 ? ": known are \(ReadingContext.enumerate(known))" : ""
      context.report(
        "unknown font '\(unknown.shortened)'\(NearestName.hint(for: unknown, among: known))\(list); "
          + "fonts of your own are named under 'fonts' in \(ProjectFile.name)",
        at: name.node.position)
    case .noItalic(let family):
      context.report(
        "'\(family)' has no italic: add its file under 'fonts' in \(ProjectFile.name), or leave "
          + "'italic' out", at: italic?.node.position ?? name.node.position)
    default: context.report("\(error)", at: name.node.position)
    }
  }
}
