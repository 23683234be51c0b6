// Foundation's function has five parameters of which three have defaults. These need no defaults, so
// that they are preferred in files that import Foundation too.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The translation of a key to the language of the running task, see ``LocalizedStrings``; the key if
/// there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(key, table: nil, bundle: .main, value: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The translation of a key in a table.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, table: tableName, bundle: .main, value: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The translation of a key, or a value if there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, table: nil, bundle: .main, value: value)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The translation of a key in the strings of the task or of a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, table: nil, bundle: bundle, value: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The translation of a key in a table of a bundle.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  localized(key, table: tableName, bundle: bundle, value: "")
}

// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
/// The translation of a key in a table of a bundle, or a value if there is none.
///
/// Foundation's function has the same parameters, so that calls of one by that name would be ambiguous.
/// Rewriting gives them this name.
public func _NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  localized(key, table: tableName, bundle: bundle, value: value)
}

private func localized(_ key: String, table: String?, bundle: Bundle, value: String) -> String {
  // Arguments follow later, by String(format:), so that places of the text remain; only the variations
  // without a number can be chosen.
  LocalizedStrings.template(key, table: table, bundle: bundle) ?? (value.isEmpty ? key : value)
}
