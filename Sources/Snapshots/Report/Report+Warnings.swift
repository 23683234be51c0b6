extension Report {
  /// What people should know about the snapshots, told once a scene, in their order.
  package var warnings: [SnapshotWarning] {
    var warnings = SnapshotWarnings()
    for result in snapshots {
      warnings.add(
        result.warnings ?? [], of: result.name.text, in: result.scene, source: result.source)
    }
    return warnings.list
  }
}
