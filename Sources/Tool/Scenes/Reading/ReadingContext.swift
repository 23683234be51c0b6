import DesignedViews
import Messages
import ViewTree
import YAMLReading

/// The state while one scene file is read: the current keys, the diagnostics so far, and what names
/// and paths refer to.
public final class ReadingContext: DocumentContext {
  let files: SceneFiles
  /// Where the nodes come from.
  private(set) var origins: SourceOrigins
  /// The names that nodes can use, and their definitions.
  var names = NameTable()
  /// The design tokens, whose paths are names too.
  var tokens: [PlacedTokens] = []
  /// The custom states that the scene declares.
  var customStates: [CustomState] = []
  /// The languages of the axis `locale`.
  var languages: [String] = []
  /// The language that texts are read for; nil for the one that they were written in.
  private(set) var language: String?
  /// Whether the value that is being read may name a translation.
  private(set) var readsTranslations = false
  /// The missing translations that were reported, as language, table and key.
  private var reportedTranslations: Set<[String]> = []

  init(path: String, files: SceneFiles) {
    self.files = files
    origins = SourceOrigins(scene: .init(path: path, folder: files.folder))
    super.init(path: path)
  }

  /// A context for another reading of nodes of the same scene, without diagnostics.
  func copy() -> ReadingContext {
    let copy = ReadingContext(path: path, files: files)
    copy.origins = origins
    copy.names = names
    copy.customStates = customStates
    copy.tokens = tokens
    return copy
  }

  func addOrigin(_ origin: SourceOrigins.Origin) -> Int { origins.add(origin) }

  /// The file of a node, and the place that uses a copied one.
  public override func source(of position: SourcePosition) -> (path: String, note: String?) {
    (origins[position].path, origins.note(about: position))
  }

  /// Reads a value whose texts may name translations.
  ///
  /// - Parameter language: nil for the language that the texts were written in.
  func readingTranslations<Value>(to language: String?, _ read: () -> Value) -> Value {
    let outer = (self.language, readsTranslations)
    (self.language, readsTranslations) = (language, true)
    defer { (self.language, readsTranslations) = outer }
    return read()
  }

  /// Whether the value that is being read belongs to a controller, whose bars may show views.
  private(set) var readsBarViews = false

  /// Reads the values of a controller.
  func readingBarViews<Value>(_ read: () -> Value) -> Value {
    let outer = readsBarViews
    readsBarViews = true
    defer { readsBarViews = outer }
    return read()
  }

  /// Whether a view can be given to a bar here; false after a report, as for axes and steps.
  func acceptsBarView(_ key: String, at node: YAMLNode) -> Bool {
    if readsBarViews { return true }
    report(
      "'\(key)' is a view, which only a controller in the scene gives to its bars: write it in the controller's "
        + "'navigationItem' or 'toolbarItems'", at: node.position)
    return false
  }

  /// Warns of a missing translation, once for each language and key.
  func warnOfMissingTranslation(
    of key: String, table: String, to language: String, at position: SourcePosition
  ) {
    guard reportedTranslations.insert([language, table, key]).inserted else { return }
    warn("the key '\(key.shortened)' has no translation to '\(language)'", at: position)
  }

  /// Reports a key of the scene format that this version of the tool does not support.
  func unsupported(_ what: String, at position: SourcePosition) {
    readingFromRoot { report("\(what) is not supported yet by this version", at: position) }
  }
}

extension ReadingContext {
  /// Reads the properties among the entries of a map; other keys are errors.
  ///
  /// - Parameters:
  ///   - structural: keys that are allowed but no properties.
  ///   - remedy: what to write instead of a key that no name resembles in its meaning; nil for others.
  func readSettings(
    _ entries: [YAMLNode.Entry], by table: PropertyTable, in what: String,
    structural: [String] = [], remedy: (String) -> String? = { _ in nil }
  ) -> Settings {
    var settings = Settings()
    for entry in entries where !structural.contains(entry.key) {
      guard
        let index = settableIndex(
          of: entry, by: table, in: what, structural: structural, remedy: remedy)
      else { continue }
      reading(entry.key) {
        if let assignment = table.properties[index].read(entry.value, in: self) {
          settings.set(index, to: assignment, from: entry)
        }
      }
    }
    return settings
  }

  /// The index of the property that a key sets; nil, after a report, if it sets none.
  func settableIndex(
    of entry: YAMLNode.Entry, by table: PropertyTable, in what: String, structural: [String] = [],
    remedy: (String) -> String? = { _ in nil }
  ) -> Int? {
    guard let index = table.index(of: entry.key) else {
      unknownKey(
        entry, in: what, known: structural + table.settableNames, remedy: remedy(entry.key))
      return nil
    }
    guard !table.properties[index].isComputed else {
      readingFromRoot {
        report(
          "'\(entry.key)' cannot be set: it follows from other properties", at: entry.keyPosition)
      }
      return nil
    }
    return index
  }
}
