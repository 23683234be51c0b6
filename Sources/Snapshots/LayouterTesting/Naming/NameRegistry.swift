import Snapshots
import Synchronization

/// The names that the assertions of a process have used.
final class NameRegistry: Sendable {
  /// The place of an assertion in the source code.
  struct Place: Hashable, CustomStringConvertible {
    var fileID: String
    var line: UInt
    var column: UInt

    var description: String { "\(fileID):\(line):\(column)" }
  }

  private struct Use {
    var place: Place
    /// ``SnapshotResult/actualHash`` or another hash of the content; nil until it is known.
    var content: String?
  }

  private let uses = Mutex([SnapshotName: Use]())

  /// Reserves a name for an assertion.
  ///
  /// - Throws: ``DuplicateName`` if an assertion elsewhere has used it.
  func claim(_ name: SnapshotName, at place: Place) throws(DuplicateName) {
    let first = uses.withLock { uses in uses[name, insertingIfMissing: Use(place: place)].place }
    if first != place { throw .elsewhere(name, first) }
  }

  /// Records what an assertion has compared under a name that it has claimed.
  ///
  /// The same assertion may be reached twice, by a test that is repeated.
  ///
  /// - Throws: ``DuplicateName`` if it was something else before.
  func record(_ content: String, of name: SnapshotName) throws(DuplicateName) {
    let earlier = uses.withLock { uses in
      let earlier = uses[name]?.content
      if earlier == nil { uses[name]?.content = content }
      return earlier
    }
    if let earlier, earlier != content { throw .again(name) }
  }
}

extension Dictionary {
  /// The value of a key, which is inserted if there is none.
  fileprivate subscript(key: Key, insertingIfMissing value: Value) -> Value {
    mutating get {
      if let known = self[key] { return known }
      self[key] = value
      return value
    }
  }
}

/// Two assertions have the same name, and so the same golden.
enum DuplicateName: Error, Equatable {
  case elsewhere(SnapshotName, NameRegistry.Place)
  case again(SnapshotName)
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
    }
  }
}
