/// A source file as the compiler on Linux reads it.
public struct RewrittenSource: Sendable, Equatable {
  /// The text. Each of its lines comes from the line with the same number of the original.
  public var text: String
  /// What was replaced, in the order of the file.
  public var rewritings: [Rewriting]
  /// What could not be carried over, in the order of the file.
  public var limitations: [Limitation]
  /// Whether conditional compilation leaves no declaration of a file that has some.
  public var isEmptied: Bool
  /// Whether the text imports Combine.
  public var importsCombine: Bool
  /// Whether the text imports a module of swift-snapshot-testing.
  public var importsSnapshotTesting: Bool

  /// Whether the text equals the original.
  public var isUnchanged: Bool { rewritings.isEmpty }

  /// Creates a source; by default one that equals the original.
  public init(
    text: String, rewritings: [Rewriting] = [], limitations: [Limitation] = [],
    isEmptied: Bool = false, importsCombine: Bool = false, importsSnapshotTesting: Bool = false
  ) {
    self.text = text
    self.rewritings = rewritings
    self.limitations = limitations
    self.isEmptied = isEmptied
    self.importsCombine = importsCombine
    self.importsSnapshotTesting = importsSnapshotTesting
  }

  /// Adds declarations on a line after the last one.
  public mutating func append(_ declarations: String, rule: String) {
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + (text.hasSuffix("\n") ? 1 : 2)
    text += (text.hasSuffix("\n") ? "" : "\n") + declarations + "\n"
    rewritings.append(
      Rewriting(
        place: SourcePlace(line: lines, column: 1), rule: rule, original: "",
        replacement: declarations))
  }
}

/// A place in a source file.
public struct SourcePlace: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// From 1.
  public var line: Int
  /// From 1, in bytes of UTF-8.
  public var column: Int

  /// Creates a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The line and the column: `12:5`.
  public var description: String { "\(line):\(column)" }

  /// Whether a place is before another one in the text.
  public static func < (first: SourcePlace, second: SourcePlace) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

/// A piece of a source file that a rule replaced.
public struct Rewriting: Sendable, Equatable, Codable {
  /// The start of the replaced text.
  public var place: SourcePlace
  /// The name of the rule.
  public var rule: String
  /// The replaced text; empty for an insertion.
  public var original: String
  /// The text instead; empty for a removal.
  public var replacement: String

  /// Creates a rewriting.
  public init(place: SourcePlace, rule: String, original: String, replacement: String) {
    self.place = place
    self.rule = rule
    self.original = original
    self.replacement = replacement
  }
}

/// A piece of a source file that has no counterpart on Linux.
public struct Limitation: Sendable, Equatable, Codable {
  /// The start of the piece.
  public var place: SourcePlace
  /// What it is, and what follows from it.
  public var message: String

  /// Creates a limitation.
  public init(place: SourcePlace, message: String) {
    self.place = place
    self.message = message
  }
}

extension SourcePlace: Codable {}
