import Messages

/// Builds the nodes of a file from YAML events.
///
/// Processes the events without recursion, and counts the nodes that aliases expand to as it goes:
/// otherwise a file of a few lines could describe more nodes than memory holds.
package struct YAMLComposer {
  /// The maximum number of nodes in a file with its aliases expanded.
  package static let nodeLimit = 200_000
  /// The maximum nesting of lists and maps.
  package static let depthLimit = 64

  private enum Container {
    case list([YAMLNode])
    case map([YAMLNode.Entry], lines: [String: Int], key: (text: String?, at: SourcePosition)?)
  }

  private struct Frame {
    var container: Container
    var position: SourcePosition
    var anchor: String?
    /// Whether it is a map in braces.
    var isInBraces = false
    var count = 1
    var height = 1
  }

  /// A node, the number of nodes in it, and the depth of their nesting.
  private struct Measured {
    var node: YAMLNode
    var count = 1
    var height = 0
  }

  private let path: String
  private let events: YAMLEventStream
  private var frames: [Frame] = []
  private var anchors: [String: Measured] = [:]
  private var root: YAMLNode?
  private var diagnostics: [Diagnostic] = []
  /// Whether nodes are missing, so that reading the others would only report consequences.
  private var isIncomplete = false

  private let expectations: YAMLExpectations

  private init(_ text: [UInt8], path: String, expecting expectations: YAMLExpectations) {
    self.path = path
    self.expectations = expectations
    events = YAMLEventStream(text, expecting: expectations)
  }

  /// The single document of a text; nil, with a diagnostic, if there is nothing to read.
  ///
  /// - Parameters:
  ///   - text: UTF-8, as ``YAMLText`` decodes it.
  ///   - path: the file's path in diagnostics.
  ///   - expectations: what messages say about the purpose of the file.
  package static func compose(
    _ text: [UInt8], path: String, expecting expectations: YAMLExpectations = YAMLExpectations()
  ) -> (YAMLNode?, [Diagnostic]) {
    var composer = YAMLComposer(text, path: path, expecting: expectations)
    do {
      let root = try composer.document()
      return (composer.isIncomplete ? nil : root, composer.diagnostics)
    } catch let error as YAMLEventStream.SyntaxError {
      composer.report(error.message, at: error.position)
    } catch {
      composer.diagnostics.append(
        error as? Diagnostic ?? Diagnostic(path: path, message: "\(error)"))
    }
    return (nil, composer.diagnostics)
  }

  private mutating func report(_ message: String, at position: SourcePosition) {
    diagnostics.append(Diagnostic(path: path, position: position, message: message))
  }

  private func fatal(_ message: String, at position: SourcePosition) -> Diagnostic {
    Diagnostic(path: path, position: position, message: message)
  }

  private mutating func document() throws -> YAMLNode? {
    var documents = 0
    while true {
      let event = try events.next()
      switch event.kind {
      case .streamEnd:
        if documents == 0 {
          report("the file is empty\(expectations.content.map { ": \($0)" } ?? "")", at: .start)
        }
        return root
      case .documentStart:
        documents += 1
        if documents == 2 {
          report("a file holds one document, but another begins here", at: event.position)
          return root
        }
      case .documentEnd: break
      case .listStart: try open(.list([]), event)
      case .mapStart: try open(.map([], lines: [:], key: nil), event)
      case .listEnd, .mapEnd: try close()
      case .scalar(let scalar): try add(scalar, event)
      case .alias(let name): try add(resolve(name, at: event.position), at: event.position)
      }
    }
  }

  private mutating func open(_ container: Container, _ event: YAMLEventStream.Event) throws {
    checkTag(event)
    guard frames.count < Self.depthLimit else { throw tooDeep(event.position) }
    if let anchor = event.anchor { anchors[anchor] = nil }
    frames.append(
      Frame(
        container: container, position: event.position, anchor: event.anchor,
        isInBraces: event.isInBraces))
  }

  private mutating func close() throws {
    guard let frame = frames.popLast() else { return }
    let content: YAMLNode.Content =
      switch frame.container {
      case .list(let nodes): .list(nodes)
      case .map(let entries, _, _):
        .map(frame.isInBraces ? entries.joiningInterruptedTexts() : entries)
      }
    let measured = Measured(
      node: YAMLNode(content, at: frame.position), count: frame.count, height: frame.height)
    if let anchor = frame.anchor { anchors[anchor] = measured }
    try add(measured, at: frame.position)
  }

  private mutating func add(_ scalar: YAMLNode.Scalar, _ event: YAMLEventStream.Event) throws {
    var scalar = scalar
    if scalar.style == .plain, event.tag == "!" || event.tag == Self.stringTag {
      scalar.style = .block
    } else {
      checkTag(event, of: scalar)
    }
    var position = event.position
    // libyaml reports a missing value at the position of the next token.
    if scalar.text.isEmpty, scalar.style == .plain, let frame = frames.last,
      case .map(_, _, let key?) = frame.container
    {
      position = key.at
    }
    let measured = Measured(node: YAMLNode(.scalar(scalar), at: position))
    if let anchor = event.anchor { anchors[anchor] = measured }
    try add(measured, at: event.position)
  }

  private mutating func add(_ measured: Measured, at position: SourcePosition) throws {
    guard var frame = frames.popLast() else {
      root = measured.node
      return
    }
    frame.count += measured.count
    frame.height = max(frame.height, measured.height + 1)
    guard frame.count <= Self.nodeLimit else {
      throw fatal(
        "the file has more than \(Self.nodeLimit) nodes with its aliases expanded",
        at: position)
    }
    guard frames.count + frame.height <= Self.depthLimit else { throw tooDeep(position) }
    switch frame.container {
    case .list(var nodes):
      frame.container = .list([])  // Avoids a copy of the list.
      nodes.append(measured.node)
      frame.container = .list(nodes)
    case .map(let entries, let lines, nil):
      frame.container = .map(
        entries, lines: lines, key: (keyText(of: measured.node, at: position), position))
    case .map(var entries, var lines, let key?):
      frame.container = .list([])
      if let text = key.text, let line = lines[text] {
        report("duplicate key '\(text)' (first written in line \(line))", at: key.at)
      } else if let text = key.text {
        lines[text] = key.at.line
        entries.append(YAMLNode.Entry(key: text, keyPosition: key.at, value: measured.node))
      }
      frame.container = .map(entries, lines: lines, key: nil)
    }
    frames.append(frame)
  }

  private mutating func keyText(of node: YAMLNode, at position: SourcePosition) -> String? {
    if case .scalar(let scalar) = node.content { return scalar.text }
    report("expected a name as key, found \(node.summary)", at: position)
    return nil
  }

  private mutating func resolve(_ name: String, at position: SourcePosition) -> Measured {
    if let measured = anchors[name] { return measured }
    isIncomplete = true
    if frames.contains(where: { $0.anchor == name }) {
      report("the alias '*\(name)' is inside the node that it refers to", at: position)
    } else {
      let hint = NearestName.hint(for: name, among: anchors.keys.sorted())
      let remedy = hint.isEmpty ? " (a text that begins with '*' needs quotes)" : hint
      report("unknown alias '*\(name)'\(remedy)", at: position)
    }
    return Measured(node: YAMLNode(.scalar(.init(text: "", style: .plain)), at: position))
  }

  /// The message that ``depthLimit`` is exceeded.
  package static let tooDeepMessage =
    "lists and maps are nested more than \(depthLimit) deep"

  private func tooDeep(_ position: SourcePosition) -> Diagnostic {
    fatal(Self.tooDeepMessage, at: position)
  }

  private static let stringTag = "tag:yaml.org,2002:str"

  /// - Parameter scalar: The value with the tag, if it is one.
  private mutating func checkTag(
    _ event: YAMLEventStream.Event, of scalar: YAMLNode.Scalar? = nil
  ) {
    guard let tag = event.tag, tag != "!", !tag.hasPrefix("tag:yaml.org,2002:") else { return }
    if let scalar, scalar.style == .plain {
      let text = scalar.text.isEmpty ? tag : "\(tag) \(scalar.text)"
      let quoted = text.replacing("'", with: "''").shortened
      report(
        "unknown tag '\(tag)': a text cannot begin with '!' outside of quotes: write '\(quoted)'",
        at: event.position)
      // Without a text of its own, the value would be reported as missing.
      if scalar.text.isEmpty { isIncomplete = true }
      return
    }
    report("unknown tag '\(tag)': only YAML's own tags are read", at: event.position)
  }
}

extension [YAMLNode.Entry] {
  /// The entries of a map in braces, in which a text that a comma has ended, and the keys without a value that follow
  /// it, know the whole text.
  fileprivate func joiningInterruptedTexts() -> [YAMLNode.Entry] {
    guard contains(where: \.value.isEmpty) else { return self }
    var entries = self
    var start = startIndex
    while start < endIndex {
      let end = self[(start + 1)...].firstIndex { !$0.value.isEmpty } ?? endIndex
      defer { start = end }
      guard end > start + 1, case .scalar(let first) = self[start].value.content,
        first.style == .plain, !first.text.isEmpty
      else { continue }
      let beginning = self[start].value.position
      var text = first.text
      var position = beginning
      var length = first.text.unicodeScalars.count
      for rest in self[(start + 1)..<end] {
        let gap = rest.keyPosition.column - position.column - length
        text += rest.keyPosition.line == position.line && gap == 1 ? "," : ", "
        text += rest.key
        (position, length) = (rest.keyPosition, rest.key.unicodeScalars.count)
      }
      entries[start].value.interruptedText = text
      for index in (start + 1)..<end {
        entries[index].interrupted = YAMLNode.InterruptedText(
          key: self[start].key, text: text, position: beginning)
      }
    }
    return entries
  }
}
