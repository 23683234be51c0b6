/// The snapshots of a report that differ for the same reason, which are reviewed and accepted
/// together.
public struct ChangeGroup: Sendable, Equatable {
  /// The number by which `accept --group` names the group, counted from 1.
  public var number: Int
  /// The verdict of all its snapshots.
  public var verdict: Verdict
  /// What changed, in how many snapshots, and where: "`save`: round radius changed from 8 to 4 pt in
  /// 216 pictures: all states, light and dark".
  public var words: String
  /// Sentences that differ within the group, or that follow from the change.
  public var details: [String]
  /// In the order of the report.
  public var snapshots: [SnapshotName]
}
