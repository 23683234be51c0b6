extension Report {
  /// Something that people should know about one or more snapshots of a scene.
  package struct Warning: Sendable, Equatable {
    package var sentence: String
    /// The first snapshot that it is about.
    package var first: SnapshotResult
    /// How many snapshots it is about.
    package var count: Int
  }

  /// What people should know, told once a scene, in the order of the snapshots.
  package var warnings: [Warning] {
    struct Key: Hashable {
      var scene: String
      var sentence: String
    }
    var warnings: [Warning] = []
    var places: [Key: Int] = [:]
    for result in snapshots {
      for sentence in result.warnings ?? [] {
        let key = Key(scene: result.scene, sentence: sentence)
        if let place = places[key] {
          warnings[place].count += 1
        } else {
          places[key] = warnings.count
          warnings.append(Warning(sentence: sentence, first: result, count: 1))
        }
      }
    }
    return warnings
  }
}
