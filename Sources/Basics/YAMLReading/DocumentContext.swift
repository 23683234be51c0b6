import Messages

/// The state while a file is read: the current keys, and the diagnostics so far.
open class DocumentContext {
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
  package private(set) var reportCount = 0
  /// The diagnostics about nodes that may be copied to several places, which are reported once.
  private var reportedCopies: Set<Diagnostic> = []
  private var keyPath: [String] = []

  package init(path: String) {
    self.path = path
  }

  /// The file of a node, and which place uses the node if it is copied to others; nil for one that is not.
  ///
  /// - Parameter position: The node's.
  open func source(of position: SourcePosition) -> (path: String, note: String?) { (path, nil) }

  /// Whether what the file describes cannot be used.
  public var hasErrors: Bool { errorCount > 0 }

  /// Adds a diagnostic at the position of a node.
  private func add(
    _ message: String, _ severity: Diagnostic.Severity = .error, at position: SourcePosition,
    excerpt: String? = nil, hint: (() -> String)? = nil
  ) {
    let source = source(of: position)
    var diagnostic = Diagnostic(
      severity, path: source.path,
      position: SourcePosition(line: position.line, column: position.column), message: message,
      excerpt: excerpt)
    if position.origin != 0, !reportedCopies.insert(diagnostic).inserted {
      if diagnostic.severity == .error { reportCount += 1 }
      return
    }
    diagnostic.note = source.note
    add(diagnostic, hint: hint)
  }

  private func add(_ diagnostic: Diagnostic, hint: (() -> String)? = nil) {
    reports.append(Report(plain: diagnostic, hint: hint))
    guard diagnostic.severity == .error else { return }
    reportCount += 1
    errorCount += 1
  }

  /// Adds diagnostics of the file that were found elsewhere.
  package func append(_ more: [Diagnostic]) {
    for diagnostic in more { add(diagnostic) }
  }

  /// The number of diagnostics of a file that are listed; the others are counted.
  package static let listLimit = 100

  /// The first diagnostics of the file in the order of their positions, and the number of the others,
  /// at the position of the first of them.
  package var listedDiagnostics: [Diagnostic] {
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
  public func expected(_ expectation: String, at node: YAMLNode) {
    report("expected \(expectation), found \(node.summary)", at: node.position)
  }

  /// The number of names that a message lists at most if none of them is similar.
  private static let listedNames = 40

  /// Reports an unknown name, with the most similar known one, or else with those that are known.
  public func unknown(_ name: String, of known: [String], as what: String, at node: YAMLNode) {
    let choice = known.count <= 12 ? ": expected \(Self.enumerate(known))" : ""
    let message = "\(prefix)unknown \(what) '\(name.shortened)'\(choice)"
    add(message, at: node.position) {
      let hint = NearestName.hint(for: name, among: known)
      // Longer lists, such as the names of symbols, are in the reference.
      guard hint.isEmpty, choice.isEmpty, known.count <= Self.listedNames else { return hint }
      return ": expected \(Self.enumerate(known))"
    }
  }

  /// Reports an unknown key, with the most similar known one.
  ///
  /// - Parameters:
  ///   - otherHint: Follows the names if none is similar.
  ///   - remedy: What to write, if no similar name has the meaning of the key; nil for most keys.
  package func unknownKey(
    _ entry: YAMLNode.Entry, in what: String, known: @autoclosure @escaping () -> [String],
    hint otherHint: String = "", remedy: String? = nil
  ) {
    let key = entry.key
    if let interrupted = entry.interrupted {
      report(interrupted, as: entry)
      return
    }
    let message = "unknown key '\(key.shortened)' in \(what)"
    add(message, at: entry.keyPosition) {
      if key == "<<" { return " (YAML 1.2 has no merge keys)" }
      if let remedy { return ": \(remedy)" }
      let known = known()
      let hint = NearestName.hint(for: key, among: known)
      if !hint.isEmpty { return hint }
      return (known.count <= 12 ? ": expected \(Self.enumerate(known))" : "") + otherHint
    }
  }

  /// Whether something is reported at a position.
  package func hasReported(at position: SourcePosition) -> Bool {
    let path = source(of: position).path
    return reports.contains { report in
      report.plain.path == path && report.plain.position?.line == position.line
        && report.plain.position?.column == position.column
    }
  }

  /// Reports a comma outside of quotes, once for all that follows it.
  private func report(_ interrupted: YAMLNode.InterruptedText, as entry: YAMLNode.Entry) {
    // The value itself, such as a colour, can have said it.
    if hasReported(at: interrupted.position) {
      reportCount += 1
      return
    }
    reportComma(in: interrupted.text, of: interrupted.key, at: interrupted.position)
  }

  /// Reports that a comma outside of quotes has ended a text.
  private func reportComma(in text: String, of key: String, at position: SourcePosition) {
    let quoted = text.replacing("'", with: "''").shortened
    let decimal = text.replacing(",", with: ".")
    let isDecimal = if case .number = CoreSchema.resolve(decimal) { true } else { false }
    add(
      "a comma outside of quotes ends a value in braces: write \(key): '\(quoted)', with the quotes"
        + (isDecimal ? ", or \(decimal) for a number" : ""), at: position)
  }

  /// Reports a text that a comma outside of quotes has ended.
  ///
  /// - Returns: Whether the value is one.
  package func reportComma(in node: YAMLNode) -> Bool {
    guard let text = node.interruptedText, let key = keyPath.last else { return false }
    reportComma(in: text, of: key, at: node.position)
    return true
  }

  /// Reads a value under a key, which diagnostics then include.
  public func reading<Value>(_ key: String, _ read: () -> Value) -> Value {
    keyPath.append(key)
    defer { keyPath.removeLast() }
    return read()
  }

  /// Reads without the current keys, for values of the file as a whole.
  package func readingFromRoot<Value>(_ read: () -> Value) -> Value {
    let outer = keyPath
    keyPath = []
    defer { keyPath = outer }
    return read()
  }

  private var prefix: String {
    keyPath.isEmpty ? "" : keyPath.joined(separator: ".") + ": "
  }

  /// `a, b or c`
  package static func enumerate(_ names: [String], last word: String = "or") -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
