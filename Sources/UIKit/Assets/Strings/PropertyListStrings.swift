import Foundation

/// Reads `.stringsdict` files, and `.strings` files that are property lists.
///
/// Source of the format: Apple's "Stringsdict File Format".
enum PropertyListStrings {
  static func read(
    _ bytes: [UInt8], shownAs path: String
  ) throws(AssetError) -> [String: LocalizedEntry] {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    } catch {
      throw AssetError(path: path, message: "the file is not a property list: \(error)")
    }
    guard let dictionary = list as? [String: Any] else {
      throw AssetError(path: path, message: "expected a dictionary of keys")
    }
    var entries: [String: LocalizedEntry] = [:]
    for key in dictionary.keys.sorted() {
      guard let value = dictionary[key] else { continue }
      entries[key] = try entry(value, key: key, path: path)
    }
    return entries
  }

  private static func entry(
    _ value: Any, key: String, path: String
  ) throws(AssetError) -> LocalizedEntry {
    if let text = value as? String { return LocalizedEntry(.text(text)) }
    func error(_ message: String) -> AssetError {
      AssetError(path: path, message: "'\(key.prefix(60))': \(message)")
    }
    guard let rules = value as? [String: Any] else {
      throw error("expected a text, or a dictionary of rules")
    }
    if let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return LocalizedEntry(.device(devices.compactMapValues { ($0 as? String).map { .text($0) } }))
    }
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else {
      throw error("expected 'NSStringLocalizedFormatKey' with a text such as '%#@count@'")
    }
    var substitutions: [String: LocalizedEntry.Substitution] = [:]
    for name in rules.keys.sorted() where name != "NSStringLocalizedFormatKey" {
      guard let rule = rules[name] as? [String: Any] else {
        throw error("'\(name)': expected a dictionary of plural categories")
      }
      guard rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" else {
        throw error("'\(name)': expected NSStringFormatSpecTypeKey to be NSStringPluralRuleType")
      }
      var texts: [PluralCategory: LocalizedText] = [:]
      for category in PluralCategory.allCases {
        if let text = rule[category.rawValue] as? String { texts[category] = .text(text) }
      }
      guard texts[.other] != nil else { throw error("'\(name)': the category 'other' is missing") }
      substitutions[name] = .init(text: .plural(texts))
    }
    return LocalizedEntry(.text(format), substitutions: substitutions)
  }
}
