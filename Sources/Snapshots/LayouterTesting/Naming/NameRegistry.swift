import FileAccess
import JSONValues
import Snapshots
import Synchronization

/// The names that the assertions of a run have used, in all of its processes.
final class NameRegistry: Sendable {
  /// The place of an assertion in the source code.
  struct Place: Hashable, CustomStringConvertible {
    var fileID: String
    var line: UInt
    var column: UInt

    var description: String { "\(fileID):\(line):\(column)" }
  }

  /// The first use of a name.
  fileprivate struct Use {
    var name: String
    var place: String
    /// The arguments of the test and the given name, which the name was made of.
    var words: [String]
    /// ``SnapshotResult/actualHash`` or another hash of the content; nil until it is known.
    var content: String?
  }

  /// By ``String/fileNameKey``.
  private let uses = Mutex([String: Use]())
  /// The uses of all processes; nil to compare the uses of this process alone.
  private let shared: SharedLines?

  init(sharedBy shared: SharedLines?) { self.shared = shared }

  /// Reserves a name for an assertion.
  ///
  /// - Parameter words: The arguments of the test and the given name.
  /// - Throws: ``DuplicateName`` if an assertion elsewhere has used it, or one here for other words, or if a name was used
  ///   that is the same file where upper and lower case are not distinguished.
  func claim(
    _ name: SnapshotName, madeOf words: [String] = [], at place: Place
  ) throws(DuplicateName) {
    let own = Use(name: name.file, place: "\(place)", words: words)
    let first = use(of: name) { known in known == nil ? own : nil }
    guard let first else { return }
    if !first.name.utf8.elementsEqual(own.name.utf8) {
      throw .otherSpelling(name, first.name, at: first.place)
    }
    if first.place != own.place { throw .elsewhere(name, first.place) }
    if !first.words.hasEqualUTF8(as: words) { throw .otherWords(name, words, first.words) }
  }

  /// Records what an assertion has made under a name that it has claimed.
  ///
  /// The same assertion may be reached twice, by a test that is repeated.
  ///
  /// - Throws: ``DuplicateName`` if it was something else before.
  func record(_ content: String, of name: SnapshotName) throws(DuplicateName) {
    let earlier = use(of: name) { known in
      guard var use = known, use.content == nil else { return nil }
      use.content = content
      return use
    }
    if let earlier = earlier?.content, earlier != content { throw .again(name) }
  }

  /// The known use of a name, which a new one replaces.
  ///
  /// - Parameter change: Returns the new use; nil to keep the known one.
  private func use(of name: SnapshotName, _ change: (Use?) -> Use?) -> Use? {
    let key = name.file.fileNameKey
    return uses.withLock { uses in
      var known = uses[key]
      func update(_ lines: [String]) -> [String] {
        for use in lines.compactMap(Use.init) { uses[use.name.fileNameKey] = use }
        known = uses[key]
        guard let new = change(known) else { return [] }
        uses[key] = new
        return [new.line]
      }
      // Where nothing can be written, as on a full disk, the names of this process are compared.
      guard let shared, (try? shared.update(update)) != nil else {
        _ = update([])
        return known
      }
      return known
    }
  }
}

extension NameRegistry.Use {
  /// For other processes.
  fileprivate var line: String {
    JSON(optional: [
      TestedNames.Line.name: .string(name), "place": .string(place),
      "words": .array(words.map(JSON.string)),
      "content": content.map(JSON.string),
    ]).line
  }

  fileprivate init?(_ line: String) {
    guard let json = try? JSON(utf8: Array(line.utf8)),
      case .string(let name)? = json[TestedNames.Line.name],
      case .string(let place)? = json["place"], case .array(let words)? = json["words"]
    else { return nil }
    self.init(
      name: name, place: place,
      words: words.compactMap { if case .string(let word) = $0 { word } else { nil } })
    if case .string(let content)? = json["content"] { self.content = content }
  }
}

extension [String] {
  /// Strings are equal that differ in Unicode's normalisation only.
  fileprivate func hasEqualUTF8(as other: [String]) -> Bool {
    elementsEqual(other) { $0.utf8.elementsEqual($1.utf8) }
  }
}

/// Two assertions have the same name, and so the same golden.
enum DuplicateName: Error, Equatable {
  case elsewhere(SnapshotName, String)
  case again(SnapshotName)
  /// The name of the golden's file differs from another one as file systems of macOS and Windows do not.
  case otherSpelling(SnapshotName, String, at: String)
  /// Other arguments or another given name became the same words.
  case otherWords(SnapshotName, [String], [String])
}

extension DuplicateName: CustomStringConvertible {
  var description: String {
    switch self {
    case .elsewhere(let name, let place):
      "the snapshot name '\(name)' is already used at \(place); give one of the two another name with "
        + "'named:'"
    case .again(let name):
      "the snapshot name '\(name)' was already used here, for another value; give each its own name with "
        + "'named:', such as one with the index of the loop"
    case .otherSpelling(let name, let other, let place):
      "the golden '\(name.file)' would be the same file as '\(other)', used at \(place), on macOS and Windows, which do "
        + "not distinguish upper and lower case; give one of the two another name with 'named:'"
    case .otherWords(let name, let words, let others):
      "the snapshot name '\(name)' was already used here, for \(Self.list(others)), of which a file's name has the same "
        + "words as of \(Self.list(words)); give each its own name with 'named:'"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ")
  }
}
