import Foundation
import Messages
import ProjectFiles
import ViewTree

extension ReadingContext {
  /// The token sets of a scene, with the origins of their files in it.
  typealias PlacedTokens = (set: TokenSet, origins: [Int])

  /// Adds the tokens of a source to the names.
  func readTokens(_ source: TokenSource) {
    var files: [TokenSet.File] = []
    func nodes(_ parts: [TokenSource.Part]) -> [YAMLNode]? {
      let nodes = parts.compactMap { part -> YAMLNode? in
        guard let (file, url) = sharedFile(part.path, at: part.position, as: .tokens),
          let root = file.root, let node = group(part, of: root)
        else { return nil }
        let index = files.firstIndex { $0.url == url } ?? files.count
        if index == files.count {
          files.append(.init(url: url, path: self.files.shown(url)))
        }
        return node.from(index)
      }
      return nodes.count == parts.count ? nodes : nil
    }
    guard let light = nodes(source.light) else { return }
    var dark: [YAMLNode]?
    if let parts = source.dark {
      guard let nodes = nodes(parts) else { return }
      dark = nodes
    }
    let key = TokenSetKey(files: files.map(\.url), source: source.withoutPositions)
    let set = self.files.shared.tokenSet(for: key) {
      TokenSet(files: files, light: light, dark: dark, reading: self.files)
    }
    append(set.diagnostics)
    let origins = files.map { file in
      addOrigin(.init(path: file.path, folder: file.url.deletingLastPathComponent()))
    }
    reportCollisions(of: set, at: source)
    tokens.append((set, origins))
  }

  private func group(_ part: TokenSource.Part, of root: YAMLNode) -> YAMLNode? {
    var node = root
    for name in part.group {
      guard let inner = node[name] else {
        let known = (node.map ?? []).map(\.key).filter { !$0.hasPrefix("$") }
        let hint = NearestName.hint(for: name, among: known)
        report(
          "'\(part.path.shortened)' has no group '\(name.shortened)'\(hint)", at: part.position)
        return nil
      }
      node = inner
    }
    return node
  }

  private func reportCollisions(of set: TokenSet, at source: TokenSource) {
    for other in tokens {
      guard let path = set.paths.first(where: { other.set.kinds[$0] != nil }),
        let position = source.light.first?.position
      else { continue }
      let file = other.set.files.first?.path ?? ""
      report(
        "the token '\(path)' is also in \(file): let one entry have both files, of which the later "
          + "one replaces tokens, as in {light: [a.json, b.json], dark: …}", at: position)
    }
  }

  /// The definition of a token's path; nil if there is no such token.
  func tokenDefinition(_ kind: SceneNames.Kind, _ path: String) -> SceneNames.Definition? {
    for (set, origins) in tokens where set.kinds[path] == kind {
      return TokenReader(set: set, origins: origins, context: self).definition(kind, path)
    }
    return nil
  }

  /// The value of a token that a node names, in the notation of scenes; the node itself if it names none.
  func tokenValue(_ kind: SceneNames.Kind, _ node: YAMLNode) -> YAMLNode {
    node.text.flatMap { use(kind, $0) }?.value ?? node
  }
}

/// What determines a set of tokens.
struct TokenSetKey: Hashable {
  var files: [URL]
  var source: TokenSource
}

extension TokenSource {
  fileprivate var withoutPositions: TokenSource {
    func plain(_ part: Part) -> Part {
      var part = part
      part.position = .start
      return part
    }
    return TokenSource(light: light.map(plain), dark: dark.map { $0.map(plain) })
  }
}

extension YAMLNode {
  /// Whether the text is one of design tokens rather than of a scene.
  var hasTokens: Bool {
    var pending = [self]
    var count = 0
    while let node = pending.popLast(), count < 1000 {
      count += 1
      for entry in node.map ?? [] {
        if entry.key == "$value" { return true }
        pending.append(entry.value)
      }
    }
    return false
  }
}
