/// The snapshots of a report that differ for the same reason, which are reviewed and accepted
/// together.
public struct ChangeGroup: Sendable, Equatable {
  /// The number by which `accept --group` names the group, counted from 1.
  public var number: Int
  /// The verdict of all its snapshots.
  public var verdict: Verdict
  /// What changed: "`save`: round radius changed from 8 to 4 pt".
  public var change: String
  /// In how many pictures, and where: "in 216 pictures: all states, light and dark"; empty for a
  /// single snapshot.
  public var place: String
  /// What else changed in all snapshots of the group, and what changed differently in some of them: first a sentence
  /// for each other property, then their different values, then the places and sizes that follow.
  public var details: [String]
  /// The number of details at the beginning that name a change of their own, such as another property. A list that is
  /// shortened has them: whoever accepts the group accepts each.
  public var causeCount = 0
  /// In the order of the report.
  public var snapshots: [SnapshotName]

  /// The change and its place.
  public var words: String { place.isEmpty ? change : "\(change) \(place)" }
}
