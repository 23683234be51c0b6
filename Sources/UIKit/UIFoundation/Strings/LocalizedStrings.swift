import Assets
import Synchronization

/// The translations of an application, for `NSLocalizedString` and `String(localized:)`.
///
///     let strings = try LocalizedStrings(contentsOf: [url])
///     strings.performAsCurrent(language: "ja") { NSLocalizedString("greeting", comment: "") }
///
/// ``standard`` is for all tasks that have no strings of their own.
///
/// On Linux, Foundation takes the language of the process from its environment. Here it is the running
/// task's language: in a scene, the one of the axis `locale`. So snapshots in several languages can be
/// made concurrently, and are the same on every machine.
public final class LocalizedStrings: Sendable {
  package let tables: StringTables

  package init(_ tables: StringTables) { self.tables = tables }

  /// Reads string catalogs (`.xcstrings`), `.lproj` folders and folders that contain them.
  ///
  /// - Throws: `LocalizedStringsError` with everything that is wrong.
  public convenience init(contentsOf files: [URL]) throws(LocalizedStringsError) {
    var tables = StringTables()
    for file in files { tables.add(file, shownAs: file.path(percentEncoded: false)) }
    guard tables.errors.isEmpty else { throw LocalizedStringsError(errors: tables.errors) }
    self.init(tables)
  }

  /// The languages with translations, in lower case, sorted.
  public var languages: [String] { tables.languages }

  /// The translations and the language of a task.
  package struct Environment: Sendable {
    package var strings: LocalizedStrings?
    /// Nil for the language that the texts were written in.
    package var language: String?

    package init(strings: LocalizedStrings?, language: String?) {
      (self.strings, self.language) = (strings, language)
    }
  }

  @TaskLocal package static var environment: Environment?

  /// Runs a closure in which texts are translated by these strings.
  ///
  /// - Parameter language: such as `de` or `pt-BR`; nil for the one that the texts were written in.
  public func performAsCurrent<Result>(
    language: String? = nil, _ actions: () throws -> Result
  ) rethrows -> Result {
    let environment = Environment(strings: self, language: language)
    return try Self.$environment.withValue(environment, operation: actions)
  }

  private static let shared = Mutex<LocalizedStrings?>(nil)

  /// The translations of tasks without their own. Set it at the start of a process.
  public static var standard: LocalizedStrings? {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Runs a closure in which texts are in a language, by the current translations.
  ///
  /// - Parameter language: such as `de` or `pt-BR`.
  public static func perform<Result>(
    inLanguage language: String, _ actions: () throws -> Result
  ) rethrows -> Result {
    let environment = Environment(strings: current.strings, language: language)
    return try $environment.withValue(environment, operation: actions)
  }

  private static var current: Environment {
    environment ?? Environment(strings: standard, language: nil)
  }

  /// The text of a key in the language of the running task: from its strings, else from a bundle's
  /// `.lproj` folders; nil if neither has it.
  static func text(
    _ key: String, table: String?, bundle: Bundle?, arguments: [LocalizedArgument]
  ) -> String? {
    search(key, table: table, bundle: bundle) { tables, table, language, device in
      tables.string(
        key, table: table, language: language, device: device, arguments: arguments)
    }
  }

  /// The text of a key whose places are still to be filled.
  static func template(_ key: String, table: String?, bundle: Bundle?) -> String? {
    search(key, table: table, bundle: bundle) { tables, table, language, device in
      let text = tables.template(key, table: table, language: language, device: device)
      if let text {
        LocalizedFormats.record(text) { arguments in
          tables.format(
            key, table: table, language: language, device: device, arguments: arguments)
        }
      }
      return text
    }
  }

  /// A text without a translation, with its arguments.
  static func filled(_ format: String, _ arguments: [LocalizedArgument]) -> String {
    StringTables.filled(format, arguments: arguments)
  }

  private static func search(
    _ key: String, table: String?, bundle: Bundle?,
    _ find: (_ tables: StringTables, _ table: String, _ language: String?, _ device: String)
      -> String?
  ) -> String? {
    let environment = current
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? StringTables.defaultTable
    let device =
      UITraitCollection.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    if let bundle, let language = BundleStrings.language(of: bundle) {
      return BundleStrings.tables(of: bundle).flatMap { find($0, table, language, device) }
    }
    let places = [environment.strings?.tables, bundle.flatMap(BundleStrings.tables)]
    if let language = environment.language, let tables = environment.strings?.tables,
      tables.has(key: key, table: table),
      tables.entry(key, table: table, language: language) == nil
    {
      AssetRecording.current?.addMissingTranslation(of: key, to: language)
    }
    for case let tables? in places {
      if let text = find(tables, table, environment.language, device) { return text }
    }
    return nil
  }
}

/// Everything that is wrong with files of translations.
public struct LocalizedStringsError: Error, CustomStringConvertible {
  package var errors: [AssetError]

  /// A line for each mistake: `path:line:column: message`.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// The translations in bundles, which are read once.
private enum BundleStrings {
  private static let tablesByPath = Mutex<[String: StringTables]>([:])

  /// The language of a bundle that is a folder of one, `de.lproj`, by which applications choose a language
  /// themselves; nil for others.
  static func language(of bundle: Bundle) -> String? {
    let folder = bundle.bundleURL
    return folder.pathExtension == "lproj"
      ? folder.deletingPathExtension().lastPathComponent : nil
  }

  /// Broken files are left out, as `NSLocalizedString` has no way to report them.
  static func tables(of bundle: Bundle) -> StringTables? {
    guard let folder = bundle.resourceURL else { return nil }
    let path = folder.path(percentEncoded: false)
    if let known = tablesByPath.withLock({ $0[path] }) { return known }
    var tables = StringTables()
    tables.add(folder, shownAs: path)
    return tablesByPath.withLock { known in
      let first = known[path] ?? tables
      known[path] = first
      return first
    }
  }
}
