import Foundation

/// The translations of an application, by language, table and key.
///
/// They come from string catalogs (`.xcstrings`), and from folders with `.lproj` folders, in which are
/// `.strings` and `.stringsdict` files.
package struct StringTables: Sendable, Equatable {
  /// The name of the table of keys without one.
  package static let defaultTable = "Localizable"

  private var entries: [String: [String: [String: LocalizedEntry]]] = [:]
  /// The language that the texts were written in: a string catalog's source language, or the language of
  /// `Base.lproj` or `en.lproj`.
  package private(set) var developmentLanguage: String?
  /// The mistakes in the files.
  package private(set) var errors: [AssetError] = []
  /// The files that were read.
  package private(set) var files: [URL] = []

  package init() {}

  /// The languages with translations, sorted.
  package var languages: [String] { entries.keys.sorted() }

  package var isEmpty: Bool { entries.isEmpty }

  /// Reads a string catalog, a `.lproj` folder, or a folder that contains some.
  ///
  /// - Parameter path: the file or folder in errors.
  package mutating func add(_ file: URL, shownAs path: String) {
    do throws(AssetError) {
      if file.pathExtension == "xcstrings" {
        try addCatalog(file, shownAs: path)
      } else if file.pathExtension == "lproj" {
        try addLanguage(file, shownAs: path)
      } else if AssetFile.isFolder(file) {
        var isEmpty = true
        for name in try AssetFile.names(in: file, shownAs: path) {
          let child = file.appending(component: name)
          guard ["lproj", "xcstrings"].contains(child.pathExtension) else { continue }
          isEmpty = false
          add(child, shownAs: path + "/" + name)
        }
        if isEmpty {
          throw AssetError(
            path: path, message: "the folder has no strings: expected *.lproj or *.xcstrings in it")
        }
      } else {
        throw AssetError(
          path: path, message: "expected a string catalog (.xcstrings) or a folder with *.lproj")
      }
    } catch {
      errors.append(error)
    }
  }

  private mutating func addCatalog(_ file: URL, shownAs path: String) throws(AssetError) {
    let catalog = try StringCatalogReader.read(
      try AssetFile.read(file, shownAs: path), shownAs: path)
    files.append(file)
    let table = file.deletingPathExtension().lastPathComponent
    for (language, entries) in catalog.entries {
      merge(entries, language: language, table: table)
    }
    developmentLanguage = developmentLanguage ?? Self.normalized(catalog.sourceLanguage)
  }

  private mutating func addLanguage(_ folder: URL, shownAs path: String) throws(AssetError) {
    let language = folder.deletingPathExtension().lastPathComponent
    for name in try AssetFile.names(in: folder, shownAs: path) {
      let file = folder.appending(component: name)
      let shown = path + "/" + name
      let read: [String: LocalizedEntry]
      switch file.pathExtension {
      case "strings":
        read = try StringsFileReader.read(
          try AssetFile.read(file, shownAs: shown), shownAs: shown)
      case "stringsdict":
        read = try PropertyListStrings.read(
          try AssetFile.read(file, shownAs: shown), shownAs: shown)
      default: continue
      }
      files.append(file)
      // A rule for plurals precedes a plain text of the same key: stringsdict follows strings.
      merge(read, language: language, table: file.deletingPathExtension().lastPathComponent)
    }
    let isDevelopment = ["Base", "en"].contains(language)
    if isDevelopment, developmentLanguage == nil { developmentLanguage = Self.normalized(language) }
  }

  private mutating func merge(
    _ read: [String: LocalizedEntry], language: String, table: String
  ) {
    entries[Self.normalized(language), default: [:]][table, default: [:]].merge(read) { $1 }
  }

  /// `pt-br` for `pt_BR`.
  private static func normalized(_ language: String) -> String {
    language.replacing("_", with: "-").lowercased()
  }

  /// The languages in which a text for a language is searched, in order: `pt-br` and `pt` for `pt-BR`.
  private static func chain(_ language: String) -> [String] {
    var subtags = normalized(language).split(separator: "-")
    var chain: [String] = []
    while !subtags.isEmpty {
      chain.append(subtags.joined(separator: "-"))
      subtags.removeLast()
    }
    return chain
  }

  /// Whether there are translations to a language, or to a more general one: `pt` for `pt-BR`.
  package func has(language: String) -> Bool {
    Self.chain(language).contains { entries[$0] != nil }
  }

  /// Whether a key has a text in any language.
  package func has(key: String, table: String) -> Bool {
    entries.values.contains { $0[table]?[key] != nil }
  }

  /// The translation of a key to a language; nil if there is none.
  package func entry(_ key: String, table: String, language: String) -> LocalizedEntry? {
    Self.chain(language).lazy.compactMap { entries[$0]?[table]?[key] }.first
  }

  /// The translation of a key to the language that the texts were written in.
  package func developmentEntry(_ key: String, table: String) -> LocalizedEntry? {
    let languages = [developmentLanguage, "base"].compactMap(\.self)
    return languages.lazy.compactMap { entries[$0]?[table]?[key] }.first
  }

  /// The keys of a table in any language, sorted.
  package func keys(ofTable table: String) -> [String] {
    Set(entries.values.flatMap { $0[table]?.keys.map(\.self) ?? [] }).sorted()
  }

  /// The names of the tables, sorted.
  package var tables: [String] { Set(entries.values.flatMap(\.keys)).sorted() }

  /// The text of a key with its arguments, in the language, or else in the development language; nil if
  /// neither has it.
  ///
  /// - Parameters:
  ///   - language: nil for the development language.
  ///   - device: the key of device variations, `iphone` or `ipad`.
  package func string(
    _ key: String, table: String = defaultTable, language: String?, device: String = "iphone",
    arguments: [LocalizedArgument] = []
  ) -> String? {
    find(key, table: table, language: language).map { entry, language in
      LocalizedFormat(language: language, device: device, arguments: arguments).string(of: entry)
    }
  }

  /// The text of a key whose places are still to be filled, in the form for other numbers.
  package func template(
    _ key: String, table: String = defaultTable, language: String?, device: String = "iphone"
  ) -> String? {
    find(key, table: table, language: language).map { entry, language in
      LocalizedFormat(language: language, device: device, arguments: []).template(of: entry)
    }
  }

  /// The text of a key in the forms for its arguments, as a format for `String(format:)`; nil for a text that has one
  /// form.
  package func format(
    _ key: String, table: String = defaultTable, language: String?, device: String = "iphone",
    arguments: [LocalizedArgument]
  ) -> String? {
    guard let (entry, language) = find(key, table: table, language: language), entry.hasForms else {
      return nil
    }
    return LocalizedFormat(language: language, device: device, arguments: arguments)
      .format(of: entry)
  }

  /// A format with its arguments.
  package static func filled(_ format: String, arguments: [LocalizedArgument]) -> String {
    LocalizedFormat(language: "en", device: "iphone", arguments: arguments)
      .string(of: LocalizedEntry(.text(format)))
  }

  private func find(
    _ key: String, table: String, language: String?
  ) -> (entry: LocalizedEntry, language: String)? {
    if let language, let own = entry(key, table: table, language: language) {
      return (own, language)
    }
    return developmentEntry(key, table: table).map { entry in
      // Base.lproj does not say which language its texts are in.
      (entry, developmentLanguage.flatMap { $0 == "base" ? nil : $0 } ?? "en")
    }
  }
}
