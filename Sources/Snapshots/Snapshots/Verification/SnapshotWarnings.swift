/// A problem of one or more snapshots of a scene.
package struct SnapshotWarning: Sendable, Equatable {
  package var sentence: String
  /// ``SnapshotRequest/scene``.
  package var scene: String
  /// The location of its cause, or else of the first snapshot.
  package var source: SnapshotSource?
  /// The name of the first snapshot.
  package var first: String
  /// The number of snapshots.
  package var count: Int
}

/// The warnings about the snapshots of a run: each cause once, even if several scenes have it; without a known cause,
/// each sentence once per scene.
package struct SnapshotWarnings: Sendable {
  private struct Key: Hashable {
    /// The scene, or the place of the cause, which several scenes can share.
    var place: String
    var sentence: String
  }

  /// The warnings, in the order of the snapshots.
  package private(set) var list: [SnapshotWarning] = []
  private var places: [Key: Int] = [:]

  package init() {}

  /// Adds the warnings about one snapshot.
  ///
  /// - Parameters:
  ///   - causes: Where the causes of the warnings are, by their sentences.
  ///   - source: Where the snapshot is declared.
  package mutating func add(
    _ sentences: [String], of name: String, in scene: String, source: SnapshotSource? = nil,
    causes: [String: SnapshotSource]? = nil
  ) {
    for sentence in sentences {
      let cause = causes?[sentence]
      let place = cause.map { "\($0.file):\($0.line ?? 0)" } ?? scene
      let key = Key(place: place, sentence: sentence)
      if let place = places[key] {
        list[place].count += 1
      } else {
        places[key] = list.count
        list.append(
          SnapshotWarning(
            sentence: sentence, scene: scene, source: cause ?? source, first: name, count: 1))
      }
    }
  }
}
