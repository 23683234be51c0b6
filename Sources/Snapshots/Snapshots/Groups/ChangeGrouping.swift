import Messages

extension Report {
  /// The snapshots that are not the same as their goldens, each in exactly one group, in the order of
  /// the groups' first snapshots.
  ///
  /// Snapshots belong together if the same properties changed between the same values, whatever the
  /// views are called, or within a scene, if the same properties of the same views changed between
  /// any values: a colour has other values in dark appearance, and a text another width in another
  /// size. The words of the group name all of these values.
  public var groups: [ChangeGroup] {
    ChangeGrouping(of: failures).members.enumerated().map { index, members in
      GroupWording(of: members, in: self).group(number: index + 1)
    }
  }
}

extension Report {
  /// The groups of snapshots whose goldens were moved.
  package var movedGroups: [ChangeGroup] {
    let moved = Set(failures.lazy.filter { $0.movedFrom != nil }.map(\.name))
    return moved.isEmpty ? [] : groups.filter { !moved.isDisjoint(with: $0.snapshots) }
  }

  /// The command that moves the goldens of groups, after what it does; nil without groups.
  ///
  /// - Parameter options: Further ones, each after a blank.
  package static func adviceToMove(_ groups: [ChangeGroup], options: String = "") -> String? {
    guard !groups.isEmpty else { return nil }
    let numbers = groups.map { " --group \($0.number)" }.joined()
    return "Move the goldens:    \(ToolName.current) accept\(numbers)\(options)"
  }
}

/// The partition of results by what changed.
struct ChangeGrouping {
  /// What changed, whatever the views are called.
  private struct SameValues: Hashable {
    var verdict: Verdict
    var changes: [Change]
    /// The sentences of a result without changes.
    var words: [String]

    init(_ result: SnapshotResult) {
      verdict = result.verdict
      words = result.changes.isEmpty ? result.words : []
      changes = result.changes.map { change in
        var key = change
        (key.views, key.note) = ([], "")
        if key.kind == .rest { key.predicate = "" }
        return key
      }
    }
  }

  /// What changed, whatever the values are.
  private struct SameProperties: Hashable {
    var scene: String
    var verdict: Verdict
    var changes: [Change]

    init?(_ result: SnapshotResult) {
      // Goldens that were moved from one place to one other are a group.
      guard let first = result.changes.first, first.kind != .moved else { return nil }
      (scene, verdict) = (result.scene, result.verdict)
      changes = result.changes.map { change in
        var key = change
        (key.predicate, key.note) = ("", "")
        return key
      }
    }
  }

  /// The results of each group, in their order; the groups in the order of their first results.
  private(set) var members: [[SnapshotResult]] = []

  init(of results: [SnapshotResult]) {
    // A union-find over the results: each refers to an earlier one of its group, or to itself.
    var earlier = Array(results.indices)
    func first(_ index: Int) -> Int {
      var index = index
      while earlier[index] != index { index = earlier[index] }
      return index
    }
    var valuePlaces: [SameValues: Int] = [:]
    var propertyPlaces: [SameProperties: Int] = [:]
    for (index, result) in results.enumerated() {
      var places = [index]
      if let place = valuePlaces.updateValue(index, forKey: SameValues(result)) {
        places.append(place)
      }
      if let key = SameProperties(result),
        let place = propertyPlaces.updateValue(index, forKey: key)
      {
        places.append(place)
      }
      let roots = places.map(first)
      let root = roots.min() ?? index
      for other in roots { earlier[other] = root }
    }
    var groups: [Int: Int] = [:]
    for (index, result) in results.enumerated() {
      let root = first(index)
      if let place = groups[root] {
        members[place].append(result)
      } else {
        groups[root] = members.count
        members.append([result])
      }
    }
  }
}
