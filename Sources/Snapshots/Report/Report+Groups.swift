extension Report {
  /// The snapshots that are not the same as their goldens, each in exactly one group, in the order of
  /// the groups' first snapshots.
  public var groups: [ChangeGroup] {
    struct Key: Hashable {
      var verdict: Verdict
      var words: [String]
    }
    var groups: [ChangeGroup] = []
    var places: [Key: Int] = [:]
    for result in failures {
      let key = Key(verdict: result.verdict, words: result.words)
      if let place = places[key] {
        groups[place].snapshots.append(result.name)
      } else {
        places[key] = groups.count
        groups.append(
          ChangeGroup(
            number: groups.count + 1, verdict: result.verdict, words: result.words.first ?? "",
            details: Array(result.words.dropFirst()), snapshots: [result.name]))
      }
    }
    return groups
  }
}
