/// The words for results that differ for the same reason.
struct GroupWording {
  private let members: [SnapshotResult]
  private let report: Report

  /// - Parameter members: At least one; all with equally many changes, of the same kinds and
  ///   properties.
  init(of members: [SnapshotResult], in report: Report) {
    self.members = members
    self.report = report
  }

  func group(number: Int) -> ChangeGroup {
    let first = members[0]
    if let change = first.changes.first, change.kind == .moved {
      let goldens = members.count == 1 ? "the golden" : "\(members.count) goldens"
      return ChangeGroup(
        number: number, verdict: first.verdict, change: "\(goldens) \(change.predicate)", place: "",
        details: [], snapshots: members.map(\.name))
    }
    let sentences = first.changes.isEmpty ? first.words : sentences(for: first.changes.count)
    return ChangeGroup(
      number: number, verdict: first.verdict, change: sentences.first ?? first.verdict.rawValue,
      place: members.count > 1 ? place(of: members) : "", details: Array(sentences.dropFirst()),
      causeCount: max(0, first.changes.leadingCauseCount - 1), snapshots: members.map(\.name))
  }

  /// A sentence for each cause, then the different values of causes, then the other changes with theirs.
  private func sentences(for count: Int) -> [String] {
    let all = (0..<count).map { index in sentences(for: members.map { $0.changes[index] }) }
    let causes = all.prefix(members[0].changes.leadingCauseCount)
    return causes.compactMap(\.first) + causes.flatMap { $0.dropFirst() }
      + all.dropFirst(causes.count).joined()
  }

  /// The number of different values that are named; the others are counted.
  private static let valueLimit = 4

  /// The sentence for one change of all members, and one for each of its values if they differ.
  private func sentences(for changes: [Change]) -> [String] {
    var values: [(change: Change, indices: [Int])] = []
    for (index, change) in changes.enumerated() {
      if let place = values.firstIndex(where: { $0.change.predicate == change.predicate }) {
        values[place].indices.append(index)
        values[place].change.views = (values[place].change.views + change.views).withoutRepeats()
        if values[place].change.note != change.note { values[place].change.note = "" }
      } else {
        values.append((change, [index]))
      }
    }
    guard values.count > 1 else { return values.map(\.change.words) }

    var general = values[0].change
    general.views = values.flatMap(\.change.views).withoutRepeats()
    general.predicate = general.predicateWithoutValues
    general.note = ""
    var sentences = [general.words]
    sentences += values.prefix(Self.valueLimit).map { value in
      // The scene of the group is named once.
      "\(value.change.words) \(place(of: value.indices.map { members[$0] }, namesScene: false))"
    }
    if values.count > Self.valueLimit {
      sentences.append("and \(values.count - Self.valueLimit) more such changes")
    }
    return sentences
  }

  /// - Parameter namesScene: Whether a scene is named if all snapshots are of one.
  private func place(of members: [SnapshotResult], namesScene: Bool = true) -> String {
    let scenes = members.map(\.scene).withoutRepeats()
    let all = report.snapshots.indices.filter { scenes.contains(report.snapshots[$0].scene) }
      .map { report.snapshots[$0] }
    let isAll = members.count == all.count && members.count > 1
    let count =
      isAll && members.count == 2
      ? "both pictures"
      : "\(isAll ? "all " : "")\(members.count) \(members.count == 1 ? "picture" : "pictures")"
    var text = "in \(count)"
    if scenes.count > 1 {
      return "\(text) of \(scenes.count) scenes: \(Wording.list(scenes))"
    }
    if namesScene && report.hasSeveralScenes { text += " of \(scenes[0])" }
    let variants = VariantSummary(of: members.map(\.variant), among: all.map(\.variant)).text
    return variants.isEmpty || isAll ? text : "\(text): \(variants)"
  }
}

extension Report {
  fileprivate var hasSeveralScenes: Bool {
    guard let first = snapshots.first?.scene else { return false }
    return snapshots.indices.contains { snapshots[$0].scene != first }
  }
}

extension Change {
  /// The predicate for changes of one kind between different values.
  fileprivate var predicateWithoutValues: String {
    switch kind {
    case .geometry: return " changed in position or size"
    case .size: return "the size changed"
    case .rest: return "and more changes of views"
    case .color:
      guard let property else { return predicate }
      return ": \(property.hasSuffix("colour") ? property : property + " colour") changed"
    default: return property.map { ": \($0) changed" } ?? predicate
    }
  }
}
