extension Report {
  /// The warnings about the snapshots, each cause once, in the order of the snapshots.
  package var warnings: [SnapshotWarning] {
    var warnings = SnapshotWarnings()
    for index in snapshots.indices {
      guard let sentences = snapshots[index].warnings else { continue }
      let result = snapshots[index]
      warnings.add(
        sentences, of: result.name.text, in: result.scene, source: result.source,
        causes: result.warningSources)
    }
    return warnings.list
  }
}
