import DesignedViews
import ViewTree

/// What is known while the values of one scene file are read: where one is, what was wrong so far,
/// and what names and paths refer to.
public final class ReadingContext {
  /// The file, as diagnostics name it.
  public let path: String
  /// Everything that was wrong so far, in the order of reading.
  public private(set) var diagnostics: [Diagnostic] = []

  let files: SceneFiles
  /// The resources that the scene names, once they are read.
  var resources: [String: Resource] = [:]
  private var keyPath: [String] = []

  init(path: String, files: SceneFiles) {
    self.path = path
    self.files = files
  }

  /// Whether the scene can be drawn so far.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reports what is wrong with the value that is being read.
  ///
  /// - Parameter excerpt: lines that show the place within the value.
  public func report(_ message: String, at position: SourcePosition, excerpt: String? = nil) {
    diagnostics.append(
      Diagnostic(path: path, position: position, message: prefix + message, excerpt: excerpt))
  }

  /// Says what a scene's author should know about the value that is being read.
  public func warn(_ message: String, at position: SourcePosition) {
    diagnostics.append(
      Diagnostic(.warning, path: path, position: position, message: prefix + message))
  }

  /// Says that another kind of value was expected than stands in a node.
  public func expected(_ expectation: String, at node: SceneNode) {
    report("expected \(expectation), found \(node.summary)", at: node.position)
  }

  /// Says that a name is none of the known ones, and which of them is the nearest.
  public func unknown(_ name: String, of known: [String], as what: String, at node: SceneNode) {
    let hint = NearestName.hint(for: name, among: known)
    let choice = known.count <= 12 ? ": expected \(Self.enumerate(known))" : ""
    report("unknown \(what) '\(name.shortened)'\(choice)\(hint)", at: node.position)
  }

  /// Reads a value under a key, so that diagnostics name the key.
  public func reading<Value>(_ key: String, _ read: () -> Value) -> Value {
    keyPath.append(key)
    defer { keyPath.removeLast() }
    return read()
  }

  /// Reads without the keys that are open, for what belongs to the file as a whole.
  func readingFromRoot<Value>(_ read: () -> Value) -> Value {
    let outer = keyPath
    keyPath = []
    defer { keyPath = outer }
    return read()
  }

  func append(_ more: [Diagnostic]) {
    diagnostics += more
  }

  private var prefix: String {
    keyPath.isEmpty ? "" : keyPath.joined(separator: ".") + ": "
  }

  /// `a, b or c`
  static func enumerate(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension ReadingContext {
  /// Reads a map by its keys: each known key is handed to its reader, every other key is an error.
  ///
  /// - Returns: false if the node is no map.
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

  /// Says that a key is none of the known ones, and which of them is the nearest.
  func unknownKey(_ entry: SceneNode.Entry, in what: String, known: [String]) {
    var hint = NearestName.hint(for: entry.key, among: known)
    if entry.key == "<<" { hint = " (YAML 1.2 has no merge keys)" }
    let message = "unknown key '\(entry.key.shortened)' in \(what)\(hint)"
    diagnostics.append(Diagnostic(path: path, position: entry.keyPosition, message: message))
  }

  /// Says that a key of the scene format is for a later version of the tool.
  func unsupported(_ what: String, at position: SourcePosition) {
    diagnostics.append(
      Diagnostic(
        path: path, position: position, message: "\(what) is not supported yet by this version"))
  }
}

extension ReadingContext {
  /// Reads the properties among the entries of a map; keys that are no properties are errors.
  ///
  /// - Parameter structural: other keys that the map may have.
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
          settings.set(index, to: assignment)
        }
      }
    }
    return settings
  }

  /// The place of the property that a key sets; nil, after a report, if it sets none.
  func settableIndex(
    of entry: SceneNode.Entry, by table: PropertyTable, in what: String, structural: [String] = []
  ) -> Int? {
    guard let index = table.index(of: entry.key) else {
      unknownKey(entry, in: what, known: structural + table.settableNames)
      return nil
    }
    guard !table.properties[index].isComputed else {
      let message = "'\(entry.key)' cannot be set: it follows from other properties"
      diagnostics.append(Diagnostic(path: path, position: entry.keyPosition, message: message))
      return nil
    }
    return index
  }
}
