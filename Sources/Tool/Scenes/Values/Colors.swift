import HeadlessUIKit
import JSONValues
import Messages

extension UIColor: SceneValue {
  /// Reads a colour in hexadecimal notation, a name, or a pair for light and dark.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> Self? {
    color(node, in: context) as? Self
  }

  /// `'#RGB'`, `'#RRGGBB'`, `'#RRGGBBAA'`, a name, `{named: …}`, or `{light: …, dark: …}`.
  private static func color(_ node: YAMLNode, in context: ReadingContext) -> UIColor? {
    if node["named"] != nil { return named(node, in: context) }
    if node.map != nil { return pair(node, in: context) }
    guard let text = node.text else {
      var hint = ""
      if node.isEmpty { hint = " (a '#' outside of quotes begins a comment)" }
      if case .number = node.scalarValue { hint = " (a colour is '#' and digits, in quotes)" }
      context.report(
        "expected a colour ('#RRGGBB', a name, or {light, dark}), found \(node.summary)\(hint)",
        at: node.position)
      return nil
    }
    if text.hasPrefix("#") {
      guard let color = UIColor(hex: text) else {
        context.report(
          "'\(text.shortened)' is not a colour: expected '#RGB', '#RRGGBB' or '#RRGGBBAA'",
          at: node.position)
        return nil
      }
      return color
    }
    if let color = context.paletteColor(node) { return color }
    if let color = UIColor.named(text) {
      if context.files.assets.color(named: text) != nil {
        context.warn(
          "'\(text)' is UIKit's colour; for the colour of \(context.files.assets.catalogNames) write "
            + "{named: \(text)}", at: node.position)
      }
      return color
    }
    if let (color, file) = context.files.assets.color(named: text) {
      if let file { context.files.depend(on: [file]) }
      return color
    }
    context.files.dependOnCatalogs()
    // As Swift writes it.
    let name = text.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init)
    if let name, name != text, UIColor.named(name) != nil {
      context.report(
        "unknown colour '\(text.shortened)' (did you mean '\(name)'?)", at: node.position)
    } else if UIColor(hex: "#" + text) != nil {
      context.report(
        "unknown colour '\(text)': write '#\(text)', with the quotes", at: node.position)
    } else if let color = TokenColor(text) {
      let hex = color.alpha < 1 ? color.hex : String(color.hex.dropLast(2))
      context.report(
        "unknown colour '\(text.shortened)': write '\(hex)', with the quotes", at: node.position)
    } else if text.isStartOfColorFunction {
      let whole = node.interruptedText ?? text
      let color = TokenColor(whole.filter { $0 != " " })
      let hex = color.map { $0.alpha < 1 ? $0.hex : String($0.hex.dropLast(2)) }
      context.report(
        "unknown colour '\(whole.shortened)': "
          + (hex.map { "write '\($0)', with the quotes" }
            ?? "a colour is '#' and six digits, in quotes"),
        at: node.position)
    } else {
      let catalogNames = context.files.assets.catalogs.flatMap(\.colorNames)
      context.unknown(
        text, of: context.names(of: .palette) + catalogNames + UIColor.names, as: "colour", at: node
      )
    }
    return nil
  }

  /// The colour of an asset catalog, also where UIKit has one of the name.
  private static func named(_ node: YAMLNode, in context: ReadingContext) -> UIColor? {
    var color: UIColor?
    context.readMap(
      node, of: "a colour",
      keys: [
        (
          "named",
          { node in
            guard let name = String.read(node, in: context) else { return }
            let assets = context.files.assets
            if let found = assets.color(named: name) {
              color = found.color
              if let file = found.file { context.files.depend(on: [file]) }
            } else {
              context.files.dependOnCatalogs()
              context.unknownAsset(
                name, kind: "colour", of: assets.catalogs.flatMap(\.colorNames), at: node)
            }
          }
        )
      ])
    return color
  }

  private static func pair(_ node: YAMLNode, in context: ReadingContext) -> UIColor? {
    var light: UIColor?
    var dark: UIColor?
    context.readMap(
      node, of: "a colour",
      keys: [
        ("light", { light = color($0, in: context) }), ("dark", { dark = color($0, in: context) }),
      ])
    for key in ["light", "dark"] where node[key] == nil {
      context.report("a colour of two appearances needs '\(key)' too", at: node.position)
    }
    guard let light, let dark else { return nil }
    return UIColor(light: light, dark: dark)
  }

  /// A reference to the definition of colours, which is long.
  public static var schema: JSON { ["$ref": "#/definitions/color"] }

  /// A colour in hexadecimal, a system colour, and a pair.
  public static var examples: [JSON] {
    ["#0A84FF", "systemBlue", ["light": "#FFFFFF", "dark": "#1C1C1E"]]
  }

  /// The definition that ``schema`` refers to.
  static var definition: JSON {
    let plain: JSON = [
      "anyOf": [
        ["type": "string", "pattern": "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
        ["enum": .array(UIColor.names.map { .string($0) })],
        [
          "type": "string", "pattern": "^[^#]",
          "description": "A name of the palette, or of a colour of an asset catalog.",
        ],
        [
          "type": "object", "properties": ["named": ["type": "string"]], "required": ["named"],
          "additionalProperties": false,
        ],
      ]
    ]
    return [
      "anyOf": [
        plain,
        [
          "type": "object", "properties": ["light": plain, "dark": plain],
          "required": ["light", "dark"], "additionalProperties": false,
        ],
      ]
    ]
  }
}

extension String {
  /// Whether the text is a colour as in CSS, up to a comma that YAML takes for the next entry.
  fileprivate var isStartOfColorFunction: Bool {
    !contains(")") && ["rgb(", "rgba(", "hsl(", "hsla("].contains { lowercased().hasPrefix($0) }
  }
}
