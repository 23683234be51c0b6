import DesignedViews
import FileAccess
import Foundation
import HeadlessUIKit
import Messages
import ViewTree

/// The names of a scene with their definitions, as far as it is read: a name of a shared file is read
/// when a scene uses it.
struct NameTable {
  fileprivate(set) var names = SceneNames()
  fileprivate var colors: [String: UIColor?] = [:]
  fileprivate var numbers: [String: Double?] = [:]
  fileprivate var resources: [String: Resource] = [:]
  fileprivate var fragments: [String: Fragment?] = [:]
  /// The definitions that are being read, outermost first.
  fileprivate var open: [SceneNames.Key] = []
  var used: Set<SceneNames.Key> = []
  /// The fragments that are expanded.
  fileprivate var expandedFragments: Set<String> = []

  subscript(kind: SceneNames.Kind, name: String) -> SceneNames.Definition? { names[kind, name] }

  var keys: [SceneNames.Key] { names.keys }

  func names(of kind: SceneNames.Kind) -> [String] { names.names(of: kind) }

  fileprivate mutating func define(_ definition: SceneNames.Definition) { names.set(definition) }
}

extension ReadingContext {
  func define(_ definition: SceneNames.Definition) { names.define(definition) }

  /// The definition of a name, also if it is the path of a token; nil if it is unknown.
  func definition(_ kind: SceneNames.Kind, _ name: String) -> SceneNames.Definition? {
    if let definition = names[kind, name] { return definition.placed }
    guard let token = tokenDefinition(kind, name) else { return nil }
    define(token)
    return token
  }

  /// The names of a kind, in the order of definition, the paths of tokens last.
  func names(of kind: SceneNames.Kind) -> [String] {
    let own = names.names(of: kind)
    let known = Set(own)
    return own
      + tokens.flatMap { tokens in
        tokens.set.paths.filter { tokens.set.kinds[$0] == kind && !known.contains($0) }
      }
  }

  /// The definition of a name, which then counts as used; nil if it is unknown.
  func use(_ kind: SceneNames.Kind, _ name: String) -> SceneNames.Definition? {
    guard let definition = definition(kind, name) else { return nil }
    names.used.insert(.init(kind: kind, name: name))
    return definition
  }

  /// The maximum number of names, styles or files that refer to each other in turn.
  static let longestChain = 64

  /// Reads a definition, unless that is going on: then the definitions refer to each other.
  ///
  /// - Parameter node: Where the name is used.
  private func readOnce<Value>(
    _ definition: SceneNames.Definition, usedAt node: YAMLNode, _ read: (YAMLNode) -> Value?
  ) -> Value? {
    let key = SceneNames.Key(kind: definition.kind, name: definition.name)
    if let start = names.open.firstIndex(of: key) {
      let circle = (names.open[start...] + [key]).map(\.name).joined(separator: " → ")
      report("circular references: \(circle)", at: node.position)
      return nil
    }
    guard names.open.count < Self.longestChain else {
      report("the name refers to more than \(Self.longestChain) others in turn", at: node.position)
      return nil
    }
    names.open.append(key)
    defer { names.open.removeLast() }
    return readingFromRoot {
      reading(definition.kind.rawValue) { reading(definition.name) { read(definition.value) } }
    }
  }

  /// Whether a definition is being read, so that it cannot be used.
  func isReading(_ kind: SceneNames.Kind, _ name: String) -> Bool {
    names.open.contains(.init(kind: kind, name: name))
  }

  // MARK: Colours and numbers

  /// The colour of the palette that a node names; nil if it names none. The inner value is nil if the
  /// colour is invalid, which is reported.
  func paletteColor(_ node: YAMLNode) -> UIColor?? {
    guard let name = node.text, let definition = use(.palette, name) else { return nil }
    if let known = names.colors[name] { return .some(known) }
    let color = readOnce(definition, usedAt: node) { UIColor.read($0, in: self) }
    names.colors[name] = .some(color)
    return .some(color)
  }

  /// The number that a node names, as if it were written there; the node itself if it names none.
  func named(_ node: YAMLNode) -> YAMLNode {
    guard let name = node.text, let definition = use(.numbers, name) else { return node }
    let number: Double?
    if let known = names.numbers[name] {
      number = known
    } else {
      number = readOnce(definition, usedAt: node) { Double.read($0, in: self) }
      names.numbers[name] = .some(number)
    }
    // An invalid one is reported where it is defined.
    return YAMLNode(
      .scalar(.init(text: (number ?? 0).description, style: .plain)), at: node.position)
  }

  // MARK: Resources

  /// The resource that a node names; nil if there is none with this name.
  func resource(_ name: String, at node: YAMLNode) -> Resource? {
    guard let definition = use(.resources, name) else { return nil }
    if let known = names.resources[name] { return known }
    // An invalid resource counts as an empty one, so that its users are not reported too.
    let resource =
      readOnce(definition, usedAt: node) { Resource.read($0, in: self) }
      ?? Resource(kind: .stateful, values: [:])
    names.resources[name] = resource
    return resource
  }

  // MARK: Fragments

  /// A fragment, which is read when it is used first; nil if it is invalid.
  func fragment(
    _ definition: SceneNames.Definition, read: () -> Fragment?
  ) -> Fragment? {
    if let known = names.fragments[definition.name] { return known }
    let fragment = read()
    names.fragments[definition.name] = .some(fragment)
    return fragment
  }

  func recordExpansion(of fragment: Fragment) {
    names.expandedFragments.insert(fragment.name)
  }

  /// Warns of parameters that have no effect.
  func warnOfUnusedParameters() {
    for name in names.names(of: .fragments) {
      guard names.expandedFragments.contains(name), let fragment = names.fragments[name] ?? nil
      else { continue }
      let used = fragment.placeholders
      for parameter in fragment.parameters where !used.contains(parameter.name) {
        readingFromRoot {
          warn(
            "the parameter '\(parameter.name)' of the fragment '\(name)' has no effect: nothing in "
              + "it is '$\(parameter.name)'", at: parameter.position)
        }
      }
    }
  }

  /// Warns of the names that a scene defines for itself and does not use.
  func warnOfUnusedNames() {
    for key in names.names.keys where !names.used.contains(key) {
      guard let definition = names.names[key], !definition.isShared else { continue }
      readingFromRoot {
        warn(
          "the \(key.kind.noun) '\(key.name.shortened)' is not used", at: definition.keyPosition)
      }
    }
  }

  // MARK: Ids

  /// The ids that a name may be where it is written: in a fragment first one of the fragment's own.
  func ids(_ name: String, at position: SourcePosition) -> [String] {
    idPrefixes(at: position).map { $0 + name } + [name]
  }

  /// The prefixes that ids may have where they are written.
  func idPrefixes(at position: SourcePosition) -> [String] {
    position.origin == 0 ? [] : origins[position].idPrefixes
  }

  // MARK: Files

  /// The file that a path names, relative to the file where it is written.
  func file(_ path: String, at position: SourcePosition) -> URL {
    URL(filePath: path, relativeTo: origins[position].folder).standardizedFileURL
  }

  /// A shared file that a path names; nil, after a report, if there is none.
  func sharedFile(
    _ path: String, at position: SourcePosition, as purpose: NamedFiles.Purpose = .names
  ) -> (SharedFile, URL)? {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      report("expected the path of a file, relative to this one", at: position)
      return nil
    }
    let url = file(path, at: position)
    let shared = files.sharedFile(at: url, as: purpose)
    guard shared.exists else {
      let siblings = FileManager.default.enumerator(
        at: url.deletingLastPathComponent(), includingPropertiesForKeys: nil,
        options: [.skipsSubdirectoryDescendants, .skipsHiddenFiles])
      let names = siblings?.compactMap { ($0 as? URL)?.lastPathComponent } ?? []
      let hint = NearestName.hint(for: url.lastPathComponent, among: names.sorted())
      report(
        "'\(path.shortened)' does not exist\(hint): looked for \(files.shown(url))", at: position)
      return nil
    }
    if let outside = files.placeOutsideOfProject(url) {
      warn("'\(path.shortened)' lies outside of the project: \(outside.plainPath)", at: position)
    }
    append(shared.diagnostics)
    return (shared, url)
  }
}
