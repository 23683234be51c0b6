/// Something that people should know about one or more snapshots of a scene.
package struct SnapshotWarning: Sendable, Equatable {
  package var sentence: String
  /// ``SnapshotRequest/scene``.
  package var scene: String
  /// Where the first snapshot comes from.
  package var source: SnapshotSource?
  /// The name of the first snapshot that it is about.
  package var first: String
  /// How many snapshots it is about.
  package var count: Int
}

/// What people should know about the snapshots of a run, each sentence once a scene.
package struct SnapshotWarnings: Sendable {
  private struct Key: Hashable {
    var scene: String
    var sentence: String
  }

  /// In the order of the snapshots.
  package private(set) var list: [SnapshotWarning] = []
  private var places: [Key: Int] = [:]

  package init() {}

  /// Adds what is to be said of one snapshot.
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
