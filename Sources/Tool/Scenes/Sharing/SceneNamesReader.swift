import Foundation
import HeadlessUIKit
import Messages
import ProjectFiles
import ViewTree

/// Reads the names that a scene defines, and the names in the files that the project shares and that the
/// scene includes.
struct SceneNamesReader {
  let context: ReadingContext

  /// The keys of a shared file.
  static let sharedKeys =
    [includeKey, TokenSource.key, CustomStateReader.key] + SceneNames.Kind.sections.map(\.rawValue)
    + [overrideKey]
  static let includeKey = "include"
  static let overrideKey = "override"

  /// - Parameters:
  ///   - root: the map of the scene.
  ///   - project: what the project shares.
  func read(_ root: YAMLNode, sharing project: SceneDefaults) {
    var files = OpenFiles()
    if let origin = projectOrigin(of: project) {
      for reference in project.shared {
        let position = reference.position.from(origin)
        include(reference.path, at: position, key: "shared", &files)
      }
      for source in project.tokens { context.readTokens(source.from(origin)) }
    }
    readSections(of: root, isShared: false, &files)
  }

  /// The origin of the project file; nil if it shares nothing.
  private func projectOrigin(of project: SceneDefaults) -> Int? {
    guard !project.shared.isEmpty || !project.tokens.isEmpty else { return nil }
    return context.addOrigin(
      .init(path: project.path, folder: context.files.projectFolder))
  }

  /// The files that include the current one, outermost first, and all that were read.
  private struct OpenFiles {
    var open: [URL] = []
    var read: Set<URL> = []
  }

  private func readSections(of root: YAMLNode, isShared: Bool, _ files: inout OpenFiles) {
    if let include = root[Self.includeKey] {
      for node in include.list ?? [include] {
        context.reading(Self.includeKey) {
          guard let path = String.read(node, in: context) else { return }
          self.include(path, at: node.position, key: Self.includeKey, &files)
        }
      }
    }
    if let tokens = root[TokenSource.key] {
      context.reading(TokenSource.key) {
        for source in TokenSource.read(tokens, in: context) { context.readTokens(source) }
      }
    }
    if let states = root[CustomStateReader.key] {
      context.reading(CustomStateReader.key) { CustomStateReader(context: context).read(states) }
    }
    for kind in SceneNames.Kind.sections {
      guard let section = root[kind.rawValue] else { continue }
      define(section, as: kind, isShared: isShared)
    }
    if let override = root[Self.overrideKey] { readOverride(override, isShared: isShared) }
  }

  // MARK: Files

  private func include(
    _ path: String, at position: SourcePosition, key: String, _ files: inout OpenFiles
  ) {
    guard let (file, url) = context.sharedFile(path, at: position) else { return }
    if let start = files.open.firstIndex(of: url) {
      let circle = (files.open[start...] + [url]).map { context.files.shown($0) }
      context.report(
        "the files include each other: \(circle.joined(separator: " → "))", at: position)
      return
    }
    guard files.open.count < ReadingContext.longestChain else {
      return context.report(
        "more than \(ReadingContext.longestChain) files include each other in turn", at: position)
    }
    guard files.read.insert(url).inserted, let root = file.root else { return }
    let origin = context.addOrigin(
      .init(path: context.files.shown(url), folder: url.deletingLastPathComponent()))
    guard let entries = root.map else {
      return context.expected(
        "a shared file (a map of \(ReadingContext.enumerate(Self.sharedKeys)))",
        at: root.from(origin))
    }
    let node = YAMLNode(
      .map(
        entries.map { entry in
          let isSection = SceneNames.Kind(rawValue: entry.key) != nil && entry.value.map != nil
          return isSection ? entry.fromKeysOnly(origin) : entry.from(origin)
        }), at: root.position.from(origin))
    for entry in entries where !Self.sharedKeys.contains(entry.key) {
      context.readingFromRoot {
        if entry.key == "view" {
          context.report(
            "a shared file has no 'view': a scene cannot be shared, but its fragments can",
            at: entry.keyPosition.from(origin))
        } else {
          context.unknownKey(entry.from(origin), in: "a shared file", known: Self.sharedKeys)
        }
      }
    }
    files.open.append(url)
    context.readingFromRoot { readSections(of: node, isShared: true, &files) }
    files.open.removeLast()
  }

  // MARK: Names

  private func define(_ section: YAMLNode, as kind: SceneNames.Kind, isShared: Bool) {
    guard let entries = section.map else {
      return context.reading(kind.rawValue) {
        context.expected("a map of names to \(kind.noun)s", at: section)
      }
    }
    for entry in entries {
      if let other = context.definition(kind, entry.key) {
        let place = context.origins.place(other.keyPosition, seenFrom: entry.keyPosition)
        context.report(
          "the \(kind.noun) '\(entry.key.shortened)' is also in \(place): give it another name, or "
            + "replace the shared one under '\(Self.overrideKey)', as in "
            + "{\(Self.overrideKey): {\(kind.rawValue): {\(entry.key.shortened): …}}}",
          at: entry.keyPosition)
        continue
      }
      if kind == .palette, UIColor.named(entry.key) != nil {
        context.warn(
          "the palette's '\(entry.key.shortened)' hides UIColor's: give it another name",
          at: entry.keyPosition)
      }
      context.define(
        .init(
          kind: kind, name: entry.key, keyPosition: entry.keyPosition, value: entry.value,
          origin: isShared ? entry.keyPosition.origin : nil, isShared: isShared))
    }
  }

  /// Reads `{palette: {brand: red}}`, which replaces names of shared files.
  private func readOverride(_ node: YAMLNode, isShared: Bool) {
    guard let sections = node.map else {
      return context.expected("a map such as {palette: {brand: '#0A84FF'}}", at: node)
    }
    let known = SceneNames.Kind.sections.map(\.rawValue)
    for section in sections {
      guard let kind = SceneNames.Kind(rawValue: section.key),
        SceneNames.Kind.sections.contains(kind)
      else {
        context.unknownKey(section, in: "'\(Self.overrideKey)'", known: known)
        continue
      }
      guard let entries = section.value.map else {
        context.expected("a map of names to \(kind.noun)s", at: section.value)
        continue
      }
      for entry in entries {
        guard let shared = context.definition(kind, entry.key), shared.isShared else {
          let names = context.names(of: kind)
            .filter { context.definition(kind, $0)?.isShared == true }
          let hint = NearestName.hint(for: entry.key, among: names)
          context.report(
            "no shared file has a \(kind.noun) '\(entry.key.shortened)'\(hint): "
              + "define it under '\(kind.rawValue)'", at: entry.keyPosition)
          continue
        }
        context.define(
          .init(
            kind: kind, name: entry.key, keyPosition: entry.keyPosition, value: entry.value,
            isShared: isShared))
      }
    }
  }
}

extension YAMLNode.Entry {
  /// A section of names, whose keys get another origin, but not their definitions.
  fileprivate func fromKeysOnly(_ origin: Int) -> YAMLNode.Entry {
    var copy = self
    copy.keyPosition.origin = origin
    copy.value.position.origin = origin
    copy.value.content = .map(
      (value.map ?? []).map { entry in
        var entry = entry
        entry.keyPosition.origin = origin
        return entry
      })
    return copy
  }
}

extension SourcePosition {
  func from(_ origin: Int) -> SourcePosition {
    var position = self
    position.origin = origin
    return position
  }
}
