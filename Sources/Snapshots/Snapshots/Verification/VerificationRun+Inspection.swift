import Threads

extension VerificationRun {
  /// Adds to the report what the page's inspector shows of snapshots that are the same, in the scenes that
  /// the page shows because of others or of notes.
  ///
  /// They are drawn once more: whether they are shown is not known until the run has verified most snapshots.
  func inspectingSame(_ results: [SnapshotResult]) throws -> [SnapshotResult] {
    guard let report else { return results }
    let shown = Set(results.lazy.filter { $0.verdict != .same }.map(\.scene))
      .union(notes.map(\.scene))
    let chosen = results.indices.filter { index in
      let result = results[index]
      return result.verdict == .same && result.pictures?.views == nil
        && shown.contains(result.scene)
    }
    guard !chosen.isEmpty else { return results }
    let byName = Dictionary(
      requests.lazy.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var inspected = results
    let kept = try concurrentMap(chosen, jobs: jobs, isCancelled: isCancelled) { index in
      var result = results[index]
      // It has been drawn before; what cannot be inspected is shown by its tree alone.
      if let inspection = try? byName[result.name]?.draw().inspect?() {
        try reporting { try report.keepViews(inspection, of: &result) }
      }
      return result
    }
    for (index, result) in zip(chosen, kept) { inspected[index] = result }
    return inspected
  }
}
