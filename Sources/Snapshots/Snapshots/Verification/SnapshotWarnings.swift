/// A problem of one or more snapshots of a scene.
package struct SnapshotWarning: Sendable, Equatable {
  package var sentence: String
  /// ``SnapshotRequest/scene``.
  package var scene: String
  /// The location of the first snapshot.
  package var source: SnapshotSource?
  /// The name of the first snapshot.
  package var first: String
  /// The number of snapshots.
  package var count: Int
}

/// The warnings about the snapshots of a run: each sentence once per scene.
package struct SnapshotWarnings: Sendable {
  private struct Key: Hashable {
    var scene: String
    var sentence: String
  }

  /// The warnings, in the order of the snapshots.
  package private(set) var list: [SnapshotWarning] = []
  private var places: [Key: Int] = [:]

  package init() {}

  /// Adds the warnings about one snapshot.
  package mutating func add(
    _ sentences: [String], of name: String, in scene: String, source: SnapshotSource? = nil
  ) {
    for sentence in sentences {
      let key = Key(scene: scene, sentence: sentence)
      if let place = places[key] {
        list[place].count += 1
      } else {
        places[key] = list.count
        list.append(
          SnapshotWarning(
            sentence: sentence, scene: scene, source: source, first: name, count: 1))
      }
    }
  }
}
