import ImageComparison
import ViewTree

/// States whose pictures are equal, or differ by less than a person notices.
struct IdenticalStatesRule: StateRule {
  static let name = LintRuleName.identicalStates

  func observe(
    _ states: [StatePicture], in scene: LintScene, settings: LintSettings
  ) -> [LintObservation] {
    groups(of: states, limit: settings.minimumStateDifference).map { group, difference in
      let names = Wording.list(group.map(\.state))
      let how =
        difference == 0
        ? "their pictures are equal"
        : "the largest colour difference is ΔE \(difference.formatted(places: 1))"
      return LintObservation(
        rule: Self.name, view: scene.subjectView(in: group[0].picture.tree),
        topic: group.map(\.state).joined(separator: ", "),
        variants: group.map(\.index), value: difference, severity: -difference,
        sentence: "\(names) cannot be distinguished: \(how)",
        remedy: "Give each state resources of its own, or leave the state out.")
    }
  }

  /// The states that look like an earlier one, with the largest difference from it.
  private func groups(
    of states: [StatePicture], limit: Double
  ) -> [(states: [StatePicture], difference: Double)] {
    var groups: [(states: [StatePicture], difference: Double)] = []
    for state in states {
      var isFound = false
      for place in groups.indices {
        let difference = largestDifference(
          of: groups[place].states[0].picture.bitmap, and: state.picture.bitmap, upTo: limit)
        guard difference < limit else { continue }
        groups[place].states.append(state)
        groups[place].difference = max(groups[place].difference, difference)
        isFound = true
        break
      }
      if !isFound { groups.append(([state], 0)) }
    }
    return groups.filter { $0.states.count > 1 }
  }
}

extension LintScene {
  /// The view that the state axis sets.
  func subjectView(in tree: InspectedTree) -> LintView? {
    guard let subject,
      let index = tree.views.firstIndex(where: { $0.source?.number == subject.number })
    else { return nil }
    return LintView(index, in: tree)
  }
}
