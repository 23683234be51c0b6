import JSONValues

/// Reads `.xcstrings` files: the translations of a table to all languages, in JSON.
///
/// Source of the format: files that Xcode 15 and later write; Apple does not describe it.
struct StringCatalogReader {
  private let file: AssetText

  /// The source language, and the entries by language and key.
  struct Catalog: Equatable {
    var sourceLanguage: String
    var entries: [String: [String: LocalizedEntry]]
  }

  static func read(_ bytes: [UInt8], shownAs path: String) throws(AssetError) -> Catalog {
    let file = AssetText(path: path, bytes: bytes)
    let root = try file.json()
    return try StringCatalogReader(file: file).catalog(root)
  }

  private func error(at node: JSONNode, _ message: String) -> AssetError {
    file.error(at: node.offset, message)
  }

  private func members(_ node: JSONNode, _ what: String) throws(AssetError) -> [JSONNode.Member] {
    guard let members = node.members else {
      throw error(at: node, "\(what): expected an object, found \(node.summary)")
    }
    return members
  }

  private func catalog(_ root: JSONNode) throws(AssetError) -> Catalog {
    guard let source = root["sourceLanguage"]?.string, let strings = root["strings"] else {
      throw error(at: root, "expected an object with 'sourceLanguage' and 'strings'")
    }
    var catalog = Catalog(sourceLanguage: source, entries: [source: [:]])
    for string in try members(strings, "strings") {
      guard let localizations = string.value["localizations"] else {
        catalog.entries[source]?[string.name] = LocalizedEntry(.text(string.name))
        continue
      }
      for localization in try members(localizations, "localizations") {
        catalog.entries[localization.name, default: [:]][string.name] =
          try entry(localization.value)
      }
      // The key is the text of the source language unless another one is given.
      if catalog.entries[source]?[string.name] == nil {
        catalog.entries[source]?[string.name] = LocalizedEntry(.text(string.name))
      }
    }
    return catalog
  }

  private func entry(_ node: JSONNode) throws(AssetError) -> LocalizedEntry {
    var entry = LocalizedEntry(try text(node))
    guard let substitutions = node["substitutions"] else { return entry }
    for member in try members(substitutions, "substitutions") {
      entry.substitutions[member.name] = try substitution(member.value)
    }
    return entry
  }

  private func substitution(
    _ node: JSONNode
  ) throws(AssetError) -> LocalizedEntry.Substitution {
    let text = try text(node)
    guard let argument = node["argNum"] else { return .init(text: text) }
    guard let number = argument.number, let index = Int(exactly: number), index >= 1 else {
      throw error(at: argument, "argNum: expected the number of an argument, from 1")
    }
    return .init(argument: index, text: text)
  }

  /// A text, or its variations.
  private func text(_ node: JSONNode) throws(AssetError) -> LocalizedText {
    if let unit = node["stringUnit"] {
      guard let value = unit["value"]?.string else {
        throw error(at: unit, "stringUnit: expected an object with a text 'value'")
      }
      return .text(value)
    }
    guard let variations = node["variations"] else {
      throw error(at: node, "expected 'stringUnit' or 'variations'")
    }
    if let device = variations["device"] {
      var texts: [String: LocalizedText] = [:]
      for member in try members(device, "device") { texts[member.name] = try text(member.value) }
      return .device(texts)
    }
    guard let plural = variations["plural"] else {
      throw error(at: variations, "variations: expected 'plural' or 'device'")
    }
    var texts: [PluralCategory: LocalizedText] = [:]
    for member in try members(plural, "plural") {
      guard let category = PluralCategory(rawValue: member.name) else {
        throw file.error(
          at: member.offset,
          "unknown category '\(member.name.prefix(40))': expected zero, one, two, few, many or other"
        )
      }
      texts[category] = try text(member.value)
    }
    guard texts[.other] != nil else {
      throw error(at: plural, "plural: the category 'other' is missing")
    }
    return .plural(texts)
  }
}
