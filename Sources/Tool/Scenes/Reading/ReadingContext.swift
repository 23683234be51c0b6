import DesignedViews
import Messages
import ViewTree

/// The state while one scene file is read: the current keys, the diagnostics so far, and what names
/// and paths refer to.
public final class ReadingContext {
  /// The file's path in diagnostics.
  public let path: String
  /// The diagnostics so far, in the order of reading.
  public var diagnostics: [Diagnostic] { reports.map(\.diagnostic) }

  /// A diagnostic whose message may end with a hint, which is found when the message is needed:
  /// comparing a name with all known ones takes longer than reading it.
  private struct Report {
    var plain: Diagnostic
    var hint: (() -> String)?

    var diagnostic: Diagnostic {
      var diagnostic = plain
      if let hint { diagnostic.message += hint() }
      return diagnostic
    }
  }

  private var reports: [Report] = []
  private var errorCount = 0
  /// The number of errors so far, with repetitions: a value that is only warned of is used.
  private(set) var reportCount = 0
  /// The diagnostics about nodes that may be copied to several places, which are reported once.
  private var reportedCopies: Set<Diagnostic> = []

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
  private var keyPath: [String] = []

  init(path: String, files: SceneFiles) {
    self.path = path
    self.files = files
    origins = SourceOrigins(scene: .init(path: path, folder: files.folder))
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

  /// Whether the scene cannot be drawn.
  public var hasErrors: Bool { errorCount > 0 }

  /// Adds a diagnostic at the position of a node.
  private func add(
    _ message: String, _ severity: Diagnostic.Severity = .error, at position: SourcePosition,
    excerpt: String? = nil, hint: (() -> String)? = nil
  ) {
    var diagnostic = Diagnostic(
      severity, path: origins[position].path,
      position: SourcePosition(line: position.line, column: position.column), message: message,
      excerpt: excerpt)
    if position.origin != 0, !reportedCopies.insert(diagnostic).inserted {
      if diagnostic.severity == .error { reportCount += 1 }
      return
    }
    diagnostic.note = origins.note(about: position)
    add(diagnostic, hint: hint)
  }

  private func add(_ diagnostic: Diagnostic, hint: (() -> String)? = nil) {
    reports.append(Report(plain: diagnostic, hint: hint))
    guard diagnostic.severity == .error else { return }
    reportCount += 1
    errorCount += 1
  }

  /// The number of diagnostics of a file that are listed; the others are counted.
  static let listLimit = 100

  /// The first diagnostics of the file in the order of their positions, and the number of the others,
  /// at the position of the first of them.
  var listedDiagnostics: [Diagnostic] {
    let sorted = reports.sorted { $0.plain < $1.plain }
    var listed = sorted.prefix(Self.listLimit).map(\.diagnostic)
    let rest = sorted.dropFirst(Self.listLimit)
    if let next = rest.first?.plain {
      let isError = rest.contains { $0.plain.severity == .error }
      listed.append(
        Diagnostic(
          isError ? .error : .warning, path: next.path, position: next.position,
          message: "and \(rest.count) more"))
    }
    return listed
  }

  /// Reports an error in the current value.
  ///
  /// - Parameter excerpt: lines that show the place within the value.
  public func report(_ message: String, at position: SourcePosition, excerpt: String? = nil) {
    add(prefix + message, at: position, excerpt: excerpt)
  }

  /// Reports a warning about the current value.
  public func warn(_ message: String, at position: SourcePosition) {
    add(prefix + message, .warning, at: position)
  }

  /// Reports that a node has another kind of value than expected.
  public func expected(_ expectation: String, at node: SceneNode) {
    report("expected \(expectation), found \(node.summary)", at: node.position)
  }

  /// Reports an unknown name, with the most similar known one.
  public func unknown(_ name: String, of known: [String], as what: String, at node: SceneNode) {
    let choice = known.count <= 12 ? ": expected \(Self.enumerate(known))" : ""
    let message = "\(prefix)unknown \(what) '\(name.shortened)'\(choice)"
    add(message, at: node.position) {
      NearestName.hint(for: name, among: known)
    }
  }

  /// Reads a value under a key, which diagnostics then include.
  public func reading<Value>(_ key: String, _ read: () -> Value) -> Value {
    keyPath.append(key)
    defer { keyPath.removeLast() }
    return read()
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

  /// Warns of a missing translation, once for each language and key.
  func warnOfMissingTranslation(
    of key: String, table: String, to language: String, at position: SourcePosition
  ) {
    guard reportedTranslations.insert([language, table, key]).inserted else { return }
    warn("the key '\(key.shortened)' has no translation to '\(language)'", at: position)
  }

  /// Reads without the current keys, for values of the file as a whole.
  func readingFromRoot<Value>(_ read: () -> Value) -> Value {
    let outer = keyPath
    keyPath = []
    defer { keyPath = outer }
    return read()
  }

  func append(_ more: [Diagnostic]) {
    for diagnostic in more { add(diagnostic) }
  }

  private var prefix: String {
    keyPath.isEmpty ? "" : keyPath.joined(separator: ".") + ": "
  }

  /// `a, b or c`
  static func enumerate(_ names: [String], last word: String = "or") -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}

extension ReadingContext {
  /// Reads a map by its keys: each known key is passed to its reader, every other key is an error.
  ///
  /// - Returns: false if the node is not a map.
  @discardableResult
  func readMap(
    _ node: SceneNode, of what: String, keys: [(name: String, read: (SceneNode) -> Void)]
  ) -> Bool {
    guard let entries = node.map else {
      expected("a map (\(keys.map(\.name).joined(separator: ", ")))", at: node)
      return false
    }
    for entry in entries {
      if let key = keys.first(where: { $0.name == entry.key }) {
        reading(entry.key) { key.read(entry.value) }
      } else {
        unknownKey(entry, in: what, known: keys.map(\.name))
      }
    }
    return true
  }

  /// Reports an unknown key, with the most similar known one.
  func unknownKey(
    _ entry: SceneNode.Entry, in what: String, known: @autoclosure @escaping () -> [String],
    hint otherHint: String = ""
  ) {
    let key = entry.key
    let message = "unknown key '\(key.shortened)' in \(what)"
    add(message, at: entry.keyPosition) {
      if key == "<<" { return " (YAML 1.2 has no merge keys)" }
      let known = known()
      let hint = NearestName.hint(for: key, among: known)
      if !hint.isEmpty { return hint }
      return (known.count <= 12 ? ": expected \(Self.enumerate(known))" : "") + otherHint
    }
  }

  /// Reports a key of the scene format that this version of the tool does not support.
  func unsupported(_ what: String, at position: SourcePosition) {
    add("\(what) is not supported yet by this version", at: position)
  }
}

extension ReadingContext {
  /// Reads the properties among the entries of a map; other keys are errors.
  ///
  /// - Parameter structural: keys that are allowed but no properties.
  func readSettings(
    _ entries: [SceneNode.Entry], by table: PropertyTable, in what: String,
    structural: [String] = []
  ) -> Settings {
    var settings = Settings()
    for entry in entries where !structural.contains(entry.key) {
      guard let index = settableIndex(of: entry, by: table, in: what, structural: structural)
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
    of entry: SceneNode.Entry, by table: PropertyTable, in what: String, structural: [String] = []
  ) -> Int? {
    guard let index = table.index(of: entry.key) else {
      unknownKey(entry, in: what, known: structural + table.settableNames)
      return nil
    }
    guard !table.properties[index].isComputed else {
      let message = "'\(entry.key)' cannot be set: it follows from other properties"
      add(message, at: entry.keyPosition)
      return nil
    }
    return index
  }
}
