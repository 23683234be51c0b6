import HeadlessUIKit
import Messages
import ProjectFiles
import Typesetting
import ViewTree

/// Converts a token to the notation of scenes.
struct TokenReader {
  let set: TokenSet
  /// The origins of the set's files in the scene.
  let origins: [Int]
  let context: ReadingContext

  /// The definition of a path; nil if there is no such token.
  func definition(_ kind: SceneNames.Kind, _ path: String) -> SceneNames.Definition? {
    guard set.kinds[path] == kind, let token = set.light[path] else { return nil }
    let position = moved(token.position)
    let light = value(of: path, in: set.light, as: kind)
    var node = light
    if let light, let dark = set.dark, dark[path] != nil,
      let other = value(of: path, in: dark, as: kind)
    {
      if let pair = light.paired(with: other) {
        node = pair
      } else {
        context.readingFromRoot {
          context.warn(
            "'\(path)' is another value in the dark tokens, which only a colour can be: the light "
              + "one is used", at: position)
        }
      }
    }
    // Errors are reported.
    return .init(
      kind: kind, name: path, keyPosition: position, value: node ?? Self.standIn(kind, position),
      isShared: true, isToken: true)
  }

  private static func standIn(_ kind: SceneNames.Kind, _ position: SourcePosition) -> YAMLNode {
    func scalar(_ text: String, _ style: YAMLNode.Scalar.Style = .plain) -> YAMLNode {
      YAMLNode(.scalar(.init(text: text, style: style)), at: position)
    }
    switch kind {
    case .palette: return scalar("black")
    case .numbers: return scalar("1")
    case .weights: return scalar("regular")
    default: return YAMLNode(.map([]), at: position)
    }
  }

  private func moved(_ position: SourcePosition) -> SourcePosition {
    var position = position
    position.origin = origins[position.origin]
    return position
  }

  private func moved(_ node: YAMLNode) -> YAMLNode { node.from(origins[node.position.origin]) }

  /// Reports a value that its type does not have.
  private func wrong(_ node: YAMLNode, _ path: String, _ expectation: String) -> YAMLNode? {
    context.readingFromRoot {
      context.reading(path) { context.expected(expectation, at: moved(node)) }
    }
    return nil
  }

  // MARK: Values

  private func value(
    of path: String, in tree: TokenTree, as kind: SceneNames.Kind
  ) -> YAMLNode? {
    guard let token = tree[path],
      // Aliases are checked with the whole set.
      let node = tree.resolved(token.value, of: path)?.node
    else { return nil }
    switch kind {
    case .palette: return color(node, path, tree)
    case .numbers: return number(node, path, tree)
    case .weights: return weight(node, path, tree)
    case .shadows: return shadow(node, path, tree)
    case .fonts: return font(node, path, tree)
    case .styles: return border(node, path, tree)
    case .resources, .fragments: return nil
    }
  }

  /// A part of a composite value with its alias followed.
  private func part(
    _ keys: [String], of node: YAMLNode, _ path: String, _ tree: TokenTree
  ) -> YAMLNode? {
    guard let part = keys.lazy.compactMap({ node[$0] }).first else { return nil }
    return tree.resolved(part, of: path, report: report)?.node
  }

  private func report(_ message: String, at position: SourcePosition) {
    context.readingFromRoot { context.report(message, at: moved(position)) }
  }

  private func scalar(
    _ text: String, _ style: YAMLNode.Scalar.Style = .plain, at node: YAMLNode
  ) -> YAMLNode {
    YAMLNode(.scalar(.init(text: text, style: style)), at: moved(node.position))
  }

  private func map(_ entries: [(String, YAMLNode?)], at node: YAMLNode) -> YAMLNode {
    let position = moved(node.position)
    return YAMLNode(
      .map(
        entries.compactMap { key, value in
          value.map { YAMLNode.Entry(key: key, keyPosition: position, value: $0) }
        }), at: position)
  }

  private func color(_ node: YAMLNode, _ path: String, _ tree: TokenTree) -> YAMLNode? {
    if let text = node.text {
      guard let color = TokenColor(text) else {
        return wrong(node, path, "a colour such as '#0A84FF', or {colorSpace, components}")
      }
      return scalar(color.hex, .doubleQuoted, at: node)
    }
    guard let space = node["colorSpace"]?.text, let components = node["components"]?.list else {
      return wrong(node, path, "a colour such as '#0A84FF', or {colorSpace, components}")
    }
    // A component that has no meaning is 'none', which counts as 0.
    let numbers = components.compactMap { $0.text == "none" ? 0 : $0.finiteNumber }
    let alpha = node["alpha"].map { $0.finiteNumber ?? 1 } ?? 1
    guard numbers.count == components.count, numbers.count == 3 else {
      return wrong(node, path, "three numbers as components")
    }
    if let color = TokenColor(space: space, components: numbers, alpha: alpha) {
      return scalar(color.hex, .doubleQuoted, at: node)
    }
    guard let hex = node["hex"]?.text, var color = TokenColor(hex) else {
      return wrong(
        node["colorSpace"] ?? node, path,
        "srgb, srgb-linear, display-p3, hsl, hwb, oklab or oklch, or a 'hex' besides")
    }
    color.alpha = alpha
    return scalar(color.hex, .doubleQuoted, at: node)
  }

  private func number(_ node: YAMLNode, _ path: String, _ tree: TokenTree) -> YAMLNode? {
    guard let number = length(node, path, tree) else {
      return wrong(node, path, "a number, or a length such as '8px' or {value: 8, unit: px}")
    }
    return scalar(number.description, at: node)
  }

  private func length(_ node: YAMLNode, _ path: String, _ tree: TokenTree) -> Double? {
    if let number = node.finiteNumber { return number }
    if let text = node.text { return Self.length(text) }
    guard let number = part(["value"], of: node, path, tree)?.finiteNumber else { return nil }
    return Self.length("\(number)\(node["unit"]?.text ?? "px")")
  }

  /// The points of a length such as `8px`, `0.5rem` (of 16 points) or `50%`; nil for another text.
  static func length(_ text: String) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 1), ("dp", 1), ("sp", 1), ("rem", 16), ("em", 16), ("%", 0.01), ("", 1),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), number.isFinite else { return nil }
      return number * factor
    }
    return nil
  }

  private func weight(_ node: YAMLNode, _ path: String, _ tree: TokenTree) -> YAMLNode? {
    guard let name = Self.weight(node) else {
      return wrong(node, path, "a weight from 1 to 1000, or a name such as 'semi-bold'")
    }
    return scalar(name, at: node)
  }

  /// The name of a weight in scenes. Numbers are OpenType's weight classes.
  private static func weight(_ node: YAMLNode) -> String? {
    let names = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    if let number = node.finiteNumber ?? node.text.flatMap(Double.init), (1...1000).contains(number)
    {
      return names[min(max(Int((number / 100).rounded()) - 1, 0), names.count - 1)]
    }
    switch node.text?.lowercased().filter({ $0.isLetter }) {
    case "thin", "hairline": return "ultraLight"
    case "extralight", "ultralight": return "thin"
    case "light": return "light"
    case "normal", "regular", "book": return "regular"
    case "medium": return "medium"
    case "semibold", "demibold": return "semibold"
    case "bold": return "bold"
    case "extrabold", "ultrabold", "heavy": return "heavy"
    case "black", "extrablack", "ultrablack": return "black"
    default: return nil
    }
  }

  // MARK: Composite values

  private static let deepestShadow = 8

  /// A list of several shadows, or the map of one.
  ///
  /// - Parameter depth: how many lists are around the value.
  private func shadow(
    _ node: YAMLNode, _ path: String, _ tree: TokenTree, depth: Int = 0
  ) -> YAMLNode? {
    guard let layers = node.list else { return oneShadow(node, path, tree) }
    guard !layers.isEmpty, depth < Self.deepestShadow else {
      return wrong(node, path, "a list of shadows, not empty and not in more than 8 others")
    }
    var shadows: [YAMLNode] = []
    for layer in layers {
      // Aliases in the list can name lists.
      guard let node = tree.resolved(layer, of: path, report: report)?.node,
        let shadow = shadow(node, path, tree, depth: depth + 1)
      else { return nil }
      shadows += shadow.list ?? [shadow]
      // The use reports that they are too many.
      if shadows.count > ViewShadow.largestCount { break }
    }
    return shadows.count == 1
      ? shadows[0] : YAMLNode(.list(shadows), at: moved(node.position))
  }

  /// A blur is twice the radius of a layer's shadow, which is the standard deviation.
  private func oneShadow(_ node: YAMLNode, _ path: String, _ tree: TokenTree) -> YAMLNode? {
    guard node.map != nil, let colorNode = part(["color"], of: node, path, tree),
      let color = color(colorNode, path, tree)
    else { return wrong(node, path, "a shadow (a map of color, offsetX, offsetY and blur)") }
    func number(_ keys: [String]) -> Double? {
      guard let part = part(keys, of: node, path, tree) else { return 0 }
      return length(part, path, tree)
    }
    guard let x = number(["offsetX", "x"]), let y = number(["offsetY", "y"]),
      let blur = number(["blur"]), let spread = number(["spread"])
    else { return wrong(node, path, "lengths as offsetX, offsetY, blur and spread") }
    let isInner =
      part(["inset"], of: node, path, tree)?.scalarValue == .bool(true)
      || node["type"]?.text == "innerShadow"
    let offset = YAMLNode(
      .list([scalar("\(x)", at: node), scalar("\(y)", at: node)]), at: moved(node.position))
    return map(
      [
        ("color", color), ("opacity", scalar("1", at: node)),
        ("radius", scalar("\(blur / 2)", at: node)), ("offset", offset),
        ("spread", spread == 0 ? nil : scalar("\(spread)", at: node)),
        ("inner", isInner ? scalar("true", at: node) : nil),
      ], at: node)
  }

  private func font(_ node: YAMLNode, _ path: String, _ tree: TokenTree) -> YAMLNode? {
    guard let sizeNode = part(["fontSize"], of: node, path, tree),
      let size = length(sizeNode, path, tree)
    else { return wrong(node, path, "a map with a fontSize") }
    let weight = part(["fontWeight"], of: node, path, tree)
      .flatMap { self.weight($0, path, tree) }
    let family = part(["fontFamily"], of: node, path, tree)
      .flatMap { self.family($0, path, tree) }
    let lineHeight = part(["lineHeight"], of: node, path, tree)
      .flatMap { self.lineHeight($0, ofSize: size, path, tree) }
    let spacing = part(["letterSpacing"], of: node, path, tree)
      .flatMap { letterSpacing($0, ofSize: size, path, tree) }
    let isItalic = part(["fontStyle"], of: node, path, tree)?.text == "italic"
    warnOfOtherParts(of: node, path)
    return map(
      [
        ("size", scalar(size.description, at: sizeNode)), ("weight", weight), ("name", family),
        ("italic", isItalic ? scalar("true", at: node) : nil), ("lineHeight", lineHeight),
        ("letterSpacing", spacing),
      ], at: node)
  }

  private func warnOfOtherParts(of node: YAMLNode, _ path: String) {
    let used = ["fontSize", "fontWeight", "fontFamily", "fontStyle", "lineHeight", "letterSpacing"]
    // What design tools write where a style has none of it.
    let others = (node.map ?? []).filter {
      !used.contains($0.key) && !["none", "0", "0px", "normal"].contains($0.value.text ?? "")
        && $0.value.finiteNumber != 0
    }.map(\.key)
    guard !others.isEmpty else { return }
    warn(
      "of the font '\(path)' is not used: " + ReadingContext.enumerate(others, last: "and"),
      at: node)
  }

  private func warn(_ message: String, at node: YAMLNode) {
    context.readingFromRoot { context.warn(message, at: moved(node.position)) }
  }

  /// The first family that is known; nil for the system font.
  private func family(_ node: YAMLNode, _ path: String, _ tree: TokenTree) -> YAMLNode? {
    let nodes = node.list ?? [node]
    let names = nodes.compactMap { tree.resolved($0, of: path, report: report)?.node.text }
    guard names.count == nodes.count, !names.isEmpty else {
      return wrong(node, path, "the name of a font family, or a list of names")
    }
    for name in names {
      if Self.systemFamilies.contains(name.lowercased()) { return nil }
      if (try? Font(named: name, size: 1)) != nil { return scalar(name, .doubleQuoted, at: node) }
    }
    warn(
      "no font is named \(ReadingContext.enumerate(names.map { "'\($0.shortened)'" })): '\(path)' "
        + "uses the system font. Fonts of your own are named under 'fonts' in \(ProjectFile.name)",
      at: node)
    return nil
  }

  /// The names of iOS's system fonts, and CSS's generic names.
  private static let systemFamilies: Set<String> = [
    "system-ui", "-apple-system", "blinkmacsystemfont", "ui-sans-serif", "sans-serif", "sf pro",
    "sf pro text", "sf pro display", "san francisco", ".sf ui text", ".applesystemuifont",
  ]

  /// The largest number that is a multiple of the size.
  private static let largestMultiple = 10.0

  /// Points. A number and a percentage are multiples of the size; a larger number counts as points, since Tokens
  /// Studio writes them without a unit.
  private func lineHeight(
    _ node: YAMLNode, ofSize size: Double, _ path: String, _ tree: TokenTree
  ) -> YAMLNode? {
    if let text = node.text?.lowercased(), ["auto", "normal"].contains(text) { return nil }
    guard let (value, isRelative) = measure(node, path, tree), value > 0 else {
      return wrong(
        node, path,
        "a line height: a multiple of the font's size such as 1.5, or a length such as '24px'")
    }
    let isMultiple = isRelative ?? (value <= Self.largestMultiple)
    return scalar("\(isMultiple ? value * size : value)", at: node)
  }

  /// Points. Percentages and ems are multiples of the size.
  private func letterSpacing(
    _ node: YAMLNode, ofSize size: Double, _ path: String, _ tree: TokenTree
  ) -> YAMLNode? {
    if node.text?.lowercased() == "normal" { return nil }
    guard let (value, isRelative) = measure(node, path, tree) else {
      return wrong(node, path, "a length as letterSpacing, such as '0.5px' or '2%'")
    }
    return scalar("\(isRelative == true ? value * size : value)", at: node)
  }

  /// A number, or a length in points or relative to the font's size.
  ///
  /// - Returns: whether it is relative; nil if it has no unit.
  private func measure(
    _ node: YAMLNode, _ path: String, _ tree: TokenTree
  ) -> (value: Double, isRelative: Bool?)? {
    if let number = node.finiteNumber { return (number, nil) }
    var text = node.text?.filter { $0 != " " }
    if let number = part(["value"], of: node, path, tree)?.finiteNumber {
      text = "\(number)\(node["unit"]?.text ?? "px")"
    }
    guard let text else { return nil }
    if text.hasSuffix("em"), let ems = Double(text.dropLast(2)), ems.isFinite { return (ems, true) }
    return Self.length(text).map {
      ($0, text.hasSuffix("%") ? true : Double(text) == nil ? false : nil)
    }
  }

  private func border(_ node: YAMLNode, _ path: String, _ tree: TokenTree) -> YAMLNode? {
    guard let colorNode = part(["color"], of: node, path, tree),
      let widthNode = part(["width"], of: node, path, tree),
      let color = color(colorNode, path, tree), let width = number(widthNode, path, tree)
    else { return wrong(node, path, "a border (a map of color, width and style)") }
    if let style = node["style"]?.text, style != "solid" {
      context.readingFromRoot {
        context.warn(
          "the border '\(path)' is \(style.shortened), but a view's border is solid",
          at: moved(node.position))
      }
    }
    return map([("borderColor", color), ("borderWidth", width)], at: node)
  }
}

extension YAMLNode {
  fileprivate var finiteNumber: Double? {
    if case .number(let number) = scalarValue, number.isFinite { number } else { nil }
  }

  /// The value for both appearances, of which only colours may differ; nil if others do.
  fileprivate func paired(with dark: YAMLNode) -> YAMLNode? {
    switch (content, dark.content) {
    case (.scalar, .scalar):
      if scalarValue == dark.scalarValue { return self }
      guard let own = text, let other = dark.text, own.hasPrefix("#"), other.hasPrefix("#") else {
        return nil
      }
      let entries = [("light", self), ("dark", dark)].map {
        Entry(key: $0, keyPosition: position, value: $1)
      }
      return YAMLNode(.map(entries), at: position)
    case (.list(let own), .list(let others)):
      let paired = zip(own, others).compactMap { $0.paired(with: $1) }
      guard own.count == others.count, paired.count == own.count else { return nil }
      return YAMLNode(.list(paired), at: position)
    case (.map(let own), .map(let others)):
      guard own.map(\.key) == others.map(\.key) else { return nil }
      let paired = zip(own, others).compactMap { own, other in
        own.value.paired(with: other.value).map {
          Entry(key: own.key, keyPosition: own.keyPosition, value: $0)
        }
      }
      return paired.count == own.count ? YAMLNode(.map(paired), at: position) : nil
    default: return nil
    }
  }
}
