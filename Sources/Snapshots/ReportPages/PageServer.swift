import Snapshots

/// What a server adds to its page: decisions about the snapshots.
package struct PageServer: Sendable {
  /// With what the paths of its addresses begin, without `/` at the end; the content of
  /// `<meta name="layouter-server">`.
  package var path: String
  /// Higher after every change of the report or of a decision.
  package var version: Int
  /// The snapshots whose goldens have the drawn pixels by now.
  package var accepted: Set<SnapshotName>
  /// What undo would undo: "accepting 12 pictures"; nil if there is nothing to undo.
  package var undo: String?

  package init(
    path: String, version: Int = 0, accepted: Set<SnapshotName> = [], undo: String? = nil
  ) {
    (self.path, self.version, self.accepted, self.undo) = (path, version, accepted, undo)
  }
}
