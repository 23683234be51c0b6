import Messages
import ViewTree

/// The tokens of a file in the format of the Design Tokens Community Group, by their paths.
///
/// Also reads the older notation without dollar signs, which Tokens Studio and Style Dictionary write.
///
/// Source: <https://www.designtokens.org/tr/2025.10/format/>.
struct TokenTree: Sendable {
  struct Token: Sendable {
    /// The names of the groups and of the token, joined by dots.
    var path: String
    /// The type of the token, or of the closest group that has one; nil if only an alias determines it.
    var type: String?
    var value: YAMLNode
    /// The place of the token's name.
    var position: SourcePosition
  }

  private(set) var tokens: [String: Token] = [:]
  /// In the order of the files.
  private(set) var paths: [String] = []

  subscript(path: String) -> Token? { tokens[path] }

  /// Adds the tokens of a file, or of a group in it; they replace those with the same paths.
  mutating func add(_ node: YAMLNode, in context: ReadingContext) {
    guard let entries = node.map else {
      context.expected("design tokens (a map of names to tokens and groups)", at: node)
      return
    }
    add(entries, below: "", type: nil, in: context)
  }

  /// What a group may say about itself.
  private static let groupKeys: Set<String> = [
    "$type", "$description", "$extensions", "$deprecated", "$schema", "$themes", "$metadata",
    "$version",
  ]
  /// What a token of the older notation may have besides its value.
  private static let oldKeys: Set<String> = [
    "value", "type", "description", "comment", "extensions", "attributes", "original", "name",
    "path", "filePath", "isSource", "key", "blendMode", "rawValue",
  ]

  private mutating func add(
    _ entries: [YAMLNode.Entry], below group: String, type: String?, in context: ReadingContext
  ) {
    let type = Self.text("$type", of: entries) ?? type
    for entry in entries {
      if entry.key == "$root" {
        add(entry, as: group, type: type, in: context)
      } else if entry.key.hasPrefix("$") {
        guard !Self.groupKeys.contains(entry.key) else { continue }
        context.warn(
          "'\(entry.key.shortened)' has no effect: a group of tokens has names, '$type' and "
            + "'$description'", at: entry.keyPosition)
      } else if entry.value.map != nil {
        let path = group.isEmpty ? entry.key : "\(group).\(entry.key)"
        add(entry, as: path, type: type, in: context)
      }
      // Anything else is a remark of the program that wrote the file.
    }
  }

  private mutating func add(
    _ entry: YAMLNode.Entry, as path: String, type: String?, in context: ReadingContext
  ) {
    let entries = entry.value.map ?? []
    if let value = Self.value(of: entries) {
      let own = Self.text("$type", of: entries) ?? Self.text("type", of: entries)
      let token = Token(
        path: path, type: own ?? type, value: value, position: entry.keyPosition)
      if tokens.updateValue(token, forKey: path) == nil { paths.append(path) }
    } else {
      add(entries, below: path, type: type, in: context)
    }
  }

  /// The value of a token; nil for a group.
  private static func value(of entries: [YAMLNode.Entry]) -> YAMLNode? {
    if let value = entries.first(where: { $0.key == "$value" }) { return value.value }
    guard let value = entries.first(where: { $0.key == "value" }) else { return nil }
    let isToken = entries.allSatisfy { $0.key.hasPrefix("$") || oldKeys.contains($0.key) }
    return isToken ? value.value : nil
  }

  private static func text(_ key: String, of entries: [YAMLNode.Entry]) -> String? {
    entries.first { $0.key == key }?.value.text
  }

  // MARK: Aliases

  private static let longestChain = 64

  /// The path that a value such as `{color.brand}` names; nil for another value.
  static func alias(_ node: YAMLNode) -> String? {
    guard let text = node.text, text.hasPrefix("{"), text.hasSuffix("}") else {
      // The newer notation by a pointer, `{"$ref": "#/color/brand/$value"}`.
      guard let pointer = node["$ref"]?.text, pointer.hasPrefix("#/") else { return nil }
      let names = pointer.dropFirst(2).split(separator: "/").filter { $0 != "$value" }
      return names.joined(separator: ".")
    }
    let path = text.dropFirst().dropLast()
    guard !path.isEmpty, !path.contains(where: { "{}".contains($0) }) else { return nil }
    // Style Dictionary also names the value of a token.
    return path.hasSuffix(".value") ? String(path.dropLast(".value".count)) : String(path)
  }

  /// The value of a node with its aliases followed, and the type of the last token on the way.
  ///
  /// - Parameter report: Called with the error of an alias, and its place.
  /// - Returns: Nil if an alias leads nowhere or in a circle.
  func resolved(
    _ node: YAMLNode, of path: String, report: (String, SourcePosition) -> Void = { _, _ in }
  ) -> (node: YAMLNode, type: String?)? {
    var (node, type, seen) = (node, tokens[path]?.type, [path])
    while let alias = Self.alias(node) {
      if let start = seen.firstIndex(of: alias) {
        let circle = (seen[start...] + [alias]).joined(separator: " → ")
        report("the tokens refer to each other: \(circle)", node.position)
        return nil
      }
      guard let token = tokens[alias] else {
        let hint = NearestName.hint(for: alias, among: paths)
        report("unknown token '{\(alias.shortened)}'\(hint)", node.position)
        return nil
      }
      guard seen.count < Self.longestChain else {
        report("the token refers to more than \(Self.longestChain) others in turn", node.position)
        return nil
      }
      seen.append(alias)
      (node, type) = (token.value, type ?? token.type)
    }
    return (node, type)
  }
}
